/* Pages: lists of all opcodes in several orders, one page each. */
#include "doc/doc.h"

#include <stdlib.h>

struct order {
	const char *name, *url;
	int (*compare)(const void *a, const void *b);
	/* The heading of the part to which an opcode belongs; NULL if the list has no parts. */
	struct str (*part)(struct pages *pages, const struct opcode *opcode, struct str *url);
};

struct opcodes {
	VEC(const struct opcode *) list;
};

/* ---- orders ---- */

static const struct opcode *pointed(const void *item)
{
	return *(const struct opcode *const *)item;
}

static int by_index(const struct opcode *a, const struct opcode *b)
{
	return a->index < b->index ? -1 : a->index > b->index;
}

static struct str mnemonic(const struct opcode *opcode)
{
	struct str none = { 0 };
	const struct template *first = opcode->forms.count ? opcode->forms.items[0]->template : NULL;
	return first && first->mnemonics.count ? first->mnemonics.items[0] : none;
}

/* By the first word of the text; texts that do not begin with a word come last. */
static int by_mnemonic(const void *a, const void *b)
{
	const struct opcode *x = pointed(a), *y = pointed(b);
	struct str one = mnemonic(x), two = mnemonic(y);
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

static int by_group(const void *a, const void *b)
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
	{ "group", "instructions-by-group.html", by_group, group_part },
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
		struct str range = page_bit_range(arena, bit, high - bit + 1);
		buffer_printf(&text, "%s%.*s = ", text.length ? ", " : "", STR_ARG(range));
		buffer_printf(&text, high - bit > 2 ? "0x%llx" : "%llu", (unsigned long long)value);
	}
	return buffer_str(&text);
}

static void row(struct pages *pages, xmlNodePtr parent, const struct opcode *opcode, size_t span)
{
	struct view *view = pages->view;
	xmlNodePtr node = page_opcode_link(pages, parent, "item", opcode);
	view_set(view, node, "mnemonic", mnemonic(opcode));
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
static size_t same_family(const struct opcodes *sorted, size_t at)
{
	size_t end = at + 1;
	while (end < sorted->list.count &&
		   sorted->list.items[end]->optype == sorted->list.items[at]->optype)
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

static void list(struct pages *pages, const struct order *order, struct opcodes *sorted)
{
	struct view *view = pages->view;
	xmlNodePtr node = view_add(view, pages->root, "list"), part = NULL;
	struct str current = { 0 };
	size_t left = 0;
	qsort(sorted->list.items, sorted->list.count, sizeof *sorted->list.items, order->compare);
	view_set_c(view, node, "by", order->name);
	view_set_c(view, node, "url", order->url);
	for (size_t i = 0; i < sorted->list.count; i++) {
		const struct opcode *opcode = sorted->list.items[i];
		struct str url = { 0 };
		struct str name = order->part ? order->part(pages, opcode, &url) : (struct str){ 0 };
		if (!part || !str_equal(name, current))
			part = begin_part(pages, node, name, url);
		current = name;
		bool first = !left;
		left = first ? same_family(sorted, i) : left;
		row(pages, part, opcode, first ? left : 0);
		left--;
	}
}

void page_lists(struct pages *pages)
{
	struct opcodes sorted = { 0 };
	VEC_EACH (struct opcode *, it, &pages->view->isa->opcodes)
		if ((*it)->optype)
			VEC_PUSH(pages->view->arena, &sorted.list, *it);
	if (!sorted.list.count)
		return;
	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
		list(pages, &orders[i], &sorted);
}
