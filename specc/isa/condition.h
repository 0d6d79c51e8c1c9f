/* Expressions over field values: evaluating them for known values, and turning conditions into
 * sets of field values. */
#ifndef SPECC_ISA_CONDITION_H
#define SPECC_ISA_CONDITION_H

#include "base/diag.h"
#include "isa/ir.h"

/* A value: a number, and for enumerators and strings the text that names it. */
struct value {
	int64_t number;
	struct str text;           /* of a string or an unresolved name; else empty */
	const struct field *field; /* the field it was read from, or NULL */
};

/* Gives the value of a name; false when the name is not known. user is the caller's. */
typedef bool (*value_of_name)(void *user, struct str name, struct value *value);

/* Evaluates expr (C operators, 64-bit wrapping arithmetic, comparisons give 0 or 1). A field
 * compares with a string, a name or a number that names one of its enumerators. Returns false
 * after a report (check `condition`) when expr cannot be evaluated. diag may be NULL: silent. */
bool condition_eval(struct diag *diag, const struct ast_expr *expr, value_of_name names, void *user,
	struct value *value);

/* A value_of_name: fields hold their hidden values, or 0 where there is none; user is a struct
 * hidden_names. */
struct hidden_names {
	const struct opcode *opcode;
	const struct field *set; /* holds `value` instead; or NULL */
	uint64_t value;
};
bool condition_hidden_value(void *user, struct str name, struct value *value);

/* Some fields of an opcode restricted: sets[i] for field i, NULL: any value. */
struct partial_box {
	const struct cube_set **sets;
};
struct partial_boxes {
	VEC(struct partial_box) list;
};

/* The boxes whose union is where the condition holds (holds == true) or fails, as a disjunction.
 * Atoms are `field op constant` with == != < <= > >= on the bits as unsigned numbers, joined by
 * && || ! and parentheses. False after a report. */
bool condition_boxes(struct arena *arena, struct diag *diag, const struct opcode *opcode,
	const struct ast_expr *expr, bool holds, struct partial_boxes *boxes);

/* box minus other, as disjoint boxes appended to out (a vector of boxes). */
struct boxes {
	VEC(struct box) list;
};
void box_subtract(struct arena *arena, const struct opcode *opcode, const struct box *box,
	const struct partial_box *other, struct boxes *out);
/* Joins boxes that differ in one field only, until none do. */
void boxes_merge(struct arena *arena, const struct opcode *opcode, struct boxes *boxes);

#endif
