/* SPDX-License-Identifier: MIT */
/* Finds the blocks with errors, which no execution runs: those with a report inside, and those that
 * call a function with one. */
#include "isa/trouble.h"
#include "rules/internal.h"
#include "sem/bind.h"

struct sound_check {
	const struct place_set *errors;
	unsigned depth; /* of calls; a cycle of calls is an error in itself */
	bool unsound;
};

static void visit_block(struct sound_check *c, const struct sem_block *block);

static void visit_call(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	enum { MAX_CALLS = 64 };
	struct sound_check *c = user;
	(void)parent;
	if (!e->function || c->unsound || c->depth == MAX_CALLS)
		return;
	c->depth++;
	visit_block(c, e->function->block);
	c->depth--;
}

static void visit_block(struct sound_check *c, const struct sem_block *block)
{
	struct sem_walker walker = { .user = c, .expr = visit_call };
	if (places_inside(c->errors, span_join(block->span, block->body.span)))
		c->unsound = true;
	else
		sem_walk(&block->body, &walker);
}

static void mark_unsound(struct sem_scope *scope, const struct place_set *errors)
{
	struct sound_check c = { .errors = errors };
	if (!scope)
		return;
	visit_block(&c, scope->block);
	scope->unsound = c.unsound;
}

void sem_mark_unsound(struct arena *arena, const struct diag *diag, struct isa *isa)
{
	struct place_set errors = { 0 };
	struct sem_run *run = isa->semantics;
	for (size_t i = 0; i < diag->reports.count; i++)
		if (diag->reports.items[i]->severity == SEVERITY_ERROR)
			places_add(arena, &errors, diag->reports.items[i]->span);
	places_sort(&errors);
	VEC_EACH (struct sem_family *, family, &run->families)
		VEC_EACH (const struct template *, it, &(*family)->templates)
			mark_unsound(sem_scope_of_template(run, *family, *it), &errors);
	mark_unsound(run->trap, &errors);
	mark_unsound(run->reset, &errors);
}
