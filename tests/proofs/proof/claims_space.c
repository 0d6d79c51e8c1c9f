/* SPDX-License-Identifier: MIT */
/* Claims on the encoding space: with the words that have fixed bits of an opcode, the gaps cover
 * every word of a length once, and the counts of the XML are right. */
#include "smt.h"

enum { COUNT_BITS = 192 }; /* of exact counts */

static void claim_gap(struct smt *smt, const struct spec_length *length, size_t i)
{
	char term[] = "w";
	if (!claim_begin(smt,
			"%u bits: gap %zu has words of the length alone, of no opcode and no other"
			" gap",
			length->bits, i + 1))
		return;
	smt_print(smt, " (and (x_fits_%u w)", length->bits);
	smt_cube(smt, term, &length->gaps.cubes[i], smt->width);
	smt_print(smt, " (or (not (x_length_%u w)) (x_any_fixed_%u w)", length->bits, length->bits);
	for (size_t k = i + 1; k < length->gaps.count; k++)
		smt_cube(smt, term, &length->gaps.cubes[k], smt->width);
	smt_print(smt, "))");
	claim_end(smt);
}

static void claim_cover(struct smt *smt, const struct spec_length *length)
{
	char term[] = "w";
	if (!claim_begin(smt, "%u bits: a word that no gap has is defined or reserved", length->bits))
		return;
	smt_print(
		smt, " (and (x_length_%u w) (not (x_any_fixed_%u w)) (not", length->bits, length->bits);
	smt_set(smt, term, &length->gaps, smt->width);
	smt_print(smt, "))");
	claim_end(smt);
}

/* An opcode's legal words select its length: those of different lengths are never the same. */
static void claim_first_units(struct smt *smt, const struct spec *spec)
{
	for (size_t i = 0; i < spec->opcode_count; i++) {
		const struct spec_opcode *opcode = &spec->opcodes[i];
		if (!claim_begin(smt, "%s: the first unit of a legal word selects %u bits", opcode->name,
				opcode->length))
			continue;
		smt_print(smt, " (and (x_legal_%zu w) (distinct (x_bits w)", i);
		smt_number(smt, opcode->length, 8);
		smt_print(smt, "))");
		claim_end(smt);
	}
}

/* ---- counts ---- */

static unsigned ones_in(struct word word)
{
	unsigned count = 0;
	for (unsigned bit = 0; bit < 128; bit++)
		count += (unsigned)(word.limb[bit / 64] >> bit % 64 & 1);
	return count;
}

static void print_power(struct smt *smt, unsigned exponent)
{
	smt_print(smt, " (bvshl");
	smt_number(smt, 1, COUNT_BITS);
	smt_number(smt, exponent, COUNT_BITS);
	smt_print(smt, ")");
}

/* The values of a set; claim_sets has that its patterns are disjoint. */
static void print_size(struct smt *smt, const struct set *set, unsigned width)
{
	smt_print(smt, " (bvadd");
	smt_number(smt, 0, COUNT_BITS);
	smt_number(smt, 0, COUNT_BITS);
	for (size_t i = 0; !set->all && i < set->count; i++)
		print_power(smt, width - ones_in(set->cubes[i].mask));
	if (set->all)
		print_power(smt, width);
	smt_print(smt, ")");
}

static const struct set *set_in(
	const struct spec_opcode *opcode, const struct spec_box *box, size_t field)
{
	for (size_t n = 0; n < box->count; n++)
		if (box->limits[n].field == field)
			return &box->limits[n].legal;
	return &opcode->fields[field].legal;
}

static void print_opcode_size(struct smt *smt, const struct spec_opcode *opcode)
{
	for (size_t k = 0; k < opcode->box_count; k++) {
		smt_print(smt, "\n  (bvmul");
		smt_number(smt, 1, COUNT_BITS);
		smt_number(smt, 1, COUNT_BITS);
		for (size_t i = 0; i < opcode->field_count; i++)
			print_size(smt, set_in(opcode, &opcode->boxes[k], i), opcode->fields[i].width);
		smt_print(smt, ")");
	}
}

