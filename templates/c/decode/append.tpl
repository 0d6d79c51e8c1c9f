%# SPDX-License-Identifier: MIT
/* Settles the rest of an instruction of this opcode, whose own bits match. */
static enum ${$p}_status decode_appended(struct ${$p}_insn *insn, const uint64_t *packed,
				       size_t size, unsigned opcode)
{
	insn->opcode = (enum ${$p}_opcode)opcode;
	insn->length = (uint8_t)${$p}_unpack(opcode, packed, insn->word);
	if (insn->length > size)
		return truncated(insn);
	insn->form = (${$d/@index})${$p}_find_form(insn->word, opcode);
	return insn->form ? ${$P}_STATUS_OK : ${$P}_STATUS_RESERVED;
}

static bool own_bits_match(const uint64_t *packed, unsigned opcode)
{
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[opcode];
	return ${$p}_matches(packed, info->mask, info->match);
}

%if $lists
/* Follows the tables from a code on to the first opcode that is legal in the bytes that are there,
 * else the first whose appended units are missing, else the first that matches. */
%else
/* Follows the tables from a code on to the opcode, if its bits match. */
%end
static enum ${$p}_status decode_packed(struct ${$p}_insn *insn, const uint64_t *packed,
				     size_t size, unsigned length, unsigned code)
{
%if $lists
	static const ${$d/@index} none[] = { 0 };
	unsigned other = ${$P}_OP_NONE;
	bool is_truncated = false;
%end
%if $d/tree/@nested = 'yes'
%if $lists
	while (code > ${$P}_OPCODE_COUNT && nodes[code - ${$P}_OPCODE_COUNT - 1].width) {
%else
	while (code > ${$P}_OPCODE_COUNT) {
%end
		const struct node *node = &nodes[code - ${$P}_OPCODE_COUNT - 1];
		code = entries[node->first + ${$p}_bits(packed, node->lsb, node->width)];
	}
%end
	if (code <= ${$P}_OPCODE_COUNT && code != ${$P}_OP_NONE && own_bits_match(packed, code))
		return decode_appended(insn, packed, size, code);
%if $lists
	const ${$d/@index} *opcode = none;
	if (code > ${$P}_OPCODE_COUNT)
		opcode = &entries[nodes[code - ${$P}_OPCODE_COUNT - 1].first];
	for (; *opcode; opcode++) {
		if (!own_bits_match(packed, *opcode))
			continue;
		enum ${$p}_status status = decode_appended(insn, packed, size, *opcode);
		if (status == ${$P}_STATUS_OK)
			return status;
		if (!other || (status == ${$P}_STATUS_TRUNCATED && !is_truncated))
			other = *opcode;
		is_truncated = is_truncated || status == ${$P}_STATUS_TRUNCATED;
	}
	if (other)
		return decode_appended(insn, packed, size, other);
%end
	insn->opcode = ${$P}_OP_NONE;
	insn->form = 0;
	insn->length = (uint8_t)length;
	${$p}_low_bits(packed, length * 8, insn->word);
	return ${$P}_STATUS_UNDEFINED;
}
