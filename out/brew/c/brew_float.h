/* Binary32 arithmetic on rows: exact results, rounded once, in any of four modes.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#ifndef BREW_FLOAT_H
#define BREW_FLOAT_H

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
 * another in part. All functions have their specified results between brew_float_begin and
 * brew_float_end, and only there, whatever mode the caller computes in.
 *
 * There are three ways to the same bits: rounding written into each instruction (AVX-512), the mode
 * of the processor switched around a row (other x86), and arithmetic that rounds to nearest plus a
 * correction (everything else, or BREW_FLOAT_PORTABLE defined). */
#define BREW_FLOAT_LANES 1
#define BREW_NAN32 0x7fc00000u

#if !defined(BREW_FLOAT_PORTABLE) && defined(__x86_64__) && \
	(defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 9)) && BREW_FLOAT_LANES % 16 == 0
#define BREW_FLOAT_X86
#if defined(__AVX512F__)
#define BREW_FLOAT_AVX512
#endif
#endif

#if defined(__GNUC__)
#define BREW_FLOAT_INLINE static inline __attribute__((always_inline))
#else
#define BREW_FLOAT_INLINE static inline
#endif

enum brew_rounding {
	BREW_ROUND_NEAREST, /* to nearest, a tie to the even one */
	BREW_ROUND_ZERO,    /* toward zero; what is too large becomes the largest finite number */
	BREW_ROUND_UP,      /* toward plus infinity */
	BREW_ROUND_DOWN     /* toward minus infinity; x + (-x) is -0 */
};

/* ---- the caller's mode ---- */

struct brew_float_mode {
	uint64_t control; /* the register of the processor that holds it */
};

/* Takes over: round to nearest, subnormal numbers kept, no traps. Where the compiler has no way to
 * say it, the caller has to come in that mode, which is how C programs start. */
static inline void brew_float_begin(struct brew_float_mode *mode)
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
static inline void brew_float_end(const struct brew_float_mode *mode)
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
#if defined(__GNUC__) && (defined(__clang__) || __GNUC__ >= 9) && BREW_FLOAT_LANES % 16 == 0 && \
	(defined(__x86_64__) || defined(__aarch64__) || defined(__wasm_simd128__))
#define BREW_FLOAT_VECTORS
#if defined(__AVX512F__)
#define BREW_FLOAT_BYTES 64 /* of a vector register */
#elif defined(__AVX2__)
#define BREW_FLOAT_BYTES 32
#else
#define BREW_FLOAT_BYTES 16
#endif
#define BREW_FLOAT_PART (BREW_FLOAT_BYTES / 8)
#define BREW_FLOAT_WIDE (BREW_FLOAT_BYTES / 4)
#define BREW_FLOAT_TYPE(bytes) __attribute__((vector_size(bytes), aligned(4), may_alias))
#define BREW_FLOAT_MASK(type, comparison) ((type)(comparison))
typedef uint32_t brew_part32 BREW_FLOAT_TYPE(BREW_FLOAT_BYTES / 2);
typedef int32_t brew_part_i32 BREW_FLOAT_TYPE(BREW_FLOAT_BYTES / 2);
typedef float brew_part_f32 BREW_FLOAT_TYPE(BREW_FLOAT_BYTES / 2);
typedef uint32_t brew_wide32 BREW_FLOAT_TYPE(BREW_FLOAT_BYTES);
typedef int32_t brew_wide_i32 BREW_FLOAT_TYPE(BREW_FLOAT_BYTES);
typedef float brew_wide_f32 BREW_FLOAT_TYPE(BREW_FLOAT_BYTES);
typedef uint64_t brew_part64 BREW_FLOAT_TYPE(BREW_FLOAT_BYTES);
typedef double brew_part_f64 BREW_FLOAT_TYPE(BREW_FLOAT_BYTES);
#else
#define BREW_FLOAT_PART 1
#define BREW_FLOAT_WIDE 1
#define BREW_FLOAT_MASK(type, comparison) (0 - (type)(comparison))
typedef uint32_t brew_part32;
typedef int32_t brew_part_i32;
typedef float brew_part_f32;
typedef uint32_t brew_wide32;
typedef int32_t brew_wide_i32;
typedef float brew_wide_f32;
typedef uint64_t brew_part64;
typedef double brew_part_f64;
#endif
#define BREW_FLOAT_PARTS(i) (int i = 0; i < BREW_FLOAT_LANES; i += BREW_FLOAT_PART)
#define BREW_FLOAT_WIDES(i) (int i = 0; i < BREW_FLOAT_LANES; i += BREW_FLOAT_WIDE)

