%# SPDX-License-Identifier: MIT
/* x = x / y, of numbers that are not negative, y not 0; returns the remainder. */
static inline struct ${$p}_vast ${$p}_vast_divmod(struct ${$p}_vast *x, struct ${$p}_vast y)
{
	struct ${$p}_vast rest = { { 0 } };
	for (unsigned i = 64 * ${$P}_VAST_LIMBS; i-- > 0;) {
		const uint64_t bit = (uint64_t)1 << i % 64;
		rest = ${$p}_vast_shl(rest, 1);
		rest.limb[0] |= x->limb[i / 64] >> i % 64 & 1;
		x->limb[i / 64] &= ~bit;
		if (!${$p}_vast_less(rest, y)) {
			rest = ${$p}_vast_sub(rest, y);
			x->limb[i / 64] |= bit;
		}
	}
	return rest;
}

%if $calls = 'vast_divide'
/* The quotient rounded down, of a positive divisor: -1 - x / y is (-1 - x) / y. */
static inline struct ${$p}_vast ${$p}_vast_divide(struct ${$p}_vast x, struct ${$p}_vast y)
{
	const bool negative = ${$p}_vast_is_negative(x) != 0;
	if (negative)
		x = ${$p}_vast_not(x);
	${$p}_vast_divmod(&x, y);
	return negative ? ${$p}_vast_not(x) : x;
}

%end
%if $calls = 'vast_modulo'
/* The remainder that is not negative. */
static inline struct ${$p}_vast ${$p}_vast_modulo(struct ${$p}_vast x, struct ${$p}_vast y)
{
	const bool negative = ${$p}_vast_is_negative(x) != 0;
	if (negative)
		x = ${$p}_vast_not(x);
	x = ${$p}_vast_divmod(&x, y);
	return negative ? ${$p}_vast_sub(${$p}_vast_sub(y, x), ${$p}_vast_unsigned(1)) : x;
}

%end
