/* SPDX-License-Identifier: MIT */
/* Ranges, compared with brute force: for any members of two small ranges, the result of an operator
 * is in the range that it returns. */
#include "unit.h"
#include "number/range.h"

enum { ROUNDS = 3000, SPAN = 24 };

static int next_random(int bound)
{
	return (int)(unit_random() % (uint64_t)bound);
}

static bool has(const struct sem_range *r, int64_t n)
{
	struct wide w = wide_from(n);
	bool in_set = !r->set_count;
	for (unsigned i = 0; i < r->set_count; i++)
		in_set = in_set || r->set[i] == n;
	return in_set && range_within(&(struct sem_range){ .lo = w, .hi = w }, r->lo, r->hi) &&
		   wide_is_zero(wide_and(w, r->zeros)) && wide_is_zero(wide_and(wide_not(w), r->ones));
}

/* The join of some numbers, sometimes more than a set can hold. */
static struct sem_range random_set(void)
{
	struct sem_range r = range_number(wide_from(next_random(100) - 40));
	for (int more = next_random(RANGE_MAX_SET + 3); more > 0; more--) {
		struct sem_range n = range_number(wide_from(next_random(100) - 40));
		r = range_join(&r, &n);
	}
	return r;
}

/* An interval, sometimes with known bits, or a set. */
static struct sem_range random_range(void)
{
	if (next_random(3) == 0)
		return random_set();
	int64_t lo = next_random(80) - 40;
	struct sem_range r = range_of(wide_from(lo), wide_from(lo + next_random(SPAN))), more;
	if (next_random(2)) {
		struct wide mask = wide_from(next_random(16)), kept = wide_from(next_random(16));
		more = range_of(r.lo, r.hi);
		more.ones = wide_or(more.ones, wide_and(mask, kept));
		more.zeros = wide_or(more.zeros, wide_and(mask, wide_not(kept)));
		if (wide_is_zero(wide_and(more.ones, more.zeros)))
			range_meet(&r, &more);
	}
	return r;
}

static int64_t floor_shift(int64_t n, int64_t by)
{
	int64_t divisor = (int64_t)1 << by;
	return n >= 0 ? n / divisor : -((-n + divisor - 1) / divisor);
}

static void check_pair(const struct sem_range *a, const struct sem_range *b, int64_t x, int64_t y)
{
	struct sem_range sum, difference, product, join = range_join(a, b), both = *a;
	struct sem_range least = range_min(a, b), most = range_max(a, b);
	struct sem_range and = range_and(a, b), or = range_or(a, b), xor = range_xor(a, b);
	assert_true(range_add(&sum, a, b) && has(&sum, x + y));
	assert_true(range_sub(&difference, a, b) && has(&difference, x - y));
	assert_true(range_mul(&product, a, b) && has(&product, x * y));
	assert_true(has(&join, x) && has(&join, y));
	assert_true(has(&least, x < y ? x : y) && has(&most, x < y ? y : x));
	assert_true(has(&and, x & y) && has(& or, x | y) && has(&xor, x ^ y));
	if (x == y)
		assert_true(range_meet(&both, b) && has(&both, x));
	struct sem_range rest = *a;
	if (x != y)
		assert_true(range_exclude(&rest, wide_from(y)) && has(&rest, x));
	assert_true(range_less(a, b) != (x < y ? RANGE_NEVER : RANGE_ALWAYS));
	assert_true(range_equal(a, b) != (x == y ? RANGE_NEVER : RANGE_ALWAYS));
	if (wide_is_negative(b->lo))
		return;
	struct sem_range left, right = range_shr(a, b);
	assert_true(range_shl(&left, a, b));
	if (y <= 40)
		assert_true(has(&left, (int64_t)((uint64_t)x << y)));
	assert_true(has(&right, y > 40 ? (x < 0 ? -1 : 0) : floor_shift(x, y)));
}

static void check_one(const struct sem_range *a, int64_t x)
{
	unsigned low = (unsigned)next_random(5), width = 1 + (unsigned)next_random(5);
	int64_t mask = ((int64_t)1 << width) - 1;
	int64_t cut = x & mask;
	struct sem_range not = range_not(a), slice = range_slice(a, low, width);
	struct sem_range as_signed = range_signed(a, width);
	assert_true(has(a, x) && has(&not, ~x));
	assert_true(has(&slice, floor_shift(x, low) & mask));
	assert_true(has(&as_signed, cut > mask / 2 ? cut - mask - 1 : cut));
	struct sem_range into = range_of(wide_from(-50), wide_from(90));
	struct sem_range inserted = range_insert(&into, low, width, a);
	int64_t old = next_random(140) - 50, hole = (int64_t)((uint64_t)mask << low);
	assert_true(has(&inserted, (old & ~hole) | (int64_t)((uint64_t)cut << low)));
}

