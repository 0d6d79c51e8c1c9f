/* Binary32 arithmetic on rows: exact results, rounded once, in any of four modes.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#ifndef GPU_FLOAT_H
#define GPU_FLOAT_H

#include <stdint.h>

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "-ffast-math changes the results of this code; build without it"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ < 0 || __FLT_EVAL_METHOD__ == 1 || \
				      __FLT_EVAL_METHOD__ == 2)
#error "float must be evaluated as float; on 32-bit x86 build with -msse2 -mfpmath=sse"
#endif

/* Values are bit patterns and a row holds one value a lane. Results that are no number are NAN32,
 * whatever the operands. A destination can be one of the source rows, but no row may overlap
 * another in part. All functions have their specified results between gpu_float_begin and
 * gpu_float_end, and only there, whatever mode the caller computes in.
 *
 * There are three ways to the same bits: rounding written into each instruction (AVX-512), the mode
 * of the processor switched around a row (other x86), and arithmetic that rounds to nearest plus a
 * correction (everything else, or GPU_FLOAT_PORTABLE defined). */
#define GPU_FLOAT_LANES 32
#define GPU_NAN32 0x7fffffffu

#if !defined(GPU_FLOAT_PORTABLE) && defined(__x86_64__) && \
	(defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 9)) && GPU_FLOAT_LANES % 16 == 0
#define GPU_FLOAT_X86
#if defined(__AVX512F__)
#define GPU_FLOAT_AVX512
#endif
#endif

#if defined(__GNUC__)
#define GPU_FLOAT_INLINE static inline __attribute__((always_inline))
#else
#define GPU_FLOAT_INLINE static inline
#endif

enum gpu_rounding {
	GPU_ROUND_NEAREST, /* to nearest, a tie to the even one */
	GPU_ROUND_ZERO,    /* toward zero; what is too large becomes the largest finite number */
	GPU_ROUND_UP,      /* toward plus infinity */
	GPU_ROUND_DOWN     /* toward minus infinity; x + (-x) is -0 */
};

/* ---- the caller's mode ---- */

struct gpu_float_mode {
	uint64_t control; /* the register of the processor that holds it */
};

/* Takes over: round to nearest, subnormal numbers kept, no traps. Where the compiler has no way to
 * say it, the caller has to come in that mode, which is how C programs start. */
static inline void gpu_float_begin(struct gpu_float_mode *mode)
{
	mode->control = 0;
#if defined(__GNUC__) && defined(__SSE2__)
	uint32_t control = 0x1F80;
	uint32_t old;
	__asm__ volatile("stmxcsr %0\n\tldmxcsr %1" : "=&m"(old) : "m"(control) : "memory");
	mode->control = old;
#elif defined(__GNUC__) && defined(__aarch64__)
	__asm__ volatile("mrs %0, fpcr" : "=r"(mode->control) : : "memory");
	__asm__ volatile("msr fpcr, %0" : : "r"((uint64_t)0) : "memory");
#elif defined(__GNUC__) && defined(__riscv_flen)
	unsigned long old;
	__asm__ volatile("fsrmi %0, 0" : "=r"(old) : : "memory");
	mode->control = old;
#endif
}

/* Gives the caller's mode back, sticky flags included where they are kept with it. */
static inline void gpu_float_end(const struct gpu_float_mode *mode)
{
#if defined(__GNUC__) && defined(__SSE2__)
	uint32_t old = (uint32_t)mode->control;
	__asm__ volatile("ldmxcsr %0" : : "m"(old) : "memory");
#elif defined(__GNUC__) && defined(__aarch64__)
	__asm__ volatile("msr fpcr, %0" : : "r"(mode->control) : "memory");
#elif defined(__GNUC__) && defined(__riscv_flen)
	__asm__ volatile("fsrm %0" : : "r"((unsigned long)mode->control) : "memory");
#else
	(void)mode;
#endif
}

/* ---- parts of rows ----
 *
 * A wide part is a vector register of single numbers, a part has as many lanes as a register has
 * doubles; or both are one lane. Comparisons give all ones or 0. */
#if defined(__GNUC__) && (defined(__clang__) || __GNUC__ >= 9) && GPU_FLOAT_LANES % 16 == 0 && \
	(defined(__x86_64__) || defined(__aarch64__) || defined(__wasm_simd128__))
