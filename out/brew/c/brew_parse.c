/* Parser: text to an instruction, by matching it with the elements of each form.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_tables.h"

enum element_kind {
	ELEMENT_TEXT,   /* token `at` */
	ELEMENT_NUMBER, /* `count`: another operand follows directly */
	ELEMENT_NAME,
	ELEMENT_JUMP,   /* go on at element `at` */
	ELEMENT_END
};

struct element {
	uint8_t kind;
	uint8_t count;
	uint16_t field;
	uint32_t at;
};

/* open: more letters may follow, those of the next element. */
struct token {
	const char *text;
	uint8_t length;
	bool open;
};

/* A mnemonic and its forms: key_forms[first .. first+count). Sorted by text. */
struct key {
	const char *text;
	uint8_t length;
	uint32_t first, count;
};

static const struct element elements[] = {
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 2 }, { ELEMENT_NAME, 0, BREW_FIELD_rb, 2 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 3 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rb, 2 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_const, 0 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 1 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 },
	{ ELEMENT_JUMP, 0, 0, 4 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_JUMP, 0, 0, 5 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 1 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_JUMP, 0, 0, 21 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 }, { ELEMENT_JUMP, 0, 0, 32 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 5 }, { ELEMENT_JUMP, 0, 0, 5 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 1 }, { ELEMENT_TEXT, 0, 0, 5 },
	{ ELEMENT_JUMP, 0, 0, 21 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 }, { ELEMENT_JUMP, 0, 0, 50 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 6 }, { ELEMENT_JUMP, 0, 0, 5 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 1 }, { ELEMENT_TEXT, 0, 0, 6 },
	{ ELEMENT_JUMP, 0, 0, 21 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 }, { ELEMENT_JUMP, 0, 0, 68 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 7 }, { ELEMENT_JUMP, 0, 0, 5 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 1 }, { ELEMENT_TEXT, 0, 0, 7 },
	{ ELEMENT_JUMP, 0, 0, 21 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 }, { ELEMENT_JUMP, 0, 0, 86 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 8 }, { ELEMENT_JUMP, 0, 0, 5 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 1 }, { ELEMENT_TEXT, 0, 0, 8 },
	{ ELEMENT_JUMP, 0, 0, 21 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 }, { ELEMENT_JUMP, 0, 0, 104 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 9 }, { ELEMENT_JUMP, 0, 0, 103 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 10 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 11 },
	{ ELEMENT_NUMBER, 1, BREW_FIELD_value, 3 },
	{ ELEMENT_NUMBER, 1, BREW_FIELD_value, 4 },
	{ ELEMENT_NUMBER, 1, BREW_FIELD_value, 5 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 6 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 12 }, { ELEMENT_NAME, 0, BREW_FIELD_lanes, 3 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 13 },
	{ ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 14 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 7 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 12 }, { ELEMENT_NAME, 0, BREW_FIELD_lanes, 3 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 17 },
	{ ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 14 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_JUMP, 0, 0, 147 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_lanes, 3 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 14 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_JUMP, 0, 0, 147 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_lanes, 3 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 14 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 },
	{ ELEMENT_TEXT, 0, 0, 2 }, { ELEMENT_JUMP, 0, 0, 147 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_lanes, 3 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 14 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_JUMP, 0, 0, 147 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_lanes, 3 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 14 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 },
	{ ELEMENT_TEXT, 0, 0, 2 }, { ELEMENT_JUMP, 0, 0, 147 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_bit, 8 }, { ELEMENT_TEXT, 0, 0, 20 },
	{ ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 21 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 },
	{ ELEMENT_TEXT, 0, 0, 2 }, { ELEMENT_JUMP, 0, 0, 147 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rb, 2 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_bit, 8 }, { ELEMENT_TEXT, 0, 0, 20 },
	{ ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_TEXT, 0, 0, 14 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 },
	{ ELEMENT_TEXT, 0, 0, 2 }, { ELEMENT_JUMP, 0, 0, 147 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_lanes, 4 }, { ELEMENT_TEXT, 0, 0, 22 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rb, 2 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_JUMP, 0, 0, 147 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_lanes, 4 }, { ELEMENT_TEXT, 0, 0, 22 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rb, 2 }, { ELEMENT_TEXT, 0, 0, 18 },
	{ ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_JUMP, 0, 0, 254 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_lanes, 4 }, { ELEMENT_JUMP, 0, 0, 252 },
	{ ELEMENT_TEXT, 0, 0, 12 }, { ELEMENT_NAME, 0, BREW_FIELD_lanes, 4 },
	{ ELEMENT_JUMP, 0, 0, 266 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 1 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 23 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 24 }, { ELEMENT_TEXT, 0, 0, 25 }, { ELEMENT_TEXT, 0, 0, 25 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 26 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NUMBER, 0, BREW_FIELD_value, 9 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 23 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 27 }, { ELEMENT_TEXT, 0, 0, 25 }, { ELEMENT_TEXT, 0, 0, 25 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 28 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_JUMP, 0, 0, 296 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 29 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_addr, 10 }, { ELEMENT_TEXT, 0, 0, 20 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 29 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_addr, 10 }, { ELEMENT_TEXT, 0, 0, 20 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 12 }, { ELEMENT_NAME, 0, BREW_FIELD_lanes, 4 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rb, 2 }, { ELEMENT_TEXT, 0, 0, 13 },
	{ ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_JUMP, 0, 0, 254 }, { ELEMENT_TEXT, 0, 0, 12 },
	{ ELEMENT_NAME, 0, BREW_FIELD_lanes, 4 }, { ELEMENT_NAME, 0, BREW_FIELD_rb, 2 },
	{ ELEMENT_TEXT, 0, 0, 17 }, { ELEMENT_TEXT, 0, 0, 13 }, { ELEMENT_JUMP, 0, 0, 254 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_JUMP, 0, 0, 322 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_JUMP, 0, 0, 296 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_JUMP, 0, 0, 314 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 2 }, { ELEMENT_NUMBER, 0, BREW_FIELD_offset, 1 },
	{ ELEMENT_JUMP, 0, 0, 314 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_NUMBER, 0, BREW_FIELD_address, 9 },
	{ ELEMENT_JUMP, 0, 0, 314 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 16 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_JUMP, 0, 0, 280 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 31 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_JUMP, 0, 0, 322 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 31 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_JUMP, 0, 0, 296 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 31 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 352 },
	{ ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 31 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 360 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 31 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 370 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 31 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_TEXT, 0, 0, 4 }, { ELEMENT_JUMP, 0, 0, 280 }, { ELEMENT_TEXT, 0, 0, 32 },
	{ ELEMENT_JUMP, 0, 0, 296 }, { ELEMENT_TEXT, 0, 0, 32 }, { ELEMENT_TEXT, 0, 0, 30 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 352 }, { ELEMENT_TEXT, 0, 0, 32 },
	{ ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 360 },
	{ ELEMENT_TEXT, 0, 0, 32 }, { ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 370 }, { ELEMENT_TEXT, 0, 0, 32 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_JUMP, 0, 0, 280 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 15 }, { ELEMENT_TEXT, 0, 0, 31 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 33 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 352 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 33 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 360 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 33 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 370 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 34 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 352 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 34 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 360 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 34 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 370 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 352 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 360 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 370 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 35 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 352 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 35 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 360 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 35 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 370 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 36 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 352 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 36 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 360 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 36 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 370 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rs, 5 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_TEXT, 0, 0, 3 }, { ELEMENT_NUMBER, 0, BREW_FIELD_offset, 11 },
	{ ELEMENT_JUMP, 0, 0, 314 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_JUMP, 0, 0, 5 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_JUMP, 0, 0, 280 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 }, { ELEMENT_JUMP, 0, 0, 548 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_JUMP, 0, 0, 5 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_JUMP, 0, 0, 280 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 }, { ELEMENT_JUMP, 0, 0, 568 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_NAME, 0, BREW_FIELD_ra, 1 },
	{ ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 18 },
	{ ELEMENT_JUMP, 0, 0, 5 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 18 },
	{ ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 18 }, { ELEMENT_TEXT, 0, 0, 4 },
	{ ELEMENT_JUMP, 0, 0, 280 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_value, 2 }, { ELEMENT_JUMP, 0, 0, 588 },
	{ ELEMENT_TEXT, 0, 0, 33 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_JUMP, 0, 0, 319 },
	{ ELEMENT_TEXT, 0, 0, 33 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NAME, 0, BREW_FIELD_ra, 1 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_offset, 1 }, { ELEMENT_JUMP, 0, 0, 319 },
	{ ELEMENT_TEXT, 0, 0, 33 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_address, 9 }, { ELEMENT_JUMP, 0, 0, 319 },
	{ ELEMENT_TEXT, 0, 0, 34 }, { ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 608 },
	{ ELEMENT_TEXT, 0, 0, 34 }, { ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 612 },
	{ ELEMENT_TEXT, 0, 0, 34 }, { ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 618 },
	{ ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 608 },
	{ ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 612 },
	{ ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 618 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 37 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 352 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 37 },
	{ ELEMENT_TEXT, 0, 0, 19 }, { ELEMENT_JUMP, 0, 0, 360 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 37 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 370 }, { ELEMENT_TEXT, 0, 0, 38 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 608 }, { ELEMENT_TEXT, 0, 0, 38 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 612 }, { ELEMENT_TEXT, 0, 0, 38 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 618 }, { ELEMENT_TEXT, 0, 0, 30 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rs, 5 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_TEXT, 0, 0, 3 }, { ELEMENT_NUMBER, 0, BREW_FIELD_offset, 11 },
	{ ELEMENT_JUMP, 0, 0, 319 }, { ELEMENT_TEXT, 0, 0, 39 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 352 }, { ELEMENT_TEXT, 0, 0, 39 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 360 }, { ELEMENT_TEXT, 0, 0, 39 }, { ELEMENT_TEXT, 0, 0, 19 },
	{ ELEMENT_JUMP, 0, 0, 370 }, { ELEMENT_TEXT, 0, 0, 40 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_number, 12 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 41 }, { ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 42 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 43 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_NAME, 0, BREW_FIELD_order, 6 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 44 }, { ELEMENT_NAME, 0, BREW_FIELD_type_b, 7 },
	{ ELEMENT_TEXT, 0, 0, 11 }, { ELEMENT_NAME, 0, BREW_FIELD_type_a, 8 },
	{ ELEMENT_END, 0, 0, 0 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 3 },
	{ ELEMENT_JUMP, 0, 0, 13 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 15 },
	{ ELEMENT_TEXT, 0, 0, 16 }, { ELEMENT_TEXT, 0, 0, 2 },
	{ ELEMENT_NUMBER, 0, BREW_FIELD_const, 13 }, { ELEMENT_END, 0, 0, 0 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_JUMP, 0, 0, 21 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 9 }, { ELEMENT_JUMP, 0, 0, 21 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 45 }, { ELEMENT_JUMP, 0, 0, 21 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 46 }, { ELEMENT_JUMP, 0, 0, 21 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 47 }, { ELEMENT_JUMP, 0, 0, 21 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 21 }, { ELEMENT_TEXT, 0, 0, 48 },
	{ ELEMENT_JUMP, 0, 0, 21 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 49 },
	{ ELEMENT_JUMP, 0, 0, 21 }, { ELEMENT_TEXT, 0, 0, 23 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_JUMP, 0, 0, 21 },
	{ ELEMENT_NAME, 0, BREW_FIELD_rd, 0 }, { ELEMENT_TEXT, 0, 0, 0 },
	{ ELEMENT_TEXT, 0, 0, 1 }, { ELEMENT_TEXT, 0, 0, 23 }, { ELEMENT_JUMP, 0, 0, 21 },
	{ ELEMENT_TEXT, 0, 0, 23 }, { ELEMENT_NAME, 0, BREW_FIELD_rd, 0 },
	{ ELEMENT_TEXT, 0, 0, 0 }, { ELEMENT_TEXT, 0, 0, 1 },
	{ ELEMENT_NAME, 0, BREW_FIELD_kind, 9 }, { ELEMENT_END, 0, 0, 0 },
};

