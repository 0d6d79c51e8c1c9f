/* What the parts of the encoding space share: pairs of opcodes that may overlap, gaps. */
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

/* The pairs of sound opcodes of one length whose fixed (and uncovered) bits admit a common word,
 * sorted by second, then first. *complete: false when there were too many. */
struct opcode_pairs space_meeting_pairs(
	struct arena *arena, const struct isa *isa, unsigned length, bool *complete);

/* The boxes of all forms of an opcode, in order; they may overlap. */

/* Whether two opcodes have a common legal word; *witness is one. */
bool space_overlap(const struct opcode *a, const struct opcode *b, struct word *witness);

/* The same words as fewer disjoint patterns, or the set itself. */
struct cube_set space_fewer_gaps(struct arena *arena, const struct cube_set *gaps);

#endif
