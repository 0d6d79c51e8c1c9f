/* SPDX-License-Identifier: MIT */
/* Disjoint patterns -> fewer disjoint patterns of the same words, greedily: grows a large pattern
 * as far as possible, removes it from the set, and continues with the rest. */
#include <stdlib.h>

#include "encoding/space_internal.h"

#define MOST_GAPS 512 /* with more, it is not worth the time */
#define TRIED     2   /* patterns grown at each step */

/* Does the set, whose cubes are disjoint, contain all words of the cube? */
static bool holds_gap(const struct cube_set *set, struct cube cube)
{
	struct wide sum = wide_from(0);
	VEC_EACH (const struct cube, it, &set->cubes)
		if (cubes_meet(*it, cube))
			sum =
				wide_add(sum, wide_power(set->width - word_popcount(word_or(it->mask, cube.mask))));
	return wide_compare(sum, wide_power(set->width - word_popcount(cube.mask))) == 0;
}

/* Opens one bit after another, if the set also contains the other half. */
static struct cube grow_gap(const struct cube_set *set, struct cube cube, bool low_first)
{
	for (unsigned i = 0; i < set->width; i++) {
		unsigned bit = low_first ? i : set->width - 1 - i;
		struct word one = word_mask(bit, 1);
		struct cube other = { cube.mask, word_xor(cube.match, one) };
		if (!word_bit(cube.mask, bit) || !holds_gap(set, other))
			continue;
		cube.mask = word_and(cube.mask, word_not(one));
		cube.match = word_and(cube.match, word_not(one));
	}
	return cube;
}

static int compare_sizes(const void *a, const void *b)
{
	const struct cube *x = a, *y = b;
	unsigned m = word_popcount(x->mask), n = word_popcount(y->mask);
	if (m != n)
		return m < n ? -1 : 1;
	int order = word_compare(x->match, y->match);
	return order ? order : word_compare(x->mask, y->mask);
}

static struct cube largest_pattern(const struct cube_set *set)
{
	struct cube best = set->cubes.items[0];
	for (size_t i = 0; i < 2 * TRIED && i / 2 < set->cubes.count; i++) {
		struct cube grown = grow_gap(set, set->cubes.items[i / 2], i % 2);
		if (word_popcount(grown.mask) < word_popcount(best.mask))
			best = grown;
	}
	return best;
}

/* Compacts the set and sorts it, largest patterns first. */
static struct cube_set gaps_in_order(struct arena *arena, const struct cube_set *set)
{
	struct cube_set out = cube_set_compact(arena, set);
	if (out.cubes.count)
		qsort(out.cubes.items, out.cubes.count, sizeof *out.cubes.items, compare_sizes);
	return out;
}

/* Removes the words of a pattern from a sorted set, which stays sorted. Usually the pattern is a
 * union of whole cubes, and the rest of a compact set is compact. */
static void take_out_pattern(struct arena *arena, struct cube_set *set, struct cube pattern)
{
	struct cube_set taken = cube_set_none(set->width), left;
	size_t kept = 0;
	bool cut = false;
	VEC_EACH (const struct cube, it, &set->cubes)
		cut = cut ||
			  (cubes_meet(*it, pattern) && !word_equal(word_or(it->mask, pattern.mask), it->mask));
	if (cut) {
		VEC_PUSH(arena, &taken.cubes, pattern);
		left = cube_set_minus(arena, set, &taken);
		*set = gaps_in_order(arena, &left);
		return;
	}
	VEC_EACH (const struct cube, it, &set->cubes)
		if (!cubes_meet(*it, pattern))
			set->cubes.items[kept++] = *it;
	set->cubes.count = kept;
}

struct cube_set space_fewer_gaps(struct arena *arena, const struct cube_set *gaps)
{
	struct arena scratch = { 0 };
	struct cube_set out = cube_set_none(gaps->width);
	if (gaps->cubes.count > MOST_GAPS)
		return *gaps;
	struct cube_set rest = gaps_in_order(&scratch, gaps);
	while (rest.cubes.count > 0 && out.cubes.count < gaps->cubes.count) {
		struct cube pattern = largest_pattern(&rest);
		VEC_PUSH(arena, &out.cubes, pattern);
		take_out_pattern(&scratch, &rest, pattern);
	}
	arena_free(&scratch);
	return out.cubes.count < gaps->cubes.count ? cube_set_compact(arena, &out) : *gaps;
}
