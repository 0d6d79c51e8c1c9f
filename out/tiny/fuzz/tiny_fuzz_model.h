/* The specification as data, for the judge, the generators, the count of reach.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#ifndef TINY_FUZZ_MODEL_H
#define TINY_FUZZ_MODEL_H

#include "tiny_fuzz.h"

/* Bit 0 is the lowest of limb[0]. */
struct tiny_fuzz_bits {
	uint64_t limb[TINY_LIMBS];
};

/* The values v with (v & mask) == match. */
struct tiny_fuzz_cube {
	uint64_t mask, match;
};

struct tiny_fuzz_set {
	uint32_t first, count; /* cubes */
};

/* Bits of a word; the first piece of a field has the highest bits of its value. */
struct tiny_fuzz_piece {
	uint8_t lsb, width;
};

enum tiny_fuzz_field_kind {
	TINY_FUZZ_UNSIGNED,
	TINY_FUZZ_SIGNED,
	TINY_FUZZ_CHOICE, /* values with names */
	TINY_FUZZ_FIXED
};

struct tiny_fuzz_field {
	enum tiny_field name;
	enum tiny_fuzz_field_kind kind;
	uint8_t width, pieces;
	uint32_t piece; /* the first */
	uint32_t set;   /* values that its type has */
	bool has_hidden;
	uint64_t hidden; /* what it holds where the text does not show it */
};

/* A field of an opcode: its least and greatest legal number, as bits. */
struct tiny_fuzz_use {
	uint32_t field;
	uint64_t least, greatest;
};

/* A field that cannot have all values; use counts from the opcode's first. */
struct tiny_fuzz_limit {
	uint32_t use, set;
};

/* Words whose fields have values independently of each other. */
struct tiny_fuzz_box {
	uint32_t limit, limits;
};

/* reasons: bit r is set when words of it can be reserved for enum tiny_reason_kind r. */
struct tiny_fuzz_opcode {
	const char *name;
	unsigned length; /* bytes */
	struct tiny_fuzz_bits mask, match, covered, plain; /* plain: what text need not show */
	uint32_t use, uses, box, boxes, reasons;
};

/* The first whose bits the first unit has says the length, in bytes. */
struct tiny_fuzz_unit {
	struct tiny_fuzz_bits mask, match;
	unsigned length;
};

struct tiny_fuzz_gap {
	struct tiny_fuzz_bits mask, match;
	unsigned length; /* bytes */
};

enum {
	TINY_FUZZ_UNIT = 16,         /* bits that are read at once */
	TINY_FUZZ_BIG = 0,
		          /* the bytes of a unit: highest first */
	TINY_FUZZ_USES = 68,        /* at least 1 */
	TINY_FUZZ_LENGTHS = 2,
	TINY_FUZZ_REASONS = TINY_REASON_CONSTRAINT + 1
};

extern const struct tiny_fuzz_cube tiny_fuzz_cubes[];
extern const struct tiny_fuzz_set tiny_fuzz_sets[];
extern const struct tiny_fuzz_field tiny_fuzz_fields[];
extern const struct tiny_fuzz_use tiny_fuzz_uses[];
extern const struct tiny_fuzz_limit tiny_fuzz_limits[];
extern const struct tiny_fuzz_box tiny_fuzz_boxes[];
extern const struct tiny_fuzz_opcode tiny_fuzz_opcodes[]; /* opcode n is at n - 1 */
extern const struct tiny_fuzz_gap tiny_fuzz_gaps[];
extern const unsigned tiny_fuzz_lengths[TINY_FUZZ_LENGTHS]; /* bytes, ascending */

const char *tiny_fuzz_field_name(enum tiny_field field);
/* length: bytes */
struct tiny_fuzz_bits tiny_fuzz_load(const uint8_t *bytes, unsigned length);
void tiny_fuzz_store(const struct tiny_fuzz_bits *w, unsigned length, uint8_t *bytes);
uint64_t tiny_fuzz_get(const struct tiny_fuzz_bits *w, uint32_t field);
void tiny_fuzz_put(struct tiny_fuzz_bits *w, uint32_t field, uint64_t value);
/* The bits of the first unit say how long; bytes. */
unsigned tiny_fuzz_length(const struct tiny_fuzz_bits *w);
/* Is the value in the set? */
bool tiny_fuzz_in(uint32_t set, uint64_t value);
/* The set of values that a box allows for a field; set 0: all. */
uint32_t tiny_fuzz_allowed(const struct tiny_fuzz_box *box, uint32_t use);
/* TINY_REASON_NONE when the word, which has the opcode's fixed bits, is legal. */
enum tiny_reason_kind tiny_fuzz_reason(
	const struct tiny_fuzz_opcode *opcode, const struct tiny_fuzz_bits *w);

#endif
