/* States of the type check, and how its findings are told. */
#include <stdarg.h>

#include "sem/sem_type.h"

struct type_scope *type_scope_new(struct typing *t, struct sem_scope *scope)
{
	struct type_scope *s = ARENA_NEW(t->arena, struct type_scope);
	s->scope = scope;
	s->declared = ARENA_ARRAY(t->arena, struct type_declared, scope->symbols.count + 1);
	return s;
}

/* ---- states ---- */

static size_t size_of_values(const struct type_scope *scope)
{
	return scope->scope->symbols.count * sizeof(struct sem_value);
}

struct type_state *type_state_new(struct typing *t, struct type_scope *scope)
{
	struct type_state *state = scope->free;
	if (state) {
		scope->free = state->next;
		memset(state->values, 0, size_of_values(scope));
	} else {
		state = ARENA_NEW(t->arena, struct type_state);
		state->values = ARENA_ARRAY(t->arena, struct sem_value, scope->scope->symbols.count + 1);
	}
	state->live = false;
	return state;
}

struct type_state *type_state_copy(
	struct typing *t, struct type_scope *scope, const struct type_state *from)
{
	struct type_state *state = type_state_new(t, scope);
	state->live = from->live;
	memcpy(state->values, from->values, size_of_values(scope));
	return state;
}

void type_state_drop(struct type_scope *scope, struct type_state *state)
{
	state->next = scope->free;
	scope->free = state;
}

void type_state_join(struct type_scope *scope, struct type_state *to, const struct type_state *from)
{
	if (!from->live)
		return;
	if (!to->live) {
		to->live = true;
		memcpy(to->values, from->values, size_of_values(scope));
		return;
	}
	for (size_t i = 0; i < scope->scope->symbols.count; i++)
		to->values[i] = type_join(&to->values[i], &from->values[i]);
}

/* ---- findings ---- */

static void set_bit(uint64_t *words, size_t bit)
{
	words[bit / 64] |= (uint64_t)1 << bit % 64;
}

static bool has_bit(const uint64_t *words, size_t bit)
{
	return words[bit / 64] >> bit % 64 & 1;
}

/* One finding per check and place; combinations add up. Never NULL. */
struct type_failure *type_fail(
	struct typing *t, enum check check, struct span span, const char *format, ...)
{
	if (t->quiet || t->trial.active)
		return &t->ignored;
	VEC_EACH (struct type_failure *, it, &t->failures)
		if ((*it)->check == check && (*it)->span.source == span.source &&
			(*it)->span.from == span.from && (*it)->span.to == span.to) {
			set_bit((*it)->combos, t->combo);
			return *it;
		}
	struct type_failure *failure = ARENA_NEW(t->arena, struct type_failure);
	va_list arguments;
	va_start(arguments, format);
	failure->text = str_from_c(arena_vprintf(t->arena, format, arguments));
	va_end(arguments);
	failure->check = check;
	failure->span = span;
	set_bit(failure->combos, t->combo);
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

void type_check_fit(struct typing *t, const struct sem_expr *value, const struct sem_value *v,
	struct str target, unsigned width)
{
	if (v->kind == SEM_KIND_REAL) {
		type_fail(t, CHECK_REAL_USE, value->span,
			"an exact real goes into '%.*s'; round it first: roundToF32(...)", STR_ARG(target));
		return;
	}
	if (v->kind == SEM_KIND_LARGE) {
		type_fail(t, CHECK_UNBOUNDED, value->span,
			"this value can need more than %d bits; write the slice that is meant", RANGE_MAX_BITS);
		return;
	}
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

static size_t stride(const struct typing *t, size_t m)
{
	size_t product = 1;
	for (size_t i = 0; i < m; i++)
		product *= t->modifiers.items[i].values.list.count;
	return product;
}

/* Does another value of modifier m make a failing combination succeed? */
static bool matters(const struct typing *t, const struct type_failure *failure, size_t m)
{
	size_t step = stride(t, m), count = t->modifiers.items[m].values.list.count;
	for (size_t combo = 0; combo < t->combos; combo++) {
		size_t base = combo - combo / step % count * step;
		for (size_t i = 0; i < count && has_bit(failure->combos, combo); i++)
			if (has_bit(t->legal, base + i * step) && !has_bit(failure->combos, base + i * step))
				return true;
	}
	return false;
}

static struct str when(const struct typing *t, const struct type_failure *failure)
{
	struct buffer out = buffer_new(t->arena);
	size_t combo = 0;
	while (combo < t->combos && !has_bit(failure->combos, combo))
		combo++;
	for (size_t m = 0; m < t->modifiers.count; m++) {
		const struct type_modifier *it = &t->modifiers.items[m];
		if (matters(t, failure, m))
			buffer_printf(&out, "%s.%.*s is .%.*s", out.length ? " and " : " when ",
				STR_ARG(it->modifier->name),
				STR_ARG(it->values.list.items[combo / stride(t, m) % it->values.list.count]));
	}
	return buffer_str(&out);
}

static void report_lossy(struct typing *t, const struct type_failure *failure, struct str condition)
{
	struct str range = range_text(t->arena, &failure->range);
	const char *plural = failure->width == 1 ? "" : "s";
	if (failure->witness.length)
		sem_report(t->root, CHECK_LOSSY_ASSIGN, failure->span,
			"'%.*s' has %u bit%s and loses some for %.*s%.*s: the value is in %.*s",
			STR_ARG(failure->target), failure->width, plural, STR_ARG(failure->witness),
			STR_ARG(condition), STR_ARG(range));
	else
		sem_report(t->root, CHECK_LOSSY_ASSIGN, failure->span,
			"cannot prove that this fits the %u bit%s of '%.*s'%.*s: the value is in %.*s; write "
			"the slice that is meant",
			failure->width, plural, STR_ARG(failure->target), STR_ARG(condition), STR_ARG(range));
}

void type_report(struct typing *t)
{
	VEC_EACH (struct type_failure *, it, &t->failures) {
		struct str condition = when(t, *it);
		if ((*it)->check == CHECK_LOSSY_ASSIGN)
			report_lossy(t, *it, condition);
		else if ((*it)->check == CHECK_SEMANTICS_CONDITION)
			sem_report(t->root, (*it)->check, (*it)->span, "%.*s", STR_ARG((*it)->text));
		else
			sem_report(t->root, (*it)->check, (*it)->span, "%.*s%.*s", STR_ARG((*it)->text),
				STR_ARG(condition));
	}
	if (t->gave_up)
		return;
	VEC_EACH (struct type_comparison, it, &t->comparisons)
		if (!it->can_hold || !it->can_fail)
			sem_report(t->root, CHECK_CONSTANT_COMPARISON, it->e->span,
				"this comparison is always %s", it->can_hold ? "true" : "false");
}
