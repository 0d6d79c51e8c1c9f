/* SPDX-License-Identifier: MIT */
/* Floating point in the type check: comparison of bit patterns as numbers, exact reals and the
 * functions that take them. */
#include "typing/type.h"

static const struct sem_value unknown_float = { 0 };

enum { INFINITY_BITS = 0x7F800000, SIGN_BIT = 31 };

struct sem_value type_float(struct sem_range range, bool varying)
{
	struct sem_value value = type_of_range(SEM_KIND_FLOAT, range, varying);
	value.width = 32;
	return value;
}

/* ---- comparisons ---- */

/* The numbers in a range of bit patterns. The magnitude bits, negated if the sign is set, are
 * ordered as the numbers are. */
struct numbers {
	bool any, nan; /* contains a number; contains a NaN */
	struct wide lo, hi;
};

/* Finds the patterns within from .. to; false if there are none. */
static bool part_of_float(
	const struct sem_range *bits, int64_t from, int64_t to, struct sem_range *found)
{
	struct sem_range limits = range_of(wide_from(from), wide_from(to));
	*found = *bits;
	return range_meet(found, &limits);
}

static void add_float_bounds(struct numbers *n, struct wide lo, struct wide hi)
{
	if (!n->any || wide_compare(lo, n->lo) < 0)
		n->lo = lo;
	if (!n->any || wide_compare(hi, n->hi) > 0)
		n->hi = hi;
	n->any = true;
}

static struct numbers numbers_of(const struct sem_range *bits)
{
	const int64_t sign = (int64_t)1 << SIGN_BIT;
	struct numbers n = { .any = false };
	struct sem_range found;
	if (part_of_float(bits, 0, INFINITY_BITS, &found))
		add_float_bounds(&n, found.lo, found.hi);
	if (part_of_float(bits, sign, sign + INFINITY_BITS, &found))
		add_float_bounds(
			&n, wide_sub(wide_from(sign), found.hi), wide_sub(wide_from(sign), found.lo));
	n.nan = part_of_float(bits, INFINITY_BITS + 1, sign - 1, &found) ||
			part_of_float(bits, sign + INFINITY_BITS + 1, 2 * sign - 1, &found);
	return n;
}

/* A comparison is false if one operand is a NaN. */
static enum range_answer ordered(bool always, bool never, bool nan)
{
	if (never)
		return RANGE_NEVER;
	return always && !nan ? RANGE_ALWAYS : RANGE_SOMETIMES;
}

enum range_answer type_float_order(
	enum sem_op op, const struct sem_range *left, const struct sem_range *right)
{
	struct numbers a = numbers_of(left), b = numbers_of(right);
	bool nan = a.nan || b.nan, swap = op == SEM_OP_GREATER || op == SEM_OP_AT_LEAST;
	if (!a.any || !b.any) /* one side is always a NaN */
		return op == SEM_OP_DIFFERS ? RANGE_ALWAYS : RANGE_NEVER;
	bool apart = wide_compare(a.hi, b.lo) < 0 || wide_compare(b.hi, a.lo) < 0;
	bool equal = wide_equal(a.lo, a.hi) && wide_equal(b.lo, b.hi) && wide_equal(a.lo, b.lo);
	if (op == SEM_OP_EQUALS)
		return ordered(equal, apart, nan);
	if (op == SEM_OP_DIFFERS) {
		enum range_answer same = ordered(equal, apart, nan);
		return same == RANGE_ALWAYS ? RANGE_NEVER : same == RANGE_NEVER ? RANGE_ALWAYS : same;
	}
	const struct numbers *small = swap ? &b : &a, *large = swap ? &a : &b;
	int ends = wide_compare(small->hi, large->lo), other = wide_compare(small->lo, large->hi);
	bool or_equal = sem_op_holds(op, 0);
	return ordered(or_equal ? ends <= 0 : ends < 0, or_equal ? other > 0 : other >= 0, nan);
}

/* ---- exact reals ---- */

/* Is it a constant power of two? Multiplying by one adds no significant bits. */
static bool is_power(const struct sem_value *v)
{
	int64_t bits;
	return v->kind == SEM_KIND_FLOAT && range_small(&v->range, &bits) && bits > 0 &&
		   bits < INFINITY_BITS && (bits & 0x7FFFFF) == 0;
}

/* Converts a float to a real: one term, one factor. */
static struct sem_value as_real(const struct sem_value *v)
{
	struct sem_value r = *v;
	if (v->kind == SEM_KIND_REAL)
		return r;
	r.kind = SEM_KIND_REAL;
	r.terms = 1;
	r.powers = is_power(v);
	r.factors = !r.powers;
	return r;
}

struct sem_value type_real_arithmetic(struct typing *t, const struct sem_expr *e, bool product,
	const struct sem_value *left, const struct sem_value *right)
{
	struct sem_value a = as_real(left), b = as_real(right);
	struct sem_value r = { .kind = SEM_KIND_REAL, .varying = a.varying || b.varying, .made = e };
	r.terms = product ? 1 : a.terms + b.terms;
	r.factors = a.factors + b.factors;
	r.powers = a.powers + b.powers;
	r.mixed = a.mixed || b.mixed;
	bool fits = product ? a.terms == 1 && b.terms == 1 && r.factors <= 2
						: r.terms <= 2 && r.factors + r.powers <= 3;
	if (!fits) {
		type_fail(t, CHECK_REAL_USE, e->span,
			"an expression of this shape cannot be rounded; expected a, a + b, a * b, a * b + "
			"c, or a * b times a power of two");
		return unknown_float;
	}
	return r;
}

