/* SPDX-License-Identifier: MIT */
/* Calls as terms: built-in functions, and functions of the spec, which are inlined. */
#include <string.h>

#include "base/never.h"
#include "smt/internal.h"

static const struct smt_value unknown_call = { 0 };

enum { MAX_ARGUMENTS = 8, MAX_CALLS = 20 };

/* The slots of registers by their own names, after those of the symbols: the same in all frames. */
static struct smt_slot *own_slots(const struct smt_frame *f, struct smt_state *state)
{
	return state->slots + f->scope->symbols.count;
}

/* What a function has written, its caller has; if no path returns, the caller's ends too. */
static void return_from(struct smt_walk *w, struct smt_frame *from, struct smt_frame *f)
{
	if (!smt_is_truth(f->state.live, false))
		smt_leave(w, f);
	if (f->after.slots)
		memcpy(own_slots(from, &from->state), own_slots(f, &f->after),
			SMT_MAX_OWN * sizeof(struct smt_slot));
	else
		from->state.live = smt_truth(&w->terms, false);
	if (f->after.slots && f->scope->has_effects) /* some paths may have raised */
		from->state.live = smt_binary(&w->terms, SMT_BOTH, from->state.live, f->after.live);
}

struct smt_value smt_inline(struct smt_walk *w, struct smt_frame *from,
	struct sem_function *function, const struct smt_value *arguments, size_t count)
{
	const struct sem_block *block = function->block;
	if (block->broken || from->depth >= MAX_CALLS || block->operands.count != count) {
		smt_fail(w, "a call");
		return unknown_call;
	}
	struct smt_frame f = smt_frame_new(w, sem_function_scope(w->scope->run, function), from);
	for (size_t i = 0; i < count; i++)
		f.state.slots[i] = (struct smt_slot){ true, arguments[i] };
	memcpy(own_slots(&f, &f.state), own_slots(from, &from->state),
		SMT_MAX_OWN * sizeof(struct smt_slot));
	smt_run_body(w, &f, &block->body);
	if (!w->failure)
		return_from(w, from, &f);
	return f.result;
}

/* INT32(x), UINT8(x) */
static struct smt_value term_of_cast(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	smt_ref bits = smt_eval_low(w, f, e->operands.items[0], e->cast.width);
	if (w->failure)
		return unknown_call;
	struct smt_value v = e->cast.is_signed ? smt_int(w, bits) : smt_unsigned(w, bits);
	v.width = e->cast.width;
	return v;
}

static struct smt_value term_of_lesser(
	struct smt_walk *w, bool least, const struct smt_value *a, const struct smt_value *b)
{
	if (a->kind == SEM_KIND_FLOAT && b->kind == SEM_KIND_FLOAT)
		return smt_float_lesser(w, least, a->term, b->term);
	struct smt_value x = smt_as_int(w, a), y = smt_as_int(w, b);
	x.width = y.width = 0;
	smt_ref below = smt_less(w, &x, &y);
	unsigned narrow = x.term->width < y.term->width ? x.term->width : y.term->width;
	bool positive = x.term->zeros && y.term->zeros;
	struct smt_value r = smt_join(w, least ? below : smt_not(&w->terms, below), &x, &y);
	if (least && positive && r.term->width > narrow && narrow > 1) /* at most the narrower one */
		r = smt_unsigned(w, smt_extract(&w->terms, r.term, 0, narrow - 1));
	bool high = !least && (x.term->zeros || y.term->zeros); /* at least the positive one */
	if (high && !r.term->zeros && r.term->width > 1)
		r = smt_unsigned(w, smt_extract(&w->terms, r.term, 0, r.term->width - 1));
	r.width = 0;
	return r;
}

/* The number of ones among `count` bits from `low` up: those of both halves, added. */
static struct smt_value term_of_popcount(
	struct smt_walk *w, smt_ref bits, unsigned low, unsigned count)
{
	struct smt_value bit, a, b;
	if (count == 1) {
		bit = smt_unsigned(w, smt_extract(&w->terms, bits, low, 1));
		bit.width = 0;
		return bit;
	}
	a = term_of_popcount(w, bits, low, count / 2);
	b = term_of_popcount(w, bits, low + count / 2, count - count / 2);
	return smt_arithmetic(w, SEM_OP_PLUS, &a, &b);
}

/* How many of `count` bits from `low` up are not zeros in front: all bits of the lower half count
 * where one of the upper half is a one. */
