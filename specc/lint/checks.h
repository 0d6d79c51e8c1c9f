/* Lint: the named checks: what is well-formed but contradicts itself, and what a reader or a tool
 * would stumble over; examples that do not assemble.
 * In: struct isa without errors in what a check reads. Out: reports.
 * Read first: checks.c, then any one check. Each has a line in base/checks.def, a file in
 * tests/checks/ and a paragraph in docs/checks.md. */
#ifndef SPECC_LINT_CHECKS_H
#define SPECC_LINT_CHECKS_H

#include "base/arena.h"
#include "base/diag.h"
#include "isa/ir.h"

/* Runs all checks over an IR that lower_isa made. Reports go to diag; nothing else changes.
 * Definitions that lowering found defective are passed over in silence. A definition with
 * __Attribute allow = "check-name ..."; is spared the checks that it names, as is what it holds.
 * Overlapping opcodes (encoding/space.h) and examples (lint/examples.h) are checked elsewhere. */
void checks_run(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
