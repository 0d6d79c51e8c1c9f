/* SPDX-License-Identifier: MIT */
/* Pages: the fields of all instructions by bit and by name. */
#include <stdlib.h>

#include "doc/doc.h"
#include "isa/mode.h"

/* The instructions that have a field of this name at these bits. */
struct bit_use {
	struct str name, range;
	const struct type *type;
	struct word mask;
	VEC(const struct definition *) families;
};

struct bit_uses {
	struct pages *pages;
	struct str_map known; /* by name and range */
	VEC(struct bit_use *) list;
};

static void add_bit_use(
	struct bit_uses *uses, const struct field *field, const struct definition *family)
{
	struct arena *arena = uses->pages->view->arena;
	struct str range = field_range_text(arena, field);
	struct str key = str_printf(arena, "%.*s %.*s", STR_ARG(field->name), STR_ARG(range));
	struct bit_use *use = str_map_get(&uses->known, key);
	if (!use) {
		use = ARENA_NEW(arena, struct bit_use);
		*use = (struct bit_use){
			.name = field->name, .range = range, .type = field->type, .mask = field->mask
		};
		str_map_put(&uses->known, key, use);
		VEC_PUSH(arena, &uses->list, use);
	}
	if (!use->families.count || use->families.items[use->families.count - 1] != family)
		VEC_PUSH(arena, &use->families, family);
}

/* ---- by bit ---- */

/* Are the same fields at both bits? */
static bool same_uses(const struct bit_uses *uses, unsigned a, unsigned b)
{
	VEC_EACH (struct bit_use *, it, &uses->list)
		if (word_bit((*it)->mask, a) != word_bit((*it)->mask, b))
			return false;
	return true;
}

static struct str family_names(struct arena *arena, const struct bit_use *use)
{
	struct buffer text = buffer_new(arena);
	VEC_EACH (const struct definition *, it, &use->families)
		buffer_printf(&text, "%s%.*s", text.length ? ", " : "", STR_ARG((*it)->name));
	return buffer_str(&text);
}

static struct str id_of_bit_use(struct bit_uses *uses, const struct bit_use *use)
{
	return page_id(uses->pages, "field", use->name);
}

/* <row range="..."> with <bit number="..."/> and <use name="..." id="..." range="..."/>. */
static void add_row(struct bit_uses *uses, xmlNodePtr parent, unsigned from, unsigned to)
{
	struct view *view = uses->pages->view;
	xmlNodePtr row = view_add(view, parent, "row");
	view_set(view, row, "range", bit_range_text(view->arena, from, to - from));
	for (unsigned bit = from; bit < to; bit++)
		view_set_number(view, view_add(view, row, "bit"), "number", bit);
	VEC_EACH (struct bit_use *, it, &uses->list) {
		if (!word_bit((*it)->mask, from))
			continue;
		xmlNodePtr node = view_add(view, row, "use");
		view_set(view, node, "name", (*it)->name);
		view_set(view, node, "id", id_of_bit_use(uses, *it));
		view_set(view, node, "range", (*it)->range);
		if ((*it)->families.count < view->isa->optypes.count)
			view_set(view, node, "families", family_names(view->arena, *it));
	}
}

static void show_bit_rows(struct bit_uses *uses, xmlNodePtr parent, unsigned bits)
{
	for (unsigned from = 0, to; from < bits; from = to) {
		for (to = from + 1; to < bits && same_uses(uses, from, to); to++)
			;
		add_row(uses, parent, from, to);
	}
}

/* ---- by name ---- */

static int by_name(const void *left, const void *right)
{
	const struct bit_use *const *a = left, *const *b = right;
	int order = str_compare((*a)->name, (*b)->name);
	return order ? order : str_compare((*a)->range, (*b)->range);
}

/* <use range="..." type="..."> with <family name="..." url="..."/>. */
static void show_using_families(struct bit_uses *uses, xmlNodePtr parent, const struct bit_use *use)
{
	struct pages *pages = uses->pages;
	struct view *view = pages->view;
	xmlNodePtr node = view_add(view, parent, "use");
	view_set(view, node, "range", use->range);
	view_set(view, node, "type", use->type->name);
	if (isa_find_type(view->isa, type_whole(use->type)->name))
		view_set(view, node, "type-url", page_url(pages, "type", type_whole(use->type)->name));
	VEC_EACH (const struct definition *, it, &use->families) {
		xmlNodePtr family = view_add(view, node, "family");
		view_set(view, family, "name", (*it)->name);
		view_set(view, family, "url", page_url(pages, "insn", (*it)->name));
	}
}

static void show_use_names(struct bit_uses *uses, xmlNodePtr parent)
{
	xmlNodePtr field = NULL;
	struct str name = { 0 };
	if (uses->list.count)
		qsort(uses->list.items, uses->list.count, sizeof *uses->list.items, by_name);
	VEC_EACH (struct bit_use *, it, &uses->list) {
		if (!field || !str_equal((*it)->name, name)) {
			name = (*it)->name;
			field = view_add(uses->pages->view, parent, "field");
			view_set(uses->pages->view, field, "name", name);
			view_set(uses->pages->view, field, "id", id_of_bit_use(uses, *it));
		}
		show_using_families(uses, field, *it);
	}
}

void page_all_bits(struct pages *pages)
{
	struct view *view = pages->view;
	struct bit_uses uses = { .pages = pages, .known = { .arena = view->arena } };
	unsigned bits = 0;
	VEC_EACH (struct definition *, family, &view->isa->optypes)
		VEC_EACH (struct opcode *, it, &(*family)->opcodes) {
			bits = (*it)->length > bits ? (*it)->length : bits;
			VEC_EACH (struct field *, field, &(*it)->fields)
				if (!(*field)->poisoned)
					add_bit_use(&uses, *field, *family);
		}
	xmlNodePtr node = view_add(view, pages->root, "bits");
	view_set_number(view, node, "count", bits);
	show_bit_rows(&uses, node, bits);
	show_use_names(&uses, node);
}