static const struct token tokens[] = {
	{ "<", 1, 0 }, { "-", 1, 0 }, { "+", 1, 0 }, { "tiny", 4, 0 }, { "short", 5, 0 },
	{ "*", 1, 0 }, { "^", 1, 0 }, { "|", 1, 0 }, { "&", 1, 0 }, { "~", 1, 0 },
	{ "lane_swizzle", 12, 0 }, { ",", 1, 0 }, { "if", 2, 0 }, { "=", 1, 0 },
	{ "0", 1, 0 }, { "$", 1, 0 }, { "pc", 2, 0 }, { "!", 1, 0 }, { ">", 1, 0 },
	{ "[", 1, 0 }, { "]", 1, 0 }, { "1", 1, 0 }, { "signed", 6, 0 }, { "type", 4, 0 },
	{ "r0", 2, 0 }, { ".", 1, 0 }, { "r7", 2, 0 }, { "r8", 2, 0 }, { "r14", 3, 0 },
	{ "CSR", 3, 0 }, { "MEM32", 5, 0 }, { "tpc", 3, 0 }, { "call", 4, 0 },
	{ "MEM8", 4, 0 }, { "MEM16", 5, 0 }, { "SMEM8", 5, 0 }, { "SMEM16", 6, 0 },
	{ "MEMLL", 5, 0 }, { "MEMSC", 5, 0 }, { "INV", 3, 0 }, { "SWI", 3, 0 },
	{ "STM", 3, 0 }, { "WOI", 3, 0 }, { "PFLUSH", 6, 0 }, { "override", 8, 0 },
	{ "bse", 3, 0 }, { "wse", 3, 0 }, { "popcnt", 6, 0 }, { "/", 1, 0 },
	{ "rsqrt", 5, 0 },
};

static const struct key keys[] = {
	{ "CSR", 3, 77, 1 }, { "INV", 3, 78, 3 }, { "MEM16", 5, 81, 3 },
	{ "MEM32", 5, 84, 4 }, { "MEM8", 4, 88, 3 }, { "MEMSC", 5, 91, 3 },
	{ "PFLUSH", 6, 94, 1 }, { "STM", 3, 95, 1 }, { "SWI", 3, 96, 1 }, { "WOI", 3, 97, 1 },
	{ "call", 4, 98, 5 }, { "if", 2, 103, 14 }, { "override", 8, 117, 1 },
	{ "type", 4, 118, 4 },
};

/* Forms by mnemonic; the first 77 begin otherwise. */
static const uint16_t key_forms[] = {
	1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 34, 35, 38,
	42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 59, 60, 61, 62, 63, 64, 65, 66, 67,
	68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 95, 96, 97,
	109, 111, 112, 113, 114, 115, 116, 117, 118, 119, 121, 39, 102, 103, 104, 89, 90, 91,
	92, 93, 94, 101, 86, 87, 88, 98, 99, 100, 108, 106, 105, 107, 54, 55, 56, 57, 58, 22,
	23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 40, 41, 110, 36, 37, 120, 122,
};

