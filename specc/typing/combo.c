/* SPDX-License-Identifier: MIT */
/* Combinations of modifier values, by number: which are tried, and how to describe a failing
 * one. */
#include "typing/combo.h"

bool sem_combo_has(const uint64_t *words, size_t combo)
{
	return words[combo / 64] >> combo % 64 & 1;
}

void sem_combo_add(uint64_t *words, size_t combo)
{
	words[combo / 64] |= (uint64_t)1 << combo % 64;
}

const struct sem_tried *sem_combo_find(
	const struct sem_combos *c, const struct sem_modifier *modifier)
{
	VEC_EACH (const struct sem_tried, it, &c->list)
		if (it->modifier == modifier)
			return it;
	return NULL;
}

void sem_combo_try(struct sem_combos *c, struct arena *arena, const struct sem_scope *scope,
	const struct sem_modifier *modifier)
{
	if (!modifier || !modifier->type || modifier->type->poisoned || sem_combo_find(c, modifier))
		return;
	struct sem_tried tried = { .modifier = modifier, .stride = c->count };
	struct sem_values values = sem_modifier_values(scope, modifier);
	size_t count = values.list.count;
	if (!count || c->count * count > c->most)
		return;
	VEC_EACH (struct str, it, &values.list)
		VEC_PUSH(arena, &tried.values, sem_word(scope->run, *it));
	c->count *= count;
	VEC_PUSH(arena, &c->list, tried);
}

static const struct sem_word *value_in_combo(const struct sem_tried *tried, size_t combo)
{
	return tried->values.items[combo / tried->stride % tried->values.count];
}

const struct sem_word *sem_combo_value(const struct sem_combos *c, const struct sem_tried *tried)
{
	return value_in_combo(tried, c->now);
}

/* Does a failing combination succeed with another value of the modifier? */
static bool matters(const struct sem_combos *c, const struct sem_tried *tried,
	const uint64_t *failing, const uint64_t *legal)
{
	size_t step = tried->stride, count = tried->values.count;
	for (size_t combo = 0; combo < c->count; combo++) {
		size_t base = combo - combo / step % count * step;
		for (size_t i = 0; i < count && sem_combo_has(failing, combo); i++)
			if ((!legal || sem_combo_has(legal, base + i * step)) &&
				!sem_combo_has(failing, base + i * step))
				return true;
	}
	return false;
}

struct str sem_combo_text(
	const struct sem_combos *c, struct arena *arena, const uint64_t *failing, const uint64_t *legal)
{
	struct buffer out = buffer_new(arena);
	size_t combo = 0;
	while (combo < c->count && !sem_combo_has(failing, combo))
		combo++;
	VEC_EACH (const struct sem_tried, it, &c->list)
		if (combo < c->count && matters(c, it, failing, legal))
			buffer_printf(&out, "%s.%.*s is .%.*s", out.length ? " and " : " when ",
				STR_ARG(it->modifier->name), STR_ARG(value_in_combo(it, combo)->text));
	return buffer_str(&out);
}