static bool is_disjoint(const struct set *set)
{
	for (size_t i = 0; i < set->count; i++)
		for (size_t k = i + 1; k < set->count; k++)
			if (cubes_meet(&set->cubes[i], &set->cubes[k]))
				return false;
	return true;
}

/* The boxes of an opcode, and the patterns of each set in them, have nothing in common. */
static void claim_boxes(struct smt *smt, const struct spec_opcode *opcode, size_t number)
{
	bool disjoint = true;
	if (!claim_begin(smt, "%s: no word is in two boxes, no value in two patterns", opcode->name))
		return;
	for (size_t k = 0; k < opcode->box_count; k++)
		for (size_t i = 0; i < opcode->field_count; i++)
			disjoint &= is_disjoint(set_in(opcode, &opcode->boxes[k], i));
	smt_print(smt, " (or %s", disjoint ? "false" : "true");
	for (size_t k = 0; k < opcode->box_count; k++)
		for (size_t n = k + 1; n < opcode->box_count; n++)
			smt_print(smt, " (and (x_box_%zu_%zu w) (x_box_%zu_%zu w))", number, k, number, n);
	smt_print(smt, ")");
	claim_end(smt);
}

/* Disjoint sets have as many words as the sum of their sizes says. */
static void claim_defined(
	struct smt *smt, const struct spec *spec, const struct spec_length *length)
{
	if (claim_begin(smt, "%u bits: %s words are defined", length->bits, length->defined)) {
		smt_print(smt, " (distinct (_ bv%s %d) (bvadd", length->defined, COUNT_BITS);
		smt_number(smt, 0, COUNT_BITS);
		smt_number(smt, 0, COUNT_BITS);
		for (size_t i = 0; i < spec->opcode_count; i++)
			if (spec->opcodes[i].length == length->bits)
				print_opcode_size(smt, &spec->opcodes[i]);
		smt_print(smt, "))");
		claim_end(smt);
	}
	if (claim_begin(smt, "%u bits: %s words are undefined", length->bits, length->undefined)) {
		smt_print(smt, " (distinct (_ bv%s %d)", length->undefined, COUNT_BITS);
		print_size(smt, &length->gaps, length->bits);
		smt_print(smt, ")");
		claim_end(smt);
	}
}

/* First units are counted one by one; the bits behind them are free. */
static void claim_words(struct smt *smt, const struct spec *spec, const struct spec_length *length)
{
	uint64_t units = 0;
	bool one = spec->length_count == 1;
	if (!one && spec->unit > 16)
		return;
	for (uint64_t unit = 0; !one && unit < (uint64_t)1 << spec->unit; unit++)
		units += judge_length(spec, unit) == length->bits;
	if (!claim_begin(smt, "%u bits: there are %s words, %s of them reserved", length->bits,
			length->words, length->reserved))
		return;
	smt_print(smt, " (or (distinct (_ bv%s %d) (bvmul", length->words, COUNT_BITS);
	smt_number(smt, one ? 1 : units, COUNT_BITS);
	print_power(smt, one ? length->bits : length->bits - spec->unit);
	smt_print(smt, ")) (distinct (_ bv%s %d) (bvadd (_ bv%s %d) (_ bv%s %d) (_ bv%s %d))))",
		length->words, COUNT_BITS, length->defined, COUNT_BITS, length->reserved, COUNT_BITS,
		length->undefined, COUNT_BITS);
	claim_end(smt);
}

void claim_space(struct smt *smt, const struct spec *spec)
{
	claim_first_units(smt, spec);
	for (size_t i = 0; i < spec->opcode_count; i++)
		claim_boxes(smt, &spec->opcodes[i], i);
	for (size_t i = 0; i < spec->length_count; i++) {
		const struct spec_length *length = &spec->lengths[i];
		for (size_t k = 0; k < length->gaps.count; k++)
			claim_gap(smt, length, k);
		claim_cover(smt, length);
		claim_defined(smt, spec, length);
		claim_words(smt, spec, length);
	}
}
