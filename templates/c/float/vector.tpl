%# SPDX-License-Identifier: MIT
/* ---- parts of rows ----
 *
 * A wide part is a vector register of single numbers, a part has as many as a register has
 * doubles; or both are one number. Comparisons give all ones or 0. */
#if defined(__GNUC__) && (defined(__clang__) || __GNUC__ >= 9) && ${$P}_FLOAT_ROW % 16 == 0 && \
	(defined(__x86_64__) || defined(__aarch64__) || defined(__wasm_simd128__))
#define ${$P}_FLOAT_VECTORS
#if defined(__AVX512F__)
#define ${$P}_FLOAT_BYTES 64 /* of a vector register */
#elif defined(__AVX2__)
#define ${$P}_FLOAT_BYTES 32
#else
#define ${$P}_FLOAT_BYTES 16
#endif
#define ${$P}_FLOAT_PART (${$P}_FLOAT_BYTES / 8)
#define ${$P}_FLOAT_WIDE (${$P}_FLOAT_BYTES / 4)
#define ${$P}_FLOAT_TYPE(bytes) __attribute__((vector_size(bytes), aligned(4), may_alias))
#define ${$P}_FLOAT_MASK(type, comparison) ((type)(comparison))
typedef uint32_t ${$p}_part32 ${$P}_FLOAT_TYPE(${$P}_FLOAT_BYTES / 2);
typedef int32_t ${$p}_part_i32 ${$P}_FLOAT_TYPE(${$P}_FLOAT_BYTES / 2);
typedef float ${$p}_part_f32 ${$P}_FLOAT_TYPE(${$P}_FLOAT_BYTES / 2);
typedef uint32_t ${$p}_wide32 ${$P}_FLOAT_TYPE(${$P}_FLOAT_BYTES);
typedef int32_t ${$p}_wide_i32 ${$P}_FLOAT_TYPE(${$P}_FLOAT_BYTES);
typedef float ${$p}_wide_f32 ${$P}_FLOAT_TYPE(${$P}_FLOAT_BYTES);
typedef uint64_t ${$p}_part64 ${$P}_FLOAT_TYPE(${$P}_FLOAT_BYTES);
typedef double ${$p}_part_f64 ${$P}_FLOAT_TYPE(${$P}_FLOAT_BYTES);
#else
#define ${$P}_FLOAT_PART 1
#define ${$P}_FLOAT_WIDE 1
#define ${$P}_FLOAT_MASK(type, comparison) (0 - (type)(comparison))
typedef uint32_t ${$p}_part32;
typedef int32_t ${$p}_part_i32;
typedef float ${$p}_part_f32;
typedef uint32_t ${$p}_wide32;
typedef int32_t ${$p}_wide_i32;
typedef float ${$p}_wide_f32;
typedef uint64_t ${$p}_part64;
typedef double ${$p}_part_f64;
#endif
#define ${$P}_FLOAT_PARTS(i) (int i = 0; i < ${$P}_FLOAT_ROW; i += ${$P}_FLOAT_PART)
#define ${$P}_FLOAT_WIDES(i) (int i = 0; i < ${$P}_FLOAT_ROW; i += ${$P}_FLOAT_WIDE)

%call pun('f32_real', 'float', 'real', 'uint32_t', 'bits')

%call pun('f64_real', 'double', 'real', 'uint64_t', 'bits')

#if defined(${$P}_FLOAT_VECTORS)
${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_real64(${$p}_part64 x)
{
	return (${$p}_part_f64)x;
}

${$P}_FLOAT_INLINE ${$p}_part64 ${$p}_bits64(${$p}_part_f64 x)
{
	return (${$p}_part64)x;
}

${$P}_FLOAT_INLINE ${$p}_part_f64 ${$p}_widen(${$p}_part32 x)
{
	return __builtin_convertvector((${$p}_part_f32)x, ${$p}_part_f64);
}

${$P}_FLOAT_INLINE ${$p}_part32 ${$p}_narrow(${$p}_part_f64 x)
{
	return (${$p}_part32)__builtin_convertvector(x, ${$p}_part_f32);
}

${$P}_FLOAT_INLINE ${$p}_part32 ${$p}_low(${$p}_part64 x)
{
	return __builtin_convertvector(x, ${$p}_part32);
}
#else
static inline double ${$p}_real64(uint64_t x)
{
	return ${$p}_f64_real(x);
}

%call pun('bits64', 'uint64_t', 'bits', 'double', 'real')

static inline double ${$p}_widen(uint32_t x)
{
	return (double)${$p}_f32_real(x);
}

static inline uint32_t ${$p}_narrow(double x)
{
	union {
		float real;
		uint32_t bits;
	} pun = { (float)x };
	return pun.bits;
}

static inline uint32_t ${$p}_low(uint64_t x)
{
	return (uint32_t)x;
}
#endif

