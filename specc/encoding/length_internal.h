/* Shared by length.c and length_unit.c; nobody else includes it. */
#ifndef SPECC_ENCODING_LENGTH_INTERNAL_H
#define SPECC_ENCODING_LENGTH_INTERNAL_H

#include "encoding/length.h"

#define LENGTH_STEPS ((size_t)20 << 20) /* of region.h */

/* First units that an opcode's words can begin with. */
struct unit_pattern {
	struct cube cube;
	unsigned length;
	const struct opcode *opcode; /* the first that has it */
	bool is_legal;               /* each of them begins a legal word; else the fixed bits say so */
};

/* Each once per length; those of legal words first, short lengths before long ones. The first
 * that holds a first unit says its length. */
struct unit_patterns {
	VEC(struct unit_pattern) items;
};

/* Whether the opcodes decide: several lengths and no rules. */
bool length_is_implied(const struct isa *isa);
struct unit_patterns unit_patterns_of(struct arena *arena, const struct isa *isa);
/* Legal words of different lengths that begin alike, where the opcodes decide. */
void length_check_units(struct arena *arena, struct diag *diag, const struct isa *isa);

#endif
