/* The specification as data, and what it says of words: the judge of the decoder.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_fuzz_model.h"

/* ---- the specification ---- */

const unsigned tiny_fuzz_lengths[TINY_FUZZ_LENGTHS] = { 16 / 8, 32 / 8 };

static const struct tiny_fuzz_unit units[] = {
	{ { { 0x000000000000f000 } }, { { 0x0000000000003000 } }, 4 },
	{ { { 0x0000000000000000 } }, { { 0x0000000000000000 } }, 2 },
};

const struct tiny_fuzz_cube tiny_fuzz_cubes[] = {
	{ 0x0, 0x0 }, { 0x4, 0x0 }, { 0x6, 0x4 }, { 0x7, 0x6 }, { 0x8, 0x0 }, { 0xc, 0x8 },
	{ 0xe, 0xc }, { 0xf, 0xe }, { 0x4, 0x0 }, { 0x6, 0x0 }, { 0x7, 0x2 },
};

const struct tiny_fuzz_set tiny_fuzz_sets[] = {
	{ 0, 1 }, { 1, 3 }, { 4, 4 }, { 8, 1 }, { 9, 2 },
};

static const struct tiny_fuzz_piece pieces[] = {
	{ 0, 3 }, { 3, 3 }, { 6, 3 }, { 9, 3 }, { 12, 4 }, { 0, 6 }, { 0, 9 }, { 16, 16 },
	{ 0, 12 }, { 0, 7 }, { 8, 1 },
};

const struct tiny_fuzz_field tiny_fuzz_fields[] = {
	{ TINY_FIELD_function, TINY_FUZZ_CHOICE, 3, 1, 0, 1, 0, 0x0 },
	{ TINY_FIELD_rb, TINY_FUZZ_UNSIGNED, 3, 1, 1, 0, 0, 0x0 },
	{ TINY_FIELD_ra, TINY_FUZZ_UNSIGNED, 3, 1, 2, 0, 0, 0x0 },
	{ TINY_FIELD_rd, TINY_FUZZ_UNSIGNED, 3, 1, 3, 0, 0, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x0 },
	{ TINY_FIELD_imm, TINY_FUZZ_SIGNED, 6, 1, 5, 0, 0, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x1 },
	{ TINY_FIELD_imm, TINY_FUZZ_SIGNED, 9, 1, 6, 0, 0, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x2 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x3 },
	{ TINY_FIELD_word, TINY_FUZZ_UNSIGNED, 16, 1, 7, 0, 0, 0x0 },
	{ TINY_FIELD_rb, TINY_FUZZ_UNSIGNED, 3, 1, 2, 0, 0, 0x0 },
	{ TINY_FIELD_ra, TINY_FUZZ_UNSIGNED, 3, 1, 3, 0, 0, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x8 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x9 },
	{ TINY_FIELD_to, TINY_FUZZ_SIGNED, 9, 1, 6, 0, 0, 0x0 },
	{ TINY_FIELD_cond, TINY_FUZZ_CHOICE, 3, 1, 3, 1, 1, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0xa },
	{ TINY_FIELD_to, TINY_FUZZ_SIGNED, 12, 1, 8, 0, 0, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0xb },
	{ TINY_FIELD_what, TINY_FUZZ_FIXED, 3, 1, 0, 3, 1, 0x2 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0xc },
	{ TINY_FIELD_words, TINY_FUZZ_UNSIGNED, 6, 1, 5, 0, 1, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x4 },
	{ TINY_FIELD_bytes, TINY_FUZZ_UNSIGNED, 6, 1, 5, 0, 1, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x5 },
	{ TINY_FIELD_rs, TINY_FUZZ_UNSIGNED, 3, 1, 3, 0, 0, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x6 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0x7 },
	{ TINY_FIELD_what, TINY_FUZZ_FIXED, 3, 1, 0, 3, 1, 0x0 },
	{ TINY_FIELD_what, TINY_FUZZ_FIXED, 3, 1, 0, 3, 1, 0x1 },
	{ TINY_FIELD_port, TINY_FUZZ_UNSIGNED, 7, 1, 9, 0, 0, 0x0 },
	{ TINY_FIELD_direction, TINY_FUZZ_FIXED, 1, 1, 10, 0, 1, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0xd },
	{ TINY_FIELD_direction, TINY_FUZZ_FIXED, 1, 1, 10, 0, 1, 0x1 },
	{ TINY_FIELD_what, TINY_FUZZ_FIXED, 3, 1, 0, 4, 1, 0x0 },
	{ TINY_FIELD_op, TINY_FUZZ_FIXED, 4, 1, 4, 2, 1, 0xe },
	{ TINY_FIELD_what, TINY_FUZZ_FIXED, 3, 1, 0, 4, 1, 0x1 },
	{ TINY_FIELD_what, TINY_FUZZ_FIXED, 3, 1, 0, 4, 1, 0x2 },
	{ TINY_FIELD_what, TINY_FUZZ_FIXED, 3, 1, 0, 3, 1, 0x3 },
};

