%# SPDX-License-Identifier: MIT
enum ${$p}_status ${$p}_encode(const struct ${$p}_insn *insn, uint8_t *bytes, size_t size)
{
	uint64_t packed[${$P}_LIMBS];
	enum ${$p}_status status = legality(insn);
	if (status)
		return status;
	unsigned length = ${$p}_pack(insn->opcode, insn->word, packed);
	if (insn->length != length)
		return ${$P}_STATUS_WRONG_LENGTH;
	if (size < length)
		return ${$P}_STATUS_NO_ROOM;
	for (unsigned i = 0; i < length; i++) {
%if /isa/layout/@byte-order = 'big' and $d/@unit-bytes != '1'
		unsigned byte = i - i % ${$d/@unit-bytes} + ${$d/@unit-bytes} - 1 - i % ${$d/@unit-bytes};
		bytes[byte] = (uint8_t)(packed[i / 8] >> i % 8 * 8);
%else
		bytes[i] = (uint8_t)(packed[i / 8] >> i % 8 * 8);
%end
	}
	return ${$P}_STATUS_OK;
}
