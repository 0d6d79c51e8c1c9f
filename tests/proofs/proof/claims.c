/* SPDX-License-Identifier: MIT */
/* Claims on opcodes and fields: the XML and the tables say the same of every word, no word is two
 * opcodes', no order matters, and what is put into a field comes out of it. */
#include <string.h>

#include "smt_tables.h"

/* A claim that this program decides itself: the counterexample is any word. */
static void claim_here(struct smt *smt, bool holds, const char *name, const char *text)
{
	if (!claim_begin(smt, "%s: %s", name, text))
		return;
	smt_print(smt, " %s", holds ? "false" : "true");
	claim_end(smt);
}

/* What holds of words of so many bits alone. */
static void in_length(struct smt *smt, unsigned bits)
{
	smt_print(smt, " (and (x_fits_%u w)", bits);
}

/* ---- opcodes ---- */

static void claim_stated(struct smt *smt, const struct spec_opcode *opcode)
{
	claim_here(smt,
		word_equal(opcode->fixed.mask, opcode->stated.mask) &&
			word_equal(opcode->fixed.match, opcode->stated.match),
		opcode->name, "mask and match are those of the fixed fields");
	claim_here(smt, word_equal(opcode->covered, opcode->stated_covered), opcode->name,
		"the covered bits are those of the fields");
}

static void claim_row(struct smt *smt, const struct spec_opcode *opcode, unsigned number)
{
	struct table_opcode row = table_opcode(number);
	struct word zero = word_and(word_ones(opcode->length), word_not(opcode->covered));
	claim_here(smt, number != 0, opcode->name, "the tables have it");
	claim_here(smt, row.length * 8 == opcode->length, opcode->name, "length in the tables");
	claim_here(smt,
		word_equal(row.fixed.mask, opcode->fixed.mask) &&
			word_equal(row.fixed.match, opcode->fixed.match),
		opcode->name, "mask and match in the tables");
	claim_here(smt, word_equal(row.zero, zero), opcode->name,
		"the reserved bits in the tables are those that no field covers");
	claim_here(smt, word_equal(row.initial, opcode->initial), opcode->name,
		"the first word in the tables has fixed, default and unused values");
}

/* Legal words: in the XML, by the boxes of the tables, by the search of the decoder. */
static void claim_legal(
	struct smt *smt, const struct spec_opcode *opcode, size_t i, unsigned number)
{
	struct table_opcode row = table_opcode(number);
	if (claim_begin(smt, "%s: a legal word has its fixed bits", opcode->name)) {
		smt_print(smt, " (and (x_legal_%zu w) (not (x_fixed_%zu w)))", i, i);
		claim_end(smt);
	}
	if (claim_begin(smt, "%s: legal in the XML is legal in the tables", opcode->name)) {
		in_length(smt, opcode->length);
		smt_print(smt, " (distinct (x_legal_%zu w) (distinct (t_form_%u w) #x0000)))", i, number);
		claim_end(smt);
	}
	if (claim_begin(smt, "%s: the sets of its boxes say what masks and checks say", opcode->name)) {
		smt_print(smt, " (or false");
		for (uint32_t box = row.box; box < row.box + row.boxes; box++)
			smt_print(
				smt, " (distinct (t_holds_%u w) (t_means_%u w))", (unsigned)box, (unsigned)box);
		smt_print(smt, ")");
		claim_end(smt);
	}
}

/* What decoder and encoder take for settled: the likely box fits, and has no rest. */
static void claim_likely(
	struct smt *smt, const struct spec_opcode *opcode, size_t i, unsigned number)
{
	uint32_t box[4];
	bool used[4];
	tables_likely(number, box, used);
	if (!claim_begin(smt, "%s: a word that the likely box settles is legal", opcode->name))
		return;
	in_length(smt, opcode->length);
	smt_print(smt, " (not (x_legal_%zu w)) (or false", i);
	for (unsigned k = 0; k < 4; k++)
		if (used[k] && !table_box(box[k]).rest) {
			smt_print(smt, " (and (= (t_start_%u w)", number);
			smt_number(smt, k, 2);
			smt_print(smt, ") (t_fits_%u w))", (unsigned)box[k]);
		}
	smt_print(smt, "))");
	claim_end(smt);
}

/* The form in the tables that is form k of the XML: the k-th of those that have boxes. */
static unsigned form_number(unsigned opcode, unsigned k)
{
	struct table_opcode row = table_opcode(opcode);
	unsigned last = 0;
	for (uint32_t i = row.box; i < row.box + row.boxes; i++) {
		unsigned form = table_box(i).form;
		k -= form != last;
		last = form;
		if (k == 0)
			return form;
	}
	return 0;
}

