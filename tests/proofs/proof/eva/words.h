/* SPDX-License-Identifier: MIT */
/* What the drivers for Frama-C's Eva share: the names of the instruction set, and any content as
 * intervals. INTERFACE is "gpu.h", ISA is gpu, UPPER is GPU. */
#ifndef PROOF_EVA_WORDS_H
#define PROOF_EVA_WORDS_H

#include "__fc_builtin.h"

#include INTERFACE

#define PASTE(a, b) a##b
#define NAME(a, b)  PASTE(a, b)
#define T(name)     NAME(ISA, _##name)
#define C(name)     NAME(UPPER, _##name)

enum { LONGEST = 8 * C(LIMBS), OPCODES = C(OPCODE_COUNT) };

/* The bytes of a whole word. What is used of them ends where they do: one more is outside. */
static uint8_t room[LONGEST];

static void any_bytes(void)
{
	//@ loop unroll LONGEST;
	for (unsigned i = 0; i < LONGEST; i++)
		room[i] = (uint8_t)Frama_C_interval(0, 255);
}

static size_t any_size(size_t least, size_t most)
{
	return Frama_C_unsigned_long_interval(least, most);
}

/* Any content but the opcode's. */
static void any_insn(struct T(insn) * insn, unsigned opcode)
{
	//@ loop unroll C(LIMBS);
	for (unsigned i = 0; i < C(LIMBS); i++)
		insn->word[i] = Frama_C_unsigned_long_interval(0, UINT64_MAX);
	insn->opcode = (uint16_t)opcode;
	insn->form = (uint16_t)Frama_C_interval(0, 65535);
	insn->length = (uint8_t)Frama_C_interval(0, 255);
}

#endif
