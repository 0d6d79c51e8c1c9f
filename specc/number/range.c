/* SPDX-License-Identifier: MIT */
/* Arithmetic on ranges: for each operator, a range that contains all results. */
#include "number/range.h"

#include <string.h>

/* ---- ends and bits ---- */

/* The highest bit where a and b differ, and all bits below it. */
static struct wide differing(struct wide a, struct wide b)
{
	struct wide x = wide_xor(a, b);
	if (wide_is_negative(x))
		return wide_from(-1);
	return wide_mask(wide_length(x));
}

/* ---- sets ---- */

static void set_add(struct sem_range *r, int64_t n)
{
	unsigned at = r->set_count++;
	for (; at && r->set[at - 1] > n; at--)
		r->set[at] = r->set[at - 1];
	r->set[at] = n;
}

static bool set_has(const struct sem_range *r, int64_t n)
{
	for (unsigned i = 0; i < r->set_count; i++)
		if (r->set[i] == n)
			return true;
	return false;
}

/* Is w in the interval, with the known bits? */
static bool is_inside_range(const struct sem_range *r, struct wide w)
{
	return !(r->not_zero && wide_is_zero(w)) && wide_compare(w, r->lo) >= 0 &&
		   wide_compare(w, r->hi) <= 0 && wide_is_zero(wide_and(w, r->zeros)) &&
		   wide_is_zero(wide_and(wide_not(w), r->ones));
}

/* Makes a set of a single number or, if `intervals`, of a small interval. False if it is
 * neither. */
static bool as_set(struct sem_range *r, bool intervals)
{
	int64_t lo, hi;
	if (r->set_count)
		return true;
	if (!wide_small(r->lo, &lo) || !wide_small(r->hi, &hi) || (!intervals && lo != hi) ||
		wide_compare(wide_sub(r->hi, r->lo), wide_from(RANGE_MAX_SET)) >= 0)
		return false;
	for (int64_t n = lo;; n++) {
		if (is_inside_range(r, wide_from(n)))
			set_add(r, n);
		if (n == hi)
			return r->set_count > 0;
	}
}

/* Removes values excluded by interval and bits from the set, then derives these from the set. */
static bool settle_set(struct sem_range *r)
{
	if (!r->set_count)
		return true;
	struct sem_range kept = { .set_count = 0 };
	int64_t zeros = -1, ones = -1;
	for (unsigned i = 0; i < r->set_count; i++) {
		int64_t n = r->set[i];
		if (!is_inside_range(r, wide_from(n)))
			continue;
		zeros &= ~n;
		ones &= n;
		kept.set[kept.set_count++] = n;
	}
	if (!kept.set_count)
		return false;
	kept.zeros = wide_from(zeros);
	kept.ones = wide_from(ones);
	kept.lo = wide_from(kept.set[0]);
	kept.hi = wide_from(kept.set[kept.set_count - 1]);
	if (kept.set_count == 1)
		kept.set[0] = kept.set_count = 0;
	*r = kept;
	return true;
}

/* Makes interval, bits and set consistent. False if they contradict each other. */
static bool settle_range(struct sem_range *r)
{
	if (!settle_set(r))
		return false;
	struct wide open = wide_not(wide_or(r->zeros, r->ones));
	if (!wide_is_negative(open)) { /* the sign is known */
		r->lo = wide_greater(r->lo, r->ones);
		r->hi = wide_lesser(r->hi, wide_or(r->ones, open));
	}
	if (wide_compare(r->lo, r->hi) > 0)
		return false;
	struct wide same = wide_not(differing(r->lo, r->hi));
	r->ones = wide_or(r->ones, wide_and(same, r->lo));
	r->zeros = wide_or(r->zeros, wide_and(same, wide_not(r->lo)));
	return wide_is_zero(wide_and(r->ones, r->zeros));
}

typedef bool (*operation)(
	struct sem_range *r, const struct sem_range *a, const struct sem_range *b);

enum { MAX_PAIRS = 64 };

/* Applies the operation to each pair of values of two sets, or of a set and a number. False if
 * neither is a set, or if there are too many results. */
static bool each(
	struct sem_range *r, const struct sem_range *a, const struct sem_range *b, operation op)
{
	if (!a->set_count && !b->set_count)
		return false;
	struct sem_range left = *a, right = *b, out = { .set_count = 0 }, one;
	int64_t n;
	if (!as_set(&left, false) || !as_set(&right, false) ||
		left.set_count * right.set_count > MAX_PAIRS)
		return false;
	for (unsigned i = 0; i < left.set_count; i++)
		for (unsigned k = 0; k < right.set_count; k++) {
			struct sem_range x = range_number(wide_from(left.set[i]));
			struct sem_range y = range_number(wide_from(right.set[k]));
			if (!op(&one, &x, &y) || !range_small(&one, &n))
				return false;
			if (set_has(&out, n))
				continue;
			if (out.set_count == RANGE_MAX_SET)
				return false;
			set_add(&out, n);
		}
	out.lo = wide_from(out.set[0]);
	out.hi = wide_from(out.set[out.set_count - 1]);
	*r = out;
	return settle_range(r);
}