TEST(test_operators)
{
	for (unsigned i = 0; i < ROUNDS; i++) {
		struct sem_range a = random_range(), b = random_range();
		for (int64_t x = -40; x < 70; x++) {
			if (!has(&a, x))
				continue;
			check_one(&a, x);
			int64_t y = -40 + next_random(110);
			if (has(&b, y))
				check_pair(&a, &b, x, y);
		}
	}
}

/* ---- around and beyond 64 bits ---- */

static bool has_wide(const struct sem_range *r, struct wide w)
{
	return range_within(&(struct sem_range){ .lo = w, .hi = w }, r->lo, r->hi) &&
		   wide_is_zero(wide_and(w, r->zeros)) && wide_is_zero(wide_and(wide_not(w), r->ones));
}

static void check_wide_pair(
	const struct sem_range *a, const struct sem_range *b, struct wide x, struct wide y)
{
	struct sem_range sum, difference, join = range_join(a, b), both = *a;
	struct sem_range and = range_and(a, b), or = range_or(a, b), xor = range_xor(a, b);
	struct sem_range least = range_min(a, b), most = range_max(a, b), not = range_not(a);
	struct sem_range slice = range_slice(a, 60, 9);
	int order = wide_compare(x, y);
	assert_true(range_add(&sum, a, b) && has_wide(&sum, wide_add(x, y)));
	assert_true(range_sub(&difference, a, b) && has_wide(&difference, wide_sub(x, y)));
	assert_true(has_wide(&join, x) && has_wide(&join, y));
	assert_true(has_wide(&and, wide_and(x, y)) && has_wide(& or, wide_or(x, y)));
	assert_true(has_wide(&xor, wide_xor(x, y)) && has_wide(&not, wide_not(x)));
	assert_true(has_wide(&least, order < 0 ? x : y) && has_wide(&most, order < 0 ? y : x));
	assert_true(has_wide(&slice, wide_and(wide_shr(x, 60), wide_mask(9))));
	assert_true(range_less(a, b) != (order < 0 ? RANGE_NEVER : RANGE_ALWAYS));
	assert_true(range_equal(a, b) != (order ? RANGE_ALWAYS : RANGE_NEVER));
	if (!order)
		assert_true(range_meet(&both, b) && has_wide(&both, x));
}

/* Small ranges, shifted to where numbers begin to need more than one limb. */
TEST(test_beyond_64_bits)
{
	const struct wide bases[] = { wide_from(0), wide_power(63), wide_neg(wide_power(63)),
		wide_power(64), wide_power(130), wide_neg(wide_power(130)) };
	enum { BASES = sizeof bases / sizeof *bases };
	for (unsigned i = 0; i < ROUNDS; i++) {
		struct sem_range a = random_range(), b = random_range(), left, right;
		struct wide u = bases[next_random(BASES)], v = bases[next_random(BASES)];
		struct sem_range by = range_number(u), other = range_number(v);
		assert_true(range_add(&left, &a, &by) && range_add(&right, &b, &other));
		for (int64_t x = -40; x < 70; x++) {
			int64_t y = -40 + next_random(110);
			if (has(&a, x) && has(&b, y))
				check_wide_pair(
					&left, &right, wide_add(u, wide_from(x)), wide_add(v, wide_from(y)));
		}
	}
}

static int64_t members(const struct sem_range *r)
{
	int64_t count = 0;
	for (int64_t n = -60; n < 120; n++)
		count += has(r, n);
	return count;
}

/* Sets are exact: they contain only what was put in. */
TEST(test_sets)
{
	struct sem_range eight = range_number(wide_from(8)), two = range_number(wide_from(2));
	struct sem_range thirty = range_number(wide_from(30)), sum, few = range_join(&eight, &two);
	assert_int_equal(members(&few), 2);
	few = range_join(&few, &thirty);
	assert_int_equal(members(&few), 3);
	assert_true(range_add(&sum, &few, &few)); /* 4 10 16 32 38 60 */
	assert_int_equal(members(&sum), 6);
	assert_true(has(&sum, 38) && !has(&sum, 40));
	assert_int_equal(range_equal(&few, &sum), RANGE_NEVER);
	assert_true(range_exclude(&few, wide_from(8)) && members(&few) == 2);
	assert_true(range_exclude(&few, wide_from(2)) && range_is_number(&few));
	assert_false(range_exclude(&few, wide_from(30)));
	struct sem_range small = range_of(wide_from(0), wide_from(3));
	assert_true(range_exclude(&small, wide_from(2)) && members(&small) == 3);
	for (int64_t n = 0; n < 60; n += 2) {
		struct sem_range one = range_number(wide_from(n));
		sum = n ? range_join(&sum, &one) : one;
		assert_true(has(&sum, n) && has(&sum, 0));
		if (n >= 2 && n / 2 < RANGE_MAX_SET)
			assert_int_equal(members(&sum), n / 2 + 1);
	}
	assert_int_equal(sum.set_count, 0);
}

