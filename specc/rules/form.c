/* SPDX-License-Identifier: MIT */
/* Checks the form of a block: bit operators next to arithmetic without parentheses, reversed
 * slices, bodies without braces, and carry tests that are off by one. */
#include "rules/internal.h"
#include "number/real.h"

/* ---- precedence ---- */

static bool is_op_kind(const struct sem_expr *e, enum sem_op_kind kind)
{
	return e->kind == SEM_BINARY && sem_op_is(e->op, kind);
}

bool sem_needs_parentheses(const struct sem_expr *e, const struct sem_expr *parent)
{
	bool two =
		(parent->kind == SEM_BINARY && !is_op_kind(parent, SEM_LOGIC)) || parent->kind == SEM_INFIX;
	bool bits = is_op_kind(e, SEM_BITS) && !is_op_kind(parent, SEM_BITS);
	bool infix = e->kind == SEM_INFIX;
	bool chain = is_op_kind(e, SEM_COMPARISON) && is_op_kind(parent, SEM_COMPARISON);
	bool shift = is_op_kind(e, SEM_SUM) && is_op_kind(parent, SEM_SHIFT);
	return two && !e->parenthesised && (bits || infix || chain || shift);
}

void rule_precedence(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct sem_scope *scope = b->scope;
	if (!parent || !sem_needs_parentheses(e, parent))
		return;
	struct report *report = sem_report(scope, CHECK_PRECEDENCE, e->text_span,
		"'%.*s' next to '%.*s' needs parentheses; this is read as (%.*s)", STR_ARG(e->text),
		STR_ARG(parent->text), STR_ARG(span_text(e->span)));
	sem_note(scope, report, parent->text_span, "the other operator is here");
}

/* ---- slices and bodies ---- */

/* Reports once per statement. */
void rule_slice(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	int64_t high, low;
	(void)parent;
	if (b->reversed == b->now || !sem_constant(e->operands.items[1], &high) ||
		!sem_constant(e->operands.items[2], &low) || high >= low)
		return;
	b->reversed = b->now;
	sem_report(b->scope, CHECK_SLICE_ORDER, e->span,
		"this slice goes from low to high, which reverses the bits; did you mean [%lld:%lld]?",
		(long long)low, (long long)high);
}

/* The word `else` before the first statement of the else branch. */
static struct span else_span(const struct sem_stmt *s)
{
	struct span span = s->other.list.items[0]->span;
	const char *text = span.source->text.text;
	uint32_t end = span.from;
	while (end && (text[end - 1] == ' ' || text[end - 1] == '\n' || text[end - 1] == '\t'))
		end--;
	if (end >= 4 && str_equal_c((struct str){ text + end - 4, 4 }, "else"))
		span = (struct span){ span.source, end - 4, end };
	return span;
}

void rule_braces(struct rule_block *b, const struct sem_stmt *s)
{
	struct sem_scope *scope = b->scope;
	bool body = !s->body.braces && s->body.list.count > 1;
	bool other = !s->other.braces && s->other.list.count > 1;
	if (!body && !other)
		return;
	struct report *report = sem_report(scope, CHECK_SEMANTICS_BRACES, s->head_span,
		"several statements are indented below this one, but there are no braces");
	if (body && other)
		sem_note(scope, report, else_span(s), "its else has none either");
}

/* ---- carry tests ---- */

enum { MAX_PAIRS = 500 }; /* cuts, and tests, in a block */

static bool is_call(const struct sem_expr *e, enum sem_builtin builtin)
{
	return e->builtin == builtin && e->operands.count == sem_builtin_arguments(builtin);
}

void rule_cut(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	(void)parent;
	struct cut cut = { .place = e, .bits = -1 };
	int64_t high, low;
	if (is_call(e, SEM_FN_MOD)) {
		cut.limit = e->operands.items[1];
		cut.bits = sem_power_of_two(cut.limit);
	} else if (e->kind == SEM_SLICE && sem_constant(e->operands.items[1], &high) &&
			   sem_constant(e->operands.items[2], &low) && low == 0 && high > 0 && high < 127) {
		cut.bits = (int)high + 1;
	}
	if ((cut.bits < 2 && !cut.limit) || b->cuts.count == MAX_PAIRS)
		return;
	cut.e = e->operands.items[0];
	VEC_PUSH(b->scope->run->arena, &b->cuts, cut);
}

