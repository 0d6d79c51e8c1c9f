/* XML view: turns the IR into the one document that templates see. */
#ifndef SPECC_BACK_VIEW_H
#define SPECC_BACK_VIEW_H

#include <stdbool.h>

#include <libxml/tree.h>

#include "base/arena.h"
#include "base/diag.h"
#include "model/ir.h"

/* Builds the document of an ISA: element <isa> with the facts (docs/xml.md), and in it two parts
 * that are not published: <places>, the lines of the definitions, and where it is asked for
 * <derived>, which holds what is computed for the templates of C and is no fact. Opcodes that are
 * marked defective stand in the facts with defective="yes" and are left out of <derived>.
 *
 * Names that cannot all be different in C are reported with check `c-name-collision`; the document
 * is made all the same. Never NULL. The caller frees it with xmlFreeDoc; it shares nothing with the
 * arena, which holds scratch memory and the messages. */
xmlDocPtr view_build(struct arena *arena, struct diag *diag, const struct isa *isa, bool derived);

/* The facts alone: what is published as out/<isa>/xml/<isa>.xml. The caller frees it. */
xmlDocPtr view_build_facts(struct arena *arena, const struct isa *isa);

#endif
