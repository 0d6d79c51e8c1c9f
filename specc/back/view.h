/* XML view: turns the IR into the one document that templates see. */
#ifndef SPECC_BACK_VIEW_H
#define SPECC_BACK_VIEW_H

#include <libxml/tree.h>

#include "base/arena.h"
#include "base/diag.h"
#include "model/ir.h"

/* Builds the document of an ISA: element <isa> with the facts (docs/templates.md, "The document"),
 * and in it <derived>, which holds what is computed for the templates of C and is no fact. Opcodes
 * that are marked defective stand in the facts with defective="yes" and are left out of <derived>.
 *
 * Names that cannot all be different in C are reported with check `c-name-collision`; the document
 * is made all the same. Never NULL. The caller frees it with xmlFreeDoc; it shares nothing with the
 * arena, which holds scratch memory and the messages. */
xmlDocPtr view_build(struct arena *arena, struct diag *diag, const struct isa *isa);

/* The check `c-name-collision` alone: opcodes, fields or enumerators that would have equal C names. */
void view_check_names(struct arena *arena, struct diag *diag, const struct isa *isa);

/* Removes <derived>: what remains is out/<isa>/xml/<isa>.xml. */
void view_drop_derived(xmlDocPtr document);

#endif
