/* SPDX-License-Identifier: MIT */
/* Operands with alternatives in blocks: what mode.c and mode_check.c share. */
#ifndef SPECC_SEM_MODE_H
#define SPECC_SEM_MODE_H

#include "expand/made_text.h"
#include "sem/sem.h"
#include "sem/view.h"

struct mode_operand {
	struct arena *arena;
	struct str name;                      /* in the block */
	struct str bits;                      /* the name of its bits there */
	const struct field *field;            /* of some opcode */
	const struct type *mode;              /* with all rows */
	VEC(const struct alternative *) rows; /* that some opcode can have, in the order of tests */
	bool read, written, addressed;        /* by the block: its value, its address */
	bool clashes;                         /* something else has one of its names */
	bool sometimes;                       /* written on some paths only */
	bool used;                            /* something of it is read */
	bool numbered;                        /* the number of its register, which is a view, is read */
	struct span taken; /* where the block assigns one of the names that belong to the operand */
};

struct mode_text {
	struct sem_run *run;
	const struct sem_family *family;
	const struct sem_block *block;
	const struct mode_operand *operand;
	/* in the code that is made: the bits of the operand, what is assigned, its address */
	struct str bits, into, at;
	bool names_parts; /* the code is a function's, where parts are locals with their names */
	VEC(const struct part *) used; /* by the code of rows in it */
	struct made_text made;
};

/* The next name at or behind *at that does not follow a dot; empty at the end. */
struct str mode_next_word(struct str text, size_t *at);
/* Reports names of the operand, dst_at and others, that something else has; false after one. */
bool mode_check_taken(
	struct sem_run *run, const struct sem_block *block, struct str operand, struct span span);
/* Reports an operand that InList and OutList have otherwise than the block. */
void mode_check_lists(const struct mode_text *t, const struct mode_operand *operand);
/* Is it dst_at, dst_bits, dst_next or dst_stored of the operand dst? */
bool mode_is_taken(struct str name, struct str operand);
/* The name of which the n-th part of a target assigns all or some bits: of {a, b[3:0]} the b, if n
 * is 1. NULL: the target has fewer parts; one that is no tuple has one. */
const struct sem_expr *mode_target(const struct sem_expr *target, size_t n);
/* dst_stored, which is 1 where a block has assigned dst. */
struct str mode_stored(struct arena *arena, struct str operand);
/* Does some path of the block read the operand, or keep a part of it, before assigning it? */
bool mode_must_load(const struct sem_block *block, const struct mode_operand *operand);
/* Does each path of the block assign something of the operand? */
bool mode_always_assigned(const struct sem_block *block, const struct mode_operand *operand);
/* Adds a statement for dst_stored to each that assigns the operand. */
void mode_note_stores(struct sem_block *block, const struct mode_operand *operand);
/* Reports names in Place and After that the block cannot have; false after a report. */
bool mode_check_row(const struct mode_text *t, const struct alternative *a);
/* Has the code of a row neither members nor names with `$`, which only a block knows? */
bool mode_is_closed(struct span code);

/* ---- mode_part.c ---- */

/* The bits of a part: "bits[12:5]" */
void mode_add_bits(struct mode_text *t, struct span because, const struct part *part);
/* A local of the function for a part: its name, with something behind if that is taken. */
struct str mode_part_local(const struct mode_text *t, const struct part *part);
bool mode_is_view(const struct part *part);
/* The register of a part, which is a view, as pseudo-code has it. */
struct view_text mode_view_of_part(
	struct mode_text *t, struct span because, const struct part *part);
/* R[bits]; of a window, the register of its whole file. */
void mode_add_register(struct mode_text *t, struct span because, const struct part *part);
/* The value of a part: R[bits], or (INT8(bits[12:5])) */
void mode_add_value(struct mode_text *t, struct span because, const struct part *part);

/* ---- mode_test.c ---- */

/* Bits that select a row: a part, or those without a name. */
struct mode_tested {
	const struct part *part; /* or NULL */
	unsigned lsb, end;
};

/* The tested bits of the mask next below those; *it is first {NULL, WORD_BITS, WORD_BITS}. */
bool mode_next_tested(const struct mode_text *t, const struct word *mask, struct mode_tested *it);
/* "mod == 3"; because: the place of the row */
void mode_add_equal(
	struct mode_text *t, struct span because, const struct mode_tested *it, uint64_t value);
/* Whether the bits of the operand are of the row. */
void mode_add_test(struct mode_text *t, const struct alternative *a);
/* mod = bits[4:3]; for each part that a test names */
void mode_add_tested_locals(struct mode_text *t);

/* ---- mode_tree.c ---- */

/* Of rows with one key the code is the same. */
typedef struct str (*row_key)(const struct mode_text *t, const struct alternative *a);
typedef void (*row_code)(struct mode_text *t, const struct alternative *a);
/* Adds the code of all rows, each where the bits are of the row; false: it would take too many
 * copies of it, so nothing is added. */
bool mode_add_tree(struct mode_text *t, row_key key_of, row_code code);

/* ---- mode_code.c, mode_function.c ---- */

/* Reports rows that the block cannot use as it does; false after a report. */
bool mode_check_uses(const struct mode_text *t);
/* Add the statements before the block, and those behind it. */
void mode_add_before(struct mode_text *t);
void mode_add_behind(struct mode_text *t);
/* The name, or one with a number, that neither a function nor anything of the state has. */
struct str mode_free_name(const struct mode_text *t, struct str wanted);
/* The name of the function that has been added for these rows; empty: there is none. */
struct str mode_known_function(const struct mode_text *t, const char *what);
/* Adds the code as the body of a function of the bits, and of t->at unless that is empty; its
 * name. */
struct str mode_add_function(struct mode_text *t, const char *what);

#endif
