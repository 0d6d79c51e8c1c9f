%# SPDX-License-Identifier: MIT
/* ---- rows with the rounding in each instruction ---- */

#if defined(${$P}_FLOAT_AVX512)
/* An instruction that rounds in its own mode, for both ways of writing assembler. */
#define ${$P}_FLOAT_ROUNDED(operation, mode) \
	operation " {%{" mode "-sae%}, %2, %1, %0|%0, %1, %2, %{" mode "-sae%}}"

#define ${$P}_FLOAT_ROWS(name, mode) \
	static inline void ${$p}_add_##name(uint32_t *d, const uint32_t *a, const uint32_t *b) \
	{ \
		for ${$P}_FLOAT_WIDES(i) { \
			${$p}_wide32 x = ${$p}_wide_load(a + i), y = ${$p}_wide_load(b + i), sum; \
			__asm__(${$P}_FLOAT_ROUNDED("vaddps", mode) : "=v"(sum) : "v"(x), "v"(y)); \
			${$p}_wide_store(d + i, ${$p}_wide_canonical(sum)); \
		} \
	} \
	static inline void ${$p}_mul_##name(uint32_t *d, const uint32_t *a, const uint32_t *b) \
	{ \
		for ${$P}_FLOAT_WIDES(i) { \
			${$p}_wide32 x = ${$p}_wide_load(a + i), y = ${$p}_wide_load(b + i), product; \
			__asm__(${$P}_FLOAT_ROUNDED("vmulps", mode) : "=v"(product) : "v"(x), "v"(y)); \
			${$p}_wide_store(d + i, ${$p}_wide_canonical(product)); \
		} \
	} \
	static inline void ${$p}_fma_##name( \
		uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c) \
	{ \
		for ${$P}_FLOAT_WIDES(i) { \
			${$p}_wide32 x = ${$p}_wide_load(a + i), y = ${$p}_wide_load(b + i); \
			${$p}_wide32 z = ${$p}_wide_load(c + i); \
			__asm__(${$P}_FLOAT_ROUNDED("vfmadd213ps", mode) : "+v"(x) : "v"(y), "v"(z)); \
			${$p}_wide_store(d + i, ${$p}_wide_canonical(x)); \
		} \
	}
${$P}_FLOAT_ROWS(nearest, "rn")
${$P}_FLOAT_ROWS(zero, "rz")
${$P}_FLOAT_ROWS(up, "ru")
${$P}_FLOAT_ROWS(down, "rd")
#undef ${$P}_FLOAT_ROWS
#undef ${$P}_FLOAT_ROUNDED

#define ${$P}_FLOAT_CHOOSE(operation, ...) \
	switch (rounding) { \
	case ${$P}_ROUND_NEAREST: ${$p}_##operation##_nearest(__VA_ARGS__); break; \
	case ${$P}_ROUND_ZERO: ${$p}_##operation##_zero(__VA_ARGS__); break; \
	case ${$P}_ROUND_UP: ${$p}_##operation##_up(__VA_ARGS__); break; \
	case ${$P}_ROUND_DOWN: ${$p}_##operation##_down(__VA_ARGS__); break; \
	}

static inline void ${$p}_hardware_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum ${$p}_rounding rounding)
{
	${$P}_FLOAT_CHOOSE(add, d, a, b)
}

static inline void ${$p}_hardware_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum ${$p}_rounding rounding)
{
	${$P}_FLOAT_CHOOSE(mul, d, a, b)
}

static inline void ${$p}_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum ${$p}_rounding rounding)
{
	${$P}_FLOAT_CHOOSE(fma, d, a, b, c)
}
#undef ${$P}_FLOAT_CHOOSE
#endif

