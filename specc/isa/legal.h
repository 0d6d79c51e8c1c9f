/* Legal words: boxes over the fields of an opcode as sets of words, so that boxes of different
 * opcodes can be met, subtracted and counted exactly, however their fields divide the bits. */
#ifndef SPECC_ISA_LEGAL_H
#define SPECC_ISA_LEGAL_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/vec.h"
#include "isa/cube.h"
#include "isa/ir.h"

/* The words whose bits under mask are in one of the cubes, which are disjoint and within mask. */
struct factor {
	struct word mask;
	const struct cube *cubes;
	size_t count;
};

/* The words that are in base and in every factor. Made from one opcode's box its factors have
 * disjoint masks; after a meet with another's they need not. Bits beyond the length are zero. */
struct legal_box {
	struct cube base;
	VEC(struct factor) factors;
};

struct legal_set {
	VEC(struct legal_box) boxes;
};

/* The words of one box: fields as it says, fixed bits as opcode->fixed, uncovered bits zero. */
struct legal_box legal_from_box(
	struct arena *arena, const struct opcode *opcode, const struct box *box);
/* The words of all forms of the opcode, as disjoint boxes. */
/* All boxes of an opcode, as they are: those of several forms may share words. */
struct legal_set legal_boxes(struct arena *arena, const struct opcode *opcode);
struct legal_set legal_from_opcode(struct arena *arena, const struct opcode *opcode);

/* The words of a that are in the cubes too. set: over the word's bits from bit 0. */
struct legal_box legal_restrict(
	struct arena *arena, const struct legal_box *a, const struct cube_set *set);
/* Whether a and b have a common word; *witness is one (the same for the same arguments). */
bool legal_meet(const struct legal_box *a, const struct legal_box *b, struct word *witness);
/* Whether any word is in the box. */
bool legal_find(const struct legal_box *a, struct word *witness);
/* The words of a that are not in b, as disjoint boxes (some may be empty). */
struct legal_set legal_minus(
	struct arena *arena, const struct legal_set *a, const struct legal_box *b);
/* Number of words of the box, of the set (its boxes are disjoint). */
struct count legal_box_count(const struct legal_box *a);
struct count legal_count(const struct legal_set *a);

#endif