#define GPU_FLOAT_VECTORS
#if defined(__AVX512F__)
#define GPU_FLOAT_BYTES 64 /* of a vector register */
#elif defined(__AVX2__)
#define GPU_FLOAT_BYTES 32
#else
#define GPU_FLOAT_BYTES 16
#endif
#define GPU_FLOAT_PART (GPU_FLOAT_BYTES / 8)
#define GPU_FLOAT_WIDE (GPU_FLOAT_BYTES / 4)
#define GPU_FLOAT_TYPE(bytes) __attribute__((vector_size(bytes), aligned(4), may_alias))
#define GPU_FLOAT_MASK(type, comparison) ((type)(comparison))
typedef uint32_t gpu_part32 GPU_FLOAT_TYPE(GPU_FLOAT_BYTES / 2);
typedef int32_t gpu_part_i32 GPU_FLOAT_TYPE(GPU_FLOAT_BYTES / 2);
typedef float gpu_part_f32 GPU_FLOAT_TYPE(GPU_FLOAT_BYTES / 2);
typedef uint32_t gpu_wide32 GPU_FLOAT_TYPE(GPU_FLOAT_BYTES);
typedef int32_t gpu_wide_i32 GPU_FLOAT_TYPE(GPU_FLOAT_BYTES);
typedef float gpu_wide_f32 GPU_FLOAT_TYPE(GPU_FLOAT_BYTES);
typedef uint64_t gpu_part64 GPU_FLOAT_TYPE(GPU_FLOAT_BYTES);
typedef double gpu_part_f64 GPU_FLOAT_TYPE(GPU_FLOAT_BYTES);
#else
#define GPU_FLOAT_PART 1
#define GPU_FLOAT_WIDE 1
#define GPU_FLOAT_MASK(type, comparison) (0 - (type)(comparison))
typedef uint32_t gpu_part32;
typedef int32_t gpu_part_i32;
typedef float gpu_part_f32;
typedef uint32_t gpu_wide32;
typedef int32_t gpu_wide_i32;
typedef float gpu_wide_f32;
typedef uint64_t gpu_part64;
typedef double gpu_part_f64;
#endif
#define GPU_FLOAT_PARTS(i) (int i = 0; i < GPU_FLOAT_LANES; i += GPU_FLOAT_PART)
#define GPU_FLOAT_WIDES(i) (int i = 0; i < GPU_FLOAT_LANES; i += GPU_FLOAT_WIDE)

static inline float gpu_f32_real(uint32_t x)
{
	union {
		uint32_t bits;
		float real;
	} pun = { x };
	return pun.real;
}

static inline double gpu_f64_real(uint64_t x)
{
	union {
		uint64_t bits;
		double real;
	} pun = { x };
	return pun.real;
}

#if defined(GPU_FLOAT_VECTORS)
GPU_FLOAT_INLINE gpu_part_f64 gpu_real64(gpu_part64 x)
{
	return (gpu_part_f64)x;
}

GPU_FLOAT_INLINE gpu_part64 gpu_bits64(gpu_part_f64 x)
{
	return (gpu_part64)x;
}

GPU_FLOAT_INLINE gpu_part_f64 gpu_widen(gpu_part32 x)
{
	return __builtin_convertvector((gpu_part_f32)x, gpu_part_f64);
}

GPU_FLOAT_INLINE gpu_part32 gpu_narrow(gpu_part_f64 x)
{
	return (gpu_part32)__builtin_convertvector(x, gpu_part_f32);
}

GPU_FLOAT_INLINE gpu_part32 gpu_low(gpu_part64 x)
{
	return __builtin_convertvector(x, gpu_part32);
}
#else
static inline double gpu_real64(uint64_t x)
{
	return gpu_f64_real(x);
}

static inline uint64_t gpu_bits64(double x)
{
	union {
		double real;
		uint64_t bits;
	} pun = { x };
	return pun.bits;
}

static inline double gpu_widen(uint32_t x)
{
	return (double)gpu_f32_real(x);
}

static inline uint32_t gpu_narrow(double x)
{
	union {
		float real;
		uint32_t bits;
	} pun = { (float)x };
	return pun.bits;
}

static inline uint32_t gpu_low(uint64_t x)
{
	return (uint32_t)x;
}
#endif

/* ---- single numbers ---- */

#define GPU_FLOAT_SIGN 0x80000000u
#define GPU_FLOAT_INFINITY 0x7F800000u

/* How a directed mode is computed: down is up with all signs turned; up and toward zero differ in
 * when and where they leave the nearest number. */
struct gpu_float_direction {
	uint32_t turn;   /* sign bit: turn the sign of the operands and of the result */
	uint32_t inward; /* all ones: toward zero */
};

