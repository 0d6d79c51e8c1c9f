/* SPDX-License-Identifier: MIT */
/* Calls as nodes: built-in functions, and functions of the spec, which are inlined. */
#include <assert.h>

#include "base/never.h"
#include "core/internal.h"

enum { MAX_ARGUMENTS = 16 };

static struct core_value integer_value(struct core_node *node, unsigned width)
{
	return core_of(CORE_INT, node, width);
}

/* INT32(x), UINT8(x) */
static struct core_value node_of_cast(
	struct core_run *r, struct sem_type_word to, struct core_node *x)
{
	return integer_value(
		to.is_signed ? core_extend(r->b, x, to.width) : core_extract(r->b, x, 0, to.width),
		to.width);
}

/* Minimum or maximum of two floats or two integers. */
static struct core_value node_of_lesser(
	struct core_run *r, struct core_node *x, struct core_node *y, bool floats, bool least)
{
	if (floats) {
		struct core_node node = { .op = least ? CORE_FMIN : CORE_FMAX, .a = x, .b = y };
		node.varying = x->varying || y->varying;
		node.range = range_bits(32);
		return core_of(CORE_FLOAT, core_leaf(r->b, &node), 32);
	}
	struct core_node *below = core_compare(r->b, SEM_OP_LESS, y, x);
	return integer_value(core_select(r->b, below, least ? y : x, least ? x : y), 0);
}

static const enum core_op joins_of_counts[] = {
#define COUNTS(name, least, most, join, script) [SEM_FN_##name] = CORE_##join,
#include "lang/code.def"
};

/* What is counted in the part from bit lsb on, and below it if there is anything. */
static struct core_node *counts_joined(struct core_run *r, enum sem_builtin builtin,
	struct core_node *below, struct core_node *part, unsigned lsb)
{
	struct core_node node = { .op = CORE_COUNT, .number = builtin, .a = part };
	node.varying = part->varying;
	node.range = sem_builtin_counts(builtin, &part->range);
	struct core_node *count = core_leaf(r->b, &node);
	enum core_op join = joins_of_counts[builtin];
	if (!below || join != CORE_SELECT)
		return below ? core_binary(r->b, join, below, count) : count;
	struct core_node *is_above = core_compare(r->b, SEM_OP_LESS, core_number(r->b, 0), part);
	count = core_binary(r->b, CORE_ADD, core_number(r->b, lsb), count);
	return core_select(r->b, is_above, count, below);
}

/* What is counted in x, in parts of 64 bits. */
static struct core_value node_of_count(
	struct core_run *r, const struct sem_expr *e, struct core_node *x)
{
	enum { PART = 64 };
	struct core_node *count = NULL;
	if (x->large)
		core_lost(r, e->span);
	else
		x = core_not_negative(r->b, core_as_number(r->b, x));
	for (unsigned lsb = 0; !x->large && lsb < wide_length(x->range.hi); lsb += PART)
		count = counts_joined(r, e->builtin, count, core_extract(r->b, x, lsb, PART), lsb);
	return integer_value(count ? count : core_number(r->b, 0), 0);
}

static struct core_node *negated(struct core_run *r, struct core_node *x)
{
	return core_binary(r->b, CORE_SUB, core_number(r->b, 0), x);
}

/* x / y, rounded by floor or ceil; y > 0. */
static struct core_node *rounded_quotient(
	struct core_run *r, enum sem_builtin how, struct core_node *x, struct core_node *y)
{
	if (how == SEM_FN_FLOOR)
		return core_binary(r->b, CORE_DIV, x, y);
	return negated(r, core_binary(r->b, CORE_DIV, negated(r, x), y));
}

/* |x|; negative: is x? */
static struct core_node *magnitude(
	struct core_run *r, struct core_node *x, struct core_node *negative)
{
	struct core_node *size = core_not_negative(r->b, core_select(r->b, negative, negated(r, x), x));
	if (size != x)
		core_hint(r->b, size, (struct core_hint){ .text = STR("magnitude"), .of = { x } });
	return size;
}

