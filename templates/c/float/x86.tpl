%# SPDX-License-Identifier: MIT
/* ---- rows with the mode of the processor switched ---- */

#if defined(${$P}_FLOAT_X86) && !defined(${$P}_FLOAT_AVX512)
/* Compilers take arithmetic for independent of the mode and move it. What goes through FIX stays
 * between the two switches: an operand, and the result. */
#define ${$P}_FLOAT_FIX(x) __asm__ volatile("" : "+x"(x))

/* Switches from nearest to a mode; it costs as much as a row of additions. */
static inline void ${$p}_switch_to(enum ${$p}_rounding rounding)
{
	static const uint32_t controls[] = { 0x1F80, 0x7F80, 0x5F80, 0x3F80 };
	if (rounding != ${$P}_ROUND_NEAREST)
		__asm__ volatile("ldmxcsr %0" : : "m"(controls[rounding]));
}

static inline void ${$p}_switch_back(enum ${$p}_rounding rounding)
{
	static const uint32_t control = 0x1F80;
	if (rounding != ${$P}_ROUND_NEAREST)
		__asm__ volatile("ldmxcsr %0" : : "m"(control));
}

${$P}_FLOAT_INLINE ${$p}_wide_f32 ${$p}_wide_fixed(const uint32_t *row)
{
	${$p}_wide_f32 x = ${$p}_wide_real(${$p}_wide_load(row));
	${$P}_FLOAT_FIX(x);
	return x;
}

${$P}_FLOAT_INLINE void ${$p}_wide_result(uint32_t *row, ${$p}_wide_f32 x)
{
	${$P}_FLOAT_FIX(x);
	${$p}_wide_store(row, ${$p}_wide_canonical(${$p}_wide_bits(x)));
}

%call hardware('add', '+')
%call hardware('mul', '*')
#if defined(__FMA__)
static inline void ${$p}_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum ${$p}_rounding rounding)
{
	${$p}_switch_to(rounding);
	for ${$P}_FLOAT_WIDES(i) {
		${$p}_wide32 x = ${$p}_wide_load(a + i), y = ${$p}_wide_load(b + i);
		${$p}_wide32 z = ${$p}_wide_load(c + i);
		__asm__ volatile("vfmadd213ps {%2, %1, %0|%0, %1, %2}" : "+x"(x) : "x"(y), "x"(z));
		${$p}_wide_store(d + i, ${$p}_wide_canonical(x));
	}
	${$p}_switch_back(rounding);
}
#else
/* Without a fused unit: the product is exact in double. A directed sum in double and then a
 * directed conversion leave the exact sum on the same side; nearest needs the error of the sum. */
static inline void ${$p}_hardware_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum ${$p}_rounding rounding)
{
	if (rounding == ${$P}_ROUND_NEAREST) {
		${$p}_portable_fma(d, a, b, c, rounding);
		return;
	}
	${$p}_switch_to(rounding);
	for ${$P}_FLOAT_PARTS(i) {
		${$p}_part_f64 y = ${$p}_widen(${$p}_part_load(b + i));
		${$p}_part_f64 p = ${$p}_widen(${$p}_part_load(a + i)) * y;
		${$P}_FLOAT_FIX(p);
		${$p}_part32 sum = ${$p}_narrow(p + ${$p}_widen(${$p}_part_load(c + i)));
		__asm__ volatile("" : "+m"(sum)); /* FIX, but it can be half a register */
		${$p}_part_store(d + i, ${$p}_part_canonical(sum));
	}
	${$p}_switch_back(rounding);
}
#endif
#endif