const struct tiny_fuzz_use tiny_fuzz_uses[] = {
	{ 0, 0x0, 0x6 }, { 1, 0x0, 0x7 }, { 2, 0x0, 0x7 }, { 3, 0x0, 0x7 }, { 4, 0x0, 0x0 },
	{ 5, 0x20, 0x1f }, { 2, 0x0, 0x7 }, { 3, 0x0, 0x7 }, { 6, 0x1, 0x1 },
	{ 7, 0x100, 0xff }, { 3, 0x0, 0x7 }, { 8, 0x2, 0x2 }, { 3, 0x0, 0x7 },
	{ 9, 0x3, 0x3 }, { 10, 0x0, 0xffff }, { 11, 0x0, 0x7 }, { 12, 0x0, 0x7 },
	{ 13, 0x8, 0x8 }, { 5, 0x20, 0x1f }, { 12, 0x0, 0x7 }, { 14, 0x9, 0x9 },
	{ 15, 0x100, 0xff }, { 16, 0x0, 0x6 }, { 17, 0xa, 0xa }, { 18, 0x800, 0x7ff },
	{ 19, 0xb, 0xb }, { 20, 0x2, 0x2 }, { 12, 0x0, 0x7 }, { 21, 0xc, 0xc },
	{ 22, 0x0, 0x3f }, { 2, 0x0, 0x7 }, { 3, 0x0, 0x7 }, { 23, 0x4, 0x4 },
	{ 24, 0x0, 0x3f }, { 2, 0x0, 0x7 }, { 3, 0x0, 0x7 }, { 25, 0x5, 0x5 },
	{ 22, 0x0, 0x3f }, { 2, 0x0, 0x7 }, { 26, 0x0, 0x7 }, { 27, 0x6, 0x6 },
	{ 24, 0x0, 0x3f }, { 2, 0x0, 0x7 }, { 26, 0x0, 0x7 }, { 28, 0x7, 0x7 },
	{ 29, 0x0, 0x0 }, { 26, 0x0, 0x7 }, { 21, 0xc, 0xc }, { 30, 0x1, 0x1 },
	{ 3, 0x0, 0x7 }, { 21, 0xc, 0xc }, { 31, 0x0, 0x7f }, { 32, 0x0, 0x0 },
	{ 3, 0x0, 0x7 }, { 33, 0xd, 0xd }, { 31, 0x0, 0x7f }, { 34, 0x1, 0x1 },
	{ 26, 0x0, 0x7 }, { 33, 0xd, 0xd }, { 35, 0x0, 0x0 }, { 36, 0xe, 0xe },
	{ 37, 0x1, 0x1 }, { 36, 0xe, 0xe }, { 38, 0x2, 0x2 }, { 36, 0xe, 0xe },
	{ 39, 0x3, 0x3 }, { 3, 0x0, 0x7 }, { 21, 0xc, 0xc },
};

