/* Shared by the files of the named checks; nobody else includes it. */
#ifndef SPECC_LINT_INTERNAL_H
#define SPECC_LINT_INTERNAL_H

#include "base/suggest.h"
#include "isa/allow.h"
#include "lint/checks.h"
#include "lang/template_text.h"
#include "isa/trouble.h"

/* A set of names in the order in which they were added. */
struct names {
	VEC(struct str) list;
	struct str_map map;
};

struct flat {
	VEC(const struct element *) list;
};

/* An optype with its opcodes. */
struct family {
	const struct definition *optype;
	VEC(const struct opcode *) opcodes;
	bool sound;            /* at least one opcode has forms */
	bool troubled;         /* lowering found an error in it, so that forms may be missing */
	bool lacks_fields;     /* an opcode lost a field, or does not know its type */
	bool misnamed;         /* a template has an operand that lowering reported */
	struct names fields;   /* names of all fields of its opcodes */
	struct names operands; /* words of its templates that stand for operands */
	struct names values;   /* enumerators of its fields, listed values, literals of templates */
};

/* A name that the opcode at hand does not know, and the report that said so. */
struct unknown {
	const struct opcode *opcode;
	struct str name;
	struct report *report;
};

struct check_run {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	VEC(struct family) families;
	struct names operands;       /* words of all templates that stand for operands */
	struct flat flat;            /* of the last flatten */
	VEC(struct unknown) unknown; /* of the last opcode with any; check_operands */
	struct str_map lines;        /* of prose that name their optype -> their place; check_copied */
	struct place_set errors;     /* places of errors before the checks */
	struct place_set misnamed;   /* places of reports about operands of templates */
	bool poisoned;               /* some definition is poisoned */
	bool has_lists;              /* some optype has modifier lists */
	bool has_commas;             /* templates separate operands by commas */
};

/* ---- reports ---- */

/* Reports unless d or an ancestor allows it; NULL then. d may be NULL. */
struct report *check_report(struct check_run *run, const struct definition *d, enum check check,
	struct span span, const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Does the type allow what the check reports? Types have no ancestors. */
bool type_allows(const struct type *type, enum check check);
/* Did lowering or parsing report an error in the definition? */
bool has_errors(const struct check_run *run, const struct ast_def *ast);

/* ---- names ---- */

bool names_have(const struct names *names, struct str name);
void names_add(struct arena *arena, struct names *names, struct str name); /* once */
/* "'a', 'b' and 'c'" with before and after around each name. */
struct str names_text(
	struct arena *arena, const struct names *names, const char *before, const char *after);

/* Bytes of the first of these texts that is at byte `at`; 0: none. NULL ends the list. */
size_t text_at(struct str text, size_t at, const char *const *list);

/* ---- families, templates, forms ---- */

/* The first opcode of the family with a field of this name; NULL: none. */
const struct opcode *family_opcode_with(const struct family *family, struct str name);
/* Is there a field that is not fixed? */
bool opcode_has_operands(const struct opcode *opcode);
/* The field of this name, or with this suffix ("bsel" finds "ra.bsel"), of the first opcode that
 * has one. */
struct field *family_field(const struct family *family, struct str name);
/* Does the field's list name a value that its enum lacks? modifier-value says it, and what follows
 * from it is not said. */
bool list_is_wrong(const struct family *family, const struct field *field);
/* The name of an enumerator of an enum's value, or the value as a number. */
struct str value_name(struct check_run *run, const struct type *type, uint64_t value);
/* What the templates of the family call a field: the name of an operand that stands for it, else
 * the name of the template that equals it but for case, else the field's own. */
struct str operand_label(
	const struct check_run *run, const struct family *family, const struct field *field);
/* Adds the dotted words of a template. */
void template_values(
	struct check_run *run, struct names *names, struct template_node *const *nodes, size_t count);
/* The word of the template, or NULL. */
const struct template_node *find_word(
	struct template_node *const *nodes, size_t count, struct str word);

/* Elements of a form in text order, those inside groups included; holds until the next call. */
const struct flat *flatten(struct check_run *run, const struct form *form);

/* ---- the checks, by subject ---- */

void check_allow(struct check_run *run); /* allow.c */
void check_bits(struct check_run *run);  /* encoding.c */
void check_reach(struct check_run *run);
void check_unused(struct check_run *run);
void check_siblings(struct check_run *run);         /* sibling.c */
void check_family_positions(struct check_run *run); /* family.c */
void check_suffixes(struct check_run *run);
void check_enum_orders(struct check_run *run);
void check_modifiers(struct check_run *run); /* modifier.c */
void check_templates(struct check_run *run); /* template.c */
void check_order(struct check_run *run);     /* order.c */
void check_operands(struct check_run *run);  /* operand.c */
void check_sections(struct check_run *run);  /* section.c */
void check_examples(struct check_run *run);  /* example.c */
void check_prose(struct check_run *run);     /* prose.c */
void check_tables(struct check_run *run);    /* table.c */
void check_copied(struct check_run *run);    /* copied.c */
void check_widths(struct check_run *run);    /* width.c */

#endif
