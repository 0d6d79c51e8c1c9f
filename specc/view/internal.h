/* What the parts of the XML view share. */
#ifndef SPECC_VIEW_INTERNAL_H
#define SPECC_VIEW_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "view/view.h"

/* The element of an opcode. */
struct opcode_place {
	const struct opcode *opcode;
	xmlNodePtr node;
};

/* One document in the making. */
struct view {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	xmlDocPtr document;
	xmlNodePtr root;
	VEC(struct opcode_place) opcodes; /* that have forms */
	bool details;
	bool has_forms;
	/* NULL: not made yet; they may be out of the document */
	xmlNodePtr semantics, derived, encodings, fuzz, smt, texts;
	const struct space *space; /* NULL: not counted yet */
	VEC(xmlNodePtr) pages;     /* in the document now */
};

/* Appends an element. name is a literal of this program. */
xmlNodePtr view_add(struct view *view, xmlNodePtr parent, const char *name);
/* Sets attributes; a name is set once. */
void view_set(struct view *view, xmlNodePtr node, const char *name, struct str value);
void view_set_c(struct view *view, xmlNodePtr node, const char *name, const char *value);
void view_set_number(struct view *view, xmlNodePtr node, const char *name, uint64_t value);
/* The same where the value is not empty, not 0. */
void view_set_some(struct view *view, xmlNodePtr node, const char *name, struct str value);
void view_set_nonzero(struct view *view, xmlNodePtr node, const char *name, uint64_t value);
void view_set_signed(struct view *view, xmlNodePtr node, const char *name, int64_t value);
void view_set_hex(struct view *view, xmlNodePtr node, const char *name, uint64_t value);
/* Sets the attributes of a row: lines `name=value`. */
void view_set_row(struct view *view, xmlNodePtr node, struct str row);
void view_set_word(
	struct view *view, xmlNodePtr node, const char *name, struct word value, unsigned bits);
/* As pairs of hexadecimal digits, without anything between them. */
void view_set_bytes(struct view *view, xmlNodePtr node, const char *name, struct str bytes);
/* Sets name="yes" when on, nothing otherwise. */
void view_set_flag(struct view *view, xmlNodePtr node, const char *name, bool on);
void view_text(struct view *view, xmlNodePtr node, struct str text);
/* An element that holds nothing but text. */
xmlNodePtr view_add_text(struct view *view, xmlNodePtr parent, const char *name, struct str text);
void view_attributes(
	struct view *view, xmlNodePtr parent, const struct attribute *items, size_t count);
/* <legal pattern="..."/> for each cube, when the set is not everything. */
void view_legal(struct view *view, xmlNodePtr parent, const struct cube_set *set);

/* type.c: register files and types of fields; the words for their kinds and codings. */
extern const char *const view_type_kinds[], *const view_type_codings[];
void view_register_files(struct view *view);
void view_types(struct view *view);
/* Forbid<value, ...>; the values as written. */
void view_forbidden(struct view *view, xmlNodePtr parent, const struct type *type);
/* definition.c: the words for kinds of fields;
 * operands, modifiers, formats; groups, optypes and opcodes as a tree. */
extern const char *const view_field_kinds[];
void view_notation(struct view *view);
void view_machine_examples(struct view *view);
/* An <example> with its text, without what it assembles to and its cases. */
xmlNodePtr view_example(struct view *view, xmlNodePtr parent, const struct example *example);
void view_definitions(struct view *view);
/* case.c: the cases of an example. */
void view_cases(struct view *view, xmlNodePtr parent, const struct example *example);
/* The lines of a case as one. */
struct str view_case_text(struct view *view, const struct example_case *c);
/* form.c: the forms of all opcodes, once. */
void view_forms(struct view *view);
/* fact.c: what all definitions have, the definitions without a meaning of their own, the lines
 * of all definitions. */
void view_source(struct view *view, xmlNodePtr node, struct span span);
/* The prose and code of the sections that do not hold statements alone. */
void view_sections(struct view *view, xmlNodePtr parent, const struct ast_def *def);
/* As view_attributes, from the syntax tree. */
void view_ast_attributes(struct view *view, xmlNodePtr parent, const struct ast_def *def);
/* Sets name to the text in quotes of the definition's statement keyword<"...">, if there is one. */
void view_set_quoted(struct view *view, xmlNodePtr node, const char *name,
	const struct ast_def *def, const char *keyword);
void view_other(struct view *view);
void view_places(struct view *view);
/* space.c: which words are defined; and the counts, which are found when first asked for. */
void view_space(struct view *view);
const struct space *view_space_of(struct view *view);
/* encoding.c: layouts of fields in words of 32 bits. */
void view_encodings(struct view *view);
/* smt.c: the semantics as SMT-LIB. */
void view_smt(struct view *view);
/* semantics.c: the typed semantics. */
void view_semantics(struct view *view);
/* fuzz.c: the facts of words as tables, seeds with their texts. */
void view_fuzz(struct view *view);
/* c.c: the derived layer. */
void view_derived(struct view *view);
/* Makes a part, which `make` appends to the root, or puts it in, or takes it out. *part: NULL until
 * it is made. */
void view_show(struct view *view, xmlNodePtr *part, bool wanted, void (*make)(struct view *view));

#endif
