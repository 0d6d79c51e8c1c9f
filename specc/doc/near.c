/* SPDX-License-Identifier: MIT */
/* Pages: the neighbours of an opcode in the encoding space, and a comparison of the opcodes of a
 * family. */
#include "doc/doc.h"
#include "encoding/space.h"

/* ---- one bit away ---- */

/* A neighbour, and the address of the comparison with it. */
static xmlNodePtr link_near(struct pages *pages, xmlNodePtr near, const char *element,
	const struct opcode *opcode, const struct opcode *other)
{
	xmlNodePtr node = page_opcode_link(pages, near, element, other);
	struct buffer url = buffer_new(pages->view->arena);
	buffer_add(&url, STR("compare.html#a="));
	buffer_add_percent(&url, opcode->definition->name);
	buffer_add(&url, STR("&b="));
	buffer_add_percent(&url, other->definition->name);
	view_set(pages->view, node, "compare", buffer_str(&url));
	return node;
}

static void one_bit_away(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode)
{
	VEC_EACH (struct page_flip, it, &pages->encoding->flips[opcode->index].list)
		view_set_number(
			pages->view, link_near(pages, parent, "flip", opcode, it->opcode), "bit", it->bit);
}

static void neighbours(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode)
{
	const struct page_encoding *encoding = pages->encoding;
	if (opcode->defective)
		return;
	size_t place = encoding->place[opcode->index];
	xmlNodePtr node = view_add(pages->view, parent, "near");
	view_set(pages->view, node, "name", opcode->definition->name);
	view_set(pages->view, node, "id", page_id(pages, "opcode", opcode->definition->name));
	if (place > 0)
		link_near(pages, node, "before", opcode, encoding->by_code.items[place - 1]);
	if (place + 1 < encoding->by_code.count)
		link_near(pages, node, "after", opcode, encoding->by_code.items[place + 1]);
	one_bit_away(pages, node, opcode);
}

/* ---- side by side ---- */

/* A column of the comparison: an opcode and the field at each bit. */
struct column {
	const struct opcode *opcode;
	const struct field *owner[WORD_BITS];
};

struct comparison {
	struct pages *pages;
	const struct page_family *family;
	VEC(struct column) columns;
	unsigned length;
};

static void add_column(struct comparison *comparison, const struct opcode *opcode)
{
	struct column column = { .opcode = opcode };
	VEC_EACH (struct field *, it, &opcode->fields)
		VEC_EACH (struct piece, piece, &(*it)->pieces)
			for (unsigned i = 0; i < piece->width && piece->lsb + i < WORD_BITS; i++)
				column.owner[piece->lsb + i] = *it;
	if (opcode->length > comparison->length && opcode->length <= WORD_BITS)
		comparison->length = opcode->length;
	VEC_PUSH(comparison->pages->view->arena, &comparison->columns, column);
}

/* Does a row end at this bit? */
static bool is_border(const struct comparison *comparison, unsigned bit)
{
	VEC_EACH (struct column, it, &comparison->columns)
		if (bit == 0 || it->owner[bit] != it->owner[bit - 1] || it->opcode->length == bit)
			return true;
	return false;
}

static bool same_there(const struct column *a, const struct column *b, unsigned lsb)
{
	const struct field *x = a->owner[lsb], *y = b->owner[lsb];
	if (!x || !y)
		return !x && !y && (a->opcode->length > lsb) == (b->opcode->length > lsb);
	return x == y || (str_equal(x->name, y->name) && x->type == y->type && x->kind == y->kind &&
						 x->value == y->value);
}

/* "rb", "stype = RR", or "0" for a bit without a field. */
static struct str text_of_near_cell(
	struct comparison *comparison, const struct column *column, unsigned lsb)
{
	struct arena *arena = comparison->pages->view->arena;
	const struct field *field = column->owner[lsb];
	if (!field)
		return column->opcode->length > lsb ? STR("0") : (struct str){ 0 };
	if (field->kind != FIELD_FIXED)
		return field->name;
	struct str value = page_value(arena, field->type, field->value);
	return str_printf(arena, "%.*s = %.*s", STR_ARG(field->name), STR_ARG(value));
}

static void show_near_cell(struct comparison *comparison, xmlNodePtr row,
	const struct column *column, unsigned lsb, size_t span)
{
	struct view *view = comparison->pages->view;
	xmlNodePtr node = view_add(view, row, "cell");
	const struct page_field *field =
		column->owner[lsb] ? page_field_find(comparison->family, column->owner[lsb]) : NULL;
	view_set(view, node, "text", text_of_near_cell(comparison, column, lsb));
	if (span > 1)
		view_set_number(view, node, "span", span);
	if (field)
		view_set(view, node, "field", field->id);
}

/* Adds a cell per column; equal neighbours share a cell. */
static void differing_row(
	struct comparison *comparison, xmlNodePtr parent, unsigned lsb, unsigned width)
{
	struct view *view = comparison->pages->view;
	xmlNodePtr node = view_add(view, parent, "bits");
	size_t count = comparison->columns.count;
	const struct column *columns = comparison->columns.items;
	view_set(view, node, "range", bit_range_text(view->arena, lsb, width));
	for (size_t i = 0, end; i < count; i = end) {
		for (end = i + 1; end < count && same_there(&columns[i], &columns[end], lsb); end++)
			;
		show_near_cell(comparison, node, &columns[i], lsb, end - i);
	}
}

static bool all_same(const struct comparison *comparison, unsigned lsb)
{
	VEC_EACH (struct column, it, &comparison->columns)
		if (!same_there(it, comparison->columns.items, lsb))
			return false;
	return true;
}

static struct word differing_rows(struct comparison *comparison, xmlNodePtr parent)
{
	struct word alike = { 0 };
	unsigned high = comparison->length;
	for (unsigned bit = comparison->length; bit-- > 0;) {
		if (!is_border(comparison, bit))
			continue;
		if (all_same(comparison, bit))
			alike = word_or(alike, word_mask(bit, high - bit));
		else
			differing_row(comparison, parent, bit, high - bit);
		high = bit;
	}
	return alike;
}

static void show_comparison(struct comparison *comparison, xmlNodePtr parent)
{
	struct view *view = comparison->pages->view;
	xmlNodePtr node = view_add(view, parent, "compare");
	VEC_EACH (struct column, it, &comparison->columns)
		page_opcode_link(comparison->pages, node, "column", it->opcode);
	struct word alike = differing_rows(comparison, node);
	if (!word_is_zero(alike))
		view_set(view, node, "same", word_ranges_text(view->arena, alike));
}

/* The opcode of another family with the most similar fixed bits; NULL if there is none. */
static const struct opcode *nearest(const struct opcode *opcode, const struct isa *isa)
{
	struct space_near near[SPACE_NEAREST];
	size_t count = space_nearest(isa, NULL, opcode->fixed.match, opcode->length, near);
	for (size_t i = 0; i < count; i++)
		if (near[i].opcode != opcode && near[i].opcode->optype)
			return near[i].opcode;
	return NULL;
}

void page_neighbours(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	struct comparison comparison = { .pages = pages, .family = family };
	VEC_EACH (const struct opcode *, it, &family->opcodes) {
		neighbours(pages, parent, *it);
		add_column(&comparison, *it);
	}
	const struct opcode *other = family->opcodes.count == 1 && !family->opcodes.items[0]->defective
									 ? nearest(family->opcodes.items[0], pages->view->isa)
									 : NULL;
	if (other)
		add_column(&comparison, other);
	if (comparison.columns.count > 1)
		show_comparison(&comparison, parent);
}
