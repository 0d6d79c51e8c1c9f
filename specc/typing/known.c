/* SPDX-License-Identifier: MIT */
/* What conditions on the current path tell about expressions that are not names, and about names of
 * which others are copies. */
#include "typing/type.h"

static struct type_way *typed_way(const struct type_frame *f)
{
	return (struct type_way *)f->run.way;
}

static bool is_kind_known(enum sem_expr_kind kind)
{
	return kind == SEM_SLICE || kind == SEM_BINARY || kind == SEM_UNARY || kind == SEM_ABS ||
		   kind == SEM_CALL;
}

/* Is its value that of operands, locals and numbers alone, which change only where a statement
 * assigns them? */
static bool is_of_names(const struct sem_expr *e)
{
	bool is_name = e->kind == SEM_NAME && e->symbol;
	bool is_call = e->kind == SEM_CALL && e->builtin && !sem_builtin_is(e->builtin, SEM_OF_LANES);
	bool is_bit = e->kind == SEM_INDEX && !e->element;
	if (!is_name && !is_call && !is_bit && e->kind != SEM_NUMBER &&
		(e->kind == SEM_CALL || !is_kind_known(e->kind)))
		return false;
	VEC_EACH (struct sem_expr *, it, &e->operands)
		if (!is_of_names(*it))
			return false;
	return true;
}

bool type_can_know(const struct sem_expr *e)
{
	return is_kind_known(e->kind) && is_of_names(e);
}

void type_know(
	struct typing *t, struct type_frame *f, const struct sem_expr *e, const struct sem_range *range)
{
	struct type_known *known = ARENA_NEW(t->arena, struct type_known);
	*known = (struct type_known){ e, *range, typed_way(f)->known };
	typed_way(f)->known = known;
}

void type_use_known(const struct type_frame *f, const struct sem_expr *e, struct sem_value *value)
{
	if (value->kind != SEM_KIND_INT || !is_kind_known(e->kind))
		return;
	for (const struct type_known *it = typed_way(f)->known; it; it = it->next)
		if (sem_same_expr(it->e, e))
			range_meet(&value->range, &it->range);
}

static bool reads_name(const struct sem_expr *e, const struct sem_expr *name)
{
	VEC_EACH (struct sem_expr *, it, &e->operands)
		if (reads_name(*it, name))
			return true;
	return sem_same_expr(e, name);
}

void type_forget_known(struct typing *t, struct type_frame *f, const struct sem_expr *name)
{
	const struct type_known *all = typed_way(f)->known;
	typed_way(f)->known = NULL;
	for (; all; all = all->next)
		if (!reads_name(all->e, name))
			type_know(t, f, all->e, &all->range);
}

static size_t count_known(const struct type_known *known)
{
	size_t count = 0;
	for (; known; known = known->next)
		count++;
	return count;
}

const struct type_known *type_join_known(const struct type_known *a, const struct type_known *b)
{
	size_t more = count_known(a), other = count_known(b);
	while (a != b) {
		bool first = more >= other;
		if (first)
			a = a->next;
		else
			b = b->next;
		more -= first;
		other -= !first;
	}
	return a;
}

void type_refine_copies(struct type_frame *f, const struct sem_expr *name, enum sem_op op,
	const struct sem_range *limit)
{
	const struct sem_expr *origin = type_tracked(f, name)->origin;
	struct sem_value *values = type_values(f);
	if (origin && origin->kind == SEM_NAME && type_tracked(f, origin))
		type_restrict(f, type_tracked(f, origin), op, limit);
	for (size_t i = 0; i < f->run.names->scope->symbols.count && f->run.way->live; i++) {
		const struct sem_expr *of = values[i].kind == SEM_KIND_INT ? values[i].origin : NULL;
		if (of && of->kind == SEM_NAME &&
			(of->symbol == name->symbol || (origin && of->symbol == origin->symbol)))
			type_restrict(f, &values[i], op, limit);
	}
}
