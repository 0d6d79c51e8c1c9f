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
%if $f/fields/row/@ignored
	uint64_t ignored; /* the bits that need not be as in its text */
%end
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

%if $appends
/* Bits of a field and of what it appends, and the number of bits that it then appends. */
struct ${$p}_fuzz_append_test {
	uint64_t mask, match;
	unsigned bits;
};

/* A field that appends units, at most `most` bits: the first of its tests that holds says how
 * many. */
struct ${$p}_fuzz_slot {
	uint32_t field, test, tests;
	uint8_t own, most; /* own: bits of the field without them */
};

%end
/* reasons: bit r is set when words of it can be reserved for enum ${$p}_reason_kind r. Bit n of
 * lengths and of reserved_lengths: there are legal or reserved words of n bytes. */
struct ${$p}_fuzz_opcode {
	const char *name;
%if $appends
	unsigned length; /* bytes, without appended units */
%else
	unsigned length; /* bytes */
%end
	struct ${$p}_fuzz_bits mask, match, covered, plain; /* plain: what text need not show */
	uint32_t use, uses, box, boxes, reasons, lengths, reserved_lengths;
%if $appends
	uint32_t slot, slots; /* of the fields that append units, in their order */
%end
%if $f/opcodes/row[@decode-only]
	bool decode_only; /* its texts may be read as another opcode */
%end
};

%if $f/units/row/@begun
/* Of those for some bytes, the first pattern that these match gives the length, in bytes; 0: those
 * for one more unit decide. */
struct ${$p}_fuzz_unit {
	struct ${$p}_fuzz_bits mask, match;
	unsigned length, begun;
};
%else
/* The first pattern that the first unit matches gives the length, in bytes. */
struct ${$p}_fuzz_unit {
	struct ${$p}_fuzz_bits mask, match;
	unsigned length;
};
%end

struct ${$p}_fuzz_gap {
	struct ${$p}_fuzz_bits mask, match;
	unsigned length; /* bytes */
};

enum {
	${$P}_FUZZ_UNIT = ${/isa/layout/@unit},         /* bits that are read at once */
	${$P}_FUZZ_BIG = ${number(/isa/layout/@byte-order = 'big')},
		          /* the bytes of a unit: highest first */
	${$P}_FUZZ_USES = ${$f/uses/@count},        /* at least 1 */
	${$P}_FUZZ_LENGTHS = ${count($f/lengths/row)},
	${$P}_FUZZ_REASONS = ${$P}_REASON_CONSTRAINT + 1
};

%include "model_uses_h.tpl"
#endif
