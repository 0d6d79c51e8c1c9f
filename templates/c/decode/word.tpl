%# SPDX-License-Identifier: MIT
%if $d/tree/@nested = 'yes'
/* Follows the tables from a code on; word is what insn gets. */
%else
/* Settles what a code of the table says of a word, which is what insn gets. No word matches the box
 * of code 0. */
%end
static inline enum ${$p}_status decode_word(struct ${$p}_insn *insn, const uint64_t *word,
					    unsigned code)
{
%if $d/tree/@nested = 'yes'
%if $lists
	while (code > ${$P}_OPCODE_COUNT && nodes[code - ${$P}_OPCODE_COUNT - 1].width) {
%else
	while (code > ${$P}_OPCODE_COUNT) {
%end
		const struct node *node = &nodes[code - ${$P}_OPCODE_COUNT - 1];
		code = entries[node->first + ${$p}_bits(word, node->lsb, node->width)];
	}
%end
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		insn->word[i] = word[i];
%if $lists
	if (code > ${$P}_OPCODE_COUNT)
		return decode_code(insn, code);
%end
%if not($plain-front)
	return decode_code(insn, code);
%else
	const struct ${$p}_box *box = ${$p}_likely_box(word, code);
	insn->opcode = (enum ${$p}_opcode)code;
	insn->form = box->form;
%if $unlikely
	return ${$p}_box_fits(box, word) && !box->rest ? ${$P}_STATUS_OK : decode_code(insn, code);
%else
	return ${$p}_box_fits(box, word) ? ${$P}_STATUS_OK : decode_code(insn, code);
%end
%end
}

