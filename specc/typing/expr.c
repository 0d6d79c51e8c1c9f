/* SPDX-License-Identifier: MIT */
/* Expressions in the type check: kind and range of the result, and what a condition implies. */
#include <assert.h>

#include "number/real.h"
#include "typing/type.h"

static const struct sem_value unknown_expr = { 0 };

static struct sem_value answer_value(enum range_answer answer, bool varying)
{
	struct sem_range range =
		answer == RANGE_SOMETIMES ? range_bits(1) : range_number(wide_from(answer == RANGE_ALWAYS));
	return type_of_range(SEM_KIND_BOOL, range, varying);
}

static enum range_answer opposite(enum range_answer answer)
{
	return answer == RANGE_SOMETIMES ? answer : answer == RANGE_ALWAYS ? RANGE_NEVER : RANGE_ALWAYS;
}

/* ---- conditions ---- */

/* Reads v as a truth value; reports at e a number that can be above 1. */
static enum range_answer type_truth(
	struct typing *t, const struct sem_expr *e, const struct sem_value *v)
{
	struct sem_range zero = range_number(wide_from(0));
	if (v->kind == SEM_KIND_REAL)
		type_fail(t, CHECK_REAL_USE, e->span, "an exact real is not a condition; round it first");
	if (!type_is_integer(v))
		return RANGE_SOMETIMES;
	if (v->kind == SEM_KIND_INT && !range_within(&v->range, wide_from(0), wide_from(1)))
		type_fail(t, CHECK_SEMANTICS_CONDITION, e->span,
			"this number can be above 1, so it is not a condition; write 'x[i]' for a bit, or "
			"compare it");
	return opposite(range_equal(&v->range, &zero));
}

enum range_answer type_condition(
	struct typing *t, struct type_frame *f, const struct sem_expr *e, bool *varying)
{
	struct sem_value v = type_number(t, f, e);
	enum range_answer answer = type_truth(t, e, &v);
	*varying = v.varying;
	if (answer == RANGE_SOMETIMES)
		t->trial.undecided = true;
	return answer;
}

static struct sem_value type_logic(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	bool and = e->op == SEM_OP_BOTH;
	enum range_answer stop = and? RANGE_NEVER : RANGE_ALWAYS;
	struct sem_value a = type_number(t, f, e->operands.items[0]);
	enum range_answer left = type_truth(t, e->operands.items[0], &a);
	if (left == stop)
		return answer_value(stop, a.varying);
	struct sem_way *before = f->run.way;
	f->run.way = sem_way_copy(&t->x, &f->run, before);
	type_refine(t, f, e->operands.items[0], and);
	bool differs = left == RANGE_SOMETIMES && a.varying;
	t->x.divergent += differs;
	struct sem_value b = type_number(t, f, e->operands.items[1]);
	t->x.divergent -= differs;
	enum range_answer right = type_truth(t, e->operands.items[1], &b);
	type_back_to(f, before);
	bool varying = a.varying || b.varying;
	if (right == stop)
		return answer_value(stop, varying);
	return answer_value(left == right ? left : RANGE_SOMETIMES, varying);
}

/* ---- comparisons ---- */

static enum range_answer order_of_ranges(
	enum sem_op op, const struct sem_range *a, const struct sem_range *b)
{
	if (op == SEM_OP_EQUALS)
		return range_equal(a, b);
	if (op == SEM_OP_DIFFERS)
		return opposite(range_equal(a, b));
	if (op == SEM_OP_LESS)
		return range_less(a, b);
	if (op == SEM_OP_GREATER)
		return range_less(b, a);
	if (op == SEM_OP_AT_MOST)
		return opposite(range_less(b, a));
	return opposite(range_less(a, b));
}

/* e is the operation on both, or stands for either: a label, the right side of `+=`. */
static bool either_is_modifier(struct typing *t, const struct sem_expr *e,
	const struct sem_value *a, const struct sem_value *b)
{
	bool both = e->operands.count == 2;
	return type_is_modifier(t, both ? e->operands.items[0] : e, a) ||
		   type_is_modifier(t, both ? e->operands.items[1] : e, b);
}

