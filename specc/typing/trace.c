/* SPDX-License-Identifier: MIT */
/* Hashes what a block does for a combination of modifier values: the statements run and the ranges
 * of their expressions. If combinations that differ only in one modifier always have the same hash,
 * that modifier is ignored. */
#include "typing/type.h"

static bool is_traced(const struct typing *t)
{
	return !t->quiet && !t->trial.active;
}

static void mix_trace(struct typing *t, uint64_t n)
{
	t->trace = (t->trace ^ n) * 0x9E3779B97F4A7C15;
	t->trace ^= t->trace >> 29;
}

/* Most values fit one limb. */
static void mix_wide(struct typing *t, const struct wide *w)
{
	if (wide_fits_limb(w)) {
		mix_trace(t, w->limb[0]);
		return;
	}
	mix_trace(t, WIDE_LIMBS);
	for (unsigned i = 0; i < WIDE_LIMBS; i++)
		mix_trace(t, w->limb[i]);
}

void type_trace_number(struct typing *t, uint64_t n)
{
	if (is_traced(t))
		mix_trace(t, n);
}

void type_trace_stmt(struct typing *t, const struct sem_stmt *s)
{
	if (is_traced(t))
		mix_trace(t, (uint64_t)(uintptr_t)s);
}

/* .mode == .A: what it selects counts, not the comparison itself */
static bool asks_modifier(const struct sem_expr *e)
{
	return e->kind == SEM_BINARY &&
		   (e->operands.items[0]->kind == SEM_MOD || e->operands.items[1]->kind == SEM_MOD);
}

void type_trace_value(struct typing *t, const struct sem_expr *e, const struct sem_value *value)
{
	if (!is_traced(t) || value->kind == SEM_KIND_MOD || asks_modifier(e))
		return;
	mix_trace(t, (uint64_t)(uintptr_t)e);
	mix_trace(t, (uint64_t)value->kind);
	if (!type_is_integer(value))
		return;
	mix_wide(t, &value->range.lo);
	mix_wide(t, &value->range.hi);
	mix_wide(t, &value->range.zeros);
	mix_wide(t, &value->range.ones);
}

void type_trace_word(struct typing *t, const struct sem_word *word)
{
	struct str name = sem_word_text(word);
	if (is_traced(t))
		for (size_t i = 0; i < name.length; i++)
			mix_trace(t, (unsigned char)name.text[i]);
}

/* Do all legal combinations that differ only in this modifier behave alike? False if there are
 * none. */
static bool is_ignored(const struct typing *t, const struct sem_tried *tried)
{
	size_t step = tried->stride, count = tried->values.count;
	bool compared = false;
	for (size_t combo = 0; combo < t->combos.count; combo++) {
		size_t base = combo - combo / step % count * step;
		for (size_t other = base; other < combo; other += step) {
			if (!sem_combo_has(t->legal, combo) || !sem_combo_has(t->legal, other))
				continue;
			if (t->traces[combo] != t->traces[other])
				return false;
			compared = true;
		}
	}
	return compared;
}

void type_report_ignored(struct typing *t, size_t first)
{
	if (t->gave_up)
		return;
	for (size_t i = first; i < t->combos.list.count; i++) {
		const struct sem_tried *tried = &t->combos.list.items[i];
		struct span place = t->root->block->span;
		if (!is_ignored(t, tried))
			continue;
		VEC_EACH (struct sem_suffix, it, &t->root->block->suffixes)
			if (sem_scope_modifier(t->root, it->name) == tried->modifier)
				place = it->span;
		sem_report(t->root, CHECK_SEMANTICS_MODIFIER, place,
			"modifier '.%.*s' has no effect: the block does the same for all its values",
			STR_ARG(tried->modifier->name));
	}
}
