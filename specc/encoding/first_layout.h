/* SPDX-License-Identifier: MIT */
/* Opcodes as layouts of fields in 32-bit words, for formats that identify an instruction by its
 * first word alone (docs/amdxml.md). */
#ifndef SPECC_ENCODING_FIRST_LAYOUT_H
#define SPECC_ENCODING_FIRST_LAYOUT_H

#include "encoding/first_word.h"

/* Opcodes with the same fields at the same bits and the same mask of the first word. */
struct first_layout {
	struct str key; /* equal for opcodes of one layout */
	struct str name;
	struct word mask; /* the fixed bits of the first word */
	VEC(const struct opcode *) opcodes;
};

struct first_layouts {
	VEC(struct first_layout *) list; /* in the order in which to try them */
	struct first_words first;
};

/* Orders the opcodes in place. */
struct first_layouts first_layouts_of(
	struct arena *arena, const struct opcode **opcodes, size_t count);
/* Of the fixed bits of a first word those that are the opcode: the longest run, the lowest of
 * several. */
struct word first_code_bits(struct word mask);
/* The value of these bits. */
uint64_t first_code_number(const struct opcode *opcode);

/* Visits the pieces of a field's own bits from the lowest bits of the value up, split at word
 * boundaries. Fixed bits of the first word have a field of their own. */
typedef void (*first_range_fn)(void *user, unsigned lsb, unsigned width);
void first_ranges(const struct field *field, first_range_fn take, void *user);

#endif
