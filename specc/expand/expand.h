/* SPDX-License-Identifier: MIT */
/* Expansion: turns syntax trees with rows, holes, values for inherited fields, further groups and
 * optypes that are their own opcode into the trees that an author would have written without. No
 * later room knows rows.
 * In: ast_file trees. Out: the same, with more definitions; each statement knows its kind.
 * Read first: this header, expand.c (the order of the steps), then rows.c. */
#ifndef SPECC_EXPAND_EXPAND_H
#define SPECC_EXPAND_EXPAND_H

#include "base/diag.h"
#include "lang/ast.h"

/* Reports and leaves out what is in a wrong place. Never fails. The order of the files does not
 * matter. */
void expand_trees(
	struct arena *arena, struct diag *diag, struct ast_file *const *files, size_t count);

/* Has a row of an operand mode a value for each column? That of After may be left out if it is the
 * last one. False after a report. */
bool expand_check_mode_row(
	struct diag *diag, const struct ast_rows *rows, const struct ast_row *row);

#endif
