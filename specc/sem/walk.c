/* SPDX-License-Identifier: MIT */
/* Walks trees of the semantics language, and examines expressions out of context. */
#include "number/range.h"
#include "sem/sem.h"

static void walk_expr(
	const struct sem_expr *e, const struct sem_expr *parent, const struct sem_walker *w)
{
	if (!e || !w->expr)
		return;
	w->expr(w->user, e, parent);
	VEC_EACH (struct sem_expr *, it, &e->operands)
		walk_expr(*it, e, w);
}

static void walk_stmt(const struct sem_stmt *s, const struct sem_walker *w)
{
	if (!s)
		return;
	if (w->stmt)
		w->stmt(w->user, s);
	walk_stmt(s->init, w);
	VEC_EACH (struct sem_expr *, it, &s->targets)
		walk_expr(*it, NULL, w);
	walk_expr(s->type_argument, NULL, w);
	walk_expr(s->value, NULL, w);
	sem_walk(&s->body, w);
	sem_walk(&s->other, w);
	VEC_EACH (struct sem_case, it, &s->cases) {
		VEC_EACH (struct sem_expr *, label, &it->labels)
			walk_expr(*label, NULL, w);
		sem_walk(&it->body, w);
	}
	walk_stmt(s->step, w);
}

void sem_walk(const struct sem_body *body, const struct sem_walker *w)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		walk_stmt(*it, w);
}

bool sem_same_expr(const struct sem_expr *a, const struct sem_expr *b)
{
	if (a->kind != b->kind || !str_equal(a->text, b->text) || !word_equal(a->number, b->number) ||
		a->operands.count != b->operands.count)
		return a->kind == SEM_NUMBER && b->kind == SEM_NUMBER && word_equal(a->number, b->number);
	for (size_t i = 0; i < a->operands.count; i++)
		if (!sem_same_expr(a->operands.items[i], b->operands.items[i]))
			return false;
	return true;
}

static bool combine(enum sem_op op, int64_t a, int64_t b, int64_t *value)
{
	if (op == SEM_OP_PLUS)
		return !__builtin_add_overflow(a, b, value);
	if (op == SEM_OP_MINUS)
		return !__builtin_sub_overflow(a, b, value);
	if (op == SEM_OP_TIMES)
		return !__builtin_mul_overflow(a, b, value);
	if (op == SEM_OP_LEFT && b >= 0 && b < 62 && a >= 0)
		return !__builtin_mul_overflow(a, (int64_t)1 << b, value);
	return false;
}

bool sem_constant(const struct sem_expr *e, int64_t *value)
{
	int64_t a, b;
	if (e->kind == SEM_NUMBER && !e->number.hi && e->number.lo <= INT64_MAX) {
		*value = (int64_t)e->number.lo;
		return true;
	}
	if (e->kind == SEM_UNARY && e->op == SEM_OP_MINUS && e->operands.count == 1 &&
		sem_constant(e->operands.items[0], &a)) {
		*value = -a;
		return true;
	}
	return e->kind == SEM_BINARY && e->operands.count == 2 &&
		   sem_constant(e->operands.items[0], &a) && sem_constant(e->operands.items[1], &b) &&
		   combine(e->op, a, b, value);
}

static void add_linear_term(struct sem_linear *sum, const struct sem_expr *e, int sign)
{
	for (size_t i = 0; i < sum->count; i++)
		if (sum->signs[i] == -sign && sem_same_expr(sum->terms[i], e)) {
			sum->count--;
			sum->terms[i] = sum->terms[sum->count];
			sum->signs[i] = sum->signs[sum->count];
			return;
		}
	if (sum->count == SEM_MAX_TERMS) {
		sum->failed = true;
		return;
	}
	sum->terms[sum->count] = e;
	sum->signs[sum->count++] = sign;
}

static void add_linear(struct sem_linear *sum, const struct sem_expr *e, int sign)
{
	int64_t n;
	if (sem_constant(e, &n)) {
		if (__builtin_add_overflow(sum->constant, sign < 0 ? -n : n, &sum->constant))
			sum->failed = true;
	} else if (e->kind == SEM_BINARY && sem_op_is(e->op, SEM_SUM)) {
		add_linear(sum, e->operands.items[0], sign);
		add_linear(sum, e->operands.items[1], e->op == SEM_OP_MINUS ? -sign : sign);
	} else {
		add_linear_term(sum, e, sign);
	}
}

struct sem_linear sem_difference(const struct sem_expr *a, const struct sem_expr *b)
{
	struct sem_linear sum = { .count = 0 };
	add_linear(&sum, a, 1);
	add_linear(&sum, b, -1);
	return sum;
}

bool sem_is_above(const struct sem_expr *e, const struct sem_expr *other, int64_t *distance)
{
	struct sem_linear sum = sem_difference(e, other);
	*distance = sum.constant;
	return !sum.count && !sum.failed && *distance >= -1 && *distance < RANGE_MAX_BITS;
}

bool sem_same_length(const struct sem_expr *a, const struct sem_expr *b)
{
	struct sem_linear sum = { .count = 0 };
	for (int i = 1; i <= 2; i++) {
		add_linear(&sum, a->operands.items[i], i == 1 ? 1 : -1);
		add_linear(&sum, b->operands.items[i], i == 1 ? -1 : 1);
	}
	return !sum.count && !sum.failed && !sum.constant;
}

bool sem_reverses(const struct sem_expr *e)
{
	int64_t high, low;
	return e->kind == SEM_SLICE && sem_constant(e->operands.items[1], &high) &&
		   sem_constant(e->operands.items[2], &low) && high < low;
}

unsigned sem_literal_width(const struct sem_expr *e)
{
	struct str text = e->kind == SEM_NUMBER ? e->text : (struct str){ 0 };
	if (text.length < 3 || text.text[0] != '0')
		return 0;
	bool hex = text.text[1] == 'x' || text.text[1] == 'X';
	bool binary = text.text[1] == 'b' || text.text[1] == 'B';
	return hex || binary ? (unsigned)(text.length - 2) * (hex ? 4 : 1) : 0;
}

int sem_power_of_two(const struct sem_expr *e)
{
	int64_t one, shift;
	if (e->kind == SEM_NUMBER && word_popcount(e->number) == 1)
		for (int bit = 0; bit < WORD_BITS; bit++)
			if (word_bit(e->number, (unsigned)bit))
				return bit;
	if (e->kind == SEM_BINARY && e->op == SEM_OP_LEFT && e->operands.count == 2 &&
		sem_constant(e->operands.items[0], &one) && one == 1 &&
		sem_constant(e->operands.items[1], &shift) && shift >= 0 && shift <= WORD_BITS)
		return (int)shift;
	return -1;
}
