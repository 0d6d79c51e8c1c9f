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

/* Called with disjoint regions that together cover all words. label: the smallest among the
 * patterns that contain the region, or REGION_NONE if none does. */
#define REGION_NONE (~0u)
typedef void region_visit(void *context, struct cube region, unsigned label);

/* Partitions all words by label; regions fix only bits that some pattern fixes. low_first: among
 * equally good bits, splits at the lowest instead of the highest; either may give fewer regions.
 * Returns false, with only some regions visited, if it would take more than `most` steps (one per
 * pattern examined): such patterns have no short description. */
bool region_partition(const struct pattern *patterns, size_t count, bool low_first, size_t most,
	region_visit *visit, void *context);

/* Called once for each pair i < j of patterns with a common word; returns whether to continue. */
typedef bool region_meet(void *context, uint32_t i, uint32_t j);

/* Finds all pairs of patterns with a common word, in a deterministic but arbitrary order. Returns
 * false if meet stopped it or it would take more than `most` steps. */
bool region_pairs(
	const struct cube *cubes, size_t count, size_t most, region_meet *meet, void *context);

#endif
