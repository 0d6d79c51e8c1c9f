/* SPDX-License-Identifier: MIT */
/* Shared by the files of this room; no other room includes it. */
#ifndef SPECC_LINT_INTERNAL_H
#define SPECC_LINT_INTERNAL_H

#include "base/suggest.h"
#include "isa/allow.h"
#include "lint/checks.h"
#include "isa/syntax.h"
#include "isa/trouble.h"

/* A set of names in the order in which they were added. */
struct names {
	VEC(struct str) list;
	struct str_map map;
};

/* An optype with its opcodes. */
struct family {
	const struct definition *optype;
	VEC(const struct opcode *) opcodes;
	bool sound;            /* at least one opcode has forms */
	bool troubled;         /* lowering found an error in it, so that forms may be missing */
	bool lacks_fields;     /* an opcode lost a field, or does not know its type */
	bool misnamed;         /* lowering reported an operand of a template */
	struct names fields;   /* names of all fields of its opcodes */
	struct names operands; /* operand names in its templates */
	struct names values;   /* enumerators of its fields, listed values, literals of templates */
};

/* A name in a definition that is no field of its opcodes, and its report. */
struct unknown {
	const struct definition *definition;
	struct str name;
	struct report *report;
};

struct check_run {
	struct arena *arena; /* until the check ends */
	struct arena *kept;  /* until the last check ends */
	struct diag *diag;
	const struct isa *isa;
	VEC(struct family) families;
	struct names operands;       /* operand names in all templates */
	VEC(struct unknown) unknown; /* of the last definition with any; check_operands */
	struct proses *proses;       /* those of each_prose, or NULL */
	struct str_map lines;        /* of prose that name their optype -> their place; check_copied */
	struct str_map said;         /* check and place of reports outside of their definition -> it */
	struct place_set errors;     /* places of errors before the checks */
	struct place_set misnamed;   /* places of reports about operands of templates */
	bool poisoned;               /* some definition is poisoned */
	bool has_commas;             /* templates separate operands by commas */
};

/* ---- reports ---- */

/* Reports and returns the report, or NULL if d or an ancestor suppresses the check, or if the place
 * is outside of d and another definition has had its report there. d may be NULL. */
struct report *check_report(struct check_run *run, const struct definition *d, enum check check,
	struct span span, const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Does the type suppress the check? */
bool type_allows(const struct type *type, enum check check);
/* Did lowering or parsing report an error in the definition? */
bool has_errors(const struct check_run *run, const struct ast_def *ast);

/* ---- names ---- */

bool names_have(const struct names *names, struct str name);
void names_add(struct arena *arena, struct names *names, struct str name); /* once */
/* "'a', 'b' and 'c'" with before and after around each name. */
struct str names_text(
	struct arena *arena, const struct names *names, const char *before, const char *after);

/* Length of the first of these texts found at offset `at`, or 0. NULL ends the list. */
size_t text_at(struct str text, size_t at, const char *const *list);

/* ---- families, templates, forms ---- */

/* The first opcode of the family with a field of this name, or NULL. */
const struct opcode *family_opcode_with(const struct family *family, struct str name);
/* Does the opcode have a field that is not fixed? */
bool opcode_has_operands(const struct opcode *opcode);
/* The field of this name, or with this suffix ("bsel" finds "ra.bsel"), of the first opcode that
 * has one. */
struct field *family_field(const struct family *family, struct str name);
/* Does the field's list name a value that its enum lacks? modifier-value reports it, so follow-on
 * errors are suppressed. */
bool list_is_wrong(const struct family *family, const struct field *field);
/* The name of the enumerator with this value, or the value as a number. */
struct str value_name(struct check_run *run, const struct type *type, uint64_t value);
/* The name of a field in the family's templates: that of an operand that denotes it, else a name
 * that differs only in case, else the field's own. */
struct str operand_label(
	const struct check_run *run, const struct family *family, const struct field *field);
/* Adds the dotted words of a template. */
void template_values(struct check_run *run, struct names *names, const struct syntax *syntax);

/* ---- the checks, by subject ---- */

/* In the order in which they run: LINT_CHECK(function). */
#define LINT_CHECKS(LINT_CHECK)                                                                    \
	LINT_CHECK(check_bits) /* encoding.c */                                                        \
	LINT_CHECK(check_reach)                                                                        \
	LINT_CHECK(check_unused)                                                                       \
	LINT_CHECK(check_odd)          /* odd.c */                                                     \
	LINT_CHECK(check_modifiers)    /* modifier.c */                                                \
	LINT_CHECK(check_templates)    /* template.c */                                                \
	LINT_CHECK(check_order)        /* order.c */                                                   \
	LINT_CHECK(check_operands)     /* operand.c */                                                 \
	LINT_CHECK(check_sections)     /* section.c */                                                 \
	LINT_CHECK(check_comments)     /* comment.c */                                                 \
	LINT_CHECK(check_prose)        /* prose.c */                                                   \
	LINT_CHECK(check_descriptions) /* describe.c */                                                \
	LINT_CHECK(check_tables)       /* table.c */                                                   \
	LINT_CHECK(check_copied)       /* copied.c */                                                  \
	LINT_CHECK(check_operations)   /* operation.c */                                               \
	LINT_CHECK(check_widths)       /* width.c */                                                   \
	LINT_CHECK(check_allow)        /* allow.c */                                                   \
	LINT_CHECK(check_any)          /* checks.c */                                                  \
	LINT_CHECK(check_examples)     /* example.c */

#define LINT_CHECK(function) void function(struct check_run *run);
LINT_CHECKS(LINT_CHECK)
#undef LINT_CHECK

#endif