static struct sem_value type_comparison(struct typing *t, const struct sem_expr *e, enum sem_op op,
	const struct sem_value *a, const struct sem_value *b)
{
	bool varying = a->varying || b->varying;
	enum range_answer answer = RANGE_SOMETIMES;
	if (a->kind == SEM_KIND_MOD && b->kind == SEM_KIND_MOD &&
		(op == SEM_OP_EQUALS || op == SEM_OP_DIFFERS)) {
		if (a->word && b->word)
			answer = (a->word == b->word) == (op == SEM_OP_EQUALS) ? RANGE_ALWAYS : RANGE_NEVER;
		return answer_value(answer, false);
	}
	if (a->kind != SEM_KIND_UNKNOWN && b->kind != SEM_KIND_UNKNOWN &&
		either_is_modifier(t, e, a, b))
		return answer_value(answer, varying);
	if (a->kind == SEM_KIND_REAL || b->kind == SEM_KIND_REAL)
		type_fail(t, CHECK_REAL_USE, e->span,
			"an exact real is compared before it is rounded; round it first: roundToF32(...)");
	if (a->kind == SEM_KIND_LARGE || b->kind == SEM_KIND_LARGE)
		type_fail(
			t, CHECK_UNBOUNDED, e->span, "a value here can need more than %d bits", RANGE_MAX_BITS);
	if (a->kind == SEM_KIND_FLOAT && b->kind == SEM_KIND_FLOAT)
		answer = type_float_order(op, &a->range, &b->range);
	else if (!type_mixes(t, e, op, a, b) && type_is_integer(a) && type_is_integer(b))
		answer = order_of_ranges(op, &a->range, &b->range);
	return answer_value(answer, varying);
}

/* ---- arithmetic ---- */

static struct sem_value type_shift(struct typing *t, const struct sem_expr *e, bool left,
	const struct sem_value *a, struct sem_value n)
{
	struct sem_value r = type_of_range(SEM_KIND_INT, a->range, a->varying || n.varying);
	if (wide_is_negative(n.range.lo)) {
		type_fail(t, CHECK_SHIFT_COUNT, e->span, "the shift count can be negative: it is in %.*s",
			STR_ARG(range_text(t->arena, &n.range)));
		if (wide_is_negative(n.range.hi))
			return unknown_expr;
		n.range.lo = wide_from(0);
	}
	if (!left)
		r.range = range_shr(&a->range, &n.range);
	else if (!range_shl(&r.range, &a->range, &n.range))
		r.kind = SEM_KIND_LARGE;
	return r;
}

/* The low bits of x << n, and of x >> n if n is known, depend only on low bits of x; all of n
 * counts. */
static void check_large_shift(struct typing *t, const struct sem_expr *e, enum sem_op op,
	const struct sem_value *a, const struct sem_value *n)
{
	bool right = op == SEM_OP_RIGHT;
	if (right && n->kind != SEM_KIND_LARGE && !range_is_number(&n->range))
		type_check_bounded(t, e, a);
	if (right || op == SEM_OP_LEFT)
		type_check_bounded(t, e, n);
}

/* Is it, or can it be, a truth value? */
static bool may_be_truth(const struct sem_value *v)
{
	return v->kind == SEM_KIND_BOOL || (v->kind == SEM_KIND_INT && v->mixed);
}

static struct sem_value bit_operator(
	enum sem_op op, const struct sem_value *a, const struct sem_value *b, bool varying)
{
	bool both = a->kind == SEM_KIND_BOOL && b->kind == SEM_KIND_BOOL;
	assert(op == SEM_OP_AND || op == SEM_OP_OR || op == SEM_OP_XOR);
	struct sem_range range = op == SEM_OP_AND  ? range_and(&a->range, &b->range)
							 : op == SEM_OP_OR ? range_or(&a->range, &b->range)
											   : range_xor(&a->range, &b->range);
	struct sem_value r = type_of_range(both ? SEM_KIND_BOOL : SEM_KIND_INT, range, varying);
	if (!both && a->width == b->width)
		r.width = a->width;
	r.mixed = !both && may_be_truth(a) && may_be_truth(b);
	return r;
}

