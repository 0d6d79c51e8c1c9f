/* SPDX-License-Identifier: MIT */
/* Calls in the type check: built-in functions, and functions of the spec, which are inlined. */
#include "base/never.h"
#include "typing/facts.h"

static const struct sem_value unknown_result = { 0 };

enum { MAX_ARGUMENTS = 8 };

static struct sem_value sized(
	enum sem_kind kind, struct sem_range range, bool varying, unsigned width)
{
	struct sem_value value = type_of_range(kind, range, varying);
	value.width = width;
	return value;
}

/* INT32(x), UINT8(x) */
static struct sem_value type_cast(struct sem_type_word to, const struct sem_value *x)
{
	unsigned width = to.width;
	if (x->kind == SEM_KIND_LARGE)
		return sized(SEM_KIND_INT,
			to.is_signed ? range_of(wide_neg(wide_power(width - 1)), wide_mask(width - 1))
						 : range_bits(width),
			x->varying, width);
	if (!type_is_integer(x))
		return unknown_result;
	return sized(SEM_KIND_INT,
		to.is_signed ? range_signed(&x->range, width) : range_slice(&x->range, 0, width),
		x->varying, width);
}

static struct sem_value type_lesser(
	const struct sem_value *a, const struct sem_value *b, bool least)
{
	bool varying = a->varying || b->varying;
	if (a->kind == SEM_KIND_FLOAT && b->kind == SEM_KIND_FLOAT)
		return type_float(range_bits(32), varying);
	if (!type_is_bounded(a) || !type_is_bounded(b))
		return unknown_result;
	return sized(SEM_KIND_INT,
		least ? range_min(&a->range, &b->range) : range_max(&a->range, &b->range), varying, 0);
}

static struct sem_value type_modulo(struct typing *t, const struct sem_expr *e,
	const struct sem_value *a, const struct sem_value *m)
{
	bool varying = a->varying || m->varying;
	type_check_bounded(t, e->operands.items[1], m);
	if (!type_is_bounded(m))
		return unknown_result;
	if (wide_compare(m->range.lo, wide_from(1)) < 0) {
		type_fail(t, CHECK_DIVISOR, e->operands.items[1]->span,
			"the modulus is not proved to be positive: it is in %.*s",
			STR_ARG(range_text(t->arena, &m->range)));
		return unknown_result;
	}
	unsigned n = wide_length(m->range.hi) - 1;
	bool power = range_is_number(&m->range) && wide_equal(m->range.lo, wide_power(n));
	struct sem_range all = range_of(wide_from(0), wide_sub(m->range.hi, wide_from(1)));
	if (!power)
		type_check_bounded(t, e->operands.items[0], a);
	if (type_is_bounded(a) && power)
		return sized(SEM_KIND_INT, n ? range_slice(&a->range, 0, n) : range_number(wide_from(0)),
			varying, n);
	if (type_is_bounded(a) && !wide_is_negative(a->range.lo) &&
		wide_compare(a->range.hi, m->range.lo) < 0)
		all = a->range;
	return sized(SEM_KIND_INT, all, varying, 0);
}

/* What is counted in the bits of x has no bound if x is negative. */
static struct sem_value type_count(
	struct typing *t, const struct sem_expr *e, const struct sem_value *x)
{
	type_check_bounded(t, e->operands.items[0], x);
	if (!type_is_bounded(x))
		return unknown_result;
	if (wide_is_negative(x->range.lo)) {
		type_fail(t, CHECK_UNBOUNDED, e->operands.items[0]->span,
			"a negative number has ones without end, and this is in %.*s",
			STR_ARG(range_text(t->arena, &x->range)));
		return unknown_result;
	}
	return sized(SEM_KIND_INT, sem_builtin_counts(e->builtin, &x->range), x->varying, 0);
}