static void claim_forms(
	struct smt *smt, const struct spec_opcode *opcode, size_t i, unsigned number)
{
	if (claim_begin(
			smt, "%s: the likely box gives the first form that holds the word", opcode->name)) {
		in_length(smt, opcode->length);
		smt_print(smt, " (distinct (t_form_%u w) (t_first_%u w)))", number, number);
		claim_end(smt);
	}
	if (claim_begin(smt, "%s: the first form that holds a word is the last", opcode->name)) {
		in_length(smt, opcode->length);
		smt_print(smt, " (distinct (t_first_%u w) (t_last_%u w)))", number, number);
		claim_end(smt);
	}
	unsigned forms = opcode->box_count ? opcode->boxes[opcode->box_count - 1].form : 0;
	for (unsigned k = 1; k <= forms; k++) {
		unsigned form = form_number(number, k);
		if (!claim_begin(
				smt, "%s: form %u of the tables is form %u of the XML", opcode->name, form, k))
			continue;
		in_length(smt, opcode->length);
		smt_print(smt, " (= (t_form_%u w)", number);
		smt_number(smt, form, 16);
		smt_print(smt, ") (not (or false");
		for (size_t b = 0; b < opcode->box_count; b++)
			if (opcode->boxes[b].form == k)
				smt_print(smt, " (x_box_%zu_%zu w)", i, b);
		smt_print(smt, ")))");
		claim_end(smt);
	}
}

/* A box of another opcode: where its mask alone keeps it apart, that is all that is printed. */
static void print_other_box(struct smt *smt, const struct table_opcode *row, uint32_t number)
{
	struct table_box other = table_box(number);
	bool meets = false;
	for (uint32_t i = row->box; i < row->box + row->boxes; i++) {
		struct table_box own = table_box(i);
		meets |= cubes_meet(&own.cube, &other.cube);
	}
	if (meets)
		smt_print(smt, " (t_means_%u w)", (unsigned)number);
	else
		smt_cube(smt, "w", &other.cube, smt->width);
}

static void print_other(struct smt *smt, const struct spec_opcode *opcode,
	const struct spec_opcode *other, size_t k, bool tables)
{
	if (!tables) {
		bool meets = cubes_meet(&opcode->fixed, &other->fixed);
		smt_print(smt, " (x_%s_%zu w)", meets ? "legal" : "fixed", k);
		return;
	}
	struct table_opcode own = table_opcode(tables_find(opcode->name));
	struct table_opcode row = table_opcode(tables_find(other->name));
	for (uint32_t i = row.box; i < row.box + row.boxes; i++)
		print_other_box(smt, &own, i);
}

/* No word is this opcode's and that of a later one: legal in the XML, and in the tables. */
static void claim_apart(struct smt *smt, const struct spec *spec, size_t i)
{
	const struct spec_opcode *opcode = &spec->opcodes[i];
	for (unsigned tables = 0; tables < 2; tables++) {
		if (!claim_begin(smt, "%s: no legal word is another opcode's, by the %s", opcode->name,
				tables ? "tables" : "XML"))
			continue;
		in_length(smt, opcode->length);
		smt_print(smt, tables ? " (t_legal_%zu w) (or false" : " (x_legal_%zu w) (or false",
			tables ? tables_find(opcode->name) : i);
		for (size_t k = i + 1; k < spec->opcode_count; k++)
			if (spec->opcodes[k].length == opcode->length)
				print_other(smt, opcode, &spec->opcodes[k], k, tables);
		smt_print(smt, "))");
		claim_end(smt);
	}
}

static bool meets_another(const struct spec *spec, size_t i)
{
	for (size_t k = 0; k < spec->opcode_count; k++)
		if (k != i && spec->opcodes[k].length == spec->opcodes[i].length &&
			cubes_meet(&spec->opcodes[k].fixed, &spec->opcodes[i].fixed))
			return true;
	return false;
}

/* The first opcode in a row of all that can accept a word, or the last. One whose fixed bits keep
 * it apart from all others stands there with these, and so accepts more than it does. */
static void print_chain(struct smt *smt, const struct spec *spec, unsigned bits, bool backwards)
{
	size_t open = 0;
	for (size_t i = 0; i < spec->opcode_count; i++) {
		size_t k = backwards ? spec->opcode_count - 1 - i : i;
		if (spec->opcodes[k].length != bits)
			continue;
		unsigned number = tables_find(spec->opcodes[k].name);
		struct table_opcode row = table_opcode(number);
		smt_print(smt, " (ite");
		if (meets_another(spec, k))
			smt_print(smt, " (t_legal_%u w)", number);
		else
			smt_cube(smt, "w", &row.fixed, smt->width);
		smt_number(smt, number, 16);
		open++;
	}
	smt_print(smt, " #x0000");
	while (open-- > 0)
		smt_print(smt, ")");
}

static void claim_order(struct smt *smt, const struct spec *spec, unsigned bits)
{
	if (!claim_begin(smt, "the first opcode that can accept a word of %u bits is the last", bits))
		return;
	in_length(smt, bits);
	smt_print(smt, " (distinct");
	print_chain(smt, spec, bits, false);
	print_chain(smt, spec, bits, true);
	smt_print(smt, "))");
	claim_end(smt);
}