/* x / y, rounded to zero: that of the magnitudes, with a sign. */
static struct core_node *truncated_quotient(
	struct core_run *r, struct core_node *x, struct core_node *y)
{
	struct core_node *none = core_number(r->b, 0);
	struct core_node *x_negative = core_compare(r->b, SEM_OP_LESS, x, none);
	struct core_node *y_negative = core_compare(r->b, SEM_OP_LESS, y, none);
	struct core_node *differ = core_binary(r->b, CORE_XOR, x_negative, y_negative);
	struct core_node *divisor = core_at_least(r->b, magnitude(r, y, y_negative), 1);
	struct core_node *quotient = core_binary(r->b, CORE_DIV, magnitude(r, x, x_negative), divisor);
	if (differ->op != CORE_CONST) {
		core_hint(r->b, quotient, (struct core_hint){ .text = STR("quotient_of_magnitudes") });
		core_hint(r->b, differ, (struct core_hint){ .text = STR("signs_differ") });
	}
	return core_select(r->b, differ, negated(r, quotient), quotient);
}

/* floor, ceil, trunc of a / b; any other operand is returned unchanged. */
static struct core_value node_of_quotient(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	const struct sem_expr *inner = e->operands.items[0];
	if (inner->kind != SEM_BINARY || inner->op != SEM_OP_DIVIDE)
		return core_eval(r, f, inner);
	struct core_node *x = core_integer(r, e, core_eval(r, f, inner->operands.items[0]));
	struct core_node *y = core_integer(r, e, core_eval(r, f, inner->operands.items[1]));
	if (e->builtin == SEM_FN_TRUNC)
		return integer_value(truncated_quotient(r, x, y), 0);
	struct core_node *below = core_compare(r->b, SEM_OP_LESS, y, core_number(r->b, 0));
	struct core_node *positive = rounded_quotient(r, e->builtin, x, core_at_least(r->b, y, 1));
	struct core_node *divisor = core_at_least(r->b, negated(r, y), 1);
	struct core_node *negative = rounded_quotient(r, e->builtin, negated(r, x), divisor);
	return integer_value(core_select(r->b, below, negative, positive), 0);
}

/* ---- floats ---- */

static enum core_rounding rounding_of(
	struct core_run *r, const struct sem_expr *e, struct core_value m)
{
	const struct type *type =
		m.modifier ? m.modifier->field->type : sem_rounding_type(r->b->isa, sem_word_text(m.word));
	switch (sem_value_rounding(type, sem_word_text(m.word))) {
	case SEM_ROUND_NEAREST: return CORE_NEAREST;
	case SEM_ROUND_ZERO: return CORE_ZERO;
	case SEM_ROUND_UP: return CORE_UP;
	case SEM_ROUND_DOWN: return CORE_DOWN;
	case SEM_ROUND_NONE: break;
	}
	core_lost(r, e->span);
	return CORE_NEAREST;
}

static struct core_value node_of_rounded(
	struct core_run *r, const struct sem_expr *e, struct core_value x, enum core_rounding rounding)
{
	struct core_node node = { .op = CORE_ROUND, .rounding = rounding, .range = range_bits(32) };
	core_unscale(r, &x);
	if (x.kind == CORE_INT || x.kind == CORE_BOOL) {
		struct wide end = wide_power(63);
		node.op = CORE_FROM_INT;
		node.a = x.node;
		if (x.node->large ||
			!range_within(&x.node->range, wide_neg(end), wide_sub(end, wide_from(1))))
			core_fail(r, e->span, "the integer to round can be outside of -2^63 .. 2^63 - 1");
	} else if (x.kind == CORE_FLOAT || x.kind == CORE_REAL) {
		node.shape = x.kind == CORE_FLOAT ? CORE_VALUE : x.shape;
		node.a = x.kind == CORE_FLOAT ? x.node : x.a;
		node.b = x.b;
		node.c = x.c;
		node.d = x.kind == CORE_REAL ? x.power : NULL;
	} else {
		core_lost(r, e->span);
		node.a = core_number(r->b, 0);
	}
	node.varying = node.a->varying || (node.b && node.b->varying) || (node.c && node.c->varying);
	return core_of(CORE_FLOAT, core_leaf(r->b, &node), 32);
}

