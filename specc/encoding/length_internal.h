/* SPDX-License-Identifier: MIT */
/* Shared by length.c and length_unit.c. */
#ifndef SPECC_ENCODING_LENGTH_INTERNAL_H
#define SPECC_ENCODING_LENGTH_INTERNAL_H

#include "encoding/length.h"

#define LENGTH_STEPS ((size_t)20 << 20) /* limit for region.h */

/* First units of an opcode's words. */
struct unit_pattern {
	struct cube cube;
	unsigned length;
	const struct opcode *opcode; /* the first with this pattern */
	bool is_legal;               /* each begins a legal word; else they only match the fixed bits */
};

/* Without duplicates per length; those of legal words first, short lengths before long ones. The
 * first that contains a unit gives its length. */
struct unit_patterns {
	VEC(struct unit_pattern) items;
};

/* Do the opcodes determine the length, i.e. are there several lengths and no rules? */
bool length_is_implied(const struct isa *isa);
struct unit_patterns unit_patterns_of(struct arena *arena, const struct isa *isa);
/* If the opcodes determine the length, reports legal words of different lengths with the same first
 * unit. */
void length_check_units(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