enum { KEY_COUNT = 14, GENERAL_COUNT = 77 };

/* The first element of each form, and the bits that its text does not show. */
static const struct {
	uint32_t elements;
	uint16_t opcode;
	uint64_t base[BREW_LIMBS];
} forms[] = {
	{ 0, BREW_OP_NONE, { 0 } },
	{ 0, BREW_OP_ADD_RR, { 0x0000000000000400 } },
	{ 7, BREW_OP_ADD_TINY, { 0x0000000000000b00 } },
	{ 15, BREW_OP_ADD_SHORT, { 0x00000000000004f0 } },
	{ 23, BREW_OP_ADD_LONG, { 0x000000000000040f } },
	{ 28, BREW_OP_SUB_RR, { 0x0000000000000500 } },
	{ 34, BREW_OP_SUB_SHORT, { 0x00000000000005f0 } },
	{ 41, BREW_OP_SUB_LONG, { 0x000000000000050f } },
	{ 46, BREW_OP_MUL_RR, { 0x0000000000000900 } },
	{ 52, BREW_OP_MUL_SHORT, { 0x00000000000009f0 } },
	{ 59, BREW_OP_MUL_LONG, { 0x000000000000090f } },
	{ 64, BREW_OP_XOR_RR, { 0x0000000000000100 } },
	{ 70, BREW_OP_XOR_SHORT, { 0x00000000000001f0 } },
	{ 77, BREW_OP_XOR_LONG, { 0x000000000000010f } },
	{ 82, BREW_OP_OR_RR, { 0x0000000000000200 } },
	{ 88, BREW_OP_OR_SHORT, { 0x00000000000002f0 } },
	{ 95, BREW_OP_OR_LONG, { 0x000000000000020f } },
	{ 100, BREW_OP_AND_RR, { 0x0000000000000300 } },
	{ 106, BREW_OP_AND_SHORT, { 0x00000000000003f0 } },
	{ 113, BREW_OP_AND_LONG, { 0x000000000000030f } },
	{ 118, BREW_OP_ANDN_RR, { 0x0000000000000a00 } },
	{ 123, BREW_OP_SWIZZLE, { 0x0000000000000af0 } },
	{ 134, BREW_OP_IF_ZERO, { 0x000000000000f000 } },
	{ 149, BREW_OP_IF_NOT_ZERO, { 0x000000000000f010 } },
	{ 163, BREW_OP_IF_NEGATIVE, { 0x000000000000f020 } },
	{ 176, BREW_OP_IF_NOT_NEGATIVE, { 0x000000000000f030 } },
	{ 190, BREW_OP_IF_POSITIVE, { 0x000000000000f040 } },
	{ 203, BREW_OP_IF_NOT_POSITIVE, { 0x000000000000f050 } },
	{ 217, BREW_OP_IF_SET, { 0x000000000000f0f0 } },
	{ 233, BREW_OP_IF_CLEAR, { 0x000000000000f00f } },
	{ 249, BREW_OP_IF_LESS_SIGNED, { 0x000000000000f300 } },
	{ 263, BREW_OP_IF_NOT_LESS_SIGNED, { 0x000000000000f400 } },
	{ 270, BREW_OP_IF_LESS, { 0x000000000000f500 } },
	{ 273, BREW_OP_IF_NOT_LESS, { 0x000000000000f600 } },
	{ 276, BREW_OP_LOAD_CONST_SHORT, { 0x00000000000000f0 } },
	{ 282, BREW_OP_LOAD_CONST, { 0x000000000000000f } },
	{ 287, BREW_OP_TYPES_LOW, { 0x00000000000080ef } },
	{ 298, BREW_OP_TYPES_HIGH, { 0x00000000000090ef } },
	{ 308, BREW_OP_READ_CSR, { 0x00000000000000f8 } },
	{ 316, BREW_OP_WRITE_CSR, { 0x00000000000000f9 } },
	{ 324, BREW_OP_IF_EQUAL, { 0x000000000000f100 } },
	{ 330, BREW_OP_IF_NOT_EQUAL, { 0x000000000000f200 } },
	{ 336, BREW_OP_JUMP_REGISTER, { 0x0000000000000002 } },
	{ 341, BREW_OP_JUMP_CONST, { 0x00000000000020ef } },
	{ 346, BREW_OP_JUMP_AT, { 0x0000000000002ee0 } },
	{ 354, BREW_OP_JUMP_OFFSET, { 0x0000000000002fe0 } },
	{ 364, BREW_OP_JUMP_MEMORY, { 0x0000000000002fef } },
	{ 372, BREW_OP_JUMP_SHORT, { 0x00000000000020fe } },
	{ 378, BREW_OP_SET_TPC_REGISTER, { 0x0000000000000003 } },
	{ 383, BREW_OP_SET_TPC_CONST, { 0x00000000000030ef } },
	{ 388, BREW_OP_SET_TPC_AT, { 0x0000000000003ee0 } },
	{ 395, BREW_OP_SET_TPC_OFFSET, { 0x0000000000003fe0 } },
	{ 402, BREW_OP_SET_TPC_MEMORY, { 0x0000000000003fef } },
	{ 409, BREW_OP_SET_TPC_SHORT, { 0x00000000000030fe } },
	{ 415, BREW_OP_CALL_CONST, { 0x00000000000040ef } },
	{ 417, BREW_OP_CALL_AT, { 0x0000000000004ee0 } },
	{ 421, BREW_OP_CALL_OFFSET, { 0x0000000000004fe0 } },
	{ 425, BREW_OP_CALL_MEMORY, { 0x0000000000004fef } },
	{ 429, BREW_OP_CALL_SHORT, { 0x00000000000040fe } },
	{ 432, BREW_OP_READ_PC, { 0x0000000000000004 } },
	{ 438, BREW_OP_READ_TPC, { 0x0000000000000005 } },
	{ 444, BREW_OP_LOAD8_AT, { 0x0000000000000e40 } },
	{ 450, BREW_OP_LOAD8_OFFSET, { 0x0000000000000f40 } },
	{ 456, BREW_OP_LOAD8_MEMORY, { 0x0000000000000f4f } },
	{ 462, BREW_OP_LOAD16_AT, { 0x0000000000000e50 } },
	{ 468, BREW_OP_LOAD16_OFFSET, { 0x0000000000000f50 } },
	{ 474, BREW_OP_LOAD16_MEMORY, { 0x0000000000000f5f } },
	{ 480, BREW_OP_LOAD32_AT, { 0x0000000000000e60 } },
	{ 486, BREW_OP_LOAD32_OFFSET, { 0x0000000000000f60 } },
	{ 492, BREW_OP_LOAD32_MEMORY, { 0x0000000000000f6f } },
	{ 498, BREW_OP_LOAD_SIGNED8_AT, { 0x0000000000000ec0 } },
	{ 504, BREW_OP_LOAD_SIGNED8_OFFSET, { 0x0000000000000fc0 } },
	{ 510, BREW_OP_LOAD_SIGNED8_MEMORY, { 0x0000000000000fcf } },
	{ 516, BREW_OP_LOAD_SIGNED16_AT, { 0x0000000000000ed0 } },
	{ 522, BREW_OP_LOAD_SIGNED16_OFFSET, { 0x0000000000000fd0 } },
	{ 528, BREW_OP_LOAD_SIGNED16_MEMORY, { 0x0000000000000fdf } },
	{ 534, BREW_OP_LOAD_STACK, { 0x0000000000000d00 } },
	{ 544, BREW_OP_SHL_RR, { 0x0000000000000600 } },
	{ 551, BREW_OP_SHL_SHORT, { 0x00000000000006f0 } },
	{ 559, BREW_OP_SHL_LONG, { 0x000000000000060f } },
	{ 564, BREW_OP_SHR_RR, { 0x0000000000000700 } },
	{ 571, BREW_OP_SHR_SHORT, { 0x00000000000007f0 } },
	{ 579, BREW_OP_SHR_LONG, { 0x000000000000070f } },
	{ 584, BREW_OP_SAR_RR, { 0x0000000000000800 } },
	{ 592, BREW_OP_SAR_SHORT, { 0x00000000000008f0 } },
	{ 601, BREW_OP_SAR_LONG, { 0x000000000000080f } },
	{ 606, BREW_OP_STORE8_AT, { 0x0000000000000e80 } },
	{ 610, BREW_OP_STORE8_OFFSET, { 0x0000000000000f80 } },
	{ 616, BREW_OP_STORE8_MEMORY, { 0x0000000000000f8f } },
	{ 620, BREW_OP_STORE16_AT, { 0x0000000000000e90 } },
	{ 623, BREW_OP_STORE16_OFFSET, { 0x0000000000000f90 } },
	{ 626, BREW_OP_STORE16_MEMORY, { 0x0000000000000f9f } },
	{ 629, BREW_OP_STORE32_AT, { 0x0000000000000ea0 } },
	{ 632, BREW_OP_STORE32_OFFSET, { 0x0000000000000fa0 } },
	{ 635, BREW_OP_STORE32_MEMORY, { 0x0000000000000faf } },
	{ 638, BREW_OP_LOAD_LOCK_AT, { 0x0000000000000e70 } },
	{ 644, BREW_OP_LOAD_LOCK_OFFSET, { 0x0000000000000f70 } },
	{ 650, BREW_OP_LOAD_LOCK_MEMORY, { 0x0000000000000f7f } },
	{ 656, BREW_OP_STORE_LOCK_AT, { 0x0000000000000eb0 } },
	{ 659, BREW_OP_STORE_LOCK_OFFSET, { 0x0000000000000fb0 } },
	{ 662, BREW_OP_STORE_LOCK_MEMORY, { 0x0000000000000fbf } },
	{ 665, BREW_OP_STORE_STACK, { 0x0000000000000c00 } },
	{ 672, BREW_OP_INV_AT, { 0x0000000000001ee0 } },
	{ 675, BREW_OP_INV_OFFSET, { 0x0000000000001fe0 } },
	{ 678, BREW_OP_INV_MEMORY, { 0x0000000000001fef } },
	{ 681, BREW_OP_SWI, { 0x0000000000000000 } },
	{ 684, BREW_OP_STM, { 0x0000000000008000 } },
	{ 686, BREW_OP_WOI, { 0x0000000000009000 } },
	{ 688, BREW_OP_PFLUSH, { 0x000000000000a000 } },
	{ 690, BREW_OP_FENCE, { 0x0000000000000001 } },
	{ 692, BREW_OP_OVERRIDE, { 0x000000000000ff00 } },
	{ 697, BREW_OP_LOAD_TINY, { 0x0000000000000010 } },
	{ 702, BREW_OP_ADD_PC, { 0x0000000000000020 } },
	{ 710, BREW_OP_NEG, { 0x0000000000000030 } },
	{ 715, BREW_OP_NOT, { 0x0000000000000040 } },
	{ 720, BREW_OP_BSE, { 0x0000000000000050 } },
	{ 725, BREW_OP_WSE, { 0x0000000000000060 } },
	{ 730, BREW_OP_POPCNT, { 0x0000000000000070 } },
	{ 735, BREW_OP_RECIPROCAL, { 0x0000000000000080 } },
	{ 741, BREW_OP_RSQRT, { 0x0000000000000090 } },
	{ 746, BREW_OP_SET_TYPE, { 0x00000000000000c0 } },
	{ 751, BREW_OP_GET_TYPE, { 0x00000000000000d0 } },
	{ 756, BREW_OP_SET_TYPE_CONST, { 0x00000000000000e0 } },
};

