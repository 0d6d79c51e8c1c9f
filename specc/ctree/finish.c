/* SPDX-License-Identifier: MIT */
/* Prepares the body of a C function (tree.h) for printing: removes what has no effect, and names
 * the remaining locals. */
#include "base/c_name.h"
#include "ctree/tree.h"

/* ---- code without effect ---- */

static void count_reads(const struct c_expr *x, unsigned by, const struct c_local *but)
{
	if (x->kind == C_VARIABLE && x->local != but)
		x->local->uses += by;
	for (unsigned i = 0; i < x->count; i++)
		count_reads(x->operands[i], by, but);
}

/* The local that the statement only declares or assigns, or NULL. */
static struct c_local *local_set(const struct c_statement *s)
{
	const struct c_expr *place = s->place;
	if (s->kind == C_LOOP)
		return NULL;
	if (s->kind != C_ASSIGNMENT)
		return s->local;
	while (place->kind == C_ELEMENT)
		place = place->operands[0];
	return place->kind == C_VARIABLE ? place->local : NULL;
}

/* The statement's own expressions; assigning a local is not a use of it. */
static void count_own(const struct c_statement *s, unsigned by)
{
	if (s->value)
		count_reads(s->value, by, local_set(s));
	if (s->place)
		count_reads(s->place, by, local_set(s));
}

static void count_block(const struct c_block *block, unsigned by)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		count_own(*it, by);
		count_block(&(*it)->yes, by);
		count_block(&(*it)->no, by);
	}
}

static void forget_expr_reads(const struct c_expr *x)
{
	if (x->kind == C_VARIABLE)
		x->local->uses = 0;
	for (unsigned i = 0; i < x->count; i++)
		forget_expr_reads(x->operands[i]);
}

static void forget_reads(const struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements) {
		if ((*it)->local)
			(*it)->local->uses = 0;
		if ((*it)->value)
			forget_expr_reads((*it)->value);
		if ((*it)->place)
			forget_expr_reads((*it)->place);
		forget_reads(&(*it)->yes);
		forget_reads(&(*it)->no);
	}
}

/* A pass over a block, from its end. */
struct pass {
	struct c_body *b;
	struct c_block kept; /* the last statement first */
	bool changed;
};

static bool drop_idle(struct c_body *b, struct c_block *block);

/* Is it a call whose value nobody reads, but which has an effect? Then that alone stays. */
static bool keeps_call(struct c_statement *s)
{
	if (s->kind != C_DECLARATION && s->kind != C_ASSIGNMENT)
		return false;
	if (!s->value || !s->value->has_effect)
		return false;
	s->kind = C_DO;
	s->local = NULL;
	s->place = NULL;
	return true;
}

/* Does the statement have no effect? It is not an if with a constant condition. */
static bool is_idle(struct pass *p, struct c_statement *s)
{
	const struct c_local *local = local_set(s);
	p->changed = drop_idle(p->b, &s->no) || p->changed;
	p->changed = drop_idle(p->b, &s->yes) || p->changed;
	if (s->kind == C_IF && !s->yes.statements.count && s->no.statements.count) {
		s->yes = s->no;
		s->no = (struct c_block){ 0 };
		s->value = c_unary(p->b, '!', s->value);
	}
	return local ? !local->uses && !keeps_call(s)
				 : (s->kind == C_IF || s->kind == C_LOOP) && !s->yes.statements.count;
}

static void pass_block(struct pass *p, const struct c_block *block);

static void pass_statement(struct pass *p, struct c_statement *s)
{
	if (s->kind == C_IF && s->value->kind == C_NUMBER) { /* replaced by the side that is taken */
		count_block(s->value->number ? &s->no : &s->yes, -1u);
		pass_block(p, s->value->number ? &s->yes : &s->no);
		p->changed = true;
		return;
	}
	if (is_idle(p, s)) {
		count_own(s, -1u);
		p->changed = true;
		return;
	}
	if (s->kind == C_RETURN && p->kept.statements.count) { /* what follows is unreachable */
		count_block(&p->kept, -1u);
		p->kept.statements.count = 0;
		p->changed = true;
	}
	VEC_PUSH(p->b->arena, &p->kept.statements, s);
}

static void pass_block(struct pass *p, const struct c_block *block)
{
	for (size_t i = block->statements.count; i-- > 0;)
		pass_statement(p, block->statements.items[i]);
}

/* Removes what has no effect; false if there was nothing. */
static bool drop_idle(struct c_body *b, struct c_block *block)
{
	struct pass p = { .b = b };
	pass_block(&p, block);
	block->statements.count = 0;
	while (p.kept.statements.count-- > 0)
		VEC_PUSH(b->arena, &block->statements, p.kept.statements.items[p.kept.statements.count]);
	return p.changed;
}

/* ---- returns ---- */

static bool is_local(const struct c_expr *x, const struct c_local *local)
{
	return x && x->kind == C_VARIABLE && x->local == local;
}

/* Does the block end with an assignment of the local? */
static bool ends_with_set(const struct c_block *block, const struct c_local *local)
{
	if (!block->statements.count)
		return false;
	const struct c_statement *last = block->statements.items[block->statements.count - 1];
	return last->kind == C_ASSIGNMENT && last->op == C_SET && is_local(last->place, local);
}

/* Does an `if` at its end do so on some side? */
static bool ends_with_sets(const struct c_block *block, const struct c_local *local)
{
	if (!block->statements.count || ends_with_set(block, local))
		return block->statements.count;
	const struct c_statement *last = block->statements.items[block->statements.count - 1];
	return last->kind == C_IF &&
		   (ends_with_sets(&last->yes, local) || ends_with_sets(&last->no, local));
}

