/* SPDX-License-Identifier: MIT */
/* Shared by the files on the encoding space: pairs of opcodes that may overlap, and gaps. */
#ifndef SPECC_ENCODING_SPACE_INTERNAL_H
#define SPECC_ENCODING_SPACE_INTERNAL_H

#include "base/vec.h"
#include "isa/legal.h"
#include "encoding/space.h"

/* Indices of isa->opcodes, first < second. */
struct opcode_pair {
	uint32_t first, second;
};

struct opcode_pairs {
	VEC(struct opcode_pair) items;
};

/* The pairs of opcodes without errors of one length whose fixed bits (and zero bits outside of
 * fields) allow a common word, sorted by second, then first. *complete: false if there are too
 * many. */
struct opcode_pairs space_meeting_pairs(
	struct arena *arena, const struct isa *isa, unsigned length, bool *complete);

/* Do two opcodes have a common legal word? If so, *witness is one. */
bool space_overlap(const struct opcode *a, const struct opcode *b, struct word *witness);

/* Covers the same words with fewer disjoint patterns, if possible. */
struct cube_set space_fewer_gaps(struct arena *arena, const struct cube_set *gaps);

#endif
