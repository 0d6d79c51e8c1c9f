/* SPDX-License-Identifier: MIT */
/* Finds texts that two opcodes share: walks the languages of all forms at once, byte by byte. What
 * the same bytes lead to is a set of items; a set that one opcode is left in is dropped. */
#include "codec/ambiguity.h"

#include <stdlib.h>

#define MOST_ITEMS 6000000 /* looked at before giving up */
#define MOST_TRIED 16      /* readers of one text */
#define MOST_PAIRS 1000    /* of forms of one opcode */

/* The items after a text, and how it was reached. */
struct item_set {
	const struct item *items;
	size_t count, from; /* from: number of the set one byte before */
	char byte;
};

struct walker {
	struct ambiguity_search *search;
	struct language *language;
	struct arena step; /* of one set's steps */
	VEC(struct item_set) sets;
	struct str_map known;     /* by the bytes of their items; any pointer */
	struct form_pairs *pairs; /* collects pairs of forms instead of reporting opcodes; or NULL */
	struct str_map paired;    /* by the addresses of both */
	struct items after[256];
	bool live[256]; /* a printed text goes on with this byte */
	bool printed;   /* steps of printed texts */
	size_t looked_at;
};

static const struct node *node_of(const struct walker *w, struct item item)
{
	return &w->language->nodes.items[item.node];
}

static int compare_walk_items(const void *a, const void *b)
{
	const struct item *x = a, *y = b;
	if (x->node != y->node)
		return x->node < y->node ? -1 : 1;
	if (x->state != y->state)
		return x->state < y->state ? -1 : 1;
	return (x->mask > y->mask) - (x->mask < y->mask);
}

static void sort_items(struct items *items)
{
	size_t kept = 0;
	qsort(items->list.items, items->list.count, sizeof *items->list.items, compare_walk_items);
	for (size_t i = 0; i < items->list.count; i++)
		if (!kept || compare_walk_items(&items->list.items[kept - 1], &items->list.items[i]))
			items->list.items[kept++] = items->list.items[i];
	items->list.count = kept;
}

/* What a text is shared by: opcodes, or forms. */
static const void *owner_of_node(const struct walker *w, const struct node *node)
{
	return w->pairs ? (const void *)node->form : node->form->opcode;
}

/* Can two of them still have a text, one as printed, one as read? */
static bool is_open_items(const struct walker *w, const struct items *items)
{
	const void *printed = NULL, *read = NULL;
	bool several = false;
	VEC_EACH (struct item, it, &items->list) {
		const struct node *node = node_of(w, *it);
		const void **first = node->use == TEXTS_PRINTED ? &printed : &read;
		several |= *first && *first != owner_of_node(w, node);
		if (!*first)
			*first = owner_of_node(w, node);
	}
	return printed && read && (several || printed != read);
}

static void add_set(struct walker *w, struct items *items, size_t from, char byte)
{
	if (!items->list.count)
		return;
	sort_items(items);
	struct str key = { (const char *)items->list.items, items->list.count * sizeof(struct item) };
	if (!is_open_items(w, items) || str_map_get(&w->known, key))
		return;
	key = str_copy(w->search->arena, key);
	str_map_put(&w->known, key, w);
	struct item *copy = ARENA_ARRAY(w->search->arena, struct item, items->list.count);
	memcpy(copy, items->list.items, key.length);
	VEC_PUSH(w->search->arena, &w->sets, (struct item_set){ copy, items->list.count, from, byte });
}

static void add_item_step(void *context, unsigned char first, unsigned char last, struct item to)
{
	struct walker *w = context;
	for (unsigned byte = first; byte <= last; byte++) {
		w->live[byte] |= w->printed;
		if (w->live[byte])
			VEC_PUSH(&w->step, &w->after[byte].list, to);
	}
}

/* The text that leads to a set. */
static struct str text_of_set(const struct walker *w, size_t set)
{
	size_t length = 0;
	for (size_t i = set; i; i = w->sets.items[i].from)
		length++;
	char *text = arena_alloc(w->search->arena, length + 1);
	struct str result = { text, length };
	for (size_t i = set; i; i = w->sets.items[i].from)
		text[--length] = w->sets.items[i].byte;
	return result;
}

/* Both forms end here: reads the text as both. */
static bool compare_ends(
	struct walker *w, struct str text, const struct form *printed, const struct form *read)
{
	struct ambiguity found = { .text = text, .printed = printed, .read = read };
	struct codec *codec = w->search->codec;
	if (!codec_read_form(codec, printed, text, &found.printed_word) ||
		!codec_read_form(codec, read, text, &found.read_word))
		return false;
	w->search->found(w->search->context, &found);
	return true;
}

static bool is_end(const struct node *node, enum texts_use use)
{
	return node->kind == NODE_END && node->use == use;
}

static bool lacks_twin(const struct walker *w, const struct opcode *opcode)
{
	return opcode->definition->decode_only && !ptr_map_get(w->search->twins, opcode);
}

/* Does a text end here that a DecodeOnly<> opcode has? */
static bool has_decode_only(const struct walker *w, const struct item_set *set)
{
	for (size_t i = 0; i < set->count; i++) {
		const struct node *node = node_of(w, set->items[i]);
		if (node->kind == NODE_END && node->form->opcode->definition->decode_only)
			return true;
	}
	return false;
}

