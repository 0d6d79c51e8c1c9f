/* SPDX-License-Identifier: MIT */
/* Checks functions: none may have the name of a built-in one. They are inlined, so none may call
 * itself, directly or through others. */
#include "rules/internal.h"

enum colour { NEW, OPEN, DONE };
enum { MAX_DEPTH = 100 };

struct cycle_check {
	struct sem_scope *scope; /* with the functions that can be called */
	const struct sem_functions *functions;
	enum colour *colours;
	const struct sem_function *current;
	unsigned depth;
};

static void visit_function(struct cycle_check *c, const struct sem_function *function);

static void cycle(
	struct cycle_check *c, const struct sem_expr *e, const struct sem_function *callee)
{
	struct report *report = sem_report(c->scope, CHECK_SEMANTICS_FUNCTION, e->text_span,
		"'%.*s' calls itself%s, but functions are inlined where they are called", STR_ARG(e->text),
		callee == c->current ? "" : " through other functions");
	sem_note(c->scope, report, callee->block->name_span, "it is defined here");
}

static void check_function_call(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct cycle_check *c = user;
	(void)parent;
	const struct sem_function *callee =
		e->kind == SEM_CALL ? str_map_get(&c->functions->map, e->text) : NULL;
	if (!callee)
		return;
	if (c->colours[callee->index] == OPEN)
		cycle(c, e, callee);
	else if (c->colours[callee->index] == NEW && c->depth == MAX_DEPTH)
		sem_report(c->scope, CHECK_LIMIT, e->text_span, "calls are nested deeper than %d levels",
			MAX_DEPTH);
	else if (c->colours[callee->index] == NEW)
		visit_function(c, callee);
}

static void visit_function(struct cycle_check *c, const struct sem_function *function)
{
	const struct sem_function *caller = c->current;
	struct sem_walker walker = { .user = c, .expr = check_function_call };
	c->colours[function->index] = OPEN;
	c->current = function;
	c->depth++;
	sem_walk(&function->block->body, &walker);
	c->depth--;
	c->current = caller;
	c->colours[function->index] = DONE;
}

static void check_function_name(struct sem_scope *scope, const struct sem_function *function)
{
	if (sem_builtin_find(function->name))
		sem_report(scope, CHECK_SEMANTICS_FUNCTION, function->block->name_span,
			"'%.*s' is a function of the language; expected a different name",
			STR_ARG(function->name));
}

void sem_check_functions(struct sem_run *run, const struct sem_functions *functions)
{
	struct sem_scope scope = { .run = run };
	struct cycle_check c = { .scope = &scope, .functions = functions };
	c.colours = ARENA_ARRAY(run->arena, enum colour, functions->list.count + 1);
	VEC_EACH (struct sem_function *, it, &functions->list)
		check_function_name(&scope, *it);
	for (size_t i = 0; i < functions->list.count; i++)
		if (c.colours[i] == NEW)
			visit_function(&c, functions->list.items[i]);
}

/* ---- calls ---- */

/* Is the call the whole statement, or its whole right side? */
static bool is_whole_side(const struct sem_stmt *s, const struct sem_expr *e)
{
	return s->value == e && (s->kind == SEM_DO || s->kind == SEM_ASSIGN || s->kind == SEM_DECLARE ||
								s->kind == SEM_RETURN);
}

/* A call in the code of operand modes is that of a row, or of what was made of rows. */
static void check_row_call(struct sem_scope *scope, const struct sem_expr *e)
{
	const struct sem_function *called = e->kind == SEM_CALL && e->by_name ? e->function : NULL;
	if (called && !called->is_made && called->scope && called->scope->has_effects)
		sem_report(scope, CHECK_SEMANTICS_FUNCTION, e->text_span,
			"'%.*s' assigns, raises or halts, so a row of an operand mode cannot call it; call it "
			"in the blocks of instructions",
			STR_ARG(e->text));
}

void sem_check_row_calls(struct sem_run *run)
{
	VEC_EACH (struct sem_function *, it, &run->functions.list)
		if ((*it)->is_made)
			VEC_EACH (struct sem_mention, mention, &sem_function_scope(run, *it)->mentions)
				check_row_call((*it)->scope, mention->e);
}

void rule_call(struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent)
{
	const struct sem_scope *called = e->function ? e->function->scope : NULL;
	bool alone = b->now->kind == SEM_DO && !parent;
	if (alone && (called ? !called->has_effects : e->builtin))
		sem_report(b->scope, CHECK_SEMANTICS_FUNCTION, e->span,
			"this statement does nothing: '%.*s' only returns a value; assign it",
			STR_ARG(e->text));
	check_row_call(b->scope, e);
	if (!called || alone || e->by_name)
		return;
	if (called->block->broken)
		return; /* a statement with a syntax error may have been its return */
	if (!called->returns && called->has_effects)
		sem_note(b->scope,
			sem_report(b->scope, CHECK_SEMANTICS_FUNCTION, e->span,
				"'%.*s' returns no value; call it as a statement of its own", STR_ARG(e->text)),
			called->block->name_span, "it is defined here");
	else if (called->has_effects && !is_whole_side(b->now, e))
		sem_note(b->scope,
			sem_report(b->scope, CHECK_SEMANTICS_FUNCTION, e->span,
				"'%.*s' writes, raises or halts, so its call must be a whole statement or right "
				"side; assign its value to a local first",
				STR_ARG(e->text)),
			called->block->name_span, "it is defined here");
}
