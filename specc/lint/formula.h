/* SPDX-License-Identifier: MIT */
/* Formulas in prose and comments: operators whose precedence surprises. Those of pseudo-code are
 * checked by specc/sem. */
#ifndef SPECC_LINT_FORMULA_H
#define SPECC_LINT_FORMULA_H

#include "lint/internal.h"

/* Reports `a << b + c` and `a & b + c` in a line of text, once. */
void check_formula_text(struct check_run *run, const struct definition *d, struct span line);

#endif
