/* SPDX-License-Identifier: MIT */
/* Patterns -> regions of words, by recursive splitting. A region is a cube; the indices of the
 * patterns that meet it are kept on a stack. */
#include "isa/region.h"

#include <assert.h>

#include "isa/region_internal.h"

struct cube region_pattern(const struct walk *w, size_t at)
{
	uint32_t id = w->stack.items[at];
	return w->patterns ? w->patterns[id].cube : w->cubes[id];
}

struct profile region_profile(const struct walk *w, const struct place *p)
{
	struct word zero = { 0 }, fixed = word_not(p->region.mask);
	struct word zeros = zero, ones = zero, always_ones = word_not(zero);
	for (size_t i = p->from; i < p->from + p->count; i++) {
		struct cube cube = region_pattern(w, i);
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

unsigned region_split_bit(
	const struct walk *w, const struct place *p, struct word differ, struct word some)
{
	uint32_t fixed[128] = { 0 };
	unsigned best = 128;
	for (size_t i = p->from; i < p->from + p->count && word_is_zero(differ); i++) {
		struct word bits = word_and(region_pattern(w, i).mask, some);
		uint64_t halves[2] = { bits.lo, bits.hi };
		for (unsigned half = 0; half < 2; half++)
			for (uint64_t rest = halves[half]; rest; rest &= rest - 1) {
				struct word below = { (rest & (~rest + 1)) - 1, 0 };
				fixed[64 * half + word_popcount(below)]++;
			}
	}
	for (unsigned i = 0; i < 128; i++) {
		unsigned bit = w->way.low_first ? i : 127 - i;
		if (word_bit(differ, bit))
			return bit;
		if (fixed[bit] > 0 && (best == 128 || fixed[bit] > fixed[best]))
			best = bit;
	}
	return best;
}

struct place region_half(struct walk *w, const struct place *p, unsigned bit, unsigned value)
{
	struct place half = { p->region, w->stack.count, 0 };
	struct word one = word_mask(bit, 1);
	half.region.mask = word_or(half.region.mask, one);
	if (value)
		half.region.match = word_or(half.region.match, one);
	for (size_t i = p->from; i < p->from + p->count; i++) {
		struct cube cube = region_pattern(w, i);
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
		struct place half = region_half(w, p, bit, value);
		done = step(w, &half);
		w->stack.count = half.from;
	}
	return done;
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
		if (pattern->label < whole && region_is_within(pattern->cube, p->region))
			whole = pattern->label;
	}
	*label = whole;
	return whole == least;
}

/* Visits the words that match no pattern as they differ in a bit that all patterns fix to the same
 * value, and removes them from the region. */
static bool visit_outside(struct walk *w, struct place *p, const struct profile *profile)
{
	for (unsigned bit = 128; bit-- > 0;) {
		if (!word_bit(profile->same, bit))
			continue;
		struct word one = word_mask(bit, 1), agreed = word_and(one, profile->same_match);
		struct cube outside = { word_or(p->region.mask, one),
			word_or(p->region.match, word_xor(agreed, one)) };
		if (word_popcount(outside.mask) > w->way.depth)
			return true;
		if (!w->visit(w->context, outside, REGION_NONE))
			return false;
		p->region.mask = outside.mask;
		p->region.match = word_or(p->region.match, agreed);
	}
	return true;
}

static bool partition(struct walk *w, struct place *p)
{
	unsigned label;
	if (one_label(w, p, &label))
		return w->visit(w->context, p->region, label);
	w->steps += p->count;
	if (w->steps > w->way.most)
		return false;
	if (word_popcount(p->region.mask) >= w->way.depth)
		return true;
	struct profile profile = region_profile(w, p);
	if (!word_is_zero(profile.same))
		return visit_outside(w, p, &profile) && partition(w, p);
	unsigned bit = region_split_bit(w, p, profile.differ, profile.some);
	return in_halves(w, p, bit, partition);
}

static struct place everything(struct walk *w, size_t count)
{
	for (size_t i = 0; i < count; i++)
		VEC_PUSH(&w->arena, &w->stack, (uint32_t)i);
	return (struct place){ .count = count };
}

bool region_partition(const struct pattern *patterns, size_t count, struct region_way way,
	region_visit *visit, void *context)
{
	struct walk w = { .patterns = patterns, .way = way, .visit = visit, .context = context };
	assert(visit && way.most);
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
			struct cube a = region_pattern(w, i), b = region_pattern(w, j);
			if (++w->steps > w->way.most)
				return false;
			if (!cubes_meet(a, b) || !cube_contains(p->region, cube_meet(a, b).match))
				continue;
			if (!w->meet(w->context, w->stack.items[i], w->stack.items[j]))
				return false;
		}
	}
	return true;
}

/* Would most patterns be in both halves? Then it is cheaper to compare all, unless too many. */
static bool splits_badly(const struct walk *w, const struct place *p, unsigned bit)
{
	enum { MANY = 4096 };
	size_t both = 0;
	for (size_t i = p->from; i < p->from + p->count; i++)
		both += !word_bit(region_pattern(w, i).mask, bit);
	return both > p->count / 2 && p->count <= MANY;
}

/* Splits only at bits that patterns fix to different values. If there are none, all patterns
 * meet. */
static bool pairs(struct walk *w, struct place *p)
{
	struct profile profile = region_profile(w, p);
	unsigned bit = p->count <= 4 ? 128 : region_split_bit(w, p, profile.differ, profile.tell);
	if (bit == 128 || splits_badly(w, p, bit))
		return compare_all(w, p);
	w->steps += p->count;
	if (w->steps > w->way.most)
		return false;
	return in_halves(w, p, bit, pairs);
}

bool region_pairs(
	const struct cube *cubes, size_t count, size_t most, region_meet *meet, void *context)
{
	struct walk w = { .cubes = cubes, .way = { .most = most }, .meet = meet, .context = context };
	struct place all = everything(&w, count);
	bool done = pairs(&w, &all);
	arena_free(&w.arena);
	return done;
}