static inline float brew_f32_real(uint32_t x)
{
	union {
		uint32_t bits;
		float real;
	} pun = { x };
	return pun.real;
}

static inline double brew_f64_real(uint64_t x)
{
	union {
		uint64_t bits;
		double real;
	} pun = { x };
	return pun.real;
}

#if defined(BREW_FLOAT_VECTORS)
BREW_FLOAT_INLINE brew_part_f64 brew_real64(brew_part64 x)
{
	return (brew_part_f64)x;
}

BREW_FLOAT_INLINE brew_part64 brew_bits64(brew_part_f64 x)
{
	return (brew_part64)x;
}

BREW_FLOAT_INLINE brew_part_f64 brew_widen(brew_part32 x)
{
	return __builtin_convertvector((brew_part_f32)x, brew_part_f64);
}

BREW_FLOAT_INLINE brew_part32 brew_narrow(brew_part_f64 x)
{
	return (brew_part32)__builtin_convertvector(x, brew_part_f32);
}

BREW_FLOAT_INLINE brew_part32 brew_low(brew_part64 x)
{
	return __builtin_convertvector(x, brew_part32);
}
#else
static inline double brew_real64(uint64_t x)
{
	return brew_f64_real(x);
}

static inline uint64_t brew_bits64(double x)
{
	union {
		double real;
		uint64_t bits;
	} pun = { x };
	return pun.bits;
}

static inline double brew_widen(uint32_t x)
{
	return (double)brew_f32_real(x);
}

static inline uint32_t brew_narrow(double x)
{
	union {
		float real;
		uint32_t bits;
	} pun = { (float)x };
	return pun.bits;
}

static inline uint32_t brew_low(uint64_t x)
{
	return (uint32_t)x;
}
#endif

/* ---- single numbers ---- */

#define BREW_FLOAT_SIGN 0x80000000u
#define BREW_FLOAT_INFINITY 0x7F800000u

/* How a directed mode is computed: down is up with all signs turned; up and toward zero differ in
 * when and where they leave the nearest number. */
struct brew_float_direction {
	uint32_t turn;   /* sign bit: turn the sign of the operands and of the result */
	uint32_t inward; /* all ones: toward zero */
};

static inline struct brew_float_direction brew_direction_of(enum brew_rounding rounding)
{
	struct brew_float_direction direction = { 0, 0 };
	if (rounding == BREW_ROUND_DOWN)
		direction.turn = BREW_FLOAT_SIGN;
	if (rounding == BREW_ROUND_ZERO)
		direction.inward = UINT32_MAX;
	return direction;
}

#if defined(BREW_FLOAT_VECTORS)
BREW_FLOAT_INLINE brew_part32 brew_part_load(const uint32_t *row)
{
	return *(const brew_part32 *)row;
}

BREW_FLOAT_INLINE void brew_part_store(uint32_t *row, brew_part32 x)
{
	*(brew_part32 *)row = x;
}

BREW_FLOAT_INLINE brew_part_f32 brew_part_real(brew_part32 x)
{
	return (brew_part_f32)x;
}

BREW_FLOAT_INLINE brew_part32 brew_part_bits(brew_part_f32 x)
{
	return (brew_part32)x;
}
#else
static inline uint32_t brew_part_load(const uint32_t *row)
{
	return *row;
}

static inline void brew_part_store(uint32_t *row, uint32_t x)
{
	*row = x;
}

static inline float brew_part_real(uint32_t x)
{
	return brew_f32_real(x);
}

static inline uint32_t brew_part_bits(float x)
{
	union {
		float real;
		uint32_t bits;
	} pun = { x };
	return pun.bits;
}
#endif

