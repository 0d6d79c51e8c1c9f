/* SPDX-License-Identifier: MIT */
/* Patterns -> the number of words that match none. Each pattern is counted without the earlier
 * ones that intersect it. The rest is divided as for a partition, but equal subproblems are counted
 * once, and patterns that share no bit are counted separately. */
#include <stdlib.h>

#include "isa/region_internal.h"

enum { MOST_KEPT = 32 }; /* patterns of a place whose count is kept */

static struct word undecided_bits(const struct walk *w, const struct place *p)
{
	struct word bits = { 0 };
	for (size_t i = p->from; i < p->from + p->count; i++)
		bits = word_or(bits, region_pattern(w, i).mask);
	return word_and(bits, word_not(p->region.mask));
}

static bool is_covered(const struct walk *w, const struct place *p)
{
	for (size_t i = p->from; i < p->from + p->count; i++)
		if (region_is_within(region_pattern(w, i), p->region))
			return true;
	return false;
}

/* What is left of the patterns to be decided, as a key. */
static struct str key_of_place(struct walk *w, const struct place *p)
{
	struct word open = word_not(p->region.mask);
	struct cube *cubes = ARENA_ARRAY(&w->arena, struct cube, p->count);
	for (size_t i = 0; i < p->count; i++) {
		struct cube cube = region_pattern(w, p->from + i);
		cubes[i] = (struct cube){ word_and(cube.mask, open), word_and(cube.match, open) };
	}
	return (struct str){ (const char *)cubes, p->count * sizeof *cubes };
}

/* The patterns of a place that are connected with the first one by common open bits (`joined`), or
 * the others. Pushes them; the caller pops them. */
static struct place connected(struct walk *w, const struct place *p, struct word bits, bool joined)
{
	struct place part = { p->region, w->stack.count, 0 };
	for (size_t i = p->from; i < p->from + p->count; i++) {
		uint32_t id = w->stack.items[i];
		if (word_is_zero(word_and(region_pattern(w, i).mask, bits)) != joined)
			VEC_PUSH(&w->arena, &w->stack, id);
	}
	part.count = w->stack.count - part.from;
	return part;
}

/* The open bits of the patterns that are connected with the first one. */
static struct word connected_bits(const struct walk *w, const struct place *p)
{
	struct word open = word_not(p->region.mask), before = { 0 };
	struct word bits = word_and(region_pattern(w, p->from).mask, open);
	while (!word_equal(bits, before)) {
		before = bits;
		for (size_t i = p->from; i < p->from + p->count; i++) {
			struct word mask = word_and(region_pattern(w, i).mask, open);
			if (!word_is_zero(word_and(mask, bits)))
				bits = word_or(bits, mask);
		}
	}
	return bits;
}

static bool count_place(struct walk *w, struct place *p, struct wide *sum);

static bool count_apart(struct walk *w, const struct place *p, struct word bits, struct wide *sum)
{
	struct wide factor[2];
	for (unsigned i = 0; i < 2; i++) {
		struct place part = connected(w, p, bits, !i);
		bool done = count_place(w, &part, &factor[i]);
		w->stack.count = part.from;
		if (!done)
			return false;
	}
	*sum = wide_mul(factor[0], factor[1]);
	return true;
}

/* `open`: bits that the place's patterns fix. */
static bool count_halves(
	struct walk *w, const struct place *p, unsigned bit, struct word open, struct wide *sum)
{
	*sum = wide_from(0);
	for (unsigned value = 0; value < 2; value++) {
		struct place half = region_half(w, p, bit, value);
		struct wide part;
		unsigned free = word_popcount(open) - 1 - word_popcount(undecided_bits(w, &half));
		bool done = count_place(w, &half, &part);
		w->stack.count = half.from;
		if (!done)
			return false;
		*sum = wide_add(*sum, wide_mul(part, wide_power(free)));
	}
	return true;
}

/* Those that differ in a bit that all patterns fix to the same value, and the others. */
static bool count_agreeing(struct walk *w, const struct place *p, const struct profile *profile,
	struct word open, struct wide *sum)
{
	struct place rest = *p;
	rest.region.mask = word_or(rest.region.mask, profile->same);
	rest.region.match = word_or(rest.region.match, profile->same_match);
	unsigned left = word_popcount(open) - word_popcount(profile->same);
	if (!count_place(w, &rest, sum))
		return false;
	struct wide outside = wide_sub(wide_power(word_popcount(open)), wide_power(left));
	*sum = wide_add(*sum, outside);
	return true;
}

