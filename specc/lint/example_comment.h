/* The comment after an example, `ADD R0, R1, -R2; // R0 = R1 - R2`, held against its operands. */
#ifndef SPECC_LINT_EXAMPLE_COMMENT_H
#define SPECC_LINT_EXAMPLE_COMMENT_H

#include "base/diag.h"
#include "isa/ir.h"

/* Reports (example-comment) a formula in the comment of an example that assembles, whose left
 * side is not a destination of the instruction, or in which an operand has another sign than in the
 * line. What the comment says in other ways is not looked at. */
void example_comment_check(
	struct arena *arena, struct diag *diag, const struct isa *isa, const struct example *example);

#endif
