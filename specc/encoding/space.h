/* Encoding space: which words does an isa define, reserve and leave undefined; does a word belong
 * to two opcodes; what comes nearest to a word that belongs to none. All answers are exact. */
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

/* The words of one length. Every word that the first unit gives this length is
 *   defined    in the legal set of an opcode of this length, or
 *   reserved   matches the fixed bits of one, but is legal in none, or
 *   undefined  matches the fixed bits of none.
 * Defective opcodes count as absent. */
struct space_length {
	unsigned length;                                  /* bits */
	struct count words, defined, reserved, undefined; /* words is the sum of the others */
	struct cube_set gaps; /* the undefined words: disjoint patterns, ordered by smallest word */
	/* false: undefined and gaps were given up (reported as `limit`); they are empty, and reserved
	 * counts the undefined words too */
	bool exact;
};

struct space {
	VEC(struct space_length) lengths; /* ascending */
};

/* Counts. Only reports what it gave up. The arena owns the result. */
struct space *space_count(struct arena *arena, struct diag *diag, const struct isa *isa);

/* Reports `opcode-overlap` (two opcodes have a legal word in common: both places and such a word),
 * `opcode-unreachable` (all legal words of an opcode are legal words of opcodes before it) and
 * `length-conflict`. */
void space_check(struct arena *arena, struct diag *diag, const struct isa *isa);

#define SPACE_NEAREST 3

struct space_near {
	const struct opcode *opcode;
	struct word differing; /* its fixed bits that are otherwise in the word */
	unsigned count;        /* how many */
	unsigned agreed;       /* decisions from the first that lead to it as well */
};

/* The opcodes of a length that come nearest to a word: those first that share most of the decoder's
 * decisions in `tree` (NULL: none are looked at), then those with fewest differing fixed bits, then
 * in order of definition; those that match come with count 0. Returns how many there are, up to
 * SPACE_NEAREST. */
size_t space_nearest(const struct isa *isa, const struct dtree *tree, struct word w,
	unsigned length, struct space_near near[SPACE_NEAREST]);

#endif
