/* SPDX-License-Identifier: MIT */
/* The generated tables of one instruction set, row by row, in structures that have no prefix.
 * The tables alone are read here; what the functions of the library do with them is for
 * smt_tables.c. */
#ifndef PROOF_TABLES_H
#define PROOF_TABLES_H

#include "spec.h"

struct table_position {
	unsigned width, count;
	struct spec_piece piece[PIECES]; /* the highest bits first */
};

struct table_check {
	struct table_position position;
	uint32_t count, first; /* cubes */
};

struct table_window {
	unsigned at;
	uint64_t set[4];
};

struct table_box {
	struct cube cube;
	uint64_t values;
	struct table_window window[2];
	uint32_t check;
	unsigned at, checks, rest, slow, form;
};

struct table_head {
	uint64_t starts;
	uint32_t box;
	unsigned at;
};

struct table_layout {
	const char *name;
	struct table_position position;
};

struct table_opcode {
	const char *name;
	struct cube fixed;
	struct word zero, initial;
	uint32_t box, boxes, layout;
	unsigned fields, length; /* bytes */
};

/* What a first unit says; code and form are numbers of the tables. */
struct table_front {
	struct word ones;
	unsigned code, form, status;
	bool sure;
};

/* A step of the search: bits [lsb, lsb+width) index the entries from `first` on; width 0: a
 * list. */
struct table_node {
	unsigned lsb, width;
	uint32_t first;
};

/* Where the search begins in words of so many bytes; width 0: `code` itself. */
struct table_root {
	unsigned bytes, lsb, width, code;
	uint32_t first;
};

struct table_rule {
	struct cube cube;
	unsigned bytes;
};

extern const unsigned table_limbs, table_opcodes, table_roots, table_length_max;
extern const bool table_has_fronts, table_has_rules;

struct table_position table_position(unsigned i);
struct table_check table_check(uint32_t i);
struct cube table_cube(uint32_t i);
struct table_box table_box(uint32_t i);
struct table_head table_head(unsigned opcode);
struct table_layout table_layout(uint32_t i);
struct table_opcode table_opcode(unsigned opcode);
struct table_node table_node(unsigned code); /* code > table_opcodes */
unsigned table_entry(uint32_t i);
struct table_root table_root(unsigned i);
struct table_rule table_rule(unsigned i);

/* The number of a front and the bytes of the word, for a first unit. */
unsigned table_front_of(uint64_t unit, unsigned *bytes);
struct table_front table_front(unsigned front);

/* ---- the library, for the exhaustion ---- */

enum { TABLE_OK, TABLE_TRUNCATED, TABLE_UNDEFINED, TABLE_RESERVED, TABLE_NO_ROOM = 6 };

struct table_insn {
	struct word word;
	unsigned opcode, form, length; /* bytes */
};

unsigned library_decode(const uint8_t *bytes, size_t size, struct table_insn *insn);
unsigned library_encode(const struct table_insn *insn, uint8_t *bytes, size_t size);

/* kind: 0 none, 1 bits, 2 value, 3 constraint. field: its name, or NULL. */
/* A field by its name; false: the instruction has no such field. */
bool library_get(const struct table_insn *insn, const char *name, uint64_t *value);

unsigned library_explain(
	const struct table_insn *insn, unsigned *kind, const char **field, struct word *bits);

#endif
