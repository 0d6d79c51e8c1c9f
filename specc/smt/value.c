/* SPDX-License-Identifier: MIT */
/* Integers of any size as terms: the result of each operation has as many bits as it can need, so
 * that nothing wraps. Widths come from the operands alone, not from inferred ranges. */
#include "smt/internal.h"

#include "base/never.h"

void smt_fail(struct smt_walk *w, const char *why)
{
	if (!w->failure)
		w->failure = why;
}

/* ---- making values ---- */

/* The term without redundant copies of its sign bit. */
static smt_ref shortest(struct smt_walk *w, smt_ref term)
{
	if (smt_is_number(term)) {
		struct wide v = term->value;
		if (wide_bit(v, term->width - 1))
			v = wide_sub(v, wide_power(term->width));
		return smt_number(&w->terms, v, wide_length(v) + 1);
	}
	if (term->zeros == term->width)
		return smt_number(&w->terms, wide_from(0), 1);
	if (term->zeros > 1)
		return smt_extract(&w->terms, term, 0, term->width - term->zeros + 1);
	if (term->op == SMT_SIGN)
		return term->a;
	return term;
}

struct smt_value smt_int(struct smt_walk *w, smt_ref term)
{
	return (struct smt_value){ .kind = SEM_KIND_INT, .term = shortest(w, term) };
}

struct smt_value smt_unsigned(struct smt_walk *w, smt_ref bits)
{
	struct smt_value v = smt_int(w, smt_zero_extend(&w->terms, bits, bits->width + 1));
	v.width = bits->width;
	return v;
}

struct smt_value smt_constant(struct smt_walk *w, struct wide value)
{
	return smt_int(w, smt_number(&w->terms, value, wide_length(value) + 1));
}

struct smt_value smt_bool(smt_ref term)
{
	return (struct smt_value){ .kind = SEM_KIND_BOOL, .term = term, .width = 1 };
}

struct smt_value smt_float(smt_ref bits)
{
	return (struct smt_value){ .kind = SEM_KIND_FLOAT, .term = bits, .width = 32 };
}

/* ---- reading values ---- */

struct smt_value smt_as_int(struct smt_walk *w, const struct smt_value *v)
{
	struct smt_value r;
	smt_ref none;
	switch (v->kind) {
	case SEM_KIND_INT: return *v;
	case SEM_KIND_BOOL:
		none = smt_number(&w->terms, wide_from(0), 2);
		r = smt_int(
			w, smt_choose(&w->terms, v->term, smt_number(&w->terms, wide_from(1), 2), none));
		r.width = 1;
		return r;
	case SEM_KIND_FLOAT: return smt_unsigned(w, v->term);
	case SEM_KIND_UNKNOWN:
	case SEM_KIND_REAL:
	case SEM_KIND_LARGE:
	case SEM_KIND_MOD:
	case SEM_KIND_ARRAY:
		smt_fail(w, "a value that is not an integer");
		return smt_constant(w, wide_from(0));
	}
	NEVER();
}

smt_ref smt_as_truth(struct smt_walk *w, const struct smt_value *v)
{
	if (v->kind == SEM_KIND_BOOL)
		return v->term;
	struct smt_value n = smt_as_int(w, v);
	smt_ref zero = smt_number(&w->terms, wide_from(0), n.term->width);
	return smt_not(&w->terms, smt_binary(&w->terms, SMT_SAME, n.term, zero));
}

smt_ref smt_low_bits(struct smt_walk *w, const struct smt_value *v, unsigned width)
{
	struct smt_value n = smt_as_int(w, v);
	return n.term->width >= width ? smt_extract(&w->terms, n.term, 0, width)
								  : smt_sign_extend(&w->terms, n.term, width);
}

bool smt_known(const struct smt_value *v, int64_t *number)
{
	struct wide value;
	if ((v->kind != SEM_KIND_INT && v->kind != SEM_KIND_BOOL) || !smt_is_number(v->term))
		return false;
	value = v->term->value;
	if (v->term->width && wide_bit(value, v->term->width - 1))
		value = wide_sub(value, wide_power(v->term->width));
	return wide_small(value, number);
}

/* ---- arithmetic ---- */

static unsigned wider(const struct smt_value *a, const struct smt_value *b)
{
	return a->term->width > b->term->width ? a->term->width : b->term->width;
}

/* The operation on both, sign-extended to `width` bits. */
static smt_ref widened(struct smt_walk *w, enum smt_op op, const struct smt_value *a,
	const struct smt_value *b, unsigned width)
{
	smt_ref y = smt_sign_extend(&w->terms, b->term, width);
	return smt_binary(&w->terms, op, smt_sign_extend(&w->terms, a->term, width), y);
}