const struct tiny_fuzz_limit tiny_fuzz_limits[] = {
	{ 0, 1 }, { 1, 1 },
};

const struct tiny_fuzz_box tiny_fuzz_boxes[] = {
	{ 0, 1 }, { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 }, { 1, 1 }, { 0, 0 },
	{ 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 },
	{ 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 }, { 0, 0 },
};

const struct tiny_fuzz_opcode tiny_fuzz_opcodes[] = {
	{ "ALU", 2, { { 0x000000000000f000 } }, { { 0x0000000000000000 } }, { { 0x000000000000ffff } }, { { 0x0000000000000000 } }, 0, 5, 0, 1, 4 },
	{ "ADDI", 2, { { 0x000000000000f000 } }, { { 0x0000000000001000 } }, { { 0x000000000000ffff } }, { { 0x0000000000001000 } }, 5, 4, 1, 1, 0 },
	{ "LDI", 2, { { 0x000000000000f000 } }, { { 0x0000000000002000 } }, { { 0x000000000000ffff } }, { { 0x0000000000002000 } }, 9, 3, 2, 1, 0 },
	{ "LDI_LONG", 4, { { 0x000000000000f000 } }, { { 0x0000000000003000 } }, { { 0x00000000fffffe00 } }, { { 0x0000000000003000 } }, 12, 3, 3, 1, 2 },
	{ "CMP", 2, { { 0x000000000000f000 } }, { { 0x0000000000008000 } }, { { 0x000000000000ffc0 } }, { { 0x0000000000008000 } }, 15, 3, 4, 1, 2 },
	{ "CMP_IMM", 2, { { 0x000000000000f000 } }, { { 0x0000000000009000 } }, { { 0x000000000000fe3f } }, { { 0x0000000000009000 } }, 18, 3, 5, 1, 2 },
	{ "B", 2, { { 0x000000000000f000 } }, { { 0x000000000000a000 } }, { { 0x000000000000ffff } }, { { 0x000000000000a000 } }, 21, 3, 6, 1, 4 },
	{ "CALL", 2, { { 0x000000000000f000 } }, { { 0x000000000000b000 } }, { { 0x000000000000ffff } }, { { 0x000000000000b000 } }, 24, 2, 7, 1, 0 },
	{ "JR", 2, { { 0x000000000000f007 } }, { { 0x000000000000c002 } }, { { 0x000000000000fe07 } }, { { 0x000000000000c002 } }, 26, 3, 8, 1, 2 },
	{ "LD", 2, { { 0x000000000000f000 } }, { { 0x0000000000004000 } }, { { 0x000000000000ffff } }, { { 0x0000000000004000 } }, 29, 4, 9, 1, 0 },
	{ "LD_BYTE", 2, { { 0x000000000000f000 } }, { { 0x0000000000005000 } }, { { 0x000000000000ffff } }, { { 0x0000000000005000 } }, 33, 4, 10, 1, 0 },
	{ "ST", 2, { { 0x000000000000f000 } }, { { 0x0000000000006000 } }, { { 0x000000000000ffff } }, { { 0x0000000000006000 } }, 37, 4, 11, 1, 0 },
	{ "ST_BYTE", 2, { { 0x000000000000f000 } }, { { 0x0000000000007000 } }, { { 0x000000000000ffff } }, { { 0x0000000000007000 } }, 41, 4, 12, 1, 0 },
	{ "PUSH", 2, { { 0x000000000000f007 } }, { { 0x000000000000c000 } }, { { 0x000000000000fe07 } }, { { 0x000000000000c000 } }, 45, 3, 13, 1, 2 },
	{ "POP", 2, { { 0x000000000000f007 } }, { { 0x000000000000c001 } }, { { 0x000000000000fe07 } }, { { 0x000000000000c001 } }, 48, 3, 14, 1, 2 },
	{ "IN", 2, { { 0x000000000000f100 } }, { { 0x000000000000d000 } }, { { 0x000000000000ff7f } }, { { 0x000000000000d000 } }, 51, 4, 15, 1, 2 },
	{ "OUT", 2, { { 0x000000000000f100 } }, { { 0x000000000000d100 } }, { { 0x000000000000ff7f } }, { { 0x000000000000d100 } }, 55, 4, 16, 1, 2 },
	{ "HALT", 2, { { 0x000000000000f007 } }, { { 0x000000000000e000 } }, { { 0x000000000000f007 } }, { { 0x000000000000e000 } }, 59, 2, 17, 1, 2 },
	{ "TRAP", 2, { { 0x000000000000f007 } }, { { 0x000000000000e001 } }, { { 0x000000000000f007 } }, { { 0x000000000000e001 } }, 61, 2, 18, 1, 2 },
	{ "RTI", 2, { { 0x000000000000f007 } }, { { 0x000000000000e002 } }, { { 0x000000000000f007 } }, { { 0x000000000000e002 } }, 63, 2, 19, 1, 2 },
	{ "CAUSE", 2, { { 0x000000000000f007 } }, { { 0x000000000000c003 } }, { { 0x000000000000fe07 } }, { { 0x000000000000c003 } }, 65, 3, 20, 1, 2 },
};

