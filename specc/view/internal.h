/* SPDX-License-Identifier: MIT */
/* Shared by the files of the XML view. */
#ifndef SPECC_VIEW_INTERNAL_H
#define SPECC_VIEW_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#include "view/view.h"

/* An opcode and its element. */
struct opcode_place {
	const struct opcode *opcode;
	xmlNodePtr node;
};

/* A name of elements or attributes: where the caller has it, and in the document's dictionary. */
struct view_name {
	const char *name;
	const xmlChar *kept;
};

enum { VIEW_NAMES = 512 };

/* The document under construction. */
struct view {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	xmlDocPtr document;
	xmlNodePtr root;
	VEC(struct opcode_place) opcodes; /* those with forms */
	bool details;
	bool has_forms;
	/* NULL until built; may be detached from the document */
	xmlNodePtr semantics, derived, encodings, fuzz, grammar, hardware, smt, texts, addresses;
	const struct space *space; /* NULL: not counted yet */
	VEC(xmlNodePtr) pages;     /* currently attached to the document */
	/* Short values of attributes: those with the same value have the same text node, which saves
	 * almost half of the document. NULL arena: they do not, as the caller frees the document. */
	struct str_map values;
	struct view_name names[VIEW_NAMES]; /* by the caller's address */
};

/* element.c: removes a part of the document and frees it. */
void view_free(xmlNodePtr part);

/* Creates the document and its root element. */
void view_new_document(struct view *view, const char *name);
/* Appends an element and returns it. name must be a string literal. */
xmlNodePtr view_add(struct view *view, xmlNodePtr parent, const char *name);
/* The same without a parent. */
xmlNodePtr view_new(struct view *view, const char *name);
/* Sets an attribute that the node does not have yet. */
void view_set(struct view *view, xmlNodePtr node, const char *name, struct str value);
void view_set_c(struct view *view, xmlNodePtr node, const char *name, const char *value);
void view_set_number(struct view *view, xmlNodePtr node, const char *name, uint64_t value);
/* view_set_some and view_set_nonzero omit the attribute if the value is empty or 0. */
void view_set_some(struct view *view, xmlNodePtr node, const char *name, struct str value);
void view_set_nonzero(struct view *view, xmlNodePtr node, const char *name, uint64_t value);
void view_set_signed(struct view *view, xmlNodePtr node, const char *name, int64_t value);
void view_set_hex(struct view *view, xmlNodePtr node, const char *name, uint64_t value);
/* The same, but omits the attribute if the value is 0. */
void view_set_mask(struct view *view, xmlNodePtr node, const char *name, uint64_t value);
void view_set_word(
	struct view *view, xmlNodePtr node, const char *name, struct word value, unsigned bits);
/* Sets `text`, and its `length` in bytes. */
void view_set_text(struct view *view, xmlNodePtr node, struct str text);
/* Sets the bytes as pairs of hexadecimal digits without separators. */
void view_set_bytes(struct view *view, xmlNodePtr node, const char *name, struct str bytes);
/* Sets name="yes" if on; otherwise does nothing. */
void view_set_flag(struct view *view, xmlNodePtr node, const char *name, bool on);
/* Sets name="true" if on, for templates that print the value into C; otherwise does nothing. */
void view_set_true(struct view *view, xmlNodePtr node, const char *name, bool on);
void view_text(struct view *view, xmlNodePtr node, struct str text);
/* Appends an element that contains only text. */
xmlNodePtr view_add_text(struct view *view, xmlNodePtr parent, const char *name, struct str text);
void view_attributes(
	struct view *view, xmlNodePtr parent, const struct attribute *items, size_t count);
/* Sets the attribute comment if there is a text without a language, and appends <comment
 * language="..." text="..."/> for each other text. */
void view_comment(struct view *view, xmlNodePtr node, const struct comment *comment);
/* Appends <legal pattern="..."/> for each cube, unless the set contains every value. */
void view_legal(struct view *view, xmlNodePtr parent, const struct cube_set *set);

/* type.c: register files, types of fields, and the words for their kinds and codings. */
/* "integer", "list" ... */
const char *view_type_kind(const struct type *type);
/* What Registers<...>, Separator<...> and Range<...> say. */
void view_list_type(struct view *view, xmlNodePtr node, const struct register_list *list);
extern const char *const view_type_codings[];
void view_register_files(struct view *view);
void view_types(struct view *view);
/* Forbid<value, ...>, with the values as written. */
void view_forbidden(struct view *view, xmlNodePtr parent, const struct type *type);
/* definition.c: the words for kinds of fields; operands, modifiers and formats; the tree of groups,
 * optypes and opcodes. */
extern const char *const view_field_kinds[];
void view_notation(struct view *view);
void view_machine_examples(struct view *view);
/* Appends an <example> with its text, but without its encoding and its cases. */
xmlNodePtr view_example(struct view *view, xmlNodePtr parent, const struct example *example);
void view_definitions(struct view *view);
/* case.c: the cases of an example. */
void view_cases(struct view *view, xmlNodePtr parent, const struct example *example);
/* The lines of a case, joined into one. */
struct str view_case_text(struct view *view, const struct example_case *c);
/* form.c: appends the forms of all opcodes, unless that is done. */
void view_forms(struct view *view);
/* fact.c: what all definitions have in common, definitions that are passed on as they are, and the
 * source lines of all definitions. */
void view_source(struct view *view, xmlNodePtr node, struct span span);
/* Appends prose and code of the sections, except sections that contain only statements. */
void view_sections(struct view *view, xmlNodePtr parent, const struct ast_def *def);
/* Like view_attributes, but from the syntax tree. */
void view_ast_attributes(struct view *view, xmlNodePtr parent, const struct ast_def *def);
/* <keywords> of the definition, by language; none without a word (of a definition with errors). */
void view_keywords(struct view *view, xmlNodePtr parent, const struct ast_def *def);
/* Sets name to the quoted text of the statement keyword<"..."> of the definition, if there is
 * one. */
void view_set_quoted(struct view *view, xmlNodePtr node, const char *name,
	const struct ast_def *def, const char *keyword);
void view_other(struct view *view);
void view_places(struct view *view);
/* space.c: view_space appends the defined and undefined words; view_space_of returns their counts,
 * computed on first use. */
void view_space(struct view *view);
const struct space *view_space_of(struct view *view);
/* encoding.c: encodings as layouts of fields in 32-bit words. */
void view_encodings(struct view *view);
/* grammar.c: the words of the assembly language as regular expressions. */
void view_grammar(struct view *view);
/* semantics.c: the typed semantics. */
void view_semantics(struct view *view);
/* Attaches (wanted) or detaches a part of the document. `make` appends it to the root and is called
 * the first time that it is wanted; *part is NULL until then. */
void view_show(struct view *view, xmlNodePtr *part, bool wanted, void (*make)(struct view *view));

#endif