struct sem_value type_binary(struct typing *t, const struct sem_expr *e, enum sem_op op,
	struct sem_value a, struct sem_value b)
{
	bool varying = a.varying || b.varying, ok = false;
	bool sum = sem_op_is(op, SEM_SUM), product = op == SEM_OP_TIMES;
	struct sem_value r = { .kind = SEM_KIND_INT, .varying = varying };
	if (sem_op_is(op, SEM_COMPARISON))
		return type_comparison(t, e, op, &a, &b);
	if (either_is_modifier(t, e, &a, &b))
		return unknown_expr;
	if (type_is_float(&a) && type_is_float(&b) && (sum || product))
		return type_real_arithmetic(t, e, product, &a, &b);
	if (a.kind == SEM_KIND_REAL || b.kind == SEM_KIND_REAL) {
		if (type_is_integer(&a) || type_is_integer(&b))
			type_fail(t, CHECK_REAL_USE, e->span,
				"'%.*s' does not take an exact real; round it first", STR_ARG(sem_op_text(op)));
		return unknown_expr;
	}
	if (a.kind == SEM_KIND_LARGE || b.kind == SEM_KIND_LARGE) {
		check_large_shift(t, e, op, &a, &b);
		return type_large(varying);
	}
	if (!type_is_integer(&a) || !type_is_integer(&b) ||
		((sum || product) && type_mixes(t, e, op, &a, &b)))
		return unknown_expr;
	if (sem_op_is(op, SEM_SHIFT))
		return type_shift(t, e, op == SEM_OP_LEFT, &a, b);
	if (sem_op_is(op, SEM_BITS))
		return bit_operator(op, &a, &b, varying);
	if (op == SEM_OP_PLUS)
		ok = range_add(&r.range, &a.range, &b.range);
	else if (op == SEM_OP_MINUS)
		ok = range_sub(&r.range, &a.range, &b.range);
	else if (product)
		ok = range_mul(&r.range, &a.range, &b.range);
	else
		return unknown_expr;
	return ok ? r : type_large(varying);
}

static struct sem_value type_unary(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	struct sem_range zero = range_number(wide_from(0)), range;
	struct sem_value a = type_number(t, f, e->operands.items[0]);
	if (e->op == SEM_OP_NOT)
		return answer_value(opposite(type_truth(t, e->operands.items[0], &a)), a.varying);
	if (a.kind == SEM_KIND_LARGE)
		return a;
	if (!type_is_integer(&a) || a.kind == SEM_KIND_FLOAT)
		return unknown_expr;
	if (e->op == SEM_OP_INVERT) {
		if (a.kind == SEM_KIND_BOOL)
			type_fail(t, CHECK_TYPE_MIX, e->span,
				"'~' is only for integers: ~x is -x-1, which is -1 or -2 here; write '!' for a "
				"truth value");
		struct sem_value r = type_of_range(SEM_KIND_INT, range_not(&a.range), a.varying);
		r.width = a.kind == SEM_KIND_BOOL ? 0 : a.width;
		return r;
	}
	range_sub(&range, &zero, &a.range);
	return type_of_range(SEM_KIND_INT, range, a.varying);
}

static struct sem_value type_absolute(
	struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	struct sem_range zero = range_number(wide_from(0)), negated;
	struct sem_value a = type_number(t, f, e->operands.items[0]);
	type_check_bounded(t, e->operands.items[0], &a);
	if (a.kind == SEM_KIND_REAL)
		type_fail(t, CHECK_REAL_USE, e->span, "'|x|' does not take an exact real; round it first");
	if (!type_is_integer(&a))
		return unknown_expr;
	range_sub(&negated, &zero, &a.range);
	negated = range_max(&a.range, &negated);
	return type_of_range(SEM_KIND_INT,
		range_of(wide_is_negative(negated.lo) ? zero.lo : negated.lo, negated.hi), a.varying);
}

static struct sem_value type_ternary(
	struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	bool varying;
	struct sem_value results[2];
	enum range_answer answer = type_condition(t, f, e->operands.items[0], &varying);
	if (answer != RANGE_SOMETIMES)
		return type_eval(t, f, e->operands.items[answer == RANGE_ALWAYS ? 1 : 2]);
	bool live[2];
	t->x.divergent += varying;
	for (unsigned i = 0; i < 2; i++) {
		struct sem_way *before = f->run.way;
		f->run.way = sem_way_copy(&t->x, &f->run, before);
		type_refine(t, f, e->operands.items[0], i == 0);
		live[i] = f->run.way->live;
		if (live[i])
			results[i] = type_eval(t, f, e->operands.items[i + 1]);
		type_back_to(f, before);
	}
	t->x.divergent -= varying;
	struct sem_value r = unknown_expr;
	if (live[0] && live[1])
		r = type_join(&results[0], &results[1]);
	else if (live[0] || live[1])
		r = results[live[0] ? 0 : 1];
	r.varying = r.varying || varying;
	return r;
}