static inline struct gpu_float_direction gpu_direction_of(enum gpu_rounding rounding)
{
	struct gpu_float_direction direction = { 0, 0 };
	if (rounding == GPU_ROUND_DOWN)
		direction.turn = GPU_FLOAT_SIGN;
	if (rounding == GPU_ROUND_ZERO)
		direction.inward = UINT32_MAX;
	return direction;
}

#if defined(GPU_FLOAT_VECTORS)
GPU_FLOAT_INLINE gpu_part32 gpu_part_load(const uint32_t *row)
{
	return *(const gpu_part32 *)row;
}

GPU_FLOAT_INLINE void gpu_part_store(uint32_t *row, gpu_part32 x)
{
	*(gpu_part32 *)row = x;
}

GPU_FLOAT_INLINE gpu_part_f32 gpu_part_real(gpu_part32 x)
{
	return (gpu_part_f32)x;
}

GPU_FLOAT_INLINE gpu_part32 gpu_part_bits(gpu_part_f32 x)
{
	return (gpu_part32)x;
}
#else
static inline uint32_t gpu_part_load(const uint32_t *row)
{
	return *row;
}

static inline void gpu_part_store(uint32_t *row, uint32_t x)
{
	*row = x;
}

static inline float gpu_part_real(uint32_t x)
{
	return gpu_f32_real(x);
}

static inline uint32_t gpu_part_bits(float x)
{
	union {
		float real;
		uint32_t bits;
	} pun = { x };
	return pun.bits;
}
#endif

/* x with the NaN that the instruction set says */
GPU_FLOAT_INLINE gpu_part32 gpu_part_canonical(gpu_part32 x)
{
	gpu_part_f32 real = gpu_part_real(x);
	gpu_part32 nan = GPU_FLOAT_MASK(gpu_part32, real != real);
	return (x & ~nan) | (nan & GPU_NAN32);
}

/* Moves the nearest number x to the directed one, where move is all ones: up, or toward zero if
 * that is the direction. Patterns of neighbours differ by 1, infinity's included. */
GPU_FLOAT_INLINE gpu_part32 gpu_part_move(
	gpu_part32 x, gpu_part32 move, struct gpu_float_direction direction)
{
	gpu_part32 negative = 0 - (x >> 31);
	gpu_part32 moved = x + (move & (negative | direction.inward | 1));
	return gpu_part_canonical(moved ^ direction.turn);
}

#if defined(GPU_FLOAT_VECTORS)
GPU_FLOAT_INLINE gpu_wide32 gpu_wide_load(const uint32_t *row)
{
	return *(const gpu_wide32 *)row;
}

GPU_FLOAT_INLINE void gpu_wide_store(uint32_t *row, gpu_wide32 x)
{
	*(gpu_wide32 *)row = x;
}

GPU_FLOAT_INLINE gpu_wide_f32 gpu_wide_real(gpu_wide32 x)
{
	return (gpu_wide_f32)x;
}

GPU_FLOAT_INLINE gpu_wide32 gpu_wide_bits(gpu_wide_f32 x)
{
	return (gpu_wide32)x;
}
#else
static inline uint32_t gpu_wide_load(const uint32_t *row)
{
	return *row;
}

static inline void gpu_wide_store(uint32_t *row, uint32_t x)
{
	*row = x;
}

static inline float gpu_wide_real(uint32_t x)
{
	return gpu_f32_real(x);
}

static inline uint32_t gpu_wide_bits(float x)
{
	union {
		float real;
		uint32_t bits;
	} pun = { x };
	return pun.bits;
}
#endif

/* x with the NaN that the instruction set says */
GPU_FLOAT_INLINE gpu_wide32 gpu_wide_canonical(gpu_wide32 x)
{
	gpu_wide_f32 real = gpu_wide_real(x);
	gpu_wide32 nan = GPU_FLOAT_MASK(gpu_wide32, real != real);
	return (x & ~nan) | (nan & GPU_NAN32);
}

/* Moves the nearest number x to the directed one, where move is all ones: up, or toward zero if
 * that is the direction. Patterns of neighbours differ by 1, infinity's included. */
GPU_FLOAT_INLINE gpu_wide32 gpu_wide_move(
	gpu_wide32 x, gpu_wide32 move, struct gpu_float_direction direction)
{
	gpu_wide32 negative = 0 - (x >> 31);
	gpu_wide32 moved = x + (move & (negative | direction.inward | 1));
	return gpu_wide_canonical(moved ^ direction.turn);
}

/* ---- exact results, rounded once ---- */

GPU_FLOAT_INLINE gpu_part64 gpu_positive(gpu_part_f64 x)
{
	return GPU_FLOAT_MASK(gpu_part64, x > 0.0);
}

