/* SPDX-License-Identifier: MIT */
/* Operand modes: compounds with alternatives, and the fields that have them. */
#ifndef SPECC_ISA_MODE_H
#define SPECC_ISA_MODE_H

#include "isa/ir.h"

/* The rows of a compound with alternatives. */
const struct ast_rows *type_rows(const struct type *type);
/* The value of a part in a row, as written; empty if it is `_` or the part is no column. */
struct str type_row_value(
	const struct type *type, const struct ast_row *row, const struct part *part);
/* The type itself; of a class the type whose class it is. */
const struct type *type_whole(const struct type *type);
/* Has a field of the type the number of a register that holds something, so not of a view? */
bool type_is_register(const struct type *type);
/* The compound whose rows have the places of an operand: of registers that are views their
 * `places`, else the type itself. */
const struct type *type_with_places(const struct type *type);
/* Its name as its author wrote it, for messages: types made from one with parameters have that of
 * the latter, so that what is wrong in all of them is reported once. */
struct str type_shown_name(const struct type *type);
/* The name of a part, in the manner of this word: "x.near" beside "x.nearr". */
struct str mode_written_part(struct arena *arena, struct str word, const struct part *part);
/* Do fields of some opcode append units? */
bool isa_appends(const struct isa *isa);
/* "ext[15:12]": the bits of a part that is inside an appended one. */
struct str part_bits_text(struct arena *arena, const struct type *type, const struct part *part);
/* "ext[12]": where it begins. */
struct str part_place_text(struct arena *arena, const struct type *type, const struct part *part);
/* "110???": the fixed bits of the alternative, "?" for any; "110100, 1???0000" with the units that
 * it appends, if these have fixed bits: a bit that its text does not show and that has no value is
 * zero. */
struct str alternative_bits_text(
	struct arena *arena, const struct type *type, const struct alternative *a);
/* The last of these, "1???0000"; empty if all bits of the units are free, or there are none. */
struct str alternative_units_text(
	struct arena *arena, const struct type *type, const struct alternative *a);
/* The bits that the field may append. *first, unless NULL: the piece after theirs. */
unsigned field_appended(const struct field *field, size_t *first);

#endif