/* a / b, rounded by floor, ceil or trunc; b is not 0. */
static struct wide divide_bounds(enum sem_builtin how, struct wide a, struct wide b)
{
	bool negative = wide_is_negative(a) != wide_is_negative(b);
	struct wide n = wide_is_negative(a) ? wide_neg(a) : a;
	struct wide m = wide_is_negative(b) ? wide_neg(b) : b;
	struct wide q = wide_div(n, m);
	bool exact = wide_equal(wide_mul(q, m), n);
	if (!exact && how == (negative ? SEM_FN_FLOOR : SEM_FN_CEIL))
		q = wide_add(q, wide_from(1)); /* away from 0 */
	return negative ? wide_neg(q) : q;
}

/* All a / b, where b does not change sign: the extremes are at the ends of the ranges. */
static struct sem_range quotients(
	enum sem_builtin how, const struct sem_range *a, const struct sem_range *b)
{
	struct wide ends[4] = { divide_bounds(how, a->lo, b->lo), divide_bounds(how, a->lo, b->hi),
		divide_bounds(how, a->hi, b->lo), divide_bounds(how, a->hi, b->hi) };
	struct sem_range all = range_number(ends[0]);
	for (unsigned i = 1; i < 4; i++) {
		struct wide lo = wide_compare(ends[i], all.lo) < 0 ? ends[i] : all.lo;
		all = range_of(lo, wide_compare(ends[i], all.hi) > 0 ? ends[i] : all.hi);
	}
	return all;
}

/* The same if b can have either sign. */
static struct sem_range all_quotients(
	enum sem_builtin how, const struct sem_range *a, const struct sem_range *b)
{
	struct sem_range below = *b, above = *b;
	struct sem_range negative = range_of(b->lo, wide_from(-1)), positive;
	if (wide_is_negative(b->lo) == wide_is_negative(b->hi))
		return quotients(how, a, b);
	positive = range_of(wide_from(1), b->hi);
	if (!range_meet(&below, &negative) || !range_meet(&above, &positive))
		return quotients(how, a, range_meet(&below, &negative) ? &below : &above);
	below = quotients(how, a, &below);
	above = quotients(how, a, &above);
	return range_join(&below, &above);
}

/* floor, ceil, trunc of a / b; any other operand is returned unchanged. */
static struct sem_value type_quotient(
	struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	const struct sem_expr *inner = e->operands.items[0];
	if (inner->kind != SEM_BINARY || inner->op != SEM_OP_DIVIDE)
		return type_number(t, f, inner);
	struct sem_value a = type_number(t, f, inner->operands.items[0]);
	struct sem_value b = type_number(t, f, inner->operands.items[1]);
	struct sem_range zero = range_number(wide_from(0));
	type_check_bounded(t, inner->operands.items[0], &a);
	type_check_bounded(t, inner->operands.items[1], &b);
	if (!type_is_bounded(&b))
		return unknown_result;
	if (range_equal(&b.range, &zero) != RANGE_NEVER) {
		type_fail(t, CHECK_DIVISOR, inner->operands.items[1]->span,
			"the divisor is not proved to differ from 0: it is in %.*s",
			STR_ARG(range_text(t->arena, &b.range)));
		return unknown_result;
	}
	if (!type_is_bounded(&a))
		return unknown_result;
	return sized(
		SEM_KIND_INT, all_quotients(e->builtin, &a.range, &b.range), a.varying || b.varying, 0);
}

/* ---- collectives ---- */

static void check_collective(struct typing *t, const struct sem_expr *e)
{
	if (t->lanes <= 1)
		type_fail(t, CHECK_VARYING_VALUE, e->span,
			"'%.*s' joins lanes, and no register file has lanes", STR_ARG(e->text));
	if (t->x.divergent)
		type_fail(t, CHECK_VARYING_VALUE, e->span,
			"'%.*s' joins all lanes, but which of them get here depends on a condition that can "
			"differ between them",
			STR_ARG(e->text));
}

