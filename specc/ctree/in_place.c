/* SPDX-License-Identifier: MIT */
/* Writes a value where it is used, if the name of its local says no more than the value: one that
 * is used once, and `mode == 3` and `bits - 1` wherever they are used. Lines stay short, and what
 * is computed before a loop stays there. */
#include "ctree/tree.h"

enum { MOST_OPERATORS = 4, MOST_CHOICES = 2 };

/* ---- expressions ---- */

static unsigned count_operators(const struct c_expr *x)
{
	unsigned count = x->kind == C_BINARY || x->kind == C_CHOICE;
	for (unsigned i = 0; i < x->count; i++)
		count += count_operators(x->operands[i]);
	return count;
}

static unsigned count_choices(const struct c_expr *x)
{
	unsigned count = x->kind == C_CHOICE;
	for (unsigned i = 0; i < x->count; i++)
		count += count_choices(x->operands[i]);
	return count;
}

static unsigned count_local(const struct c_expr *x, const struct c_local *local)
{
	unsigned count = x->kind == C_VARIABLE && x->local == local;
	for (unsigned i = 0; i < x->count; i++)
		count += count_local(x->operands[i], local);
	return count;
}

static bool has_kind(const struct c_expr *x, enum c_kind kind)
{
	bool found = x->kind == kind;
	for (unsigned i = 0; i < x->count && !found; i++)
		found = has_kind(x->operands[i], kind);
	return found;
}

/* Does it read a variable that changes, or anything but variables? */
static bool can_change(const struct c_expr *x)
{
	bool found = x->kind == C_FIELD || x->kind == C_ELEMENT || x->kind == C_CALL ||
				 (x->kind == C_UNARY && x->sign == '*') ||
				 (x->kind == C_VARIABLE && x->local->changes);
	for (unsigned i = 0; i < x->count && !found; i++)
		found = can_change(x->operands[i]);
	return found;
}

static bool is_comparison(const struct c_expr *x)
{
	return x->kind == C_BINARY && x->op >= C_LT && x->op <= C_NE;
}

/* A name and a number, compared, or no longer than the name of the local: mode == 3u, bits - 1u */
static bool is_brief(const struct c_local *local, const struct c_expr *x, unsigned length)
{
	while (x->kind == C_CAST)
		x = x->operands[0];
	if (x->kind != C_BINARY || can_change(x) ||
		!(is_comparison(x) || (x->op < C_BOTH && length <= local->name.length)))
		return false;
	const struct c_expr *name = x->operands[0], *number = x->operands[1];
	return name->kind == C_VARIABLE && (number->kind == C_NUMBER || number->kind == C_WORD);
}

static enum c_operator opposite_of(enum c_operator op)
{
	return op == C_EQ   ? C_NE
		   : op == C_NE ? C_EQ
		   : op == C_LT ? C_GE
		   : op == C_GE ? C_LT
		   : op == C_GT ? C_LE
						: C_GT;
}

/* x with the value in the place of the local. */
static struct c_expr *with_value(struct c_body *b, struct c_expr *x, const struct c_local *local,
	struct c_expr *value, bool is_condition)
{
	if (x->kind == C_VARIABLE && x->local == local) {
		if (is_condition)
			return c_as_condition(value);
		return local->type == C_BOOL && c_is_truth(value) ? value : c_cast(b, local->type, value);
	}
	bool joins = (x->kind == C_UNARY && x->sign == '!') || (x->kind == C_BINARY && x->op >= C_BOTH);
	for (unsigned i = 0; i < x->count; i++)
		x->operands[i] =
			with_value(b, x->operands[i], local, value, joins || (x->kind == C_CHOICE && i == 0));
	const struct c_expr *test = x->count ? x->operands[0] : NULL;
	if (x->kind == C_UNARY && x->sign == '!' && is_comparison(test))
		return c_binary(b, test->operands[0], opposite_of(test->op), test->operands[1]);
	return x;
}

/* ---- what is between the declaration and the use ---- */

/* A look through the statements after a declaration, in the order of the text. */
struct look {
	const struct c_body *b;
	const struct c_local *local;
	const struct c_expr *value;
	unsigned length, found; /* of the value's text; uses found */
	bool brief, fails;
};

static unsigned uses_in(const struct c_statement *s, const struct c_local *local)
{
	return (s->value ? count_local(s->value, local) : 0) +
		   (s->place ? count_local(s->place, local) : 0);
}