/* s + e, |e| at most half a unit in the last place of s, with all that double cannot hold in its
 * last bit: it then rounds to nearest as the exact sum does. */
GPU_FLOAT_INLINE gpu_part_f64 gpu_round_odd(gpu_part_f64 s, gpu_part_f64 e)
{
	gpu_part64 x = gpu_bits64(s), y = gpu_bits64(e);
	gpu_part64 inexact = gpu_positive(gpu_real64(y & (UINT64_MAX >> 1)));
	gpu_part64 below = ((x ^ y) >> 63) & inexact; /* the exact sum is nearer to 0 than s */
	return gpu_real64((x - below) | (inexact >> 63));
}

/* The exact p + c is the result + *e; no operand is beyond 2^400. */
GPU_FLOAT_INLINE gpu_part_f64 gpu_two_sum(
	gpu_part_f64 p, gpu_part_f64 c, gpu_part_f64 *e)
{
	gpu_part_f64 s = p + c, b = s - p;
	*e = (p - (s - b)) + (c - b);
	return s;
}

GPU_FLOAT_INLINE gpu_part32 gpu_sum_nearest(gpu_part_f64 p, gpu_part_f64 c)
{
	gpu_part_f64 e, s = gpu_two_sum(p, c, &e);
	return gpu_part_canonical(gpu_narrow(gpu_round_odd(s, e)));
}

/* Directed rounding of an exact result, whose sign is turned already: x is its pattern to nearest,
 * nearest the same as a number, rest what the exact result has beyond it. Up moves where the rest
 * is positive; toward zero, where it has not the sign of the nearest number. */
GPU_FLOAT_INLINE gpu_part32 gpu_round_directed(gpu_part32 x, gpu_part_f64 nearest,
	gpu_part_f64 rest, struct gpu_float_direction direction)
{
	uint64_t inward = (uint64_t)direction.inward << 63;
	gpu_part64 test = gpu_bits64(rest) ^ (~gpu_bits64(nearest) & inward);
	return gpu_part_move(x, gpu_low(gpu_positive(gpu_real64(test))), direction);
}

GPU_FLOAT_INLINE gpu_part32 gpu_sum_directed(
	gpu_part_f64 p, gpu_part_f64 c, struct gpu_float_direction direction)
{
	gpu_part_f64 e, s = gpu_two_sum(p, c, &e);
	gpu_part32 x = gpu_narrow(s);
	gpu_part_f64 nearest = gpu_widen(x);
	return gpu_round_directed(x, nearest, (s - nearest) + e, direction);
}

/* Sums of single numbers need no double: the larger operand first, and the error of the sum is a
 * single number, exact. */
GPU_FLOAT_INLINE gpu_wide32 gpu_add_directed(
	gpu_wide32 a, gpu_wide32 b, struct gpu_float_direction direction)
{
	gpu_wide_i32 size_a = (gpu_wide_i32)(a & ~GPU_FLOAT_SIGN);
	gpu_wide_i32 size_b = (gpu_wide_i32)(b & ~GPU_FLOAT_SIGN);
	gpu_wide32 swapped = (a ^ b) & GPU_FLOAT_MASK(gpu_wide32, size_a < size_b);
	gpu_wide_f32 large = gpu_wide_real(a ^ swapped ^ direction.turn);
	gpu_wide_f32 small = gpu_wide_real(b ^ swapped ^ direction.turn);
	gpu_wide_f32 s = large + small, rest = small - (s - large);
	gpu_wide32 x = gpu_wide_bits(s), inward = ~x & (direction.inward & GPU_FLOAT_SIGN);
	gpu_wide_f32 test = gpu_wide_real(gpu_wide_bits(rest) ^ inward);
	return gpu_wide_move(x, GPU_FLOAT_MASK(gpu_wide32, test > 0.0f), direction);
}

/* ---- rows without help of the processor ---- */

static inline void gpu_portable_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum gpu_rounding rounding)
{
	struct gpu_float_direction direction = gpu_direction_of(rounding);
	for GPU_FLOAT_WIDES(i) {
		gpu_wide32 x = gpu_wide_load(a + i), y = gpu_wide_load(b + i), sum;
		if (rounding == GPU_ROUND_NEAREST)
			sum = gpu_wide_canonical(gpu_wide_bits(gpu_wide_real(x) + gpu_wide_real(y)));
		else
			sum = gpu_add_directed(x, y, direction);
		gpu_wide_store(d + i, sum);
	}
}

