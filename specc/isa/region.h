/* Many ternary patterns at once: walks the space of words by splitting it at the bits that the
 * patterns fix most often, so that 100,000 patterns take well under a second where they are about
 * as orderly as an instruction set. */
#ifndef SPECC_ISA_REGION_H
#define SPECC_ISA_REGION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "isa/cube.h"

/* A pattern and its label; regions get the smallest label of the patterns that hold them. */
struct pattern {
	struct cube cube;
	unsigned label;
};

/* Called with disjoint regions that together are all words. label: the smallest among the patterns
 * that hold the region, or REGION_NONE where none does. */
#define REGION_NONE (~0u)
typedef void region_visit(void *context, struct cube region, unsigned label);

/* Divides all words by label; no region fixes a bit that no pattern fixes. low_first: of bits that
 * serve equally well split at the lowest, else at the highest; either may give fewer regions.
 * Returns false, having visited a part only, when it would take more than `most` steps (a step
 * looks at one pattern): such patterns have no short description. */
bool region_partition(const struct pattern *patterns, size_t count, bool low_first, size_t most,
	region_visit *visit, void *context);

/* Called once for each pair of patterns i < j that have a common word; returns whether to go on. */
typedef bool region_meet(void *context, uint32_t i, uint32_t j);

/* Finds all pairs of patterns with a common word, in a fixed but no useful order. Returns false
 * when meet stopped it or there would be more than `most` steps. */
bool region_pairs(
	const struct cube *cubes, size_t count, size_t most, region_meet *meet, void *context);

#endif