enum {
	EXPECTED_MAX = 24,
	WORDS_MAX = 6
};

static const char comment[] = "#";

/* What backtracking restores: place in the text, the word so far, its bits that the text has set,
 * and how many fields it has written. */
struct state {
	size_t at;
	uint64_t word[BREW_LIMBS];
};

struct parser {
	const char *text;
	size_t length;
	unsigned form;
	struct state state;
	size_t furthest; /* where matching got stuck, over all forms, and what was expected there */
	const struct element *expected[EXPECTED_MAX + 1]; /* the last one does not count */
	unsigned expected_count;
	bool end_expected;
};

static char peek(const struct parser *p, size_t at)
{
	return at < p->length ? p->text[at] : '\0';
}

static char fold(char c)
{
	return c;
}

static bool is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static size_t skip_blanks(const struct parser *p, size_t at)
{
	while (at < p->length && is_blank(p->text[at]))
		at++;
	return at;
}

/* length if these bytes stand at `at`, else 0; whole: not followed by more of a word. */
static size_t starts(const struct parser *p, size_t at, const char *text, size_t length, bool whole)
{
	if (length > p->length || at > p->length - length)
		return 0;
	for (size_t i = 0; i < length; i++)
		if (fold(p->text[at + i]) != fold(text[i]))
			return 0;
	return whole && is_word(text[length - 1]) && is_word(peek(p, at + length)) ? 0 : length;
}

static bool starts_comment(const struct parser *p, size_t at)
{
	return starts(p, at, comment, sizeof comment - 1, false) != 0;
}

/* Notes what would have been accepted (NULL: the end); false. */
static bool expect(struct parser *p, size_t at, const struct element *element)
{
	if (at < p->furthest)
		return false;
	if (at > p->furthest) {
		p->furthest = at;
		p->expected_count = 0;
		p->end_expected = false;
	}
	if (!element) {
		p->end_expected = true;
		return false;
	}
	p->expected[p->expected_count] = element;
	p->expected_count += p->expected_count < EXPECTED_MAX;
	return false;
}

/* Sets the bits of a field; no text sets any twice. */
static void set_value(struct state *state, unsigned position, uint64_t value)
{
	brew_insert(state->word, &brew_positions[position], value);
}


/* ---- operands: each returns the byte behind what it read, 0 where it read nothing ---- */

/* Digits without leading zeros. */
static size_t read_register_number(const struct parser *p, size_t at, uint64_t *number)
{
	size_t end = at;
	*number = 0;
	for (; peek(p, end) >= '0' && peek(p, end) <= '9' && end - at < 12; end++)
		*number = *number * 10 + (uint64_t)(p->text[end] - '0');
	return end - at > 1 && peek(p, at) == '0' ? 0 : end - at;
}

/* A register, or the first of a range, by prefix and number. */
static size_t read_numbered(const struct parser *p, const struct brew_named *named, size_t at,
			    uint64_t *value)
{
	size_t used = starts(p, at, named->prefix, named->prefix_length, false);
	uint64_t number = 0;
	if (used != named->prefix_length)
		return 0;
	at += used;
	used = read_register_number(p, at, &number);
	at = used && !is_word(peek(p, at + used)) ? at + used : 0;
	*value = number;
	bool known = (number >= named->first) &
		     (number + named->range - 1 - named->first < named->count);
	return at && known ? at : 0;
}