static inline void gpu_portable_mul_nearest(uint32_t *d, const uint32_t *a, const uint32_t *b)
{
	for GPU_FLOAT_WIDES(i) {
		gpu_wide_f32 x = gpu_wide_real(gpu_wide_load(a + i));
		gpu_wide_f32 y = gpu_wide_real(gpu_wide_load(b + i));
		gpu_wide_store(d + i, gpu_wide_canonical(gpu_wide_bits(x * y)));
	}
}

/* The product of two binary32 is exact in double, and so is its product with 2^k. */
static inline void gpu_portable_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, int k, enum gpu_rounding rounding)
{
	struct gpu_float_direction direction = gpu_direction_of(rounding);
	double power = gpu_f64_real((uint64_t)(1023 + k) << 52);
	if (k == 0 && rounding == GPU_ROUND_NEAREST) {
		gpu_portable_mul_nearest(d, a, b);
		return;
	}
	for GPU_FLOAT_PARTS(i) {
		gpu_part32 x = gpu_part_load(a + i) ^ direction.turn;
		gpu_part_f64 p = gpu_widen(x) * gpu_widen(gpu_part_load(b + i)) * power;
		gpu_part32 y = gpu_narrow(p);
		gpu_part_f64 nearest = gpu_widen(y);
		if (rounding == GPU_ROUND_NEAREST)
			gpu_part_store(d + i, gpu_part_canonical(y));
		else
			gpu_part_store(d + i, gpu_round_directed(y, nearest, p - nearest, direction));
	}
}

static inline void gpu_portable_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum gpu_rounding rounding)
{
	struct gpu_float_direction direction = gpu_direction_of(rounding);
	for GPU_FLOAT_PARTS(i) {
		gpu_part32 x = gpu_part_load(a + i) ^ direction.turn;
		gpu_part_f64 p = gpu_widen(x) * gpu_widen(gpu_part_load(b + i));
		gpu_part_f64 z = gpu_widen(gpu_part_load(c + i) ^ direction.turn);
		if (rounding == GPU_ROUND_NEAREST)
			gpu_part_store(d + i, gpu_sum_nearest(p, z));
		else
			gpu_part_store(d + i, gpu_sum_directed(p, z, direction));
	}
}

/* ---- rows with the mode of the processor switched ---- */

#if defined(GPU_FLOAT_X86) && !defined(GPU_FLOAT_AVX512)
/* Compilers take arithmetic for independent of the mode and move it. What goes through FIX stays
 * between the two switches: an operand, and the result. */
#define GPU_FLOAT_FIX(x) __asm__ volatile("" : "+x"(x))

/* Switches from nearest to a mode; it costs as much as a row of additions. */
static inline void gpu_switch_to(enum gpu_rounding rounding)
{
	static const uint32_t controls[] = { 0x1F80, 0x7F80, 0x5F80, 0x3F80 };
	if (rounding != GPU_ROUND_NEAREST)
		__asm__ volatile("ldmxcsr %0" : : "m"(controls[rounding]));
}

static inline void gpu_switch_back(enum gpu_rounding rounding)
{
	static const uint32_t control = 0x1F80;
	if (rounding != GPU_ROUND_NEAREST)
		__asm__ volatile("ldmxcsr %0" : : "m"(control));
}

GPU_FLOAT_INLINE gpu_wide_f32 gpu_wide_fixed(const uint32_t *row)
{
	gpu_wide_f32 x = gpu_wide_real(gpu_wide_load(row));
	GPU_FLOAT_FIX(x);
	return x;
}

GPU_FLOAT_INLINE void gpu_wide_result(uint32_t *row, gpu_wide_f32 x)
{
	GPU_FLOAT_FIX(x);
	gpu_wide_store(row, gpu_wide_canonical(gpu_wide_bits(x)));
}

static inline void gpu_hardware_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum gpu_rounding rounding)
{
	gpu_switch_to(rounding);
	for GPU_FLOAT_WIDES(i)
		gpu_wide_result(
			d + i, gpu_wide_fixed(a + i) + gpu_wide_real(gpu_wide_load(b + i)));
	gpu_switch_back(rounding);
}

static inline void gpu_hardware_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum gpu_rounding rounding)
{
	gpu_switch_to(rounding);
	for GPU_FLOAT_WIDES(i)
		gpu_wide_result(
			d + i, gpu_wide_fixed(a + i) * gpu_wide_real(gpu_wide_load(b + i)));
	gpu_switch_back(rounding);
}

