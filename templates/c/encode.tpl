%# SPDX-License-Identifier: MIT
%file "${$p}_encode.c"
%call banner('Encoder: an instruction to bytes; its fields, and why it is not legal.')
#include "${c-string: $p}_tables.h"

static const struct ${$p}_layout *find_field(const struct ${$p}_insn *insn, enum ${$p}_field field)
{
	if ((size_t)insn->opcode > ${$P}_OPCODE_COUNT)
		return NULL;
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[insn->opcode];
	for (unsigned i = 0; i < info->fields; i++)
		if (${$p}_layouts[info->layout + i].field == (unsigned)field)
			return &${$p}_layouts[info->layout + i];
	return NULL;
}

bool ${$p}_init(struct ${$p}_insn *insn, enum ${$p}_opcode opcode)
{
	bool known = (size_t)opcode <= ${$P}_OPCODE_COUNT && opcode != ${$P}_OP_NONE;
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[known ? opcode : ${$P}_OP_NONE];
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		insn->word[i] = info->initial[i];
	insn->opcode = known ? opcode : ${$P}_OP_NONE;
	insn->form = 0;
%if $appends
	uint64_t packed[${$P}_LIMBS];
	insn->length = (uint8_t)${$p}_pack(insn->opcode, insn->word, packed);
%else
	insn->length = info->length;
%end
	return known;
}

bool ${$p}_has(const struct ${$p}_insn *insn, enum ${$p}_field field)
{
	return find_field(insn, field) != NULL;
}

uint64_t ${$p}_get(const struct ${$p}_insn *insn, enum ${$p}_field field)
{
	const struct ${$p}_layout *layout = find_field(insn, field);
	return layout ? ${$p}_extract(insn->word, &${$p}_positions[layout->position]) : 0;
}

enum ${$p}_status ${$p}_set(struct ${$p}_insn *insn, enum ${$p}_field field, uint64_t value)
{
	const struct ${$p}_layout *layout = find_field(insn, field);
	if (!layout)
		return ${$P}_STATUS_NO_FIELD;
	const struct ${$p}_position *position = &${$p}_positions[layout->position];
	if (value >> (position->width - 1) >> 1)
		return ${$P}_STATUS_TOO_WIDE;
	${$p}_insert(insn->word, position, value);
	insn->form = 0;
%if $appends
	uint64_t packed[${$P}_LIMBS];
	insn->length = (uint8_t)${$p}_pack(insn->opcode, insn->word, packed);
%end
	return ${$P}_STATUS_OK;
}

%if $modes
%include "encode_modes.tpl"
%end
%include "decode/explain.tpl"

%if $appends
%include "encode_append.tpl"
%else
%include "encode_store.tpl"
%if $unlikely
/* What ${$p}_encode does not find out at once. */
static ${$P}_APART enum ${$p}_status encode_surely(const struct ${$p}_insn *insn, uint8_t *bytes,
						  size_t size)
{
	enum ${$p}_status status = legality(insn);
	if (status)
		return status;
	if (insn->length != length_of(insn->opcode))
		return ${$P}_STATUS_WRONG_LENGTH;
	if (size < length_of(insn->opcode))
		return ${$P}_STATUS_NO_ROOM;
	return store_word(insn->word, insn->opcode, bytes);
}

%else
/* What is wrong with an instruction that is not legal, or has another length. */
static ${$P}_APART enum ${$p}_status refusal(const struct ${$p}_insn *insn)
{
	const enum ${$p}_status status = legality(insn);
	return status ? status : ${$P}_STATUS_WRONG_LENGTH;
}

%end
enum ${$p}_status ${$p}_encode(const struct ${$p}_insn *insn, uint8_t *bytes, size_t size)
{
	const bool known = (size_t)insn->opcode <= ${$P}_OPCODE_COUNT;
	const unsigned opcode = known ? insn->opcode : ${$P}_OP_NONE;
	const struct ${$p}_box *box = ${$p}_likely_box(insn->word, opcode);
%if $unlikely
	bool sure = ${$p}_box_fits(box, insn->word) && !box->rest;
	if (!sure || size < length_of(opcode) || insn->length != length_of(opcode))
		return encode_surely(insn, bytes, size);
%else
	if (!${$p}_box_fits(box, insn->word) || insn->length != length_of(opcode))
		return refusal(insn);
	if (size < length_of(opcode))
		return ${$P}_STATUS_NO_ROOM;
%end
	return store_word(insn->word, opcode, bytes);
}
%end