/* e > limit, limit < e, ceil(e / limit) > 0 */
static void find_test(struct rule_block *b, const struct sem_expr *e)
{
	if (e->kind != SEM_BINARY || e->operands.count != 2)
		return;
	bool greater = e->op == SEM_OP_GREATER, less = e->op == SEM_OP_LESS;
	if (!greater && !less)
		return;
	const struct sem_expr *large = e->operands.items[less], *small = e->operands.items[!less];
	struct cut cut = { large, e, small, sem_power_of_two(small) };
	int64_t zero;
	if (is_call(large, SEM_FN_CEIL) && sem_constant(small, &zero) && zero == 0) {
		const struct sem_expr *quotient = large->operands.items[0];
		if (quotient->kind != SEM_BINARY || quotient->op != SEM_OP_DIVIDE)
			return;
		cut.e = quotient->operands.items[0];
		cut.limit = quotient->operands.items[1];
		cut.bits = sem_power_of_two(cut.limit);
	}
	if (b->tests.count < MAX_PAIRS)
		VEC_PUSH(b->scope->run->arena, &b->tests, cut);
}

/* true, false, 1, 0 */
static bool is_truth(const struct sem_expr *e)
{
	int64_t n;
	return e && (e->kind == SEM_BOOL || (sem_constant(e, &n) && (n == 0 || n == 1)));
}

/* The assigned value is the outcome of a test: `t > M`, or `t > M ? true : false`. A test that
 * selects between numbers is a limit, not a carry. */
void rule_assigned_test(struct rule_block *b, const struct sem_stmt *s)
{
	const struct sem_expr *value = s->value;
	if (value && value->kind == SEM_TERNARY && value->operands.count == 3 &&
		is_truth(value->operands.items[1]) && is_truth(value->operands.items[2]))
		value = value->operands.items[0];
	if (value)
		find_test(b, value);
}

/* Is `x = true;` the only statement? */
static bool sets_truth(const struct sem_body *body)
{
	return body->list.count == 1 && body->list.items[0]->kind == SEM_ASSIGN &&
		   !body->list.items[0]->op && is_truth(body->list.items[0]->value);
}

void rule_branch_test(struct rule_block *b, const struct sem_stmt *s)
{
	if (s->value && sets_truth(&s->body) && (!s->has_else || sets_truth(&s->other)))
		find_test(b, s->value);
}

static void report_carry(struct sem_scope *scope, const struct cut *test, const struct cut *cut)
{
	bool ceiling = is_call(test->place->operands.items[0], SEM_FN_CEIL) ||
				   is_call(test->place->operands.items[1], SEM_FN_CEIL);
	struct str limit = cut->bits < 2 ? span_text(cut->limit->span)
									 : str_printf(scope->run->arena, "2^%d", cut->bits);
	struct str carry = cut->bits < 2
						   ? STR("the carry")
						   : str_printf(scope->run->arena, "the carry out of %d bits", cut->bits);
	struct report *report;
	if (ceiling)
		report = sem_report(scope, CHECK_CARRY_TEST, test->place->span,
			"this is true for every sum above 0; %.*s is floor(x / %.*s) > 0", STR_ARG(carry),
			STR_ARG(limit));
	else
		report = sem_report(scope, CHECK_CARRY_TEST, test->place->span,
			"this misses the sum %.*s itself, which is truncated to 0; %.*s is x >= %.*s",
			STR_ARG(limit), STR_ARG(carry), STR_ARG(limit));
	sem_note(
		scope, report, cut->place->span, "the sum is truncated below %.*s here", STR_ARG(limit));
}

static const struct cut *pair(const struct rule_block *b, const struct cut *test)
{
	VEC_EACH (const struct cut, it, &b->cuts)
		if (it->bits == test->bits && sem_same_expr(it->e, test->e) &&
			(it->bits >= 2 || (it->limit && sem_same_expr(it->limit, test->limit))))
			return it;
	return NULL;
}

void rule_carries(struct rule_block *b)
{
	VEC_EACH (struct cut, it, &b->tests) {
		const struct cut *cut = pair(b, it);
		if (cut)
			report_carry(b->scope, it, cut);
	}
}

/* ---- exact numbers ---- */

void rule_binary(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	if (e->op == SEM_OP_DIVIDE && !(parent && sem_builtin_is(parent->builtin, SEM_QUOTIENT)))
		sem_report(b->scope, CHECK_REAL_USE, e->text_span,
			"'/' is exact and only allowed in floor(a / b), ceil(a / b) or trunc(a / b)");
}

void rule_real(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	uint32_t bits;
	(void)parent;
	if (!sem_real_bits(e->text, &bits))
		sem_report(b->scope, CHECK_REAL_USE, e->span,
			"'%.*s' is not a binary32 number; constants must be exact", STR_ARG(e->text));
}
