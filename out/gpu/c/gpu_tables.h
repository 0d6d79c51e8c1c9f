/* Tables of the instruction set: private to the library.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#ifndef GPU_TABLES_H
#define GPU_TABLES_H

#include "gpu.h"

/* Hints for the compiler: a function that is better not copied to where it is called; words have
 * the bytes of the machine's own integers, lowest first. */
#if defined(__GNUC__)
#define GPU_APART __attribute__((noinline))
#define GPU_LOWEST_FIRST (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
#else
#define GPU_APART
#define GPU_LOWEST_FIRST 0
#endif

/* Bits [lsb, lsb+width) of an instruction. */
struct gpu_piece {
	uint8_t lsb, width;
};

/* Where a value lies: pieces [first, first+count), highest bits first. */
struct gpu_position {
	uint8_t width, count;
	uint16_t first;
};

/* Values v with (v & mask) == match. */
struct gpu_cube {
	uint64_t mask, match;
};

/* The legal values of a type: cubes [first, first+count); none: all. */
struct gpu_type {
	uint32_t first, count;
};

/* A field's values beyond what a box's mask says: those in one of cubes [at, at+count). */
struct gpu_check {
	uint16_t count, field, position;
	uint32_t at;
};

/* The 8 bits of a word from `at` on are a number; bit number of a set has to be one. */
struct gpu_window {
	uint8_t at;
	uint16_t set;
};

/* Legal words of one form: (word & mask) == match, and checks [check, check+checks) hold. The same
 * in other words: bit number of `values` is one, where number is the 6 bits from `at` on; the
 * windows hold, which only counts when `rest` is not 0; and the last `slow` checks hold. */
struct gpu_box {
	uint64_t mask[GPU_LIMBS], match[GPU_LIMBS], values;
	struct gpu_window window[2];
	uint32_t check;
	uint8_t at, checks, rest, slow;
	uint16_t form;
};

/* The box of an opcode to be tried first: box + digit number of `starts`, a row of digits of two
 * bits each, where number is the 5 bits from `at` on. */
struct gpu_head {
	uint64_t starts;
	uint32_t box;
	uint8_t at;
};

/* A field of an opcode. */
struct gpu_layout {
	uint16_t field, position, type;
};

/* boxes [box, box+boxes): its legal words, in the order of its forms; zero: reserved bits. */
struct gpu_opcode_info {
	uint64_t mask[GPU_LIMBS], match[GPU_LIMBS], zero[GPU_LIMBS], initial[GPU_LIMBS];
	uint32_t box, boxes, layout;
	uint16_t fields;
	uint8_t length; /* bytes */
	const char *name;
};

extern const struct gpu_piece gpu_pieces[];
extern const struct gpu_position gpu_positions[];
extern const struct gpu_cube gpu_cubes[];
extern const uint64_t gpu_sets[][4];
extern const struct gpu_type gpu_types[];
extern const struct gpu_check gpu_checks[];
extern const struct gpu_box gpu_boxes[];
extern const struct gpu_head gpu_heads[GPU_OPCODE_COUNT + 1];
extern const struct gpu_layout gpu_layouts[];
extern const struct gpu_opcode_info gpu_opcodes[GPU_OPCODE_COUNT + 1];

/* The bits of a word from bit `at` to the end of its 64-bit part. */
static inline uint64_t gpu_bits_from(const uint64_t *word, unsigned at)
{
	return (at & 64 ? word[1] : word[0]) >> at % 64;
}

/* Bits [lsb, lsb+width) of a word; width is 1 to 64. */
static inline uint64_t gpu_bits(const uint64_t *word, unsigned lsb, unsigned width)
{
	uint64_t value = gpu_bits_from(word, lsb);
	return value & UINT64_MAX >> (64 - width);
}

static inline uint64_t gpu_extract(const uint64_t *word, const struct gpu_position *position)
{
	const struct gpu_piece *piece = &gpu_pieces[position->first];
	return gpu_bits(word, piece->lsb, piece->width);
}

/* Puts the low bits of value to a position; the others stay. */
static inline void gpu_insert(uint64_t *word, const struct gpu_position *position,
			      uint64_t value)
{
	for (unsigned i = position->count; i-- > 0;) {
		const struct gpu_piece *piece = &gpu_pieces[position->first + i];
		uint64_t ones = UINT64_MAX >> (64 - piece->width), bits = value & ones;
		unsigned limb = piece->lsb / 64, shift = piece->lsb % 64;
		word[limb] = (word[limb] & ~(ones << shift)) | bits << shift;
		value = value >> (piece->width - 1) >> 1;
	}
}

