/* SPDX-License-Identifier: MIT */
/* Expressions as terms. */
#include "number/real.h"
#include "smt/internal.h"

static const struct smt_value unknown_operand = { 0 };

enum { MAX_STEPS = 200000 };

smt_ref smt_condition(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct smt_value v = smt_eval(w, f, e);
	return smt_as_truth(w, &v);
}

/* ---- operators ---- */

static struct smt_value term_of_comparison(
	struct smt_walk *w, enum sem_op op, const struct smt_value *a, const struct smt_value *b)
{
	bool swap = op == SEM_OP_GREATER || op == SEM_OP_AT_MOST;
	bool turn = op == SEM_OP_DIFFERS || op == SEM_OP_AT_MOST || op == SEM_OP_AT_LEAST;
	if (a->kind == SEM_KIND_MOD && b->kind == SEM_KIND_MOD)
		return smt_bool(smt_truth(&w->terms, (a->word == b->word) == (op == SEM_OP_EQUALS)));
	if (a->kind == SEM_KIND_FLOAT && b->kind == SEM_KIND_FLOAT)
		return smt_bool(smt_float_compare(w, op, a->term, b->term));
	struct smt_value x = smt_as_int(w, swap ? b : a), y = smt_as_int(w, swap ? a : b);
	bool same = op == SEM_OP_EQUALS || op == SEM_OP_DIFFERS;
	smt_ref answer = same ? smt_same(w, &x, &y) : smt_less(w, &x, &y);
	return smt_bool(turn ? smt_not(&w->terms, answer) : answer);
}

/* & | ^ of truth values */
static struct smt_value term_of_logic(
	struct smt_walk *w, enum sem_op op, const struct smt_value *a, const struct smt_value *b)
{
	if (op == SEM_OP_AND)
		return smt_bool(smt_binary(&w->terms, SMT_BOTH, a->term, b->term));
	if (op == SEM_OP_OR)
		return smt_bool(smt_binary(&w->terms, SMT_EITHER, a->term, b->term));
	return smt_bool(smt_choose(&w->terms, a->term, smt_not(&w->terms, b->term), b->term));
}

struct smt_value smt_operate(
	struct smt_walk *w, enum sem_op op, const struct smt_value *a, const struct smt_value *b)
{
	bool bits = sem_op_is(op, SEM_BITS);
	bool is_float = a->kind == SEM_KIND_FLOAT || b->kind == SEM_KIND_FLOAT;
	if (w->failure)
		return unknown_operand;
	if (sem_op_is(op, SEM_LOGIC)) {
		enum smt_op both = op == SEM_OP_BOTH ? SMT_BOTH : SMT_EITHER;
		smt_ref other = smt_as_truth(w, b);
		return smt_bool(smt_binary(&w->terms, both, smt_as_truth(w, a), other));
	}
	if (sem_op_is(op, SEM_COMPARISON))
		return term_of_comparison(w, op, a, b);
	if (is_float && !bits && !sem_op_is(op, SEM_SHIFT)) {
		smt_fail(w, "floating-point arithmetic");
		return unknown_operand;
	}
	if (bits && a->kind == SEM_KIND_BOOL && b->kind == SEM_KIND_BOOL)
		return term_of_logic(w, op, a, b);
	return smt_arithmetic(w, op, a, b);
}

static struct smt_value term_of_unary(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct smt_value a = smt_eval(w, f, e->operands.items[0]);
	if (w->failure)
		return unknown_operand;
	if (e->op == SEM_OP_NOT)
		return smt_bool(smt_not(&w->terms, smt_as_truth(w, &a)));
	if (a.kind == SEM_KIND_FLOAT && e->op == SEM_OP_MINUS) {
		smt_fail(w, "floating-point arithmetic");
		return unknown_operand;
	}
	if (e->op == SEM_OP_MINUS)
		return smt_negative(w, &a);
	unsigned width = a.kind == SEM_KIND_BOOL ? 0 : a.width;
	a = smt_as_int(w, &a);
	a = smt_int(w, smt_not(&w->terms, a.term));
	a.width = width;
	return a;
}

static struct smt_value term_of_absolute(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct smt_value a = smt_eval(w, f, e->operands.items[0]);
	struct smt_value zero = smt_constant(w, wide_from(0));
	if (w->failure)
		return unknown_operand;
	a = smt_as_int(w, &a);
	struct smt_value negative = smt_negative(w, &a);
	return smt_join(w, smt_less(w, &a, &zero), &negative, &a);
}

/* Evaluates e where the condition holds: only there it raises. */
static struct smt_value eval_term_where(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, smt_ref condition)
{
	smt_ref live = f->state.live;
	f->state.live = smt_binary(&w->terms, SMT_BOTH, live, condition);
	struct smt_value v = smt_eval(w, f, e);
	f->state.live = live;
	return v;
}

static struct smt_value term_of_ternary(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	smt_ref condition = smt_condition(w, f, e->operands.items[0]);
	if (w->failure)
		return unknown_operand;
	if (smt_is_number(condition))
		return smt_eval(w, f, e->operands.items[smt_is_truth(condition, true) ? 1 : 2]);
	struct smt_value yes = eval_term_where(w, f, e->operands.items[1], condition);
	smt_ref other = smt_not(&w->terms, condition);
	struct smt_value no = eval_term_where(w, f, e->operands.items[2], other);
	return w->failure ? unknown_operand : smt_join(w, condition, &yes, &no);
}

