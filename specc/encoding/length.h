/* SPDX-License-Identifier: MIT */
/* Determines the length of an instruction from its first unit, by the first length rule of the isa
 * that matches or, if it has none, by the opcodes' first units. */
#ifndef SPECC_ENCODING_LENGTH_H
#define SPECC_ENCODING_LENGTH_H

#include "base/arena.h"
#include "base/diag.h"
#include "isa/cube.h"
#include "isa/ir.h"

/* The rules of the isa or, if it has several lengths but no rules, those implied by its opcodes.
 * The first rule that matches a first unit gives the length; if none does, it is the shortest. Each
 * opcode implies a rule by its fixed bits in the first unit. If these do not separate lengths, the
 * first units of the opcodes' legal words are tried before them. A first unit shared by several
 * lengths has the shortest of them. */
struct length_rules {
	VEC(struct length_rule) list;
};
struct length_rules length_rules_of(struct arena *arena, const struct isa *isa);

/* An index of these rules, O(1) in practice. length_map_find returns the length in bits of the word
 * whose first unit is bits [0, isa->unit) of first_unit; ignores other bits. Allocated in the
 * arena; isa must outlive it. */
struct length_map;
struct length_map *length_map_new(struct arena *arena, const struct isa *isa);
unsigned length_map_find(const struct length_map *map, struct word first_unit);

/* The first units that select a length; the sets of all lengths partition the units. */
struct length_class {
	unsigned length;       /* bits */
	struct cube_set units; /* width isa->unit */
};

/* One entry per length in isa->lengths (only the unit if that is empty), ascending. complete: false
 * if the opcodes' first units have no short description; the sets then cover only some of the
 * units. */
struct length_classes {
	VEC(struct length_class) items;
	bool complete;
};
struct length_classes *length_classes_new(struct arena *arena, const struct isa *isa);

/* Reports `length-conflict`: without rules, opcodes of different lengths with legal words that
 * begin with the same unit; with rules, opcodes with a legal word to which the rules assign another
 * length. */
void length_check(struct arena *arena, struct diag *diag, const struct isa *isa);

/* The lengths of legal words of the opcode, with appended units: bit n is for n bytes. */
unsigned opcode_lengths(struct arena *arena, const struct opcode *opcode);

#endif
