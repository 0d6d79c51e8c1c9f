/* The names of a specification in the generated C. */
#ifndef SPECC_VIEW_C_NAMES_H
#define SPECC_VIEW_C_NAMES_H

#include "base/diag.h"
#include "isa/ir.h"

/* The check `c-name-collision`: two opcodes, fields or enumerators of a specification, or one of
 * them and a name of the library itself, would be equal in C. arena: scratch memory. */
void c_names_check(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
