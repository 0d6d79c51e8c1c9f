/* How long is the instruction that begins with this unit? Where the isa has length rules, the
 * first that matches says; else the opcodes' fixed bits in the first unit do. */
#ifndef SPECC_MODEL_LENGTH_H
#define SPECC_MODEL_LENGTH_H

#include "base/arena.h"
#include "base/diag.h"
#include "model/cube.h"
#include "model/ir.h"

/* Length in bits of the word whose first unit (bits [0, isa->unit)) is first_unit; other bits are
 * not looked at. A unit that no rule or opcode matches belongs to the shortest length; one that
 * opcodes of several lengths match (an error, see length_check) to the shortest of these. Time is
 * linear in the number of rules, or without rules of opcodes: use a length_map for many words. */
unsigned isa_word_length(const struct isa *isa, struct word first_unit);

/* The same as an index, O(1) in practice. The arena owns it; isa must stay. */
struct length_map;
struct length_map *length_map_new(struct arena *arena, const struct isa *isa);
unsigned length_map_find(const struct length_map *map, struct word first_unit);

/* The first units that select a length; the sets of all lengths are disjoint and together all. */
struct length_class {
	unsigned length;       /* bits */
	struct cube_set units; /* width isa->unit */
};

/* One entry per length of the isa (isa->lengths; the unit alone when that is empty), ascending.
 * complete: false where the opcodes' first units have no short description; the sets are then
 * those of a part of the units. */
struct length_classes {
	VEC(struct length_class) items;
	bool complete;
};
struct length_classes *length_classes_new(struct arena *arena, const struct isa *isa);

/* Reports `length-conflict`: without rules, opcodes of different lengths whose fixed bits a first
 * unit matches both; with rules, opcodes with a legal word that the rules give another length. */
void length_check(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
