/* SPDX-License-Identifier: MIT */
/* Pages: lists of all opcodes in several orders, one page each. */
#include "doc/doc.h"

#include <stdlib.h>

/* A row. Where the order is that of mnemonics, an opcode has a row for each of its own; elsewhere
 * one with all. */
struct item {
	const struct opcode *opcode;
	struct str mnemonic;
};

struct order {
	const char *name, *url;
	int (*compare)(const void *a, const void *b);
	/* The heading of the part to which an opcode belongs; NULL if the list has no parts. */
	struct str (*part)(struct pages *pages, const struct opcode *opcode, struct str *url);
};

struct items {
	VEC(struct item) list;
};

/* ---- orders ---- */

static const struct opcode *pointed(const void *item)
{
	return ((const struct item *)item)->opcode;
}

static int by_index(const struct opcode *a, const struct opcode *b)
{
	return a->index < b->index ? -1 : a->index > b->index;
}

/* By the first word of the text; texts that do not begin with a word come last. */
static int by_mnemonic(const void *a, const void *b)
{
	const struct opcode *x = pointed(a), *y = pointed(b);
	struct str one = ((const struct item *)a)->mnemonic, two = ((const struct item *)b)->mnemonic;
	if (!one.length != !two.length)
		return one.length ? -1 : 1;
	int order = str_compare(one, two);
	if (!order)
		order = str_compare(x->optype->name, y->optype->name);
	return order ? order : by_index(x, y);
}

static int by_family(const void *a, const void *b)
{
	const struct opcode *x = pointed(a), *y = pointed(b);
	int order = str_compare(x->optype->name, y->optype->name);
	return order ? order : by_index(x, y);
}

static int compare_item_groups(const void *a, const void *b)
{
	const struct opcode *x = pointed(a), *y = pointed(b);
	if (x->group && y->group && x->group != y->group)
		return str_compare(x->group->name, y->group->name);
	return by_family(a, b);
}

static int by_code(const void *a, const void *b)
{
	const struct opcode *x = pointed(a), *y = pointed(b);
	if (x->length != y->length)
		return x->length < y->length ? -1 : 1;
	int order = word_compare(x->fixed.match, y->fixed.match);
	return order ? order : by_index(x, y);
}

static struct str group_part(struct pages *pages, const struct opcode *opcode, struct str *url)
{
	if (!opcode->group)
		return (struct str){ 0 };
	*url = page_url(pages, "group", opcode->group->name);
	return opcode->group->name;
}

static struct str family_part(struct pages *pages, const struct opcode *opcode, struct str *url)
{
	*url = page_url(pages, "insn", opcode->optype->name);
	return opcode->optype->name;
}

static const struct order orders[] = {
	{ "mnemonic", "instructions.html", by_mnemonic, NULL },
	{ "code", "instructions-by-code.html", by_code, NULL },
	{ "group", "instructions-by-group.html", compare_item_groups, group_part },
	{ "family", "instructions-by-family.html", by_family, family_part },
};

/* ---- rows ---- */

/* "11:0 = 0x140": the runs of fixed bits, from the highest. */
static struct str fixed_text(struct pages *pages, const struct opcode *opcode)
{
	struct arena *arena = pages->view->arena;
	struct buffer text = buffer_new(arena);
	for (unsigned bit = WORD_BITS; bit-- > 0;) {
		unsigned high = bit;
		if (!word_bit(opcode->fixed.mask, bit))
			continue;
		while (bit > 0 && word_bit(opcode->fixed.mask, bit - 1) && high - bit < 63)
			bit--;
		uint64_t value = word_extract(opcode->fixed.match, bit, high - bit + 1);
		struct str range = bit_range_text(arena, bit, high - bit + 1);
		buffer_printf(&text, "%s%.*s = ", text.length ? ", " : "", STR_ARG(range));
		buffer_printf(&text, high - bit > 2 ? "0x%llx" : "%llu", (unsigned long long)value);
	}
	return buffer_str(&text);
}

