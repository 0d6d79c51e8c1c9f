/* SPDX-License-Identifier: MIT */
/* Compares the comment of an example, `ADD R0, R1, -R2; // R0 = R1 - R2`, with its operands. */
#ifndef SPECC_LINT_EXAMPLE_COMMENT_H
#define SPECC_LINT_EXAMPLE_COMMENT_H

#include "base/diag.h"
#include "isa/ir.h"

/* Reports (example-comment) a formula in the comment of an example that assembles, whose left side
 * is not a destination of the instruction, or in which an operand has another sign than in the
 * line. Ignores the rest of the comment. */
void example_comment_check(
	struct arena *arena, struct diag *diag, const struct isa *isa, const struct example *example);

#endif
