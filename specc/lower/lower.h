/* Lowering: syntax trees of all files become the IR of one instruction set. The one room that
 * sees both.
 * In: ast_file trees. Out: struct isa, with a form for each way in which a template can be
 * written.
 * Read first: this header, lower.c (the order of the steps), then forms.c. */
#ifndef SPECC_LOWER_LOWER_H
#define SPECC_LOWER_LOWER_H

#include "base/diag.h"
#include "lang/ast.h"
#include "isa/ir.h"

/* Looks up every name, computes encodings and builds all forms. Never fails: what is wrong is
 * reported once at its place, and what depends on it is poisoned and silent. The files may come in
 * any order. Examples are collected, not yet assembled (lint/examples.h does that). */
struct isa *lower_isa(
	struct arena *arena, struct diag *diag, struct ast_file *const *files, size_t count);

#endif
