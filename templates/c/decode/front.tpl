%# SPDX-License-Identifier: MIT
/* Decodes a word whose first unit has this code; bits after its end become 0. */
static inline enum ${$p}_status decode_front(struct ${$p}_insn *insn, uint64_t *word, unsigned code)
{
	const struct ${$p}_front *front = &${$p}_fronts[code / 16];
	insn->length = (uint8_t)(code % 16 + 1);
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		word[i] &= front->ones[i];
%if $search
	if (!front->sure)
		return decode_word(insn, word, front->code);
%end
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		insn->word[i] = word[i];
	insn->opcode = (enum ${$p}_opcode)front->code;
	insn->form = front->form;
	return (enum ${$p}_status)front->status;
}

/* Bytes that may end before the instruction does. */
static ${$P}_APART enum ${$p}_status decode_end(const uint8_t *bytes, size_t size,
					       struct ${$p}_insn *insn)
{
	uint64_t word[${$P}_LIMBS];
	uint8_t whole[sizeof word] = { 0 };
	insn->length = 0;
	if (size < ${$d/@unit-bytes})
		return truncated(insn);
	for (size_t i = 0; i < size; i++)
		whole[i] = bytes[i];
	load_whole(word, whole);
	unsigned code = ${$p}_front_code(word);
	insn->length = (uint8_t)(code % 16 + 1);
	return size < insn->length ? truncated(insn) : decode_front(insn, word, code);
}

enum ${$p}_status ${$p}_decode(const uint8_t *bytes, size_t size, struct ${$p}_insn *insn)
{
	uint64_t word[${$P}_LIMBS];
	if (size < sizeof word)
		return decode_end(bytes, size, insn);
	load_whole(word, bytes);
	return decode_front(insn, word, ${$p}_front_code(word));
}
