/* SPDX-License-Identifier: MIT */
/* View: the IR as an XML document, the only input of templates; derived/ and doc/ add to it.
 * In: struct isa. Out: facts and typed semantics, which are published, encodings and the grammar.
 * Read first: view.c, definition.c. */
#ifndef SPECC_VIEW_VIEW_H
#define SPECC_VIEW_VIEW_H

#include <stdbool.h>

#include <libxml/tree.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/vec.h"
#include "isa/ir.h"

/* The document of an ISA: element <isa> with the facts (docs/xml.md). It also has parts that the
 * published facts do not contain: <places>, the source lines of the definitions; <semantics>,
 * published as a document of its own; <derived>, computed for the C templates; <pages>, one per
 * language, computed for the templates of documentation; <encodings>, <articles>, <addresses>,
 * <grammar>, <hardware> and <smt> for other formats; and <fuzz> for harnesses. Defective opcodes
 * have defective="yes" in the facts and are missing from <derived>, <encodings>, <grammar>,
 * <hardware> and <fuzz>.
 * The parts that take most of the space (forms, <semantics>, <derived>) are built on first use. */
struct view;

/* Elements of definitions that a view without details omits; ends with NULL. */
extern const char *const view_details[];

/* Opens a view; never NULL; close it with view_close. arena provides scratch memory. details:
 * include the elements of view_details. */
struct view *view_open(struct arena *arena, struct diag *diag, const struct isa *isa, bool details);

void view_close(struct view *view);

/* Returns the facts alone, as published in out/<isa>/xml/<isa>.xml. The caller frees the
 * document. */
xmlDocPtr view_build_facts(struct arena *arena, const struct isa *isa);

#endif
