/* SPDX-License-Identifier: MIT */
/* Statements in the type check: the domain of types and ranges. */
#include "typing/type.h"

static const struct sem_value unknown_local = { 0 };

_Static_assert(sizeof(struct sem_value) <= SEM_RESULT_BYTES, "a value is the result of eval");

static bool reach_typed(void *user, struct sem_frame *f, const struct sem_stmt *s)
{
	struct typing *t = user;
	(void)f;
	if (++t->steps > TYPE_MAX_STEPS || t->depth + t->x.nested > TYPE_MAX_DEPTH) {
		t->gave_up = true;
		return false;
	}
	type_trace_stmt(t, s);
	return true;
}

/* ---- assignments ---- */

static void eval_range(void *user, struct sem_frame *f, const struct sem_expr *e, void *value)
{
	*(struct sem_value *)value = type_eval(user, (struct type_frame *)f, e);
}

static bool is_cycles_target(const struct sem_expr *e)
{
	return e->kind == SEM_NAME && !e->symbol && e->state->kind == SEM_STATE_CYCLES;
}

/* cycles += by; any other use of cycles is reported elsewhere */
static void check_cycles(struct typing *t, const struct sem_stmt *s, const struct sem_value *by)
{
	enum { MOST = 65535 };
	if (s->op == SEM_OP_PLUS && s->value &&
		(!type_is_integer(by) || by->kind == SEM_KIND_FLOAT ||
			!range_within(&by->range, wide_from(0), wide_from(MOST))))
		type_fail(t, CHECK_LOSSY_ASSIGN, s->value->span,
			"cannot prove that these cycles are from 0 to %d", MOST);
}

static void update_range(void *user, struct sem_frame *frame, const struct sem_stmt *s, void *value)
{
	struct typing *t = user;
	struct type_frame *f = (struct type_frame *)frame;
	const struct sem_expr *target = s->targets.items[0];
	bool cycles = is_cycles_target(target);
	struct sem_value old = cycles ? unknown_local : type_eval(t, f, target);
	struct sem_value by = type_of_range(SEM_KIND_INT, range_number(wide_from(1)), false);
	if (s->value)
		by = type_eval(t, f, s->value);
	if (cycles)
		check_cycles(t, s, &by);
	else
		*(struct sem_value *)value = type_binary(t, s->value ? s->value : target, s->op, old, by);
}

static void assign_range(void *user, struct sem_frame *frame, const struct sem_stmt *s,
	const struct sem_expr *target, const struct sem_expr *from, const void *value)
{
	struct type_frame *f = (struct type_frame *)frame;
	if (is_cycles_target(target))
		return;
	type_assign(user, f, target, from, *(const struct sem_value *)value);
	if (!s->op && s->targets.count == 1)
		type_set_origin(user, f, target, from);
}

/* The type that dtypeof(e) denotes. */
static struct sem_type_word type_of_expr(void *user, struct sem_frame *f, const struct sem_expr *e)
{
	struct typing *t = user;
	struct sem_type_word word = { .width = 0 };
	struct sem_value type = type_eval(t, (struct type_frame *)f, e);
	type_trace_word(t, type.word);
	type_data(t, e, &type, &word);
	return word;
}

/* ---- other statements ---- */

static void type_return(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	struct sem_value value = type_eval(t, f, s->value);
	value.varying = value.varying || t->x.divergent;
	f->result = f->run.returns > 1 ? type_join(&f->result, &value) : value;
}

static void range_effect(void *user, struct sem_frame *frame, const struct sem_stmt *s)
{
	struct type_frame *f = (struct type_frame *)frame;
	if (s->kind == SEM_KEEP)
		type_keep(user, f, s);
	if (s->kind == SEM_RETURN)
		type_return(user, f, s);
	if (s->kind == SEM_RETURN || s->kind == SEM_RAISE)
		frame->way->live = false;
}

/* ---- control ---- */

static enum range_answer range_of_condition(
	void *user, struct sem_frame *f, struct sem_choice *choice)
{
	return type_condition(user, (struct type_frame *)f, choice->value, &choice->varying);
}

