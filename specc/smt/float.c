/* SPDX-License-Identifier: MIT */
/* Comparisons of binary32 numbers by their bits: those of IEEE 754, and the language's min and
 * max. */
#include "smt/internal.h"

static smt_ref float_constant(struct smt_walk *w, uint32_t bits)
{
	return smt_number(&w->terms, wide_from(bits), 32);
}

static smt_ref float_magnitude(struct smt_walk *w, smt_ref a)
{
	return smt_binary(&w->terms, SMT_AND, a, float_constant(w, 0x7FFFFFFF));
}

static smt_ref is_nan(struct smt_walk *w, smt_ref a)
{
	smt_ref size = float_magnitude(w, a);
	return smt_binary(&w->terms, SMT_LESS, float_constant(w, 0x7F800000), size);
}

/* The bits as a two's complement number in the order of the floats: negative floats are mirrored,
 * -0 is -1. */
static smt_ref float_order(struct smt_walk *w, smt_ref a)
{
	smt_ref negative = smt_binary(&w->terms, SMT_LESS, a, float_constant(w, 0));
	smt_ref flipped = smt_binary(&w->terms, SMT_XOR, a, float_constant(w, 0x7FFFFFFF));
	return smt_choose(&w->terms, negative, flipped, a);
}

static smt_ref both_zero(struct smt_walk *w, smt_ref a, smt_ref b)
{
	smt_ref size = float_magnitude(w, b);
	smt_ref any = smt_binary(&w->terms, SMT_OR, float_magnitude(w, a), size);
	return smt_binary(&w->terms, SMT_SAME, any, float_constant(w, 0));
}

static smt_ref either_nan(struct smt_walk *w, smt_ref a, smt_ref b)
{
	smt_ref other = is_nan(w, b);
	return smt_binary(&w->terms, SMT_EITHER, is_nan(w, a), other);
}

static smt_ref float_equal(struct smt_walk *w, smt_ref a, smt_ref b)
{
	smt_ref same = smt_binary(&w->terms, SMT_SAME, a, b);
	same = smt_binary(&w->terms, SMT_EITHER, same, both_zero(w, a, b));
	return smt_binary(&w->terms, SMT_BOTH, same, smt_not(&w->terms, either_nan(w, a, b)));
}

/* Compares by that order: -0 is less than 0, and NaNs are somewhere. */
static smt_ref float_before(struct smt_walk *w, smt_ref a, smt_ref b)
{
	smt_ref place = float_order(w, b);
	return smt_binary(&w->terms, SMT_LESS, float_order(w, a), place);
}

static smt_ref float_less(struct smt_walk *w, smt_ref a, smt_ref b)
{
	smt_ref below = float_before(w, a, b), nan = either_nan(w, a, b);
	smt_ref out = smt_binary(&w->terms, SMT_EITHER, both_zero(w, a, b), nan);
	return smt_binary(&w->terms, SMT_BOTH, below, smt_not(&w->terms, out));
}

smt_ref smt_float_compare(struct smt_walk *w, enum sem_op op, smt_ref a, smt_ref b)
{
	if (op == SEM_OP_EQUALS)
		return float_equal(w, a, b);
	if (op == SEM_OP_DIFFERS)
		return smt_not(&w->terms, float_equal(w, a, b));
	if (op == SEM_OP_LESS)
		return float_less(w, a, b);
	if (op == SEM_OP_GREATER)
		return float_less(w, b, a);
	smt_ref below = op == SEM_OP_AT_MOST ? float_less(w, a, b) : float_less(w, b, a);
	return smt_binary(&w->terms, SMT_EITHER, below, float_equal(w, a, b));
}

struct smt_value smt_float_lesser(struct smt_walk *w, bool least, smt_ref a, smt_ref b)
{
	smt_ref below = float_before(w, a, b);
	smt_ref number_of = smt_choose(&w->terms, below, least ? a : b, least ? b : a);
	smt_ref nan = float_constant(w, w->isa->nan32);
	smt_ref first = smt_choose(&w->terms, is_nan(w, b), nan, b);
	smt_ref other = smt_choose(&w->terms, is_nan(w, b), a, number_of);
	return smt_float(smt_choose(&w->terms, is_nan(w, a), first, other));
}
