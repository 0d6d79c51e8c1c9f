/* SPDX-License-Identifier: MIT */
/* Encoding space: counts of defined, reserved and undefined words, overlaps of opcodes, and the
 * opcodes nearest to an undefined word. All results are exact. */
#ifndef SPECC_ENCODING_SPACE_H
#define SPECC_ENCODING_SPACE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/vec.h"
#include "isa/cube.h"
#include "encoding/dtree.h"
#include "isa/ir.h"
#include "number/wide.h"

/* The words of one length. Every word whose first unit selects this length is
 *   defined    in the legal set of an opcode of this length, or
 *   reserved   matches the fixed bits of one, but is legal in none, or
 *   undefined  matches the fixed bits of none.
 * Defective opcodes are ignored. */
struct space_length {
	unsigned length;                                 /* bits */
	struct wide words, defined, reserved, undefined; /* words is the sum of the others */
	struct cube_set gaps; /* the undefined words: disjoint patterns, ordered by smallest word */
	struct wide unlisted; /* undefined words that are in no gap, as there would be too many gaps */
	/* false: undefined and gaps exceeded a limit (reported as `limit`); they are empty, and
	 * reserved includes the undefined words */
	bool exact;
	VEC(struct cube) taken; /* fixed bits of the opcodes, and first units of other lengths */
};

struct space {
	VEC(struct space_length) lengths; /* ascending */
};

/* Counts the words of each length. Reports only exceeded limits. Allocated in the arena. */
struct space *space_count(struct arena *arena, struct diag *diag, const struct isa *isa);

/* Is a word of the cube undefined? Also false if that is not known. */
bool space_is_free(const struct space_length *length, struct cube cube);

/* Reports `opcode-overlap` (two opcodes have a common legal word, which is shown),
 * `opcode-unreachable` (all legal words of an opcode belong to earlier opcodes) and
 * `length-conflict`. */
void space_check(struct arena *arena, struct diag *diag, const struct isa *isa);

#define SPACE_NEAREST 3

struct space_near {
	const struct opcode *opcode;
	struct word differing; /* fixed bits that differ in the word */
	unsigned count;        /* number of these */
	unsigned agreed;       /* number of the first decisions that it shares with the word */
};

/* Finds the opcodes of a length nearest to a word: first those that share the most decisions in
 * `tree` (NULL: ignored), then those with the fewest differing fixed bits, then in definition
 * order. Opcodes that match have count 0. Returns their number, at most SPACE_NEAREST. */
size_t space_nearest(const struct isa *isa, const struct dtree *tree, struct word w,
	unsigned length, struct space_near near[SPACE_NEAREST]);

#endif
