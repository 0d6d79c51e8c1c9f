/* SPDX-License-Identifier: MIT */
/* Definitions with earlier errors. These may be the cause of later findings, which are suppressed:
 * one cause, one report. */
#ifndef SPECC_ISA_TROUBLE_H
#define SPECC_ISA_TROUBLE_H

#include "base/arena.h"
#include "base/diag.h"
#include "isa/ir.h"

/* Source positions of reports, to test whether any is inside a piece of text. */
struct place_set {
	VEC(struct span) list; /* after places_sort: by source and offset */
};

void places_add(struct arena *arena, struct place_set *places, struct span span);
void places_sort(struct place_set *places);
/* Does any position start inside the span? places must be sorted. */
bool places_inside(const struct place_set *places, struct span span);

/* The text from the definition line to the end of its last section, statement or member. */
struct span ast_extent(const struct ast_def *ast);

struct trouble;

/* Collects the definitions affected by the reports so far. Allocated in the arena; NULL if there
 * are none. */
struct trouble *trouble_new(struct arena *arena, const struct diag *diag, const struct isa *isa);
/* Is the group, optype or opcode, or one it depends on, affected? An optype is affected if one of
 * its opcodes is, or if a definition in the text after it was lost. trouble may be NULL. */
bool trouble_in(const struct trouble *trouble, const struct definition *definition);
/* Is there a report of this check in the definition, its ancestors or its opcodes? */
bool trouble_by(
	const struct trouble *trouble, const struct definition *definition, enum check check);

#endif
