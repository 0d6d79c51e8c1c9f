/* SPDX-License-Identifier: MIT */
/* Encoding: analysis of the encoding space: decode trees, instruction lengths selected by first
 * units, and the numbers of defined, reserved and undefined words.
 * In: struct isa. Out: decode trees, length classes, exact counts, gaps, overlaps with a witness.
 * Read first: this header, then length.h and space.h. A decode tree is a tree of tables, each
 * indexed by a run of bits of the word, made from the fixed bits of the opcodes. Its leaves list
 * candidates in definition order, whose fixed bits must still be compared. */
#ifndef SPECC_ENCODING_DTREE_H
#define SPECC_ENCODING_DTREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "isa/cube.h"
#include "isa/ir.h"

#define DTREE_BITS 12 /* index bits of the widest table */

/* width > 0: a table; the child for the word's bits [lsb, lsb+width) = v is nodes[first + v]. width
 * == 0: a leaf with candidates[first .. first+count), possibly empty. count is the number of
 * candidates below the node, also for tables. */
struct dtree_node {
	uint8_t lsb, width;
	uint32_t first, count;
};

/* nodes[0] is the root. A word that matches candidate c ends in a leaf that lists c. There are at
 * most 8 nodes per pattern plus one table of 2^DTREE_BITS, so a leaf may list several candidates
 * that further tables would separate. depth: most tables on a path. */
struct dtree {
	const struct dtree_node *nodes;
	size_t node_count;
	const uint32_t *candidates; /* indices: isa->opcodes, or the cubes of dtree_from_cubes */
	size_t candidate_count;
	unsigned depth;
};

/* The tree of all opcodes without errors of one length (bits), allocated in the arena. */
struct dtree *dtree_new(struct arena *arena, const struct isa *isa, unsigned length);
/* The tree of any patterns, e.g. of first units. */
struct dtree *dtree_from_cubes(struct arena *arena, const struct cube *cubes, size_t count);

/* The leaf of a word. */
const struct dtree_node *dtree_leaf(const struct dtree *tree, struct word w);
/* The first opcode whose fixed bits match the word, or NULL: the word is undefined. Several may
 * match if only their legal sets differ: to get them all, start with *after = 0 and call until
 * NULL. `after` may be NULL. */
struct opcode *dtree_match(
	const struct dtree *tree, const struct isa *isa, struct word w, uint32_t *after);

/* One decision on the path to a leaf. */
struct dtree_step {
	unsigned lsb, width; /* the bits tested */
	uint64_t value;      /* of these bits in the word */
	uint32_t left;       /* candidates that remain */
};

/* Gets the decisions for a word, at most `most`; returns their number, at most tree->depth. */
size_t dtree_path(const struct dtree *tree, struct word w, struct dtree_step *steps, size_t most);

/* print.c. Prints the tree: a line for each table with its bits, and for each value that leads to
 * an opcode. */
void dtree_print(struct buffer *out, const struct isa *isa, const struct dtree *tree);
/* print.c. Prints the path to one opcode: the bits tested, their values, and the final
 * comparison. */
void dtree_print_path(struct buffer *out, const struct dtree *tree, const struct opcode *opcode);

#endif
