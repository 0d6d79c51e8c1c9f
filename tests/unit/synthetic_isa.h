/* SPDX-License-Identifier: MIT */
/* Builds small instruction sets in memory, without spec text, for tests of the model. */
#ifndef SPECC_TESTS_SYNTHETIC_ISA_H
#define SPECC_TESTS_SYNTHETIC_ISA_H

#include "base/arena.h"
#include "isa/ir.h"

/* An isa without opcodes; lengths is terminated by 0. */
struct isa *synthetic_isa(struct arena *arena, unsigned unit, const unsigned *lengths);
/* Adds an opcode named o<index>, with nothing fixed and no form. */
struct opcode *synthetic_opcode(struct arena *arena, struct isa *isa, unsigned length);
/* Adds a fixed field in one piece. */
struct field *synthetic_fixed(
	struct arena *arena, struct opcode *opcode, unsigned lsb, unsigned width, uint64_t value);
/* Adds an operand in one piece; legal is copied, NULL: all values. */
struct field *synthetic_operand(struct arena *arena, struct opcode *opcode, unsigned lsb,
	unsigned width, const struct cube_set *legal);
/* Adds an operand on the set bits of mask, in one-bit pieces, highest first. */
struct field *synthetic_scattered(
	struct arena *arena, struct opcode *opcode, struct word mask, const struct cube_set *legal);
/* Add a form without cubes, and a cube of all values that the fields' types allow. */
struct form *synthetic_form(struct arena *arena, struct isa *isa, struct opcode *opcode);
struct box *synthetic_box(struct arena *arena, struct form *form);

/* Is the word legal? Straight from the definition in isa/ir.h. */
bool synthetic_legal(const struct opcode *opcode, struct word w);

/* A random set with at least one value. */
struct cube_set synthetic_set(struct arena *arena, unsigned width);

#endif
