/* SPDX-License-Identifier: MIT */
/* Statements: a block is walked once; the two sides of a condition on data are run one after the
 * other, and their states are joined. */
#include "smt/internal.h"

#include <string.h>

static void run_stmt(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s);

/* ---- states ---- */

struct smt_frame smt_frame_new(
	struct smt_walk *w, struct sem_scope *scope, const struct smt_frame *caller)
{
	struct smt_frame f = { .scope = scope };
	f.entered = smt_truth(&w->terms, true);
	if (caller) {
		f.depth = caller->depth + 1;
		f.entered = smt_binary(&w->terms, SMT_BOTH, caller->entered, caller->state.live);
	}
	size_t count = scope->symbols.count;
	f.declared = ARENA_ARRAY(w->arena, struct sem_type_word, count + 1);
	memset(f.declared, 0, (count + 1) * sizeof *f.declared);
	f.state.count = count + SMT_MAX_OWN;
	f.state.slots = ARENA_ARRAY(w->arena, struct smt_slot, f.state.count + 1);
	memset(f.state.slots, 0, (f.state.count + 1) * sizeof *f.state.slots);
	f.state.live = smt_truth(&w->terms, true);
	return f;
}

static struct smt_state copy_state(struct smt_walk *w, const struct smt_state *from)
{
	struct smt_state to = *from;
	to.slots = ARENA_ARRAY(w->arena, struct smt_slot, from->count + 1);
	memcpy(to.slots, from->slots, from->count * sizeof *to.slots);
	return to;
}

/* If one path has assigned a register, or bits of it, it has its old value on the other. */
static void fill_old(
	struct smt_walk *w, const struct smt_frame *f, struct smt_slot *a, struct smt_slot *b, size_t i)
{
	size_t first = f->scope->symbols.count;
	struct smt_slot *empty = a->any ? b : a;
	if (a->any == b->any)
		return;
	if (i >= first && i - first < w->own.count)
		*empty = (struct smt_slot){ true, smt_own_old(w, i - first) };
	else if (i < first && smt_holds_old(w, f, f->scope->symbols.items[i]))
		*empty = (struct smt_slot){ true, smt_old_output(w, f, f->scope->symbols.items[i]) };
}

/* The state after two paths join. */
static struct smt_state join_states(struct smt_walk *w, const struct smt_frame *f,
	smt_ref condition, struct smt_state *yes, struct smt_state *no)
{
	if (smt_is_truth(no->live, false))
		return *yes;
	if (smt_is_truth(yes->live, false))
		return *no;
	struct smt_state r = copy_state(w, yes);
	for (size_t i = 0; i < r.count && !w->failure; i++) {
		struct smt_slot a = yes->slots[i], b = no->slots[i];
		fill_old(w, f, &a, &b, i);
		r.slots[i].any = a.any || b.any;
		if (a.any && b.any)
			r.slots[i].value = smt_join(w, condition, &a.value, &b.value);
		else
			r.slots[i].value = a.any ? a.value : b.value;
	}
	r.live = smt_binary(&w->terms, SMT_EITHER, yes->live, no->live);
	return r;
}

static void leave_frame(struct smt_walk *w, struct smt_frame *f)
{
	f->state.live = smt_truth(&w->terms, false);
}

static bool is_live(const struct smt_frame *f)
{
	return !smt_is_truth(f->state.live, false);
}

/* ---- control ---- */

/* Restricts f->state to where the condition holds; returns the state where it does not. */
static struct smt_state split_state(struct smt_walk *w, struct smt_frame *f, smt_ref condition)
{
	struct smt_state rest = copy_state(w, &f->state);
	rest.live = smt_binary(&w->terms, SMT_BOTH, f->state.live, smt_not(&w->terms, condition));
	f->state.live = smt_binary(&w->terms, SMT_BOTH, f->state.live, condition);
	return rest;
}

/* Joins f->state, the end of the side that began under `entered`, with the end of the other side;
 * together they began under `before`. */
