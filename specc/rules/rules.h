/* SPDX-License-Identifier: MIT */
/* Rules that pseudo-code must obey: form, operators, lists of operands, every output assigned on
 * every path.
 * In: struct isa. Out: reports (the checks named semantics-*); the scopes that later rooms read.
 * Read first: check.c (the order of the rules), then flow.c. */
#ifndef SPECC_RULES_RULES_H
#define SPECC_RULES_RULES_H

#include "base/diag.h"
#include "isa/ir.h"
#include "lang/code_ast.h"

/* Reads the semantics of all optypes, opcodes and functions of isa and reports every defect (the
 * checks named semantics-*). isa may have errors; poisoned parts are skipped. The results stay in
 * the arena, for sem_open. */
void sem_check(struct arena *arena, struct diag *diag, struct isa *isa);

/* After all checks: marks the blocks with errors, which no execution runs. */
void sem_mark_unsound(struct arena *arena, const struct diag *diag, struct isa *isa);

/* Could a reader group this operand and its parent differently, for lack of parentheses? */
bool sem_needs_parentheses(const struct sem_expr *e, const struct sem_expr *parent);

#endif
