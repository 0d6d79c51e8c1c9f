/* SPDX-License-Identifier: MIT */
/* Templates -> forms: for each opcode, the ways to write it, each a list of elements and the legal
 * words that it has; and the resolved syntax of templates, types, operands and aliases.
 * In: definitions, fields, types, operand names of the IR. Out: the forms of its opcodes; reports
 * of templates that do not apply.
 * Read first: this header, build.c, then text.c. */
#ifndef SPECC_FORMS_FORMS_H
#define SPECC_FORMS_FORMS_H

#include "base/diag.h"
#include "base/intern.h"
#include "isa/ir.h"
#include "isa/trouble.h"
#include "lang/template_text.h"

/* Why a template does not apply to an opcode. Reported if it applies to no opcode of the family, or
 * if no template applies to the opcode (see problems.c). */
enum problem_kind {
	PROBLEM_OPERAND,    /* no field for an operand name */
	PROBLEM_MODIFIER,   /* no field or enumerator for a modifier */
	PROBLEM_PREFIX,     /* no field for an optional prefix or suffix */
	PROBLEM_UNWRITTEN,  /* a field without default is not shown */
	PROBLEM_TWICE,      /* an operand is shown twice */
	PROBLEM_NO_DEFAULT, /* an optional part shows a field without default */
	PROBLEM_AMBIGUOUS,  /* a literal names values of several fields */
	PROBLEM_OPTIONAL,   /* no field for an operand name inside an optional part */
	PROBLEM_VALUE,      /* 'text':field=Value with a value that the field's type does not have */
	PROBLEM_HALF,       /* only one half of a modifier written around an operand */
	PROBLEM_BY_ORDER,   /* an operand name has no field; deduced from Order */
	PROBLEM_WITHIN      /* the text of a type shows the field that it is the text of */
};
struct template_problem {
	enum problem_kind kind;
	struct span span;
	struct str text; /* the name concerned */
	struct str near; /* BY_ORDER: the operand that is meant; WITHIN: the field */
	const struct opcode *opcode;
};

struct forms_run {
	struct arena *arena;
	struct diag *diag;
	struct isa *isa;
	const struct str_map *operands, *modifiers, *formats; /* by name */
	struct str_map *missing;                              /* names already reported as undefined */
	VEC(struct template_problem) problems;
	struct arena scratch; /* for the forms of one opcode */
	struct intern kept;   /* parts of finished forms */
};

/* Finds where the appended parts of a compound are, and those inside them. */
void forms_place_appended(struct forms_run *run, struct type *type);
/* Finds the values of the alternatives of a compound, when it is known where its parts are; reports
 * those that share values, and parts that nothing uses. */
void forms_alternatives(struct forms_run *run, struct type *type);
/* Does the text of the alternative show the part? */
bool forms_alternative_shows(const struct alternative *a, const struct part *part);
/* Does it append the part: does its text show the part or one inside it, or do columns give values
 * to these? */
bool forms_alternative_appends(
	const struct type *type, const struct alternative *a, const struct part *part);
/* Makes the forms of an opcode; template problems wait for forms_report_problems. */
void forms_build(struct forms_run *run, struct opcode *opcode);
/* The definition whose templates apply to the opcode; NULL if it has no optype. */
const struct definition *forms_owner(const struct opcode *opcode);
void forms_report_problems(struct forms_run *run);
/* Sets the syntax of all types and operands, and syntax and header of all templates. */
void forms_resolve(struct forms_run *run);
/* The text or a meaning of an alias, whose parameters are known. */
const struct syntax *forms_resolve_alias(
	struct forms_run *run, const struct alias_def *alias, const struct template_nodes *nodes);
#endif
