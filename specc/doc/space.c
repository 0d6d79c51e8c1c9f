/* SPDX-License-Identifier: MIT */
/* Pages: the report on the encoding space: how lengths are distinguished; how many words are
 * defined, reserved and undefined; unallocated encodings. */
#include "doc/doc.h"
#include "encoding/space.h"
#include "isa/mode.h"

static void show_count(struct pages *pages, xmlNodePtr parent, const char *name, struct wide words)
{
	view_set(pages->view, parent, name, wide_decimal(pages->view->arena, words));
}

/* part / whole in hundredths of a percent, rounded to the nearest; whole must not be 0. */
static unsigned hundredths(struct wide part, struct wide whole)
{
	unsigned low = 0, high = 10000;
	while (low < high) { /* find the largest n with (n - 1/2) * whole <= part * 10000 */
		unsigned middle = (low + high + 1) / 2;
		struct wide left = wide_mul(whole, (struct wide){ { middle * 2 - 1 } });
		struct wide right = wide_mul(part, (struct wide){ { 20000 } });
		if (wide_compare(left, right) <= 0)
			low = middle;
		else
			high = middle - 1;
	}
	return low;
}

static void show_share(
	struct pages *pages, xmlNodePtr node, const char *name, struct wide part, struct wide whole)
{
	if (wide_is_zero(whole))
		return;
	unsigned n = hundredths(part, whole);
	bool none = wide_is_zero(part), all = wide_compare(part, whole) == 0;
	struct str text = str_printf(pages->view->arena, "%u.%02u %%", n / 100, n % 100);
	if (n == 0 && !none)
		text = STR("< 0.01 %");
	else if (n == 10000 && !all)
		text = STR("> 99.99 %");
	view_set(pages->view, node, name, text);
}

static void length_patterns(struct pages *pages, xmlNodePtr parent, unsigned length)
{
	VEC_EACH (struct length_class, it, &pages->encoding->lengths->items) {
		if (it->length != length)
			continue;
		VEC_EACH (struct cube, cube, &it->units.cubes)
			view_set(pages->view, view_add(pages->view, parent, "first"), "pattern",
				page_pattern(pages->view->arena, *cube, 0, it->units.width));
	}
}

static unsigned opcodes_of(const struct isa *isa, unsigned length)
{
	unsigned found = 0;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		found += (*it)->length == length && !(*it)->defective;
	return found;
}

static void show_gaps(struct pages *pages, xmlNodePtr parent, const struct space_length *length)
{
	struct arena *arena = pages->view->arena;
	struct word used = { 0 };
	VEC_EACH (struct cube, it, &length->gaps.cubes)
		used = word_or(used, it->mask);
	unsigned high = length->length;
	while (high > 4 && !word_bit(used, high - 1)) /* skip high bits that no gap fixes */
		high--;
	high = high < length->length ? (high + 3) / 4 * 4 : high;
	high = high < length->length ? high : length->length;
	if (length->gaps.cubes.count && high < length->length)
		view_set(pages->view, parent, "free", bit_range_text(arena, high, length->length - high));
	VEC_EACH (struct cube, it, &length->gaps.cubes) {
		xmlNodePtr node = view_add(pages->view, parent, "gap");
		view_set(pages->view, node, "pattern", page_pattern(arena, *it, 0, high));
		unsigned bits = length->length - word_popcount(it->mask);
		view_set_number(pages->view, node, "bits", bits);
	}
}

static void overlaps(struct pages *pages, xmlNodePtr parent)
{
	struct view *view = pages->view;
	view_set_number(view, parent, "apart", pages->encoding->pairs_apart);
	view_set_number(view, parent, "close", pages->encoding->pairs_close);
	VEC_EACH (struct page_overlap, it, &pages->encoding->overlaps) {
		xmlNodePtr node = page_opcode_link(pages, parent, "overlap", it->first);
		view_set(view, node, "other", it->second->definition->name);
		view_set(view, node, "other-url", page_opcode_url(pages, it->second));
		view_set_word(view, node, "word", it->word, it->first->length);
	}
}

void page_space(struct pages *pages)
{
	struct view *view = pages->view;
	const struct space *space = pages->encoding->space;
	xmlNodePtr node = view_add(view, pages->root, "space");
	view_set_number(view, node, "unit", view->isa->unit);
	view_set_flag(view, node, "appends", isa_appends(view->isa));
	overlaps(pages, node);
	VEC_EACH (struct space_length, it, &space->lengths) {
		xmlNodePtr length = view_add(view, node, "length");
		view_set_number(view, length, "bits", it->length);
		view_set_number(view, length, "opcodes", opcodes_of(view->isa, it->length));
		view_set_flag(view, length, "exact", it->exact);
		show_count(pages, length, "words", it->words);
		show_count(pages, length, "defined", it->defined);
		show_count(pages, length, "reserved", it->reserved);
		show_count(pages, length, "undefined", it->undefined);
		show_share(pages, length, "defined-share", it->defined, it->words);
		show_share(pages, length, "reserved-share", it->reserved, it->words);
		show_share(pages, length, "undefined-share", it->undefined, it->words);
		view_set_number(view, length, "gaps", it->gaps.cubes.count);
		if (!wide_is_zero(it->unlisted))
			show_count(pages, length, "unlisted", it->unlisted);
		length_patterns(pages, length, it->length);
		show_gaps(pages, length, it);
	}
}
