%# SPDX-License-Identifier: MIT
%# Shifts, the product, and comparisons.
%if $calls = 'vast_shl' or $calls = 'vast_mul' or $vast-divides
/* To the left, by any number of bits. */
static inline struct ${$p}_vast ${$p}_vast_shl(struct ${$p}_vast x, unsigned n)
{
	struct ${$p}_vast y = { { 0 } };
	for (unsigned i = n / 64; i < ${$P}_VAST_LIMBS; i++) {
		y.limb[i] = x.limb[i - n / 64] << n % 64;
		if (n % 64 && i > n / 64)
			y.limb[i] |= x.limb[i - n / 64 - 1] >> (64 - n % 64);
	}
	return y;
}

%end
%if $calls = 'vast_shr' or $calls = 'vast_sar'
/* To the right. */
static inline struct ${$p}_vast ${$p}_vast_shr(struct ${$p}_vast x, unsigned n)
{
	struct ${$p}_vast y = { { 0 } };
	for (unsigned i = n / 64; i < ${$P}_VAST_LIMBS; i++) {
		y.limb[i - n / 64] = x.limb[i] >> n % 64;
		if (n % 64 && i + 1 < ${$P}_VAST_LIMBS)
			y.limb[i - n / 64] |= x.limb[i + 1] << (64 - n % 64);
	}
	return y;
}

%end
%if $calls = 'vast_sar' or $vast-divides
static inline uint32_t ${$p}_vast_is_negative(struct ${$p}_vast x)
{
	return (uint32_t)(x.limb[${$P}_VAST_LIMBS - 1] >> 63);
}

%end
%if $calls = 'vast_sar'
/* To the right, copying the sign. */
static inline struct ${$p}_vast ${$p}_vast_sar(struct ${$p}_vast x, unsigned n)
{
	return ${$p}_vast_is_negative(x) ? ${$p}_vast_not(${$p}_vast_shr(${$p}_vast_not(x), n))
				      : ${$p}_vast_shr(x, n);
}

%end
%if $calls = 'vast_mul'
static inline struct ${$p}_vast ${$p}_vast_mul(struct ${$p}_vast x, struct ${$p}_vast y)
{
	struct ${$p}_vast sum = { { 0 } };
	for (unsigned i = 0; i < ${$P}_VAST_LIMBS; i++)
		for (unsigned k = 0; i + k < ${$P}_VAST_LIMBS; k++) {
			const struct ${$p}_wide product = ${$p}_wide_mul(${$p}_wide_unsigned(x.limb[i]),
					${$p}_wide_unsigned(y.limb[k]));
			sum = ${$p}_vast_add(sum, ${$p}_vast_shl(${$p}_vast_of(product), 64 * (i + k)));
		}
	return sum;
}

%end
%if $calls = 'vast_equal'
static inline bool ${$p}_vast_equal(struct ${$p}_vast x, struct ${$p}_vast y)
{
	uint64_t differs = 0;
	for (unsigned i = 0; i < ${$P}_VAST_LIMBS; i++)
		differs |= x.limb[i] ^ y.limb[i];
	return differs == 0;
}

%end
%if $calls = 'vast_less' or $calls = 'vast_less_signed' or $vast-divides
static inline bool ${$p}_vast_less(struct ${$p}_vast x, struct ${$p}_vast y)
{
	for (unsigned i = ${$P}_VAST_LIMBS; i-- > 0;)
		if (x.limb[i] != y.limb[i])
			return x.limb[i] < y.limb[i];
	return 0;
}

%end
%if $calls = 'vast_less_signed'
static inline bool ${$p}_vast_less_signed(struct ${$p}_vast x, struct ${$p}_vast y)
{
	x.limb[${$P}_VAST_LIMBS - 1] ^= (uint64_t)1 << 63;
	y.limb[${$P}_VAST_LIMBS - 1] ^= (uint64_t)1 << 63;
	return ${$p}_vast_less(x, y);
}

%end
