%file "${$p}_encode.c"
%call banner('Encoder: an instruction to bytes; its fields, and why it is not legal.')
#include "${c-string: $p}_tables.h"

static const struct ${$p}_layout *find_field(const struct ${$p}_insn *insn, enum ${$p}_field field)
{
	if (insn->opcode > ${$P}_OPCODE_COUNT)
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
	insn->opcode = known ? (${$d/@index})opcode : ${$P}_OP_NONE;
	insn->form = 0;
	insn->length = info->length;
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
	if (position->width < 64 && value >> position->width)
		return ${$P}_STATUS_TOO_WIDE;
	${$p}_insert(insn->word, position, value);
	insn->form = 0;
	return ${$P}_STATUS_OK;
}

%include "explain.tpl"

%each $d/lengths/c-length
static void store${@bytes}(const uint64_t *word, uint8_t *bytes)
{
%each limb
%each byte
	bytes[${@index}] = (uint8_t)(word[${../@index}] >> ${@shift});
%end
%end
}

%end
enum ${$p}_status ${$p}_encode(const struct ${$p}_insn *insn, uint8_t *bytes, size_t size)
{
	unsigned opcode = insn->opcode;
	if (opcode > ${$P}_OPCODE_COUNT || opcode == ${$P}_OP_NONE)
		return ${$P}_STATUS_UNDEFINED;
	if (!${$p}_find_form(insn->word, opcode))
		return ${$P}_STATUS_RESERVED;
	if (size < ${$p}_opcodes[opcode].length)
		return ${$P}_STATUS_NO_ROOM;
%if count($d/lengths/c-length) = 1
	store${$d/lengths/c-length/@bytes}(insn->word, bytes);
%else
	switch (${$p}_opcodes[opcode].length) {
%each $d/lengths/c-length
	case ${@bytes}:
		store${@bytes}(insn->word, bytes);
		break;
%end
	default:
		break;
	}
%end
	return ${$P}_STATUS_OK;
}
