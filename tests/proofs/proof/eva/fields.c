/* SPDX-License-Identifier: MIT */
/* Reading and writing fields, those that there are not as well, of any content of the structure. */
#include "words.h"

static void access(unsigned opcode, unsigned field)
{
	struct T(insn) insn;
	any_insn(&insn, opcode);
	T(has)(&insn, (enum T(field))field);
	T(get)(&insn, (enum T(field))field);
	T(set)(&insn, (enum T(field))field, Frama_C_unsigned_long_interval(0, UINT64_MAX));
	T(opcode_name)((enum T(opcode))opcode);
	T(field_name)((enum T(field))field);
}

static void all_fields(unsigned opcode)
{
	struct T(insn) insn;
	T(init)(&insn, (enum T(opcode))opcode);
	//@ loop unroll C(FIELD_COUNT);
	for (unsigned field = 0; field < C(FIELD_COUNT); field++)
		access(opcode, field);
	access(opcode, (unsigned)Frama_C_interval(C(FIELD_COUNT), INT32_MAX));
}

int main(void)
{
	//@ loop unroll OPCODES + 1;
	for (unsigned opcode = 0; opcode <= OPCODES; opcode++)
		all_fields(opcode);
	all_fields((unsigned)Frama_C_interval(OPCODES + 1, 65535));
	return 0;
}
