/* Encoder: an instruction to bytes; its fields, and why it is not legal.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_tables.h"

static const struct gpu_layout *find_field(const struct gpu_insn *insn, enum gpu_field field)
{
	if (insn->opcode > GPU_OPCODE_COUNT)
		return NULL;
	const struct gpu_opcode_info *info = &gpu_opcodes[insn->opcode];
	for (unsigned i = 0; i < info->fields; i++)
		if (gpu_layouts[info->layout + i].field == (unsigned)field)
			return &gpu_layouts[info->layout + i];
	return NULL;
}

bool gpu_init(struct gpu_insn *insn, enum gpu_opcode opcode)
{
	bool known = (size_t)opcode <= GPU_OPCODE_COUNT && opcode != GPU_OP_NONE;
	const struct gpu_opcode_info *info = &gpu_opcodes[known ? opcode : GPU_OP_NONE];
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		insn->word[i] = info->initial[i];
	insn->opcode = known ? (uint16_t)opcode : GPU_OP_NONE;
	insn->form = 0;
	insn->length = info->length;
	return known;
}

bool gpu_has(const struct gpu_insn *insn, enum gpu_field field)
{
	return find_field(insn, field) != NULL;
}

uint64_t gpu_get(const struct gpu_insn *insn, enum gpu_field field)
{
	const struct gpu_layout *layout = find_field(insn, field);
	return layout ? gpu_extract(insn->word, &gpu_positions[layout->position]) : 0;
}

enum gpu_status gpu_set(struct gpu_insn *insn, enum gpu_field field, uint64_t value)
{
	const struct gpu_layout *layout = find_field(insn, field);
	if (!layout)
		return GPU_STATUS_NO_FIELD;
	const struct gpu_position *position = &gpu_positions[layout->position];
	if (value >> (position->width - 1) >> 1)
		return GPU_STATUS_TOO_WIDE;
	gpu_insert(insn->word, position, value);
	insn->form = 0;
	return GPU_STATUS_OK;
}

/* Does a field hold a value that the box allows? */
static bool field_fits(const struct gpu_box *box, const struct gpu_layout *layout,
		       const uint64_t *word)
{
	const struct gpu_position *position = &gpu_positions[layout->position];
	for (unsigned i = 0; i < position->count; i++) {
		const struct gpu_piece *piece = &gpu_pieces[position->first + i];
		uint64_t mask = gpu_bits(box->mask, piece->lsb, piece->width);
		uint64_t match = gpu_bits(box->match, piece->lsb, piece->width);
		if ((gpu_bits(word, piece->lsb, piece->width) & mask) != match)
			return false;
	}
	for (uint32_t i = box->check; i < box->check + box->checks; i++)
		if (gpu_checks[i].field == layout->field && !gpu_check_holds(&gpu_checks[i], word))
			return false;
	return true;
}

bool gpu_wrong_field(const struct gpu_opcode_info *info, const struct gpu_box *box,
		     const uint64_t *word, unsigned field)
{
	const struct gpu_layout *layout = &gpu_layouts[info->layout];
	while (layout->field != field)
		layout++;
	return !field_fits(box, layout, word);
}

/* How many fields keep the word out of the box; *first: the first of them. */
static unsigned wrong_fields(const struct gpu_opcode_info *info, const struct gpu_box *box,
			     const uint64_t *word, enum gpu_field *first)
{
	unsigned wrong = 0;
	for (unsigned k = info->fields; k-- > 0;) {
		const struct gpu_layout *layout = &gpu_layouts[info->layout + k];
		if (field_fits(box, layout, word))
			continue;
		*first = (enum gpu_field)layout->field;
		wrong++;
	}
	return wrong;
}

struct gpu_nearest gpu_find_nearest(const struct gpu_opcode_info *info, unsigned form,
				     const uint64_t *word)
{
	struct gpu_nearest nearest = { NULL, info->fields + 1u, (enum gpu_field)GPU_FIELD_COUNT };
	for (uint32_t i = info->box; i < info->box + info->boxes; i++) {
		enum gpu_field first = (enum gpu_field)0;
		if (form && gpu_boxes[i].form != form)
			continue;
		const unsigned wrong = wrong_fields(info, &gpu_boxes[i], word, &first);
		if (wrong < nearest.wrong)
			nearest = (struct gpu_nearest){ &gpu_boxes[i], wrong, first };
	}
	return nearest;
}

