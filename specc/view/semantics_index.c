/* SPDX-License-Identifier: MIT */
/* Semantics: finds parts by their blocks, and parts and broken blocks by where they begin. */
#include <stdlib.h>

#include "view/semantics_internal.h"

static int compare_semantics_places(const void *a, const void *b)
{
	const struct semantics_place *x = a, *y = b;
	if (x->source != y->source)
		return (uintptr_t)x->source < (uintptr_t)y->source ? -1 : 1;
	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	return (x->part > y->part) - (x->part < y->part);
}

static void add_semantics_place(struct semantics *s, struct semantics_place place, struct span span)
{
	place.source = span.source;
	place.at = span.from;
	VEC_PUSH(s->view->arena, &s->places, place);
}

static void index_part(struct semantics *s, const struct semantics_part *part)
{
	const struct sem_block *block = part->scope->block;
	struct semantics_place place = { .part = part };
	ptr_map_put(&s->by_block, block, (void *)(uintptr_t)part);
	add_semantics_place(s, place, block->span);
	if (block->body.span.from != block->span.from || block->body.span.source != block->span.source)
		add_semantics_place(s, place, block->body.span);
}

static void index_broken(struct semantics *s, const struct sem_family *family)
{
	for (size_t i = 0; i < family->blocks.list.count; i++) {
		const struct sem_block *block = family->blocks.list.items[i];
		struct semantics_place place = { .family = family, .block = i };
		if (!ptr_map_get(&s->by_block, block))
			add_semantics_place(s, place, block->span);
	}
}

static void index_optype(
	struct semantics *s, const struct definition *optype, struct sem_family *family)
{
	struct semantics_families *known = ptr_map_get(&s->by_optype, optype);
	if (!known) {
		known = ARENA_NEW(s->view->arena, struct semantics_families);
		ptr_map_put(&s->by_optype, optype, known);
	}
	if (!known->list.count || known->list.items[known->list.count - 1] != family)
		VEC_PUSH(s->view->arena, &known->list, family);
}

static void index_family(struct semantics *s, struct sem_family *family)
{
	index_broken(s, family);
	index_optype(s, family->owner, family);
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		index_optype(s, (*it)->optype, family);
}

void semantics_index(struct semantics *s)
{
	s->by_block.arena = s->by_optype.arena = s->view->arena;
	VEC_EACH (struct semantics_part, it, &s->parts)
		index_part(s, it);
	VEC_EACH (struct sem_family *, it, &s->families)
		index_family(s, *it);
	if (s->places.count)
		qsort(s->places.items, s->places.count, sizeof *s->places.items, compare_semantics_places);
}

const struct semantics_part *semantics_part_of(
	const struct semantics *s, const struct sem_block *block)
{
	return ptr_map_get(&s->by_block, block);
}

const struct semantics_families *semantics_of_optype(
	const struct semantics *s, const struct definition *optype)
{
	static const struct semantics_families none;
	const struct semantics_families *known = ptr_map_get(&s->by_optype, optype);
	return known ? known : &none;
}

struct semantics_places semantics_places_in(const struct semantics *s, struct span span)
{
	struct semantics_place from = { .source = span.source, .at = span.from };
	HALVE(first, s->places.count, i, compare_semantics_places(&s->places.items[i], &from) < 0);
	size_t end = first;
	while (end < s->places.count && s->places.items[end].source == span.source &&
		   s->places.items[end].at < span.to)
		end++;
	return (struct semantics_places){ s->places.items + first, end - first };
}
