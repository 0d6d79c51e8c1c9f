/* SPDX-License-Identifier: MIT */
/* Lowering: turns the syntax trees of all files into the IR of one instruction set. No other room
 * sees both.
 * In: ast_file trees. Out: struct isa, with a form for each way to write a template.
 * Read first: this header, lower.c (the order of the steps), then forms/forms.h. */
#ifndef SPECC_LOWER_LOWER_H
#define SPECC_LOWER_LOWER_H

#include "base/diag.h"
#include "lang/ast.h"
#include "isa/ir.h"

/* Resolves every name, computes encodings and builds all forms. Never fails: each error is reported
 * once, and whatever depends on it is poisoned, without follow-on errors. The order of the files
 * does not matter. Examples are collected here and assembled later (lint/examples.h). */
struct isa *lower_isa(
	struct arena *arena, struct diag *diag, struct ast_file *const *files, size_t count);

/* Cuts the line of an example at the end of its instruction, `end` bytes from its start: what
 * follows is an encoding, a comment or both. */
void lower_example_end(struct arena *arena, struct diag *diag, const struct isa *isa,
	struct example *example, size_t end);

#endif