static void unite(struct smt_walk *w, struct smt_frame *f, struct smt_state *other, smt_ref choice,
	smt_ref before, smt_ref entered, smt_ref other_entered)
{
	bool whole = f->state.live == entered && other->live == other_entered;
	f->state = join_states(w, f, whole ? choice : f->state.live, &f->state, other);
	if (whole)
		f->state.live = before;
}

static void walk_if(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	smt_ref condition = smt_condition(w, f, s->value), before = f->state.live;
	if (w->failure)
		return;
	if (smt_is_number(condition)) {
		smt_run_body(w, f, smt_is_truth(condition, true) ? &s->body : &s->other);
		return;
	}
	struct smt_state other = split_state(w, f, condition), yes;
	smt_ref entered = f->state.live, other_entered = other.live;
	smt_run_body(w, f, &s->body);
	yes = f->state;
	f->state = other;
	smt_run_body(w, f, &s->other);
	other = f->state;
	f->state = yes;
	unite(w, f, &other, condition, before, entered, other_entered);
}

/* The current path leaves the loop or switch. */
static void add_break(struct smt_walk *w, struct smt_frame *f)
{
	struct smt_state left = copy_state(w, &f->state);
	if (is_live(f))
		f->breaks = f->breaks.slots ? join_states(w, f, left.live, &left, &f->breaks) : left;
	leave_frame(w, f);
}

static void end_breaks(struct smt_walk *w, struct smt_frame *f, struct smt_state outer)
{
	if (f->breaks.slots)
		f->state = join_states(w, f, f->breaks.live, &f->breaks, &f->state);
	f->breaks = outer;
}

static void walk_loop(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	enum { MAX_ROUNDS = 520 };
	struct smt_state outer = f->breaks;
	smt_ref before = f->state.live;
	unsigned left = w->left;
	f->breaks = (struct smt_state){ .slots = NULL };
	if (s->init)
		run_stmt(w, f, s->init);
	for (unsigned round = 0; is_live(f) && !w->failure; round++) {
		smt_ref more = smt_condition(w, f, s->value);
		if (smt_is_truth(more, false))
			break;
		if (round == MAX_ROUNDS)
			smt_fail(w, "a loop with too many iterations");
		if (!smt_is_number(more)) { /* the paths that leave here */
			struct smt_state done = split_state(w, f, more);
			f->breaks = f->breaks.slots ? join_states(w, f, done.live, &done, &f->breaks) : done;
		}
		smt_run_body(w, f, &s->body);
		if (s->step && is_live(f))
			run_stmt(w, f, s->step);
	}
	end_breaks(w, f, outer);
	if (w->left == left)
		f->state.live = before;
}

static smt_ref label_condition(struct smt_walk *w, struct smt_frame *f, const struct sem_case *c,
	const struct smt_value *subject)
{
	smt_ref any = smt_truth(&w->terms, false);
	VEC_EACH (struct sem_expr *, it, &c->labels) {
		struct smt_value label = smt_eval(w, f, *it);
		struct smt_value same = smt_operate(w, SEM_OP_EQUALS, subject, &label);
		if (w->failure)
			return any;
		any = smt_binary(&w->terms, SMT_EITHER, any, same.term);
	}
	return any;
}

/* Runs the cases from i on; `fallback` if none of them matches. */
static void walk_cases(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s, size_t i,
	const struct smt_value *subject, const struct sem_case *fallback)
{
	while (i < s->cases.count && s->cases.items[i].is_default)
		i++;
	if (w->failure)
		return;
	if (i == s->cases.count) {
		if (fallback)
			smt_run_body(w, f, &fallback->body);
		return;
	}
	const struct sem_case *c = &s->cases.items[i];
	smt_ref condition = label_condition(w, f, c, subject), before = f->state.live;
	bool last = !fallback; /* then the cases cover all values */
	for (size_t k = i + 1; k < s->cases.count; k++)
		last = last && s->cases.items[k].is_default;
	if (smt_is_truth(condition, true) || last) {
		smt_run_body(w, f, &c->body);
		return;
	}
	if (smt_is_truth(condition, false)) {
		walk_cases(w, f, s, i + 1, subject, fallback);
		return;
	}
	struct smt_state other = split_state(w, f, condition), yes;
	smt_ref entered = f->state.live, other_entered = other.live;
	smt_run_body(w, f, &c->body);
	if (is_live(f)) /* most cases end in `break`; join all of them there */
		add_break(w, f);
	yes = f->state;
	f->state = other;
	walk_cases(w, f, s, i + 1, subject, fallback);
	other = f->state;
	f->state = yes;
	unite(w, f, &other, condition, before, entered, other_entered);
}

