/* SPDX-License-Identifier: MIT */
/* Immediates: the numbers that bits encode, worked out by hand. */
#include "unit.h"
#include "sem/bind.h"

struct wanted {
	uint64_t bits;
	int64_t number;
};

static void assert_numbers(const struct type *type, unsigned bitwidth, const struct wanted *wanted,
	size_t count, int64_t least, int64_t most, unsigned width)
{
	struct sem_access access = { .width = bitwidth };
	struct wide lo, hi;
	sem_set_coding(&access, type);
	for (size_t i = 0; i < count; i++)
		assert_true(
			wide_equal(sem_immediate_value(&access, wanted[i].bits), wide_from(wanted[i].number)));
	sem_immediate_limits(&access, &lo, &hi);
	assert_true(wide_equal(lo, wide_from(least)));
	assert_true(wide_equal(hi, wide_from(most)));
	assert_int_equal(access.width, width);
}

static struct type integer(unsigned width, enum coding coding)
{
	return (struct type){ .kind = TYPE_INTEGER, .width = width, .coding = coding, .scale = 1 };
}

TEST(test_plain)
{
	struct type type = integer(4, CODING_UNSIGNED);
	const struct wanted numbers[] = { { 0, 0 }, { 7, 7 }, { 8, 8 }, { 15, 15 } };
	assert_numbers(&type, 0, numbers, 4, 0, 15, 4);
	assert_numbers(&type, 32, numbers, 4, 0, 15, 32);
}

TEST(test_signed)
{
	struct type type = integer(4, CODING_SIGNED);
	const struct wanted extended[] = { { 0, 0 }, { 7, 7 }, { 8, -8 }, { 15, -1 } };
	const struct wanted pattern[] = { { 0, 0 }, { 7, 7 }, { 8, 8 }, { 15, 15 } };
	assert_numbers(&type, 0, extended, 4, -8, 7, 4);
	assert_numbers(&type, 8, extended, 4, -8, 7, 8);
	assert_numbers(&type, 4, pattern, 4, 0, 15, 4);
	type.relative = true;
	assert_numbers(&type, 4, extended, 4, -8, 7, 4);
}

/* 0..7 are themselves, 8..14 are -7..-1 */
TEST(test_ones)
{
	struct type type = integer(4, CODING_ONES);
	const struct wanted numbers[] = { { 0, 0 }, { 7, 7 }, { 8, -7 }, { 14, -1 } };
	assert_numbers(&type, 0, numbers, 4, -7, 7, 4);
	type.scale = 2;
	const struct wanted twice[] = { { 0, 0 }, { 7, 14 }, { 8, -14 }, { 14, -2 } };
	assert_numbers(&type, 0, twice, 4, -14, 14, 5);
}

TEST(test_scaled)
{
	struct type type = integer(7, CODING_SIGNED);
	type.scale = 4;
	const struct wanted numbers[] = { { 0, 0 }, { 63, 252 }, { 64, -256 }, { 127, -4 } };
	assert_numbers(&type, 0, numbers, 4, -256, 252, 9);
	struct type from_one = integer(3, CODING_UNSIGNED);
	from_one.offset = 1;
	const struct wanted counts[] = { { 0, 1 }, { 7, 8 } };
	assert_numbers(&from_one, 0, counts, 2, 1, 8, 4);
}

TEST(test_table)
{
	struct arena arena = { 0 };
	struct type type = integer(4, CODING_TABLE);
	static const int64_t numbers[] = { 0, 1, 14, 15, 16, 30, 31 };
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		VEC_PUSH(&arena, &type.table, numbers[i]);
	const struct wanted wanted[] = { { 0, 0 }, { 2, 14 }, { 4, 16 }, { 6, 31 } };
	assert_numbers(&type, 0, wanted, 4, 0, 31, 5);
	arena_free(&arena);
}

TEST(test_long)
{
	struct type type = integer(64, CODING_SIGNED);
	const struct wanted numbers[] = { { 1, 1 }, { UINT64_MAX, -1 },
		{ (uint64_t)1 << 63, INT64_MIN } };
	assert_numbers(&type, 0, numbers, 3, INT64_MIN, INT64_MAX, 64);
}
