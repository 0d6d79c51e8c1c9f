/* Tables of the instruction set: private to the library.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#ifndef TINY_TABLES_H
#define TINY_TABLES_H

#include "tiny.h"

/* Hints for the compiler: a function that is better not copied to where it is called; words have
 * the bytes of the machine's own integers, lowest first. */
#if defined(__GNUC__)
#define TINY_APART __attribute__((noinline))
#define TINY_LOWEST_FIRST (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
#else
#define TINY_APART
#define TINY_LOWEST_FIRST 0
#endif

/* Bits [lsb, lsb+width) of an instruction. */
struct tiny_piece {
	uint8_t lsb, width;
};

/* Where a value lies: pieces [first, first+count), highest bits first. */
struct tiny_position {
	uint8_t width, count;
	uint16_t first;
};

/* Values v with (v & mask) == match. */
struct tiny_cube {
	uint64_t mask, match;
};

/* The legal values of a type: cubes [first, first+count); none: all. */
struct tiny_type {
	uint32_t first, count;
};

/* A field's values beyond what a box's mask says: those in one of cubes [at, at+count). */
struct tiny_check {
	uint16_t count, field, position;
	uint32_t at;
};

/* The 8 bits of a word from `at` on are a number; bit number of a set has to be one. */
struct tiny_window {
	uint8_t at;
	uint16_t set;
};

/* Legal words of one form: (word & mask) == match, and checks [check, check+checks) hold. The same
 * in other words: bit number of `values` is one, where number is the 6 bits from `at` on; the
 * windows hold, which only counts when `rest` is not 0; and the last `slow` checks hold. */
struct tiny_box {
	uint64_t mask[TINY_LIMBS], match[TINY_LIMBS], values;
	struct tiny_window window[2];
	uint32_t check;
	uint8_t at, checks, rest, slow;
	uint16_t form;
};

/* The box of an opcode to be tried first: box + digit number of `starts`, a row of digits of two
 * bits each, where number is the 5 bits from `at` on. */
struct tiny_head {
	uint64_t starts;
	uint32_t box;
	uint8_t at;
};

/* What the first unit of a word says. sure: what the word is; else that depends on other bits too.
 * The word has the bits in `ones`. */
struct tiny_front {
	uint64_t ones[TINY_LIMBS];
	uint16_t code; /* an opcode; above TINY_OPCODE_COUNT, where to go on in the tables */
	uint16_t form;
	bool sure;
	uint8_t status;
};

/* A field of an opcode. */
struct tiny_layout {
	uint16_t field, position, type;
};

/* boxes [box, box+boxes): its legal words, in the order of its forms; zero: reserved bits. */
struct tiny_opcode_info {
	uint64_t mask[TINY_LIMBS], match[TINY_LIMBS], zero[TINY_LIMBS], initial[TINY_LIMBS];
	uint32_t box, boxes, layout;
	uint16_t fields;
	uint8_t length; /* bytes */
	const char *name;
};

extern const struct tiny_piece tiny_pieces[];
extern const struct tiny_position tiny_positions[];
extern const struct tiny_cube tiny_cubes[];
extern const uint64_t tiny_sets[][4];
extern const struct tiny_type tiny_types[];
extern const struct tiny_check tiny_checks[];
extern const struct tiny_box tiny_boxes[];
extern const struct tiny_head tiny_heads[TINY_OPCODE_COUNT + 1];
extern const struct tiny_layout tiny_layouts[];
extern const uint16_t tiny_front_rows[];
extern const uint8_t tiny_front_columns[];
extern const uint16_t tiny_front_units[];
extern const struct tiny_front tiny_fronts[];
extern const struct tiny_opcode_info tiny_opcodes[TINY_OPCODE_COUNT + 1];

/* The bits of a word from bit `at` to the end of its 64-bit part. */
static inline uint64_t tiny_bits_from(const uint64_t *word, unsigned at)
{
	return word[0] >> at % 64;
}

/* Bits [lsb, lsb+width) of a word; width is 1 to 64. */
static inline uint64_t tiny_bits(const uint64_t *word, unsigned lsb, unsigned width)
{
	uint64_t value = tiny_bits_from(word, lsb);
	return value & UINT64_MAX >> (64 - width);
}

static inline uint64_t tiny_extract(const uint64_t *word, const struct tiny_position *position)
{
	const struct tiny_piece *piece = &tiny_pieces[position->first];
	return tiny_bits(word, piece->lsb, piece->width);
}