/* x with the NaN that the instruction set says */
BREW_FLOAT_INLINE brew_part32 brew_part_canonical(brew_part32 x)
{
	brew_part_f32 real = brew_part_real(x);
	brew_part32 nan = BREW_FLOAT_MASK(brew_part32, real != real);
	return (x & ~nan) | (nan & BREW_NAN32);
}

/* Moves the nearest number x to the directed one, where move is all ones: up, or toward zero if
 * that is the direction. Patterns of neighbours differ by 1, infinity's included. */
BREW_FLOAT_INLINE brew_part32 brew_part_move(
	brew_part32 x, brew_part32 move, struct brew_float_direction direction)
{
	brew_part32 negative = 0 - (x >> 31);
	brew_part32 moved = x + (move & (negative | direction.inward | 1));
	return brew_part_canonical(moved ^ direction.turn);
}

#if defined(BREW_FLOAT_VECTORS)
BREW_FLOAT_INLINE brew_wide32 brew_wide_load(const uint32_t *row)
{
	return *(const brew_wide32 *)row;
}

BREW_FLOAT_INLINE void brew_wide_store(uint32_t *row, brew_wide32 x)
{
	*(brew_wide32 *)row = x;
}

BREW_FLOAT_INLINE brew_wide_f32 brew_wide_real(brew_wide32 x)
{
	return (brew_wide_f32)x;
}

BREW_FLOAT_INLINE brew_wide32 brew_wide_bits(brew_wide_f32 x)
{
	return (brew_wide32)x;
}
#else
static inline uint32_t brew_wide_load(const uint32_t *row)
{
	return *row;
}

static inline void brew_wide_store(uint32_t *row, uint32_t x)
{
	*row = x;
}

static inline float brew_wide_real(uint32_t x)
{
	return brew_f32_real(x);
}

static inline uint32_t brew_wide_bits(float x)
{
	union {
		float real;
		uint32_t bits;
	} pun = { x };
	return pun.bits;
}
#endif

/* x with the NaN that the instruction set says */
BREW_FLOAT_INLINE brew_wide32 brew_wide_canonical(brew_wide32 x)
{
	brew_wide_f32 real = brew_wide_real(x);
	brew_wide32 nan = BREW_FLOAT_MASK(brew_wide32, real != real);
	return (x & ~nan) | (nan & BREW_NAN32);
}

/* Moves the nearest number x to the directed one, where move is all ones: up, or toward zero if
 * that is the direction. Patterns of neighbours differ by 1, infinity's included. */
BREW_FLOAT_INLINE brew_wide32 brew_wide_move(
	brew_wide32 x, brew_wide32 move, struct brew_float_direction direction)
{
	brew_wide32 negative = 0 - (x >> 31);
	brew_wide32 moved = x + (move & (negative | direction.inward | 1));
	return brew_wide_canonical(moved ^ direction.turn);
}

/* ---- exact results, rounded once ---- */

BREW_FLOAT_INLINE brew_part64 brew_positive(brew_part_f64 x)
{
	return BREW_FLOAT_MASK(brew_part64, x > 0.0);
}

/* s + e, |e| at most half a unit in the last place of s, with all that double cannot hold in its
 * last bit: it then rounds to nearest as the exact sum does. */
BREW_FLOAT_INLINE brew_part_f64 brew_round_odd(brew_part_f64 s, brew_part_f64 e)
{
	brew_part64 x = brew_bits64(s), y = brew_bits64(e);
	brew_part64 inexact = brew_positive(brew_real64(y & (UINT64_MAX >> 1)));
	brew_part64 below = ((x ^ y) >> 63) & inexact; /* the exact sum is nearer to 0 than s */
	return brew_real64((x - below) | (inexact >> 63));
}

/* The exact p + c is the result + *e; no operand is beyond 2^400. */
BREW_FLOAT_INLINE brew_part_f64 brew_two_sum(
	brew_part_f64 p, brew_part_f64 c, brew_part_f64 *e)
{
	brew_part_f64 s = p + c, b = s - p;
	*e = (p - (s - b)) + (c - b);
	return s;
}

BREW_FLOAT_INLINE brew_part32 brew_sum_nearest(brew_part_f64 p, brew_part_f64 c)
{
	brew_part_f64 e, s = brew_two_sum(p, c, &e);
	return brew_part_canonical(brew_narrow(brew_round_odd(s, e)));
}

