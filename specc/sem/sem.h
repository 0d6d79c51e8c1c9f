/* Semantics: the pseudo-code of an instruction set, read into trees and checked. The language is
 * docs/semantics.md. */
#ifndef SPECC_SEM_SEM_H
#define SPECC_SEM_SEM_H

#include "base/diag.h"
#include "model/ir.h"
#include "sem/sem_parse.h"

/* Reads the semantics of all optypes, opcodes and functions of isa and reports every defect (the
 * checks named semantics-*). isa may have errors; what is poisoned is passed over. What was read
 * and found out stays in the arena, for sem_open. */
void sem_check(struct arena *arena, struct diag *diag, struct isa *isa);

#endif