static struct smt_value extended(struct smt_walk *w, enum smt_op op, const struct smt_value *a,
	const struct smt_value *b, unsigned width)
{
	return smt_int(w, widened(w, op, a, b, width));
}

struct smt_value smt_count(struct smt_walk *w, const struct smt_value *n)
{
	unsigned width = n->term->width;
	return n->term->zeros || width == 1
			   ? *n
			   : smt_unsigned(w, smt_extract(&w->terms, n->term, 0, width - 1));
}

static struct smt_value shift_term_left(
	struct smt_walk *w, const struct smt_value *a, const struct smt_value *n)
{
	enum { MAX_COUNT_BITS = 9 };
	int64_t count;
	smt_ref x = a->term;
	if (smt_known(n, &count) && count >= 0 && count < SMT_MAX_WIDTH)
		return count ? smt_int(w, smt_concat(&w->terms, x,
									  smt_number(&w->terms, wide_from(0), (unsigned)count)))
					 : *a;
	struct smt_value positive = smt_count(w, n);
	n = &positive;
	if (!n->term->zeros || n->term->width > MAX_COUNT_BITS) {
		smt_fail(w, "a shift by a number without a small limit");
		return *a;
	}
	unsigned width = x->width + (1u << (n->term->width - 1)) - 1;
	if (width < n->term->width)
		width = n->term->width;
	return extended(w, SMT_LEFT, a, n, width);
}

static struct smt_value shift_term_right(
	struct smt_walk *w, const struct smt_value *a, const struct smt_value *n)
{
	int64_t count;
	unsigned width = a->term->width;
	if (smt_known(n, &count) && count >= 0) {
		unsigned low = count < width ? (unsigned)count : width - 1;
		return smt_int(w, smt_extract(&w->terms, a->term, low, width - low));
	}
	struct smt_value r = extended(w, SMT_RIGHT, a, n, wider(a, n));
	if (r.term->width > width)
		r.term = smt_extract(&w->terms, r.term, 0, width);
	return r;
}

static struct smt_value bitwise_value(
	struct smt_walk *w, enum smt_op op, const struct smt_value *a, const struct smt_value *b)
{
	unsigned width = wider(a, b);
	const struct smt_value *narrow = a->term->width < b->term->width ? a : b;
	if (op == SMT_AND &&
		narrow->term->zeros) { /* it is not negative: it clears the bits above it */
		width = narrow->term->width;
		smt_ref y = smt_low_bits(w, b, width);
		return smt_int(w, smt_binary(&w->terms, op, smt_low_bits(w, a, width), y));
	}
	return extended(w, op, a, b, width);
}

struct smt_value smt_arithmetic(
	struct smt_walk *w, enum sem_op op, const struct smt_value *left, const struct smt_value *right)
{
	struct smt_value a = smt_as_int(w, left), b = smt_as_int(w, right);
	if (op == SEM_OP_PLUS)
		return extended(w, SMT_ADD, &a, &b, wider(&a, &b) + 1);
	if (op == SEM_OP_MINUS)
		return extended(w, SMT_DIFFERENCE, &a, &b, wider(&a, &b) + 1);
	if (op == SEM_OP_TIMES)
		return extended(w, SMT_PRODUCT, &a, &b, a.term->width + b.term->width);
	if (op == SEM_OP_LEFT)
		return shift_term_left(w, &a, &b);
	if (op == SEM_OP_RIGHT)
		return shift_term_right(w, &a, &b);
	struct smt_value r = bitwise_value(w,
		op == SEM_OP_AND  ? SMT_AND
		: op == SEM_OP_OR ? SMT_OR
						  : SMT_XOR,
		&a, &b);
	r.width = left->width == right->width ? left->width : 0;
	return r;
}

struct smt_value smt_negative(struct smt_walk *w, const struct smt_value *v)
{
	struct smt_value zero = smt_constant(w, wide_from(0));
	return smt_arithmetic(w, SEM_OP_MINUS, &zero, v);
}

smt_ref smt_same(struct smt_walk *w, const struct smt_value *a, const struct smt_value *b)
{
	return widened(w, SMT_SAME, a, b, wider(a, b));
}

smt_ref smt_less(struct smt_walk *w, const struct smt_value *a, const struct smt_value *b)
{
	return widened(w, SMT_LESS, a, b, wider(a, b));
}

