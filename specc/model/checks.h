/* The named checks over the IR: what is well-formed but contradicts itself, and what a reader or a
 * tool would stumble over. Every check has a line in base/checks.def and a folder in
 * tests/checks/. */
#ifndef SPECC_MODEL_CHECKS_H
#define SPECC_MODEL_CHECKS_H

#include "base/arena.h"
#include "base/diag.h"
#include "model/ir.h"

/* Runs all checks over an IR that lower_isa made. Reports go to diag; nothing else changes.
 * Definitions that lowering found defective are passed over in silence. A definition with
 * __Attribute allow = "check-name ..."; is spared the checks that it names, as is what it holds.
 * Overlapping opcodes (model/space.h) and examples (model/examples.h) are checked elsewhere. */
void checks_run(struct arena *arena, struct diag *diag, const struct isa *isa);

/* Has an opcode that is not defective a field? Else there is nothing that can be built. */
bool isa_has_words(const struct isa *isa);

/* Does the definition or an ancestor allow what the check reports (__Attribute allow)? d may be
 * NULL. */
bool definition_allows(const struct definition *d, enum check check);

bool attributes_allow(const struct attribute *attributes, size_t count, enum check check);
/* Has the file no optypes? It is a library: what it holds may stay unused. */
bool isa_is_library(const struct isa *isa, const struct source *source);

#endif
