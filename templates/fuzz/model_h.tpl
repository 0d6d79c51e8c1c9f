%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_model.h"
%call banner('The specification as data, for the judge, the generators, the count of reach.')
#ifndef ${$P}_FUZZ_MODEL_H
#define ${$P}_FUZZ_MODEL_H

#include "${c-string: $p}_fuzz.h"

/* Bit 0 is the lowest of limb[0]. */
struct ${$p}_fuzz_bits {
	uint64_t limb[${$P}_LIMBS];
};

/* The values v with (v & mask) == match. */
struct ${$p}_fuzz_cube {
	uint64_t mask, match;
};

struct ${$p}_fuzz_set {
	uint32_t first, count; /* cubes */
};

/* Bits of a word; the first piece of a field has the highest bits of its value. */
struct ${$p}_fuzz_piece {
	uint8_t lsb, width;
};

enum ${$p}_fuzz_field_kind {
	${$P}_FUZZ_UNSIGNED,
	${$P}_FUZZ_SIGNED,
	${$P}_FUZZ_CHOICE, /* values with names */
	${$P}_FUZZ_FIXED
};

struct ${$p}_fuzz_field {
	enum ${$p}_field name;
	enum ${$p}_fuzz_field_kind kind;
	uint8_t width, pieces;
	uint32_t piece; /* the first */
	uint32_t set;   /* values that its type has */
	bool has_hidden;
	uint64_t hidden; /* its value if the text does not show it */
};

/* A field of an opcode: its least and greatest legal number, as bits. */
struct ${$p}_fuzz_use {
	uint32_t field;
	uint64_t least, greatest;
};

/* A field that cannot have all values; use counts from the opcode's first. */
struct ${$p}_fuzz_limit {
	uint32_t use, set;
};

/* Words whose fields have independent values. */
struct ${$p}_fuzz_box {
	uint32_t limit, limits;
};

/* reasons: bit r is set when words of it can be reserved for enum ${$p}_reason_kind r. */
struct ${$p}_fuzz_opcode {
	const char *name;
	unsigned length; /* bytes */
	struct ${$p}_fuzz_bits mask, match, covered, plain; /* plain: what text need not show */
	uint32_t use, uses, box, boxes, reasons;
%if $f/opcodes/row[@decode-only]
	bool decode_only; /* its texts may be read as another opcode */
%end
};

/* The first pattern that the first unit matches gives the length, in bytes. */
struct ${$p}_fuzz_unit {
	struct ${$p}_fuzz_bits mask, match;
	unsigned length;
};

struct ${$p}_fuzz_gap {
	struct ${$p}_fuzz_bits mask, match;
	unsigned length; /* bytes */
};

enum {
	${$P}_FUZZ_UNIT = ${/isa/layout/@unit},         /* bits that are read at once */
	${$P}_FUZZ_BIG = ${number(/isa/layout/@byte-order = 'big')},
		          /* the bytes of a unit: highest first */
	${$P}_FUZZ_USES = ${$f/uses/@count},        /* at least 1 */
	${$P}_FUZZ_LENGTHS = ${count(/isa/layout/length)},
	${$P}_FUZZ_REASONS = ${$P}_REASON_CONSTRAINT + 1
};

extern const struct ${$p}_fuzz_cube ${$p}_fuzz_cubes[];
extern const struct ${$p}_fuzz_set ${$p}_fuzz_sets[];
extern const struct ${$p}_fuzz_field ${$p}_fuzz_fields[];
extern const struct ${$p}_fuzz_use ${$p}_fuzz_uses[];
extern const struct ${$p}_fuzz_limit ${$p}_fuzz_limits[];
extern const struct ${$p}_fuzz_box ${$p}_fuzz_boxes[];
extern const struct ${$p}_fuzz_opcode ${$p}_fuzz_opcodes[]; /* opcode n is at n - 1 */
extern const struct ${$p}_fuzz_gap ${$p}_fuzz_gaps[];
extern const unsigned ${$p}_fuzz_lengths[${$P}_FUZZ_LENGTHS]; /* bytes, ascending */

const char *${$p}_fuzz_field_name(enum ${$p}_field field);
/* length: bytes */
struct ${$p}_fuzz_bits ${$p}_fuzz_load(const uint8_t *bytes, unsigned length);
void ${$p}_fuzz_store(const struct ${$p}_fuzz_bits *w, unsigned length, uint8_t *bytes);
uint64_t ${$p}_fuzz_get(const struct ${$p}_fuzz_bits *w, uint32_t field);
void ${$p}_fuzz_put(struct ${$p}_fuzz_bits *w, uint32_t field, uint64_t value);
/* The bits of the first unit say how long; bytes. */
unsigned ${$p}_fuzz_length(const struct ${$p}_fuzz_bits *w);
/* Is the value in the set? */
bool ${$p}_fuzz_in(uint32_t set, uint64_t value);
/* The set of values that a box allows for a field; set 0: all. */
uint32_t ${$p}_fuzz_allowed(const struct ${$p}_fuzz_box *box, uint32_t use);
/* ${$P}_REASON_NONE when the word, which has the opcode's fixed bits, is legal. */
enum ${$p}_reason_kind ${$p}_fuzz_reason(
	const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w);

#endif
