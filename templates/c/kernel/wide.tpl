%# SPDX-License-Identifier: MIT
/* ---- integers of 128 bits: results modulo 2^128, signed ones in two's complement ---- */

struct ${$p}_wide {
	uint64_t low, high;
};

static inline struct ${$p}_wide ${$p}_wide(uint64_t high, uint64_t low)
{
	return (struct ${$p}_wide){ low, high };
}

static inline struct ${$p}_wide ${$p}_wide_unsigned(uint64_t x)
{
	return ${$p}_wide(0, x);
}

%if $calls = 'wide_signed'
static inline struct ${$p}_wide ${$p}_wide_signed(uint64_t x)
{
	return ${$p}_wide(0 - (x >> 63), x);
}

%end
%if $calls = 'wide_add'
static inline struct ${$p}_wide ${$p}_wide_add(struct ${$p}_wide x, struct ${$p}_wide y)
{
	const uint64_t low = x.low + y.low;
	return ${$p}_wide(x.high + y.high + (low < x.low), low);
}

%end
%if $calls = 'wide_not' or $calls = 'wide_sar'
static inline struct ${$p}_wide ${$p}_wide_not(struct ${$p}_wide x)
{
	return ${$p}_wide(~x.high, ~x.low);
}

%end
%if $calls = 'wide_sub'
static inline struct ${$p}_wide ${$p}_wide_sub(struct ${$p}_wide x, struct ${$p}_wide y)
{
	return ${$p}_wide(x.high - y.high - (x.low < y.low), x.low - y.low);
}

%end
%if $calls = 'wide_mul' or $calls = 'vast_mul'
/* Product modulo 2^128, by halves of 32 bits. */
static inline struct ${$p}_wide ${$p}_wide_mul(struct ${$p}_wide x, struct ${$p}_wide y)
{
	const uint64_t half = 0xffffffff;
	const uint64_t ll = (x.low & half) * (y.low & half), lh = (x.low & half) * (y.low >> 32);
	const uint64_t hl = (x.low >> 32) * (y.low & half), hh = (x.low >> 32) * (y.low >> 32);
	const uint64_t middle = (ll >> 32) + (lh & half) + (hl & half);
	const uint64_t crossed = x.low * y.high + x.high * y.low;
	return ${$p}_wide(hh + (lh >> 32) + (hl >> 32) + (middle >> 32) + crossed,
			(middle << 32) | (ll & half));
}

%end
%if $calls = 'wide_and'
%call halfwise('and', '&')
%end
%if $calls = 'wide_or'
%call halfwise('or', '|')
%end
%if $calls = 'wide_xor'
%call halfwise('xor', '^')
%end
%if $calls = 'wide_shl'
static inline struct ${$p}_wide ${$p}_wide_shl(struct ${$p}_wide x, unsigned n)
{
	if (n == 0)
		return x;
	if (n >= 64)
		return ${$p}_wide(n < 128 ? x.low << (n - 64) : 0, 0);
	return ${$p}_wide(x.high << n | x.low >> (64 - n), x.low << n);
}

%end
%if $calls = 'wide_shr' or $calls = 'wide_sar'
static inline struct ${$p}_wide ${$p}_wide_shr(struct ${$p}_wide x, unsigned n)
{
	if (n == 0)
		return x;
	if (n >= 64)
		return ${$p}_wide(0, n < 128 ? x.high >> (n - 64) : 0);
	return ${$p}_wide(x.high >> n, x.low >> n | x.high << (64 - n));
}

%end
%if $calls = 'wide_sar'
static inline struct ${$p}_wide ${$p}_wide_sar(struct ${$p}_wide x, unsigned n)
{
	if (x.high >> 63)
		return ${$p}_wide_not(${$p}_wide_shr(${$p}_wide_not(x), n));
	return ${$p}_wide_shr(x, n);
}

%end
%if $calls = 'wide_equal'
static inline bool ${$p}_wide_equal(struct ${$p}_wide x, struct ${$p}_wide y)
{
	return x.low == y.low && x.high == y.high;
}

%end
%if $calls = 'wide_less' or $calls = 'wide_less_signed'
static inline bool ${$p}_wide_less(struct ${$p}_wide x, struct ${$p}_wide y)
{
	return x.high < y.high || (x.high == y.high && x.low < y.low);
}

%end
%if $calls = 'wide_less_signed'
static inline bool ${$p}_wide_less_signed(struct ${$p}_wide x, struct ${$p}_wide y)
{
	const uint64_t sign = (uint64_t)1 << 63;
	return ${$p}_wide_less(${$p}_wide(x.high ^ sign, x.low), ${$p}_wide(y.high ^ sign, y.low));
}

%end
%each $s/memories/c-memory[not($s/@program)]
static inline struct ${$p}_wide ${$p}_mem_wide_load_${id: @id}(
		const struct ${$p}_state *state, uint64_t bank, uint64_t address)
{
	const uint64_t first = ${$p}_mem_load_${id: @id}(state, bank, address, 8);
	const uint64_t second = ${$p}_mem_load_${id: @id}(state, bank, address + 8, 8);
%if @big
	return ${$p}_wide(first, second);
%else
	return ${$p}_wide(second, first);
%end
}

%end