#if defined(__FMA__)
static inline void gpu_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum gpu_rounding rounding)
{
	gpu_switch_to(rounding);
	for GPU_FLOAT_WIDES(i) {
		gpu_wide32 x = gpu_wide_load(a + i), y = gpu_wide_load(b + i);
		gpu_wide32 z = gpu_wide_load(c + i);
		__asm__ volatile("vfmadd213ps {%2, %1, %0|%0, %1, %2}" : "+x"(x) : "x"(y), "x"(z));
		gpu_wide_store(d + i, gpu_wide_canonical(x));
	}
	gpu_switch_back(rounding);
}
#else
/* Without a fused unit: the product is exact in double. A directed sum in double and then a
 * directed conversion leave the exact sum on the same side; nearest needs the error of the sum. */
static inline void gpu_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum gpu_rounding rounding)
{
	if (rounding == GPU_ROUND_NEAREST) {
		gpu_portable_fma(d, a, b, c, rounding);
		return;
	}
	gpu_switch_to(rounding);
	for GPU_FLOAT_PARTS(i) {
		gpu_part_f64 y = gpu_widen(gpu_part_load(b + i));
		gpu_part_f64 p = gpu_widen(gpu_part_load(a + i)) * y;
		GPU_FLOAT_FIX(p);
		gpu_part32 sum = gpu_narrow(p + gpu_widen(gpu_part_load(c + i)));
		__asm__ volatile("" : "+m"(sum)); /* FIX, but it can be half a register */
		gpu_part_store(d + i, gpu_part_canonical(sum));
	}
	gpu_switch_back(rounding);
}
#endif
#endif

/* ---- rows with the rounding in each instruction ---- */

#if defined(GPU_FLOAT_AVX512)
/* An instruction that rounds in its own mode, for both ways of writing assembler. */
#define GPU_FLOAT_ROUNDED(operation, mode) \
	operation " {%{" mode "-sae%}, %2, %1, %0|%0, %1, %2, %{" mode "-sae%}}"

#define GPU_FLOAT_ROWS(name, mode) \
	static inline void gpu_add_##name(uint32_t *d, const uint32_t *a, const uint32_t *b) \
	{ \
		for GPU_FLOAT_WIDES(i) { \
			gpu_wide32 x = gpu_wide_load(a + i), y = gpu_wide_load(b + i), sum; \
			__asm__(GPU_FLOAT_ROUNDED("vaddps", mode) : "=v"(sum) : "v"(x), "v"(y)); \
			gpu_wide_store(d + i, gpu_wide_canonical(sum)); \
		} \
	} \
	static inline void gpu_mul_##name(uint32_t *d, const uint32_t *a, const uint32_t *b) \
	{ \
		for GPU_FLOAT_WIDES(i) { \
			gpu_wide32 x = gpu_wide_load(a + i), y = gpu_wide_load(b + i), product; \
			__asm__(GPU_FLOAT_ROUNDED("vmulps", mode) : "=v"(product) : "v"(x), "v"(y)); \
			gpu_wide_store(d + i, gpu_wide_canonical(product)); \
		} \
	} \
	static inline void gpu_fma_##name( \
		uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c) \
	{ \
		for GPU_FLOAT_WIDES(i) { \
			gpu_wide32 x = gpu_wide_load(a + i), y = gpu_wide_load(b + i); \
			gpu_wide32 z = gpu_wide_load(c + i); \
			__asm__(GPU_FLOAT_ROUNDED("vfmadd213ps", mode) : "+v"(x) : "v"(y), "v"(z)); \
			gpu_wide_store(d + i, gpu_wide_canonical(x)); \
		} \
	}
GPU_FLOAT_ROWS(nearest, "rn")
GPU_FLOAT_ROWS(zero, "rz")
GPU_FLOAT_ROWS(up, "ru")
GPU_FLOAT_ROWS(down, "rd")
#undef GPU_FLOAT_ROWS
#undef GPU_FLOAT_ROUNDED

#define GPU_FLOAT_CHOOSE(operation, ...) \
	switch (rounding) { \
	case GPU_ROUND_NEAREST: gpu_##operation##_nearest(__VA_ARGS__); break; \
	case GPU_ROUND_ZERO: gpu_##operation##_zero(__VA_ARGS__); break; \
	case GPU_ROUND_UP: gpu_##operation##_up(__VA_ARGS__); break; \
	case GPU_ROUND_DOWN: gpu_##operation##_down(__VA_ARGS__); break; \
	}

static inline void gpu_hardware_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum gpu_rounding rounding)
{
	GPU_FLOAT_CHOOSE(add, d, a, b)
}

static inline void gpu_hardware_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum gpu_rounding rounding)
{
	GPU_FLOAT_CHOOSE(mul, d, a, b)
}

