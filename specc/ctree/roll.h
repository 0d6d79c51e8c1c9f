/* SPDX-License-Identifier: MIT */
/* Shared by the files that make loops of statements that repeat; reroll.c says how. */
#ifndef SPECC_CTREE_ROLL_H
#define SPECC_CTREE_ROLL_H

#include "ctree/tree.h"

enum { LEAST_EXACT = 3 }; /* steps that differ in numbers only */

/* The numbers at one place of the steps. */
struct series {
	struct c_expr *place; /* in the pattern */
	bool is_count;        /* of a shift, or an index: its type does not matter */
	enum { STEADY, ADDS, DOUBLES, HALVES } way;
	uint64_t first, more; /* that of step 0; ADDS: the difference, mod 2^64 */
};

/* A local declared in the pattern, and that of the step compared. */
struct pair {
	const struct c_local *pattern, *own;
};

/* A local that a step reads before it assigns it. */
struct carried {
	struct c_local *local;
	struct c_expr *start; /* its value before the first step; NULL: it is not known */
	struct c_local *last; /* a local that has its value after the last step; or NULL */
	bool is_set;          /* by the statements of the step compared */
};

/* A local that each step declares and the next one reads: an array with an element before the first
 * step, too. */
struct chain {
	const struct c_local *before; /* what the pattern reads: declared before step 0 */
	const struct c_local *start;  /* what the first step reads */
	size_t by;                    /* the statement of each step that declares the next one */
};

/* An array that has an element for each step. */
struct roll_array {
	struct c_local *array;
	VEC(struct c_local *) locals; /* that the elements replace */
};

/* All loops of a body. */
struct rolls {
	struct c_body *b;
	bool makes_arrays; /* of what each step declares for later statements */
	bool wants_arrays; /* some steps are no loop without */
	bool makes_chains; /* ... and of what each step declares for the next one */
	bool has_found;    /* a loop, in this pass */
	VEC(struct roll_array) arrays;
	VEC(struct c_local *) settled; /* whose declaration is now their only assignment */
};

/* A loop to be. */
struct roll {
	struct rolls *all;
	struct c_body *b;
	const struct c_block *block; /* the statements of the step compared */
	size_t at, length, steps;    /* index of the statement where step 0 begins; of each; number */
	struct c_block pattern;      /* a copy of step 0 */
	VEC(struct series) series;
	VEC(struct pair) pairs;
	VEC(struct carried) carried;
	VEC(struct chain) chains;
	bool chains_are_known; /* all that there are */
	size_t missing;        /* statements that the last step lacks: the ends of chains */
	bool before;           /* there is also a step -1 */
	unsigned arrays; /* bit i: what statement i of each step declares is an element of an array */
	/* the step compared */
	bool loose; /* with what the series say for step `index` */
	int64_t index;
	unsigned compared;
	VEC(uint64_t) numbers; /* in the order of the pattern */
	VEC(struct carried *) started;
};

static inline size_t roll_begin(const struct roll *r)
{
	return r->at - (r->before ? r->length : 0);
}

static inline size_t roll_end(const struct roll *r)
{
	return r->at + r->steps * r->length - r->missing;
}

/* ---- roll_look.c ---- */

/* A local that the statement assigns; NULL: none. */
struct c_local *roll_set_by(const struct c_statement *s);
/* How often do the statements assign it? */
unsigned roll_count_sets(const struct c_block *block, const struct c_local *x);
/* Does the statement read the local? Plain assignment is none. */
bool roll_is_read_by(const struct c_statement *s, const struct c_local *x);
/* Do statements from..to - 1 of the block read it? */
bool roll_is_read(const struct c_block *block, size_t from, size_t to, const struct c_local *x);
/* Is it declared by one of statements from..to - 1? */
bool roll_is_declared(const struct c_block *block, size_t from, size_t to, const struct c_local *x);
/* Copies down to the last expression; that of NULL is NULL. */
struct c_expr *roll_copy_expr(struct c_body *b, const struct c_expr *x);
struct c_block roll_copy(struct c_body *b, struct c_statement *const *statements, size_t count);
/* Has the statement read `by` instead of the local. */
void roll_use_instead(struct c_statement *s, const struct c_local *old, const struct c_expr *by);

/* ---- roll_step.c ---- */

/* Step i of the series; false: it has none. */
bool roll_number_at(const struct series *s, int64_t i, uint64_t *n);
/* The largest number that may stand there. */
uint64_t roll_most_of(const struct c_expr *number);
/* x, or what it is declared with, if it is a local that is read here only and declared outside of
 * the step compared. */
const struct c_expr *roll_in_place(const struct roll *r, const struct c_expr *x);
struct carried *roll_find_carried(const struct roll *r, const struct c_local *x);
/* Is the step at the end of the loop one but for the ends of chains? Notes how many are missing. */
bool roll_is_short_step(struct roll *r, const struct c_block *block);
/* The chain that the statement of each step continues; or NULL. */
const struct chain *roll_chain_by(const struct roll *r, size_t statement);
/* Compares the pattern with the statements of step `index`; loose: with the numbers of the series,
 * and it may be what is left of the step where operands are known. */
bool roll_is_step(struct roll *r, const struct c_block *block, int64_t index, bool loose);

/* ---- roll_array.c ---- */

/* May arrays hold what statement i of each step declares? */
bool roll_can_be_array(const struct roll *r, const struct c_block *block, size_t i);
/* Declares the arrays after the statements `begun`, and has the loop and what follows use them. */
void roll_write_arrays(
	struct roll *r, const struct c_block *block, struct c_block *begun, struct c_statement *loop);
/* Are elements of an array read one by one? Then it is not made again. */
bool roll_refuses_arrays(const struct rolls *all);

/* ---- roll_bits.c ---- */

/* Writes `list >> 3 & 1` where it is read, if there are enough such locals for the steps of a loop,
 * and declares constants where they are first read: then statements about bits repeat. Returns
 * whether there are enough. */
bool roll_place_bits(struct c_body *b, unsigned least);

/* ---- roll_write.c ---- */

bool roll_has_lane_loop(const struct c_block *block);
/* Writes the loop in the place of the steps. */
void roll_write(struct roll *r, struct c_block *block);

#endif