struct smt_value smt_modulo(
	struct smt_walk *w, const struct smt_value *left, const struct smt_value *right)
{
	struct smt_value a = smt_as_int(w, left), m = smt_as_int(w, right), r;
	int64_t number;
	if (smt_known(&m, &number) && number > 0 && !(number & (number - 1))) {
		unsigned n = 0;
		while (number >> n > 1)
			n++;
		if (!n)
			return smt_constant(w, wide_from(0));
		return smt_unsigned(w, smt_low_bits(w, &a, n));
	}
	if (m.term->zeros == 0)
		smt_fail(w, "a modulus that may be negative");
	r = extended(w, SMT_MODULO, &a, &m, wider(&a, &m));
	return smt_int(w, smt_extract(&w->terms, r.term, 0,
						  r.term->width < m.term->width ? r.term->width : m.term->width));
}

/* floor, ceil or trunc of a / b. */
struct smt_value smt_quotient(struct smt_walk *w, enum sem_builtin how,
	const struct smt_value *left, const struct smt_value *right)
{
	struct smt_value a = smt_as_int(w, left), b = smt_as_int(w, right), one, zero, back;
	unsigned width = wider(&a, &b) + 1;
	bool up = how == SEM_FN_CEIL;
	one = smt_constant(w, wide_from(1));
	zero = smt_constant(w, wide_from(0));
	struct smt_value q = extended(w, SMT_DIVIDE, &a, &b, width);
	if (how == SEM_FN_TRUNC)
		return q;
	back = smt_arithmetic(w, SEM_OP_TIMES, &q, &b);
	back =
		smt_arithmetic(w, SEM_OP_MINUS, &a, &back); /* the remainder has the sign of a, or is 0 */
	smt_ref exact = smt_binary(
		&w->terms, SMT_SAME, back.term, smt_number(&w->terms, wide_from(0), back.term->width));
	smt_ref alike = smt_less(w, &b, &zero);
	alike = smt_binary(&w->terms, SMT_SAME, smt_less(w, &a, &zero), alike);
	smt_ref stays =
		smt_binary(&w->terms, SMT_EITHER, exact, up ? smt_not(&w->terms, alike) : alike);
	struct smt_value other = smt_arithmetic(w, up ? SEM_OP_PLUS : SEM_OP_MINUS, &q, &one);
	return smt_join(w, stays, &q, &other);
}

/* ---- joins ---- */

static struct smt_value join_term_arrays(
	struct smt_walk *w, smt_ref condition, const struct smt_value *yes, const struct smt_value *no)
{
	struct smt_value r = *yes;
	r.array = ARENA_NEW(w->arena, struct smt_array);
	for (size_t i = 0; i < yes->array->items.count || i < no->array->items.count; i++) {
		struct smt_value none = { .kind = SEM_KIND_UNKNOWN };
		struct smt_value a = i < yes->array->items.count ? yes->array->items.items[i] : none;
		struct smt_value b = i < no->array->items.count ? no->array->items.items[i] : none;
		a = smt_join(w, condition, &a, &b);
		VEC_PUSH(w->arena, &r.array->items, a);
	}
	return r;
}

struct smt_value smt_join(
	struct smt_walk *w, smt_ref condition, const struct smt_value *yes, const struct smt_value *no)
{
	if (smt_is_number(condition))
		return smt_is_truth(condition, true) ? *yes : *no;
	if (yes->kind == SEM_KIND_UNKNOWN || no->kind == SEM_KIND_UNKNOWN)
		return yes->kind == SEM_KIND_UNKNOWN ? *no : *yes;
	if (yes->kind == SEM_KIND_MOD || no->kind == SEM_KIND_MOD) {
		if (yes->kind != no->kind || yes->word != no->word)
			smt_fail(w, "the value of a modifier that depends on data");
		return *yes;
	}
	if (yes->kind == SEM_KIND_ARRAY && no->kind == SEM_KIND_ARRAY)
		return join_term_arrays(w, condition, yes, no);
	struct smt_value r = *yes;
	r.width = yes->width == no->width ? yes->width : 0;
	if (yes->kind == no->kind && yes->kind != SEM_KIND_INT) {
		r.term = smt_choose(&w->terms, condition, yes->term, no->term);
		return r;
	}
	struct smt_value a = smt_as_int(w, yes), b = smt_as_int(w, no);
	unsigned width = wider(&a, &b);
	r.kind = SEM_KIND_INT;
	b.term = smt_sign_extend(&w->terms, b.term, width);
	r.term = shortest(
		w, smt_choose(&w->terms, condition, smt_sign_extend(&w->terms, a.term, width), b.term));
	return r;
}