/* Puts the low bits of value to a position; the others stay. */
static inline void tiny_insert(uint64_t *word, const struct tiny_position *position,
			      uint64_t value)
{
	for (unsigned i = position->count; i-- > 0;) {
		const struct tiny_piece *piece = &tiny_pieces[position->first + i];
		uint64_t ones = UINT64_MAX >> (64 - piece->width), bits = value & ones;
		unsigned limb = piece->lsb / 64, shift = piece->lsb % 64;
		word[limb] = (word[limb] & ~(ones << shift)) | bits << shift;
		value = value >> (piece->width - 1) >> 1;
	}
}

/* 0 when (word & mask) == match. */
static inline uint64_t tiny_differs(const uint64_t *word, const uint64_t *mask,
				   const uint64_t *match)
{
	return (word[0] & mask[0]) ^ match[0];
}

static inline bool tiny_matches(const uint64_t *word, const uint64_t *mask, const uint64_t *match)
{
	return !tiny_differs(word, mask, match);
}

/* The only box of the opcode that can hold the word, or the first one where that is not known. */
static inline const struct tiny_box *tiny_likely_box(const uint64_t *word, unsigned opcode)
{
	const struct tiny_head *head = &tiny_heads[opcode];
	unsigned start = head->starts >> tiny_bits_from(word, head->at) * 2 % 64 & 3;
	return &tiny_boxes[head->box + start];
}

/* Of the square of the first unit's two bytes equal rows and equal columns are there once. */
static inline unsigned tiny_front_code(const uint64_t *word)
{
	unsigned row = tiny_front_rows[word[0] >> 8 & 0xff];
	return tiny_front_units[row + tiny_front_columns[word[0] & 0xff]];
}

/* All but the last box->rest checks hold. */
static inline bool tiny_box_fits(const struct tiny_box *box, const uint64_t *word)
{
	uint64_t in = box->values >> tiny_bits_from(word, box->at) % 64;
	return !(tiny_differs(word, box->mask, box->match) | (~in & 1));
}

/* The first form that holds the word; 0: the opcode has no such legal word. */
unsigned tiny_find_form(const uint64_t *word, unsigned opcode);

/* ---- operands as text: shared by format and parse ---- */

enum { CODING_UNSIGNED, CODING_SIGNED, CODING_ONES, CODING_TABLE };

/* A number: bits at a position, coded; text = coded number * scale + offset, behind the prefix when
 * hexadecimal, with exactly so many digits (0: any). joined: a minus sign takes the place of a plus
 * sign before it. Also accepted when has_accept: accept_min to accept_max, modulo the width. */
struct tiny_number {
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
struct tiny_float {
	uint16_t position;
	uint8_t bits;
};

/* A value with a name of its own. alone: a range of registers is written by this name too. */
struct tiny_name {
	const char *text;
	uint8_t length;
	uint64_t value;
	bool alone, alias;
};

/* Values by names [name, name+names), else by prefix and number: registers, enumerators. */
struct tiny_named {
	uint16_t position;
	uint32_t name, names;
	uint16_t range; /* registers in the range */
	uint8_t prefix_length;
	const char *prefix;
	uint64_t first, count; /* numbers that are written by prefix */
	const char *expected;
};

extern const int64_t tiny_number_tables[];
extern const struct tiny_number tiny_numbers[];
extern const struct tiny_float tiny_floats[];
extern const struct tiny_name tiny_names[];
extern const struct tiny_named tiny_named[];

enum { NUMBER_TEXT_MAX = 32 }; /* bytes that hold every number */

/* Writers return the bytes written, readers the bytes read, or 0. Digits: `least` or more; behind
 * them more bytes may change, up to NUMBER_TEXT_MAX in all. */
size_t tiny_write_hex(char *out, uint64_t value, unsigned least);
size_t tiny_write_decimal(char *out, uint64_t value, unsigned least);
size_t tiny_write_float(char *out, uint64_t pattern, unsigned bits);
size_t tiny_read_integer(const char *text, size_t length, uint64_t *value, bool *overflow);
size_t tiny_read_digits(const char *text, size_t length, unsigned base, uint64_t *value,
		      bool *overflow);
size_t tiny_read_float(const char *text, size_t length, unsigned bits, uint64_t *pattern,
		     bool *is_pattern, bool *overflow);

#endif
