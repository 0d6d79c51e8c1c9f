/* Shared by forms.c (shapes and boxes) and forms_text.c (nodes to elements); nobody else. */
#ifndef SPECC_MODEL_FORMS_INTERNAL_H
#define SPECC_MODEL_FORMS_INTERNAL_H

#include "model/condition.h"
#include "model/lower_internal.h"

/* How a template uses one field of the opcode. */
struct field_use {
	VEC(struct element *) operands;  /* OPERAND elements that show bits of it */
	VEC(struct element *) modifiers; /* MODIFIER elements */
	bool flag;                       /* an optional prefix or literal stands for it */
	uint64_t flag_on;
	bool in_group;                   /* a modifier inside an optional group */
	bool wanted;                     /* the shape depends on it */
	bool split;                      /* this run assumes one value */
	uint64_t assumed;
};

struct elements {
	VEC(struct element *) list;
};

struct form_shape {
	struct str shape;
	struct form *form;
	struct boxes boxes;
};

struct unresolved {
	enum problem_kind kind;
	struct span span;
	struct str text;
};

struct split_list {
	uint64_t *items;
	size_t count;
};

struct forms_builder {
	struct lowering *l;
	struct opcode *opcode;
	struct template *template;
	struct field *leftover; /* the only operand of Order that no name of the template means */
	struct field_use *uses; /* one per field of the opcode */
	struct elements elements;
	struct str key;
	bool failed; /* the template does not apply to this opcode */
	const struct field *unwritten;
	struct {
		VEC(struct unresolved) list;
	} unresolved;
	struct {
		VEC(struct form_shape) list;
	} shapes;
	size_t first_form; /* of the current template in shapes */
	struct split_list *splits;
	bool split_any;
	unsigned runs;
};

/* Finds b->leftover for b->template. */
void forms_find_leftover(struct forms_builder *b);

/* Lowers frame and template into b->elements and fills b->uses; sets b->failed. */
void forms_lower_template(struct forms_builder *b);

#endif
