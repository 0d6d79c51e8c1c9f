/* SPDX-License-Identifier: MIT */
/* Expressions over field values: evaluates them for given values, and turns conditions into sets of
 * field values. */
#ifndef SPECC_ISA_CONDITION_H
#define SPECC_ISA_CONDITION_H

#include "base/diag.h"
#include "isa/ir.h"

/* A value: a number, or the text of a string or name. */
struct value {
	int64_t number;
	struct str text;           /* of a string or an unresolved name; else empty */
	const struct field *field; /* the field it was read from, or NULL */
};

/* Gets the value of a name; returns false if the name is unknown. user belongs to the caller. */
typedef bool (*value_of_name)(void *user, struct str name, struct value *value);

/* Evaluates expr (C operators, 64-bit wrapping arithmetic, comparisons give 0 or 1). A field can be
 * compared with a number, or with a string or name that names one of its values. Returns false
 * after a report (check `condition`) if expr cannot be evaluated. diag may be NULL: no reports. */
bool condition_eval(struct diag *diag, const struct ast_expr *expr, value_of_name names, void *user,
	struct value *value);

/* A value_of_name: each field has its hidden value, or 0 if it has none; user is a struct
 * hidden_names. */
struct hidden_names {
	const struct opcode *opcode;
	const struct field *set; /* has `value` instead; or NULL */
	uint64_t value;
};
bool condition_hidden_value(void *user, struct str name, struct value *value);

/* A product that restricts some fields of an opcode: sets[i] for field i, NULL: any value. */
struct partial_box {
	const struct cube_set **sets;
};
struct partial_boxes {
	VEC(struct partial_box) list;
};

/* Computes boxes whose union is the set where the condition holds (holds == true) or fails. Atoms
 * are `field op constant` and `field op field` with == != < <= > >=, comparing the bits as unsigned
 * numbers; they are joined by && || ! and parentheses. The fields are those of the opcode, which
 * has no definition if they are the parameters of an alias. Returns false after a report. */
bool condition_boxes(struct arena *arena, struct diag *diag, const struct opcode *opcode,
	const struct ast_expr *expr, bool holds, struct partial_boxes *boxes);

/* Appends box minus other to out, as disjoint boxes. */
struct boxes {
	VEC(struct box) list;
};
void box_subtract(struct arena *arena, const struct opcode *opcode, const struct box *box,
	const struct partial_box *other, struct boxes *out);
/* Merges pairs of boxes that differ in only one field, until there are none. */
void boxes_merge(struct arena *arena, const struct opcode *opcode, struct boxes *boxes);

#endif