/* ---- names ---- */

static struct sem_value type_expr_name(
	struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->symbol;
	if (!symbol)
		return type_state_value(t, e->state);
	type_use_real(t, f, e, symbol->index);
	return type_values(f)[symbol->index];
}

static struct sem_value type_modifier(struct typing *t, const struct sem_expr *e)
{
	struct sem_value value = { .kind = SEM_KIND_MOD, .word = e->word };
	const struct sem_tried *m = sem_combo_find(&t->combos, e->modifier);
	if (m) {
		value.word = sem_combo_value(&t->combos, m);
		value.type = m->modifier->type;
	} else if (e->modifier) {
		value.word = NULL;
	}
	return value;
}

/* Applies what the modifier's value denotes; if nothing defines it, the result may be true or
 * false. */
static struct sem_value type_infix(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	struct sem_value a = type_eval(t, f, e->operands.items[0]);
	struct sem_value b = type_eval(t, f, e->operands.items[1]);
	const struct sem_tried *m = f->run.depth ? NULL : sem_combo_find(&t->combos, e->modifier);
	struct sem_meaning meaning = { .op = SEM_OP_NONE };
	const struct sem_word *word = m ? sem_combo_value(&t->combos, m) : NULL;
	if (m)
		meaning = sem_infix_meaning(t->root, m->modifier->type, word->text);
	type_trace_word(t, word);
	if (meaning.function)
		return type_inline(t, f, meaning.function, e, (struct sem_value[]){ a, b });
	if (sem_op_is(meaning.op, SEM_LOGIC)) {
		type_truth(t, e->operands.items[0], &a);
		type_truth(t, e->operands.items[1], &b);
	} else if (meaning.op) {
		return type_binary(t, e, meaning.op, a, b);
	}
	return answer_value(RANGE_SOMETIMES, a.varying || b.varying);
}

static struct sem_value type_lane(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	struct sem_value value = type_number(t, f, e->operands.items[0]);
	struct sem_value at = type_number(t, f, e->operands.items[1]);
	struct wide last = wide_from((int64_t)t->lanes - 1);
	if (at.kind == SEM_KIND_INT && !range_within(&at.range, wide_from(0), last))
		type_fail(t, CHECK_INDEX_BOUNDS, e->operands.items[1]->span,
			"the lane is in %.*s, but the lanes are 0 .. %u",
			STR_ARG(range_text(t->arena, &at.range)), t->lanes - 1);
	value.varying = at.varying;
	if (t->trial.active)
		t->trial.undecided = true;
	return value;
}

static struct sem_value type_member(
	struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	const struct type *values;
	struct sem_value side;
	if (type_state_place(t, f, e, &side, &values))
		return side;
	if (e->state)
		return type_state_value(t, e->state);
	if (e->constant)
		return type_of_range(SEM_KIND_INT,
			range_number(wide_from_word((struct word){ e->constant->value, 0 })), false);
	struct sem_value base = type_eval(t, f, e->operands.items[0]);
	struct sem_member member;
	if (base.kind == SEM_KIND_MOD &&
		sem_value_member(base.type, sem_word_text(base.word), e->text, &member)) {
		struct wide n = wide_from_word(member.magnitude);
		return type_of_range(member.is_bool ? SEM_KIND_BOOL : SEM_KIND_INT,
			range_number(member.negative ? wide_neg(n) : n), false);
	}
	if (base.kind == SEM_KIND_MOD && base.type && base.word && f->run.depth)
		type_fail(t, CHECK_SEMANTICS_OPERATOR, e->span,
			"value '.%.*s' has no number or truth value '%.*s'", STR_ARG(base.word->text),
			STR_ARG(e->text));
	if (base.kind == SEM_KIND_MOD || e->operands.items[0]->kind != SEM_NAME)
		return unknown_expr;
	const struct sem_symbol *symbol = e->operands.items[0]->symbol;
	bool is_local = symbol && symbol->kind == SEM_LOCAL;
	if (is_local || f->run.depth)
		type_fail(t, CHECK_SEMANTICS_NAME, e->span,
			is_local ? "'%.*s' is a local, which has no '.%.*s'"
					 : "a function gets the value of '%.*s', not its '.%.*s'; give it a parameter "
					   "for that",
			STR_ARG(e->operands.items[0]->text), STR_ARG(e->text));
	if (is_local || f->run.depth)
		return unknown_expr;
	return answer_value(
		t->trial.active ? (t->trial.modified ? RANGE_ALWAYS : RANGE_NEVER) : RANGE_SOMETIMES,
		false);
}

