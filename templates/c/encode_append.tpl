%# SPDX-License-Identifier: MIT
enum ${$p}_status ${$p}_encode(const struct ${$p}_insn *insn, uint8_t *bytes, size_t size)
{
	uint64_t packed[${$P}_LIMBS];
	if ((size_t)insn->opcode > ${$P}_OPCODE_COUNT || insn->opcode == ${$P}_OP_NONE)
		return ${$P}_STATUS_UNDEFINED;
	if (!${$p}_find_form(insn->word, insn->opcode))
		return ${$P}_STATUS_RESERVED;
	unsigned length = ${$p}_pack(insn->opcode, insn->word, packed);
	if (insn->length != length)
		return ${$P}_STATUS_RESERVED;
	if (size < length)
		return ${$P}_STATUS_NO_ROOM;
	for (unsigned i = 0; i < length; i++) {
%if /isa/layout/@byte-order = 'big' and $d/@unit-bytes != '1'
		unsigned byte = i - i % ${$d/@unit-bytes} + ${$d/@unit-bytes} - 1 - i % ${$d/@unit-bytes};
%else
		unsigned byte = i;
%end
		bytes[byte] = (uint8_t)(packed[i / 8] >> i % 8 * 8);
	}
	return ${$P}_STATUS_OK;
}
