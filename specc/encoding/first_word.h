/* SPDX-License-Identifier: MIT */
/* Opcodes by their first 32 bits, for formats that examine only these. */
#ifndef SPECC_ENCODING_FIRST_WORD_H
#define SPECC_ENCODING_FIRST_WORD_H

#include "isa/cube.h"
#include "isa/ir.h"

enum { FIRST_WORD_BITS = 32 };

/* Set the arena of left_out before use. */
struct first_words {
	struct str_map left_out;     /* opcode name -> the opcode it conflicts with, or itself */
	const struct opcode **tried; /* in the order in which to try them */
	size_t count;
};

/* The fixed bits in the first word. */
struct cube first_word(const struct opcode *opcode);

/* Would b, if tried before a, match words of a? */
bool first_word_misleads(const struct opcode *a, const struct opcode *b);

/* Orders opcodes, in place, so that each is found by its first word. Leaves out opcodes that match
 * words of each other and opcodes without a number in the first word. */
void first_words_order(struct first_words *all, const struct opcode **list, size_t count);

#endif
