/* SPDX-License-Identifier: MIT */
/* Partitions the space of words by many ternary patterns, splitting it recursively at the bits that
 * most patterns fix. 100,000 patterns as regular as an instruction set take well under a second. */
#ifndef SPECC_ISA_REGION_H
#define SPECC_ISA_REGION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "isa/cube.h"

/* A pattern and its label. A region gets the smallest label of the patterns that contain it. */
struct pattern {
	struct cube cube;
	unsigned label;
};

/* Called with disjoint regions that together cover all words; returns whether to continue. label:
 * the smallest among the patterns that contain the region, or REGION_NONE if none does. */
#define REGION_NONE (~0u)
typedef bool region_visit(void *context, struct cube region, unsigned label);

struct region_way {
	bool low_first; /* among equally good bits, split at the lowest instead of the highest; either
					   may give fewer regions */
	size_t most;    /* steps, one per pattern examined */
	unsigned depth; /* regions that fix more bits than this are left out; 128: none */
};

/* Partitions all words by label; regions fix only bits that some pattern fixes. Returns false, with
 * only some regions visited, if visit stopped it or it would take more steps: such patterns have no
 * short description. */
bool region_partition(const struct pattern *patterns, size_t count, struct region_way way,
	region_visit *visit, void *context);

/* Counts the words of a cube, of `width` bits, that match no pattern, without enumerating them:
 * what is left to be decided after some bits is counted once, and patterns without a bit in common
 * are counted apart. Returns false if it would take more than `most` steps. */
bool region_count_outside(const struct cube *patterns, size_t count, struct cube within,
	unsigned width, size_t most, struct wide *outside);

/* Called once for each pair i < j of patterns with a common word; returns whether to continue. */
typedef bool region_meet(void *context, uint32_t i, uint32_t j);

/* Finds all pairs of patterns with a common word, in a deterministic but arbitrary order. Returns
 * false if meet stopped it or it would take more than `most` steps. */
bool region_pairs(
	const struct cube *cubes, size_t count, size_t most, region_meet *meet, void *context);

#endif
