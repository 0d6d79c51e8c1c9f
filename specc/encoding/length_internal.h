/* SPDX-License-Identifier: MIT */
/* Shared by length.c and length_unit.c. */
#ifndef SPECC_ENCODING_LENGTH_INTERNAL_H
#define SPECC_ENCODING_LENGTH_INTERNAL_H

#include "encoding/length.h"

#define LENGTH_STEPS ((size_t)20 << 20) /* limit for region.h */

/* The first units of an opcode's words. */
struct unit_pattern {
	struct cube cube;
	unsigned length;
	const struct opcode *opcode; /* the first with this pattern */
	bool is_legal;               /* each begins a legal word; else they only match the fixed bits */
};

/* Without duplicates per length; those of legal words first, short lengths before long ones. Where
 * `more` does not, the first that contains the units gives their length. */
struct unit_patterns {
	VEC(struct unit_pattern) items;
	unsigned bits;        /* how many the patterns look at: whole units */
	struct cube_set more; /* beginnings of legal words of several lengths: the next unit decides */
};

/* The patterns of one unit, and of more as long as those of fewer do not decide. */
struct length_levels {
	VEC(struct unit_patterns) list;
};

/* Do the opcodes determine the length, i.e. are there several lengths and no rules? */
bool length_is_implied(const struct isa *isa);
struct length_levels length_levels_of(struct arena *arena, const struct isa *isa);
/* The shortest length of the isa that has these bits. */
unsigned length_shortest(const struct isa *isa, unsigned bits);
/* If the opcodes determine the length, reports legal words that longer legal words begin with. */
void length_check_units(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
