/* Arithmetic on ranges: for each operator a range that holds all results. */
#include "sem/sem_range.h"

static struct wide lesser(struct wide a, struct wide b)
{
	return wide_compare(a, b) < 0 ? a : b;
}

static struct wide greater(struct wide a, struct wide b)
{
	return wide_compare(a, b) > 0 ? a : b;
}

/* Bits below the highest one where a and b differ, that one included. */
static struct wide differing(struct wide a, struct wide b)
{
	struct wide x = wide_xor(a, b);
	if (wide_is_negative(x))
		return wide_from(-1);
	return wide_mask(wide_length(x));
}

/* Lets interval and bits say the same. False: they contradict each other. */
static bool settle(struct sem_range *r)
{
	struct wide open = wide_not(wide_or(r->zeros, r->ones));
	if (!wide_is_negative(open)) { /* the sign is known */
		r->lo = greater(r->lo, r->ones);
		r->hi = lesser(r->hi, wide_or(r->ones, open));
	}
	if (wide_compare(r->lo, r->hi) > 0)
		return false;
	struct wide same = wide_not(differing(r->lo, r->hi));
	r->ones = wide_or(r->ones, wide_and(same, r->lo));
	r->zeros = wide_or(r->zeros, wide_and(same, wide_not(r->lo)));
	return wide_is_zero(wide_and(r->ones, r->zeros));
}

struct sem_range range_of(struct wide lo, struct wide hi)
{
	struct sem_range r = { .lo = lo, .hi = hi };
	settle(&r);
	return r;
}

struct sem_range range_number(struct wide n)
{
	return range_of(n, n);
}

struct sem_range range_bits(unsigned width)
{
	return range_of(wide_from(0), wide_mask(width));
}

bool range_is_number(const struct sem_range *r)
{
	return wide_equal(r->lo, r->hi);
}

bool range_small(const struct sem_range *r, int64_t *value)
{
	return range_is_number(r) && wide_small(r->lo, value);
}

bool range_within(const struct sem_range *r, struct wide lo, struct wide hi)
{
	return wide_compare(r->lo, lo) >= 0 && wide_compare(r->hi, hi) <= 0;
}

bool range_fits(const struct sem_range *r, unsigned width)
{
	if (range_within(r, wide_from(0), wide_mask(width)))
		return true;
	if (width < 2)
		return false;
	return range_within(r, wide_neg(wide_power(width - 1)), wide_mask(width - 1)) ||
		   range_within(r, wide_neg(wide_power(width)), wide_from(-1));
}

struct sem_range range_join(const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = { lesser(a->lo, b->lo), greater(a->hi, b->hi),
		wide_and(a->zeros, b->zeros), wide_and(a->ones, b->ones) };
	settle(&r);
	return r;
}

bool range_meet(struct sem_range *r, const struct sem_range *other)
{
	struct sem_range both = { greater(r->lo, other->lo), lesser(r->hi, other->hi),
		wide_or(r->zeros, other->zeros), wide_or(r->ones, other->ones) };
	if (wide_compare(both.lo, both.hi) > 0 || !wide_is_zero(wide_and(both.zeros, both.ones)) ||
		!settle(&both))
		return false;
	*r = both;
	return true;
}

/* ---- arithmetic ---- */

static bool is_large(const struct sem_range *r)
{
	return wide_length(r->lo) > RANGE_MAX_BITS || wide_length(r->hi) > RANGE_MAX_BITS;
}

static unsigned low_ones(const struct wide *w)
{
	unsigned n = 0;
	while (n < RANGE_MAX_BITS && w->limb[n / 64] == UINT64_MAX)
		n += 64;
	while (n < RANGE_MAX_BITS && wide_bit(*w, n))
		n++;
	return n;
}

/* Number of low bits that are all known. */
static unsigned known_low(const struct sem_range *r)
{
	struct wide known = wide_or(r->zeros, r->ones);
	return low_ones(&known);
}

static unsigned zero_low(const struct sem_range *r)
{
	return low_ones(&r->zeros);
}