/* Directed rounding of an exact result, whose sign is turned already: x is its pattern to nearest,
 * nearest the same as a number, rest what the exact result has beyond it. Up moves where the rest
 * is positive; toward zero, where it has not the sign of the nearest number. */
BREW_FLOAT_INLINE brew_part32 brew_round_directed(brew_part32 x, brew_part_f64 nearest,
	brew_part_f64 rest, struct brew_float_direction direction)
{
	uint64_t inward = (uint64_t)direction.inward << 63;
	brew_part64 test = brew_bits64(rest) ^ (~brew_bits64(nearest) & inward);
	return brew_part_move(x, brew_low(brew_positive(brew_real64(test))), direction);
}

BREW_FLOAT_INLINE brew_part32 brew_sum_directed(
	brew_part_f64 p, brew_part_f64 c, struct brew_float_direction direction)
{
	brew_part_f64 e, s = brew_two_sum(p, c, &e);
	brew_part32 x = brew_narrow(s);
	brew_part_f64 nearest = brew_widen(x);
	return brew_round_directed(x, nearest, (s - nearest) + e, direction);
}

/* Sums of single numbers need no double: the larger operand first, and the error of the sum is a
 * single number, exact. */
BREW_FLOAT_INLINE brew_wide32 brew_add_directed(
	brew_wide32 a, brew_wide32 b, struct brew_float_direction direction)
{
	brew_wide_i32 size_a = (brew_wide_i32)(a & ~BREW_FLOAT_SIGN);
	brew_wide_i32 size_b = (brew_wide_i32)(b & ~BREW_FLOAT_SIGN);
	brew_wide32 swapped = (a ^ b) & BREW_FLOAT_MASK(brew_wide32, size_a < size_b);
	brew_wide_f32 large = brew_wide_real(a ^ swapped ^ direction.turn);
	brew_wide_f32 small = brew_wide_real(b ^ swapped ^ direction.turn);
	brew_wide_f32 s = large + small, rest = small - (s - large);
	brew_wide32 x = brew_wide_bits(s), inward = ~x & (direction.inward & BREW_FLOAT_SIGN);
	brew_wide_f32 test = brew_wide_real(brew_wide_bits(rest) ^ inward);
	return brew_wide_move(x, BREW_FLOAT_MASK(brew_wide32, test > 0.0f), direction);
}

/* ---- rows without help of the processor ---- */

static inline void brew_portable_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum brew_rounding rounding)
{
	struct brew_float_direction direction = brew_direction_of(rounding);
	for BREW_FLOAT_WIDES(i) {
		brew_wide32 x = brew_wide_load(a + i), y = brew_wide_load(b + i), sum;
		if (rounding == BREW_ROUND_NEAREST)
			sum = brew_wide_canonical(brew_wide_bits(brew_wide_real(x) + brew_wide_real(y)));
		else
			sum = brew_add_directed(x, y, direction);
		brew_wide_store(d + i, sum);
	}
}

static inline void brew_portable_mul_nearest(uint32_t *d, const uint32_t *a, const uint32_t *b)
{
	for BREW_FLOAT_WIDES(i) {
		brew_wide_f32 x = brew_wide_real(brew_wide_load(a + i));
		brew_wide_f32 y = brew_wide_real(brew_wide_load(b + i));
		brew_wide_store(d + i, brew_wide_canonical(brew_wide_bits(x * y)));
	}
}

/* The product of two binary32 is exact in double, and so is its product with 2^k. */
static inline void brew_portable_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, int k, enum brew_rounding rounding)
{
	struct brew_float_direction direction = brew_direction_of(rounding);
	double power = brew_f64_real((uint64_t)(1023 + k) << 52);
	if (k == 0 && rounding == BREW_ROUND_NEAREST) {
		brew_portable_mul_nearest(d, a, b);
		return;
	}
	for BREW_FLOAT_PARTS(i) {
		brew_part32 x = brew_part_load(a + i) ^ direction.turn;
		brew_part_f64 p = brew_widen(x) * brew_widen(brew_part_load(b + i)) * power;
		brew_part32 y = brew_narrow(p);
		brew_part_f64 nearest = brew_widen(y);
		if (rounding == BREW_ROUND_NEAREST)
			brew_part_store(d + i, brew_part_canonical(y));
		else
			brew_part_store(d + i, brew_round_directed(y, nearest, p - nearest, direction));
	}
}

