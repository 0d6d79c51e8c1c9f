/* View: the IR and what was derived from it as one XML document, the only thing that templates
 * see.
 * In: struct isa. Out: facts and typed semantics (published), the layer that the C templates read
 * (private).
 * Read first: view.c, definition.c; c.c for the layer of C. */
#ifndef SPECC_VIEW_VIEW_H
#define SPECC_VIEW_VIEW_H

#include <stdbool.h>

#include <libxml/tree.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/vec.h"
#include "isa/ir.h"

/* The document of an ISA: element <isa> with the facts (docs/xml.md), and in it parts that
 * stand in no document of facts: <places>, the lines of the definitions; <semantics>, which is
 * published as a document of its own; <derived>, which holds what is computed for the templates
 * of C and is no fact; a <pages> for each language, the same for templates of documentation; and
 * <encodings> and <texts> for other formats; and <fuzz> for harnesses. Opcodes that are marked
 * defective stand in the facts with defective="yes" and are left out of <derived>, <encodings> and
 * <fuzz>.
 *
 * Most of it are the forms of the opcodes, <semantics> and <derived>: they are made when first
 * asked for. */
struct view;

/* The elements of definitions that are left out of a view without details, ended by NULL. */
extern const char *const view_details[];

/* Never NULL. The document shares nothing with the arena, which holds scratch memory and messages.
 * To be closed. */
struct view *view_open(struct arena *arena, struct diag *diag, const struct isa *isa, bool details);

struct view_parts {
	bool forms, semantics, derived, encodings, fuzz, smt;
};

/* The document with what is asked for: with forms false, <form> elements may be missing;
 * <semantics> and <derived> are there where they are asked for, and not otherwise. Names that
 * cannot all be different in C are reported with check `c-name-collision` when <derived> is made;
 * it is made all the same. Never NULL; the view owns it, and changes it when asked again. */
xmlDocPtr view_document(struct view *view, struct view_parts parts);

void view_close(struct view *view);

/* The facts alone: what is published as out/<isa>/xml/<isa>.xml. The caller frees it. */
xmlDocPtr view_build_facts(struct arena *arena, const struct isa *isa);

#endif
