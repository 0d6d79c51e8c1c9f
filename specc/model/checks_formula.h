/* Formulas in prose and comments: operators whose precedence surprises. Those of pseudo-code are
 * checked by specc/sem. */
#ifndef SPECC_MODEL_CHECKS_FORMULA_H
#define SPECC_MODEL_CHECKS_FORMULA_H

#include "model/checks_internal.h"

/* Reports `a << b + c` and `a & b + c` in a line of text, once. */
void check_formula_text(struct check_run *run, const struct definition *d, struct span line);

#endif
