%# SPDX-License-Identifier: MIT
%if $f/fields/row/@ignored
/* Bits that decoding ignores are in no text: an instruction read from the text of another one gets
 * those of this one. Its text must be the same. */
static void take_ignored(struct ${$p}_insn *read, const struct ${$p}_insn *insn, const char *text)
{
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[insn->opcode - 1];
	char same[${$P}_TEXT_MAX + 1];
	if (read->opcode != insn->opcode || !${$p}_format(read, same, sizeof same) ||
		strcmp(same, text) != 0)
		return;
	for (uint32_t i = opcode->use; i < opcode->use + opcode->uses; i++) {
		const struct ${$p}_fuzz_field *field = &${$p}_fuzz_fields[${$p}_fuzz_uses[i].field];
		uint64_t now = ${$p}_get(read, field->name), was = ${$p}_get(insn, field->name);
		${$p}_set(read, field->name, (now & ~field->ignored) | (was & field->ignored));
	}
}

%end
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