static struct sem_value type_fold(struct typing *t, const struct sem_expr *e, struct sem_value x)
{
	struct sem_range sum,
		lanes = range_of(wide_from(t->root->block->always ? 0 : 1), wide_from((int64_t)t->lanes));
	check_collective(t, e);
	x.varying = false;
	if (!type_is_bounded(&x))
		return unknown_result;
	x.kind = SEM_KIND_INT;
	if (e->fold == SEM_FOLD_MIN || e->fold == SEM_FOLD_MAX)
		return x;
	if (e->fold == SEM_FOLD_ADD)
		return range_mul(&sum, &x.range, &lanes) ? sized(SEM_KIND_INT, sum, false, 0)
												 : unknown_result;
	unsigned bits = wide_length(x.range.hi);
	if (wide_is_negative(x.range.lo)) {
		unsigned below = wide_length(wide_not(x.range.lo));
		bits = wide_is_negative(x.range.hi) || below > bits ? below : bits;
		struct wide least = wide_neg(wide_power(bits));
		return sized(SEM_KIND_INT, range_of(least, wide_not(least)), false, 0);
	}
	return sized(SEM_KIND_INT, bits ? range_bits(bits) : x.range, false, x.width);
}

/* ---- functions of the spec ---- */

static void set_passed(
	struct typing *t, struct type_frame *f, const struct sem_value *arguments, size_t count)
{
	memcpy(type_values(f), arguments, count * sizeof *arguments);
	for (size_t i = 0; i < count; i++)
		type_keep_symbol(t, f, i);
}

/* Runs the body; true in *raises if it raises on every path. */
static struct sem_value run_called(struct typing *t, const struct type_frame *from,
	struct sem_scope *scope, const struct sem_expr *call, const struct sem_value *arguments,
	bool *raises)
{
	struct type_frame f = { .result = unknown_result };
	sem_frame_open(&t->x, &f.run, scope, from->run.depth + 1);
	set_passed(t, &f, arguments, call->operands.count);
	if (!from->run.depth)
		t->caller = call->span;
	unsigned divergent = t->x.divergent;
	sem_execute(&t->x, &f.run, &scope->block->body);
	t->x.divergent = divergent;
	if (!from->run.depth)
		t->caller = NO_SPAN;
	*raises = !f.run.way->live && !f.run.returns;
	sem_frame_close(&f.run);
	f.result.origin = NULL;
	if (f.result.cut && f.result.cut->kind == SEM_SLICE)
		f.result.cut = NULL; /* its names are those of the function */
	return f.result;
}

/* A call of a function of an operand mode by a block: all blocks do this, and most with the same
 * arguments. What the body holds is kept in the facts, so it is run once for these; but its steps
 * count, and the trace of the block has what it does. */
static struct sem_value run_mode(struct typing *t, const struct type_frame *from,
	struct sem_scope *scope, const struct sem_expr *call, const struct sem_value *arguments,
	bool *raises)
{
	struct buffer key = buffer_new(t->arena);
	buffer_add(&key, (struct str){ (const char *)&scope->block, sizeof scope->block });
	buffer_add(
		&key, (struct str){ (const char *)arguments, call->operands.count * sizeof *arguments });
	struct sem_call *known = sem_facts_call(t->facts, buffer_str(&key));
	if (!known->is_whole || t->steps + known->steps > TYPE_MAX_STEPS) {
		struct sem_call made = { .is_whole = true };
		unsigned steps = t->steps, failed = t->failed;
		uint64_t before = t->trace;
		t->trace = 0;
		made.result = run_called(t, from, scope, call, arguments, &made.raises);
		made.steps = t->steps - steps;
		made.trace = t->trace;
		made.is_whole = t->failed == failed && !t->gave_up;
		t->trace = before;
		*known = made;
	} else {
		t->steps += known->steps;
	}
	type_trace_number(t, known->trace);
	*raises = known->raises;
	return known->result;
}