const struct tiny_fuzz_gap tiny_fuzz_gaps[] = {
	{ { { 0x000000000000d004 } }, { { 0x000000000000c004 } }, 2 },
	{ { { 0x000000000000f007 } }, { { 0x000000000000e003 } }, 2 },
	{ { { 0x000000000000f000 } }, { { 0x000000000000f000 } }, 2 },
};

/* ---- patterns by their mask ---- */

/* Patterns of one mask and length, in the order of what they match. */
struct group {
	struct tiny_fuzz_bits mask;
	unsigned length; /* bytes */
	uint32_t first, count;
};

static const struct group opcode_groups[] = {
	{ { { 0x000000000000f000 } }, 2, 0, 11 },
	{ { { 0x000000000000f007 } }, 2, 11, 7 },
	{ { { 0x000000000000f100 } }, 2, 18, 2 },
	{ { { 0x000000000000f000 } }, 4, 20, 1 },
};

static const uint32_t opcode_order[] = {
	0, 1, 2, 9, 10, 11, 12, 4, 5, 6, 7, 13, 14, 8, 20, 17, 18, 19, 15, 16, 3,
};

static const struct group gap_groups[] = {
	{ { { 0x000000000000d004 } }, 2, 0, 1 },
	{ { { 0x000000000000f000 } }, 2, 1, 1 },
	{ { { 0x000000000000f007 } }, 2, 2, 1 },
};

static const uint32_t gap_order[] = {
	0, 2, 1,
};

enum { OPCODE_GROUPS = 4, GAP_GROUPS = 3 };

static const struct tiny_fuzz_bits *match_of_opcode(uint32_t number)
{
	return &tiny_fuzz_opcodes[number].match;
}

static const struct tiny_fuzz_bits *match_of_gap(uint32_t number)
{
	return &tiny_fuzz_gaps[number].match;
}

/* Negative, zero or positive, as the word under the mask is less, equal or greater. */
static inline int compare(const struct tiny_fuzz_bits *w, const struct tiny_fuzz_bits *mask,
	const struct tiny_fuzz_bits *match)
{
	for (unsigned i = TINY_LIMBS; i-- > 0;)
		if ((w->limb[i] & mask->limb[i]) != match->limb[i])
			return (w->limb[i] & mask->limb[i]) < match->limb[i] ? -1 : 1;
	return 0;
}

