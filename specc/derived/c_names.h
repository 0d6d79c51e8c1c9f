/* SPDX-License-Identifier: MIT */
/* Names of a specification in the generated C. */
#ifndef SPECC_DERIVED_C_NAMES_H
#define SPECC_DERIVED_C_NAMES_H

#include "base/diag.h"
#include "isa/ir.h"

/* The check `c-name-collision`: reports opcodes, fields and enumerators whose C names would clash
 * with each other or with names of the library. arena: scratch memory. */
void c_names_check(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
