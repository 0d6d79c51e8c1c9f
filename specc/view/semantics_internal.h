/* SPDX-License-Identifier: MIT */
/* Shared by the parts of the view that show semantics. */
#ifndef SPECC_VIEW_SEMANTICS_INTERNAL_H
#define SPECC_VIEW_SEMANTICS_INTERNAL_H

#include "view/internal.h"
#include "typing/facts.h"

/* A block or function of the document. */
struct semantics_part {
	const struct sem_scope *scope;
	const struct ast_section *section; /* that contains it, or NULL */
	struct str owner;                  /* the definition; empty: a function outside definitions */
	struct str id;                     /* "IADD:2", "IADD.helper", "flush" */
	bool is_made;                      /* a function made of rows of operands with alternatives */
	VEC(size_t) callees, callers;      /* indices of parts, each once, ascending */
};

/* Where a part, or a block with errors (number `block` of the family), begins: its header or its
 * body. */
struct semantics_place {
	const struct source *source;
	uint32_t at;
	const struct semantics_part *part; /* NULL: has errors */
	const struct sem_family *family;
	size_t block;
};
struct semantics_places {
	const struct semantics_place *list;
	size_t count;
};

struct semantics_families {
	VEC(struct sem_family *) list;
};

struct semantics {
	struct view *view;
	struct sem_run *run;
	struct sem_facts *facts;
	VEC(struct sem_family *) families; /* sorted by name */
	VEC(struct semantics_part) parts;
	struct str_map by_block, by_optype; /* see semantics_index.c */
	VEC(struct semantics_place) places; /* sorted */
	const struct semantics_part *part;  /* current part */
	uint32_t fence;                     /* in which it begins, from 1 */
};

/* Collects the blocks and functions of the instruction set and their call graph. */
struct semantics *semantics_gather(struct view *view);
/* Sets line, column and length of a span, relative to the text of its fence; and the number of the
 * fence if it is not the one in which the current part begins. */
void semantics_place(struct semantics *s, xmlNodePtr node, struct span span);
/* Sets the attributes of the type (type, lo, hi, ...); value may be NULL. */
void semantics_type(struct semantics *s, xmlNodePtr node, const struct sem_value *value);
/* The names of the fields that an operand can stand for, each once, joined by separator. */
struct str semantics_field_names(
	struct arena *arena, const struct sem_symbol *symbol, const char *separator);
/* The part of this function, or NULL. */
const struct semantics_part *semantics_function(
	const struct semantics *s, const struct sem_function *function);
/* semantics_index.c: makes the indexes, when all parts are known. */
void semantics_index(struct semantics *s);
/* The part of a block, or NULL. */
const struct semantics_part *semantics_part_of(
	const struct semantics *s, const struct sem_block *block);
/* The families of pseudo-code that describe opcodes of the optype, or that it owns. */
const struct semantics_families *semantics_of_optype(
	const struct semantics *s, const struct definition *optype);
/* What begins in the span, in its order. */
struct semantics_places semantics_places_in(const struct semantics *s, struct span span);
/* semantics_code.c: appends the statements to parent. */
void semantics_body(struct semantics *s, xmlNodePtr parent, const struct sem_body *body);

#endif
