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

static void precedence(
	struct sem_scope *scope, const struct sem_expr *e, const struct sem_expr *parent)
{
	if (!sem_needs_parentheses(e, parent))
		return;
	struct report *report = sem_report(scope, CHECK_PRECEDENCE, e->text_span,
		"'%.*s' next to '%.*s' needs parentheses; this is read as (%.*s)", STR_ARG(e->text),
		STR_ARG(parent->text), STR_ARG(span_text(e->span)));
	sem_note(scope, report, parent->text_span, "the other operator is here");
}

/* ---- slices and bodies ---- */

/* Reports once per statement. */
static void slice_order(struct sem_scope *scope, const struct sem_expr *e, bool *said)
{
	int64_t high, low;
	if (!*said && e->kind == SEM_SLICE && sem_constant(e->operands.items[1], &high) &&
		sem_constant(e->operands.items[2], &low) && high < low) {
		*said = true;
		sem_report(scope, CHECK_SLICE_ORDER, e->span,
			"this slice goes from low to high, which reverses the bits; did you mean [%lld:%lld]?",
			(long long)low, (long long)high);
	}
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

static void no_braces(struct sem_scope *scope, const struct sem_stmt *s)
{
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

/* An operation that keeps the low n bits of e: mod(e, 2^n), e[n-1:0]; or mod(e, limit). */
struct cut {
	const struct sem_expr *e, *place, *limit;
	int bits; /* if limit is 2^bits; else -1 */
};

enum { MAX_PAIRS = 500 }; /* cuts, and tests, in a block */

struct form_check {
	struct sem_scope *scope;
	bool slice_said;
	VEC(struct cut) cuts;
	VEC(struct cut) tests; /* e > limit, or ceil(e / limit) > 0 */
};

static bool is_call(const struct sem_expr *e, enum sem_builtin builtin)
{
	return e->builtin == builtin && e->operands.count == sem_builtin_arguments(builtin);
}

static void find_cut(struct form_check *c, const struct sem_expr *e)
{
	struct cut cut = { .place = e, .bits = -1 };
	int64_t high, low;
	if (is_call(e, SEM_FN_MOD)) {
		cut.limit = e->operands.items[1];
		cut.bits = sem_power_of_two(cut.limit);
	} else if (e->kind == SEM_SLICE && sem_constant(e->operands.items[1], &high) &&
			   sem_constant(e->operands.items[2], &low) && low == 0 && high > 0 && high < 127) {
		cut.bits = (int)high + 1;
	}
	if ((cut.bits < 2 && !cut.limit) || c->cuts.count == MAX_PAIRS)
		return;
	cut.e = e->operands.items[0];
	VEC_PUSH(c->scope->run->arena, &c->cuts, cut);
}

/* e > limit, limit < e, ceil(e / limit) > 0 */
static void find_test(struct form_check *c, const struct sem_expr *e)
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
	if (c->tests.count < MAX_PAIRS)
		VEC_PUSH(c->scope->run->arena, &c->tests, cut);
}

/* true, false, 1, 0 */
static bool is_truth(const struct sem_expr *e)
{
	int64_t n;
	return e && (e->kind == SEM_BOOL || (sem_constant(e, &n) && (n == 0 || n == 1)));
}

/* The assigned value is the outcome of a test: `t > M`, or `t > M ? true : false`. A test that
 * selects between numbers is a limit, not a carry. */
static void find_assigned_test(struct form_check *c, const struct sem_expr *value)
{
	if (value->kind == SEM_TERNARY && value->operands.count == 3 &&
		is_truth(value->operands.items[1]) && is_truth(value->operands.items[2]))
		value = value->operands.items[0];
	find_test(c, value);
}

/* Is `x = true;` the only statement? */
static bool sets_truth(const struct sem_body *body)
{
	return body->list.count == 1 && body->list.items[0]->kind == SEM_ASSIGN &&
		   !body->list.items[0]->op && is_truth(body->list.items[0]->value);
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

static const struct cut *pair(const struct form_check *c, const struct cut *test)
{
	VEC_EACH (const struct cut, it, &c->cuts)
		if (it->bits == test->bits && sem_same_expr(it->e, test->e) &&
			(it->bits >= 2 || (it->limit && sem_same_expr(it->limit, test->limit))))
			return it;
	return NULL;
}

/* ---- exact numbers ---- */

static void exact(struct sem_scope *scope, const struct sem_expr *e, const struct sem_expr *parent)
{
	uint32_t bits;
	if (e->kind == SEM_BINARY && e->op == SEM_OP_DIVIDE &&
		!(parent && sem_builtin_is(parent->builtin, SEM_QUOTIENT)))
		sem_report(scope, CHECK_REAL_USE, e->text_span,
			"'/' is exact and only allowed in floor(a / b), ceil(a / b) or trunc(a / b)");
	if (e->kind == SEM_REAL && !sem_real_bits(e->text, &bits))
		sem_report(scope, CHECK_REAL_USE, e->span,
			"'%.*s' is not a binary32 number; constants must be exact", STR_ARG(e->text));
}

static void check_form_expr(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct form_check *c = user;
	exact(c->scope, e, parent);
	if (parent)
		precedence(c->scope, e, parent);
	slice_order(c->scope, e, &c->slice_said);
	find_cut(c, e);
}

static void check_form_stmt(void *user, const struct sem_stmt *s)
{
	struct form_check *c = user;
	c->slice_said = false;
	no_braces(c->scope, s);
	if (s->value && (s->kind == SEM_ASSIGN || s->kind == SEM_DECLARE))
		find_assigned_test(c, s->value);
	if (s->kind == SEM_IF && s->value && sets_truth(&s->body) &&
		(!s->has_else || sets_truth(&s->other)))
		find_test(c, s->value);
}

void sem_check_form(struct sem_scope *scope)
{
	struct form_check c = { .scope = scope };
	struct sem_walker walker = { .user = &c, .stmt = check_form_stmt, .expr = check_form_expr };
	sem_walk(&scope->block->body, &walker);
	VEC_EACH (struct cut, it, &c.tests) {
		const struct cut *cut = pair(&c, it);
		if (cut)
			report_carry(scope, it, cut);
	}
}
