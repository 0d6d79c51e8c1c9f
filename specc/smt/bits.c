/* SPDX-License-Identifier: MIT */
/* Slices, elements and tuples as terms. */
#include "smt/internal.h"

static const struct smt_value unknown_term = { 0 };

/* ---- low bits alone ---- */

/* The low bits of a << n, for an n of any size. */
static smt_ref shifted(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, unsigned width)
{
	smt_ref x = smt_eval_low(w, f, e->operands.items[0], width);
	struct smt_value n = smt_eval(w, f, e->operands.items[1]);
	n = smt_as_int(w, &n);
	unsigned both = n.term->width > width ? n.term->width : width;
	smt_ref count = smt_sign_extend(&w->terms, n.term, both);
	smt_ref all = smt_binary(&w->terms, SMT_LEFT, smt_sign_extend(&w->terms, x, both), count);
	return smt_extract(&w->terms, all, 0, width);
}

smt_ref smt_eval_low(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, unsigned width)
{
	int64_t count;
	if (e->kind == SEM_BINARY && e->op == SEM_OP_LEFT) {
		struct smt_value n = smt_eval(w, f, e->operands.items[1]);
		if (!smt_known(&n, &count))
			return shifted(w, f, e, width);
	}
	struct smt_value v = smt_eval(w, f, e);
	return smt_low_bits(w, &v, width);
}

/* ---- slices ---- */

smt_ref smt_reverse(struct smt_walk *w, smt_ref bits)
{
	smt_ref sum = smt_extract(&w->terms, bits, 0, 1);
	for (unsigned i = 1; i < bits->width; i++)
		sum = smt_concat(&w->terms, sum, smt_extract(&w->terms, bits, i, 1));
	return sum;
}

bool smt_bounds(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, unsigned *low,
	unsigned *width, bool *reversed)
{
	int64_t h, l, written;
	struct smt_value high = smt_eval(w, f, e->operands.items[1]);
	struct smt_value at = e->kind == SEM_SLICE ? smt_eval(w, f, e->operands.items[2]) : high;
	bool constant = e->kind == SEM_SLICE && sem_constant(e->operands.items[1], &written) &&
					sem_constant(e->operands.items[2], &written);
	*reversed = false;
	if (!smt_known(&high, &h) || !smt_known(&at, &l))
		return false;
	if (l < 0 || h < -1 || h >= SMT_MAX_WIDTH || (h < l - 1 && !constant)) {
		smt_fail(w, "the bounds of a slice");
		return false;
	}
	*reversed = h < l && constant;
	*low = (unsigned)(*reversed ? h : l);
	*width = (unsigned)(*reversed ? l - h + 1 : h - l + 1);
	return true;
}

/* The lowest n bits of a number that is not negative, for an n of any size. */
static struct smt_value lowest(struct smt_walk *w, struct smt_value x, const struct smt_value *n)
{
	unsigned width = x.term->width, both = n->term->width > width ? n->term->width : width;
	smt_ref count = smt_zero_extend(&w->terms, n->term, both);
	smt_ref one = smt_number(&w->terms, wide_from(1), both), mask;
	mask = smt_binary(&w->terms, SMT_LEFT, one, count); /* 0 if n is too large */
	mask = smt_binary(&w->terms, SMT_DIFFERENCE, mask, one);
	mask = smt_extract(&w->terms, mask, 0, width);
	return smt_int(w, smt_binary(&w->terms, SMT_AND, x.term, mask));
}

/* x >> l, then its lowest h - l + 1 bits */
static struct smt_value computed(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct smt_value x = smt_eval(w, f, e->operands.items[0]);
	struct smt_value high = smt_eval(w, f, e->operands.items[1]);
	struct smt_value low = smt_eval(w, f, e->operands.items[2]);
	struct smt_value one = smt_constant(w, wide_from(1)), count, mask;
	count = smt_arithmetic(w, SEM_OP_MINUS, &high, &low);
	count = smt_arithmetic(w, SEM_OP_PLUS, &count, &one);
	count = smt_count(w, &count);
	x = smt_arithmetic(w, SEM_OP_RIGHT, &x, &low);
	if (!w->failure && x.term->zeros) {
		x = lowest(w, x, &count);
	} else {
		mask = smt_arithmetic(w, SEM_OP_LEFT, &one, &count);
		mask = smt_arithmetic(w, SEM_OP_MINUS, &mask, &one);
		x = smt_arithmetic(w, SEM_OP_AND, &x, &mask);
	}
	x.width = 0;
	return x;
}

struct smt_value smt_slice(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	unsigned low, width;
	bool reversed;
	if (!smt_bounds(w, f, e, &low, &width, &reversed))
		return w->failure ? unknown_term : computed(w, f, e);
	if (!width)
		return smt_constant(w, wide_from(0));
	smt_ref bits = smt_eval_low(w, f, e->operands.items[0], low + width);
	if (w->failure)
		return unknown_term;
	bits = smt_extract(&w->terms, bits, low, width);
	return smt_unsigned(w, reversed ? smt_reverse(w, bits) : bits);
}

/* ---- elements ---- */

static struct smt_value term_of_array_element(
	struct smt_walk *w, const struct smt_value *base, const struct smt_value *at)
{
	struct smt_value result = { .kind = SEM_KIND_UNKNOWN };
	for (size_t i = 0; i < base->array->items.count; i++) {
		struct smt_value number = smt_constant(w, wide_from((int64_t)i));
		struct smt_value is = smt_operate(w, SEM_OP_EQUALS, at, &number);
		if (smt_is_truth(is.term, false))
			continue;
		result = smt_join(w, is.term, &base->array->items.items[i], &result);
	}
	return result;
}

struct smt_value smt_element(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	int64_t bit;
	if (e->element)
		return smt_read_element(w, f, e);
	struct smt_value base = smt_eval(w, f, e->operands.items[0]);
	struct smt_value at = smt_eval(w, f, e->operands.items[1]);
	if (w->failure)
		return unknown_term;
	if (base.kind == SEM_KIND_ARRAY)
		return term_of_array_element(w, &base, &at);
	if (smt_known(&at, &bit) && bit >= 0 && bit < SMT_MAX_WIDTH) {
		smt_ref bits = smt_low_bits(w, &base, (unsigned)bit + 1);
		bits = smt_extract(&w->terms, bits, (unsigned)bit, 1);
		return smt_bool(
			smt_binary(&w->terms, SMT_SAME, bits, smt_number(&w->terms, wide_from(1), 1)));
	}
	struct smt_value shifted = smt_arithmetic(w, SEM_OP_RIGHT, &base, &at);
	smt_ref lowest = smt_low_bits(w, &shifted, 1);
	return smt_bool(
		smt_binary(&w->terms, SMT_SAME, lowest, smt_number(&w->terms, wide_from(1), 1)));
}

/* ---- tuples ---- */

struct smt_value smt_tuple(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	smt_ref all = NULL;
	VEC_EACH (struct sem_expr *, it, &e->operands) {
		struct smt_value part = smt_eval(w, f, *it);
		unsigned width = part.width ? part.width : sem_literal_width(*it);
		if (!width)
			smt_fail(w, "a part of {...} of unknown width");
		if (w->failure)
			return unknown_term;
		smt_ref bits = smt_low_bits(w, &part, width);
		all = all ? smt_concat(&w->terms, all, bits) : bits;
	}
	return smt_unsigned(w, all);
}
