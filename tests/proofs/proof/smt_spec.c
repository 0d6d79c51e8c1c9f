/* SPDX-License-Identifier: MIT */
/* What the XML says of a word, as functions of SMT-LIB: fixed bits, legal words, lengths. */
#include "smt.h"

static void begin(struct smt *smt, const char *name, size_t number)
{
	smt_print(smt, "(define-fun x_%s_%zu ((w (_ BitVec %u))) Bool", name, number, smt->width);
}

/* x_box_I_K: box K of opcode I, which says nothing of bits that no field covers. */
static void define_box(struct smt *smt, const struct spec_opcode *opcode, size_t number, size_t k)
{
	const struct spec_box *box = &opcode->boxes[k];
	smt_print(
		smt, "(define-fun x_box_%zu_%zu ((w (_ BitVec %u))) Bool (and true", number, k, smt->width);
	for (size_t i = 0; i < opcode->field_count; i++) {
		const struct spec_field *field = &opcode->fields[i];
		const struct set *set = &field->legal;
		for (size_t n = 0; n < box->count; n++)
			if (box->limits[n].field == i)
				set = &box->limits[n].legal;
		if (set->all)
			continue;
		smt_print(smt, "\n  (let ((f");
		smt_pieces(smt, field->piece, field->pieces);
		smt_print(smt, "))");
		smt_set(smt, "f", set, field->width);
		smt_print(smt, ")");
	}
	smt_print(smt, "))\n");
}

static void define_legal(struct smt *smt, const struct spec_opcode *opcode, size_t number)
{
	struct cube zero = { .mask = word_not(opcode->covered) };
	for (size_t k = 0; k < opcode->box_count; k++)
		define_box(smt, opcode, number, k);
	begin(smt, "legal", number);
	smt_print(smt, " (and");
	smt_cube(smt, "w", &zero, smt->width);
	smt_print(smt, " (or false");
	for (size_t k = 0; k < opcode->box_count; k++)
		smt_print(smt, " (x_box_%zu_%zu w)", number, k);
	smt_print(smt, ")))\n");
}

static void define_any(struct smt *smt, const struct spec *spec, const char *what, unsigned bits)
{
	char name[32];
	snprintf(name, sizeof name, "any_%s", what);
	begin(smt, name, bits);
	smt_print(smt, " (or false");
	for (size_t i = 0; i < spec->opcode_count; i++)
		if (spec->opcodes[i].length == bits)
			smt_print(smt, " (x_%s_%zu w)", what, i);
	smt_print(smt, "))\n");
}

/* Without rules the fixed bits in the first unit tell, and the shortest length takes the rest. */
static void known_unit(struct smt *smt, const struct spec *spec, unsigned bits)
{
	struct word ones = word_ones(spec->unit);
	smt_print(smt, " (or false");
	for (size_t i = 0; i < spec->opcode_count; i++) {
		const struct cube *fixed = &spec->opcodes[i].fixed;
		struct cube unit = { word_and(fixed->mask, ones), word_and(fixed->match, ones) };
		if (spec->opcodes[i].length == bits)
			smt_cube(smt, "w", &unit, smt->width);
	}
	smt_print(smt, ")");
}

/* (ite rule bits (ite rule bits ... shortest)) */
static void define_length(struct smt *smt, const struct spec *spec)
{
	size_t open = 0;
	smt_print(smt, "(define-fun x_bits ((w (_ BitVec %u))) (_ BitVec 8)", smt->width);
	for (size_t i = 0; i < spec->rule_count; i++, open++) {
		smt_print(smt, "\n  (ite");
		smt_cube(smt, "w", &spec->rules[i].unit, smt->width);
		smt_number(smt, spec->rules[i].bits, 8);
	}
	for (size_t i = spec->length_count; !spec->rule_count && i-- > 1; open++) {
		smt_print(smt, "\n  (ite");
		known_unit(smt, spec, spec->lengths[i].bits);
		smt_number(smt, spec->lengths[i].bits, 8);
	}
	smt_number(smt, spec->lengths[0].bits, 8);
	while (open-- > 0)
		smt_print(smt, ")");
	smt_print(smt, ")\n");
	for (size_t i = 0; i < spec->length_count; i++) {
		unsigned bits = spec->lengths[i].bits;
		struct cube above = { .mask = word_not(word_ones(bits)) };
		begin(smt, "fits", bits);
		smt_cube(smt, "w", &above, smt->width);
		smt_print(smt, ")\n");
		begin(smt, "length", bits);
		smt_print(smt, " (and (x_fits_%u w) (= (x_bits w)", bits);
		smt_number(smt, bits, 8);
		smt_print(smt, ")))\n");
	}
}

void smt_define_spec(struct smt *smt, const struct spec *spec)
{
	for (size_t i = 0; i < spec->opcode_count; i++) {
		begin(smt, "fixed", i);
		smt_cube(smt, "w", &spec->opcodes[i].fixed, smt->width);
		smt_print(smt, ")\n");
		define_legal(smt, &spec->opcodes[i], i);
	}
	define_length(smt, spec);
	for (size_t i = 0; i < spec->length_count; i++) {
		define_any(smt, spec, "fixed", spec->lengths[i].bits);
		define_any(smt, spec, "legal", spec->lengths[i].bits);
	}
}