static bool count_divided(struct walk *w, const struct place *p, struct wide *sum)
{
	struct profile profile = region_profile(w, p);
	struct word open = undecided_bits(w, p), bits = open;
	w->steps += p->count;
	if (w->steps > w->way.most)
		return false;
	if (!word_is_zero(profile.same))
		return count_agreeing(w, p, &profile, open, sum);
	if (word_is_zero(profile.differ))
		bits = connected_bits(w, p);
	if (!word_equal(bits, open))
		return count_apart(w, p, bits, sum);
	return count_halves(w, p, region_split_bit(w, p, profile.differ, profile.some), open, sum);
}

/* Counts the values of the place's open bits for which no pattern matches. */
static bool count_place(struct walk *w, struct place *p, struct wide *sum)
{
	*sum = wide_power(0);
	if (!p->count)
		return true;
	*sum = wide_from(0);
	if (is_covered(w, p))
		return true;
	if (p->count > MOST_KEPT)
		return count_divided(w, p, sum);
	struct str key = key_of_place(w, p);
	const struct wide *known = str_map_get(&w->known, key);
	if (known) {
		*sum = *known;
		return true;
	}
	if (!count_divided(w, p, sum))
		return false;
	struct wide *kept = ARENA_NEW(&w->arena, struct wide);
	*kept = *sum;
	str_map_put(&w->known, key, kept);
	return true;
}

/* ---- patterns without those before them ---- */

enum { MOST_MEETING = 1 << 20 }; /* pairs of patterns with a common word */

struct meeting {
	struct arena arena;
	VEC(struct cube) cubes; /* the largest first */
	VEC(uint32_t) * before; /* of each: those before it that meet it */
	size_t pairs;
};

static int compare_masks(const void *a, const void *b)
{
	const struct cube *x = a, *y = b;
	unsigned m = word_popcount(x->mask), n = word_popcount(y->mask);
	return m != n ? (m < n ? -1 : 1) : word_compare(x->match, y->match);
}

static bool add_meeting_pattern(void *context, uint32_t i, uint32_t j)
{
	struct meeting *m = context;
	VEC_PUSH(&m->arena, &m->before[j], i);
	return ++m->pairs < MOST_MEETING;
}

static bool count_without_earlier(
	struct walk *w, const struct meeting *m, size_t at, unsigned width, struct wide *sum)
{
	struct place p = { m->cubes.items[at], w->stack.count, 0 };
	VEC_EACH (uint32_t, it, &m->before[at])
		VEC_PUSH(&w->arena, &w->stack, *it);
	p.count = w->stack.count - p.from;
	unsigned fixed = word_popcount(word_or(p.region.mask, undecided_bits(w, &p)));
	bool done = count_place(w, &p, sum);
	w->stack.count = p.from;
	if (done)
		*sum = wide_mul(*sum, wide_power(width - fixed));
	return done;
}

static bool count_union(struct meeting *m, unsigned width, size_t most, struct wide *sum)
{
	struct walk w = { .cubes = m->cubes.items, .way = { .most = most } };
	bool done = true;
	w.known.arena = &w.arena;
	for (size_t i = 0; i < m->cubes.count && done; i++) {
		struct wide part;
		done = count_without_earlier(&w, m, i, width, &part);
		*sum = done ? wide_add(*sum, part) : *sum;
	}
	arena_free(&w.arena);
	return done;
}

bool region_count_outside(const struct cube *patterns, size_t count, struct cube within,
	unsigned width, size_t most, struct wide *outside)
{
	struct meeting m = { 0 };
	struct wide sum = wide_from(0);
	for (size_t i = 0; i < count; i++)
		if (cubes_meet(patterns[i], within))
			VEC_PUSH(&m.arena, &m.cubes, cube_meet(patterns[i], within));
	if (m.cubes.count)
		qsort(m.cubes.items, m.cubes.count, sizeof *m.cubes.items, compare_masks);
	m.before = arena_alloc_array(&m.arena, m.cubes.count, sizeof *m.before);
	bool done = region_pairs(m.cubes.items, m.cubes.count, most, add_meeting_pattern, &m) &&
				count_union(&m, width, most, &sum);
	if (done)
		*outside = wide_sub(wide_power(width - word_popcount(within.mask)), sum);
	arena_free(&m.arena);
	return done;
}
