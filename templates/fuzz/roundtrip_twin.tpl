%# SPDX-License-Identifier: MIT
%if $f/opcodes/row[@decode-only]
/* Its text is read as another opcode, whose own text it is. */
static bool has_twin(
	const struct ${$p}_insn *insn, const struct ${$p}_insn *again, const char *text, size_t length)
{
	char other[${$P}_TEXT_MAX + 1];
	return ${$p}_fuzz_opcodes[insn->opcode - 1].decode_only && again->opcode != insn->opcode &&
		   ${$p}_format(again, other, sizeof other) == length && strcmp(text, other) == 0;
}

%end