static struct sem_value type_expr_of_kind(
	struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	uint32_t bits;
	switch (e->kind) {
	case SEM_NUMBER:
		return type_of_range(SEM_KIND_INT, range_number(wide_from_word(e->number)), false);
	case SEM_REAL:
		return type_float(
			sem_real_bits(e->text, &bits) ? range_number(wide_from(bits)) : range_bits(32), false);
	case SEM_BOOL: return answer_value(e->number.lo ? RANGE_ALWAYS : RANGE_NEVER, false);
	case SEM_NAME: return type_expr_name(t, f, e);
	case SEM_MOD: return type_modifier(t, e);
	case SEM_STATE: return unknown_expr;
	case SEM_UNARY: return type_unary(t, f, e);
	case SEM_ABS: return type_absolute(t, f, e);
	case SEM_INFIX: return type_infix(t, f, e);
	case SEM_TERNARY: return type_ternary(t, f, e);
	case SEM_CALL: return type_call(t, f, e);
	case SEM_INDEX: return type_element(t, f, e);
	case SEM_SLICE: return type_slice(t, f, e);
	case SEM_MEMBER: return type_member(t, f, e);
	case SEM_LANE: return type_lane(t, f, e);
	case SEM_TUPLE: return type_tuple(t, f, e);
	case SEM_STRING:
	case SEM_BROKEN: return unknown_expr;
	case SEM_BINARY: break;
	}
	if (sem_op_is(e->op, SEM_LOGIC))
		return type_logic(t, f, e);
	struct sem_value a = type_eval(t, f, e->operands.items[0]);
	struct sem_value b = type_eval(t, f, e->operands.items[1]);
	type_refuse_array(t, e->operands.items[0], &a);
	type_refuse_array(t, e->operands.items[1], &b);
	struct sem_value r = type_binary(t, e, e->op, a, b);
	if (sem_op_is(e->op, SEM_COMPARISON) && f->run.depth == 0 && a.kind != SEM_KIND_MOD) {
		struct sem_range yes = range_number(wide_from(1)), no = range_number(wide_from(0));
		type_compared(t, e,
			range_equal(&r.range, &yes) == RANGE_ALWAYS  ? RANGE_ALWAYS
			: range_equal(&r.range, &no) == RANGE_ALWAYS ? RANGE_NEVER
														 : RANGE_SOMETIMES);
	}
	return r;
}

struct sem_value type_eval(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	struct sem_value value = unknown_expr;
	if (!e || !f->run.way->live)
		return unknown_expr;
	t->depth++;
	if (++t->steps > TYPE_MAX_STEPS || t->depth + t->x.nested > TYPE_MAX_DEPTH)
		t->gave_up = true;
	else
		value = type_expr_of_kind(t, f, e);
	type_use_known(f, e, &value);
	if (value.kind == SEM_KIND_MOD && value.mixed) {
		type_fail(t, CHECK_TYPE_MIX, e->span,
			"this choice of a modifier's value depends on data, but it must be known when an "
			"instruction is decoded");
		value = unknown_expr;
	}
	type_trace_value(t, e, &value);
	type_keep_expr(t, e, &value);
	t->depth--;
	return value;
}

struct sem_value type_number(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	struct sem_value value = type_eval(t, f, e);
	type_refuse_array(t, e, &value);
	return type_is_modifier(t, e, &value) ? unknown_expr : value;
}

/* ---- what a condition implies ---- */

struct sem_value *type_tracked(struct type_frame *f, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->symbol;
	if (!symbol)
		return NULL;
	struct sem_value *value = &type_values(f)[symbol->index];
	return value->kind == SEM_KIND_INT || value->kind == SEM_KIND_BOOL ? value : NULL;
}