static struct smt_value term_of_bitlength(
	struct smt_walk *w, smt_ref bits, unsigned low, unsigned count)
{
	struct smt_value a, b, any = smt_constant(w, wide_from((int64_t)count / 2));
	if (count == 1)
		return term_of_popcount(w, bits, low, 1);
	a = term_of_bitlength(w, bits, low, count / 2);
	b = term_of_bitlength(w, bits, low + count / 2, count - count / 2);
	struct smt_value none = smt_constant(w, wide_from(0));
	smt_ref is_high = smt_less(w, &none, &b);
	b = smt_arithmetic(w, SEM_OP_PLUS, &b, &any);
	return smt_join(w, is_high, &b, &a);
}

/* floor, ceil, trunc of a / b; any other operand is returned unchanged. */
static struct smt_value term_of_quotient(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	const struct sem_expr *inner = e->operands.items[0];
	if (inner->kind != SEM_BINARY || inner->op != SEM_OP_DIVIDE)
		return smt_eval(w, f, inner);
	struct smt_value a = smt_eval(w, f, inner->operands.items[0]);
	struct smt_value b = smt_eval(w, f, inner->operands.items[1]);
	return w->failure ? unknown_call : smt_quotient(w, e->builtin, &a, &b);
}

static const struct sem_symbol *operand_of(const struct smt_frame *f, const struct sem_expr *call)
{
	const struct sem_expr *first = call->operands.items[0];
	const struct sem_symbol *symbol = f->depth == 0 ? first->symbol : NULL;
	return symbol && symbol->kind == SEM_OPERAND ? symbol : NULL;
}

static bool is_beyond(enum sem_builtin builtin)
{
	return sem_builtin_is(builtin, SEM_OF_LANES) || sem_builtin_is(builtin, SEM_ROUNDS);
}

static struct smt_value term_of_builtin(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct smt_value a[2] = { { 0 } };
	const struct sem_symbol *symbol = operand_of(f, e);
	if (e->builtin == SEM_FN_RAW && symbol)
		return smt_operand(w, f, symbol, true);
	if (e->builtin == SEM_FN_REGISTER_NUMBER && symbol)
		return smt_register_number(w, symbol);
	for (size_t i = 0; i < e->operands.count && i < 2 && !is_beyond(e->builtin); i++)
		a[i] = smt_eval(w, f, e->operands.items[i]);
	if (w->failure)
		return unknown_call;
	switch (e->builtin) {
	case SEM_FN_MIN:
	case SEM_FN_MAX: return term_of_lesser(w, e->builtin == SEM_FN_MIN, &a[0], &a[1]);
	case SEM_FN_MOD: return smt_modulo(w, &a[0], &a[1]);
	case SEM_FN_POPCOUNT:
		a[0] = smt_as_int(w, &a[0]);
		return term_of_popcount(w, a[0].term, 0, a[0].term->width);
	case SEM_FN_BITLENGTH:
		a[0] = smt_as_int(w, &a[0]);
		return term_of_bitlength(w, a[0].term, 0, a[0].term->width);
	case SEM_FN_F32: return smt_float(smt_low_bits(w, &a[0], 32));
	case SEM_FN_ROUND:
	case SEM_FN_TO_INT: smt_fail(w, "floating-point arithmetic"); return unknown_call;
	case SEM_FN_BALLOT:
	case SEM_FN_FOLD: smt_fail(w, "other lanes"); return unknown_call;
	case SEM_FN_RAW:
	case SEM_FN_REGISTER_NUMBER: smt_fail(w, "an operand of another block"); return unknown_call;
	case SEM_FN_FLOOR:
	case SEM_FN_CEIL:
	case SEM_FN_TRUNC:
	case SEM_FN_CAST:
	case SEM_FN_NONE: break; /* smt_call */
	}
	NEVER();
}

struct smt_value smt_call(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct smt_value arguments[MAX_ARGUMENTS];
	size_t count = e->operands.count;
	if (count > MAX_ARGUMENTS) {
		smt_fail(w, "a call");
		return unknown_call;
	}
	if (sem_builtin_is(e->builtin, SEM_QUOTIENT))
		return term_of_quotient(w, f, e);
	if (e->builtin == SEM_FN_CAST)
		return term_of_cast(w, f, e);
	if (e->builtin || !e->function)
		return term_of_builtin(w, f, e);
	for (size_t i = 0; i < count; i++)
		arguments[i] = smt_eval(w, f, e->operands.items[i]);
	return w->failure ? unknown_call : smt_inline(w, f, e->function, arguments, count);
}
