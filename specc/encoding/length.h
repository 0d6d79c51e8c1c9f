/* SPDX-License-Identifier: MIT */
/* Determines the length of an instruction from its units: from the first one, by the first length
 * rule of the isa that matches or, if it has none, from as many as the opcodes need. */
#ifndef SPECC_ENCODING_LENGTH_H
#define SPECC_ENCODING_LENGTH_H

#include "base/arena.h"
#include "base/diag.h"
#include "isa/cube.h"
#include "isa/ir.h"

/* A pattern of the first `units` units. bits: the length of words that match; 0: legal words of
 * several lengths begin like this, so the next unit decides. */
struct length_step {
	unsigned units, bits;
	struct cube begins;
	struct span span;
};

/* The rules of the isa or, if it has several lengths but no rules, those implied by its opcodes.
 *
 * Units are read until the legal words that begin with them all have one length. If no legal word
 * begins with them, the length is the shortest, of at least as many units, of an opcode whose fixed
 * bits they match; if they match none, the shortest of at least as many units.
 *
 * The list has the rules of one unit, then those of two ... The first that matches decides. If none
 * of one unit does, it is the shortest length; those of more units end in one that always matches.
 * Each opcode implies a rule by its fixed bits. If these do not separate lengths, the beginnings of
 * the opcodes' legal words are tried before them. */
struct length_rules {
	VEC(struct length_step) list;
	unsigned units; /* most that are read; 1: the first unit decides */
};
struct length_rules length_rules_of(struct arena *arena, const struct isa *isa);

/* An index of these rules, O(1) for each unit in practice. Allocated in the arena; isa must outlive
 * it. length_map_find returns the length in bits of the instruction that begins with the first
 * `bits` bits of a word, and 0 if these do not decide it; ignores other bits. length_map_read
 * returns how many bits decide it. */
struct length_map;
struct length_map *length_map_new(struct arena *arena, const struct isa *isa);
unsigned length_map_find(const struct length_map *map, struct word w, unsigned bits);
unsigned length_map_read(const struct length_map *map, struct word w);
/* Does the first unit decide all lengths? */
bool length_map_is_shallow(const struct length_map *map);

/* The words that have a length: the units that select it, or, if a first unit does not decide all
 * lengths, whole words. No two sets of all lengths have a word in common. */
struct length_class {
	unsigned length;       /* bits */
	struct cube_set units; /* width isa->unit, or the length */
};

/* One entry per length in isa->lengths (only the unit if that is empty), ascending. complete: false
 * if what the opcodes begin with has no short description; the sets then lack some words. */
struct length_classes {
	VEC(struct length_class) items;
	bool complete;
	bool deep; /* the sets are of whole words */
};
struct length_classes *length_classes_new(struct arena *arena, const struct isa *isa);

/* Reports `length-conflict`: without rules, opcodes of which one has a legal word with which legal
 * words of the other begin; with rules, opcodes with a legal word to which the rules assign another
 * length. */
void length_check(struct arena *arena, struct diag *diag, const struct isa *isa);

/* The lengths of legal words of the opcode, with appended units: bit n is for n bytes. */
unsigned opcode_lengths(struct arena *arena, const struct opcode *opcode);

#endif
