/* SPDX-License-Identifier: MIT */
/* Pseudo-code for registers that are bits of others. */
#ifndef SPECC_SEM_VIEW_H
#define SPECC_SEM_VIEW_H

#include "expand/made_text.h"
#include "sem/sem.h"

/* The number of a register: a constant, or pseudo-code that computes it. */
struct view_number {
	bool known;
	uint64_t value;
	struct span span; /* the code; NO_SPAN: it is `text` */
	struct str text;
	uint64_t more;       /* the number is so much greater than the code says */
	struct span because; /* what names the register */
};

struct view_text {
	const struct isa *isa;
	const struct register_file *file; /* of views, and no window */
	struct made_text *made;
	struct view_number number;
	bool by_name; /* in the code of operand modes: see struct sem_expr */
};

/* Adds the value of a register, as an expression. */
void view_add_read(const struct view_text *t);
/* Adds statements that assign the value to a local. */
void view_add_load(const struct view_text *t, struct str local);
/* Adds statements that assign it a local of its width. False: in a block, bits of a register whose
 * number is computed cannot be assigned. */
bool view_add_store(const struct view_text *t, struct str local);

#endif
