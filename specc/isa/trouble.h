/* Which definitions are in trouble: a report made before may be the cause of what is found wrong
 * with them now. One cause, one report. */
#ifndef SPECC_ISA_TROUBLE_H
#define SPECC_ISA_TROUBLE_H

#include "base/arena.h"
#include "base/diag.h"
#include "isa/ir.h"

/* Places of reports, for asking whether one is inside a piece of text. */
struct place_set {
	VEC(struct span) list; /* by source and offset once sorted */
};

void places_add(struct arena *arena, struct place_set *places, struct span span);
void places_sort(struct place_set *places);
/* Does a place begin inside the span? places must be sorted. */
bool places_inside(const struct place_set *places, struct span span);

/* From the definition line to the end of its last section, statement or member. */
struct span ast_extent(const struct ast_def *ast);

struct trouble;

/* Gathers what the reports so far say about encodings, types and templates. Belongs to the arena;
 * NULL when nothing is in trouble. */
struct trouble *trouble_new(struct arena *arena, const struct diag *diag, const struct isa *isa);
/* Is the group, optype or opcode, or one that it depends on, in trouble? An optype is when one of
 * its opcodes is, or when a definition was lost in the text after it. trouble may be NULL. */
bool trouble_in(const struct trouble *trouble, const struct definition *definition);
/* Is there a report of this check in the definition, its ancestors or its opcodes? */
bool trouble_by(
	const struct trouble *trouble, const struct definition *definition, enum check check);

#endif
