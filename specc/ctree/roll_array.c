/* SPDX-License-Identifier: MIT */
/* What each step of a loop (roll.h) declares for later statements is an element of an array. They
 * read it with the number of the step, so they are steps of loops themselves; where most are not,
 * there is no array. */
#include "ctree/roll.h"

enum { MOST_NUMBERED = 2 }; /* reads of elements one by one: of those that begin a sum */

/* The local that statement i of the step declares, or NULL. Steps count from the first one. */
static struct c_local *declared_by(
	const struct roll *r, const struct c_block *block, size_t step, size_t i)
{
	const struct c_statement *s = block->statements.items[roll_begin(r) + step * r->length + i];
	return s->kind == C_DECLARATION ? s->local : NULL;
}

/* How many steps declare something by statement i. */
static size_t count_declared(const struct roll *r, size_t i)
{
	return r->steps + r->before - (i + r->missing >= r->length ? r->missing > 0 : 0);
}

bool roll_can_be_array(const struct roll *r, const struct c_block *block, size_t i)
{
	for (size_t step = 0; step < count_declared(r, i); step++) {
		const struct c_local *x = declared_by(r, block, step, i);
		if (!x || !x->value || (x->changes && !r->all->makes_chains) || x->is_given ||
			x->is_apart || x->shape != C_PLAIN)
			return false;
	}
	return true;
}

/* The name that the steps' locals share. */
static struct str name_of_array(const struct c_local *first, const struct c_local *second)
{
	size_t length = first->name.length;
	if (str_equal(first->name, second->name))
		return first->name;
	while (length && char_is_digit(first->name.text[length - 1]))
		length--;
	if (length && first->name.text[length - 1] == '_')
		length--;
	return length ? str_slice(first->name, 0, length) : first->name;
}

/* Has what follows the loop read the element instead of the local. */
static void use_after(const struct roll *r, const struct c_block *block,
	const struct c_local *local, const struct c_expr *element)
{
	for (size_t after = roll_end(r); after < block->statements.count; after++)
		roll_use_instead(block->statements.items[after], local, element);
}

/* Has each step and what follows it use the elements instead of what statement i of it declares. */
static void use_elements(struct roll *r, const struct c_block *block, size_t i,
	struct c_local *array, struct c_expr *k, struct c_block *pattern)
{
	struct c_body *b = r->b;
	struct c_statement *own = pattern->statements.items[i];
	struct roll_array made = { .array = array };
	const struct chain *chain = roll_chain_by(r, i);
	struct c_expr *next = chain ? c_binary(b, k, C_ADD, c_constant(b, C_UINT32, 1)) : k;
	VEC_EACH (struct c_statement *, it, &pattern->statements)
		roll_use_instead(*it, own->local, c_element(b, c_variable(b, array), next));
	VEC_EACH (struct c_statement *, it, &pattern->statements)
		if (chain)
			roll_use_instead(*it, chain->before, c_element(b, c_variable(b, array), k));
	own->kind = C_ASSIGNMENT;
	own->op = C_SET;
	own->place = c_element(b, c_variable(b, array), next);
	own->local = NULL;
	if (chain)
		use_after(
			r, block, chain->start, c_element(b, c_variable(b, array), c_constant(b, C_INT, 0)));
	for (size_t step = 0; step < count_declared(r, i); step++) {
		struct c_local *local = declared_by(r, block, step, i);
		struct c_expr *element =
			c_element(b, c_variable(b, array), c_constant(b, C_INT, step + !!chain));
		VEC_PUSH(b->arena, &made.locals, local);
		use_after(r, block, local, element);
	}
	VEC_PUSH(b->arena, &r->all->arrays, made);
}

/* Sets the element that the first step reads. */
static void begin_chain(
	const struct roll *r, const struct chain *chain, struct c_local *array, struct c_block *begun)
{
	struct c_body *b = r->b;
	struct c_statement *s = ARENA_NEW(b->arena, struct c_statement);
	if (!chain)
		return;
	*s = (struct c_statement){ C_ASSIGNMENT, .op = C_SET };
	s->place = c_element(b, c_variable(b, array), c_constant(b, C_INT, 0));
	s->value = c_variable(b, (struct c_local *)chain->start);
	VEC_PUSH(b->arena, &begun->statements, s);
}

void roll_write_arrays(
	struct roll *r, const struct c_block *block, struct c_block *begun, struct c_statement *loop)
{
	struct c_body *b = r->b;
	struct c_expr *k = c_variable(b, loop->local);
	if (loop->first)
		k = c_binary(b, k, C_SUB, c_constant(b, C_UINT32, loop->first));
	for (size_t i = 0; i < r->length; i++) {
		if (!(r->arrays >> i & 1))
			continue;
		const struct c_local *first = declared_by(r, block, 0, i);
		struct c_local *array =
			c_local_new(b, first->type, C_STEPS, name_of_array(first, declared_by(r, block, 1, i)));
		struct c_statement *s = ARENA_NEW(b->arena, struct c_statement);
		array->steps = r->steps + r->before + !!roll_chain_by(r, i);
		array->changes = true;
		array->rounds[0] = loop->local->rounds[0];
		*s = (struct c_statement){ C_DECLARATION, .local = array };
		VEC_PUSH(b->arena, &begun->statements, s);
		begin_chain(r, roll_chain_by(r, i), array, begun);
		use_elements(r, block, i, array, k, &loop->yes);
	}
}

/* How often does x read an element by its number? */
static unsigned count_numbered(const struct c_expr *x, const struct c_local *array)
{
	unsigned count =
		x->kind == C_ELEMENT && x->operands[0]->local == array && x->operands[1]->kind == C_NUMBER;
	for (unsigned i = 0; i < x->count; i++)
		count += count_numbered(x->operands[i], array);
	return count;
}

static unsigned count_all_numbered(const struct c_block *block, const struct c_local *array)
{
	unsigned count = 0;
	VEC_EACH (struct c_statement *, it, &block->statements) {
		count += (*it)->value ? count_numbered((*it)->value, array) : 0;
		count += (*it)->place ? count_numbered((*it)->place, array) : 0;
		count += count_all_numbered(&(*it)->yes, array) + count_all_numbered(&(*it)->no, array);
	}
	return count;
}

bool roll_refuses_arrays(const struct rolls *all)
{
	bool refuses = false;
	VEC_EACH (const struct roll_array, it, &all->arrays) {
		if (count_all_numbered(&all->b->top, it->array) <= MOST_NUMBERED)
			continue;
		refuses = true;
		VEC_EACH (struct c_local *, local, &it->locals)
			(*local)->is_apart = true;
	}
	return refuses;
}
