/* SPDX-License-Identifier: MIT */
/* Collects and reports the findings of the type check, and keeps its facts. */
#include <stdarg.h>

#include "typing/facts.h"

/* ---- facts ---- */

void type_keep_expr(struct typing *t, const struct sem_expr *e, const struct sem_value *value)
{
	if (t->facts && !t->quiet && !t->trial.active)
		sem_fact_add_expr(t->facts, e, value);
}

void type_keep_symbol(struct typing *t, const struct type_frame *f, size_t index)
{
	if (t->facts && !t->quiet && !t->trial.active)
		sem_fact_add_symbol(t->facts, f->run.names->scope->block, index, &type_values(f)[index]);
}

/* ---- findings ---- */

/* One finding per check and source location, for all combinations. Never NULL. */
struct type_failure *type_fail(
	struct typing *t, enum check check, struct span span, const char *format, ...)
{
	if (t->quiet || t->trial.active)
		return &t->ignored;
	t->failed++;
	VEC_EACH (struct type_failure *, it, &t->failures)
		if ((*it)->check == check && (*it)->span.source == span.source &&
			(*it)->span.from == span.from && (*it)->span.to == span.to) {
			sem_combo_add((*it)->combos, t->combos.now);
			return *it;
		}
	struct type_failure *failure = ARENA_NEW(t->arena, struct type_failure);
	va_list arguments;
	va_start(arguments, format);
	failure->text = str_from_c(arena_vprintf(t->arena, format, arguments));
	va_end(arguments);
	failure->check = check;
	failure->span = span;
	failure->caller = t->caller;
	sem_combo_add(failure->combos, t->combos.now);
	VEC_PUSH(t->arena, &t->failures, failure);
	return failure;
}

static void try_fit(struct typing *t, struct span span, const struct sem_value *v, unsigned width)
{
	const struct type_failure *failure = t->trial.failure;
	if (t->quiet || t->trial.undecided || failure->span.from != span.from ||
		failure->span.to != span.to || failure->span.source != span.source)
		return;
	if (v->kind != SEM_KIND_FLOAT && range_is_number(&v->range) && !range_fits(&v->range, width))
		t->trial.hit = true;
}

bool type_is_modifier(struct typing *t, const struct sem_expr *e, const struct sem_value *v)
{
	if (v->kind == SEM_KIND_MOD)
		type_fail(t, CHECK_TYPE_MIX, e->span,
			"'%.*s' is the value of a modifier, not a number; compare it, or write an "
			"attribute of its values: '.modifier.name'",
			STR_ARG(span_text(e->span)));
	return v->kind == SEM_KIND_MOD;
}

void type_refuse_array(struct typing *t, const struct sem_expr *e, struct sem_value *v)
{
	if (v->kind != SEM_KIND_ARRAY)
		return;
	struct str text = span_text(e->span);
	type_fail(t, CHECK_TYPE_MIX, e->span,
		"'%.*s' is an array here, not a number; write one of its elements, as in '%.*s[0]'",
		STR_ARG(text), STR_ARG(text));
	*v = (struct sem_value){ .varying = v->varying };
}

void type_report_index(struct typing *t, const struct sem_expr *e, const struct sem_value *array,
	const struct sem_value *at)
{
	type_fail(t, CHECK_INDEX_BOUNDS, e->operands.items[1]->span,
		"the index is %s%.*s, but only elements 0 .. %lld of '%.*s' are assigned",
		range_is_number(&at->range) ? "" : "in ", STR_ARG(range_text(t->arena, &at->range)),
		(long long)array->size - 1, STR_ARG(span_text(e->operands.items[0]->span)));
}

void type_check_fit(struct typing *t, const struct sem_expr *value, const struct sem_value *v,
	struct str target, unsigned width)
{
	if (type_is_modifier(t, value, v))
		return;
	if (v->kind == SEM_KIND_REAL) {
		type_fail(t, CHECK_REAL_USE, value->span,
			"an exact real is assigned to '%.*s'; round it first: roundToF32(...)",
			STR_ARG(target));
		return;
	}
	if (v->kind == SEM_KIND_LARGE) {
		type_fail(t, CHECK_UNBOUNDED, value->span,
			"this value can need more than %d bits; write a slice", RANGE_MAX_BITS);
		return;
	}
	struct sem_value copy = *v;
	type_refuse_array(t, value, &copy);
	if (width && v->kind == SEM_KIND_UNKNOWN)
		type_fail(t, CHECK_LOSSY_ASSIGN, value->span,
			"cannot prove that this fits the %u bit%s of '%.*s': nothing is known about it", width,
			width == 1 ? "" : "s", STR_ARG(target))
			->follows = true;
	if (!width || !type_is_integer(v))
		return;
	if (t->trial.active) {
		try_fit(t, value->span, v, width);
		return;
	}
	if (t->quiet || range_fits(&v->range, width))
		return;
	struct type_failure *failure = type_fail(t, CHECK_LOSSY_ASSIGN, value->span, "lossy");
	failure->range = failure->has_range ? range_join(&failure->range, &v->range) : v->range;
	failure->has_range = true;
	failure->target = target;
	failure->width = width;
}

