%# SPDX-License-Identifier: MIT
%let vast-divides = $calls = 'vast_divide' or $calls = 'vast_modulo'
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

%if $calls = 'vast_unsigned' or $calls = 'vast_modulo'
static inline struct ${$p}_vast ${$p}_vast_unsigned(uint64_t x)
{
	return ${$p}_vast(0, 0, 0, 0, x);
}

%end
%if $calls = 'vast_signed'
static inline struct ${$p}_vast ${$p}_vast_signed(uint64_t x)
{
	const uint64_t sign = 0 - (x >> 63);
	return ${$p}_vast(sign, sign, sign, sign, x);
}

%end
%if $calls = 'vast_of' or $calls = 'vast_mul'
/* Of 128 bits. */
static inline struct ${$p}_vast ${$p}_vast_of(struct ${$p}_wide x)
{
	return ${$p}_vast(0, 0, 0, x.high, x.low);
}

%end
%if $calls = 'vast_extend'
/* Of 128 bits with a sign. */
static inline struct ${$p}_vast ${$p}_vast_extend(struct ${$p}_wide x)
{
	const uint64_t sign = 0 - (x.high >> 63);
	return ${$p}_vast(sign, sign, sign, x.high, x.low);
}

%end
%if $calls = 'wide_cut'
/* The lowest 128 bits. */
static inline struct ${$p}_wide ${$p}_wide_cut(struct ${$p}_vast x)
{
	return ${$p}_wide(x.limb[1], x.limb[0]);
}

%end
%if $calls = 'vast_add' or $calls = 'vast_sub' or $calls = 'vast_mul' or $vast-divides
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

%end
%if $calls = 'vast_not' or $calls = 'vast_sub' or $calls = 'vast_sar' or $vast-divides
static inline struct ${$p}_vast ${$p}_vast_not(struct ${$p}_vast x)
{
	for (unsigned i = 0; i < ${$P}_VAST_LIMBS; i++)
		x.limb[i] = ~x.limb[i];
	return x;
}

%end
%if $calls = 'vast_sub' or $vast-divides
/* x - y = ~(~x + y) */
static inline struct ${$p}_vast ${$p}_vast_sub(struct ${$p}_vast x, struct ${$p}_vast y)
{
	return ${$p}_vast_not(${$p}_vast_add(${$p}_vast_not(x), y));
}

%end
%if $calls = 'vast_and'
%call limbwise('and', '&')
%end
%if $calls = 'vast_or'
%call limbwise('or', '|')
%end
%if $calls = 'vast_xor'
%call limbwise('xor', '^')
%end
%include "kernel/vast_order.tpl"
%if $vast-divides
%include "kernel/vast_divide.tpl"
%end