static void restrict_to(struct type_frame *f, struct sem_value *value, struct sem_range range)
{
	if (!range_meet(&value->range, &range))
		f->run.way->live = false;
}

void type_restrict(
	struct type_frame *f, struct sem_value *value, enum sem_op op, const struct sem_range *limit)
{
	struct wide one = wide_from(1), lo, hi;
	lo = value->range.lo;
	hi = value->range.hi;
	if (op == SEM_OP_EQUALS) {
		restrict_to(f, value, *limit);
	} else if (op == SEM_OP_LESS || op == SEM_OP_AT_MOST) {
		hi = op == SEM_OP_LESS ? wide_sub(limit->hi, one) : limit->hi;
	} else if (op == SEM_OP_GREATER || op == SEM_OP_AT_LEAST) {
		lo = op == SEM_OP_GREATER ? wide_add(limit->lo, one) : limit->lo;
	} else if (range_is_number(limit) && !range_exclude(&value->range, limit->lo)) {
		f->run.way->live = false;
	} else {
		return;
	}
	if (wide_compare(lo, hi) > 0)
		f->run.way->live = false;
	else if (f->run.way->live)
		restrict_to(f, value, range_of(lo, hi));
}

static void restrict_subject(struct typing *t, struct type_frame *f, const struct sem_expr *e,
	enum sem_op op, const struct sem_range *limit)
{
	struct sem_value *name = type_tracked(f, e), value;
	if (name) {
		type_restrict(f, name, op, limit);
		type_refine_copies(f, e, op, limit);
		return;
	}
	value = type_eval(t, f, e);
	if (value.kind != SEM_KIND_INT)
		return;
	type_restrict(f, &value, op, limit);
	type_know(t, f, e, &value.range);
}

static void refine_comparison(
	struct typing *t, struct type_frame *f, const struct sem_expr *e, bool holds)
{
	enum sem_op op = holds ? e->op : sem_op_opposite(e->op);
	for (unsigned i = 0; i < 2 && f->run.way->live; i++) {
		const struct sem_expr *subject = e->operands.items[i], *other = e->operands.items[1 - i];
		if (!type_tracked(f, subject) && !type_can_know(subject))
			continue;
		struct sem_value limit = type_eval(t, f, other);
		if (limit.kind == SEM_KIND_INT || limit.kind == SEM_KIND_BOOL)
			restrict_subject(t, f, subject, i ? sem_op_mirrored(op) : op, &limit.range);
	}
}

void type_refine(struct typing *t, struct type_frame *f, const struct sem_expr *e, bool holds)
{
	int64_t bit;
	struct sem_value *value;
	if (!f->run.way->live)
		return;
	t->quiet++;
	if (e->kind == SEM_UNARY && e->op == SEM_OP_NOT) {
		type_refine(t, f, e->operands.items[0], !holds);
	} else if (e->kind == SEM_BINARY && sem_op_is(e->op, SEM_COMPARISON)) {
		refine_comparison(t, f, e, holds);
	} else if (e->kind == SEM_BINARY && e->op == (holds ? SEM_OP_BOTH : SEM_OP_EITHER)) {
		type_refine(t, f, e->operands.items[0], holds);
		type_refine(t, f, e->operands.items[1], holds);
	} else if (e->kind == SEM_NAME && (value = type_tracked(f, e))) {
		const struct sem_expr *origin = value->origin;
		if (value->kind == SEM_KIND_BOOL)
			restrict_to(f, value, range_number(wide_from(holds)));
		if (origin)
			type_refine(t, f, origin, holds);
	} else if (e->kind == SEM_INDEX && (value = type_tracked(f, e->operands.items[0]))) {
		struct sem_value at = type_eval(t, f, e->operands.items[1]);
		if (at.kind == SEM_KIND_INT && range_small(&at.range, &bit) && bit >= 0 &&
			bit < RANGE_MAX_BITS) {
			struct sem_range known = range_of(value->range.lo, value->range.hi);
			struct wide mask = wide_power((unsigned)bit);
			if (holds)
				known.ones = wide_or(known.ones, mask);
			else
				known.zeros = wide_or(known.zeros, mask);
			if (wide_is_zero(wide_and(known.ones, known.zeros)))
				restrict_to(f, value, known);
			else
				f->run.way->live = false;
		}
	}
	t->quiet--;
}
