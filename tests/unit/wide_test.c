/* SPDX-License-Identifier: MIT */
/* 512-bit integers, compared with bit-by-bit arithmetic: ripple-carry sums, products by adding
 * shifted copies. */
#include "unit.h"
#include "number/wide.h"

enum { ROUNDS = 400 };

/* One byte per bit, lowest first. */
struct bits {
	unsigned char bit[WIDE_BITS];
};

/* A number of random length and sign, so that small numbers and long carries occur. */
static struct wide random_wide(void)
{
	struct wide a;
	for (unsigned i = 0; i < WIDE_LIMBS; i++) {
		uint64_t kind = unit_random() % 4;
		a.limb[i] = kind == 0 ? 0 : kind == 1 ? UINT64_MAX : unit_random();
	}
	return wide_shr(a, (unsigned)(unit_random() % WIDE_BITS));
}

static struct bits spread(struct wide a)
{
	struct bits b;
	for (unsigned i = 0; i < WIDE_BITS; i++)
		b.bit[i] = a.limb[i / 64] >> i % 64 & 1;
	return b;
}

static struct bits sum(struct bits a, struct bits b, unsigned carry)
{
	struct bits r;
	for (unsigned i = 0; i < WIDE_BITS; i++) {
		unsigned n = a.bit[i] + b.bit[i] + carry;
		r.bit[i] = n & 1;
		carry = n >> 1;
	}
	return r;
}

static struct bits inverse(struct bits a)
{
	for (unsigned i = 0; i < WIDE_BITS; i++)
		a.bit[i] = !a.bit[i];
	return a;
}

static struct bits shifted(struct bits a, int by)
{
	struct bits r;
	for (int i = 0; i < WIDE_BITS; i++) {
		int from = i - by;
		r.bit[i] = from < 0 ? 0 : from >= WIDE_BITS ? a.bit[WIDE_BITS - 1] : a.bit[from];
	}
	return r;
}

static void same(struct wide a, struct bits b)
{
	struct bits got = spread(a);
	assert_memory_equal(&got, &b, sizeof b);
}

TEST(test_sums)
{
	for (unsigned i = 0; i < ROUNDS; i++) {
		struct wide a = random_wide(), b = random_wide();
		same(wide_add(a, b), sum(spread(a), spread(b), 0));
		same(wide_sub(a, b), sum(spread(a), inverse(spread(b)), 1));
		same(wide_neg(a), sum(inverse(spread(a)), spread(wide_from(0)), 1));
	}
}

TEST(test_products)
{
	for (unsigned i = 0; i < ROUNDS / 8; i++) {
		struct wide a = random_wide(), b = random_wide();
		struct bits x = spread(a), y = spread(b), r = spread(wide_from(0));
		for (int k = 0; k < WIDE_BITS; k++)
			if (y.bit[k])
				r = sum(r, shifted(x, k), 0);
		same(wide_mul(a, b), r);
	}
}

TEST(test_quotients)
{
	for (unsigned i = 0; i < ROUNDS / 8; i++) {
		struct wide b = wide_and(random_wide(), wide_mask(200)), q, r;
		b = wide_or(b, wide_from(1));
		q = wide_and(random_wide(), wide_mask(200));
		r = wide_and(random_wide(), wide_mask(200));
		if (wide_compare(r, b) >= 0)
			r = wide_sub(b, wide_from(1));
		assert_true(wide_equal(wide_div(wide_add(wide_mul(q, b), r), b), q));
	}
}

TEST(test_shifts)
{
	for (unsigned i = 0; i < ROUNDS; i++) {
		struct wide a = random_wide();
		unsigned n = (unsigned)(unit_random() % (WIDE_BITS + 70));
		same(wide_shl(a, n), shifted(spread(a), (int)n));
		same(wide_shr(a, n), shifted(spread(a), -(int)n));
	}
}

TEST(test_order)
{
	for (unsigned i = 0; i < ROUNDS; i++) {
		int64_t a = (int64_t)unit_random() >> unit_random() % 64;
		int64_t b = (int64_t)unit_random() >> unit_random() % 64, back;
		int order = wide_compare(wide_from(a), wide_from(b));
		assert_int_equal(order < 0 ? -1 : order > 0, a < b ? -1 : a > b);
		assert_true(wide_small(wide_from(a), &back));
		assert_true(back == a);
		assert_int_equal(wide_is_negative(wide_from(a)), a < 0);
	}
	assert_true(wide_compare(wide_neg(wide_power(400)), wide_from(-1)) < 0);
	assert_true(wide_compare(wide_power(400), wide_mask(400)) > 0);
	assert_false(wide_small(wide_power(63), &(int64_t){ 0 }));
}

TEST(test_length)
{
	assert_int_equal(wide_length(wide_from(0)), 0);
	assert_int_equal(wide_length(wide_from(-1)), 0);
	for (unsigned n = 0; n < 500; n++) {
		assert_int_equal(wide_length(wide_mask(n)), n);
		assert_int_equal(wide_length(wide_power(n)), n + 1);
		assert_int_equal(wide_length(wide_neg(wide_power(n))), n);
	}
}

static void expect_text(
	struct str text_of(struct arena *arena, struct wide a), struct wide a, const char *text)
{
	struct arena arena = { 0 };
	assert_string_equal(str_to_c(&arena, text_of(&arena, a)), text);
	arena_free(&arena);
}

TEST(test_text)
{
	expect_text(wide_text, wide_from(0), "0");
	expect_text(wide_text, wide_from(-12), "-12");
	expect_text(wide_text, wide_from(511), "511");
	expect_text(wide_text, wide_from(512), "0x200");
	expect_text(wide_text, wide_neg(wide_power(64)), "-0x10000000000000000");
	expect_text(wide_text, wide_from_word((struct word){ 5, 7 }), "0x70000000000000005");
}

/* The digits are those of bc. */
TEST(test_decimal)
{
	struct wide all = wide_mask(128);
	expect_text(wide_decimal, wide_from(0), "0");
	expect_text(wide_decimal, all, "340282366920938463463374607431768211455");
	expect_text(wide_decimal, wide_mul(all, wide_power(63)),
		"3138550867693340381917894711603833208041954350195162480640");
	expect_text(wide_decimal, wide_power(191),
		"3138550867693340381917894711603833208051177722232017256448");
	expect_text(wide_decimal, wide_mask(511),
		"670390396497129854978701249910292306373968291029619668886178072186088201503677348840093714"
		"9"
		"083451713845015929093243025426876941405973284973216824503042047");
}