static enum range_answer range_of_label(
	void *user, struct sem_frame *f, const void *value, struct sem_choice *choice)
{
	struct typing *t = user;
	const struct sem_value *subject = value;
	enum range_answer answer = type_label(t, (struct type_frame *)f, choice->label, subject);
	choice->varying = subject->varying;
	if (answer == RANGE_SOMETIMES)
		t->trial.undecided = true;
	return answer;
}

static void assume_range(
	void *user, struct sem_frame *frame, const struct sem_choice *choice, bool holds)
{
	struct type_frame *f = (struct type_frame *)frame;
	if (!choice->label)
		type_refine(user, f, choice->value, holds);
	else if (holds)
		type_refine_case(f, choice->stmt, choice->label);
}

static void rest_of_ranges(void *user, struct sem_frame *frame, const struct sem_stmt *s,
	const struct sem_case *fallback, const void *subject)
{
	struct type_frame *f = (struct type_frame *)frame;
	if (fallback) {
		type_refine_case(f, s, fallback);
		return;
	}
	type_check_rest(user, f, s, subject);
	frame->way->live = false;
}

/* The operands of its condition say which range is too large. */
static void report_long_loop(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	struct str text = STR("");
	if (s->value->kind == SEM_BINARY) {
		const struct sem_expr *left = s->value->operands.items[0];
		const struct sem_expr *right = s->value->operands.items[1];
		struct sem_value a = type_eval(t, f, left), b = type_eval(t, f, right);
		if (type_is_integer(&a) && type_is_integer(&b))
			text = str_from_c(arena_printf(t->arena, ": after them '%.*s' is %.*s, '%.*s' %.*s",
				STR_ARG(span_text(left->span)), STR_ARG(range_text(t->arena, &a.range)),
				STR_ARG(span_text(right->span)), STR_ARG(range_text(t->arena, &b.range))));
	}
	type_fail(t, CHECK_SEMANTICS_LOOP, s->head_span,
		"this loop can take more than %d iterations%.*s; expected a bound such as 'n[6:0]'",
		TYPE_MAX_COUNT, STR_ARG(text));
}

/* After a loop with too many iterations nothing is known. */
static bool next_range_round(void *user, struct sem_frame *frame, const struct sem_stmt *s,
	enum range_answer more, unsigned trip)
{
	struct typing *t = user;
	bool is_long = s->kind == SEM_FOR && trip == TYPE_MAX_COUNT && more != RANGE_NEVER;
	if (is_long)
		report_long_loop(t, (struct type_frame *)frame, s);
	if (!is_long && trip < TYPE_MAX_TRIPS && t->steps <= TYPE_MAX_STEPS)
		return false;
	memset(frame->way->values, 0, frame->names->scope->symbols.count * sizeof(struct sem_value));
	((struct type_way *)frame->way)->known = NULL;
	return true;
}

static void join_ranges(void *user, struct sem_frame *frame, struct sem_way *to,
	const struct sem_way *from, const struct sem_choice *choice)
{
	struct typing *t = user;
	struct sem_value *a = to->values;
	const struct sem_value *b = from->values;
	(void)choice;
	if (sem_way_alone(&t->x, frame, to, from))
		return;
	for (size_t i = 0; i < frame->names->scope->symbols.count; i++)
		a[i] = type_join(&a[i], &b[i]);
	struct type_way *way = (struct type_way *)to;
	way->known = type_join_known(way->known, ((const struct type_way *)from)->known);
}

const struct sem_domain type_domain = { .way_size = sizeof(struct type_way),
	.value_size = sizeof(struct sem_value),
	.reach = reach_typed,
	.eval = eval_range,
	.update = update_range,
	.assign = assign_range,
	.type_of = type_of_expr,
	.effect = range_effect,
	.condition = range_of_condition,
	.label = range_of_label,
	.assume = assume_range,
	.rest = rest_of_ranges,
	.round = next_range_round,
	.join = join_ranges };
