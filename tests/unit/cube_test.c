/* SPDX-License-Identifier: MIT */
/* Words, cubes, sets of cubes and counts, compared with brute force at small widths. */
#include "unit.h"
#include "isa/cube.h"
#include "number/wide.h"

#define SMALL 8 /* width at which sets are compared value by value */

static struct word random_word(void)
{
	return (struct word){ unit_random(), unit_random() };
}

static struct cube random_cube(unsigned width)
{
	struct word mask = word_and(random_word(), word_mask(0, width));
	return (struct cube){ mask, word_and(random_word(), mask) };
}

/* A union of a few cubes. */
static struct cube_set random_set(struct arena *arena, unsigned width)
{
	struct cube_set set = cube_set_none(width);
	for (uint64_t n = unit_random() % 5; n > 0; n--) {
		struct cube_set one = cube_set_none(width);
		VEC_PUSH(arena, &one.cubes, random_cube(width));
		set = cube_set_union(arena, &set, &one);
	}
	return set;
}

static bool holds(const struct cube_set *set, uint64_t value)
{
	return cube_set_contains(set, (struct word){ value, 0 });
}

static void assert_disjoint(const struct cube_set *set)
{
	for (size_t i = 0; i < set->cubes.count; i++)
		for (size_t j = i + 1; j < set->cubes.count; j++)
			assert_false(cubes_meet(set->cubes.items[i], set->cubes.items[j]));
}

static void assert_text(struct str text, const char *expected)
{
	if (!str_equal_c(text, expected))
		fail_msg("got %.*s, expected %s", STR_ARG(text), expected);
}

TEST(words_by_bits)
{
	for (int round = 0; round < 3000; round++) {
		struct word a = random_word(), b = random_word();
		unsigned lsb = (unsigned)(unit_random() % 128), width = (unsigned)(unit_random() % 65);
		uint64_t value = unit_random(), got = word_extract(a, lsb, width);
		struct word inserted = word_insert(a, lsb, width, value), mask = word_mask(lsb, width);
		unsigned ones = 0;
		for (unsigned bit = 0; bit < 128; bit++) {
			bool inside = bit >= lsb && bit < lsb + width;
			bool wanted = inside ? (value >> (bit - lsb) & 1) : word_bit(a, bit);
			assert_int_equal(word_bit(inserted, bit), wanted);
			assert_int_equal(word_bit(mask, bit), inside);
			if (inside)
				assert_int_equal(got >> (bit - lsb) & 1, word_bit(a, bit));
			assert_int_equal(word_bit(word_xor(a, b), bit), word_bit(a, bit) ^ word_bit(b, bit));
			assert_int_equal(word_bit(word_not(a), bit), !word_bit(a, bit));
			ones += word_bit(a, bit);
		}
		assert_int_equal(ones, word_popcount(a));
		if (width < 64)
			assert_int_equal(got >> width, 0);
	}
	struct word all = word_mask(0, 128);
	assert_true(all.lo == UINT64_MAX && all.hi == UINT64_MAX);
	assert_true(word_is_zero(word_mask(5, 0)));
	assert_true(word_equal(word_mask(127, 128), (struct word){ 0, (uint64_t)1 << 63 }));
}

TEST(words_compare_as_numbers)
{
	struct word low = { UINT64_MAX, 1 }, high = { 0, 2 };
	assert_true(word_compare(low, high) < 0);
	assert_true(word_compare(high, low) > 0);
	assert_int_equal(word_compare(low, low), 0);
	assert_true(word_compare((struct word){ 1, 2 }, high) > 0);
}

TEST(words_as_hex)
{
	struct arena arena = { 0 };
	assert_text(word_hex(&arena, (struct word){ 0 }, 0), "0x0");
	assert_text(word_hex(&arena, (struct word){ 0xab, 0 }, 0), "0xab");
	assert_text(word_hex(&arena, (struct word){ 0xab, 0 }, 8), "0x000000ab");
	assert_text(word_hex(&arena, (struct word){ 0, 1 }, 0), "0x10000000000000000");
	assert_text(word_hex(&arena, (struct word){ 5, 0xc000000000000000 }, 32),
		"0xc0000000000000000000000000000005");
	assert_text(word_hex(&arena, (struct word){ 0x123, 0 }, 2), "0x23");
	arena_free(&arena);
}

TEST(cubes_by_words)
{
	for (int round = 0; round < 300; round++) {
		struct cube a = random_cube(SMALL), b = random_cube(SMALL);
		bool common = false;
		for (uint64_t v = 0; v < 1 << SMALL; v++) {
			struct word w = { v, 0 };
			bool both = cube_contains(a, w) && cube_contains(b, w);
			common |= both;
			if (cubes_meet(a, b))
				assert_int_equal(both, cube_contains(cube_meet(a, b), w));
		}
		assert_int_equal(common, cubes_meet(a, b));
	}
}

