/* SPDX-License-Identifier: MIT */
/* Abstract execution of pseudo-code over a domain. */
#include <assert.h>

#include "typing/execute.h"

/* A case that may have been taken, and the path after its body. */
struct sem_met {
	struct sem_choice choice;
	struct sem_way *way;
};

/* The value of a part until all parts are evaluated. */
struct sem_pending {
	union sem_result value;
	struct sem_pending *next;
};

/* ---- paths ---- */

static size_t way_size(const struct sem_execution *x, const struct sem_names *names)
{
	return x->domain->way_size + names->scope->symbols.count * x->domain->value_size;
}

/* A path with undefined contents. */
static struct sem_way *take_way(const struct sem_execution *x, struct sem_names *names)
{
	struct sem_way *way = names->spare;
	if (way)
		names->spare = way->next;
	else
		way = arena_alloc(x->arena, way_size(x, names));
	return way;
}

static void set_way(const struct sem_execution *x, const struct sem_names *names,
	struct sem_way *to, const struct sem_way *from)
{
	if (from)
		memcpy(to, from, way_size(x, names));
	else
		memset(to, 0, way_size(x, names));
	to->values = (char *)to + x->domain->way_size;
}

static struct sem_way *new_way(const struct sem_execution *x, struct sem_names *names)
{
	struct sem_way *way = take_way(x, names);
	set_way(x, names, way, NULL);
	return way;
}

struct sem_way *sem_way_copy(
	struct sem_execution *x, const struct sem_frame *f, const struct sem_way *from)
{
	struct sem_way *way = take_way(x, f->names);
	set_way(x, f->names, way, from);
	return way;
}

void sem_way_drop(struct sem_frame *f, struct sem_way *way)
{
	way->next = f->names->spare;
	f->names->spare = way;
}

bool sem_way_alone(const struct sem_execution *x, const struct sem_frame *f, struct sem_way *to,
	const struct sem_way *from)
{
	if (from->live && !to->live)
		set_way(x, f->names, to, from);
	else if (from->live)
		return false;
	return true;
}

static void join_ways(struct sem_execution *x, struct sem_frame *f, struct sem_way *to,
	struct sem_way *from, const struct sem_choice *choice)
{
	x->domain->join(x->user, f, to, from, choice);
	sem_way_drop(f, from);
}

/* ---- frames ---- */

static struct sem_names *names_of_scope(struct sem_execution *x, struct sem_scope *scope)
{
	VEC_EACH (struct sem_names *, it, &x->names)
		if ((*it)->scope == scope)
			return *it;
	struct sem_names *names = ARENA_NEW(x->arena, struct sem_names);
	names->scope = scope;
	names->declared = ARENA_ARRAY(x->arena, struct sem_type_word, scope->symbols.count + 1);
	VEC_PUSH(x->arena, &x->names, names);
	return names;
}

void sem_frame_open(
	struct sem_execution *x, struct sem_frame *f, struct sem_scope *scope, unsigned depth)
{
	assert(x->domain->way_size >= sizeof(struct sem_way));
	*f = (struct sem_frame){ .names = names_of_scope(x, scope), .depth = depth };
	f->way = new_way(x, f->names);
	f->way->live = true;
}

void sem_frame_close(struct sem_frame *f)
{
	assert(!f->breaks); /* every loop and switch has ended */
	sem_way_drop(f, f->way);
}

/* ---- assignments ---- */

static void declare_local(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s)
{
	const struct sem_symbol *symbol = s->targets.items[0]->symbol;
	size_t size = x->domain->value_size;
	if (!symbol)
		return;
	struct sem_type_word *declared = &f->names->declared[symbol->index];
	*declared = s->type;
	if (s->type_argument && x->domain->type_of)
		*declared = x->domain->type_of(x->user, f, s->type_argument);
	memset((char *)f->way->values + symbol->index * size, 0, size);
}

/* Evaluates all parts before the first one is assigned. */
static void execute_parts(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s)
{
	struct sem_expr *const *from = s->value->operands.items;
	struct sem_pending *first = NULL, **end = &first;
	for (size_t i = 0; i < s->targets.count; i++, end = &(*end)->next) {
		*end = x->spare ? x->spare : ARENA_NEW(x->arena, struct sem_pending);
		x->spare = (*end)->next;
		(*end)->next = NULL;
		x->domain->eval(x->user, f, from[i], &(*end)->value);
	}
	struct sem_pending *part = first;
	for (size_t i = 0; i < s->targets.count; i++, part = part->next)
		x->domain->assign(x->user, f, s, s->targets.items[i], from[i], &part->value);
	*end = x->spare;
	x->spare = first;
}

