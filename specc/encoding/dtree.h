/* Encoding: what the bits of words decide: trees that find an opcode, the length that a first
 * unit selects, how many words are defined, reserved or unallocated.
 * In: struct isa. Out: decode trees, length classes, exact counts, gaps, overlaps with a witness.
 * Read first: this header, then length.h and space.h.
 * A decode tree is a tree of tables, each indexed by a run of bits of the word, made from the bits
 * that the opcodes fix. Its leaves list candidates, in the order of definition; their fixed bits
 * are still to be compared. */
#ifndef SPECC_ENCODING_DTREE_H
#define SPECC_ENCODING_DTREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "isa/cube.h"
#include "isa/ir.h"

#define DTREE_BITS 12 /* widest table, index bits */

/* width > 0: a table; the child for the word's bits [lsb, lsb+width) = v is nodes[first + v].
 * width == 0: a leaf with candidates[first .. first+count), possibly none.
 * count is the number of candidates below the node, for a table too. */
struct dtree_node {
	uint8_t lsb, width;
	uint32_t first, count;
};

/* nodes[0] is the root. A word that matches candidate c ends in a leaf that lists c. Nodes number
 * at most 8 per pattern and one table of 2^DTREE_BITS; so a leaf may list several candidates that
 * more tables would tell apart. depth: most tables on a path. */
struct dtree {
	const struct dtree_node *nodes;
	size_t node_count;
	const uint32_t *candidates; /* indices: isa->opcodes, or the cubes of dtree_from_cubes */
	size_t candidate_count;
	unsigned depth;
};

/* The tree of all sound (not defective) opcodes of one length, bits. The arena owns it. */
struct dtree *dtree_new(struct arena *arena, const struct isa *isa, unsigned length);
/* The same over any patterns, e.g. of first units. */
struct dtree *dtree_from_cubes(struct arena *arena, const struct cube *cubes, size_t count);

/* The leaf of a word. */
const struct dtree_node *dtree_leaf(const struct dtree *tree, struct word w);
/* The first opcode whose fixed bits are in the word, or NULL: the word is undefined. More may
 * match where their legal sets alone differ; *after (may be NULL) then resumes the search: start
 * with 0 and call until NULL. */
struct opcode *dtree_match(
	const struct dtree *tree, const struct isa *isa, struct word w, uint32_t *after);

/* One decision on the way to a leaf. */
struct dtree_step {
	unsigned lsb, width; /* the bits looked at */
	uint64_t value;      /* what they are in the word */
	uint32_t left;       /* candidates that remain */
};

/* The decisions for a word, at most `most`; returns their number, at most tree->depth. */
size_t dtree_path(const struct dtree *tree, struct word w, struct dtree_step *steps, size_t most);

/* The tree as text: a line for each table with its bits, and for each value that leads to an
 * opcode. print.c */
void dtree_print(struct buffer *out, const struct isa *isa, const struct dtree *tree);
/* The way to one opcode: the bits looked at, their values in it, what is compared at the end. */
void dtree_print_path(struct buffer *out, const struct dtree *tree, const struct opcode *opcode);

#endif
