/* SPDX-License-Identifier: MIT */
/* Many patterns at once: labels and intersecting pairs compared with brute force, and the limits of
 * effort. */
#include "unit.h"
#include "isa/region.h"
#include "synthetic_isa.h"
#include "number/wide.h"

#define BITS 9
#define MOST 40 /* maximum number of patterns */

static struct cube random_cube(void)
{
	struct word mask = { unit_random() & 0x1ff, 0 };
	if (unit_random() % 2)
		mask.lo &= unit_random();
	return (struct cube){ mask, { unit_random() & mask.lo, 0 } };
}

struct labels {
	unsigned label[1 << BITS];
	bool seen[1 << BITS];
};

static bool put_label(void *context, struct cube region, unsigned label)
{
	struct labels *labels = context;
	for (uint64_t v = 0; v < 1 << BITS; v++) {
		if (!cube_contains(region, (struct word){ v, 0 }))
			continue;
		assert_false(labels->seen[v]);
		labels->seen[v] = true;
		labels->label[v] = label;
	}
	return true;
}

TEST(partition_by_words)
{
	for (int round = 0; round < 300; round++) {
		struct pattern patterns[MOST];
		struct labels labels = { 0 };
		size_t count = unit_random() % MOST;
		for (size_t i = 0; i < count; i++)
			patterns[i] = (struct pattern){ random_cube(), (unsigned)(unit_random() % 3) };
		struct region_way way = { round % 2, SIZE_MAX, 128 };
		assert_true(region_partition(patterns, count, way, put_label, &labels));
		for (uint64_t v = 0; v < 1 << BITS; v++) {
			unsigned wanted = REGION_NONE;
			for (size_t i = 0; i < count; i++)
				if (cube_contains(patterns[i].cube, (struct word){ v, 0 }) &&
					patterns[i].label < wanted)
					wanted = patterns[i].label;
			assert_true(labels.seen[v]);
			assert_true(labels.label[v] == wanted);
		}
	}
}

TEST(count_by_words)
{
	for (int round = 0; round < 500; round++) {
		struct cube cubes[MOST], within = round % 4 ? (struct cube){ 0 } : random_cube();
		struct wide outside, wanted = wide_from(0);
		size_t count = unit_random() % MOST;
		for (size_t i = 0; i < count; i++)
			cubes[i] = random_cube();
		for (uint64_t v = 0; v < 1 << BITS; v++) {
			bool matched = !cube_contains(within, (struct word){ v, 0 });
			for (size_t i = 0; i < count && !matched; i++)
				matched = cube_contains(cubes[i], (struct word){ v, 0 });
			if (!matched)
				wanted = wide_add(wanted, wide_power(0));
		}
		assert_true(region_count_outside(cubes, count, within, BITS, SIZE_MAX, &outside));
		assert_int_equal(wide_compare(outside, wanted), 0);
	}
}

/* 16 patterns of 8 bits each, which have no bit in common: (2^8 - 1)^16 of 2^128 words. As regions
 * they would be 8^16. */
TEST(counts_apart)
{
	struct cube cubes[16];
	struct wide outside, wanted = wide_power(0);
	for (unsigned i = 0; i < 16; i++) {
		cubes[i] = (struct cube){ word_mask(8 * i, 8), word_mask(8 * i + i % 8, 1) };
		wanted = wide_mul(wanted, wide_sub(wide_power(8), wide_power(0)));
	}
	assert_true(region_count_outside(cubes, 16, (struct cube){ 0 }, 128, 1 << 12, &outside));
	assert_int_equal(wide_compare(outside, wanted), 0);
}

/* Regions that fix many bits can be left out: those visited fix no more. */
static bool check_depth(void *context, struct cube region, unsigned label)
{
	(void)label;
	assert_true(word_popcount(region.mask) <= *(unsigned *)context);
	return true;
}

TEST(leaves_out_small_regions)
{
	for (unsigned round = 0; round < 200; round++) {
		struct pattern patterns[MOST];
		unsigned depth = round % 8;
		size_t count = unit_random() % MOST;
		for (size_t i = 0; i < count; i++)
			patterns[i] = (struct pattern){ random_cube(), 0 };
		struct region_way way = { false, SIZE_MAX, depth };
		assert_true(region_partition(patterns, count, way, check_depth, &depth));
	}
}

struct met {
	unsigned times[MOST][MOST];
	size_t left; /* calls until it says stop */
};

static bool count_pair(void *context, uint32_t i, uint32_t j)
{
	struct met *met = context;
	assert_true(i < j);
	met->times[i][j]++;
	return --met->left > 0;
}

TEST(each_pair_once)
{
	for (int round = 0; round < 500; round++) {
		struct cube cubes[MOST];
		struct met met = { .left = SIZE_MAX };
		size_t count = unit_random() % MOST;
		for (size_t i = 0; i < count; i++)
			cubes[i] = random_cube();
		assert_true(region_pairs(cubes, count, SIZE_MAX, count_pair, &met));
		for (size_t j = 0; j < count; j++)
			for (size_t i = 0; i < j; i++)
				assert_int_equal(met.times[i][j], cubes_meet(cubes[i], cubes[j]));
	}
}

TEST(stops_when_told)
{
	struct cube cubes[MOST] = { 0 };
	struct met met = { .left = 5 };
	assert_false(region_pairs(cubes, MOST, SIZE_MAX, count_pair, &met));
	assert_int_equal(met.left, 0);
	met.left = SIZE_MAX;
	assert_false(region_pairs(cubes, MOST, 100, count_pair, &met));
}

static bool ignore_region(void *context, struct cube region, unsigned label)
{
	(void)context;
	(void)region;
	(void)label;
	return true;
}

/* 2000 random patterns of 128 bits have no short description: it must give up, not run for ever. */
TEST(gives_up_in_time)
{
	struct arena arena = { 0 };
	enum { COUNT = 2000 };
	struct pattern *patterns = ARENA_ARRAY(&arena, struct pattern, COUNT);
	for (size_t i = 0; i < COUNT; i++) {
		struct word mask = word_mask((unsigned)(unit_random() % 120), 8);
		struct word match = { unit_random(), unit_random() };
		patterns[i].cube = (struct cube){ mask, word_and(mask, match) };
	}
	assert_false(region_partition(
		patterns, COUNT, (struct region_way){ false, 1 << 20, 128 }, ignore_region, NULL));
	arena_free(&arena);
}
