/* SPDX-License-Identifier: MIT */
/* Prints tokens and the trees of definitions and pseudo-code as readable text, for `specc dump` and
 * tests. */
#ifndef SPECC_LANG_PRINT_H
#define SPECC_LANG_PRINT_H

#include "base/str.h"
#include "lang/ast.h"
#include "lang/code_ast.h"

/* Prints the tokens of a definition: its first line, statements, enumerators, rows and fences of
 * __Semantics, but no prose. One per line: "214:9 name field". */
void print_tokens(struct arena *arena, struct buffer *out, const struct ast_def *def);
void print_row_tokens(struct buffer *out, const struct ast_row *row);

/* Prints the tree of a definition, one line for each statement and section. */
void print_definition(struct buffer *out, const struct ast_def *def);
/* (== width "64") for width == "64"; calls as name(...), indexes as name[...]; NULL is "none". */
void print_expr(struct buffer *out, const struct ast_expr *e);
/* keyword<args> type T name N op value, without absent parts. */
void print_statement(struct buffer *out, const struct ast_stmt *s);

/* LINE: HEADER, the line in what the author wrote. */
void print_code_title(struct buffer *out, const struct sem_block *block);
/* Prints a block of pseudo-code: its header, then one line for each statement, indented by `indent`
 * tabs. */
void print_code_block(struct buffer *out, const struct sem_block *block, unsigned indent);
/* ((a + b) * 2): operators in parentheses, all other nodes in prefix form. */
void print_code_expr(struct buffer *out, const struct sem_expr *e);
/* Prints a statement without its bodies. */
void print_code_head(struct buffer *out, const struct sem_stmt *s);

#endif
