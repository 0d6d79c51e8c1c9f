/* SPDX-License-Identifier: MIT */
/* What the C of calls passes to functions of a specification, for the comments of these. */
#include "cgen/emit_internal.h"

/* The name of a value, or of what its low bits are of; empty: only a noun for its operation. */
static struct str name_given(const struct emitter *e, const struct core_node *n)
{
	while (n->op == CORE_EXTRACT && !n->lsb && !n->name.length)
		n = n->a;
	struct str name = emit_name_given(e, n);
	return name.length && n->op != CORE_CONST
			   ? c_local_name(e->b->functions->arena, e->c->prefix, name)
			   : name;
}

static void add_given(
	struct arena *arena, struct core_given *given, const struct sem_range *range, struct str name)
{
	given->range = given->is_known ? range_join(&given->range, range) : *range;
	given->is_known = true;
	given->known.arena = arena;
	if (str_map_get(&given->known, name))
		return;
	VEC_PUSH(arena, &given->names, str_copy(arena, name));
	str_map_put(&given->known, str_copy(arena, name), given);
}

/* A function passes what it is given itself: its callers are emitted before it. */
void emit_note_given(const struct emitter *e, struct core_given *given, const struct core_node *n)
{
	struct arena *arena = e->b->functions->arena;
	const struct core_given *own =
		n->op == CORE_PARAM && e->function ? &e->function->given[n->slot] : NULL;
	if (!own || !own->is_known) {
		add_given(arena, given, &n->range, name_given(e, n));
		return;
	}
	VEC_EACH (struct str, it, &own->names)
		add_given(arena, given, &own->range, *it);
}