static struct core_value to_integer(struct core_run *r, const struct sem_expr *e,
	struct core_value x, enum core_rounding rounding, struct core_value type)
{
	const struct type *of = type.modifier ? type.modifier->field->type
										  : sem_data_type(r->b->isa, sem_word_text(type.word));
	struct sem_member width, sign = { 0 };
	bool known = sem_value_member(of, sem_word_text(type.word), STR("bits"), &width) &&
				 !width.negative && width.magnitude.lo >= 1 && width.magnitude.lo <= 64;
	sem_value_member(of, sem_word_text(type.word), STR("signed"), &sign);
	bool is_signed = sign.magnitude.lo != 0;
	unsigned bits = known ? (unsigned)width.magnitude.lo : 1;
	if (!known || x.kind != CORE_FLOAT)
		core_lost(r, e->span);
	else if (bits == 64 && !is_signed)
		core_fail(r, e->span,
			"conversion of a float to an unsigned integer of 64 bits cannot be executed yet");
	if (r->b->failure)
		return integer_value(core_number(r->b, 0), 0);
	struct wide low = is_signed ? wide_neg(wide_power(bits - 1)) : wide_from(0);
	struct wide high = wide_mask(bits - is_signed);
	struct core_node node = { .op = CORE_TO_INT,
		.a = x.node,
		.b = core_wide_number(r->b, low),
		.c = core_wide_number(r->b, high),
		.rounding = rounding,
		.varying = x.node->varying,
		.range = range_of(low, high) };
	return integer_value(core_leaf(r->b, &node), bits);
}

/* ---- number(Rd) ---- */

static struct core_value register_number(
	struct core_run *r, const struct sem_expr *e, const struct sem_symbol *symbol)
{
	const struct core_program *program = r->b->program;
	struct core_node leaf = { .op = CORE_CHOICE };
	while (leaf.slot < program->slots.count &&
		   (program->slots.items[leaf.slot].kind != CORE_SLOT_NUMBER ||
			   program->slots.items[leaf.slot].symbol != symbol))
		leaf.slot++;
	const struct sem_access *access = symbol ? r->operands[symbol->index].access : NULL;
	if (!access || access->kind != SEM_ACCESS_REGISTER || leaf.slot == program->slots.count) {
		core_lost(r, e->span);
		return integer_value(core_number(r->b, 0), 0);
	}
	leaf.range = range_bits(access->field->width);
	struct core_node *first = core_number(r->b, (int64_t)access->file->of_first);
	return integer_value(core_binary(r->b, CORE_ADD, core_leaf(r->b, &leaf), first), 0);
}

/* ---- lanes ---- */

/* x in the lanes that have not raised yet; the others contribute the neutral `none`. */
static struct core_node *of_the_rest(
	struct core_run *r, struct core_node *x, struct core_node *none)
{
	struct core_node *raised = core_truth(r->b, false);
	VEC_EACH (struct core_raise, it, &r->b->program->raises)
		if (it->condition->varying) /* else no lane is left */
			raised = core_binary(r->b, CORE_OR, raised, it->condition);
	return core_select(r->b, raised, none, x);
}

/* The neutral element of a fold, within the range of the operands. */
static struct core_node *neutral_of_fold(
	struct core_run *r, enum sem_fold fold, const struct sem_range *range)
{
	bool sign = wide_is_negative(range->lo);
	struct wide ones = sign ? wide_from(-1) : wide_mask(wide_length(range->hi));
	return core_wide_number(r->b, fold == SEM_FOLD_AND   ? ones
								  : fold == SEM_FOLD_MIN ? range->hi
								  : fold == SEM_FOLD_MAX ? range->lo
														 : wide_from(0));
}

static struct core_value ballot(struct core_run *r, struct core_node *x)
{
	if (r->b->lanes == 1)
		return integer_value(core_as_truth(r->b, x), 1);
	struct core_node node = { .op = CORE_BALLOT,
		.a = of_the_rest(r, core_as_truth(r->b, x), core_truth(r->b, false)),
		.range = range_bits(r->b->lanes) };
	return integer_value(core_leaf(r->b, &node), r->b->lanes);
}