static inline void gpu_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum gpu_rounding rounding)
{
	GPU_FLOAT_CHOOSE(fma, d, a, b, c)
}
#undef GPU_FLOAT_CHOOSE
#endif

/* ---- what the interpreter calls ---- */

/* d = a, rounded: a binary32 already is, so this leaves all but the NaNs as they are. */
static inline void gpu_round_value(uint32_t *d, const uint32_t *a, enum gpu_rounding rounding)
{
	(void)rounding;
	for GPU_FLOAT_WIDES(i)
		gpu_wide_store(d + i, gpu_wide_canonical(gpu_wide_load(a + i)));
}

/* d = a + b */
static inline void gpu_round_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum gpu_rounding rounding)
{
#if defined(GPU_FLOAT_X86)
	gpu_hardware_add(d, a, b, rounding);
#else
	gpu_portable_add(d, a, b, rounding);
#endif
}

/* d = a * b * 2^k, |k| <= 64 */
static inline void gpu_round_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, int k, enum gpu_rounding rounding)
{
#if defined(GPU_FLOAT_X86)
	if (k == 0) {
		gpu_hardware_mul(d, a, b, rounding);
		return;
	}
#endif
	gpu_portable_mul(d, a, b, k, rounding);
}

/* d = a * b + c, rounded once */
static inline void gpu_round_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum gpu_rounding rounding)
{
#if defined(GPU_FLOAT_X86)
	gpu_hardware_fma(d, a, b, c, rounding);
#else
	gpu_portable_fma(d, a, b, c, rounding);
#endif
}

/* ---- integers ---- */

/* Both halves of an integer as double, exactly: set below the leading bit of a large constant, from
 * which the constant is then taken off. 2^84 + 2^63 makes room for the sign of the high half. */
GPU_FLOAT_INLINE gpu_part_f64 gpu_high_half(gpu_part64 x)
{
	gpu_part64 high = (x >> 32 ^ 0x80000000u) | 0x4530000000000000u;
	return gpu_real64(high) - 0x1.000008p84;
}

GPU_FLOAT_INLINE gpu_part_f64 gpu_low_half(gpu_part64 x)
{
	return gpu_real64((x & UINT32_MAX) | 0x4330000000000000u) - 0x1p52;
}

/* d = a; integers have no -0. */
static inline void gpu_round_integer(
	uint32_t *d, const int64_t *a, enum gpu_rounding rounding)
{
	struct gpu_float_direction direction = gpu_direction_of(rounding);
	uint64_t turn = (uint64_t)direction.turn << 32;
	for GPU_FLOAT_PARTS(i) {
#if defined(GPU_FLOAT_VECTORS)
		gpu_part64 x = *(const gpu_part64 *)(a + i);
#else
		gpu_part64 x = (uint64_t)a[i];
#endif
		gpu_part_f64 p = gpu_real64(gpu_bits64(gpu_high_half(x)) ^ turn);
		gpu_part_f64 c = gpu_real64(gpu_bits64(gpu_low_half(x)) ^ turn);
		if (rounding == GPU_ROUND_NEAREST)
			gpu_part_store(d + i, gpu_sum_nearest(p, c));
		else
			gpu_part_store(d + i, gpu_sum_directed(p, c, direction));
	}
}

/* What to_integer does, for bounds of any size. */
static inline int64_t gpu_integer_of(
	uint32_t a, enum gpu_rounding rounding, int64_t least, int64_t most)
{
	uint32_t magnitude = a & ~GPU_FLOAT_SIGN, negative = a >> 31, exponent = magnitude >> 23;
	uint64_t significand = (magnitude & 0x7FFFFF) | (uint64_t)(exponent != 0) << 23;
	uint32_t left = exponent > 150 ? exponent - 150 : 0;
	uint32_t right = exponent < 150 ? 150 - exponent : 0;
	left = left < 39 ? left : 39;
	right = right < 25 ? right : 25; /* then all of it is less than a half */
	uint64_t whole = significand << left >> right;
	uint64_t unit = (uint64_t)1 << right, twice = (significand & (unit - 1)) << 1;
	uint32_t away = rounding == GPU_ROUND_UP ? !negative : negative;
	if (rounding == GPU_ROUND_NEAREST)
		whole += (twice > unit) | ((twice == unit) & (whole & 1));
	else if (rounding != GPU_ROUND_ZERO)
		whole += (twice != 0) & away;
	int64_t value = negative ? -(int64_t)whole : (int64_t)whole;
	value = value < least || (negative && exponent > 189) ? least : value;
	value = value > most || (!negative && exponent > 189) ? most : value;
	return magnitude > GPU_FLOAT_INFINITY ? 0 : value;
}

