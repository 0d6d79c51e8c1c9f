/* Encoder: an instruction to bytes; its fields, and why it is not legal.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_tables.h"

static const struct brew_layout *find_field(const struct brew_insn *insn, enum brew_field field)
{
	if (insn->opcode > BREW_OPCODE_COUNT)
		return NULL;
	const struct brew_opcode_info *info = &brew_opcodes[insn->opcode];
	for (unsigned i = 0; i < info->fields; i++)
		if (brew_layouts[info->layout + i].field == (unsigned)field)
			return &brew_layouts[info->layout + i];
	return NULL;
}

bool brew_init(struct brew_insn *insn, enum brew_opcode opcode)
{
	bool known = (size_t)opcode <= BREW_OPCODE_COUNT && opcode != BREW_OP_NONE;
	const struct brew_opcode_info *info = &brew_opcodes[known ? opcode : BREW_OP_NONE];
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		insn->word[i] = info->initial[i];
	insn->opcode = known ? (uint16_t)opcode : BREW_OP_NONE;
	insn->form = 0;
	insn->length = info->length;
	return known;
}

bool brew_has(const struct brew_insn *insn, enum brew_field field)
{
	return find_field(insn, field) != NULL;
}

uint64_t brew_get(const struct brew_insn *insn, enum brew_field field)
{
	const struct brew_layout *layout = find_field(insn, field);
	return layout ? brew_extract(insn->word, &brew_positions[layout->position]) : 0;
}

enum brew_status brew_set(struct brew_insn *insn, enum brew_field field, uint64_t value)
{
	const struct brew_layout *layout = find_field(insn, field);
	if (!layout)
		return BREW_STATUS_NO_FIELD;
	const struct brew_position *position = &brew_positions[layout->position];
	if (value >> (position->width - 1) >> 1)
		return BREW_STATUS_TOO_WIDE;
	brew_insert(insn->word, position, value);
	insn->form = 0;
	return BREW_STATUS_OK;
}

static bool has_value(const struct brew_layout *layout, const uint64_t *word)
{
	const struct brew_type *type = &brew_types[layout->type];
	uint64_t value = brew_extract(word, &brew_positions[layout->position]);
	return !type->count || brew_in_cubes(value, type->first, type->count);
}

/* The first field whose value its type does not have: nothing else makes a word illegal. */
static enum brew_field missing_value(const struct brew_opcode_info *info, const uint64_t *word)
{
	const struct brew_layout *layout = &brew_layouts[info->layout], *first = layout;
	for (unsigned k = info->fields; k-- > 0;)
		if (!has_value(&layout[k], word))
			first = &layout[k];
	return (enum brew_field)first->field;
}

enum brew_status brew_explain(const struct brew_insn *insn, struct brew_reason *reason)
{
	uint64_t bits = 0;
	reason->kind = BREW_REASON_NONE;
	reason->field = (enum brew_field)0;
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		reason->bits[i] = 0;
	if (insn->opcode > BREW_OPCODE_COUNT || insn->opcode == BREW_OP_NONE)
		return BREW_STATUS_UNDEFINED;
	const struct brew_opcode_info *info = &brew_opcodes[insn->opcode];
	if (!brew_matches(insn->word, info->mask, info->match))
		return BREW_STATUS_UNDEFINED;
	if (brew_find_form(insn->word, insn->opcode))
		return BREW_STATUS_OK;
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		bits |= reason->bits[i] = insn->word[i] & info->zero[i];
	if (bits) {
		reason->kind = BREW_REASON_BITS;
		return BREW_STATUS_RESERVED;
	}
	reason->kind = BREW_REASON_VALUE;
	reason->field = missing_value(info, insn->word);
	return BREW_STATUS_RESERVED;
}

static void store2(const uint64_t *word, uint8_t *bytes)
{
#if BREW_LOWEST_FIRST
	__builtin_memcpy(bytes + 0, &word[0], 2);
#else
	bytes[0] = (uint8_t)(word[0] >> 0);
	bytes[1] = (uint8_t)(word[0] >> 8);
#endif
}

static void store4(const uint64_t *word, uint8_t *bytes)
{
#if BREW_LOWEST_FIRST
	__builtin_memcpy(bytes + 0, &word[0], 4);
#else
	bytes[0] = (uint8_t)(word[0] >> 0);
	bytes[1] = (uint8_t)(word[0] >> 8);
	bytes[2] = (uint8_t)(word[0] >> 16);
	bytes[3] = (uint8_t)(word[0] >> 24);
#endif
}

static void store6(const uint64_t *word, uint8_t *bytes)
{
#if BREW_LOWEST_FIRST
	__builtin_memcpy(bytes + 0, &word[0], 6);
#else
	bytes[0] = (uint8_t)(word[0] >> 0);
	bytes[1] = (uint8_t)(word[0] >> 8);
	bytes[2] = (uint8_t)(word[0] >> 16);
	bytes[3] = (uint8_t)(word[0] >> 24);
	bytes[4] = (uint8_t)(word[0] >> 32);
	bytes[5] = (uint8_t)(word[0] >> 40);
#endif
}

/* Bytes of an instruction of this opcode. */
static inline size_t length_of(unsigned opcode)
{
	return brew_opcodes[opcode].length;
}

static inline enum brew_status store_word(const uint64_t *word, unsigned opcode, uint8_t *bytes)
{
	switch (length_of(opcode)) {
	case 4:
		store4(word, bytes);
		break;
	case 6:
		store6(word, bytes);
		break;
	default:
		store2(word, bytes);
		break;
	}
	return BREW_STATUS_OK;
}

/* What brew_encode does not find out at once. */
static BREW_APART enum brew_status encode_surely(const struct brew_insn *insn, uint8_t *bytes,
						  size_t size)
{
	if (insn->opcode > BREW_OPCODE_COUNT || insn->opcode == BREW_OP_NONE)
		return BREW_STATUS_UNDEFINED;
	if (!brew_find_form(insn->word, insn->opcode))
		return BREW_STATUS_RESERVED;
	if (size < length_of(insn->opcode))
		return BREW_STATUS_NO_ROOM;
	return store_word(insn->word, insn->opcode, bytes);
}

enum brew_status brew_encode(const struct brew_insn *insn, uint8_t *bytes, size_t size)
{
	unsigned opcode = insn->opcode <= BREW_OPCODE_COUNT ? insn->opcode : BREW_OP_NONE;
	const struct brew_box *box = brew_likely_box(insn->word, opcode);
	bool sure = brew_box_fits(box, insn->word) && !box->rest;
	if (!sure || size < length_of(opcode))
		return encode_surely(insn, bytes, size);
	return store_word(insn->word, opcode, bytes);
}