static struct core_value node_of_fold(
	struct core_run *r, const struct sem_expr *e, struct core_value x)
{
	struct core_node node = { .op = CORE_FOLD, .fold = e->fold, .a = core_integer(r, e, x) };
	const struct sem_range *range = &node.a->range;
	node.large = node.a->large;
	node.range = *range;
	if (!e->fold || node.large || x.kind == CORE_FLOAT)
		core_lost(r, e->span);
	else
		node.a = of_the_rest(r, node.a, neutral_of_fold(r, node.fold, range));
	if (r->b->lanes == 1)
		return x;
	else if (node.fold == SEM_FOLD_ADD)
		node.range = range_of(
			wide_is_negative(range->lo) ? wide_mul(range->lo, wide_from(r->b->lanes)) : range->lo,
			wide_is_negative(range->hi) ? range->hi : wide_mul(range->hi, wide_from(r->b->lanes)));
	else if (node.fold <= SEM_FOLD_XOR && !wide_is_negative(range->lo))
		node.range = range_bits(wide_length(range->hi) ? wide_length(range->hi) : 1);
	return integer_value(core_leaf(r->b, &node), x.width);
}

/* ---- functions of the spec ---- */

/* What a function has written, its caller has; if no path returns, the caller's ends too. */
static void return_to(const struct core_frame *from, struct core_frame *f)
{
	struct core_way *way = (struct core_way *)from->run.way;
	if (f->after) {
		memcpy(way->registers, f->after, sizeof way->registers);
	} else {
		way->way.live = false;
		way->raised = true;
	}
}

/* The value of a call whose inlined body has run in the frame f: of that, or of a function of C. */
static struct core_value value_of_call(struct core_run *r, const struct core_frame *from,
	struct core_frame *f, const struct core_invocation *call, const struct core_mark *since)
{
	struct core_value value;
	bool pure = f->after && !memcmp(f->after, core_written(from),
								CORE_MAX_REGISTERS * sizeof *core_written(from));
	if (f->run.returns)
		core_hint_result(
			r, call->function->name, call->arguments, call->count, &f->result, since->nodes);
	if (pure && f->run.returns) {
		value =
			core_called(r, from, call->function, call->arguments, call->count, f->result, since);
		if (core_has_node(&value) && value.node != f->result.node) {
			core_note_alike(r, from, call, since, value.node->function, &f->result);
			return value;
		}
	}
	if (core_called_in_place(r, from, f, call, since, &value))
		return value;
	return_to(from, f);
	return f->run.returns ? f->result : integer_value(core_number(r->b, 0), 0);
}

static void hint_arguments(struct core_run *r, const struct sem_scope *scope,
	const struct core_value *arguments, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (core_has_node(&arguments[i]))
			core_hint(r->b, arguments[i].node,
				(struct core_hint){ .text = scope->symbols.items[i]->name, .is_last = true });
}

/* Runs the body with the arguments. */
static struct core_value inlined_value(struct core_run *r, const struct core_frame *from,
	const struct core_invocation *call, const struct core_mark *since)
{
	struct core_frame f;
	core_frame_open(r, &f, sem_function_scope(r->root->run, call->function), from->run.depth + 1);
	f.entered = since->condition ? since->condition : core_truth(r->b, since->is_reached);
	memcpy(core_written(&f), core_written(from), CORE_MAX_REGISTERS * sizeof *core_written(from));
	for (size_t i = 0; i < call->count; i++)
		core_values(&f)[i] = call->arguments[i];
	sem_execute(&r->x, &f.run, &call->function->block->body);
	if (f.run.way->live)
		core_leave(r, &f);
	struct core_value value = value_of_call(r, from, &f, call, since);
	sem_frame_close(&f.run);
	return value;
}

struct core_value core_apply(struct core_run *r, const struct core_frame *from, struct span span,
	struct sem_function *function, const struct core_value *arguments, size_t count)
{
	struct sem_scope *scope = sem_function_scope(r->root->run, function);
	if (from->run.depth >= CORE_MAX_CALLS || function->block->operands.count != count ||
		scope->symbols.count < count) {
		core_lost(r, span);
		return integer_value(core_number(r->b, 0), 0);
	}
	const struct core_invocation call = {
		.function = function, .arguments = arguments, .count = count, .in_place = true
	};
	struct core_mark since = core_mark_of(r);
	since.is_reached = core_is_reached(r, from, &since.condition);
	hint_arguments(r, scope, arguments, count);
	struct core_value value;
	if (!core_called_alike(r, from, &call, &since, &value))
		value = inlined_value(r, from, &call, &since);
	if (core_has_node(&value) && value.node->function)
		core_hint_result(r, function->name, arguments, count, &value, since.nodes);
	return value;
}