/* The first field whose value its type does not have; false: none. */
static bool missing_value(const struct gpu_opcode_info *info, const uint64_t *word,
			  enum gpu_field *field)
{
	for (unsigned k = 0; k < info->fields; k++) {
		const struct gpu_layout *layout = &gpu_layouts[info->layout + k];
		const struct gpu_type *type = &gpu_types[layout->type];
		uint64_t value = gpu_extract(word, &gpu_positions[layout->position]);
		*field = (enum gpu_field)layout->field;
		if (type->count && !gpu_in_cubes(value, type->first, type->count))
			return true;
	}
	return false;
}

enum gpu_status gpu_explain(const struct gpu_insn *insn, struct gpu_reason *reason)
{
	uint64_t bits = 0;
	reason->kind = GPU_REASON_NONE;
	reason->field = (enum gpu_field)0;
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		reason->bits[i] = 0;
	if (insn->opcode > GPU_OPCODE_COUNT || insn->opcode == GPU_OP_NONE)
		return GPU_STATUS_UNDEFINED;
	const struct gpu_opcode_info *info = &gpu_opcodes[insn->opcode];
	if (!gpu_matches(insn->word, info->mask, info->match))
		return GPU_STATUS_UNDEFINED;
	if (gpu_find_form(insn->word, insn->opcode))
		return GPU_STATUS_OK;
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		bits |= reason->bits[i] = insn->word[i] & info->zero[i];
	if (bits) {
		reason->kind = GPU_REASON_BITS;
		return GPU_STATUS_RESERVED;
	}
	reason->kind = GPU_REASON_VALUE;
	if (!missing_value(info, insn->word, &reason->field)) {
		reason->kind = GPU_REASON_CONSTRAINT;
		reason->field = gpu_find_nearest(info, 0, insn->word).field;
	}
	return GPU_STATUS_RESERVED;
}

static void store16(const uint64_t *word, uint8_t *bytes)
{
#if GPU_LOWEST_FIRST
	__builtin_memcpy(bytes + 0, &word[0], 8);
#else
	bytes[0] = (uint8_t)(word[0] >> 0);
	bytes[1] = (uint8_t)(word[0] >> 8);
	bytes[2] = (uint8_t)(word[0] >> 16);
	bytes[3] = (uint8_t)(word[0] >> 24);
	bytes[4] = (uint8_t)(word[0] >> 32);
	bytes[5] = (uint8_t)(word[0] >> 40);
	bytes[6] = (uint8_t)(word[0] >> 48);
	bytes[7] = (uint8_t)(word[0] >> 56);
#endif
#if GPU_LOWEST_FIRST
	__builtin_memcpy(bytes + 8, &word[1], 8);
#else
	bytes[8] = (uint8_t)(word[1] >> 0);
	bytes[9] = (uint8_t)(word[1] >> 8);
	bytes[10] = (uint8_t)(word[1] >> 16);
	bytes[11] = (uint8_t)(word[1] >> 24);
	bytes[12] = (uint8_t)(word[1] >> 32);
	bytes[13] = (uint8_t)(word[1] >> 40);
	bytes[14] = (uint8_t)(word[1] >> 48);
	bytes[15] = (uint8_t)(word[1] >> 56);
#endif
}

/* Bytes of an instruction of this opcode. */
static inline size_t length_of(unsigned opcode)
{
	(void)opcode;
	return 16;
}

static inline enum gpu_status store_word(const uint64_t *word, unsigned opcode, uint8_t *bytes)
{
	(void)opcode;
	store16(word, bytes);
	return GPU_STATUS_OK;
}

/* What gpu_encode does not find out at once. */
static GPU_APART enum gpu_status encode_surely(const struct gpu_insn *insn, uint8_t *bytes,
						  size_t size)
{
	if (insn->opcode > GPU_OPCODE_COUNT || insn->opcode == GPU_OP_NONE)
		return GPU_STATUS_UNDEFINED;
	if (!gpu_find_form(insn->word, insn->opcode))
		return GPU_STATUS_RESERVED;
	if (size < length_of(insn->opcode))
		return GPU_STATUS_NO_ROOM;
	return store_word(insn->word, insn->opcode, bytes);
}

enum gpu_status gpu_encode(const struct gpu_insn *insn, uint8_t *bytes, size_t size)
{
	unsigned opcode = insn->opcode <= GPU_OPCODE_COUNT ? insn->opcode : GPU_OP_NONE;
	const struct gpu_box *box = gpu_likely_box(insn->word, opcode);
	bool sure = gpu_box_fits(box, insn->word) && !box->rest;
	if (!sure || size < length_of(opcode))
		return encode_surely(insn, bytes, size);
	return store_word(insn->word, opcode, bytes);
}