/* The three kinds of ranges that fit w bits, and those just outside of them. */
TEST(test_fits)
{
	for (int64_t lo = -20; lo < 20; lo++)
		for (int64_t hi = lo; hi < 20; hi++)
			for (unsigned w = 1; w < 5; w++) {
				int64_t size = (int64_t)1 << w;
				struct sem_range r = range_of(wide_from(lo), wide_from(hi));
				bool fits =
					(lo >= 0 && hi < size) ||
					(w > 1 && ((lo >= -size / 2 && hi < size / 2) || (lo >= -size && hi < 0)));
				assert_int_equal(range_fits(&r, w), fits);
			}
}

TEST(test_unbounded)
{
	struct sem_range big = range_bits(256), one = range_number(wide_from(1)), r;
	struct sem_range half = range_bits(128), count = range_bits(9);
	assert_false(range_add(&r, &big, &one));
	assert_true(range_mul(&r, &half, &half));
	assert_false(range_mul(&r, &big, &big));
	assert_false(range_shl(&r, &one, &count));
}

static bool same(const struct sem_range *a, const struct sem_range *b)
{
	return wide_equal(a->lo, b->lo) && wide_equal(a->hi, b->hi) && wide_equal(a->zeros, b->zeros) &&
		   wide_equal(a->ones, b->ones) && a->set_count == b->set_count;
}

/* The result may overwrite an operand. */
TEST(test_in_place)
{
	bool (*const operations[])(struct sem_range *, const struct sem_range *,
		const struct sem_range *) = { range_add, range_sub, range_mul, range_shl };
	struct sem_range words = range_bits(32), few = range_bits(3);
	struct sem_range count = range_number(wide_from(5));
	const struct sem_range *left[] = { &words, &few, &count }, *right[] = { &few, &count };
	for (size_t op = 0; op < 4; op++)
		for (size_t i = 0; i < 3; i++)
			for (size_t k = 0; k < 2; k++) {
				struct sem_range fresh, a = *left[i], b = *right[k];
				assert_true(operations[op](&fresh, &a, &b));
				assert_true(operations[op](&a, &a, &b));
				assert_true(same(&a, &fresh));
				a = *left[i];
				assert_true(operations[op](&b, &a, &b));
				assert_true(same(&b, &fresh));
			}
	/* {x, y} of 32 bits each has 64 */
	struct sem_range tuple = words, wide = range_number(wide_from(32));
	assert_true(range_shl(&tuple, &tuple, &wide));
	tuple = range_insert(&tuple, 0, 32, &words);
	assert_true(wide_equal(tuple.hi, wide_mask(64)) && wide_is_zero(tuple.lo));
}

/* After `if (n != 0)`, n has values on both sides of 0. */
TEST(test_not_zero)
{
	struct sem_range zero = range_number(wide_from(0)), five = range_number(wide_from(5));
	struct sem_range n = range_of(wide_from(-100), wide_from(100)), positive = n, all = n;
	assert_int_equal(range_equal(&n, &zero), RANGE_SOMETIMES);
	assert_true(range_exclude(&n, wide_from(0)));
	assert_int_equal(range_equal(&n, &zero), RANGE_NEVER);
	assert_int_equal(range_equal(&n, &five), RANGE_SOMETIMES);
	struct sem_range with = range_join(&n, &zero), without = range_join(&n, &five);
	assert_int_equal(range_equal(&with, &zero), RANGE_SOMETIMES);
	assert_int_equal(range_equal(&without, &zero), RANGE_NEVER);
	struct sem_range up = range_of(wide_from(0), wide_from(100));
	positive = n;
	assert_true(range_meet(&positive, &up));
	assert_true(wide_equal(positive.lo, wide_from(1)));
	assert_true(range_meet(&all, &n));
	assert_int_equal(range_equal(&all, &zero), RANGE_NEVER);
	assert_false(range_meet(&zero, &n));
	/* a sum can be 0 again */
	struct sem_range sum;
	assert_true(range_add(&sum, &n, &five));
	assert_int_equal(range_equal(&sum, &zero), RANGE_SOMETIMES);
	struct sem_range few = range_of(wide_from(-1), wide_from(1));
	assert_true(range_exclude(&few, wide_from(0)));
	assert_int_equal(range_equal(&few, &zero), RANGE_NEVER);
	assert_true(range_exclude(&few, wide_from(1)));
	assert_true(range_is_number(&few) && wide_equal(few.lo, wide_from(-1)));
}