static inline void brew_portable_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum brew_rounding rounding)
{
	struct brew_float_direction direction = brew_direction_of(rounding);
	for BREW_FLOAT_PARTS(i) {
		brew_part32 x = brew_part_load(a + i) ^ direction.turn;
		brew_part_f64 p = brew_widen(x) * brew_widen(brew_part_load(b + i));
		brew_part_f64 z = brew_widen(brew_part_load(c + i) ^ direction.turn);
		if (rounding == BREW_ROUND_NEAREST)
			brew_part_store(d + i, brew_sum_nearest(p, z));
		else
			brew_part_store(d + i, brew_sum_directed(p, z, direction));
	}
}

/* ---- rows with the mode of the processor switched ---- */

#if defined(BREW_FLOAT_X86) && !defined(BREW_FLOAT_AVX512)
/* Compilers take arithmetic for independent of the mode and move it. What goes through FIX stays
 * between the two switches: an operand, and the result. */
#define BREW_FLOAT_FIX(x) __asm__ volatile("" : "+x"(x))

/* Switches from nearest to a mode; it costs as much as a row of additions. */
static inline void brew_switch_to(enum brew_rounding rounding)
{
	static const uint32_t controls[] = { 0x1F80, 0x7F80, 0x5F80, 0x3F80 };
	if (rounding != BREW_ROUND_NEAREST)
		__asm__ volatile("ldmxcsr %0" : : "m"(controls[rounding]));
}

static inline void brew_switch_back(enum brew_rounding rounding)
{
	static const uint32_t control = 0x1F80;
	if (rounding != BREW_ROUND_NEAREST)
		__asm__ volatile("ldmxcsr %0" : : "m"(control));
}

BREW_FLOAT_INLINE brew_wide_f32 brew_wide_fixed(const uint32_t *row)
{
	brew_wide_f32 x = brew_wide_real(brew_wide_load(row));
	BREW_FLOAT_FIX(x);
	return x;
}

BREW_FLOAT_INLINE void brew_wide_result(uint32_t *row, brew_wide_f32 x)
{
	BREW_FLOAT_FIX(x);
	brew_wide_store(row, brew_wide_canonical(brew_wide_bits(x)));
}

static inline void brew_hardware_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum brew_rounding rounding)
{
	brew_switch_to(rounding);
	for BREW_FLOAT_WIDES(i)
		brew_wide_result(
			d + i, brew_wide_fixed(a + i) + brew_wide_real(brew_wide_load(b + i)));
	brew_switch_back(rounding);
}

static inline void brew_hardware_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum brew_rounding rounding)
{
	brew_switch_to(rounding);
	for BREW_FLOAT_WIDES(i)
		brew_wide_result(
			d + i, brew_wide_fixed(a + i) * brew_wide_real(brew_wide_load(b + i)));
	brew_switch_back(rounding);
}

#if defined(__FMA__)
static inline void brew_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum brew_rounding rounding)
{
	brew_switch_to(rounding);
	for BREW_FLOAT_WIDES(i) {
		brew_wide32 x = brew_wide_load(a + i), y = brew_wide_load(b + i);
		brew_wide32 z = brew_wide_load(c + i);
		__asm__ volatile("vfmadd213ps {%2, %1, %0|%0, %1, %2}" : "+x"(x) : "x"(y), "x"(z));
		brew_wide_store(d + i, brew_wide_canonical(x));
	}
	brew_switch_back(rounding);
}
#else
/* Without a fused unit: the product is exact in double. A directed sum in double and then a
 * directed conversion leave the exact sum on the same side; nearest needs the error of the sum. */