/* The low n bits of r are those of value. */
static void set_low(struct sem_range *r, struct wide value, unsigned n)
{
	r->ones = wide_or(r->ones, wide_and(value, wide_mask(n)));
	r->zeros = wide_or(r->zeros, wide_and(wide_not(value), wide_mask(n)));
	settle(r);
}

bool range_add(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
{
	unsigned low = known_low(a) < known_low(b) ? known_low(a) : known_low(b);
	struct wide sum = wide_add(a->ones, b->ones);
	struct sem_range out = range_of(wide_add(a->lo, b->lo), wide_add(a->hi, b->hi));
	set_low(&out, sum, low);
	*r = out;
	return !is_large(r);
}

bool range_sub(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
{
	unsigned low = known_low(a) < known_low(b) ? known_low(a) : known_low(b);
	struct wide difference = wide_sub(a->ones, b->ones);
	struct sem_range out = range_of(wide_sub(a->lo, b->hi), wide_sub(a->hi, b->lo));
	set_low(&out, difference, low);
	*r = out;
	return !is_large(r);
}

bool range_mul(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
{
	unsigned low = zero_low(a) + zero_low(b);
	struct wide corners[4] = { wide_mul(a->lo, b->lo), wide_mul(a->lo, b->hi),
		wide_mul(a->hi, b->lo), wide_mul(a->hi, b->hi) };
	struct wide lo = corners[0], hi = corners[0];
	unsigned length_a = wide_length(a->lo), length_b = wide_length(b->lo);
	if (wide_length(a->hi) > length_a)
		length_a = wide_length(a->hi);
	if (wide_length(b->hi) > length_b)
		length_b = wide_length(b->hi);
	if (length_a + length_b > WIDE_BITS - 4)
		return false;
	for (unsigned i = 1; i < 4; i++) {
		lo = lesser(lo, corners[i]);
		hi = greater(hi, corners[i]);
	}
	*r = range_of(lo, hi);
	set_low(r, wide_from(0), low < RANGE_MAX_BITS ? low : RANGE_MAX_BITS);
	return !is_large(r);
}

/* A shift count, at most WIDE_BITS. */
static unsigned count_of(struct wide n)
{
	return wide_compare(n, wide_from(WIDE_BITS)) > 0 ? WIDE_BITS : (unsigned)n.limb[0];
}

bool range_shl(struct sem_range *r, const struct sem_range *a, const struct sem_range *n)
{
	unsigned least = count_of(n->lo), most = count_of(n->hi);
	if (range_is_number(a) && wide_is_zero(a->lo)) {
		*r = *a;
		return true;
	}
	if (most > RANGE_MAX_BITS)
		return false;
	struct sem_range low = range_number(wide_power(least));
	struct sem_range factor = range_of(low.lo, wide_power(most));
	if (!range_mul(r, a, &factor))
		return false;
	if (least == most) {
		r->ones = wide_shl(a->ones, least);
		r->zeros = wide_or(wide_shl(a->zeros, least), wide_mask(least));
	} else {
		set_low(r, wide_from(0), least);
	}
	return settle(r);
}

struct sem_range range_shr(const struct sem_range *a, const struct sem_range *n)
{
	unsigned least = count_of(n->lo), most = count_of(n->hi);
	struct sem_range r = range_of(lesser(wide_shr(a->lo, least), wide_shr(a->lo, most)),
		greater(wide_shr(a->hi, least), wide_shr(a->hi, most)));
	if (least == most) {
		r.ones = wide_or(r.ones, wide_shr(a->ones, least));
		r.zeros = wide_or(r.zeros, wide_shr(a->zeros, least));
		settle(&r);
	}
	return r;
}

/* ---- bits ---- */

/* Of operands within -2^n .. 2^n-1 any bit operator stays within it. */
static struct sem_range bit_result(
	const struct sem_range *a, const struct sem_range *b, struct wide zeros, struct wide ones)
{
	unsigned n = wide_length(a->lo);
	struct wide ends[3] = { a->hi, b->lo, b->hi };
	for (unsigned i = 0; i < 3; i++)
		if (wide_length(ends[i]) > n)
			n = wide_length(ends[i]);
	struct sem_range r = { wide_neg(wide_power(n)), wide_mask(n), zeros, ones };
	settle(&r);
	return r;
}

struct sem_range range_and(const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = bit_result(a, b, wide_or(a->zeros, b->zeros), wide_and(a->ones, b->ones));
	if (!wide_is_negative(a->lo))
		r.hi = lesser(r.hi, a->hi);
	if (!wide_is_negative(b->lo))
		r.hi = lesser(r.hi, b->hi);
	settle(&r);
	return r;
}

struct sem_range range_or(const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = bit_result(a, b, wide_and(a->zeros, b->zeros), wide_or(a->ones, b->ones));
	if (!wide_is_negative(a->lo) && !wide_is_negative(b->lo))
		r.lo = greater(r.lo, greater(a->lo, b->lo));
	settle(&r);
	return r;
}

struct sem_range range_xor(const struct sem_range *a, const struct sem_range *b)
{
	struct wide zeros = wide_or(wide_and(a->zeros, b->zeros), wide_and(a->ones, b->ones));
	struct wide ones = wide_or(wide_and(a->zeros, b->ones), wide_and(a->ones, b->zeros));
	return bit_result(a, b, zeros, ones);
}

struct sem_range range_not(const struct sem_range *a)
{
	return (struct sem_range){ wide_not(a->hi), wide_not(a->lo), a->ones, a->zeros };
}

struct sem_range range_min(const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = { lesser(a->lo, b->lo), lesser(a->hi, b->hi), wide_and(a->zeros, b->zeros),
		wide_and(a->ones, b->ones) };
	settle(&r);
	return r;
}

struct sem_range range_max(const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = { greater(a->lo, b->lo), greater(a->hi, b->hi),
		wide_and(a->zeros, b->zeros), wide_and(a->ones, b->ones) };
	settle(&r);
	return r;
}

struct sem_range range_slice(const struct sem_range *a, unsigned low, unsigned width)
{
	struct sem_range count = range_number(wide_from((int64_t)low));
	struct sem_range mask = range_number(wide_mask(width));
	struct sem_range shifted = range_shr(a, &count);
	if (range_within(&shifted, wide_from(0), wide_mask(width)))
		return shifted;
	return range_and(&shifted, &mask);
}

struct sem_range range_signed(const struct sem_range *a, unsigned width)
{
	struct wide half = wide_power(width - 1);
	struct sem_range low = range_slice(a, 0, width), r;
	struct sem_range full = range_number(wide_power(width));
	if (range_within(a, wide_neg(half), wide_mask(width - 1)))
		return *a;
	if (wide_compare(low.hi, half) < 0)
		return low;
	if (wide_compare(low.lo, half) >= 0) {
		range_sub(&r, &low, &full);
		return r;
	}
	r = range_of(wide_neg(half), wide_mask(width - 1));
	set_low(&r, low.ones, known_low(&low) < width ? known_low(&low) : width - 1);
	return r;
}

struct sem_range range_insert(
	const struct sem_range *a, unsigned low, unsigned width, const struct sem_range *b)
{
	struct sem_range hole = range_number(wide_not(wide_shl(wide_mask(width), low)));
	struct sem_range kept = range_and(a, &hole), part = range_slice(b, 0, width), placed;
	struct sem_range count = range_number(wide_from((int64_t)low));
	range_shl(&placed, &part, &count);
	return range_or(&kept, &placed);
}

/* ---- comparisons ---- */

enum range_answer range_less(const struct sem_range *a, const struct sem_range *b)
{
	if (wide_compare(a->hi, b->lo) < 0)
		return RANGE_ALWAYS;
	return wide_compare(a->lo, b->hi) >= 0 ? RANGE_NEVER : RANGE_SOMETIMES;
}

enum range_answer range_equal(const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range both = *a;
	if (!range_meet(&both, b))
		return RANGE_NEVER;
	return range_is_number(a) && range_is_number(b) ? RANGE_ALWAYS : RANGE_SOMETIMES;
}

struct str range_text(struct arena *arena, const struct sem_range *r)
{
	if (range_is_number(r))
		return wide_text(arena, r->lo);
	return str_printf(
		arena, "%.*s .. %.*s", STR_ARG(wide_text(arena, r->lo)), STR_ARG(wide_text(arena, r->hi)));
}