static size_t read_named(const struct parser *p, const struct brew_named *named, size_t at,
			 uint64_t *value)
{
	uint64_t number;
	size_t best = read_numbered(p, named, at, &number);
	*value = best ? number : 0;
	for (uint32_t i = named->name; i < named->name + named->names; i++) {
		const struct brew_name *name = &brew_names[i];
		size_t used = starts(p, at, name->text, name->length, true);
		if (!used)
			continue;
		*value = name->value;
		best = at + used;
	}
	return best;
}

/* The bits that stand for a number before scale and offset; false: none do. */
static bool code_number(const struct brew_number *number, uint64_t ones, uint64_t magnitude,
			bool negative, uint64_t *bits)
{
	uint64_t sign = ones ^ ones >> 1;
	*bits = (negative ? 0 - magnitude : magnitude) & ones;
	if (number->coding == CODING_SIGNED)
		return magnitude < sign + negative;
	if (number->coding == CODING_ONES) {
		if (negative && magnitude)
			*bits = ~magnitude & ones;
		return magnitude < sign;
	}
	if (number->coding == CODING_TABLE) {
		uint64_t value = negative ? 0 - magnitude : magnitude;
		for (*bits = 0; *bits < number->table_count; ++*bits)
			if ((uint64_t)brew_number_tables[number->table + *bits] == value)
				return value >> 63 == (negative & (magnitude > 0));
		return false;
	}
	return magnitude <= ones && (!negative || !magnitude);
}

/* Takes the scale out of a number; false: no multiple of it. */
static bool unscale(const struct brew_number *number, uint64_t *magnitude, bool *negative)
{
	if (number->scale == 1)
		return true;
	if (*magnitude > INT64_MAX)
		return false;
	int64_t value = *negative ? -(int64_t)*magnitude : (int64_t)*magnitude;
	*magnitude /= (uint64_t)number->scale;
	return value % number->scale == 0;
}

/* Is it one of the numbers that are accepted besides, modulo the width? */
static bool accepts(const struct brew_number *number, uint64_t ones, uint64_t magnitude,
		    bool negative, uint64_t *bits)
{
	*bits = magnitude & ones;
	if (negative)
		return false;
	return number->has_accept && magnitude <= number->accept_max;
}

static bool has_base_prefix(const struct parser *p, size_t at)
{
	char c = peek(p, at) == '0' && at + 2 < p->length ? peek(p, at + 1) : '\0';
	return c == 'x' || c == 'X' || c == 'b' || c == 'B';
}

/* Digits in the number's own way of writing, of a fixed count where it has one, or a number as
 * everywhere. open: more digits may follow directly. Returns the bytes read. */
static size_t read_magnitude(const struct parser *p, const struct brew_number *number, size_t at,
			     bool open, uint64_t *magnitude)
{
	bool overflow, decimal = number->digits;
	size_t prefix = starts(p, at, number->prefix, number->prefix_length, false);
	size_t length = p->length - at - prefix, used;
	if (decimal ? has_base_prefix(p, at) : !prefix) {
		used = brew_read_integer(p->text + at, p->length - at, magnitude, &overflow);
		return overflow ? 0 : used;
	}
	if (open && length > number->digits)
		length = number->digits;
	used = brew_read_digits(p->text + at + prefix, length, decimal ? 10 : 16, magnitude,
				     &overflow);
	return !used || overflow || (number->digits && used != number->digits) ? 0 : prefix + used;
}

/* [ "-" ] number; open: another operand follows directly. */
static size_t read_number(const struct parser *p, const struct brew_number *number, size_t at,
			  bool open, uint64_t *bits)
{
	uint64_t ones = UINT64_MAX >> (64 - brew_positions[number->position].width);
	uint64_t magnitude = 0;
	bool negative = peek(p, at) == '-';
	if (negative)
		at = skip_blanks(p, at + 1);
	size_t used = at < p->length ? read_magnitude(p, number, at, open, &magnitude) : 0;
	at += used;
	if (!used || (!open && is_word(peek(p, at))))
		return 0;
	uint64_t scaled = magnitude;
	bool sign = negative;
	if (unscale(number, &scaled, &sign) && code_number(number, ones, scaled, sign, bits))
		return at;
	return accepts(number, ones, magnitude, negative, bits) ? at : 0;
}

static bool match_operand(struct parser *p, const struct element *element)
{
	size_t at = skip_blanks(p, p->state.at), end = 0;
	uint64_t value = 0;
	unsigned position = 0;
	if (element->kind == ELEMENT_NUMBER) {
		end = read_number(p, &brew_numbers[element->at], at, element->count, &value);
		position = brew_numbers[element->at].position;
	}
	if (element->kind == ELEMENT_NAME) {
		end = read_named(p, &brew_named[element->at], at, &value);
		position = brew_named[element->at].position;
	}
	if (!end)
		return expect(p, at, element);
	set_value(&p->state, position, value);
	p->state.at = end;
	return true;
}

static bool match_text(struct parser *p, const struct element *element)
{
	const struct token *token = &tokens[element->at];
	size_t at = skip_blanks(p, p->state.at);
	size_t used = starts(p, at, token->text, token->length, !token->open);
	if (!used)
		return expect(p, at, element);
	p->state.at = at + used;
	return true;
}


static bool match(struct parser *p, const struct element *element);

/* Only terminator and comment may follow, and the form must have the word. */
static bool accept(struct parser *p)
{
	size_t at = skip_blanks(p, p->state.at);
	if (at < p->length && !starts_comment(p, at))
		return expect(p, at, NULL);
	return true;
}

/* Matches from an element to the end of the form. */
static bool match(struct parser *p, const struct element *element)
{
	for (;;) {
		while (element->kind == ELEMENT_JUMP)
			element = &elements[element->at];
		switch (element->kind) {
		case ELEMENT_END:
			return accept(p);
		case ELEMENT_TEXT:
			if (!match_text(p, element))
				return false;
			break;
		default:
			if (!match_operand(p, element))
				return false;
		}
		element++;
	}
}

static bool match_form(struct parser *p, unsigned form)
{
	p->form = form;
	p->state.at = 0;
	for (unsigned i = 0; i < BREW_LIMBS; i++) {
		p->state.word[i] = forms[form].base[i];
	}
	return match(p, &elements[forms[form].elements]);
}

/* ---- messages ---- */

struct message {
	char *text;
	size_t length;
};

static void say(struct message *m, const char *text, size_t length)
{
	enum { ROOM = sizeof ((struct brew_error *)0)->message };
	for (size_t i = 0; i < length; i++) {
		m->text[m->length] = text[i]; /* the last byte is for the NUL */
		m->length += m->length < ROOM - 1;
	}
	m->text[m->length] = '\0';
}

static void say_text(struct message *m, const char *text)
{
	size_t length = 0;
	while (text[length])
		length++;
	say(m, text, length);
}

static void say_element(struct message *m, const struct element *element)
{
	switch (element->kind) {
	case ELEMENT_TEXT:
		say_text(m, "'");
		say(m, tokens[element->at].text, tokens[element->at].length);
		say_text(m, "'");
		break;
	case ELEMENT_NUMBER: say_text(m, brew_numbers[element->at].expected); break;
	default: say_text(m, brew_named[element->at].expected); break;
	}
}

