/* SPDX-License-Identifier: MIT */
/* Prints an opcode of the IR as readable text, for `specc dump`. */
#ifndef SPECC_ISA_PRINT_H
#define SPECC_ISA_PRINT_H

#include "base/str.h"
#include "isa/ir.h"

/* Prints its source position, fixed bits, fields with types and values, and templates. */
void isa_print_opcode(struct buffer *out, const struct isa *isa, const struct opcode *opcode);

/* Prints its forms: the elements of the text, and the cubes of legal values. */
void isa_print_forms(struct buffer *out, const struct opcode *opcode);

#endif