/* For operations that cannot fail. */
static struct sem_range apply_operation(
	const struct sem_range *a, const struct sem_range *b, operation op)
{
	struct sem_range r;
	if (!each(&r, a, b, op))
		op(&r, a, b);
	return r;
}

struct sem_range range_of(struct wide lo, struct wide hi)
{
	struct sem_range r = { .lo = lo, .hi = hi };
	settle_range(&r);
	return r;
}

struct sem_range range_number(struct wide n)
{
	return (struct sem_range){ .lo = n, .hi = n, .zeros = wide_not(n), .ones = n };
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

static void join_sets(struct sem_range *r, struct sem_range a, struct sem_range b)
{
	if (!as_set(&a, false) || !as_set(&b, false))
		return;
	memcpy(r->set, a.set, sizeof r->set);
	r->set_count = a.set_count;
	for (unsigned i = 0; i < b.set_count; i++) {
		if (set_has(r, b.set[i]))
			continue;
		if (r->set_count == RANGE_MAX_SET) {
			memset(r->set, 0, sizeof r->set);
			r->set_count = 0;
			return;
		}
		set_add(r, b.set[i]);
	}
}

static bool range_has_zero(const struct sem_range *r)
{
	return is_inside_range(r, wide_from(0)) && (!r->set_count || set_has(r, 0));
}

/* Records that 0 is excluded, unless the interval or the set already excludes it. */
static void note_not_zero(struct sem_range *r)
{
	r->not_zero = !r->set_count && wide_is_negative(r->lo) && !wide_is_negative(r->hi);
}

struct sem_range range_join(const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = { .lo = wide_lesser(a->lo, b->lo), .hi = wide_greater(a->hi, b->hi) };
	r.zeros = wide_and(a->zeros, b->zeros);
	r.ones = wide_and(a->ones, b->ones);
	if ((a->set_count || range_is_number(a)) && (b->set_count || range_is_number(b)))
		join_sets(&r, *a, *b);
	settle_range(&r);
	if (!range_has_zero(a) && !range_has_zero(b))
		note_not_zero(&r);
	return r;
}

bool range_meet(struct sem_range *r, const struct sem_range *other)
{
	struct sem_range both = r->set_count ? *r : *other;
	bool not_zero = r->not_zero || other->not_zero;
	both.not_zero = false;
	if (r->set_count && other->set_count) {
		memset(both.set, 0, sizeof both.set);
		both.set_count = 0;
		for (unsigned i = 0; i < r->set_count; i++)
			if (set_has(other, r->set[i]))
				set_add(&both, r->set[i]);
		if (!both.set_count)
			return false;
	}
	both.lo = wide_greater(r->lo, other->lo);
	both.hi = wide_lesser(r->hi, other->hi);
	both.zeros = wide_or(r->zeros, other->zeros);
	both.ones = wide_or(r->ones, other->ones);
	if (wide_compare(both.lo, both.hi) > 0 || !wide_is_zero(wide_and(both.zeros, both.ones)) ||
		!settle_range(&both) || (not_zero && !range_exclude(&both, wide_from(0))))
		return false;
	*r = both;
	return true;
}

bool range_exclude(struct sem_range *r, struct wide n)
{
	struct sem_range rest = *r, without;
	int64_t small;
	if (range_is_number(r))
		return !wide_equal(r->lo, n);
	if (wide_small(n, &small) && as_set(&rest, true)) {
		without = rest;
		memset(without.set, 0, sizeof without.set);
		without.set_count = 0;
		for (unsigned i = 0; i < rest.set_count; i++)
			if (rest.set[i] != small)
				set_add(&without, rest.set[i]);
		if (!without.set_count)
			return false;
		rest = without;
	} else if (wide_equal(rest.lo, n)) {
		rest.lo = wide_add(rest.lo, wide_from(1));
	} else if (wide_equal(rest.hi, n)) {
		rest.hi = wide_sub(rest.hi, wide_from(1));
	}
	if (!settle_range(&rest))
		return false;
	if (wide_is_zero(n))
		note_not_zero(&rest);
	*r = rest;
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

/* Number of consecutive known bits from bit 0. */
static unsigned known_low(const struct sem_range *r)
{
	struct wide known = wide_or(r->zeros, r->ones);
	return low_ones(&known);
}

static unsigned zero_low(const struct sem_range *r)
{
	return low_ones(&r->zeros);
}

/* Sets the low n bits of r to those of value. */
static void set_low(struct sem_range *r, struct wide value, unsigned n)
{
	r->ones = wide_or(r->ones, wide_and(value, wide_mask(n)));
	r->zeros = wide_or(r->zeros, wide_and(wide_not(value), wide_mask(n)));
	settle_range(r);
}

static bool range_sum(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
{
	unsigned low = known_low(a) < known_low(b) ? known_low(a) : known_low(b);
	struct wide sum = wide_add(a->ones, b->ones);
	struct sem_range out = range_of(wide_add(a->lo, b->lo), wide_add(a->hi, b->hi));
	set_low(&out, sum, low);
	*r = out;
	return !is_large(r);
}

static bool subtract(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
{
	unsigned low = known_low(a) < known_low(b) ? known_low(a) : known_low(b);
	struct wide difference = wide_sub(a->ones, b->ones);
	struct sem_range out = range_of(wide_sub(a->lo, b->hi), wide_sub(a->hi, b->lo));
	set_low(&out, difference, low);
	*r = out;
	return !is_large(r);
}

static bool multiply(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
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
		lo = wide_lesser(lo, corners[i]);
		hi = wide_greater(hi, corners[i]);
	}
	*r = range_of(lo, hi);
	set_low(r, wide_from(0), low < RANGE_MAX_BITS ? low : RANGE_MAX_BITS);
	return !is_large(r);
}

/* A shift count, limited to WIDE_BITS. */
static unsigned count_of(struct wide n)
{
	return wide_compare(n, wide_from(WIDE_BITS)) > 0 ? WIDE_BITS : (unsigned)n.limb[0];
}

static bool shift_range_left(
	struct sem_range *r, const struct sem_range *a, const struct sem_range *n)
{
	unsigned least = count_of(n->lo), most = count_of(n->hi);
	struct wide zeros = a->zeros, ones = a->ones; /* r may be a */
	if (range_is_number(a) && wide_is_zero(a->lo)) {
		*r = *a;
		return true;
	}
	if (most > RANGE_MAX_BITS)
		return false;
	struct sem_range low = range_number(wide_power(least));
	struct sem_range factor = range_of(low.lo, wide_power(most));
	if (!multiply(r, a, &factor))
		return false;
	if (least == most) {
		r->ones = wide_shl(ones, least);
		r->zeros = wide_or(wide_shl(zeros, least), wide_mask(least));
	} else {
		set_low(r, wide_from(0), least);
	}
	return settle_range(r);
}

static bool shift_range_right(
	struct sem_range *out, const struct sem_range *a, const struct sem_range *n)
{
	unsigned least = count_of(n->lo), most = count_of(n->hi);
	struct sem_range r = range_of(wide_lesser(wide_shr(a->lo, least), wide_shr(a->lo, most)),
		wide_greater(wide_shr(a->hi, least), wide_shr(a->hi, most)));
	if (least == most) {
		r.ones = wide_or(r.ones, wide_shr(a->ones, least));
		r.zeros = wide_or(r.zeros, wide_shr(a->zeros, least));
		settle_range(&r);
	}
	*out = r;
	return true;
}

bool range_add(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
{
	return each(r, a, b, range_sum) || range_sum(r, a, b);
}

bool range_sub(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
{
	return each(r, a, b, subtract) || subtract(r, a, b);
}

bool range_mul(struct sem_range *r, const struct sem_range *a, const struct sem_range *b)
{
	return each(r, a, b, multiply) || multiply(r, a, b);
}

bool range_shl(struct sem_range *r, const struct sem_range *a, const struct sem_range *n)
{
	return each(r, a, n, shift_range_left) || shift_range_left(r, a, n);
}

struct sem_range range_shr(const struct sem_range *a, const struct sem_range *n)
{
	return apply_operation(a, n, shift_range_right);
}

/* ---- bits ---- */

/* For operands in -2^n .. 2^n-1, the result of any bit operator is in the same range. */
static struct sem_range bit_result(
	const struct sem_range *a, const struct sem_range *b, struct wide zeros, struct wide ones)
{
	unsigned n = wide_length(a->lo);
	struct wide ends[3] = { a->hi, b->lo, b->hi };
	for (unsigned i = 0; i < 3; i++)
		if (wide_length(ends[i]) > n)
			n = wide_length(ends[i]);
	struct sem_range r = { .lo = wide_neg(wide_power(n)), .hi = wide_mask(n) };
	r.zeros = zeros;
	r.ones = ones;
	settle_range(&r);
	return r;
}

static bool and_bits(struct sem_range *out, const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = bit_result(a, b, wide_or(a->zeros, b->zeros), wide_and(a->ones, b->ones));
	if (!wide_is_negative(a->lo))
		r.hi = wide_lesser(r.hi, a->hi);
	if (!wide_is_negative(b->lo))
		r.hi = wide_lesser(r.hi, b->hi);
	settle_range(&r);
	*out = r;
	return true;
}

static bool or_bits(struct sem_range *out, const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = bit_result(a, b, wide_and(a->zeros, b->zeros), wide_or(a->ones, b->ones));
	if (!wide_is_negative(a->lo) && !wide_is_negative(b->lo))
		r.lo = wide_greater(r.lo, wide_greater(a->lo, b->lo));
	settle_range(&r);
	*out = r;
	return true;
}

static bool xor_bits(struct sem_range *out, const struct sem_range *a, const struct sem_range *b)
{
	struct wide zeros = wide_or(wide_and(a->zeros, b->zeros), wide_and(a->ones, b->ones));
	struct wide ones = wide_or(wide_and(a->zeros, b->ones), wide_and(a->ones, b->zeros));
	*out = bit_result(a, b, zeros, ones);
	return true;
}

struct sem_range range_and(const struct sem_range *a, const struct sem_range *b)
{
	return apply_operation(a, b, and_bits);
}

struct sem_range range_or(const struct sem_range *a, const struct sem_range *b)
{
	return apply_operation(a, b, or_bits);
}

struct sem_range range_xor(const struct sem_range *a, const struct sem_range *b)
{
	return apply_operation(a, b, xor_bits);
}

struct sem_range range_not(const struct sem_range *a)
{
	struct sem_range r = { .lo = wide_not(a->hi), .hi = wide_not(a->lo) };
	r.zeros = a->ones;
	r.ones = a->zeros;
	for (unsigned i = 0; i < a->set_count; i++)
		set_add(&r, ~a->set[i]);
	return r;
}

static bool most_of_ranges(
	struct sem_range *out, const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range r = { .lo = wide_greater(a->lo, b->lo), .hi = wide_greater(a->hi, b->hi) };
	r.zeros = wide_and(a->zeros, b->zeros);
	r.ones = wide_and(a->ones, b->ones);
	settle_range(&r);
	*out = r;
	return true;
}

struct sem_range range_max(const struct sem_range *a, const struct sem_range *b)
{
	return apply_operation(a, b, most_of_ranges);
}

struct sem_range range_min(const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range x = range_not(a), y = range_not(b), most_of = range_max(&x, &y);
	return range_not(&most_of);
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

/* number: the width, a single number. */
static bool as_signed(
	struct sem_range *r, const struct sem_range *a, const struct sem_range *number)
{
	unsigned width = count_of(number->lo);
	struct wide half = wide_power(width - 1);
	struct sem_range low = range_slice(a, 0, width);
	struct sem_range full = range_number(wide_power(width));
	if (range_within(a, wide_neg(half), wide_mask(width - 1))) {
		*r = *a;
	} else if (wide_compare(low.hi, half) < 0) {
		*r = low;
	} else if (wide_compare(low.lo, half) >= 0) {
		return range_sub(r, &low, &full);
	} else {
		*r = range_of(wide_neg(half), wide_mask(width - 1));
		set_low(r, low.ones, known_low(&low) < width ? known_low(&low) : width - 1);
	}
	return true;
}

struct sem_range range_signed(const struct sem_range *a, unsigned width)
{
	struct sem_range number = range_number(wide_from((int64_t)width));
	return apply_operation(a, &number, as_signed);
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
	if (wide_compare(a->hi, b->lo) < 0 || wide_compare(b->hi, a->lo) < 0)
		return RANGE_NEVER;
	struct sem_range both = *a;
	if (!range_meet(&both, b))
		return RANGE_NEVER;
	return range_is_number(a) && range_is_number(b) ? RANGE_ALWAYS : RANGE_SOMETIMES;
}

struct str range_text(struct arena *arena, const struct sem_range *r)
{
	if (range_is_number(r))
		return wide_text(arena, r->lo);
	if (r->set_count && r->set[r->set_count - 1] - r->set[0] >= r->set_count) {
		struct buffer out = buffer_new(arena);
		for (unsigned i = 0; i < r->set_count; i++)
			buffer_printf(
				&out, "%s%.*s", i ? ", " : "", STR_ARG(wide_text(arena, wide_from(r->set[i]))));
		return buffer_str(&out);
	}
	return str_printf(
		arena, "%.*s .. %.*s", STR_ARG(wide_text(arena, r->lo)), STR_ARG(wide_text(arena, r->hi)));
}
