/* SPDX-License-Identifier: MIT */
/* Drawings of encodings in plain text. */
#ifndef SPECC_ENCODING_DRAW_H
#define SPECC_ENCODING_DRAW_H

#include "isa/ir.h"

/* Several lines: the opcode with its file, its templates, then rows of bit numbers above rows with
 * the field, or the bits that are fixed, from the highest bit down. */
struct str encoding_draw(struct arena *arena, const struct opcode *opcode);
/* The rows alone. */
struct str encoding_draw_bits(struct arena *arena, const struct opcode *opcode);

#endif