/* Notes DecodeOnly<> opcodes that share this text with another opcode. */
static void find_twins(struct walker *w, size_t number, const struct form *printed)
{
	const struct item_set *set = &w->sets.items[number];
	struct word words[2];
	for (size_t i = 0; i < set->count; i++) {
		const struct node *read = node_of(w, set->items[i]);
		const struct opcode *a = printed->opcode, *b = read->form->opcode;
		if (!is_end(read, TEXTS_READ) || a == b || (!lacks_twin(w, a) && !lacks_twin(w, b)))
			continue;
		struct str text = text_of_set(w, number);
		if (!codec_read_form(w->search->codec, printed, text, &words[0]) ||
			!codec_read_form(w->search->codec, read->form, text, &words[1]))
			continue;
		ptr_map_put(w->search->twins, a, w);
		ptr_map_put(w->search->twins, b, w);
	}
}

static bool is_resolved(const struct form *a, const struct form *b)
{
	return a->opcode->definition->decode_only || b->opcode->definition->decode_only;
}

/* Looks for a form of another opcode that reads what `printed` prints. */
static void find_reader(struct walker *w, size_t number, const struct form *printed)
{
	const struct item_set *set = &w->sets.items[number];
	unsigned tried = 0;
	for (size_t i = 0; i < set->count && tried < MOST_TRIED; i++) {
		const struct node *read = node_of(w, set->items[i]);
		if (!is_end(read, TEXTS_READ) || read->form->opcode == printed->opcode ||
			is_resolved(printed, read->form) || w->search->known(w->search->context, read->form))
			continue;
		tried++;
		if (compare_ends(w, text_of_set(w, number), printed, read->form))
			return;
	}
}

static void add_form_pair(struct walker *w, const struct form *printed, const struct form *read)
{
	const struct form *pair[2] = { printed, read };
	struct str key = { (const char *)pair, sizeof pair };
	if (printed == read || w->pairs->list.count >= MOST_PAIRS || str_map_get(&w->paired, key))
		return;
	str_map_put(&w->paired, str_copy(w->search->arena, key), w);
	VEC_PUSH(w->search->arena, &w->pairs->list, (struct form_pair){ printed, read });
}

/* The pairs of forms that end here. */
static void find_pairs(struct walker *w, size_t number)
{
	const struct item_set *set = &w->sets.items[number];
	for (size_t i = 0; i < set->count && w->pairs->list.count < MOST_PAIRS; i++) {
		const struct node *printed = node_of(w, set->items[i]);
		for (size_t k = 0; is_end(printed, TEXTS_PRINTED) && k < set->count; k++) {
			const struct node *read = node_of(w, set->items[k]);
			if (is_end(read, TEXTS_READ))
				add_form_pair(w, printed->form, read->form);
		}
	}
}

/* One text for each template that is printed here. */
static void find_ends(struct walker *w, size_t number)
{
	const struct item_set *set = &w->sets.items[number];
	bool twins = has_decode_only(w, set);
	for (size_t i = 0; i < set->count; i++) {
		const struct node *node = node_of(w, set->items[i]);
		if (twins && is_end(node, TEXTS_PRINTED))
			find_twins(w, number, node->form);
		if (is_end(node, TEXTS_PRINTED) && !w->search->known(w->search->context, node->form))
			find_reader(w, number, node->form);
	}
}

static void step_items(struct walker *w, size_t number, enum texts_use use)
{
	struct item_set set = w->sets.items[number];
	w->printed = use == TEXTS_PRINTED;
	for (size_t i = 0; i < set.count; i++)
		if (node_of(w, set.items[i])->use == use)
			language_steps(w->language, &w->step, set.items[i], add_item_step, w);
}

static void walk_set(struct walker *w, size_t number)
{
	memset(w->after, 0, sizeof w->after);
	memset(w->live, 0, sizeof w->live);
	step_items(w, number, TEXTS_PRINTED);
	step_items(w, number, TEXTS_READ);
	w->looked_at += w->sets.items[number].count;
	for (unsigned byte = 0; byte < 256; byte++)
		add_set(w, &w->after[byte], number, (char)byte);
	arena_reset(&w->step);
}

/* False if there are too many sets. */
static bool walk_sets(struct walker *w, const struct form *const *forms, size_t count)
{
	struct items starts = { 0 }, expanded = { 0 };
	const struct restriction none = { 0 };
	w->language = w->search->language;
	w->language->nodes.count = 0;
	w->known.arena = w->paired.arena = w->search->arena;
	for (size_t i = 0; i < count; i++) {
		language_add(w->language, forms[i], TEXTS_PRINTED, none, &starts);
		language_add(w->language, forms[i], TEXTS_READ, none, &starts);
	}
	VEC_EACH (struct item, it, &starts.list)
		language_expand(w->language, w->search->arena, *it, &expanded);
	add_set(w, &expanded, 0, 0);
	size_t number = 0;
	for (; number < w->sets.count && w->looked_at < MOST_ITEMS; number++) {
		if (w->pairs)
			find_pairs(w, number);
		else
			find_ends(w, number);
		walk_set(w, number);
	}
	arena_free(&w->step);
	return number == w->sets.count;
}

bool ambiguity_between(struct ambiguity_search *search, const struct form_list *forms)
{
	struct walker *w = ARENA_NEW(search->arena, struct walker);
	w->search = search;
	return walk_sets(w, forms->list.items, forms->list.count);
}

void ambiguity_pairs(
	struct ambiguity_search *search, const struct opcode *opcode, struct form_pairs *pairs)
{
	struct walker *w = ARENA_NEW(search->arena, struct walker);
	w->search = search;
	w->pairs = pairs;
	walk_sets(w, (const struct form *const *)opcode->forms.items, opcode->forms.count);
}
