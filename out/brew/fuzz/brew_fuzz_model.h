/* The specification as data, for the judge, the generators, the count of reach.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#ifndef BREW_FUZZ_MODEL_H
#define BREW_FUZZ_MODEL_H

#include "brew_fuzz.h"

/* Bit 0 is the lowest of limb[0]. */
struct brew_fuzz_bits {
	uint64_t limb[BREW_LIMBS];
};

/* The values v with (v & mask) == match. */
struct brew_fuzz_cube {
	uint64_t mask, match;
};

struct brew_fuzz_set {
	uint32_t first, count; /* cubes */
};

/* Bits of a word; the first piece of a field has the highest bits of its value. */
struct brew_fuzz_piece {
	uint8_t lsb, width;
};

enum brew_fuzz_field_kind {
	BREW_FUZZ_UNSIGNED,
	BREW_FUZZ_SIGNED,
	BREW_FUZZ_CHOICE, /* values with names */
	BREW_FUZZ_FIXED
};

struct brew_fuzz_field {
	enum brew_field name;
	enum brew_fuzz_field_kind kind;
	uint8_t width, pieces;
	uint32_t piece; /* the first */
	uint32_t set;   /* values that its type has */
	bool has_hidden;
	uint64_t hidden; /* what it holds where the text does not show it */
};

/* A field of an opcode: its least and greatest legal number, as bits. */
struct brew_fuzz_use {
	uint32_t field;
	uint64_t least, greatest;
};

/* A field that cannot have all values; use counts from the opcode's first. */
struct brew_fuzz_limit {
	uint32_t use, set;
};

/* Words whose fields have values independently of each other. */
struct brew_fuzz_box {
	uint32_t limit, limits;
};

/* reasons: bit r is set when words of it can be reserved for enum brew_reason_kind r. */
struct brew_fuzz_opcode {
	const char *name;
	unsigned length; /* bytes */
	struct brew_fuzz_bits mask, match, covered, plain; /* plain: what text need not show */
	uint32_t use, uses, box, boxes, reasons;
};

/* The first whose bits the first unit has says the length, in bytes. */
struct brew_fuzz_unit {
	struct brew_fuzz_bits mask, match;
	unsigned length;
};

struct brew_fuzz_gap {
	struct brew_fuzz_bits mask, match;
	unsigned length; /* bytes */
};

enum {
	BREW_FUZZ_UNIT = 16,         /* bits that are read at once */
	BREW_FUZZ_BIG = 0,
		          /* the bytes of a unit: highest first */
	BREW_FUZZ_USES = 573,        /* at least 1 */
	BREW_FUZZ_LENGTHS = 3,
	BREW_FUZZ_REASONS = BREW_REASON_CONSTRAINT + 1
};

extern const struct brew_fuzz_cube brew_fuzz_cubes[];
extern const struct brew_fuzz_set brew_fuzz_sets[];
extern const struct brew_fuzz_field brew_fuzz_fields[];
extern const struct brew_fuzz_use brew_fuzz_uses[];
extern const struct brew_fuzz_limit brew_fuzz_limits[];
extern const struct brew_fuzz_box brew_fuzz_boxes[];
extern const struct brew_fuzz_opcode brew_fuzz_opcodes[]; /* opcode n is at n - 1 */
extern const struct brew_fuzz_gap brew_fuzz_gaps[];
extern const unsigned brew_fuzz_lengths[BREW_FUZZ_LENGTHS]; /* bytes, ascending */

const char *brew_fuzz_field_name(enum brew_field field);
/* length: bytes */
struct brew_fuzz_bits brew_fuzz_load(const uint8_t *bytes, unsigned length);
void brew_fuzz_store(const struct brew_fuzz_bits *w, unsigned length, uint8_t *bytes);
uint64_t brew_fuzz_get(const struct brew_fuzz_bits *w, uint32_t field);
void brew_fuzz_put(struct brew_fuzz_bits *w, uint32_t field, uint64_t value);
/* The bits of the first unit say how long; bytes. */
unsigned brew_fuzz_length(const struct brew_fuzz_bits *w);
/* Is the value in the set? */
bool brew_fuzz_in(uint32_t set, uint64_t value);
/* The set of values that a box allows for a field; set 0: all. */
uint32_t brew_fuzz_allowed(const struct brew_fuzz_box *box, uint32_t use);
/* BREW_REASON_NONE when the word, which has the opcode's fixed bits, is legal. */
enum brew_reason_kind brew_fuzz_reason(
	const struct brew_fuzz_opcode *opcode, const struct brew_fuzz_bits *w);

#endif