/* Was this said between `from` and `to` already? */
static bool said(const struct message *m, size_t from, size_t to)
{
	size_t length = to - from;
	for (size_t i = 0; i + length <= from; i++) {
		size_t k = 0;
		while (k < length && m->text[i + k] == m->text[from + k])
			k++;
		if (k == length)
			return true;
	}
	return false;
}

static void say_found(struct message *m, const struct parser *p, size_t at)
{
	size_t end = at + 1;
	if (at >= p->length) {
		say_text(m, ", found the end of the line");
		return;
	}
	while (end < p->length && end - at < 24 && is_word(p->text[end]))
		end++;
	while (end < p->length && ((unsigned char)p->text[end] & 0xc0) == 0x80)
		end++;
	say_text(m, ", found '");
	say(m, p->text + at, end - at);
	say_text(m, "'");
}

static void say_expected(struct message *m, const struct parser *p)
{
	size_t items = 0;
	say_text(m, "expected ");
	for (unsigned i = 0; i < p->expected_count + p->end_expected; i++) {
		size_t before = m->length;
		if (items)
			say_text(m, " or ");
		size_t from = m->length;
		if (i < p->expected_count)
			say_element(m, p->expected[i]);
		else
			say_text(m, "the end of the instruction");
		if (said(m, from, m->length))
			m->length = before;
		else
			items++;
	}
	say_found(m, p, p->furthest);
}

/* The column of the error's place, in code points. */
static void set_column(const char *text, struct brew_error *error)
{
	error->column = 1;
	for (size_t i = 0; i < error->offset; i++)
		error->column += ((unsigned char)text[i] & 0xc0) != 0x80;
}

/* Where the text begins. */
static size_t likely_mnemonic(const struct parser *p)
{
	size_t at = 0;
	while (peek(p, at) == ' ' || peek(p, at) == '\t')
		at++;
	return at;
}

static void explain(const struct parser *p, bool known, struct brew_error *error)
{
	struct message m = { error->message, 0 };
	size_t mnemonic = likely_mnemonic(p);
	error->offset = p->furthest;
	if (!known && !p->furthest && is_word(peek(p, mnemonic))) {
		error->offset = mnemonic;
		say_text(&m, "unknown mnemonic");
		say_found(&m, p, mnemonic);
	} else {
		say_expected(&m, p);
	}
}

/* ---- candidates ---- */

/* Order of a word of the text and a mnemonic. */
static int compare_key(const struct parser *p, size_t at, size_t length, const struct key *key)
{
	for (size_t i = 0; i < length && i < key->length; i++) {
		unsigned char a = (unsigned char)fold(p->text[at + i]), b = (unsigned char)key->text[i];
		if (a != b)
			return a < b ? -1 : 1;
	}
	return (length > key->length) - (length < key->length);
}

static const struct key *find_key(const struct parser *p, size_t at, size_t length)
{
	size_t low = 0, high = KEY_COUNT;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		int order = compare_key(p, at, length, &keys[middle]);
		if (order == 0)
			return &keys[middle];
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}

/* Tries forms in order up to the first that reads the text; *best is the reading so far. */
static void try_forms(struct parser *p, const uint16_t *form, size_t count, unsigned *best,
		      uint64_t *word)
{
	for (size_t i = 0; i < count; i++) {
		if (*best && *best <= form[i])
			return;
		if (!match_form(p, form[i]))
			continue;
		*best = form[i];
		for (unsigned k = 0; k < BREW_LIMBS; k++)
			word[k] = p->state.word[k];
	}
}

/* Tries the forms that each of the first words of the text can begin; false: no word can. */
static bool try_words(struct parser *p, unsigned *best, uint64_t *word)
{
	bool known = false;
	size_t at = 0;
	for (unsigned words = 0; words < WORDS_MAX && at < p->length && !*best; words++) {
		while (at < p->length && !is_word(p->text[at]))
			at++;
		size_t end = at;
		while (is_word(peek(p, end)))
			end++;
		const struct key *key = find_key(p, at, end - at);
		at = end;
		if (!key)
			continue;
		known = true;
		try_forms(p, &key_forms[key->first], key->count, best, word);
	}
	return known;
}

static enum brew_status parse_plain(const char *text, size_t length, struct brew_insn *insn,
				struct brew_error *error)
{
	struct parser p;
	unsigned best = 0;
	p.text = text;
	p.length = length;
	p.furthest = 0;
	p.expected_count = 0;
	p.end_expected = false;
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		insn->word[i] = 0; /* what it is where no form reads the text */
	bool known = try_words(&p, &best, insn->word);
	try_forms(&p, key_forms, GENERAL_COUNT, &best, insn->word);
	insn->opcode = forms[best].opcode;
	insn->length = brew_opcodes[insn->opcode].length;
	insn->form = 0;
	if (best) {
		insn->form = (uint16_t)brew_find_form(insn->word, insn->opcode);
		return BREW_STATUS_OK;
	}
	explain(&p, known, error);
	return BREW_STATUS_SYNTAX;
}

/* ---- aliases: text that stands for the text of one or more instructions ---- */

/* A literal text, or with param >= 0 any text. */
struct alias_node {
	int8_t param;
	const char *text;
	uint8_t length;
};

/* nodes [node, node+nodes): what is written; meanings [meaning, meaning+meanings): what for.
 * word: it begins with a word of its own. */
struct alias {
	const char *pattern;
	uint32_t node, nodes, meaning, meanings;
	bool word;
};

struct meaning {
	uint32_t node, nodes;
};

