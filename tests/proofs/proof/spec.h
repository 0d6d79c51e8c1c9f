/* SPDX-License-Identifier: MIT */
/* An instruction set as its published XML states it, and the judge of words made from that alone.
 * Nothing here knows specc or the generated tables. */
#ifndef PROOF_SPEC_H
#define PROOF_SPEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PIECES = 16 };

/* Bit 0 is the lowest of limb[0]. */
struct word {
	uint64_t limb[2];
};

/* Words or values v with (v & mask) == match. */
struct cube {
	struct word mask, match;
};

/* all: every value; else those in one of the cubes. */
struct set {
	struct cube *cubes;
	size_t count;
	bool all;
};

/* Bits [lsb, lsb+width); the piece with the highest bits of the value first. */
struct spec_piece {
	unsigned lsb, width;
};

struct spec_field {
	const char *name;
	unsigned width, pieces;
	struct spec_piece piece[PIECES];
	bool fixed;
	uint64_t initial; /* the value of a fixed field, the default, the unused value, or 0 */
	struct set legal; /* by its type */
};

/* What a box takes away from one field. */
struct spec_limit {
	size_t field;
	struct set legal;
};

/* form: the number of its form among the forms of the opcode that have boxes, from 1. */
struct spec_box {
	unsigned form;
	struct spec_limit *limits;
	size_t count;
};

/* fixed: mask and match of the fixed fields; covered: bits of all fields. Both are made from the
 * fields; stated_* is what the attributes of the opcode say. */
struct spec_opcode {
	const char *name;
	unsigned length; /* bits */
	struct spec_field *fields;
	size_t field_count;
	struct spec_box *boxes;
	size_t box_count;
	struct cube fixed, stated;
	struct word covered, stated_covered, initial;
};

/* A length in bits. The counts are decimal numbers of any size. */
struct spec_length {
	unsigned bits;
	const char *words, *defined, *reserved, *undefined;
	struct set gaps;
};

struct spec_rule {
	unsigned bits;
	struct cube unit;
};

struct spec {
	const char *name;
	unsigned unit; /* bits */
	bool big;
	struct spec_length *lengths; /* the shortest first */
	size_t length_count;
	struct spec_rule *rules;
	size_t rule_count;
	struct spec_opcode *opcodes;
	size_t opcode_count;
};

/* Reads a document of docs/xml.md. Ends the program with a message and status 2 where it is not one
 * that can be judged. */
void spec_read(struct spec *spec, const char *path);

/* ---- words ---- */

struct word word_and(struct word a, struct word b);
struct word word_or(struct word a, struct word b);
struct word word_not(struct word a);
bool word_equal(struct word a, struct word b);
bool word_is_zero(struct word a);
struct word word_ones(unsigned bits);
bool cube_holds(const struct cube *cube, struct word word);
bool cubes_meet(const struct cube *a, const struct cube *b);
bool set_holds(const struct set *set, struct word value);
void word_put(struct word *word, const struct spec_field *field, uint64_t value);
uint64_t word_get(struct word word, const struct spec_field *field);
/* The digits of so many bits, in `text` of 33 bytes or more. */
void word_text(char *text, struct word word, unsigned bits);

/* ---- the judge ---- */

enum verdict { VERDICT_UNDEFINED, VERDICT_RESERVED, VERDICT_DEFINED };

/* What an unconstrained word of `bits` bits is. opcode: that of a defined word, or the first whose
 * fixed bits a reserved one has. */
enum verdict judge(const struct spec *spec, struct word word, unsigned bits, size_t *opcode);

/* The length in bits that the first unit selects. */
unsigned judge_length(const struct spec *spec, uint64_t low);
bool judge_length_is_known(const struct spec *spec, uint64_t low, unsigned bits);

bool judge_legal(const struct spec_opcode *opcode, struct word word);
bool judge_fixed(const struct spec_opcode *opcode, struct word word);

/* ---- memory: never freed, the program is short ---- */

/* One more element of `size` bytes at the end of an array of *count, zeroed. */
void *array_add(void *array, size_t *count, size_t size);

_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