TEST(cube_texts)
{
	struct arena arena = { 0 };
	struct cube cube = { { 0x5, 0 }, { 0x1, 0 } };
	assert_text(cube_text(&arena, cube, 3), "0?1");
	assert_text(cube_text(&arena, cube, 5), "??0?1");
	assert_text(cube_text(&arena, (struct cube){ 0 }, 2), "??");
	arena_free(&arena);
}

TEST(sets_by_values)
{
	for (int round = 0; round < 400; round++) {
		struct arena arena = { 0 };
		struct cube_set a = random_set(&arena, SMALL), b = random_set(&arena, SMALL);
		struct cube_set either = cube_set_union(&arena, &a, &b);
		struct cube_set both = cube_set_meet(&arena, &a, &b);
		struct cube_set minus = cube_set_minus(&arena, &a, &b);
		struct cube_set merged = cube_set_compact(&arena, &minus);
		uint64_t count = 0;
		for (uint64_t v = 0; v < 1 << SMALL; v++) {
			bool in_a = holds(&a, v), in_b = holds(&b, v);
			assert_int_equal(holds(&either, v), in_a || in_b);
			assert_int_equal(holds(&both, v), in_a && in_b);
			assert_int_equal(holds(&minus, v), in_a && !in_b);
			assert_int_equal(holds(&merged, v), in_a && !in_b);
			count += in_a || in_b;
		}
		assert_disjoint(&either);
		assert_disjoint(&both);
		assert_disjoint(&minus);
		assert_disjoint(&merged);
		assert_true(merged.cubes.count <= minus.cubes.count);
		assert_int_equal(cube_set_count(&either).limb[0], count);
		assert_int_equal(cube_set_is_all(&either), count == 1 << SMALL);
		assert_true(cube_set_equal(&arena, &minus, &merged));
		assert_int_equal(cube_set_equal(&arena, &either, &a),
			cube_set_count(&minus).limb[0] + cube_set_count(&b).limb[0] ==
				cube_set_count(&a).limb[0]);
		arena_free(&arena);
	}
}

TEST(sets_of_single_and_all)
{
	struct arena arena = { 0 };
	struct cube_set all = cube_set_all(&arena, 128), none = cube_set_none(128);
	struct cube_set one = cube_set_single(&arena, 128, (struct word){ 7, 9 });
	assert_true(cube_set_is_all(&all));
	assert_false(cube_set_is_all(&none));
	assert_text(
		wide_decimal(&arena, cube_set_count(&all)), "340282366920938463463374607431768211456");
	struct cube_set rest = cube_set_minus(&arena, &all, &one);
	assert_int_equal(rest.cubes.count, 128);
	assert_text(
		wide_decimal(&arena, cube_set_count(&rest)), "340282366920938463463374607431768211455");
	assert_false(cube_set_contains(&rest, (struct word){ 7, 9 }));
	struct cube_set again = cube_set_union(&arena, &rest, &one);
	assert_true(cube_set_is_all(&again));
	again = cube_set_compact(&arena, &again);
	assert_int_equal(again.cubes.count, 1);
	arena_free(&arena);
}

/* Two halves are everything, and are not without one word, also where sums have over 64 bits. */
TEST(all_of_any_width)
{
	for (unsigned width = 1; width <= 128; width++) {
		struct arena arena = { 0 };
		struct word top = word_mask(width - 1, 1), mask = word_mask(0, width);
		struct cube_set one = cube_set_single(&arena, width, mask), set = cube_set_none(width);
		VEC_PUSH(&arena, &set.cubes, (struct cube){ top, { 0 } });
		assert_false(cube_set_is_all(&set));
		VEC_PUSH(&arena, &set.cubes, (struct cube){ top, top });
		assert_true(cube_set_is_all(&set));
		set = cube_set_minus(&arena, &set, &one);
		assert_false(cube_set_is_all(&set));
		arena_free(&arena);
	}
}

TEST(ranges_by_values)
{
	struct arena arena = { 0 };
	for (uint64_t first = 0; first < 64; first++) {
		for (uint64_t last = 0; last < 64; last++) {
			struct cube_set set = cube_set_range(&arena, 6, first, last);
			for (uint64_t v = 0; v < 64; v++)
				assert_int_equal(holds(&set, v), v >= first && v <= last);
			assert_true(set.cubes.count <= 12);
			assert_disjoint(&set);
			if (first <= last) {
				assert_int_equal(cube_set_min(&set).lo, first);
				assert_int_equal(cube_set_max(&set).lo, last);
			}
		}
	}
	arena_free(&arena);
}

