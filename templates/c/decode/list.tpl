%# SPDX-License-Identifier: MIT
%if $lists
/* Opcodes whose fixed bits can both match a word: the first that is legal, else the first that
 * matches. */
static enum ${$p}_status decode_list(struct ${$p}_insn *insn, const ${$d/@index} *opcode)
{
	unsigned reserved = ${$P}_OP_NONE;
	for (; *opcode; opcode++) {
		enum ${$p}_status status = decode_as(insn, *opcode);
		if (status == ${$P}_STATUS_OK)
			return status;
		if (status == ${$P}_STATUS_RESERVED && !reserved)
			reserved = *opcode;
	}
	return decode_as(insn, reserved);
}

%end
