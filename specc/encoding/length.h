/* How long is the instruction that begins with this unit? Where the isa has length rules, the
 * first that matches says; else the opcodes' first units do. */
#ifndef SPECC_ENCODING_LENGTH_H
#define SPECC_ENCODING_LENGTH_H

#include "base/arena.h"
#include "base/diag.h"
#include "isa/cube.h"
#include "isa/ir.h"

/* The rules of the isa; where it has several lengths and no rules, those that its opcodes imply.
 * The first rule that a first unit matches says its length; where none does it is the shortest.
 *
 * Opcodes imply a rule each by their fixed bits in the first unit. Where these do not tell lengths
 * apart, the first units of the opcodes' legal words come before them. A first unit that several
 * lengths have belongs to the shortest of them. */
struct length_rules {
	VEC(struct length_rule) list;
};
struct length_rules length_rules_of(struct arena *arena, const struct isa *isa);

/* The same as an index, O(1) in practice: the length in bits of the word whose first unit (bits
 * [0, isa->unit)) is first_unit; other bits are not looked at. The arena owns it; isa must stay. */
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

/* Reports `length-conflict`: without rules, opcodes of different lengths with legal words that
 * begin with the same unit; with rules, opcodes with a legal word that the rules give another
 * length. */
void length_check(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