/* The address of the mnemonic on the page of its family, if it has one there. */
static struct str mnemonic_url(struct pages *pages, const struct item *item)
{
	VEC_EACH (struct form *, it, &item->opcode->forms)
		VEC_EACH (struct str, word, &(*it)->template->mnemonics)
			if (page_is_choice((*it)->template) && str_equal(*word, item->mnemonic))
				return str_printf(pages->view->arena, "%.*s#%.*s",
					STR_ARG(page_url(pages, "insn", item->opcode->optype->name)),
					STR_ARG(page_id(pages, "mnemonic", *word)));
	return (struct str){ 0 };
}

static void row(struct pages *pages, xmlNodePtr parent, const struct item *item, size_t span)
{
	struct view *view = pages->view;
	const struct opcode *opcode = item->opcode;
	xmlNodePtr node = page_opcode_link(pages, parent, "item", opcode);
	view_set(view, node, "mnemonic", item->mnemonic);
	view_set_some(view, node, "mnemonic-url", mnemonic_url(pages, item));
	view_set_number(view, node, "length", opcode->length);
	view_set(view, node, "code", fixed_text(pages, opcode));
	view_set_flag(view, node, "defective", opcode->defective);
	if (!span)
		return;
	view_set_number(view, node, "span", span);
	view_set(view, node, "family", opcode->optype->name);
	view_set(view, node, "family-url", page_url(pages, "insn", opcode->optype->name));
	page_summary_set(pages, node, opcode->optype->ast);
	if (opcode->group) {
		view_set(view, node, "group", opcode->group->name);
		view_set(view, node, "group-url", page_url(pages, "group", opcode->group->name));
	}
}

/* The number of consecutive opcodes of one family. */
static size_t same_family(const struct items *sorted, size_t at)
{
	size_t end = at + 1;
	while (end < sorted->list.count &&
		   sorted->list.items[end].opcode->optype == sorted->list.items[at].opcode->optype)
		end++;
	return end - at;
}

static xmlNodePtr begin_part(struct pages *pages, xmlNodePtr list, struct str name, struct str url)
{
	xmlNodePtr node = view_add(pages->view, list, "part");
	if (name.length) {
		view_set(pages->view, node, "name", name);
		view_set(pages->view, node, "url", url);
	}
	return node;
}

static void show_list(struct pages *pages, const struct order *order, struct items *sorted)
{
	struct view *view = pages->view;
	xmlNodePtr node = view_add(view, pages->root, "list"), part = NULL;
	struct str current = { 0 };
	size_t left = 0;
	qsort(sorted->list.items, sorted->list.count, sizeof *sorted->list.items, order->compare);
	view_set_c(view, node, "by", order->name);
	view_set_c(view, node, "url", order->url);
	for (size_t i = 0; i < sorted->list.count; i++) {
		const struct item *item = &sorted->list.items[i];
		struct str url = { 0 };
		struct str name = order->part ? order->part(pages, item->opcode, &url) : (struct str){ 0 };
		if (!part || !str_equal(name, current))
			part = begin_part(pages, node, name, url);
		current = name;
		bool first = !left;
		left = first ? same_family(sorted, i) : left;
		row(pages, part, item, first ? left : 0);
		left--;
	}
}

/* The mnemonics of an opcode: a row for each, or one for all. */
static void add_list_rows(
	struct arena *arena, struct items *items, const struct opcode *opcode, bool apart)
{
	struct str_map known = { .arena = arena };
	struct buffer all = buffer_new(arena);
	static char there;
	VEC_EACH (struct form *, it, &opcode->forms)
		VEC_EACH (struct str, word, &(*it)->template->mnemonics) {
			struct item item = { opcode, *word };
			if (str_map_put(&known, *word, &there))
				continue;
			if (apart)
				VEC_PUSH(arena, &items->list, item);
			buffer_printf(&all, "%s%.*s", all.length ? ", " : "", STR_ARG(*word));
		}
	struct item item = { opcode, buffer_str(&all) };
	if (!apart || !all.length)
		VEC_PUSH(arena, &items->list, item);
}

void page_lists(struct pages *pages)
{
	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
		struct items sorted = { 0 };
		VEC_EACH (struct opcode *, it, &pages->view->isa->opcodes)
			if ((*it)->optype)
				add_list_rows(pages->view->arena, &sorted, *it, orders[i].compare == by_mnemonic);
		if (sorted.list.count)
			show_list(pages, &orders[i], &sorted);
	}
}
