%# SPDX-License-Identifier: MIT
/* ---- integers of 320 bits: what needs more than 128, and divisions of more than 64 ----
 * Results are modulo 2^320, signed ones in two's complement. */

enum { ${$P}_VAST_LIMBS = 5 };

struct ${$p}_vast {
	uint64_t limb[${$P}_VAST_LIMBS]; /* the lowest first */
};

static inline struct ${$p}_vast ${$p}_vast(uint64_t e, uint64_t d, uint64_t c, uint64_t b,
		uint64_t a)
{
	return (struct ${$p}_vast){ { a, b, c, d, e } };
}

static inline struct ${$p}_vast ${$p}_vast_unsigned(uint64_t x)
{
	return ${$p}_vast(0, 0, 0, 0, x);
}

static inline struct ${$p}_vast ${$p}_vast_signed(uint64_t x)
{
	const uint64_t sign = 0 - (x >> 63);
	return ${$p}_vast(sign, sign, sign, sign, x);
}

/* Of 128 bits, unsigned and signed; and the lowest 128. */
static inline struct ${$p}_vast ${$p}_vast_of(struct ${$p}_wide x)
{
	return ${$p}_vast(0, 0, 0, x.high, x.low);
}

static inline struct ${$p}_vast ${$p}_vast_extend(struct ${$p}_wide x)
{
	const uint64_t sign = 0 - (x.high >> 63);
	return ${$p}_vast(sign, sign, sign, x.high, x.low);
}

static inline struct ${$p}_wide ${$p}_wide_cut(struct ${$p}_vast x)
{
	return ${$p}_wide(x.limb[1], x.limb[0]);
}

static inline struct ${$p}_vast ${$p}_vast_add(struct ${$p}_vast x, struct ${$p}_vast y)
{
	uint64_t carry = 0;
	for (unsigned i = 0; i < ${$P}_VAST_LIMBS; i++) {
		const uint64_t sum = x.limb[i] + y.limb[i];
		x.limb[i] = sum + carry;
		carry = (uint64_t)(sum < y.limb[i]) | (uint64_t)(x.limb[i] < sum);
	}
	return x;
}

static inline struct ${$p}_vast ${$p}_vast_not(struct ${$p}_vast x)
{
	for (unsigned i = 0; i < ${$P}_VAST_LIMBS; i++)
		x.limb[i] = ~x.limb[i];
	return x;
}

/* x - y = ~(~x + y) */
static inline struct ${$p}_vast ${$p}_vast_sub(struct ${$p}_vast x, struct ${$p}_vast y)
{
	return ${$p}_vast_not(${$p}_vast_add(${$p}_vast_not(x), y));
}

%call limbwise('and', '&')
%call limbwise('or', '|')
%call limbwise('xor', '^')
/* Shifts by any number of bits; sar copies the sign. */
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

static inline uint32_t ${$p}_vast_is_negative(struct ${$p}_vast x)
{
	return (uint32_t)(x.limb[${$P}_VAST_LIMBS - 1] >> 63);
}

static inline struct ${$p}_vast ${$p}_vast_sar(struct ${$p}_vast x, unsigned n)
{
	return ${$p}_vast_is_negative(x) ? ${$p}_vast_not(${$p}_vast_shr(${$p}_vast_not(x), n))
				      : ${$p}_vast_shr(x, n);
}

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

static inline bool ${$p}_vast_equal(struct ${$p}_vast x, struct ${$p}_vast y)
{
	uint64_t differs = 0;
	for (unsigned i = 0; i < ${$P}_VAST_LIMBS; i++)
		differs |= x.limb[i] ^ y.limb[i];
	return differs == 0;
}

static inline bool ${$p}_vast_less(struct ${$p}_vast x, struct ${$p}_vast y)
{
	for (unsigned i = ${$P}_VAST_LIMBS; i-- > 0;)
		if (x.limb[i] != y.limb[i])
			return x.limb[i] < y.limb[i];
	return 0;
}

static inline bool ${$p}_vast_less_signed(struct ${$p}_vast x, struct ${$p}_vast y)
{
	x.limb[${$P}_VAST_LIMBS - 1] ^= (uint64_t)1 << 63;
	y.limb[${$P}_VAST_LIMBS - 1] ^= (uint64_t)1 << 63;
	return ${$p}_vast_less(x, y);
}

%include "kernel/vast_divide.tpl"