/* The place of the first pattern that is not less than the word; behind the last one if none. */
static uint32_t find_place(const struct group *group, const uint32_t *order,
	const struct tiny_fuzz_bits *(*match_of)(uint32_t), const struct tiny_fuzz_bits *w)
{
	uint32_t low = group->first, high = group->first + group->count;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (compare(w, &group->mask, match_of(order[middle])) > 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* The gap of an undefined word. */
static unsigned find_gap(const struct tiny_fuzz_bits *w, unsigned length)
{
	for (const struct group *g = gap_groups; g < gap_groups + GAP_GROUPS; g++) {
		if (g->length != length)
			continue;
		uint32_t place = find_place(g, gap_order, match_of_gap, w);
		if (place < g->first + g->count &&
			compare(w, &g->mask, match_of_gap(gap_order[place])) == 0)
			return gap_order[place];
	}
	return TINY_FUZZ_GAP_COUNT;
}

/* ---- words ---- */

/* The byte that holds bits 8 * i to 8 * i + 7. */
static unsigned place_of(unsigned i)
{
	unsigned unit = TINY_FUZZ_UNIT / 8, inside = i % unit;
	return i - inside + (TINY_FUZZ_BIG ? unit - 1 - inside : inside);
}

struct tiny_fuzz_bits tiny_fuzz_load(const uint8_t *bytes, unsigned length)
{
	struct tiny_fuzz_bits w = { { 0 } };
	for (unsigned i = 0; i < length; i++)
		w.limb[i / 8] |= (uint64_t)bytes[place_of(i)] << i % 8 * 8;
	return w;
}

void tiny_fuzz_store(const struct tiny_fuzz_bits *w, unsigned length, uint8_t *bytes)
{
	for (unsigned i = 0; i < length; i++)
		bytes[place_of(i)] = (uint8_t)(w->limb[i / 8] >> i % 8 * 8);
}

static uint64_t ones(unsigned width)
{
	return ~(uint64_t)0 >> (64 - width);
}

/* Bits [lsb, lsb+width) of a word; they may lie in two limbs. */
static uint64_t get_bits(const struct tiny_fuzz_bits *w, unsigned lsb, unsigned width)
{
	unsigned shift = lsb % 64;
	uint64_t value = w->limb[lsb / 64] >> shift;
	if (shift + width > 64)
		value |= w->limb[lsb / 64 + 1] << (64 - shift);
	return value & ones(width);
}

static void put_bits(struct tiny_fuzz_bits *w, unsigned lsb, unsigned width, uint64_t value)
{
	unsigned shift = lsb % 64;
	uint64_t *limb = &w->limb[lsb / 64];
	limb[0] = (limb[0] & ~(ones(width) << shift)) | (value & ones(width)) << shift;
	if (shift + width > 64)
		limb[1] = (limb[1] & ~(ones(width) >> (64 - shift))) |
			(value & ones(width)) >> (64 - shift);
}

uint64_t tiny_fuzz_get(const struct tiny_fuzz_bits *w, uint32_t field)
{
	const struct tiny_fuzz_field *info = &tiny_fuzz_fields[field];
	uint64_t value = 0;
	const struct tiny_fuzz_piece *p = pieces + info->piece, *end = p + info->pieces;
	for (; p < end; p++)
		value = (p->width < 64 ? value << p->width : 0) | get_bits(w, p->lsb, p->width);
	return value;
}

void tiny_fuzz_put(struct tiny_fuzz_bits *w, uint32_t field, uint64_t value)
{
	const struct tiny_fuzz_field *info = &tiny_fuzz_fields[field];
	for (unsigned i = info->pieces; i-- > 0;) {
		const struct tiny_fuzz_piece *piece = &pieces[info->piece + i];
		put_bits(w, piece->lsb, piece->width, value);
		value = piece->width < 64 ? value >> piece->width : 0;
	}
}

unsigned tiny_fuzz_length(const struct tiny_fuzz_bits *w)
{
	const struct tiny_fuzz_unit *unit = units;
	while (compare(w, &unit->mask, &unit->match) != 0) /* the last one has no mask */
		unit++;
	return unit->length;
}

bool tiny_fuzz_in(uint32_t set, uint64_t value)
{
	const struct tiny_fuzz_cube *cube = tiny_fuzz_cubes + tiny_fuzz_sets[set].first;
	for (const struct tiny_fuzz_cube *end = cube + tiny_fuzz_sets[set].count; cube < end; cube++)
		if ((value & cube->mask) == cube->match)
			return true;
	return false;
}

uint32_t tiny_fuzz_allowed(const struct tiny_fuzz_box *box, uint32_t use)
{
	for (uint32_t i = box->limit; i < box->limit + box->limits; i++)
		if (tiny_fuzz_limits[i].use == use)
			return tiny_fuzz_limits[i].set;
	return 0;
}

const char *tiny_fuzz_field_name(enum tiny_field field)
{
	static const char *const names[] = {
		[TINY_FIELD_function] = "function",
		[TINY_FIELD_rb] = "rb",
		[TINY_FIELD_ra] = "ra",
		[TINY_FIELD_rd] = "rd",
		[TINY_FIELD_op] = "op",
		[TINY_FIELD_imm] = "imm",
		[TINY_FIELD_word] = "word",
		[TINY_FIELD_to] = "to",
		[TINY_FIELD_cond] = "cond",
		[TINY_FIELD_what] = "what",
		[TINY_FIELD_words] = "words",
		[TINY_FIELD_bytes] = "bytes",
		[TINY_FIELD_rs] = "rs",
		[TINY_FIELD_port] = "port",
		[TINY_FIELD_direction] = "direction",
	};
	return (unsigned)field < TINY_FIELD_COUNT ? names[field] : "";
}

/* ---- the judge ---- */

/* The i-th field of the opcode and its value in a word. */
static const struct tiny_fuzz_field *field_of(const struct tiny_fuzz_opcode *opcode, uint32_t i,
	const struct tiny_fuzz_bits *w, uint64_t *value)
{
	uint32_t field = tiny_fuzz_uses[opcode->use + i].field;
	*value = tiny_fuzz_get(w, field);
	return &tiny_fuzz_fields[field];
}

/* Fields that keep a word out of a box, at most `most`, and the first of them. */
static unsigned count_wrong(const struct tiny_fuzz_opcode *opcode,
	const struct tiny_fuzz_box *box,
	const struct tiny_fuzz_bits *w, unsigned most, enum tiny_field *first)
{
	unsigned wrong = 0;
	uint64_t value;
	for (uint32_t i = box->limit; i < box->limit + box->limits && wrong < most; i++) {
		const struct tiny_fuzz_limit *limit = &tiny_fuzz_limits[i];
		const struct tiny_fuzz_field *field = field_of(opcode, limit->use, w, &value);
		if (!tiny_fuzz_in(limit->set, value) && !wrong++)
			*first = field->name;
	}
	return wrong;
}

/* Is there a field of this name with a value that its type does not have? `any`: whatever name. */
static bool has_no_meaning(const struct tiny_fuzz_opcode *opcode, const struct tiny_fuzz_bits *w,
	bool any, enum tiny_field name)
{
	uint64_t value;
	for (uint32_t i = 0; i < opcode->uses; i++) {
		const struct tiny_fuzz_field *field = field_of(opcode, i, w, &value);
		if ((any || field->name == name) && field->kind != TINY_FUZZ_FIXED &&
			!tiny_fuzz_in(field->set, value))
			return true;
	}
	return false;
}

enum tiny_reason_kind tiny_fuzz_reason(
	const struct tiny_fuzz_opcode *opcode, const struct tiny_fuzz_bits *w)
{
	enum tiny_field first;
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		if (w->limb[i] & ~opcode->covered.limb[i])
			return TINY_REASON_BITS;
	for (uint32_t i = opcode->box; i < opcode->box + opcode->boxes; i++)
		if (count_wrong(opcode, &tiny_fuzz_boxes[i], w, 1, &first) == 0)
			return TINY_REASON_NONE;
	if (has_no_meaning(opcode, w, true, (enum tiny_field)0))
		return TINY_REASON_VALUE;
	return TINY_REASON_CONSTRAINT;
}

/* Is the field the first wrong one of a box that the word misses in the fewest fields? */
static bool is_constrained(const struct tiny_fuzz_opcode *opcode, const struct tiny_fuzz_bits *w,
	enum tiny_field field)
{
	unsigned fewest = opcode->uses + 1;
	bool right = opcode->boxes == 0 && (unsigned)field == TINY_FIELD_COUNT;
	for (uint32_t i = opcode->box; i < opcode->box + opcode->boxes; i++) {
		enum tiny_field first = (enum tiny_field)0;
		unsigned wrong = count_wrong(opcode, &tiny_fuzz_boxes[i], w, fewest + 1, &first);
		if (wrong < fewest)
			right = false;
		fewest = wrong < fewest ? wrong : fewest;
		if (wrong == fewest && first == field)
			right = true;
	}
	return right;
}

bool tiny_fuzz_explains(const uint8_t *bytes, const struct tiny_fuzz_verdict *verdict,
	const struct tiny_reason *reason)
{
	const struct tiny_fuzz_opcode *opcode = &tiny_fuzz_opcodes[verdict->opcode - 1];
	struct tiny_fuzz_bits w = tiny_fuzz_load(bytes, verdict->length);
	if (tiny_fuzz_reason(opcode, &w) != reason->kind)
		return false;
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		if (reason->bits[i] != (w.limb[i] & ~opcode->covered.limb[i]))
			return false;
	if (reason->kind == TINY_REASON_VALUE)
		return has_no_meaning(opcode, &w, false, reason->field);
	return reason->kind != TINY_REASON_CONSTRAINT || is_constrained(opcode, &w, reason->field);
}

/* The first opcode in which the word is legal, else the first whose fixed bits it has; 0: none. */
static unsigned find_opcode(const struct tiny_fuzz_bits *w, unsigned length, bool *legal)
{
	unsigned matching = 0;
	*legal = false;
	for (const struct group *g = opcode_groups; g < opcode_groups + OPCODE_GROUPS; g++) {
		uint32_t end = g->first + g->count;
		if (g->length != length)
			continue;
		for (uint32_t i = find_place(g, opcode_order, match_of_opcode, w);
			 i < end && compare(w, &g->mask,
				match_of_opcode(opcode_order[i])) == 0; i++) {
			unsigned number = opcode_order[i] + 1;
			bool fits =
				tiny_fuzz_reason(&tiny_fuzz_opcodes[number - 1],
					w) == TINY_REASON_NONE;
			if (!matching || (fits && !*legal) || (fits == *legal && number < matching))
				matching = number;
			*legal = *legal || fits;
		}
	}
	return matching;
}

void tiny_fuzz_judge(const uint8_t *bytes, size_t size, struct tiny_fuzz_verdict *verdict)
{
	bool legal;
	*verdict = (struct tiny_fuzz_verdict){ TINY_STATUS_TRUNCATED, 0, 0,
		TINY_FUZZ_GAP_COUNT };
	if (size < TINY_FUZZ_UNIT / 8)
		return;
	struct tiny_fuzz_bits w = tiny_fuzz_load(bytes, TINY_FUZZ_UNIT / 8);
	verdict->length = tiny_fuzz_length(&w);
	if (size < verdict->length)
		return;
	w = tiny_fuzz_load(bytes, verdict->length);
	verdict->opcode = find_opcode(&w, verdict->length, &legal);
	verdict->status = legal ? TINY_STATUS_OK : TINY_STATUS_RESERVED;
	if (verdict->opcode)
		return;
	verdict->status = TINY_STATUS_UNDEFINED;
	verdict->gap = find_gap(&w, verdict->length);
}
