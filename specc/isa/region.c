/* SPDX-License-Identifier: MIT */
/* Patterns -> regions of words, by recursive splitting. A region is a cube; the indices of the
 * patterns that meet it are kept on a stack. */
#include "isa/region.h"

#include <assert.h>

#include "base/vec.h"

struct walk {
	struct arena arena;
	const struct cube *cubes;
	const struct pattern *patterns; /* partition only */
	VEC(uint32_t) stack;
	bool low_first;
	size_t steps, most;
	region_visit *visit;
	region_meet *meet;
	void *context;
};

/* The patterns stack[from .. from+count) that meet a region. */
struct place {
	struct cube region;
	size_t from, count;
};

static struct cube cube_of(const struct walk *w, size_t at)
{
	uint32_t id = w->stack.items[at];
	return w->patterns ? w->patterns[id].cube : w->cubes[id];
}

/* Bits that the region does not fix. `same`: fixed by all patterns, to the same value; `differ`:
 * fixed by all, to different values; `some`: fixed by only some patterns; `tell`: those of `some`
 * that patterns fix to different values. */
struct profile {
	struct word same, same_match, differ, some, tell;
};

static struct profile profile_place(const struct walk *w, const struct place *p)
{
	struct word zero = { 0 }, fixed = word_not(p->region.mask);
	struct word zeros = zero, ones = zero, always_ones = word_not(zero);
	for (size_t i = p->from; i < p->from + p->count; i++) {
		struct cube cube = cube_of(w, i);
		fixed = word_and(fixed, cube.mask);
		zeros = word_or(zeros, word_xor(cube.mask, cube.match));
		ones = word_or(ones, cube.match);
		always_ones = word_and(always_ones, cube.match);
	}
	struct word equal = word_not(word_xor(ones, always_ones));
	struct word open = word_not(word_or(p->region.mask, fixed));
	struct profile profile = { .same = word_and(fixed, equal) };
	profile.same_match = word_and(ones, profile.same);
	profile.differ = word_and(fixed, word_not(equal));
	profile.some = word_and(open, word_or(zeros, ones));
	profile.tell = word_and(open, word_and(zeros, ones));
	return profile;
}

/* The bit of `differ`, or else of `some`, to split at: the one that most patterns fix; among equals
 * the highest (low_first: the lowest). 128: there is none. */
static unsigned split_bit(
	const struct walk *w, const struct place *p, struct word differ, struct word some)
{
	uint32_t fixed[128] = { 0 };
	unsigned best = 128;
	for (size_t i = p->from; i < p->from + p->count && word_is_zero(differ); i++) {
		struct word bits = word_and(cube_of(w, i).mask, some);
		uint64_t halves[2] = { bits.lo, bits.hi };
		for (unsigned half = 0; half < 2; half++)
			for (uint64_t rest = halves[half]; rest; rest &= rest - 1) {
				struct word below = { (rest & (~rest + 1)) - 1, 0 };
				fixed[64 * half + word_popcount(below)]++;
			}
	}
	for (unsigned i = 0; i < 128; i++) {
		unsigned bit = w->low_first ? i : 127 - i;
		if (word_bit(differ, bit))
			return bit;
		if (fixed[bit] > 0 && (best == 128 || fixed[bit] > fixed[best]))
			best = bit;
	}
	return best;
}

/* One half of a place. Pushes the patterns that meet it; the caller pops them. */
static struct place half_of(struct walk *w, const struct place *p, unsigned bit, unsigned value)
{
	struct place half = { p->region, w->stack.count, 0 };
	struct word one = word_mask(bit, 1);
	half.region.mask = word_or(half.region.mask, one);
	if (value)
		half.region.match = word_or(half.region.match, one);
	for (size_t i = p->from; i < p->from + p->count; i++) {
		struct cube cube = cube_of(w, i);
		if (word_bit(cube.mask, bit) && word_bit(cube.match, bit) != value)
			continue;
		uint32_t id = w->stack.items[i];
		VEC_PUSH(&w->arena, &w->stack, id);
	}
	half.count = w->stack.count - half.from;
	return half;
}

/* Performs a step on both halves of a place; false if the step stopped in either. */
static bool in_halves(struct walk *w, const struct place *p, unsigned bit,
	bool (*step)(struct walk *w, struct place *p))
{
	bool done = true;
	for (unsigned value = 0; value < 2 && done; value++) {
		struct place half = half_of(w, p, bit, value);
		done = step(w, &half);
		w->stack.count = half.from;
	}
	return done;
}

