/* What the parts of the view that show semantics share. */
#ifndef SPECC_VIEW_SEMANTICS_INTERNAL_H
#define SPECC_VIEW_SEMANTICS_INTERNAL_H

#include "view/internal.h"
#include "sem/facts.h"

/* A block, or a function, of the document. */
struct semantics_part {
	const struct sem_scope *scope;
	const struct ast_section *section; /* that it stands in, or NULL */
	struct str owner;                  /* the definition; empty: a function of its own */
	struct str id;                     /* "IADD:2", "IADD.helper", "flush" */
	VEC(size_t) callees, callers;      /* parts, each once, in order */
};

struct semantics {
	struct view *view;
	struct sem_run *run;
	struct sem_facts *facts;
	VEC(struct sem_family *) families; /* by name */
	VEC(struct semantics_part) parts;
	const struct semantics_part *part; /* in hand */
	uint32_t fence;                    /* that the part begins in, from 1 */
};

/* The parts of the instruction set, each with whom it calls. */
struct semantics *semantics_gather(struct view *view);
/* Sets line, column and length of a place, as they are in the text of its fence; and the fence
 * where it is another one than that of the part in hand. */
void semantics_place(struct semantics *s, xmlNodePtr node, struct span span);
/* Sets type, lo, hi and so on; value may be NULL. */
void semantics_type(struct semantics *s, xmlNodePtr node, const struct sem_value *value);
/* The names of the fields that an operand can be, each once, with the text between them. */
struct str semantics_field_names(
	struct arena *arena, const struct sem_symbol *symbol, const char *separator);
/* The part that this function is, or NULL. */
const struct semantics_part *semantics_function(
	const struct semantics *s, const struct sem_function *function);
/* semantics_code.c: the statements as children of parent. */
void semantics_body(struct semantics *s, xmlNodePtr parent, const struct sem_body *body);

#endif