static const struct alias_node alias_nodes[] = {
	{ -1, "NOP", 3 }, { -1, "$r2", 3 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, "-", 1 },
	{ -1, " ", 1 }, { -1, "$r2", 3 }, { -1, " ", 1 }, { -1, "|", 1 }, { -1, " ", 1 },
	{ -1, "$r2", 3 }, { 0, "", 0 }, { -1, "<", 1 }, { -1, "-", 1 }, { 1, "", 0 },
	{ 0, "", 0 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, "-", 1 }, { -1, " ", 1 },
	{ 1, "", 0 }, { -1, " ", 1 }, { -1, "|", 1 }, { -1, " ", 1 }, { 1, "", 0 },
	{ -1, "if", 2 }, { -1, "any", 3 }, { 0, "", 0 }, { -1, ">", 1 }, { 1, "", 0 },
	{ -1, "$pc", 3 }, { -1, "<", 1 }, { -1, "-", 1 }, { -1, "$pc", 3 }, { -1, "+", 1 },
	{ 2, "", 0 }, { -1, "if", 2 }, { -1, " ", 1 }, { -1, "any", 3 }, { -1, " ", 1 },
	{ 1, "", 0 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, " ", 1 }, { 0, "", 0 },
	{ -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, "-", 1 },
	{ -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "+", 1 }, { -1, " ", 1 },
	{ 2, "", 0 }, { -1, "if", 2 }, { -1, "all", 3 }, { 0, "", 0 }, { -1, ">", 1 },
	{ 1, "", 0 }, { -1, "$pc", 3 }, { -1, "<", 1 }, { -1, "-", 1 }, { -1, "$pc", 3 },
	{ -1, "+", 1 }, { 2, "", 0 }, { -1, "if", 2 }, { -1, " ", 1 }, { -1, "all", 3 },
	{ -1, " ", 1 }, { 1, "", 0 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, " ", 1 },
	{ 0, "", 0 }, { -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "<", 1 },
	{ -1, "-", 1 }, { -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "+", 1 },
	{ -1, " ", 1 }, { 2, "", 0 }, { -1, "if", 2 }, { -1, "any", 3 }, { -1, "signed", 6 },
	{ 0, "", 0 }, { -1, ">", 1 }, { 1, "", 0 }, { -1, "$pc", 3 }, { -1, "<", 1 },
	{ -1, "-", 1 }, { -1, "$pc", 3 }, { -1, "+", 1 }, { 2, "", 0 }, { -1, "if", 2 },
	{ -1, " ", 1 }, { -1, "any", 3 }, { -1, " ", 1 }, { -1, "signed", 6 }, { -1, " ", 1 },
	{ 1, "", 0 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, " ", 1 }, { 0, "", 0 },
	{ -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, "-", 1 },
	{ -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "+", 1 }, { -1, " ", 1 },
	{ 2, "", 0 }, { -1, "if", 2 }, { -1, "all", 3 }, { -1, "signed", 6 }, { 0, "", 0 },
	{ -1, ">", 1 }, { 1, "", 0 }, { -1, "$pc", 3 }, { -1, "<", 1 }, { -1, "-", 1 },
	{ -1, "$pc", 3 }, { -1, "+", 1 }, { 2, "", 0 }, { -1, "if", 2 }, { -1, " ", 1 },
	{ -1, "all", 3 }, { -1, " ", 1 }, { -1, "signed", 6 }, { -1, " ", 1 }, { 1, "", 0 },
	{ -1, " ", 1 }, { -1, "<", 1 }, { -1, " ", 1 }, { 0, "", 0 }, { -1, " ", 1 },
	{ -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, "-", 1 }, { -1, " ", 1 },
	{ -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "+", 1 }, { -1, " ", 1 }, { 2, "", 0 },
	{ -1, "if", 2 }, { -1, "any", 3 }, { 0, "", 0 }, { -1, "<", 1 }, { -1, "=", 1 },
	{ 1, "", 0 }, { -1, "$pc", 3 }, { -1, "<", 1 }, { -1, "-", 1 }, { -1, "$pc", 3 },
	{ -1, "+", 1 }, { 2, "", 0 }, { -1, "if", 2 }, { -1, " ", 1 }, { -1, "any", 3 },
	{ -1, " ", 1 }, { 1, "", 0 }, { -1, " ", 1 }, { -1, ">", 1 }, { -1, "=", 1 },
	{ -1, " ", 1 }, { 0, "", 0 }, { -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 },
	{ -1, "<", 1 }, { -1, "-", 1 }, { -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 },
	{ -1, "+", 1 }, { -1, " ", 1 }, { 2, "", 0 }, { -1, "if", 2 }, { -1, "all", 3 },
	{ 0, "", 0 }, { -1, "<", 1 }, { -1, "=", 1 }, { 1, "", 0 }, { -1, "$pc", 3 },
	{ -1, "<", 1 }, { -1, "-", 1 }, { -1, "$pc", 3 }, { -1, "+", 1 }, { 2, "", 0 },
	{ -1, "if", 2 }, { -1, " ", 1 }, { -1, "all", 3 }, { -1, " ", 1 }, { 1, "", 0 },
	{ -1, " ", 1 }, { -1, ">", 1 }, { -1, "=", 1 }, { -1, " ", 1 }, { 0, "", 0 },
	{ -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "<", 1 }, { -1, "-", 1 },
	{ -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "+", 1 }, { -1, " ", 1 },
	{ 2, "", 0 }, { -1, "if", 2 }, { -1, "any", 3 }, { -1, "signed", 6 }, { 0, "", 0 },
	{ -1, "<", 1 }, { -1, "=", 1 }, { 1, "", 0 }, { -1, "$pc", 3 }, { -1, "<", 1 },
	{ -1, "-", 1 }, { -1, "$pc", 3 }, { -1, "+", 1 }, { 2, "", 0 }, { -1, "if", 2 },
	{ -1, " ", 1 }, { -1, "any", 3 }, { -1, " ", 1 }, { -1, "signed", 6 }, { -1, " ", 1 },
	{ 1, "", 0 }, { -1, " ", 1 }, { -1, ">", 1 }, { -1, "=", 1 }, { -1, " ", 1 },
	{ 0, "", 0 }, { -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "<", 1 },
	{ -1, "-", 1 }, { -1, " ", 1 }, { -1, "$pc", 3 }, { -1, " ", 1 }, { -1, "+", 1 },
	{ -1, " ", 1 }, { 2, "", 0 }, { -1, "if", 2 }, { -1, "all", 3 }, { -1, "signed", 6 },
	{ 0, "", 0 }, { -1, "<", 1 }, { -1, "=", 1 }, { 1, "", 0 }, { -1, "$pc", 3 },
	{ -1, "<", 1 }, { -1, "-", 1 }, { -1, "$pc", 3 }, { -1, "+", 1 }, { 2, "", 0 },
	{ -1, "if", 2 }, { -1, " ", 1 }, { -1, "all", 3 }, { -1, " ", 1 },
	{ -1, "signed", 6 }, { -1, " ", 1 }, { 1, "", 0 }, { -1, " ", 1 }, { -1, ">", 1 },
	{ -1, "=", 1 }, { -1, " ", 1 }, { 0, "", 0 }, { -1, " ", 1 }, { -1, "$pc", 3 },
	{ -1, " ", 1 }, { -1, "<", 1 }, { -1, "-", 1 }, { -1, " ", 1 }, { -1, "$pc", 3 },
	{ -1, " ", 1 }, { -1, "+", 1 }, { -1, " ", 1 }, { 2, "", 0 },
};

static const struct meaning meanings[] = {
	{ 1, 10 }, { 15, 10 }, { 36, 20 }, { 67, 20 }, { 99, 22 }, { 133, 22 }, { 167, 21 },
	{ 200, 21 }, { 234, 23 }, { 270, 23 },
};

static const struct alias aliases[] = {
	/* NOP */
	{ "NOP", 0, 1, 0, 1, 1 },
	/* move */
	{ "to <- from", 11, 4, 1, 1, 0 },
	/* greaterAny */
	{ "if any x > y $pc <- $pc + to", 25, 11, 2, 1, 1 },
	/* greaterAll */
	{ "if all x > y $pc <- $pc + to", 56, 11, 3, 1, 1 },
	/* greaterSignedAny */
	{ "if any signed x > y $pc <- $pc + to", 87, 12, 4, 1, 1 },
	/* greaterSignedAll */
	{ "if all signed x > y $pc <- $pc + to", 121, 12, 5, 1, 1 },
	/* notGreaterAny */
	{ "if any x <= y $pc <- $pc + to", 155, 12, 6, 1, 1 },
	/* notGreaterAll */
	{ "if all x <= y $pc <- $pc + to", 188, 12, 7, 1, 1 },
	/* notGreaterSignedAny */
	{ "if any signed x <= y $pc <- $pc + to", 221, 13, 8, 1, 1 },
	/* notGreaterSignedAll */
	{ "if all signed x <= y $pc <- $pc + to", 257, 13, 9, 1, 1 },
};

enum {
	ALIAS_COUNT = 10,
	PARAMS_MAX = 4,
	PIECES_MAX = 4, /* parameters in what an alias stands for */
	ALIAS_TEXT_MAX = 512,  /* bytes of what an alias stands for */
	DEPTH_MAX = 8,         /* aliases that mean each other */
	TRIES_MAX = 20000,     /* places tried per alias, ... */
	EXPANSIONS_MAX = 1000  /* and expansions per line: no text makes the parser hang */
};

/* A piece of text; of an expansion: what was taken from byte `at` of the text on. */
struct capture {
	size_t at, length;
};