static bool has_calls(const struct c_statement *s)
{
	return s->value && has_kind(s->value, C_CALL);
}

/* Could it change what the value reads? */
static bool may_change(const struct look *v, const struct c_statement *s)
{
	return has_calls(s) || s->kind == C_LOOP ||
		   (s->place && (s->place->kind != C_VARIABLE || c_reads(v->value, s->place->local)));
}

/* The columns of the statement, or of the line that begins a block. */
static size_t columns_of(const struct c_body *b, const struct c_statement *s, unsigned depth)
{
	enum { AROUND = 9 }; /* "return ;", "} else if () {" and " = ;" come to this, about */
	size_t columns = (size_t)TAB * depth + AROUND;
	if (s->local)
		columns += sizeof "const" + c_type_text(b, s->local->type).length + s->local->name.length;
	if (s->place)
		columns += c_expr_length(b, s->place);
	return columns + (s->value ? c_expr_length(b, s->value) : 0);
}

static bool stays_readable(const struct look *v, const struct c_statement *s, unsigned depth)
{
	unsigned uses = uses_in(s, v->local);
	const size_t before = columns_of(v->b, s, depth);
	if (before > COLUMNS) /* it breaks anyway */
		return v->brief;
	if (before + (size_t)uses * (v->length + 2) - (size_t)uses * v->local->name.length > COLUMNS)
		return false;
	unsigned operators = count_operators(v->value) + (s->value ? count_operators(s->value) : 0);
	unsigned choices = count_choices(v->value) + (s->value ? count_choices(s->value) : 0);
	return v->brief || (operators <= MOST_OPERATORS && choices <= MOST_CHOICES);
}

static void search_uses(struct look *v, const struct c_block *block, size_t from, unsigned depth)
{
	const bool changes = can_change(v->value);
	for (size_t i = from; i < block->statements.count && !v->fails; i++) {
		const struct c_statement *s = block->statements.items[i];
		if (v->found == v->local->uses)
			return;
		unsigned uses = uses_in(s, v->local);
		v->found += uses;
		v->fails = uses ? !stays_readable(v, s, depth) || (changes && has_calls(s))
						: changes && may_change(v, s);
		const unsigned before = v->found;
		search_uses(v, &s->yes, 0, depth + 1);
		search_uses(v, &s->no, 0, depth + 1);
		v->fails = v->fails || (s->kind == C_LOOP && v->found > before);
	}
}

static void set_in_place(struct c_body *b, struct c_block *block, size_t from,
	struct c_local *local, struct c_expr *value)
{
	for (size_t i = from; i < block->statements.count; i++) {
		struct c_statement *s = block->statements.items[i];
		if (s->value)
			s->value = with_value(b, s->value, local, value, s->kind == C_IF);
		if (s->place)
			s->place = with_value(b, s->place, local, value, false);
		set_in_place(b, &s->yes, 0, local, value);
		set_in_place(b, &s->no, 0, local, value);
	}
}

/* ---- all declarations ---- */

/* Can the local that statement i declares be written in place? */
static bool is_needless(
	const struct c_body *b, const struct c_block *block, size_t i, unsigned depth, bool in_loop)
{
	const struct c_statement *s = block->statements.items[i];
	const struct c_local *local = s->local;
	if (s->kind != C_DECLARATION || !local->restates || !s->value || local->changes ||
		local->shape != C_PLAIN || (in_loop && can_change(s->value)))
		return false;
	struct look v = { .b = b, .local = local, .value = s->value };
	v.length = (unsigned)c_expr_length(b, s->value);
	v.brief = is_brief(local, s->value, v.length);
	if (!v.brief && local->uses != 1)
		return false;
	search_uses(&v, block, i + 1, depth);
	return v.found == local->uses && !v.fails;
}

static void place_in_block(struct c_body *b, struct c_block *block, unsigned depth, bool in_loop)
{
	size_t kept = 0;
	for (size_t i = 0; i < block->statements.count; i++) {
		struct c_statement *s = block->statements.items[i];
		if (is_needless(b, block, i, depth, in_loop)) {
			set_in_place(b, block, i + 1, s->local, s->value);
			continue;
		}
		place_in_block(b, &s->yes, depth + 1, in_loop || s->kind == C_LOOP);
		place_in_block(b, &s->no, depth + 1, in_loop);
		block->statements.items[kept++] = s;
	}
	block->statements.count = kept;
}

void c_write_in_place(struct c_body *b)
{
	place_in_block(b, &b->top, 1, false);
}