void type_use_real(struct typing *t, struct type_frame *f, const struct sem_expr *e, size_t index)
{
	struct sem_value *value = &type_values(f)[index];
	if (value->kind != SEM_KIND_REAL || t->quiet || t->trial.active)
		return;
	if (++value->uses == 2)
		type_fail(t, CHECK_REAL_USE, e->span,
			"the exact real '%.*s' is used a second time, but it can be rounded only once",
			STR_ARG(e->text));
}

void type_back_to(struct type_frame *f, struct sem_way *before)
{
	struct sem_value *now = type_values(f), *then = before->values;
	for (size_t i = 0; i < f->run.names->scope->symbols.count; i++)
		if (now[i].uses > then[i].uses)
			then[i].uses = now[i].uses;
	sem_way_drop(&f->run, f->run.way);
	f->run.way = before;
}

/* Checks a rounding given to a function; modifiers of the block are checked without ranges. */
static void check_rounding(struct typing *t, const struct sem_expr *e, const struct sem_value *how)
{
	bool known = how->kind == SEM_KIND_MOD && how->type && how->word;
	if (type_is_integer(how) || type_is_float(how))
		type_fail(t, CHECK_SEMANTICS_OPERATOR, e->span,
			"this does not say how to round; expected a modifier");
	else if (known && t->caller.source &&
			 sem_value_rounding(how->type, how->word->text) == SEM_ROUND_NONE)
		type_fail(t, CHECK_SEMANTICS_OPERATOR, e->span, "value '.%.*s' does not say how to round",
			STR_ARG(how->word->text));
}

struct sem_value type_round(struct typing *t, const struct sem_expr *e, const struct sem_value *x,
	const struct sem_value *how)
{
	if (e->operands.items[1]->kind == SEM_NAME)
		check_rounding(t, e->operands.items[1], how);
	if (x->kind == SEM_KIND_REAL && x->mixed)
		type_fail(t, CHECK_REAL_USE, e->operands.items[0]->span,
			"the choice between these exact reals depends on data; round each of them");
	if (x->kind == SEM_KIND_LARGE)
		type_fail(t, CHECK_UNBOUNDED, e->operands.items[0]->span,
			"this value can need more than %d bits", RANGE_MAX_BITS);
	return type_float(range_bits(32), x->varying);
}

const struct type *type_named_by(const struct typing *t, const struct sem_value *value)
{
	if (value->kind != SEM_KIND_MOD || value->type || !value->word)
		return value->type;
	return sem_data_type(t->root->run->isa, value->word->text);
}

bool type_data(struct typing *t, const struct sem_expr *e, const struct sem_value *type,
	struct sem_type_word *data)
{
	const struct type *named = type_named_by(t, type);
	bool is_modifier = type->kind == SEM_KIND_MOD;
	if (is_modifier ? !named && !type->mixed : type->kind != SEM_KIND_UNKNOWN)
		type_fail(t, CHECK_SEMANTICS_OPERATOR, e->span,
			"'%.*s' names no data type; expected a modifier whose values have 'bits' and 'signed', "
			"such as '.dtype', or such a value",
			STR_ARG(span_text(e->span)));
	return is_modifier && sem_data_bits(named, sem_word_text(type->word), data);
}

/* toInt(x, rnd, t): the result has the bits of t */
struct sem_value type_to_int(struct typing *t, const struct sem_expr *e, const struct sem_value *x,
	const struct sem_value *how, const struct sem_value *type)
{
	struct sem_type_word data;
	if (e->operands.items[1]->kind == SEM_NAME)
		check_rounding(t, e->operands.items[1], how);
	if (x->kind == SEM_KIND_REAL)
		type_fail(t, CHECK_REAL_USE, e->operands.items[0]->span,
			"'toInt' takes a float; round this exact real first: roundToF32(...)");
	else if (x->kind == SEM_KIND_INT || x->kind == SEM_KIND_BOOL)
		type_fail(t, CHECK_TYPE_MIX, e->operands.items[0]->span, "'toInt' takes a float");
	if (!type_data(t, e->operands.items[2], type, &data))
		return unknown_float;
	struct sem_value value = type_of_range(SEM_KIND_INT,
		data.is_signed ? range_of(wide_neg(wide_power(data.width - 1)), wide_mask(data.width - 1))
					   : range_bits(data.width),
		x->varying);
	value.width = data.width;
	return value;
}

/* Reports an integer combined with a float: the number or the bits could be meant. */
bool type_mixes(struct typing *t, const struct sem_expr *e, enum sem_op op,
	const struct sem_value *a, const struct sem_value *b)
{
	bool integers = a->kind == SEM_KIND_INT || a->kind == SEM_KIND_BOOL ||
					b->kind == SEM_KIND_INT || b->kind == SEM_KIND_BOOL;
	if (!integers || (!type_is_float(a) && !type_is_float(b)))
		return false;
	type_fail(t, CHECK_TYPE_MIX, e->span,
		"'%.*s' has an integer on one side and a float on the other; write 1.0 for a float, "
		"F32(x) or UINT32(x) for its bits",
		STR_ARG(sem_op_text(op)));
	return true;
}
