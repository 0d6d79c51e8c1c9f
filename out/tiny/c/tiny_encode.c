/* Encoder: an instruction to bytes; its fields, and why it is not legal.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_tables.h"

static const struct tiny_layout *find_field(const struct tiny_insn *insn, enum tiny_field field)
{
	if (insn->opcode > TINY_OPCODE_COUNT)
		return NULL;
	const struct tiny_opcode_info *info = &tiny_opcodes[insn->opcode];
	for (unsigned i = 0; i < info->fields; i++)
		if (tiny_layouts[info->layout + i].field == (unsigned)field)
			return &tiny_layouts[info->layout + i];
	return NULL;
}

bool tiny_init(struct tiny_insn *insn, enum tiny_opcode opcode)
{
	bool known = (size_t)opcode <= TINY_OPCODE_COUNT && opcode != TINY_OP_NONE;
	const struct tiny_opcode_info *info = &tiny_opcodes[known ? opcode : TINY_OP_NONE];
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		insn->word[i] = info->initial[i];
	insn->opcode = known ? (uint16_t)opcode : TINY_OP_NONE;
	insn->form = 0;
	insn->length = info->length;
	return known;
}

bool tiny_has(const struct tiny_insn *insn, enum tiny_field field)
{
	return find_field(insn, field) != NULL;
}

uint64_t tiny_get(const struct tiny_insn *insn, enum tiny_field field)
{
	const struct tiny_layout *layout = find_field(insn, field);
	return layout ? tiny_extract(insn->word, &tiny_positions[layout->position]) : 0;
}

enum tiny_status tiny_set(struct tiny_insn *insn, enum tiny_field field, uint64_t value)
{
	const struct tiny_layout *layout = find_field(insn, field);
	if (!layout)
		return TINY_STATUS_NO_FIELD;
	const struct tiny_position *position = &tiny_positions[layout->position];
	if (value >> (position->width - 1) >> 1)
		return TINY_STATUS_TOO_WIDE;
	tiny_insert(insn->word, position, value);
	insn->form = 0;
	return TINY_STATUS_OK;
}

/* The field whose type does not have all values: nothing else makes a word illegal. */
static enum tiny_field missing_value(const struct tiny_opcode_info *info)
{
	const struct tiny_layout *layout = &tiny_layouts[info->layout], *first = layout;
	for (unsigned k = info->fields; k-- > 0;)
		if (tiny_types[layout[k].type].count)
			first = &layout[k];
	return (enum tiny_field)first->field;
}

enum tiny_status tiny_explain(const struct tiny_insn *insn, struct tiny_reason *reason)
{
	uint64_t bits = 0;
	reason->kind = TINY_REASON_NONE;
	reason->field = (enum tiny_field)0;
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		reason->bits[i] = 0;
	if (insn->opcode > TINY_OPCODE_COUNT || insn->opcode == TINY_OP_NONE)
		return TINY_STATUS_UNDEFINED;
	const struct tiny_opcode_info *info = &tiny_opcodes[insn->opcode];
	if (!tiny_matches(insn->word, info->mask, info->match))
		return TINY_STATUS_UNDEFINED;
	if (tiny_find_form(insn->word, insn->opcode))
		return TINY_STATUS_OK;
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		bits |= reason->bits[i] = insn->word[i] & info->zero[i];
	if (bits) {
		reason->kind = TINY_REASON_BITS;
		return TINY_STATUS_RESERVED;
	}
	reason->kind = TINY_REASON_VALUE;
	reason->field = missing_value(info);
	return TINY_STATUS_RESERVED;
}

static void store2(const uint64_t *word, uint8_t *bytes)
{
#if TINY_LOWEST_FIRST
	__builtin_memcpy(bytes + 0, &word[0], 2);
#else
	bytes[0] = (uint8_t)(word[0] >> 0);
	bytes[1] = (uint8_t)(word[0] >> 8);
#endif
}

static void store4(const uint64_t *word, uint8_t *bytes)
{
#if TINY_LOWEST_FIRST
	__builtin_memcpy(bytes + 0, &word[0], 4);
#else
	bytes[0] = (uint8_t)(word[0] >> 0);
	bytes[1] = (uint8_t)(word[0] >> 8);
	bytes[2] = (uint8_t)(word[0] >> 16);
	bytes[3] = (uint8_t)(word[0] >> 24);
#endif
}

/* Bytes of an instruction of this opcode. */
static inline size_t length_of(unsigned opcode)
{
	return tiny_opcodes[opcode].length;
}

static inline enum tiny_status store_word(const uint64_t *word, unsigned opcode, uint8_t *bytes)
{
	switch (length_of(opcode)) {
	case 4:
		store4(word, bytes);
		break;
	default:
		store2(word, bytes);
		break;
	}
	return TINY_STATUS_OK;
}

enum tiny_status tiny_encode(const struct tiny_insn *insn, uint8_t *bytes, size_t size)
{
	unsigned opcode = insn->opcode <= TINY_OPCODE_COUNT ? insn->opcode : TINY_OP_NONE;
	const struct tiny_box *box = tiny_likely_box(insn->word, opcode);
	if (!tiny_box_fits(box, insn->word))
		return opcode == TINY_OP_NONE ? TINY_STATUS_UNDEFINED : TINY_STATUS_RESERVED;
	if (size < length_of(opcode))
		return TINY_STATUS_NO_ROOM;
	return store_word(insn->word, opcode, bytes);
}
