/* SPDX-License-Identifier: MIT */
/* The reason why any content of the structure is not legal. */
#include "words.h"

static void explain(unsigned opcode)
{
	struct T(insn) insn;
	struct T(reason) reason;
	any_insn(&insn, opcode);
	T(explain)(&insn, &reason);
}

int main(void)
{
	//@ loop unroll OPCODES + 1;
	for (unsigned opcode = 0; opcode <= OPCODES; opcode++)
		explain(opcode);
	explain((unsigned)Frama_C_interval(OPCODES + 1, 65535));
	return 0;
}