TEST(ranges_of_64_bits)
{
	struct arena arena = { 0 };
	struct cube_set set = cube_set_range(&arena, 64, 0, UINT64_MAX);
	assert_int_equal(set.cubes.count, 1);
	assert_true(cube_set_is_all(&set));
	set = cube_set_range(&arena, 64, 1, UINT64_MAX - 1);
	assert_int_equal(set.cubes.count, 126);
	assert_text(wide_decimal(&arena, cube_set_count(&set)), "18446744073709551614");
	assert_true(cube_set_max(&set).lo == UINT64_MAX - 1);
	set = cube_set_range(&arena, 64, UINT64_MAX, UINT64_MAX);
	assert_text(wide_decimal(&arena, cube_set_count(&set)), "1");
	set = cube_set_range(&arena, 8, 250, 1000);
	assert_text(wide_decimal(&arena, cube_set_count(&set)), "6");
	arena_free(&arena);
}

/* Every member of a small set is picked by some index below its count. */
TEST(picks_reach_all)
{
	for (int round = 0; round < 100; round++) {
		struct arena arena = { 0 };
		struct cube_set set = random_set(&arena, SMALL);
		uint64_t count = cube_set_count(&set).limb[0];
		bool seen[1 << SMALL] = { 0 };
		uint64_t distinct = 0;
		for (uint64_t i = 0; i < count; i++) {
			struct word w = cube_set_pick(&set, i);
			assert_true(cube_set_contains(&set, w));
			distinct += !seen[w.lo];
			seen[w.lo] = true;
		}
		assert_int_equal(distinct, count);
		if (count)
			assert_true(cube_set_contains(&set, cube_set_pick(&set, unit_random())));
		arena_free(&arena);
	}
}

TEST(picks_from_large_sets)
{
	struct arena arena = { 0 };
	struct cube_set all = cube_set_all(&arena, 64), wide = cube_set_all(&arena, 128);
	struct cube_set hole = cube_set_single(&arena, 128, (struct word){ 0 });
	wide = cube_set_minus(&arena, &wide, &hole);
	struct word ones = { 0 };
	for (int i = 0; i < 200; i++) {
		assert_int_equal(cube_set_pick(&all, unit_random()).hi, 0);
		struct word w = cube_set_pick(&wide, unit_random());
		assert_false(word_is_zero(w));
		ones = word_or(ones, w);
	}
	assert_true(word_equal(ones, word_mask(0, 128)));
	arena_free(&arena);
}

/* Cubes of one size are picked from equally often, the one in the middle too. */
TEST(picks_by_size)
{
	enum { CUBES = 3, PICKS = 3000 };
	struct arena arena = { 0 };
	struct cube_set set = cube_set_none(128);
	int hits[CUBES] = { 0 };
	for (uint64_t i = 0; i < CUBES; i++)
		VEC_PUSH(&arena, &set.cubes, (struct cube){ word_mask(126, 2), { 0, i << 62 } });
	for (int i = 0; i < PICKS; i++)
		hits[cube_set_pick(&set, unit_random()).hi >> 62]++;
	for (int i = 0; i < CUBES; i++)
		assert_in_range(hits[i], 800, 1200);
	arena_free(&arena);
}

TEST(compact_merges_all_values)
{
	struct arena arena = { 0 };
	struct cube_set set = cube_set_none(20);
	for (uint64_t v = 0; v < 1 << 20; v++)
		VEC_PUSH(
			&arena, &set.cubes, (struct cube){ word_mask(0, 20), { v * 0x9e375u & 0xfffff, 0 } });
	set = cube_set_compact(&arena, &set);
	assert_int_equal(set.cubes.count, 1);
	assert_true(cube_set_is_all(&set));
	arena_free(&arena);
}

/* After merging, no two cubes differ in only one bit. */
TEST(compact_leaves_nothing_to_merge)
{
	for (int round = 0; round < 10; round++) {
		struct arena arena = { 0 };
		struct cube_set set = cube_set_none(12);
		for (uint64_t v = 0; v < 1 << 12; v++)
			if (unit_random() % 3)
				VEC_PUSH(&arena, &set.cubes, (struct cube){ word_mask(0, 12), { v, 0 } });
		struct cube_set merged = cube_set_compact(&arena, &set);
		for (uint64_t v = 0; v < 1 << 12; v++)
			assert_int_equal(holds(&merged, v), holds(&set, v));
		for (size_t i = 0; i < merged.cubes.count; i++)
			for (size_t j = 0; j < i; j++) {
				struct cube a = merged.cubes.items[i], b = merged.cubes.items[j];
				assert_false(
					word_equal(a.mask, b.mask) && word_popcount(word_xor(a.match, b.match)) == 1);
			}
		arena_free(&arena);
	}
}