void type_check_bounded(struct typing *t, const struct sem_expr *e, const struct sem_value *v)
{
	if (v->kind == SEM_KIND_LARGE)
		type_fail(t, CHECK_UNBOUNDED, e->span,
			"this value can need more than %d bits; write a slice", RANGE_MAX_BITS);
}

void type_compared(struct typing *t, const struct sem_expr *e, enum range_answer answer)
{
	if (t->quiet || t->trial.active)
		return;
	struct type_comparison *found = NULL;
	VEC_EACH (struct type_comparison, it, &t->comparisons)
		if (it->e == e)
			found = it;
	if (!found) {
		struct type_comparison fresh = { .e = e };
		VEC_PUSH(t->arena, &t->comparisons, fresh);
		found = &t->comparisons.items[t->comparisons.count - 1];
	}
	found->can_hold = found->can_hold || answer != RANGE_NEVER;
	found->can_fail = found->can_fail || answer != RANGE_ALWAYS;
}

/* ---- reports ---- */

static struct report *report_lossy(
	struct typing *t, const struct type_failure *failure, struct str condition)
{
	struct str range = range_text(t->arena, &failure->range);
	const char *plural = failure->width == 1 ? "" : "s";
	const char *in = range_is_number(&failure->range) ? "" : "in ";
	if (failure->witness.length)
		return sem_report(t->root, CHECK_LOSSY_ASSIGN, failure->span,
			"'%.*s' has %u bit%s and loses some for %.*s%.*s: the value is %s%.*s",
			STR_ARG(failure->target), failure->width, plural, STR_ARG(failure->witness),
			STR_ARG(condition), in, STR_ARG(range));
	return sem_report(t->root, CHECK_LOSSY_ASSIGN, failure->span,
		"cannot prove that this fits the %u bit%s of '%.*s'%.*s: the value is %s%.*s; write a "
		"slice",
		failure->width, plural, STR_ARG(failure->target), STR_ARG(condition), in, STR_ARG(range));
}

/* Was it already reported for another block that calls the same function? */
static bool was_told(struct typing *t, const struct type_failure *failure)
{
	struct str_map *told = &t->root->run->told;
	if (!failure->caller.source)
		return false;
	struct str key = str_printf(told->arena, "%d %s %u %u", (int)failure->check,
		failure->span.source->path, failure->span.from, failure->span.to);
	return str_map_put(told, key, told) != NULL;
}

static void report_type_failure(struct typing *t, const struct type_failure *failure)
{
	struct str condition = sem_combo_text(&t->combos, t->arena, failure->combos, t->legal);
	struct report *report;
	if ((failure->follows && t->root->run->diag->errors) || was_told(t, failure))
		return;
	if (failure->check == CHECK_SEMANTICS_CONDITION)
		condition = (struct str){ 0 };
	if (failure->check == CHECK_LOSSY_ASSIGN && failure->has_range)
		report = report_lossy(t, failure, condition);
	else
		report = sem_report(t->root, failure->check, failure->span, "%.*s%.*s",
			STR_ARG(failure->text), STR_ARG(condition));
	if (failure->caller.source)
		sem_note(t->root, report, failure->caller, "this happens when it is called from here");
}

void type_report(struct typing *t)
{
	VEC_EACH (struct type_failure *, it, &t->failures)
		report_type_failure(t, *it);
	if (t->gave_up)
		return;
	VEC_EACH (struct type_comparison, it, &t->comparisons)
		if ((!it->can_hold || !it->can_fail) && !source_is_made(it->e->text_span))
			sem_report(t->root, CHECK_CONSTANT_COMPARISON, it->e->span,
				"this comparison is always %s", it->can_hold ? "true" : "false");
}
