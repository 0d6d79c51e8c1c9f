%# SPDX-License-Identifier: MIT
/* ---- large natural numbers ---- */

%if $float64
#define BIG_LIMBS 130 /* 10^1095 times 2^54, and spare ones; see LONGEST_DIGITS */
%end
%if not($float64)
#define BIG_LIMBS 20 /* 10^162 times 2^25, and spare ones; see LONGEST_DIGITS */
%end

struct big {
	unsigned count;           /* limbs in use; the highest is not zero */
	uint32_t limb[BIG_LIMBS]; /* lowest first */
};

static void big_set(struct big *a, uint64_t value)
{
	a->count = 0;
	for (; value; value >>= 32)
		a->limb[a->count++] = (uint32_t)value;
}

static void big_copy(struct big *a, const struct big *b)
{
	a->count = b->count;
	for (unsigned i = 0; i < b->count; i++)
		a->limb[i] = b->limb[i];
}

/* a = a * factor + addend */
static void big_scale(struct big *a, uint32_t factor, uint32_t addend)
{
	uint64_t carry = addend;
	for (unsigned i = 0; i < a->count; i++) {
		carry += (uint64_t)a->limb[i] * factor;
		a->limb[i] = (uint32_t)carry;
		carry >>= 32;
	}
	if (carry)
		a->limb[a->count++] = (uint32_t)carry;
}

static void big_scale_power10(struct big *a, unsigned exponent)
{
	for (; exponent >= 9; exponent -= 9)
		big_scale(a, 1000000000, 0);
	for (; exponent; exponent--)
		big_scale(a, 10, 0);
}

static void big_shift_left(struct big *a, unsigned bits)
{
	unsigned limbs = bits / 32, rest = bits % 32;
	if (!a->count)
		return;
	if (rest)
		big_scale(a, (uint32_t)1 << rest, 0);
	if (!limbs)
		return;
	for (unsigned i = a->count; i-- > 0;)
		a->limb[i + limbs] = a->limb[i];
	for (unsigned i = 0; i < limbs; i++)
		a->limb[i] = 0;
	a->count += limbs;
}

static int big_compare(const struct big *a, const struct big *b)
{
	if (a->count != b->count)
		return a->count < b->count ? -1 : 1;
	for (unsigned i = a->count; i-- > 0;)
		if (a->limb[i] != b->limb[i])
			return a->limb[i] < b->limb[i] ? -1 : 1;
	return 0;
}

/* a -= b; a >= b */
static void big_subtract(struct big *a, const struct big *b)
{
	uint64_t borrow = 0;
	for (unsigned i = 0; i < a->count; i++) {
		uint64_t take = borrow + (i < b->count ? b->limb[i] : 0);
		borrow = a->limb[i] < take;
		a->limb[i] = (uint32_t)(a->limb[i] - take);
	}
	while (a->count && !a->limb[a->count - 1])
		a->count--;
}

/* Compares a + b with c. */
static int big_compare_sum(const struct big *a, const struct big *b, const struct big *c)
{
	struct big sum;
	unsigned longer = a->count > b->count ? a->count : b->count;
	uint64_t carry = 0;
	sum.count = longer;
	for (unsigned i = 0; i < longer; i++) {
		carry += (i < a->count ? a->limb[i] : 0);
		carry += (i < b->count ? b->limb[i] : 0);
		sum.limb[i] = (uint32_t)carry;
		carry >>= 32;
	}
	if (carry)
		sum.limb[sum.count++] = (uint32_t)carry;
	return big_compare(&sum, c);
}

static int bit_length(uint64_t value)
{
	int bits = 0;
	for (; value; value >>= 1)
		bits++;
	return bits;
}

/* a > 0 */
static int big_bit_length(const struct big *a)
{
	return 32 * (int)(a->count - 1) + bit_length(a->limb[a->count - 1]);
}
