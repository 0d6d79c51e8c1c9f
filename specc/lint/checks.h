/* SPDX-License-Identifier: MIT */
/* Lint: the named checks. They find well-formed definitions that contradict each other or would
 * confuse a reader or tool, and examples that do not assemble.
 * In: struct isa; the definitions a check reads have no errors. Out: reports.
 * Read first: checks.c, then any one check. Each has a line in base/checks.def, a file in
 * tests/checks/ and a paragraph in docs/checks.md. */
#ifndef SPECC_LINT_CHECKS_H
#define SPECC_LINT_CHECKS_H

#include "base/arena.h"
#include "base/diag.h"
#include "isa/ir.h"

/* Runs all checks on an IR made by lower_isa. Adds reports to diag and changes nothing else.
 * Silently skips definitions that lowering found defective. __Attribute allow = "check-name ...";
 * suppresses the named checks for a definition and its descendants. Overlapping opcodes
 * (encoding/space.h) and examples (lint/examples.h) are checked elsewhere. */
void checks_run(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
