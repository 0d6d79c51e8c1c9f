/* SPDX-License-Identifier: MIT */
/* Derived layer for C: names -> their order by value and by text, for a search by
 * halving. */
#include <stdlib.h>

#include "derived/c_internal.h"

/* Fewer names are searched one by one. */
enum { LEAST_ORDERED = 32 };

struct ordered {
	struct str text; /* in lower case, if case does not matter */
	size_t name;     /* its number in the run */
};

static int compare_ordered(const void *a, const void *b)
{
	const struct ordered *x = a, *y = b;
	int order = str_compare(x->text, y->text);
	return order ? order : (x->name > y->name) - (x->name < y->name);
}

static int compare_ordered_values(const void *a, const void *b)
{
	const struct c_value_name *x = a, *y = b;
	if (x->value != y->value)
		return x->value > y->value ? 1 : -1;
	return x->alias != y->alias ? x->alias - y->alias
								: (x->place > y->place) - (x->place < y->place);
}

void c_order_names(struct c_named *names)
{
	if (names->list.count >= LEAST_ORDERED)
		qsort(names->list.items, names->list.count, sizeof *names->list.items,
			compare_ordered_values);
}

/* The place of the longest name before `at` that this one begins with, from 1; 0: none. All such
 * names come before it, each in the chain of the next. */
static size_t shorter(const struct ordered *list, const size_t *chain, size_t at)
{
	size_t place = at;
	while (place && !str_starts_with(list[at].text, list[place - 1].text))
		place = chain[place - 1];
	return place;
}

unsigned c_name_order(struct cview *c, const struct c_named *names)
{
	size_t count = names->list.count;
	struct run run = { 0 };
	if (count < LEAST_ORDERED)
		return 0;
	struct ordered *list = ARENA_ARRAY(c->arena, struct ordered, count);
	size_t *chain = ARENA_ARRAY(c->arena, size_t, count);
	for (size_t i = 0; i < count; i++) {
		struct str text = names->list.items[i].text;
		list[i] = (struct ordered){ c->isa->fold_case ? str_lower(c->arena, text) : text, i };
	}
	qsort(list, count, sizeof *list, compare_ordered);
	for (size_t i = 0; i < count; i++) {
		chain[i] = shorter(list, chain, i);
		xmlNodePtr row = run_add(c, &run);
		view_set_number(c->view, row, "name", list[i].name);
		view_set_number(c->view, row, "shorter", chain[i]);
	}
	return pool_share_run(c, &c->name_orders, &run) + 1;
}