/* The right side is evaluated only if the left one does not decide. */
static struct smt_value shortcut(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	bool both = e->op == SEM_OP_BOTH;
	smt_ref left = smt_condition(w, f, e->operands.items[0]);
	if (w->failure || smt_is_truth(left, !both))
		return smt_bool(left);
	smt_ref open = both ? left : smt_not(&w->terms, left);
	struct smt_value v = eval_term_where(w, f, e->operands.items[1], open);
	smt_ref right = smt_as_truth(w, &v);
	return smt_bool(smt_binary(&w->terms, both ? SMT_BOTH : SMT_EITHER, left, right));
}

static struct smt_value term_of_infix(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	const struct sem_modifier *modifier = e->modifier;
	struct str value = { 0 };
	if (modifier)
		value = sem_modifier_value(modifier, w->opcode, w->word);
	struct smt_value sides[2] = { smt_eval(w, f, e->operands.items[0]),
		smt_eval(w, f, e->operands.items[1]) };
	if (w->failure)
		return unknown_operand;
	struct sem_meaning meaning = { .op = SEM_OP_NONE };
	if (modifier && modifier->type)
		meaning = sem_infix_meaning(w->scope, modifier->type, value);
	if (meaning.function)
		return smt_inline(w, f, meaning.function, sides, 2);
	if (meaning.op)
		return smt_operate(w, meaning.op, &sides[0], &sides[1]);
	smt_fail(w, "a modifier without an operator");
	return unknown_operand;
}

/* ---- names ---- */

static struct smt_value term_of_name(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->symbol;
	if (!symbol)
		return smt_state_value(w, f, e);
	if (f->state.slots[symbol->index].any)
		return f->state.slots[symbol->index].value;
	if (f->depth == 0 && symbol->kind == SEM_OPERAND)
		return smt_operand(w, f, symbol, false);
	smt_fail(w, "a name without a value");
	return unknown_operand;
}

static struct smt_value term_of_modifier(struct smt_walk *w, const struct sem_expr *e)
{
	struct smt_value v = { .kind = SEM_KIND_MOD, .word = e->word };
	if (!e->modifier)
		return v; /* .S32: the name of a value */
	v.word = sem_word(w->scope->run, sem_modifier_value(e->modifier, w->opcode, w->word));
	v.type = e->modifier->type;
	return v;
}

static struct smt_value term_of_member(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct sem_member value;
	const struct sem_expr *of = e->operands.items[0];
	if (e->side || e->state)
		return smt_state_value(w, f, e);
	if (e->constant)
		return smt_constant(w, wide_from_word((struct word){ e->constant->value, 0 }));
	const struct sem_symbol *symbol = of->symbol;
	if (symbol && f->depth == 0 && symbol->kind == SEM_OPERAND)
		return smt_operand_modifier(w, symbol, e->text);
	struct smt_value base = smt_eval(w, f, of);
	if (base.kind != SEM_KIND_MOD ||
		!sem_value_member(base.type, sem_word_text(base.word), e->text, &value)) {
		smt_fail(w, "a member that is not a number");
		return unknown_operand;
	}
	if (value.is_bool)
		return smt_bool(smt_truth(&w->terms, value.magnitude.lo));
	struct wide n = wide_from_word(value.magnitude);
	return smt_constant(w, value.negative ? wide_neg(n) : n);
}

static struct smt_value term_of_expr(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	uint32_t bits;
	switch (e->kind) {
	case SEM_NUMBER: return smt_constant(w, wide_from_word(e->number));
	case SEM_REAL:
		if (!sem_real_bits(e->text, &bits))
			smt_fail(w, "a real constant");
		return smt_float(smt_number(&w->terms, wide_from(bits), 32));
	case SEM_BOOL: return smt_bool(smt_truth(&w->terms, e->number.lo != 0));
	case SEM_NAME: return term_of_name(w, f, e);
	case SEM_MOD: return term_of_modifier(w, e);
	case SEM_UNARY: return term_of_unary(w, f, e);
	case SEM_ABS: return term_of_absolute(w, f, e);
	case SEM_INFIX: return term_of_infix(w, f, e);
	case SEM_TERNARY: return term_of_ternary(w, f, e);
	case SEM_CALL: return smt_call(w, f, e);
	case SEM_INDEX: return smt_element(w, f, e);
	case SEM_SLICE: return smt_slice(w, f, e);
	case SEM_MEMBER: return term_of_member(w, f, e);
	case SEM_TUPLE: return smt_tuple(w, f, e);
	case SEM_LANE: smt_fail(w, "other lanes"); return unknown_operand;
	case SEM_STATE:
	case SEM_STRING:
	case SEM_BROKEN: smt_fail(w, "a defect"); return unknown_operand;
	case SEM_BINARY: break;
	}
	if (sem_op_is(e->op, SEM_LOGIC))
		return shortcut(w, f, e);
	struct smt_value a = smt_eval(w, f, e->operands.items[0]);
	struct smt_value b = smt_eval(w, f, e->operands.items[1]);
	return smt_operate(w, e->op, &a, &b);
}

struct smt_value smt_eval(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct smt_value value = unknown_operand;
	if (++w->steps > MAX_STEPS)
		smt_fail(w, "too many steps");
	if (!w->failure)
		value = term_of_expr(w, f, e);
	if (w->terms.too_wide)
		smt_fail(w, "a value with too many bits");
	if (!value.term && value.kind != SEM_KIND_MOD && value.kind != SEM_KIND_ARRAY) {
		smt_fail(w, "an unknown value");
		value = smt_constant(w, wide_from(0));
	}
	return value;
}
