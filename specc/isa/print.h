/* An opcode of the IR as text to read, made for `specc dump`. */
#ifndef SPECC_ISA_PRINT_H
#define SPECC_ISA_PRINT_H

#include "base/str.h"
#include "isa/ir.h"

/* Its place in the specification, fixed bits, fields with their types and values, templates. */
void isa_print_opcode(struct buffer *out, const struct opcode *opcode);

/* Its forms: the elements of the text, and the cubes of legal values. */
void isa_print_forms(struct buffer *out, const struct opcode *opcode);

#endif
