/* SPDX-License-Identifier: MIT */
/* Sets of legal words: converts boxes over the fields of an opcode to sets of words, so that boxes
 * of different opcodes can be intersected, subtracted and counted exactly, whatever their
 * fields. */
#ifndef SPECC_ISA_LEGAL_H
#define SPECC_ISA_LEGAL_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/vec.h"
#include "isa/cube.h"
#include "isa/ir.h"

/* The words whose bits under mask match one of the cubes, which are disjoint and within mask. */
struct factor {
	struct word mask;
	const struct cube *cubes;
	size_t count;
};

/* The words that are in base and in every factor. The masks of the factors are disjoint if it was
 * made from a box of an opcode, but may overlap after other operations. Bits beyond the
 * instruction's length are zero. */
struct legal_box {
	struct cube base;
	VEC(struct factor) factors;
};

struct legal_set {
	VEC(struct legal_box) boxes;
};

/* The words of one box: field values from the box, fixed bits from opcode->fixed, other bits
 * zero. */
struct legal_box legal_from_box(
	struct arena *arena, const struct opcode *opcode, const struct box *box);
/* All boxes of the opcode. Those of different forms may overlap. */
struct legal_set legal_boxes(struct arena *arena, const struct opcode *opcode);
/* The words of all forms of the opcode, as disjoint boxes. */
struct legal_set legal_from_opcode(struct arena *arena, const struct opcode *opcode);

/* The words of a whose bits from bit 0 on are in the set. */
struct legal_box legal_restrict(
	struct arena *arena, const struct legal_box *a, const struct cube_set *set);
/* Do a and b have a common word? If so, *witness is one, determined by the arguments. */
bool legal_meet(const struct legal_box *a, const struct legal_box *b, struct word *witness);
/* Is the box non-empty? If so, *witness is one of its words. */
bool legal_find(const struct legal_box *a, struct word *witness);
/* The words of a that are not in b, as disjoint boxes, some of which may be empty. */
struct legal_set legal_minus(
	struct arena *arena, const struct legal_set *a, const struct legal_box *b);
/* Number of words in the box; in the set, whose boxes must be disjoint. */
struct wide legal_box_count(const struct legal_box *a);
struct wide legal_count(const struct legal_set *a);

/* The word with all fields at their defaults; operands without a default are 0. */
struct word opcode_initial(const struct opcode *opcode);
/* The bits of a legal word of the form that decoding ignores. */
struct word form_ignored(const struct form *form, struct word w);
/* The word with these bits as they are written: that of its text. */
struct word form_written(const struct form *form, struct word w);
/* Have they the same length, and the same fields that append units? */
bool legal_same_layout(const struct opcode *a, const struct opcode *b);
/* The pattern of the bits under mask, without those between them. */
struct str legal_pattern(struct arena *arena, struct word mask, struct cube cube);

#endif