static inline void brew_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum brew_rounding rounding)
{
	if (rounding == BREW_ROUND_NEAREST) {
		brew_portable_fma(d, a, b, c, rounding);
		return;
	}
	brew_switch_to(rounding);
	for BREW_FLOAT_PARTS(i) {
		brew_part_f64 y = brew_widen(brew_part_load(b + i));
		brew_part_f64 p = brew_widen(brew_part_load(a + i)) * y;
		BREW_FLOAT_FIX(p);
		brew_part32 sum = brew_narrow(p + brew_widen(brew_part_load(c + i)));
		__asm__ volatile("" : "+m"(sum)); /* FIX, but it can be half a register */
		brew_part_store(d + i, brew_part_canonical(sum));
	}
	brew_switch_back(rounding);
}
#endif
#endif

/* ---- rows with the rounding in each instruction ---- */

#if defined(BREW_FLOAT_AVX512)
/* An instruction that rounds in its own mode, for both ways of writing assembler. */
#define BREW_FLOAT_ROUNDED(operation, mode) \
	operation " {%{" mode "-sae%}, %2, %1, %0|%0, %1, %2, %{" mode "-sae%}}"

#define BREW_FLOAT_ROWS(name, mode) \
	static inline void brew_add_##name(uint32_t *d, const uint32_t *a, const uint32_t *b) \
	{ \
		for BREW_FLOAT_WIDES(i) { \
			brew_wide32 x = brew_wide_load(a + i), y = brew_wide_load(b + i), sum; \
			__asm__(BREW_FLOAT_ROUNDED("vaddps", mode) : "=v"(sum) : "v"(x), "v"(y)); \
			brew_wide_store(d + i, brew_wide_canonical(sum)); \
		} \
	} \
	static inline void brew_mul_##name(uint32_t *d, const uint32_t *a, const uint32_t *b) \
	{ \
		for BREW_FLOAT_WIDES(i) { \
			brew_wide32 x = brew_wide_load(a + i), y = brew_wide_load(b + i), product; \
			__asm__(BREW_FLOAT_ROUNDED("vmulps", mode) : "=v"(product) : "v"(x), "v"(y)); \
			brew_wide_store(d + i, brew_wide_canonical(product)); \
		} \
	} \
	static inline void brew_fma_##name( \
		uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c) \
	{ \
		for BREW_FLOAT_WIDES(i) { \
			brew_wide32 x = brew_wide_load(a + i), y = brew_wide_load(b + i); \
			brew_wide32 z = brew_wide_load(c + i); \
			__asm__(BREW_FLOAT_ROUNDED("vfmadd213ps", mode) : "+v"(x) : "v"(y), "v"(z)); \
			brew_wide_store(d + i, brew_wide_canonical(x)); \
		} \
	}
BREW_FLOAT_ROWS(nearest, "rn")
BREW_FLOAT_ROWS(zero, "rz")
BREW_FLOAT_ROWS(up, "ru")
BREW_FLOAT_ROWS(down, "rd")
#undef BREW_FLOAT_ROWS
#undef BREW_FLOAT_ROUNDED

#define BREW_FLOAT_CHOOSE(operation, ...) \
	switch (rounding) { \
	case BREW_ROUND_NEAREST: brew_##operation##_nearest(__VA_ARGS__); break; \
	case BREW_ROUND_ZERO: brew_##operation##_zero(__VA_ARGS__); break; \
	case BREW_ROUND_UP: brew_##operation##_up(__VA_ARGS__); break; \
	case BREW_ROUND_DOWN: brew_##operation##_down(__VA_ARGS__); break; \
	}

static inline void brew_hardware_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum brew_rounding rounding)
{
	BREW_FLOAT_CHOOSE(add, d, a, b)
}

static inline void brew_hardware_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum brew_rounding rounding)
{
	BREW_FLOAT_CHOOSE(mul, d, a, b)
}

static inline void brew_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum brew_rounding rounding)
{
	BREW_FLOAT_CHOOSE(fma, d, a, b, c)
}
#undef BREW_FLOAT_CHOOSE
#endif

/* ---- what the interpreter calls ---- */

/* d = a, rounded: a binary32 already is, so this leaves all but the NaNs as they are. */
static inline void brew_round_value(uint32_t *d, const uint32_t *a, enum brew_rounding rounding)
{
	(void)rounding;
	for BREW_FLOAT_WIDES(i)
		brew_wide_store(d + i, brew_wide_canonical(brew_wide_load(a + i)));
}