struct sem_value type_inline(struct typing *t, struct type_frame *from,
	struct sem_function *function, const struct sem_expr *call, const struct sem_value *arguments)
{
	const struct sem_block *block = function->block;
	struct sem_value passed[MAX_ARGUMENTS];
	size_t count = call->operands.count;
	if (block->broken || from->run.depth >= TYPE_MAX_CALLS || block->operands.count != count)
		return unknown_result;
	struct sem_scope *scope = sem_function_scope(t->root->run, function);
	if (scope->symbols.count < count)
		return unknown_result; /* a duplicate parameter */
	memcpy(passed, arguments, count * sizeof *arguments);
	for (size_t i = 0; i < count; i++) {
		passed[i].origin = NULL;
		passed[i].cut = NULL;
		passed[i].assigned = true;
		passed[i].uses = 0;
	}
	bool kept = function->is_made && t->facts && !from->run.depth && !t->x.divergent && !t->quiet &&
				!t->trial.active;
	bool raises;
	struct sem_value result = (kept ? run_mode : run_called)(t, from, scope, call, passed, &raises);
	if (raises)
		from->run.way->live = false;
	return result;
}

static struct sem_value type_builtin(struct typing *t, struct type_frame *f,
	const struct sem_expr *e, struct sem_value *a, size_t count)
{
	struct sem_value b = count > 1 ? a[1] : unknown_result;
	const struct sem_expr *first = count ? e->operands.items[0] : NULL;
	const struct sem_symbol *symbol = first ? first->symbol : NULL;
	bool is_extreme = e->builtin == SEM_FN_MIN || e->builtin == SEM_FN_MAX;
	for (size_t i = 0; i < count && (is_extreme || e->builtin == SEM_FN_FOLD); i++)
		type_check_bounded(t, e->operands.items[i], &a[i]);
	switch (e->builtin) {
	case SEM_FN_RAW:
		return symbol && f->run.depth == 0 ? type_input_value(t, symbol, true) : unknown_result;
	case SEM_FN_MIN:
	case SEM_FN_MAX: return type_lesser(&a[0], &b, e->builtin == SEM_FN_MIN);
	case SEM_FN_MOD: return type_modulo(t, e, &a[0], &b);
#define COUNTS(name, ...) case SEM_FN_##name:
#include "lang/code.def"
		return type_count(t, e, &a[0]);
	case SEM_FN_ROUND: return type_round(t, e, &a[0], &b);
	case SEM_FN_TO_INT: return type_to_int(t, e, &a[0], &b, &a[2]);
	case SEM_FN_CAST: return type_cast(e->cast, &a[0]);
	case SEM_FN_FOLD: return type_fold(t, e, b);
	case SEM_FN_F32:
		if (!type_is_integer(&a[0]))
			return unknown_result;
		return type_float(range_slice(&a[0].range, 0, 32), a[0].varying);
	case SEM_FN_BALLOT:
		if (t->lanes > 128)
			return unknown_result;
		check_collective(t, e);
		return sized(SEM_KIND_INT, range_bits(t->lanes), false, t->lanes);
	case SEM_FN_FLOOR:
	case SEM_FN_CEIL:
	case SEM_FN_TRUNC:
	case SEM_FN_REGISTER_NUMBER: /* type_call */
	case SEM_FN_NONE: return unknown_result;
	}
	NEVER();
}

struct sem_value type_call(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	struct sem_value arguments[MAX_ARGUMENTS];
	size_t count = e->operands.count;
	if (count > MAX_ARGUMENTS || (e->builtin && sem_builtin_arguments(e->builtin) != count))
		return unknown_result;
	if (sem_builtin_is(e->builtin, SEM_QUOTIENT))
		return type_quotient(t, f, e);
	if (e->builtin == SEM_FN_REGISTER_NUMBER)
		return type_register_number(t, e->operands.items[0]);
	for (size_t i = 0; i < count; i++)
		arguments[i] = !i && e->fold ? unknown_result : type_eval(t, f, e->operands.items[i]);
	for (size_t i = 0; i < count && !e->function; i++)
		type_trace_word(t, arguments[i].word);
	for (size_t i = 0; i < count && e->builtin; i++)
		if ((!i || !sem_builtin_is(e->builtin, SEM_ROUNDS)) &&
			type_is_modifier(t, e->operands.items[i], &arguments[i]))
			return unknown_result;
	if (e->builtin)
		return type_builtin(t, f, e, arguments, count);
	return e->function ? type_inline(t, f, e->function, e, arguments) : unknown_result;
}