static void walk_switch(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	struct smt_value subject = smt_eval(w, f, s->value);
	struct smt_state outer = f->breaks;
	const struct sem_case *fallback = NULL;
	smt_ref before = f->state.live;
	unsigned left = w->left;
	f->breaks = (struct smt_state){ .slots = NULL };
	VEC_EACH (struct sem_case, it, &s->cases)
		if (it->is_default)
			fallback = it;
	walk_cases(w, f, s, 0, &subject, fallback);
	end_breaks(w, f, outer);
	if (w->left == left)
		f->state.live = before;
}

void smt_leave(struct smt_walk *w, struct smt_frame *f)
{
	struct smt_state left = copy_state(w, &f->state);
	f->after = f->after.slots ? join_states(w, f, left.live, &left, &f->after) : left;
	leave_frame(w, f);
}

static void walk_return(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	struct smt_value v = smt_eval(w, f, s->value);
	f->result = f->returned ? smt_join(w, f->state.live, &v, &f->result) : v;
	f->returned = true;
	w->left++;
	smt_leave(w, f);
}

static void walk_halt(struct smt_walk *w, const struct smt_frame *f)
{
	smt_ref here = smt_binary(&w->terms, SMT_BOTH, f->entered, f->state.live);
	w->halted = smt_binary(&w->terms, SMT_EITHER, w->halted, here);
}

/* The exception is the first where the path comes here, the condition holds, and no access has
 * raised. */
static smt_ref raise_first(struct smt_walk *w, const struct smt_frame *f,
	const struct exception *exception, smt_ref condition)
{
	if (exception->kept.count)
		smt_fail(w, "an exception that keeps registers");
	smt_ref code =
		smt_number(&w->terms, wide_from((int64_t)exception->index + 1), w->raised->width);
	smt_ref here = smt_binary(&w->terms, SMT_BOTH, f->entered, f->state.live);
	here = smt_binary(&w->terms, SMT_BOTH, here, condition);
	here = smt_binary(&w->terms, SMT_BOTH, here, smt_not(&w->terms, w->faulted));
	w->raised = smt_choose(&w->terms, here, code, w->raised);
	return here;
}

void smt_raise(struct smt_walk *w, const struct smt_frame *f, const struct exception *exception,
	smt_ref condition)
{
	smt_ref here = raise_first(w, f, exception, condition);
	w->faulted = smt_binary(&w->terms, SMT_EITHER, w->faulted, here);
}

static void walk_raise(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	if (s->exception)
		raise_first(w, f, s->exception, smt_truth(&w->terms, true));
	w->left++;
	leave_frame(w, f);
}

static void run_stmt(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s)
{
	if (!is_live(f) || w->failure)
		return;
	switch (s->kind) {
	case SEM_DECLARE:
	case SEM_ASSIGN: smt_run_assign(w, f, s); break;
	case SEM_IF: walk_if(w, f, s); break;
	case SEM_FOR:
	case SEM_WHILE: walk_loop(w, f, s); break;
	case SEM_SWITCH: walk_switch(w, f, s); break;
	case SEM_KEEP: smt_run_keep(w, f, s); break;
	case SEM_RETURN: walk_return(w, f, s); break;
	case SEM_RAISE: walk_raise(w, f, s); break;
	case SEM_BREAK: add_break(w, f); break;
	case SEM_HALT: walk_halt(w, f); break;
	case SEM_DO: smt_call(w, f, s->value); break; /* it may have no value */
	}
}

void smt_run_body(struct smt_walk *w, struct smt_frame *f, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		run_stmt(w, f, *it);
}