static bool covers_region(struct cube cube, struct cube region)
{
	return word_is_zero(word_and(cube.mask, word_not(region.mask)));
}

/* ---- partition ---- */

/* Does one label contain the whole region, or no label any part of it? */
static bool one_label(const struct walk *w, const struct place *p, unsigned *label)
{
	unsigned whole = REGION_NONE, least = REGION_NONE;
	for (size_t i = p->from; i < p->from + p->count; i++) {
		const struct pattern *pattern = &w->patterns[w->stack.items[i]];
		if (pattern->label < least)
			least = pattern->label;
		if (pattern->label < whole && covers_region(pattern->cube, p->region))
			whole = pattern->label;
	}
	*label = whole;
	return whole == least;
}

/* Visits the words that match no pattern as they differ in a bit that all patterns fix to the same
 * value, and removes them from the region. */
static void visit_outside(struct walk *w, struct place *p, const struct profile *profile)
{
	for (unsigned bit = 128; bit-- > 0;) {
		if (!word_bit(profile->same, bit))
			continue;
		struct word one = word_mask(bit, 1), agreed = word_and(one, profile->same_match);
		struct cube outside = { word_or(p->region.mask, one),
			word_or(p->region.match, word_xor(agreed, one)) };
		w->visit(w->context, outside, REGION_NONE);
		p->region.mask = outside.mask;
		p->region.match = word_or(p->region.match, agreed);
	}
}

static bool partition(struct walk *w, struct place *p)
{
	unsigned label;
	if (one_label(w, p, &label)) {
		w->visit(w->context, p->region, label);
		return true;
	}
	w->steps += p->count;
	if (w->steps > w->most)
		return false;
	struct profile profile = profile_place(w, p);
	if (!word_is_zero(profile.same)) {
		visit_outside(w, p, &profile);
		return partition(w, p);
	}
	unsigned bit = split_bit(w, p, profile.differ, profile.some);
	return in_halves(w, p, bit, partition);
}

static struct place everything(struct walk *w, size_t count)
{
	for (size_t i = 0; i < count; i++)
		VEC_PUSH(&w->arena, &w->stack, (uint32_t)i);
	return (struct place){ .count = count };
}

bool region_partition(const struct pattern *patterns, size_t count, bool low_first, size_t most,
	region_visit *visit, void *context)
{
	struct walk w = { .patterns = patterns, .most = most, .visit = visit, .context = context };
	assert(visit && most);
	w.low_first = low_first;
	struct place all = everything(&w, count);
	bool done = partition(&w, &all);
	arena_free(&w.arena);
	return done;
}

/* ---- pairs ---- */

/* Compares all pairs of a place. A pair that is in several places belongs to the one with its
 * smallest common word. */
static bool compare_all(struct walk *w, const struct place *p)
{
	for (size_t i = p->from; i < p->from + p->count; i++) {
		for (size_t j = i + 1; j < p->from + p->count; j++) {
			struct cube a = cube_of(w, i), b = cube_of(w, j);
			if (++w->steps > w->most)
				return false;
			if (!cubes_meet(a, b) || !cube_contains(p->region, cube_meet(a, b).match))
				continue;
			if (!w->meet(w->context, w->stack.items[i], w->stack.items[j]))
				return false;
		}
	}
	return true;
}

/* Splits only at bits that patterns fix to different values. If there are none, all patterns
 * meet. */
static bool pairs(struct walk *w, struct place *p)
{
	struct profile profile = profile_place(w, p);
	unsigned bit = p->count <= 4 ? 128 : split_bit(w, p, profile.differ, profile.tell);
	if (bit == 128)
		return compare_all(w, p);
	w->steps += p->count;
	if (w->steps > w->most)
		return false;
	return in_halves(w, p, bit, pairs);
}

bool region_pairs(
	const struct cube *cubes, size_t count, size_t most, region_meet *meet, void *context)
{
	struct walk w = { .cubes = cubes, .most = most, .meet = meet, .context = context };
	struct place all = everything(&w, count);
	bool done = pairs(&w, &all);
	arena_free(&w.arena);
	return done;
}
