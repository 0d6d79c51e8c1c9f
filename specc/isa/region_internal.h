/* SPDX-License-Identifier: MIT */
/* The walk that partitions regions, finds pairs and counts: a region, the patterns that meet it,
 * and the bit to divide it at. */
#ifndef SPECC_ISA_REGION_INTERNAL_H
#define SPECC_ISA_REGION_INTERNAL_H

#include "base/vec.h"
#include "isa/region.h"
#include "number/wide.h"

struct walk {
	struct arena arena;
	const struct cube *cubes;
	const struct pattern *patterns; /* partition only */
	VEC(uint32_t) stack;
	struct region_way way;
	size_t steps;
	struct str_map known; /* counts: residual patterns -> struct wide */
	region_visit *visit;
	region_meet *meet;
	void *context;
};

/* The patterns stack[from .. from+count) that meet a region. */
struct place {
	struct cube region;
	size_t from, count;
};

/* Bits that the region does not fix. `same`: fixed by all patterns, to the same value; `differ`:
 * fixed by all, to different values; `some`: fixed by only some patterns; `tell`: those of `some`
 * that patterns fix to different values. */
struct profile {
	struct word same, same_match, differ, some, tell;
};

struct cube region_pattern(const struct walk *w, size_t at);
struct profile region_profile(const struct walk *w, const struct place *p);
/* The bit of `differ`, or else of `some`, to split at: the one that most patterns fix; among equals
 * the highest (low_first: the lowest). 128: there is none. */
unsigned region_split_bit(
	const struct walk *w, const struct place *p, struct word differ, struct word some);
/* One half of a place. Pushes the patterns that meet it; the caller pops them. */
struct place region_half(struct walk *w, const struct place *p, unsigned bit, unsigned value);

/* Does a pattern that meets the region contain it? */
static inline bool region_is_within(struct cube cube, struct cube region)
{
	return word_is_zero(word_and(cube.mask, word_not(region.mask)));
}

#endif