static void run_assign(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s)
{
	const struct sem_domain *d = x->domain;
	union sem_result value;
	size_t count = s->targets.count;
	bool parts = !s->op && count > 1 && !s->chained;
	if (s->kind == SEM_DECLARE)
		declare_local(x, f, s);
	if (!s->op && !s->value)
		return;
	if (parts && s->value->kind == SEM_TUPLE && s->value->operands.count == count) {
		execute_parts(x, f, s);
		return;
	}
	if (s->op)
		d->update(x->user, f, s, &value);
	else
		d->eval(x->user, f, s->value, &value);
	const struct sem_expr *from = s->value ? s->value : s->targets.items[0];
	if (parts) { /* a, b = f(x): split into bits, as in {a, b} = f(x) */
		struct sem_expr tuple = { .kind = SEM_TUPLE, .span = s->span };
		tuple.operands.items = s->targets.items;
		tuple.operands.count = count;
		d->assign(x->user, f, s, &tuple, from, &value);
		return;
	}
	for (size_t i = 0; i < count; i++)
		d->assign(x->user, f, s, sem_target(s, i), from, &value);
}

/* ---- branches ---- */

static void assume_choice(
	struct sem_execution *x, struct sem_frame *f, const struct sem_choice *choice, bool holds)
{
	if (x->domain->assume)
		x->domain->assume(x->user, f, choice, holds);
}

/* The current path becomes the one on which the choice holds; returns the other one. */
static struct sem_way *split_ways(
	struct sem_execution *x, struct sem_frame *f, const struct sem_choice *choice)
{
	struct sem_way *no = f->way, *yes = sem_way_copy(x, f, no);
	f->way = yes;
	assume_choice(x, f, choice, true);
	f->way = no;
	assume_choice(x, f, choice, false);
	f->way = yes;
	x->divergent += choice->varying;
	return no;
}

static void execute_if(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s)
{
	struct sem_choice choice = { .stmt = s, .value = s->value, .before = f->way->path };
	enum range_answer answer = x->domain->condition(x->user, f, &choice);
	unsigned divergent = x->divergent, returns = f->returns, exits = f->exits;
	if (answer != RANGE_SOMETIMES) {
		sem_execute(x, f, answer == RANGE_ALWAYS ? &s->body : &s->other);
		return;
	}
	struct sem_way *no = split_ways(x, f, &choice);
	sem_execute(x, f, &s->body);
	struct sem_way *yes = f->way;
	f->way = no;
	sem_execute(x, f, &s->other);
	join_ways(x, f, f->way, yes, &choice);
	bool left = f->returns != returns || f->exits != exits;
	x->divergent = divergent + (left && choice.varying);
}

/* ---- loops and switches ---- */

/* State at the entry of a loop or switch. */
struct outside {
	struct sem_way *breaks;
	void *path;
	unsigned returns, exits, divergent;
};

static struct outside enter_frame(struct sem_execution *x, struct sem_frame *f)
{
	struct outside outside = { f->breaks, f->way->path, f->returns, f->exits, x->divergent };
	f->breaks = new_way(x, f->names);
	return outside;
}

/* The path leaves the loop or switch. */
static void leave_loop(
	struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s, struct sem_way *way)
{
	struct sem_choice choice = { .stmt = s };
	if (f->breaks)
		x->domain->join(x->user, f, f->breaks, way, &choice);
}

/* Ends the loop or switch: joins the paths that left it with the one that reached its end. */
static void gather_assigned(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s,
	const struct outside *outside)
{
	struct sem_way *end = f->way;
	if (f->breaks->live) {
		leave_loop(x, f, s, end);
		f->way = f->breaks;
		sem_way_drop(f, end);
	} else {
		sem_way_drop(f, f->breaks);
	}
	bool differ = x->divergent != outside->divergent;
	f->breaks = outside->breaks;
	f->exits = outside->exits;
	x->divergent = outside->divergent + (differ && f->returns != outside->returns);
	if (f->way->live && f->returns == outside->returns)
		f->way->path = outside->path; /* every path that entered, except those that raised */
}