/* 0 when (word & mask) == match. */
static inline uint64_t gpu_differs(const uint64_t *word, const uint64_t *mask,
				   const uint64_t *match)
{
	return ((word[0] & mask[0]) ^ match[0]) | ((word[1] & mask[1]) ^ match[1]);
}

static inline bool gpu_matches(const uint64_t *word, const uint64_t *mask, const uint64_t *match)
{
	return !gpu_differs(word, mask, match);
}

static inline bool gpu_in_cubes(uint64_t value, uint32_t first, uint32_t count)
{
	for (uint32_t i = first; i < first + count; i++)
		if ((value & gpu_cubes[i].mask) == gpu_cubes[i].match)
			return true;
	return false;
}

/* The only box of the opcode that can hold the word, or the first one where that is not known. */
static inline const struct gpu_box *gpu_likely_box(const uint64_t *word, unsigned opcode)
{
	const struct gpu_head *head = &gpu_heads[opcode];
	unsigned start = head->starts >> gpu_bits_from(word, head->at) * 2 % 64 & 3;
	return &gpu_boxes[head->box + start];
}

/* All but the last box->rest checks hold. */
static inline bool gpu_box_fits(const struct gpu_box *box, const uint64_t *word)
{
	uint64_t in = box->values >> gpu_bits_from(word, box->at) % 64;
	return !(gpu_differs(word, box->mask, box->match) | (~in & 1));
}

/* The first form that holds the word; 0: the opcode has no such legal word. */
unsigned gpu_find_form(const uint64_t *word, unsigned opcode);
bool gpu_form_holds(unsigned form, unsigned opcode, const uint64_t *word);
bool gpu_check_holds(const struct gpu_check *check, const uint64_t *word);

/* Of the opcode's boxes, or of one form's, the one that the word misses in the fewest fields; how
 * many they are, and the first of them. box: NULL where there is none. */
struct gpu_nearest {
	const struct gpu_box *box;
	unsigned wrong;
	enum gpu_field field;
};
struct gpu_nearest gpu_find_nearest(const struct gpu_opcode_info *info, unsigned form,
				     const uint64_t *word);
bool gpu_wrong_field(const struct gpu_opcode_info *info, const struct gpu_box *box,
		     const uint64_t *word, unsigned field);

/* ---- operands as text: shared by format and parse ---- */

enum { CODING_UNSIGNED, CODING_SIGNED, CODING_ONES, CODING_TABLE };

/* A number: bits at a position, coded; text = coded number * scale + offset, behind the prefix when
 * hexadecimal, with exactly so many digits (0: any). joined: a minus sign takes the place of a plus
 * sign before it. Also accepted when has_accept: accept_min to accept_max, modulo the width. */
struct gpu_number {
	uint16_t position;
	uint8_t coding;
	bool hex, joined, has_accept;
	uint32_t table, table_count;
	int64_t scale, offset, accept_min;
	uint64_t accept_max;
	const char *prefix;
	uint8_t prefix_length, digits;
	const char *expected; /* what a message calls it */
};

/* An IEEE 754 pattern of 16, 32 or 64 bits. */
struct gpu_float {
	uint16_t position;
	uint8_t bits;
};

/* A value with a name of its own. alone: a range of registers is written by this name too. */
struct gpu_name {
	const char *text;
	uint8_t length;
	uint64_t value;
	bool alone, alias;
};

/* Values by names [name, name+names), else by prefix and number: registers, enumerators. */
struct gpu_named {
	uint16_t position;
	uint32_t name, names;
	uint16_t range; /* registers in the range */
	uint8_t prefix_length;
	const char *prefix;
	uint64_t first, count; /* numbers that are written by prefix */
	const char *expected;
};

extern const int64_t gpu_number_tables[];
extern const struct gpu_number gpu_numbers[];
extern const struct gpu_float gpu_floats[];
extern const struct gpu_name gpu_names[];
extern const struct gpu_named gpu_named[];

enum { NUMBER_TEXT_MAX = 32 }; /* bytes that hold every number */

/* Writers return the bytes written, readers the bytes read, or 0. Digits: `least` or more; behind
 * them more bytes may change, up to NUMBER_TEXT_MAX in all. */
size_t gpu_write_hex(char *out, uint64_t value, unsigned least);
size_t gpu_write_decimal(char *out, uint64_t value, unsigned least);
size_t gpu_write_float(char *out, uint64_t pattern, unsigned bits);
size_t gpu_read_integer(const char *text, size_t length, uint64_t *value, bool *overflow);
size_t gpu_read_digits(const char *text, size_t length, unsigned base, uint64_t *value,
		      bool *overflow);
size_t gpu_read_float(const char *text, size_t length, unsigned bits, uint64_t *pattern,
		     bool *is_pattern, bool *overflow);

#endif