/* d = a + b */
static inline void brew_round_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum brew_rounding rounding)
{
#if defined(BREW_FLOAT_X86)
	brew_hardware_add(d, a, b, rounding);
#else
	brew_portable_add(d, a, b, rounding);
#endif
}

/* d = a * b * 2^k, |k| <= 64 */
static inline void brew_round_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, int k, enum brew_rounding rounding)
{
#if defined(BREW_FLOAT_X86)
	if (k == 0) {
		brew_hardware_mul(d, a, b, rounding);
		return;
	}
#endif
	brew_portable_mul(d, a, b, k, rounding);
}

/* d = a * b + c, rounded once */
static inline void brew_round_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum brew_rounding rounding)
{
#if defined(BREW_FLOAT_X86)
	brew_hardware_fma(d, a, b, c, rounding);
#else
	brew_portable_fma(d, a, b, c, rounding);
#endif
}

/* ---- integers ---- */

/* Both halves of an integer as double, exactly: set below the leading bit of a large constant, from
 * which the constant is then taken off. 2^84 + 2^63 makes room for the sign of the high half. */
BREW_FLOAT_INLINE brew_part_f64 brew_high_half(brew_part64 x)
{
	brew_part64 high = (x >> 32 ^ 0x80000000u) | 0x4530000000000000u;
	return brew_real64(high) - 0x1.000008p84;
}

BREW_FLOAT_INLINE brew_part_f64 brew_low_half(brew_part64 x)
{
	return brew_real64((x & UINT32_MAX) | 0x4330000000000000u) - 0x1p52;
}

/* d = a; integers have no -0. */
static inline void brew_round_integer(
	uint32_t *d, const int64_t *a, enum brew_rounding rounding)
{
	struct brew_float_direction direction = brew_direction_of(rounding);
	uint64_t turn = (uint64_t)direction.turn << 32;
	for BREW_FLOAT_PARTS(i) {
#if defined(BREW_FLOAT_VECTORS)
		brew_part64 x = *(const brew_part64 *)(a + i);
#else
		brew_part64 x = (uint64_t)a[i];
#endif
		brew_part_f64 p = brew_real64(brew_bits64(brew_high_half(x)) ^ turn);
		brew_part_f64 c = brew_real64(brew_bits64(brew_low_half(x)) ^ turn);
		if (rounding == BREW_ROUND_NEAREST)
			brew_part_store(d + i, brew_sum_nearest(p, c));
		else
			brew_part_store(d + i, brew_sum_directed(p, c, direction));
	}
}

/* What to_integer does, for bounds of any size. */
static inline int64_t brew_integer_of(
	uint32_t a, enum brew_rounding rounding, int64_t least, int64_t most)
{
	uint32_t magnitude = a & ~BREW_FLOAT_SIGN, negative = a >> 31, exponent = magnitude >> 23;
	uint64_t significand = (magnitude & 0x7FFFFF) | (uint64_t)(exponent != 0) << 23;
	uint32_t left = exponent > 150 ? exponent - 150 : 0;
	uint32_t right = exponent < 150 ? 150 - exponent : 0;
	left = left < 39 ? left : 39;
	right = right < 25 ? right : 25; /* then all of it is less than a half */
	uint64_t whole = significand << left >> right;
	uint64_t unit = (uint64_t)1 << right, twice = (significand & (unit - 1)) << 1;
	uint32_t away = rounding == BREW_ROUND_UP ? !negative : negative;
	if (rounding == BREW_ROUND_NEAREST)
		whole += (twice > unit) | ((twice == unit) & (whole & 1));
	else if (rounding != BREW_ROUND_ZERO)
		whole += (twice != 0) & away;
	int64_t value = negative ? -(int64_t)whole : (int64_t)whole;
	value = value < least || (negative && exponent > 189) ? least : value;
	value = value > most || (!negative && exponent > 189) ? most : value;
	return magnitude > BREW_FLOAT_INFINITY ? 0 : value;
}

BREW_FLOAT_INLINE brew_part_f64 brew_choose(
	brew_part64 mask, brew_part_f64 x, brew_part_f64 y)
{
	return brew_real64((brew_bits64(x) & mask) | (brew_bits64(y) & ~mask));
}

