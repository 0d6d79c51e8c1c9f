/* SPDX-License-Identifier: MIT */
/* `if (!c) ... if (c) ...` -> `if (c) ... else ...`, where c does not change; what is between them
 * comes after both, where that makes no difference. */
#include "ctree/tree.h"

static bool is_not(const struct c_expr *x, const struct c_expr *y)
{
	return x->kind == C_UNARY && x->sign == '!' && c_are_same(x->operands[0], y);
}

/* Does it assign locals, for what comes after the if? */
static bool sets_locals(const struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements)
		if ((*it)->kind == C_ASSIGNMENT && (*it)->place->kind == C_VARIABLE)
			return true;
	return false;
}

static bool have_one_condition(const struct c_statement *first, const struct c_statement *last)
{
	return first->kind == C_IF && last->kind == C_IF && c_lasts(first->value) &&
		   !sets_locals(&first->yes) && !sets_locals(&first->no) &&
		   (c_are_same(first->value, last->value) || is_not(first->value, last->value) ||
			   is_not(last->value, first->value));
}

/* ---- what is between them ---- */

/* Does it make a call, follow a pointer to what may be the member, or name it? */
static bool meets_member(const struct c_expr *x, struct str member)
{
	bool meets = x->kind == C_CALL || (x->kind == C_VARIABLE && x->local->shape != C_PLAIN);
	if (x->kind == C_FIELD)
		return str_equal(x->name, member);
	for (unsigned i = 0; i < x->count && !meets; i++)
		meets = meets_member(x->operands[i], member);
	return meets;
}

/* Are they assignments that may be made before one of the member? */
static bool are_before(const struct c_block *block, struct str member)
{
	VEC_EACH (struct c_statement *, it, &block->statements)
		if ((*it)->kind != C_ASSIGNMENT || meets_member((*it)->place, member) ||
			meets_member((*it)->value, member))
			return false;
	return true;
}

/* state->CF = old_CF: may the if come before it? */
static bool lets_before(const struct c_statement *s, const struct c_statement *choice)
{
	return s->kind == C_ASSIGNMENT && s->place->kind == C_FIELD && c_lasts(s->value) &&
		   are_before(&choice->yes, s->place->name) && are_before(&choice->no, s->place->name);
}

/* The if that the last one is a part of; or NULL. */
static struct c_statement *find_first(
	const struct c_block *block, size_t kept, const struct c_statement *last)
{
	while (last->kind == C_IF && kept && lets_before(block->statements.items[kept - 1], last))
		kept--;
	struct c_statement *first = kept ? block->statements.items[kept - 1] : NULL;
	return first && have_one_condition(first, last) ? first : NULL;
}

/* ---- both as one ---- */

static void append(struct c_body *b, struct c_block *to, const struct c_block *from)
{
	VEC_EACH (struct c_statement *, it, &from->statements)
		VEC_PUSH(b->arena, &to->statements, *it);
}

/* With an else, the condition has no `!`. */
static void join(struct c_body *b, struct c_statement *first, const struct c_statement *last)
{
	const bool turned = !c_are_same(first->value, last->value);
	append(b, &first->yes, turned ? &last->no : &last->yes);
	append(b, &first->no, turned ? &last->yes : &last->no);
	if (!first->no.statements.count || first->value->kind != C_UNARY || first->value->sign != '!')
		return;
	const struct c_block yes = first->yes;
	first->yes = first->no;
	first->no = yes;
	first->value = first->value->operands[0];
}

static void join_block(struct c_body *b, struct c_block *block)
{
	size_t kept = 0;
	VEC_EACH (struct c_statement *, it, &block->statements) {
		struct c_statement *first = find_first(block, kept, *it);
		if (first)
			join(b, first, *it);
		else
			block->statements.items[kept++] = *it;
	}
	block->statements.count = kept;
	VEC_EACH (struct c_statement *, it, &block->statements) {
		join_block(b, &(*it)->yes);
		join_block(b, &(*it)->no);
	}
}

void c_join(struct c_body *b)
{
	join_block(b, &b->top);
}