GPU_FLOAT_INLINE gpu_part_f64 gpu_choose(
	gpu_part64 mask, gpu_part_f64 x, gpu_part_f64 y)
{
	return gpu_real64((gpu_bits64(x) & mask) | (gpu_bits64(y) & ~mask));
}

/* x in all lanes */
GPU_FLOAT_INLINE gpu_part_f64 gpu_all(double x)
{
	return (gpu_part_f64){ 0 } + x;
}

/* The integer next to x, |x| <= 2^51, in the direction of the rounding. */
GPU_FLOAT_INLINE gpu_part_f64 gpu_whole(gpu_part_f64 x, enum gpu_rounding rounding)
{
	const uint64_t sign = (uint64_t)1 << 63, one = 0x3FF0000000000000u;
	gpu_part_f64 nearest = (x + 0x1.8p52) - 0x1.8p52, rest = x - nearest;
	gpu_part64 step = (gpu_part64){ 0 } + (rounding == GPU_ROUND_DOWN ? sign : 0);
	if (rounding == GPU_ROUND_NEAREST)
		return nearest;
	if (rounding == GPU_ROUND_ZERO)
		step = ~gpu_bits64(x) & sign;
	/* a step of this sign where the rest has the same one */
	gpu_part64 move = gpu_positive(gpu_real64(gpu_bits64(rest) ^ step));
	return nearest + gpu_real64((step | one) & move);
}

/* d = a as an integer: rounded, then brought into the bounds; 0 for a NaN, whatever the bounds. */
static inline void gpu_to_integer(
	int64_t *d, const uint32_t *a, enum gpu_rounding rounding, int64_t least, int64_t most)
{
	const int64_t limit = (int64_t)1 << 51;
	if (least < -limit || most > limit) {
		for (int i = 0; i < GPU_FLOAT_LANES; i++)
			d[i] = gpu_integer_of(a[i], rounding, least, most);
		return;
	}
	gpu_part_f64 low = gpu_all((double)least), high = gpu_all((double)most);
	for GPU_FLOAT_PARTS(i) {
		gpu_part_f64 x = gpu_widen(gpu_part_load(a + i));
		gpu_part64 number = GPU_FLOAT_MASK(gpu_part64, x == x);
		x = gpu_choose(GPU_FLOAT_MASK(gpu_part64, x < low), low, x);
		x = gpu_choose(GPU_FLOAT_MASK(gpu_part64, x > high), high, x);
		x = gpu_whole(x, rounding) + 0x1.8p52;
		gpu_part64 whole = gpu_bits64(x) - 0x4338000000000000u;
#if defined(GPU_FLOAT_VECTORS)
		*(gpu_part64 *)(d + i) = whole & number;
#else
		d[i] = (int64_t)(whole & number);
#endif
	}
}

/* ---- comparisons, lane by lane: IEEE 754's, false where an operand is a NaN ---- */

static inline uint32_t gpu_f32_less(uint32_t a, uint32_t b)
{
	return gpu_f32_real(a) < gpu_f32_real(b);
}

static inline uint32_t gpu_f32_less_equal(uint32_t a, uint32_t b)
{
	return gpu_f32_real(a) <= gpu_f32_real(b);
}

static inline uint32_t gpu_f32_equal(uint32_t a, uint32_t b)
{
	return gpu_f32_real(a) == gpu_f32_real(b);
}

static inline uint32_t gpu_f32_is_nan(uint32_t a)
{
	return gpu_f32_real(a) != gpu_f32_real(a);
}

static inline uint32_t gpu_f32_select(uint32_t condition, uint32_t a, uint32_t b)
{
	uint32_t mask = 0 - condition;
	return (a & mask) | (b & ~mask);
}

/* -0 is less than +0. Of a number and a NaN the number, of two NaNs NAN32. */
static inline uint32_t gpu_f32_min(uint32_t a, uint32_t b)
{
	uint32_t least = gpu_f32_select(gpu_f32_less(a, b) | gpu_f32_is_nan(b), a, b);
	least = gpu_f32_select(gpu_f32_equal(a, b), a | b, least);
	return gpu_f32_select(gpu_f32_is_nan(least), GPU_NAN32, least);
}

static inline uint32_t gpu_f32_max(uint32_t a, uint32_t b)
{
	uint32_t most = gpu_f32_select(gpu_f32_less(b, a) | gpu_f32_is_nan(b), a, b);
	most = gpu_f32_select(gpu_f32_equal(a, b), a & b, most);
	return gpu_f32_select(gpu_f32_is_nan(most), GPU_NAN32, most);
}

#endif
