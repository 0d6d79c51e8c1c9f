/* SPDX-License-Identifier: MIT */
/* Which statements and sections are allowed where: the rows of lang/definitions.def. */
#ifndef SPECC_LANG_PLACE_H
#define SPECC_LANG_PLACE_H

#include <stdbool.h>

#include "base/str.h"

enum ast_def_kind {
#define DEFINITION(id, keyword, params, parent, one) AST_DEF_##id,
#include "lang/definitions.def"
	AST_DEF_KIND_COUNT
};

/* Where statements stand: in a definition before its first section, or in a section. */
enum ast_place {
#define DEFINITION(id, keyword, params, parent, one) PLACE_BODY_##id,
#define SECTION(id, name, content, definitions)      PLACE_##id,
#include "lang/definitions.def"
	PLACE_COUNT
};
enum { PLACE_FIRST_SECTION = AST_DEF_KIND_COUNT };

/* Statements of different places are different, also if they have the same keyword. */
enum ast_stmt_kind {
	AST_STMT_OTHER, /* an attribute */
#define STATEMENT(place, id, keyword, times, most, parts, example) AST_STMT_##place##_##id,
#include "lang/definitions.def"
	AST_STMT_KIND_COUNT
};

enum place_content { PLACE_STATEMENTS, PLACE_MIXED, PLACE_PROSE, PLACE_ROWS_ONLY };
/* What stands in <> or in [] behind the name of a definition. */
enum place_header {
	HEADER_NOTHING,
	HEADER_WIDTH,
	HEADER_NAMES,
	HEADER_GROUP,
	HEADER_OPTYPE,
	HEADER_VARIANTS
};

/* What can follow the arguments of a statement: 'Type name = value' or '== value'. */
enum place_part { PLACE_PART_NAME, PLACE_PART_TYPE, PLACE_PART_VALUE, PLACE_PART_FIXED };

/* "__DefMemory", and how a message names one: "a memory". */
const char *place_keyword(enum ast_def_kind kind);
const char *place_one(enum ast_def_kind kind);
enum place_header place_params(enum ast_def_kind kind);
enum place_header place_parent(enum ast_def_kind kind);
/* AST_DEF_KIND_COUNT if the word is not a keyword. */
enum ast_def_kind place_find_definition(struct str keyword);

/* A section's name without underscores, what it consists of, whether a definition has it. */
const char *place_section(enum ast_place section);
enum place_content place_section_content(enum ast_place section);
bool place_has_section(enum ast_def_kind kind, enum ast_place section);
/* PLACE_COUNT if no section has this name. */
enum ast_place place_find_section(struct str name);
/* The definitions that have the section: "an optype, an opcode or an alias". */
struct str place_definitions(struct arena *arena, enum ast_place section);

/* The statement with this keyword in this place; AST_STMT_OTHER if it has none. Is it one of any
 * place? */
enum ast_stmt_kind place_find_statement(enum ast_place place, struct str keyword);
bool place_is_keyword(struct str word);
/* kind: not AST_STMT_OTHER. */
const char *place_statement_keyword(enum ast_stmt_kind kind);
const char *place_statement_example(enum ast_stmt_kind kind);
enum ast_place place_of_statement(enum ast_stmt_kind kind);
/* May it be in its place only once? */
bool place_is_single(enum ast_stmt_kind kind);
/* How many arguments it takes at most, and what may follow them. */
unsigned place_most_arguments(enum ast_stmt_kind kind);
bool place_allows_part(enum ast_stmt_kind kind, enum place_part part);
/* An example of a statement of the place, or of any if it has none. */
const char *place_example(enum ast_place place);
/* "__DefMemory", "__Layout". */
const char *place_name(enum ast_place place);
/* The keywords of the place, "Code, Raised"; empty if it has none. */
struct str place_keywords(struct arena *arena, enum ast_place place);
/* The places that have a statement with this keyword, "__Layout or __Encoding"; empty if none. */
struct str place_homes(struct arena *arena, struct str keyword);
/* A keyword of the place that is like this one; empty if there is none. */
struct str place_near(enum ast_place place, struct str keyword);

#endif
