/* SPDX-License-Identifier: MIT */
/* Language: turns the text of a specification into syntax trees, without resolving names.
 * In: a source. Out: the tree of ast.h, of code_ast.h for pseudo-code, of template_text.h for a
 * line of assembly syntax. Every error is reported and skipped.
 * Read first: ast.h, lex.h, then parse_statement.c, whose functions are named after the grammar's
 * rules. */
#ifndef SPECC_LANG_PARSE_H
#define SPECC_LANG_PARSE_H

#include "base/diag.h"
#include "lang/ast.h"

/* Parses a source. Never fails: syntax errors are reported (check `syntax`, or a more specific one)
 * and the faulty parts left out of the tree. Memory and time are linear in the size of the text. */
struct ast_file *parse_file(struct arena *arena, struct diag *diag, const struct source *source);

struct tokens;
/* Like parse_file; tokens, unless NULL, gets the tokens of all definitions and statements in their
 * order (lex.h). Those of a line that has a report may be incomplete. */
struct ast_file *parse_file_tokens(
	struct arena *arena, struct diag *diag, const struct source *source, struct tokens *tokens);

/* Parses an entire source as a section of prose with this name. Lines that a prose section cannot
 * contain are reported and left out. */
struct ast_section *parse_prose_file(
	struct arena *arena, struct diag *diag, const struct source *source, struct str name);

/* Parses the text of span as one expression; NULL after a report. Trailing text is an error. */
struct ast_expr *parse_expr_text(struct arena *arena, struct diag *diag, struct span span);

enum { PARSE_BARE_INDENT = 4 }; /* columns before the lines of code without a fence */
/* The bytes at the start of a line of the fence that only indent it, in code without a fence. */
size_t parse_margin(const struct ast_block *fence, struct str line);
/* The lines of a fence without their margins. */
struct str parse_fence_text(struct arena *arena, const struct ast_block *fence);

/* The number of the fence that contains the span, from 1, and its first line; 0: none. */
uint32_t parse_fence_number(const struct ast_section *section, struct span span, uint32_t *line);
/* The columns that only indent the line of a place in the code of the section. */
size_t parse_place_margin(const struct ast_section *section, struct span span);
/* The length of its text in characters, without the margins of further lines. */
uint64_t parse_place_length(const struct ast_section *section, struct span span);

#endif
