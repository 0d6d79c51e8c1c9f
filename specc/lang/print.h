/* What the room makes, as text to read: tokens, the trees of definitions and of pseudo-code. Made
 * for `specc dump` and for tests. */
#ifndef SPECC_LANG_PRINT_H
#define SPECC_LANG_PRINT_H

#include "base/str.h"
#include "lang/ast.h"
#include "lang/code_ast.h"

/* The tokens of a definition: its line, its statements and members, the fences of its
 * __Semantics; prose has none. A line for each: "214:9  name  field". */
void print_tokens(struct arena *arena, struct buffer *out, const struct ast_def *def);

/* The tree of a definition, a line for each statement and section. */
void print_definition(struct buffer *out, const struct ast_def *def);
/* (== width "64") for width == "64"; calls as name(...), indexes as name[...]; NULL is "none". */
void print_expr(struct buffer *out, const struct ast_expr *e);
/* keyword<args> type T name N op value, with each part that is there. */
void print_statement(struct buffer *out, const struct ast_stmt *s);

/* A block of pseudo-code: its header, then a line for each statement, below `indent` tabs. */
void print_code_block(struct buffer *out, const struct sem_block *block, unsigned indent);
/* ((a + b) * 2): every operator in parentheses, prefix form for the rest. */
void print_code_expr(struct buffer *out, const struct sem_expr *e);
/* The statement without the bodies in it. */
void print_code_head(struct buffer *out, const struct sem_stmt *s);

#endif
