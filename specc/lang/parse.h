/* Language: the text of a specification becomes syntax trees; nothing is looked up.
 * In: a source. Out: the tree of ast.h, of code_ast.h for pseudo-code, of template_text.h for a
 * line of assembly syntax. Every error is reported at its place and skipped.
 * Read first: ast.h, lex.h, then parse_statement.c, whose functions are named after the grammar's
 * rules. */
#ifndef SPECC_LANG_PARSE_H
#define SPECC_LANG_PARSE_H

#include "base/diag.h"
#include "lang/ast.h"

/* Never fails: what cannot be understood is reported (check `syntax`, or a more special one) with
 * its place and left out of the tree. Memory and time are linear in the text. */
struct ast_file *parse_file(struct arena *arena, struct diag *diag, const struct source *source);

/* A whole source as a section of prose with this name. What could not stand in one is reported and
 * left out. */
struct ast_section *parse_prose_file(
	struct arena *arena, struct diag *diag, const struct source *source, struct str name);

/* Parses one expression from a piece of a source (for tests and --set style options); NULL after
 * a report. Trailing text is an error. */
struct ast_expr *parse_expr_text(struct arena *arena, struct diag *diag, struct span span);

#endif