void claim_opcodes(struct smt *smt, const struct spec *spec)
{
	claim_here(smt, spec->opcode_count == table_opcodes, spec->name,
		"XML and tables have as many opcodes");
	for (size_t i = 0; i < spec->opcode_count; i++) {
		const struct spec_opcode *opcode = &spec->opcodes[i];
		unsigned number = tables_find(opcode->name);
		claim_stated(smt, opcode);
		claim_row(smt, opcode, number);
		claim_legal(smt, opcode, i, number);
		claim_likely(smt, opcode, i, number);
		claim_forms(smt, opcode, i, number);
		claim_apart(smt, spec, i);
	}
	for (size_t i = 0; i < spec->length_count; i++)
		claim_order(smt, spec, spec->lengths[i].bits);
}

/* ---- fields ---- */

static bool find_layout(unsigned opcode, const char *name, struct table_layout *layout)
{
	struct table_opcode row = table_opcode(opcode);
	for (uint32_t i = row.layout; i < row.layout + row.fields; i++) {
		*layout = table_layout(i);
		if (strcmp(layout->name, name) == 0)
			return true;
	}
	*layout = (struct table_layout){ .position = { 1, 1, { { 0, 1 } } } };
	return false;
}

static void define_field(struct smt *smt, size_t i, size_t k, const struct table_position *position)
{
	smt_print(smt, "(define-fun t_get_%zu_%zu ((w (_ BitVec %u))) (_ BitVec 64)", i, k, smt->width);
	tables_extract(smt, position);
	smt_print(smt,
		")\n(define-fun t_put_%zu_%zu ((w (_ BitVec %u)) (v (_ BitVec 64))) (_ BitVec %u)", i, k,
		smt->width, smt->width);
	tables_insert(smt, position);
	smt_print(smt, ")\n");
}

static void claim_field(struct smt *smt, const struct spec_opcode *opcode, size_t i, size_t k)
{
	const struct spec_field *field = &opcode->fields[k];
	struct word bits = { { 0 } };
	word_put(&bits, field, UINT64_MAX);
	if (claim_begin(smt, "%s: %s is read where the XML has it", opcode->name, field->name)) {
		smt_print(smt, " (distinct ((_ zero_extend %u)", 64 - field->width);
		smt_pieces(smt, field->piece, field->pieces);
		smt_print(smt, ") (t_get_%zu_%zu w))", i, k);
		claim_end(smt);
	}
	if (claim_begin(smt, "%s: what is put into %s is read from it", opcode->name, field->name)) {
		smt_print(smt, " (and (bvule v");
		smt_number(smt, UINT64_MAX >> (64 - field->width), 64);
		smt_print(smt, ") (distinct (t_get_%zu_%zu (t_put_%zu_%zu w v)) v))", i, k, i, k);
		claim_end(smt);
	}
	if (claim_begin(
			smt, "%s: what is put into %s leaves all other bits", opcode->name, field->name)) {
		smt_print(smt, " (distinct (bvand (t_put_%zu_%zu w v)", i, k);
		smt_word(smt, word_not(bits));
		smt_print(smt, ") (bvand w");
		smt_word(smt, word_not(bits));
		smt_print(smt, "))");
		claim_end(smt);
	}
}

/* Putting all fields into the first word gives each legal word again. */
static void claim_inverse(struct smt *smt, const struct spec_opcode *opcode, size_t i)
{
	if (!claim_begin(smt, "%s: its fields, put together, are the word", opcode->name))
		return;
	smt_print(smt, " (and (x_legal_%zu w) (distinct w", i);
	for (size_t k = opcode->field_count; k-- > 0;)
		smt_print(smt, " (t_put_%zu_%zu", i, k);
	smt_word(smt, opcode->initial);
	for (size_t k = 0; k < opcode->field_count; k++)
		smt_print(smt, " (t_get_%zu_%zu w))", i, k);
	smt_print(smt, "))");
	claim_end(smt);
}

static bool fields_are_apart(const struct spec_opcode *opcode)
{
	struct word all = { { 0 } };
	for (size_t i = 0; i < opcode->field_count; i++) {
		struct word bits = { { 0 } };
		word_put(&bits, &opcode->fields[i], UINT64_MAX);
		if (!word_is_zero(word_and(all, bits)))
			return false;
		all = word_or(all, bits);
	}
	return true;
}

void claim_fields(struct smt *smt, const struct spec *spec)
{
	for (size_t i = 0; i < spec->opcode_count; i++) {
		const struct spec_opcode *opcode = &spec->opcodes[i];
		unsigned number = tables_find(opcode->name);
		bool same = table_opcode(number).fields == opcode->field_count;
		for (size_t k = 0; k < opcode->field_count; k++) {
			struct table_layout layout;
			same &= find_layout(number, opcode->fields[k].name, &layout);
			same &= layout.position.width == opcode->fields[k].width;
			define_field(smt, i, k, &layout.position);
			claim_field(smt, opcode, i, k);
		}
		claim_here(smt, same, opcode->name, "the tables have its fields, as wide, and no other");
		claim_here(smt, fields_are_apart(opcode), opcode->name, "its fields share no bit");
		claim_inverse(smt, opcode, i);
	}
}