static void execute_loop(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s)
{
	struct outside outside = enter_frame(x, f);
	sem_execute_stmt(x, f, s->init);
	for (unsigned trip = 0; f->way->live; trip++) {
		struct sem_choice choice = { .stmt = s, .value = s->value, .before = f->way->path };
		enum range_answer more = x->domain->condition(x->user, f, &choice);
		if (x->domain->round(x->user, f, s, more, trip) || more == RANGE_NEVER)
			break;
		if (more == RANGE_SOMETIMES) {
			struct sem_way *no = split_ways(x, f, &choice);
			leave_loop(x, f, s, no);
			sem_way_drop(f, no);
		}
		sem_execute(x, f, &s->body);
		sem_execute_stmt(x, f, s->step);
	}
	gather_assigned(x, f, s, &outside);
}

/* A final `break` goes where the case ends anyway. */
static void run_case(struct sem_execution *x, struct sem_frame *f, const struct sem_case *c)
{
	struct sem_body body = c->body;
	const struct sem_stmt *last = body.list.count ? body.list.items[body.list.count - 1] : NULL;
	bool breaks = last && last->kind == SEM_BREAK;
	body.list.count -= breaks;
	sem_execute(x, f, &body);
	if (breaks && f->way->live)
		x->domain->reach(x->user, f, last);
}

/* Runs the cases in order, the default last. */
static void execute_cases(
	struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s, const void *subject)
{
	const struct sem_case *last = NULL; /* the one taken if no earlier case is */
	enum range_answer answer = RANGE_NEVER;
	size_t outer = x->met.count;
	VEC_EACH (struct sem_case, it, &s->cases) {
		struct sem_choice choice = { .stmt = s, .label = it, .before = f->way->path };
		if (it->is_default)
			last = it;
		else
			answer = x->domain->label(x->user, f, subject, &choice);
		if (it->is_default || answer == RANGE_NEVER)
			continue;
		if (answer == RANGE_ALWAYS) {
			last = it;
			assume_choice(x, f, &choice, true);
			break;
		}
		struct sem_way *no = split_ways(x, f, &choice);
		run_case(x, f, it);
		VEC_PUSH(x->arena, &x->met, (struct sem_met){ choice, f->way });
		f->way = no;
	}
	if (answer != RANGE_ALWAYS && x->domain->rest)
		x->domain->rest(x->user, f, s, last, subject);
	if (last)
		run_case(x, f, last);
	while (x->met.count > outer) {
		struct sem_met met = x->met.items[--x->met.count];
		join_ways(x, f, f->way, met.way, &met.choice);
	}
}

static void execute_switch(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s)
{
	union sem_result subject;
	struct outside outside = enter_frame(x, f);
	x->domain->eval(x->user, f, s->value, &subject);
	execute_cases(x, f, s, &subject);
	gather_assigned(x, f, s, &outside);
}

/* ---- statements ---- */

void sem_execute_stmt(struct sem_execution *x, struct sem_frame *f, const struct sem_stmt *s)
{
	if (!s || !f->way->live || !x->domain->reach(x->user, f, s))
		return;
	x->nested++;
	union sem_result dropped;
	switch (s->kind) {
	case SEM_DECLARE:
	case SEM_ASSIGN: run_assign(x, f, s); break;
	case SEM_DO: x->domain->eval(x->user, f, s->value, &dropped); break;
	case SEM_IF: execute_if(x, f, s); break;
	case SEM_FOR:
	case SEM_WHILE: execute_loop(x, f, s); break;
	case SEM_SWITCH: execute_switch(x, f, s); break;
	case SEM_BREAK:
		leave_loop(x, f, s, f->way);
		f->way->live = false;
		f->exits++;
		break;
	case SEM_RETURN: f->returns++; /* fall through */
	case SEM_KEEP:
	case SEM_RAISE:
	case SEM_HALT: x->domain->effect(x->user, f, s); break;
	}
	x->nested--;
}

void sem_execute(struct sem_execution *x, struct sem_frame *f, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		sem_execute_stmt(x, f, *it);
}
