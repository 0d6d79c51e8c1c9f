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

/* Does a field hold a value that the box allows? */
static bool field_fits(const struct tiny_box *box, const struct tiny_layout *layout,
		       const uint64_t *word)
{
	const struct tiny_position *position = &tiny_positions[layout->position];
	for (unsigned i = 0; i < position->count; i++) {
		const struct tiny_piece *piece = &tiny_pieces[position->first + i];
		uint64_t mask = tiny_bits(box->mask, piece->lsb, piece->width);
		uint64_t match = tiny_bits(box->match, piece->lsb, piece->width);
		if ((tiny_bits(word, piece->lsb, piece->width) & mask) != match)
			return false;
	}
	for (uint32_t i = box->check; i < box->check + box->checks; i++)
		if (tiny_checks[i].field == layout->field && !tiny_check_holds(&tiny_checks[i], word))
			return false;
	return true;
}

bool tiny_wrong_field(const struct tiny_opcode_info *info, const struct tiny_box *box,
		     const uint64_t *word, unsigned field)
{
	for (unsigned k = 0; k < info->fields; k++)
		if (tiny_layouts[info->layout + k].field == field)
			return !field_fits(box, &tiny_layouts[info->layout + k], word);
	return false;
}

unsigned tiny_wrong_fields(const struct tiny_opcode_info *info, const struct tiny_box *box,
			  const uint64_t *word)
{
	unsigned wrong = 0;
	for (unsigned k = 0; k < info->fields; k++)
		wrong += !field_fits(box, &tiny_layouts[info->layout + k], word);
	return wrong;
}

const struct tiny_box *tiny_nearest_box(const struct tiny_opcode_info *info, unsigned form,
				     const uint64_t *word)
{
	const struct tiny_box *nearest = NULL;
	unsigned fewest = info->fields + 1u;
	for (uint32_t i = info->box; i < info->box + info->boxes; i++) {
		if (form && tiny_boxes[i].form != form)
			continue;
		unsigned wrong = tiny_wrong_fields(info, &tiny_boxes[i], word);
		if (wrong < fewest) {
			nearest = &tiny_boxes[i];
			fewest = wrong;
		}
	}
	return nearest;
}

/* The first field that keeps the word out of the nearest box. */
static enum tiny_field constrained_field(const struct tiny_opcode_info *info,
					   const uint64_t *word)
{
	const struct tiny_box *box = tiny_nearest_box(info, 0, word);
	for (unsigned k = 0; box && k < info->fields; k++)
		if (!field_fits(box, &tiny_layouts[info->layout + k], word))
			return (enum tiny_field)tiny_layouts[info->layout + k].field;
	return (enum tiny_field)TINY_FIELD_COUNT;
}

/* The first field whose value its type does not have; false: none. */
static bool missing_value(const struct tiny_opcode_info *info, const uint64_t *word,
			  enum tiny_field *field)
{
	for (unsigned k = 0; k < info->fields; k++) {
		const struct tiny_layout *layout = &tiny_layouts[info->layout + k];
		const struct tiny_type *type = &tiny_types[layout->type];
		uint64_t value = tiny_extract(word, &tiny_positions[layout->position]);
		*field = (enum tiny_field)layout->field;
		if (type->count && !tiny_in_cubes(value, type->first, type->count))
			return true;
	}
	return false;
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
	} else if (missing_value(info, insn->word, &reason->field)) {
		reason->kind = TINY_REASON_VALUE;
	} else {
		reason->kind = TINY_REASON_CONSTRAINT;
		reason->field = constrained_field(info, insn->word);
	}
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

/* What tiny_encode does not find out at once. */
static TINY_APART enum tiny_status encode_surely(const struct tiny_insn *insn, uint8_t *bytes,
						  size_t size)
{
	if (insn->opcode > TINY_OPCODE_COUNT || insn->opcode == TINY_OP_NONE)
		return TINY_STATUS_UNDEFINED;
	if (!tiny_find_form(insn->word, insn->opcode))
		return TINY_STATUS_RESERVED;
	if (size < length_of(insn->opcode))
		return TINY_STATUS_NO_ROOM;
	return store_word(insn->word, insn->opcode, bytes);
}

enum tiny_status tiny_encode(const struct tiny_insn *insn, uint8_t *bytes, size_t size)
{
	unsigned opcode = insn->opcode <= TINY_OPCODE_COUNT ? insn->opcode : TINY_OP_NONE;
	const struct tiny_box *box = tiny_likely_box(insn->word, opcode);
	bool sure = tiny_box_fits(box, insn->word) && !box->rest;
	if (!sure || size < length_of(opcode))
		return encode_surely(insn, bytes, size);
	return store_word(insn->word, opcode, bytes);
}
