/* SPDX-License-Identifier: MIT */
/* Encoding any content of the structure to room of any size. */
#include "words.h"

static void encode(unsigned opcode)
{
	struct T(insn) insn;
	T(init)(&insn, (enum T(opcode))opcode);
	size_t length = insn.length;
	any_insn(&insn, opcode);
	if (length)
		T(encode)(&insn, room + LONGEST, any_size(0, length - 1)); /* nothing is written */
	T(encode)(&insn, room + LONGEST - length, any_size(length, SIZE_MAX));
}

int main(void)
{
	//@ loop unroll OPCODES + 1;
	for (unsigned opcode = 0; opcode <= OPCODES; opcode++)
		encode(opcode);
	encode((unsigned)Frama_C_interval(OPCODES + 1, 65535));
	return 0;
}
