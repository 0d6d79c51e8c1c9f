%# SPDX-License-Identifier: MIT
%file "${$p}_tables.h"
%call banner('Tables of the instruction set: private to the library.')
#ifndef ${$P}_TABLES_H
#define ${$P}_TABLES_H

#include "${c-string: $p}.h"

%call private_begins()
/* Hints for the compiler: do not inline this function; the bytes of words are in the order of the
 * host's integers, lowest first. */
#if defined(__GNUC__)
#define ${$P}_APART __attribute__((noinline))
#define ${$P}_LOWEST_FIRST (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
#else
#define ${$P}_APART
#define ${$P}_LOWEST_FIRST 0
#endif

/* Bits [lsb, lsb+width) of an instruction. */
struct ${$p}_piece {
	uint8_t lsb, width;
};

/* The bits of a value: pieces [first, first+count), highest bits first. */
struct ${$p}_position {
	uint8_t width, count;
	uint16_t first;
};

/* Values v with (v & mask) == match. */
struct ${$p}_cube {
	uint64_t mask, match;
};

/* The legal values of a type: cubes [first, first+count); none: all. */
struct ${$p}_type {
	uint32_t first, count;
};

/* A field's values, where the mask of a box does not suffice: those in one of cubes [at,
 * at+count). */
struct ${$p}_check {
	uint16_t count, field, position;
	uint32_t at;
};

/* The 8 bits of a word from `at` on are a number; bit number of a set has to be one. */
struct ${$p}_window {
	uint8_t at;
	uint16_t set;
};

/* Legal words of one form: (word & mask) == match, and checks [check, check+checks) hold. The same
 * in other words: bit number of `values` is one, where number is the 6 bits from `at` on; the
 * windows hold, which only counts when `rest` is not 0; and the last `slow` checks hold. */
struct ${$p}_box {
	uint64_t mask[${$P}_LIMBS], match[${$P}_LIMBS], values;
	struct ${$p}_window window[2];
	uint32_t check;
	uint8_t at, checks, rest, slow;
	${$d/@index} form;
};

/* The box of an opcode to be tried first: box + digit number of `starts`, a row of digits of two
 * bits each, where number is the 5 bits from `at` on. */
struct ${$p}_head {
	uint64_t starts;
	uint32_t box;
	uint8_t at;
};

%if $d/fronts
%include "tables/front_h.tpl"

%end
/* A field of an opcode. */
struct ${$p}_layout {
	uint16_t field, position, type;
%if $modes
	uint16_t mode, modes; /* rows [mode, mode+modes), the first that its value matches counts */
%end
};

%if $modes
%include "tables/modes_h.tpl"

%end
%if $appends
%include "tables/append_h.tpl"
%end
/* boxes [box, box+boxes): its legal words, in the order of its forms; zero: reserved bits. */
struct ${$p}_opcode_info {
	uint64_t mask[${$P}_LIMBS], match[${$P}_LIMBS], zero[${$P}_LIMBS], initial[${$P}_LIMBS];
	uint32_t box, boxes, layout;
	uint16_t fields;
%if $appends
	uint8_t length; /* bytes, without appended units */
	uint8_t slots;  /* slots [slot, slot+slots): its fields that append units, in that order */
	uint32_t slot;
%else
	uint8_t length; /* bytes */
%end
	const char *name;
};

extern const struct ${$p}_piece ${$p}_pieces[];
extern const struct ${$p}_position ${$p}_positions[];
extern const struct ${$p}_cube ${$p}_cubes[];
extern const uint64_t ${$p}_sets[][4];
extern const struct ${$p}_type ${$p}_types[];
extern const struct ${$p}_check ${$p}_checks[];
extern const struct ${$p}_box ${$p}_boxes[];
extern const struct ${$p}_head ${$p}_heads[${$P}_OPCODE_COUNT + 1];
extern const struct ${$p}_layout ${$p}_layouts[];
%if $d/fronts
%if $d/front-rows
extern const uint16_t ${$p}_front_rows[];
extern const uint8_t ${$p}_front_columns[];
%end
extern const ${$d/front-search/@index} ${$p}_front_units[];
extern const struct ${$p}_front ${$p}_fronts[];
%end
extern const struct ${$p}_opcode_info ${$p}_opcodes[${$P}_OPCODE_COUNT + 1];

%if $appends
/* A word in tables has a place of its own for what each field appends; in a packed one, as in
 * memory, the units that are there follow each other. Both return the bytes of the instruction.
 * unpack: what lies beyond the packed word is 0. */
unsigned ${$p}_pack(unsigned opcode, const uint64_t *word, uint64_t *packed);
unsigned ${$p}_unpack(unsigned opcode, const uint64_t *packed, uint64_t *word);

%end
%include "tables/inline.tpl"
%include "tables/operands_h.tpl"

%call private_ends()
#endif