static void return_early(struct c_body *b, struct c_block *block);

/* Appends the return of the local; what was assigned to it just before is returned itself. */
static void append_return(struct c_body *b, struct c_block *block, const struct c_statement *end)
{
	struct c_statement *own = ARENA_NEW(b->arena, struct c_statement);
	*own = *end;
	if (ends_with_set(block, end->value->local))
		own->value = block->statements.items[--block->statements.count]->value;
	VEC_PUSH(b->arena, &block->statements, own);
	return_early(b, block);
}

/* The side that is shorter is the one that returns. */
static void turn_short(struct c_body *b, struct c_statement *choice)
{
	const struct c_block yes = choice->yes;
	if (choice->no.statements.count != 1 || yes.statements.count < 2 ||
		choice->no.statements.items[0]->kind == C_IF)
		return;
	choice->yes = choice->no;
	choice->no = yes;
	choice->value = c_unary(b, '!', choice->value);
}

/* `if` and `else` that assign what is then returned: one side returns, the other one follows. */
static void return_early(struct c_body *b, struct c_block *block)
{
	const size_t count = block->statements.count;
	if (count < 2)
		return;
	struct c_statement *choice = block->statements.items[count - 2];
	struct c_statement *end = block->statements.items[count - 1];
	if (end->kind != C_RETURN || !end->value || end->value->kind != C_VARIABLE ||
		end->value->local->is_given || choice->kind != C_IF ||
		!ends_with_sets(&choice->yes, end->value->local) ||
		!ends_with_sets(&choice->no, end->value->local))
		return;
	turn_short(b, choice);
	append_return(b, &choice->yes, end);
	block->statements.count--;
	VEC_EACH (struct c_statement *, it, &choice->no.statements)
		VEC_PUSH(b->arena, &block->statements, *it);
	choice->no = (struct c_block){ 0 };
	append_return(b, block, end);
}

/* ---- names ---- */

/* The letters, digits and underscores of the name. */
static struct str plain_name(struct arena *arena, struct str wanted)
{
	char *text = arena_copy(arena, wanted.text, wanted.length);
	size_t length = 0;
	for (size_t i = 0; i < wanted.length; i++) {
		char c = wanted.text[i];
		bool letter = char_begins_word(c);
		if (letter || (length && char_is_digit(c)))
			text[length++] = c;
	}
	return length ? (struct str){ text, length } : STR("v");
}

struct str c_local_name(struct arena *arena, struct str prefix, struct str wanted)
{
	return c_name_alone(arena, C_LOCAL, prefix, plain_name(arena, wanted));
}

/* How many names like one are in use: it, and those with a number; and how many were before. */
struct name_use {
	unsigned *count, before;
};

/* What the end of the current blocks takes back. */
struct naming {
	struct c_body *b;
	VEC(struct name_use) uses;
};

static unsigned *use_of_name(struct naming *n, struct str name)
{
	unsigned *count = str_map_get(&n->b->names, name);
	if (!count) {
		count = ARENA_NEW(n->b->arena, unsigned);
		str_map_put(&n->b->names, name, count);
	}
	struct name_use use = { count, *count };
	VEC_PUSH(n->b->arena, &n->uses, use);
	return count;
}

/* The name, or if a local in scope has it the other one, or a number more. */
static struct str new_name(struct naming *n, struct str wanted, struct str other)
{
	struct arena *arena = n->b->arena;
	struct str name = c_local_name(arena, n->b->prefix, wanted);
	unsigned *count = use_of_name(n, name);
	if (*count && other.length)
		return new_name(n, other, (struct str){ 0 });
	if ((*count)++ == 0)
		return name;
	char end = name.text[name.length - 1];
	struct str numbered =
		str_printf(arena, "%.*s%s%u", STR_ARG(name), char_is_digit(end) ? "_" : "", *count);
	unsigned *own = use_of_name(n, numbered);
	if (*own || c_is_word(C_LOCAL, numbered))
		return new_name(n, wanted, (struct str){ 0 });
	*own = 1;
	return numbered;
}

static void forget_names(struct naming *n, size_t but)
{
	while (n->uses.count > but) {
		struct name_use *last = &n->uses.items[--n->uses.count];
		*last->count = last->before;
	}
}

/* Names the locals in the order of their declarations. Blocks that do not overlap have the same
 * names. */
static void name_locals(struct naming *n, const struct c_block *block)
{
	const size_t before = n->uses.count;
	VEC_EACH (struct c_statement *, it, &block->statements) {
		struct c_local *local = (*it)->local;
		const size_t outside = n->uses.count;
		if (local && !local->is_given)
			local->name = new_name(n, local->name, local->other);
		name_locals(n, &(*it)->yes);
		name_locals(n, &(*it)->no);
		if ((*it)->kind == C_LOOP)
			forget_names(n, outside);
	}
	forget_names(n, before);
}

void c_finish(struct c_body *b)
{
	b->names.arena = b->arena;
	count_block(&b->top, 1);
	while (drop_idle(b, &b->top))
		;
	count_block(&b->top, -1u);
	return_early(b, &b->top);
	count_block(&b->top, 1);
	drop_idle(b, &b->top);
	c_merge(b);
	drop_idle(b, &b->top);
	c_reroll(b);
	forget_reads(&b->top);
	count_block(&b->top, 1);
	drop_idle(b, &b->top);
	c_join(b);
	c_write_in_place(b);
	struct naming naming = { .b = b };
	name_locals(&naming, &b->top);
}
