/* SPDX-License-Identifier: MIT */
/* What statements assign, declare and read; copies of them, and copies that read something else.
 * For roll.h. */
#include "ctree/roll.h"

struct c_local *roll_set_by(const struct c_statement *s)
{
	return s->kind == C_DECLARATION                                  ? s->local
		   : s->kind == C_ASSIGNMENT && s->place->kind == C_VARIABLE ? s->place->local
																	 : NULL;
}

unsigned roll_count_sets(const struct c_block *block, const struct c_local *x)
{
	unsigned count = 0;
	VEC_EACH (struct c_statement *, it, &block->statements)
		count += (roll_set_by(*it) == x) + roll_count_sets(&(*it)->yes, x) +
				 roll_count_sets(&(*it)->no, x);
	return count;
}

bool roll_is_read_by(const struct c_statement *s, const struct c_local *x)
{
	const bool sets = s->op == C_SET && roll_set_by(s) == x;
	return (s->value && c_reads(s->value, x)) || (s->place && !sets && c_reads(s->place, x)) ||
		   roll_is_read(&s->yes, 0, s->yes.statements.count, x) ||
		   roll_is_read(&s->no, 0, s->no.statements.count, x);
}

bool roll_is_read(const struct c_block *block, size_t from, size_t to, const struct c_local *x)
{
	for (size_t i = from; i < to; i++)
		if (roll_is_read_by(block->statements.items[i], x))
			return true;
	return false;
}

bool roll_is_declared(
	const struct c_block *block, size_t from, size_t to, const struct c_local *local)
{
	for (size_t i = from; i < to; i++)
		if (block->statements.items[i]->kind == C_DECLARATION &&
			block->statements.items[i]->local == local)
			return true;
	return false;
}

/* ---- copies ---- */

struct c_expr *roll_copy_expr(struct c_body *b, const struct c_expr *x)
{
	struct c_expr *copy = x ? ARENA_NEW(b->arena, struct c_expr) : NULL;
	if (!x)
		return NULL;
	*copy = *x;
	copy->operands = ARENA_ARRAY(b->arena, struct c_expr *, x->count + 1);
	for (unsigned i = 0; i < x->count; i++)
		copy->operands[i] = roll_copy_expr(b, x->operands[i]);
	return copy;
}

struct c_block roll_copy(struct c_body *b, struct c_statement *const *statements, size_t count)
{
	struct c_block copies = { 0 };
	for (size_t i = 0; i < count; i++) {
		struct c_statement *s = ARENA_NEW(b->arena, struct c_statement);
		*s = *statements[i];
		s->place = roll_copy_expr(b, s->place);
		s->value = roll_copy_expr(b, s->value);
		s->yes = roll_copy(b, s->yes.statements.items, s->yes.statements.count);
		s->no = roll_copy(b, s->no.statements.items, s->no.statements.count);
		VEC_PUSH(b->arena, &copies.statements, s);
	}
	return copies;
}

/* x is `by` where it reads the local. */
static void read_instead(struct c_expr *x, const struct c_local *old, const struct c_expr *by)
{
	for (unsigned i = 0; i < x->count; i++)
		read_instead(x->operands[i], old, by);
	if (x->kind == C_VARIABLE && x->local == old)
		*x = *by;
}

void roll_use_instead(struct c_statement *s, const struct c_local *old, const struct c_expr *by)
{
	if (s->value)
		read_instead(s->value, old, by);
	if (s->place)
		read_instead(s->place, old, by);
	VEC_EACH (struct c_statement *, it, &s->yes.statements)
		roll_use_instead(*it, old, by);
	VEC_EACH (struct c_statement *, it, &s->no.statements)
		roll_use_instead(*it, old, by);
}
