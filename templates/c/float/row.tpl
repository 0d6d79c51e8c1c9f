%# SPDX-License-Identifier: MIT
/* ---- called by the interpreter ---- */

%if $calls = 'round_value'
/* d = a, rounded: a binary32 already is, so this leaves all but the NaNs as they are. */
static inline void ${$p}_round_value(uint32_t *d, const uint32_t *a, enum ${$p}_rounding rounding)
{
	(void)rounding;
	for ${$P}_FLOAT_WIDES(i)
		${$p}_wide_store(d + i, ${$p}_wide_canonical(${$p}_wide_load(a + i)));
}

%end
/* d = a + b */
static inline void ${$p}_round_add(
	uint32_t *d, const uint32_t *a, const uint32_t *b, enum ${$p}_rounding rounding)
{
#if defined(${$P}_FLOAT_X86)
	${$p}_hardware_add(d, a, b, rounding);
#else
	${$p}_portable_add(d, a, b, rounding);
#endif
}

/* d = a * b * 2^k, |k| <= 64 */
static inline void ${$p}_round_mul(
	uint32_t *d, const uint32_t *a, const uint32_t *b, int k, enum ${$p}_rounding rounding)
{
#if defined(${$P}_FLOAT_X86)
	if (k == 0) {
		${$p}_hardware_mul(d, a, b, rounding);
		return;
	}
#endif
	${$p}_portable_mul(d, a, b, k, rounding);
}

/* d = a * b + c, rounded once */
static inline void ${$p}_round_fma(uint32_t *d, const uint32_t *a, const uint32_t *b,
	const uint32_t *c, enum ${$p}_rounding rounding)
{
#if defined(${$P}_FLOAT_X86)
	${$p}_hardware_fma(d, a, b, c, rounding);
#else
	${$p}_portable_fma(d, a, b, c, rounding);
#endif
}

