/* SPDX-License-Identifier: MIT */
/* Pages: how the decoder reaches an opcode: the length selected by the first unit, the bits
 * examined by the tables of the decode tree, and the fixed bits compared at the end. */
#include "doc/doc.h"

enum { MOST_STEPS = WORD_BITS };

/* ---- which length ---- */

static void length_step(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode)
{
	struct view *view = pages->view;
	unsigned unit = view->isa->unit, more = 0;
	const bool deep = pages->encoding->lengths->deep;
	struct word first = word_mask(0, deep ? opcode->length : unit);
	struct cube own = { word_and(opcode->fixed.mask, first), word_and(opcode->fixed.match, first) };
	xmlNodePtr node = view_add(view, parent, "length");
	view_set_number(view, node, "bits", opcode->length);
	view_set_number(view, node, "unit", unit);
	if (pages->encoding->lengths->items.count < 2)
		return;
	VEC_EACH (struct length_class, it, &pages->encoding->lengths->items) {
		if (it->length != opcode->length)
			continue;
		VEC_EACH (struct cube, cube, &it->units.cubes)
			if (cube_contains(*cube, own.match))
				view_set(
					view, node, "pattern", page_pattern(view->arena, *cube, 0, it->units.width));
			else
				more += cubes_meet(*cube, own);
	}
	view_set_nonzero(view, node, "more", more);
}

/* ---- which opcode ---- */

/* A step that says: bits [lsb, lsb + width) have the values that the opcode fixes. */
static xmlNodePtr bits_step(struct pages *pages, xmlNodePtr parent, const char *name,
	struct cube cube, unsigned lsb, unsigned width)
{
	xmlNodePtr node = view_add(pages->view, parent, name);
	view_set(pages->view, node, "bits", bit_range_text(pages->view->arena, lsb, width));
	view_set(pages->view, node, "pattern", page_pattern(pages->view->arena, cube, lsb, width));
	return node;
}

/* Adds the tables visited for the opcode's word with all other bits zero; returns the examined
 * bits. */
static struct word table_steps(
	struct pages *pages, xmlNodePtr parent, const struct opcode *opcode, const struct dtree *tree)
{
	struct dtree_step steps[MOST_STEPS];
	size_t count = dtree_path(tree, opcode->fixed.match, steps, MOST_STEPS);
	struct word seen = { 0 };
	for (size_t i = 0; i < count && i < MOST_STEPS; i++) {
		xmlNodePtr node =
			bits_step(pages, parent, "table", opcode->fixed, steps[i].lsb, steps[i].width);
		view_set_number(pages->view, node, "left", steps[i].left);
		seen = word_or(seen, word_mask(steps[i].lsb, steps[i].width));
	}
	return seen;
}

/* Adds an element for each run of the bits, from the highest. */
static void compared(struct pages *pages, xmlNodePtr parent, struct word bits, struct cube cube)
{
	for (unsigned bit = WORD_BITS, width; (width = word_next_run(bits, &bit));)
		bits_step(pages, parent, "compare", cube, bit, width);
}

/* Adds opcodes that the fixed bits alone do not exclude. */
static void others(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode)
{
	VEC_EACH (const struct opcode *, it, &pages->encoding->meeting[opcode->index].list)
		page_link(pages, parent, "other", (*it)->definition->name, page_opcode_url(pages, *it));
}

void page_path(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode)
{
	const struct dtree *tree = page_tree_of(pages->encoding, opcode->length);
	struct word inside = word_mask(0, opcode->length);
	if (!tree)
		return;
	xmlNodePtr node = view_add(pages->view, parent, "path");
	length_step(pages, node, opcode);
	struct word seen = table_steps(pages, node, opcode, tree);
	compared(pages, node, word_and(opcode->fixed.mask, word_not(seen)), opcode->fixed);
	view_set(pages->view, node, "zero",
		word_ranges_text(pages->view->arena, word_and(inside, word_not(opcode->covered))));
	others(pages, node, opcode);
}