struct alias_match {
	struct parser input; /* text and length alone */
	const struct alias *alias;
	struct capture captures[PARAMS_MAX];
	unsigned tries;
};

static int depth_of(char c)
{
	if (c == '(' || c == '[' || c == '{')
		return 1;
	return c == ')' || c == ']' || c == '}' ? -1 : 0;
}

static bool match_nodes(struct alias_match *m, uint32_t node, size_t at);

/* The shortest text behind which the rest of the pattern matches, its brackets in pairs. */
static bool match_param(struct alias_match *m, uint32_t node, size_t at)
{
	const struct parser *p = &m->input;
	struct capture *capture = &m->captures[alias_nodes[m->alias->node + node].param];
	int depth = 0;
	for (size_t end = at; end < p->length && depth >= 0;) {
		depth += depth_of(p->text[end++]);
		if (depth || (is_word(p->text[end - 1]) && is_word(peek(p, end))))
			continue;
		if (m->tries == 0)
			return false;
		m->tries--;
		if (!match_nodes(m, node + 1, end))
			continue;
		*capture = (struct capture){ at, end - at };
		return true;
	}
	return false;
}

static bool match_nodes(struct alias_match *m, uint32_t node, size_t at)
{
	at = skip_blanks(&m->input, at);
	if (node == m->alias->nodes)
		return at == m->input.length;
	const struct alias_node *n = &alias_nodes[m->alias->node + node];
	if (n->param >= 0)
		return match_param(m, node, at);
	size_t used = starts(&m->input, at, n->text, n->length, true);
	return used && match_nodes(m, node + 1, at + used);
}

/* The text of one instruction without comment: sets the length. */
static void cut_bare(struct parser *p)
{
	for (size_t at = 0; at < p->length; at++)
		if (starts_comment(p, at))
			p->length = at;
	while (p->length && is_blank(p->text[p->length - 1]))
		p->length--;
}

static bool match_alias(struct alias_match *m, const struct alias *alias, const char *text,
			size_t length)
{
	m->input.text = text;
	m->input.length = length;
	m->alias = alias;
	m->tries = TRIES_MAX;
	cut_bare(&m->input);
	return skip_blanks(&m->input, 0) < m->input.length && match_nodes(m, 0, 0);
}

struct expansion {
	char text[ALIAS_TEXT_MAX];
	size_t length;
	struct {
		size_t from, length, original;
	} pieces[PIECES_MAX];
	unsigned count;
};

/* False: it does not fit. */
static bool add_piece(struct expansion *e, const char *text, size_t length)
{
	if (length > ALIAS_TEXT_MAX - e->length)
		return false;
	for (size_t i = 0; i < length; i++)
		e->text[e->length++] = text[i];
	return true;
}

static bool expand(const struct alias_match *m, const struct meaning *meaning, struct expansion *e)
{
	e->length = 0;
	e->count = 0;
	for (uint32_t i = meaning->node; i < meaning->node + meaning->nodes; i++) {
		const struct alias_node *node = &alias_nodes[i];
		if (node->param < 0) {
			if (!add_piece(e, node->text, node->length))
				return false;
			continue;
		}
		const struct capture *capture = &m->captures[node->param];
		e->pieces[e->count].from = e->length;
		e->pieces[e->count].length = capture->length;
		e->pieces[e->count++].original = capture->at;
		if (!add_piece(e, m->input.text + capture->at, capture->length))
			return false;
	}
	return true;
}

/* The byte of the text that a byte of the expansion comes from, or where the text begins. */
static size_t original_offset(const struct expansion *e, size_t offset, size_t start)
{
	size_t original = start;
	for (unsigned i = e->count; i-- > 0;) {
		size_t behind = offset - e->pieces[i].from; /* more than any length: before it */
		if (behind <= e->pieces[i].length)
			original = e->pieces[i].original + behind;
	}
	return original;
}

/* A line in the reading: the instructions so far, and how many more expansions may be made. */
struct line_reader {
	struct brew_insn *list;
	size_t most, count;
	unsigned left;
	const struct alias *chain[DEPTH_MAX]; /* aliases on the way: none is used inside itself */
};

/* May the alias be tried at this depth? Counts it. */
static bool may_try(struct line_reader *r, unsigned depth, const struct alias *alias)
{
	for (unsigned i = 0; i < depth; i++)
		if (r->chain[i] == alias)
			return false;
	bool more = r->left > 0;
	r->left -= more;
	return more & (depth < DEPTH_MAX);
}

static bool read_line(struct line_reader *r, const char *text, size_t length, unsigned depth,
		      struct brew_error *error);

static bool read_meanings(struct line_reader *r, const struct alias_match *m, unsigned depth,
			  struct brew_error *error)
{
	struct expansion expansion;
	struct message message = { error->message, 0 };
	size_t before = r->count, start = skip_blanks(&m->input, 0);
	for (uint32_t i = 0; i < m->alias->meanings; i++) {
		if (!expand(m, &meanings[m->alias->meaning + i], &expansion)) {
			error->offset = start;
			say_text(&message, "the expansion of this alias is too long");
		} else if (read_line(r, expansion.text, expansion.length, depth, error)) {
			continue;
		} else {
			error->offset = original_offset(&expansion, error->offset, start);
		}
		r->count = before;
		return false;
	}
	return true;
}

/* An instruction, or the first alias whose meaning can be read. */
static bool read_line(struct line_reader *r, const char *text, size_t length, unsigned depth,
		      struct brew_error *error)
{
	struct brew_insn insn;
	struct alias_match m;
	bool explained = false;
	if (parse_plain(text, length, &insn, error) == BREW_STATUS_OK) {
		if (r->count < r->most)
			r->list[r->count] = insn;
		r->count++;
		return true;
	}
	for (unsigned i = 0; i < ALIAS_COUNT; i++) {
		const struct alias *alias = &aliases[i];
		struct brew_error inner = { 0, 1, "" };
		if (!may_try(r, depth, alias))
			continue;
		bool matches = match_alias(&m, alias, text, length);
		size_t start = skip_blanks(&m.input, 0);
		const struct alias_node *first = &alias_nodes[alias->node];
		bool meant = alias->word && starts(&m.input, start, first->text, first->length, true);
		r->chain[depth] = alias;
		if (matches && read_meanings(r, &m, depth + 1, &inner))
			return true;
		size_t reached = matches ? inner.offset : start;
		if (!meant || explained || error->offset > reached) /* read further without it */
			continue;
		if (!matches) {
			struct message message = { inner.message, 0 };
			inner.offset = start;
			say_text(&message, "expected '");
			say_text(&message, alias->pattern);
			say_text(&message, "' (an alias)");
		}
		*error = inner;
		explained = matches;
	}
	return false;
}

enum brew_status brew_parse_line(const char *text, size_t length, struct brew_insn *list,
			      size_t most, size_t *count, struct brew_error *error)
{
	struct brew_error unused;
	struct line_reader r = { list, most, 0, EXPANSIONS_MAX, { NULL } };
	error = error ? error : &unused;
	bool good = read_line(&r, text, length, 0, error);
	*count = r.count;
	if (!good)
		set_column(text, error);
	return good ? BREW_STATUS_OK : BREW_STATUS_SYNTAX;
}

enum brew_status brew_parse(const char *text, size_t length, struct brew_insn *insn,
			 struct brew_error *error)
{
	size_t count;
	enum brew_status status = brew_parse_line(text, length, insn, 1, &count, error);
	if (status != BREW_STATUS_OK)
		brew_init(insn, BREW_OP_NONE);
	return status;
}