/* ---- calls ---- */

static struct core_value cannot(struct core_run *r, const struct sem_expr *e)
{
	core_lost(r, e->span);
	return integer_value(core_number(r->b, 0), 0);
}

/* The functions of one or two integers, or of floats as their bits. */
static struct core_value of_integers(
	struct core_run *r, const struct sem_expr *e, const struct core_value *a, size_t count)
{
	bool floats = count > 1 && a[0].kind == CORE_FLOAT && a[1].kind == CORE_FLOAT;
	struct core_node *x = core_integer(r, e, a[0]);
	struct core_node *y = count > 1 ? core_integer(r, e, a[1]) : NULL;
	if (e->builtin == SEM_FN_MOD)
		return integer_value(core_binary(r->b, CORE_MOD, x, y), 0);
	if (e->builtin == SEM_FN_F32)
		return core_of(CORE_FLOAT, core_extract(r->b, x, 0, 32), 32);
	if (e->builtin == SEM_FN_BALLOT)
		return ballot(r, x);
	if (e->builtin == SEM_FN_CAST)
		return node_of_cast(r, e->cast, x);
	assert(e->builtin == SEM_FN_MIN || e->builtin == SEM_FN_MAX);
	return node_of_lesser(r, x, y, floats, e->builtin == SEM_FN_MIN);
}

static struct core_value node_of_builtin(struct core_run *r, struct core_frame *f,
	const struct sem_expr *e, const struct core_value *a, size_t count)
{
	const struct sem_expr *first = e->operands.items[0];
	const struct sem_symbol *symbol = f->run.depth == 0 ? first->symbol : NULL;
	bool is_operand = symbol && symbol->kind == SEM_OPERAND;
	switch (e->builtin) {
	case SEM_FN_RAW: return is_operand ? core_operand_value(r, symbol, true) : cannot(r, e);
	case SEM_FN_REGISTER_NUMBER: return register_number(r, e, symbol);
	case SEM_FN_ROUND: return node_of_rounded(r, e, a[0], rounding_of(r, e, a[1]));
	case SEM_FN_TO_INT: return to_integer(r, e, a[0], rounding_of(r, e, a[1]), a[2]);
	case SEM_FN_FOLD: return node_of_fold(r, e, a[1]);
#define COUNTS(name, ...) case SEM_FN_##name:
#include "lang/code.def"
		return node_of_count(r, e, core_integer(r, e, a[0]));
	case SEM_FN_MIN:
	case SEM_FN_MAX:
	case SEM_FN_MOD:
	case SEM_FN_F32:
	case SEM_FN_BALLOT:
	case SEM_FN_CAST: return of_integers(r, e, a, count);
	case SEM_FN_FLOOR:
	case SEM_FN_CEIL:
	case SEM_FN_TRUNC:
	case SEM_FN_NONE: break; /* core_call */
	}
	NEVER();
}

struct core_value core_call(struct core_run *r, struct core_frame *f, const struct sem_expr *e)
{
	struct core_value arguments[MAX_ARGUMENTS] = { { 0 } };
	size_t count = e->operands.count;
	if (count > MAX_ARGUMENTS || (!e->builtin && !e->function) ||
		(e->builtin && sem_builtin_arguments(e->builtin) != count)) {
		core_lost(r, e->span);
		return integer_value(core_number(r->b, 0), 0);
	}
	if (sem_builtin_is(e->builtin, SEM_QUOTIENT))
		return node_of_quotient(r, f, e);
	for (size_t i = 0; i < count; i++)
		if (i || !e->fold)
			arguments[i] = core_eval(r, f, e->operands.items[i]);
	if (e->builtin)
		return node_of_builtin(r, f, e, arguments, count);
	return core_apply(r, f, e->span, e->function, arguments, count);
}