/* x in all lanes */
BREW_FLOAT_INLINE brew_part_f64 brew_all(double x)
{
	return (brew_part_f64){ 0 } + x;
}

/* The integer next to x, |x| <= 2^51, in the direction of the rounding. */
BREW_FLOAT_INLINE brew_part_f64 brew_whole(brew_part_f64 x, enum brew_rounding rounding)
{
	const uint64_t sign = (uint64_t)1 << 63, one = 0x3FF0000000000000u;
	brew_part_f64 nearest = (x + 0x1.8p52) - 0x1.8p52, rest = x - nearest;
	brew_part64 step = (brew_part64){ 0 } + (rounding == BREW_ROUND_DOWN ? sign : 0);
	if (rounding == BREW_ROUND_NEAREST)
		return nearest;
	if (rounding == BREW_ROUND_ZERO)
		step = ~brew_bits64(x) & sign;
	/* a step of this sign where the rest has the same one */
	brew_part64 move = brew_positive(brew_real64(brew_bits64(rest) ^ step));
	return nearest + brew_real64((step | one) & move);
}

/* d = a as an integer: rounded, then brought into the bounds; 0 for a NaN, whatever the bounds. */
static inline void brew_to_integer(
	int64_t *d, const uint32_t *a, enum brew_rounding rounding, int64_t least, int64_t most)
{
	const int64_t limit = (int64_t)1 << 51;
	if (least < -limit || most > limit) {
		for (int i = 0; i < BREW_FLOAT_LANES; i++)
			d[i] = brew_integer_of(a[i], rounding, least, most);
		return;
	}
	brew_part_f64 low = brew_all((double)least), high = brew_all((double)most);
	for BREW_FLOAT_PARTS(i) {
		brew_part_f64 x = brew_widen(brew_part_load(a + i));
		brew_part64 number = BREW_FLOAT_MASK(brew_part64, x == x);
		x = brew_choose(BREW_FLOAT_MASK(brew_part64, x < low), low, x);
		x = brew_choose(BREW_FLOAT_MASK(brew_part64, x > high), high, x);
		x = brew_whole(x, rounding) + 0x1.8p52;
		brew_part64 whole = brew_bits64(x) - 0x4338000000000000u;
#if defined(BREW_FLOAT_VECTORS)
		*(brew_part64 *)(d + i) = whole & number;
#else
		d[i] = (int64_t)(whole & number);
#endif
	}
}

/* ---- comparisons, lane by lane: IEEE 754's, false where an operand is a NaN ---- */

static inline uint32_t brew_f32_less(uint32_t a, uint32_t b)
{
	return brew_f32_real(a) < brew_f32_real(b);
}

static inline uint32_t brew_f32_less_equal(uint32_t a, uint32_t b)
{
	return brew_f32_real(a) <= brew_f32_real(b);
}

static inline uint32_t brew_f32_equal(uint32_t a, uint32_t b)
{
	return brew_f32_real(a) == brew_f32_real(b);
}

static inline uint32_t brew_f32_is_nan(uint32_t a)
{
	return brew_f32_real(a) != brew_f32_real(a);
}

static inline uint32_t brew_f32_select(uint32_t condition, uint32_t a, uint32_t b)
{
	uint32_t mask = 0 - condition;
	return (a & mask) | (b & ~mask);
}

/* -0 is less than +0. Of a number and a NaN the number, of two NaNs NAN32. */
static inline uint32_t brew_f32_min(uint32_t a, uint32_t b)
{
	uint32_t least = brew_f32_select(brew_f32_less(a, b) | brew_f32_is_nan(b), a, b);
	least = brew_f32_select(brew_f32_equal(a, b), a | b, least);
	return brew_f32_select(brew_f32_is_nan(least), BREW_NAN32, least);
}

static inline uint32_t brew_f32_max(uint32_t a, uint32_t b)
{
	uint32_t most = brew_f32_select(brew_f32_less(b, a) | brew_f32_is_nan(b), a, b);
	most = brew_f32_select(brew_f32_equal(a, b), a & b, most);
	return brew_f32_select(brew_f32_is_nan(most), BREW_NAN32, most);
}

#endif
