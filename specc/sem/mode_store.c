/* SPDX-License-Identifier: MIT */
/* The statements of a block that has an operand with alternatives -> whether it must be loaded, and
 * whether and where the block has to note that it assigns the operand. */
#include "sem/mode.h"

/* ---- mentions ---- */

const struct sem_expr *mode_target(const struct sem_expr *target, size_t n)
{
	bool tuple = target->kind == SEM_TUPLE;
	if (n && (!tuple || n >= target->operands.count))
		return NULL;
	target = tuple ? target->operands.items[n] : target;
	while (target->operands.count && target->kind != SEM_NAME)
		target = target->operands.items[0];
	return target;
}

static void note_mention(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct mode_operand *found = user;
	(void)parent;
	found->read = found->read || (e->kind == SEM_NAME && str_equal(e->text, found->name));
}

static bool mentions_mode(const struct sem_stmt *s, const struct mode_operand *operand)
{
	struct mode_operand found = { .name = operand->name };
	struct sem_stmt *list[] = { (struct sem_stmt *)(uintptr_t)s };
	struct sem_body body = { 0 };
	struct sem_walker walker = { .user = &found, .expr = note_mention };
	body.list.items = list;
	body.list.count = 1;
	sem_walk(&body, &walker);
	return found.read;
}

static bool is_name_of(const struct sem_expr *e, const struct mode_operand *operand)
{
	return e->kind == SEM_NAME && str_equal(e->text, operand->name);
}

static bool assigns_mode(const struct sem_stmt *s, const struct mode_operand *operand)
{
	const struct sem_expr *target;
	VEC_EACH (struct sem_expr *, it, &s->targets)
		for (size_t i = 0; (target = mode_target(*it, i)) != NULL; i++)
			if (is_name_of(target, operand))
				return true;
	return s->init && assigns_mode(s->init, operand);
}

/* ---- loads ---- */

static bool reads_first(
	const struct sem_body *body, const struct mode_operand *operand, bool *assigned);

static bool choice_reads_first(
	const struct sem_stmt *s, const struct mode_operand *operand, bool *assigned)
{
	bool body = *assigned, other = *assigned;
	bool reads = reads_first(&s->body, operand, &body) || reads_first(&s->other, operand, &other);
	*assigned = s->kind == SEM_IF ? body && other : *assigned;
	VEC_EACH (struct sem_case, it, &s->cases) {
		bool inside = *assigned;
		reads = reads || reads_first(&it->body, operand, &inside);
	}
	return reads;
}

/* Does it read the operand, or assign a part of it, on a path that has not assigned all of it? */
static bool stmt_reads_first(
	const struct sem_stmt *s, const struct mode_operand *operand, bool *assigned)
{
	struct sem_stmt own = { .kind = SEM_DO, .value = s->value, .step = s->step };
	if (s->init && stmt_reads_first(s->init, operand, assigned))
		return true;
	bool whole = false, sets = s->kind == SEM_ASSIGN && !s->op;
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		const bool tuple = (*it)->kind == SEM_TUPLE;
		struct sem_expr **parts = tuple ? (*it)->operands.items : it;
		for (size_t i = 0; i < (tuple ? (*it)->operands.count : 1); i++)
			if (sets && is_name_of(parts[i], operand))
				whole = true;
			else
				VEC_PUSH(operand->arena, &own.targets, parts[i]);
	}
	bool reads = !*assigned && mentions_mode(&own, operand);
	*assigned = *assigned || whole || s->kind == SEM_RAISE;
	return reads || choice_reads_first(s, operand, assigned);
}

static bool reads_first(
	const struct sem_body *body, const struct mode_operand *operand, bool *assigned)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		if (stmt_reads_first(*it, operand, assigned))
			return true;
	return false;
}

bool mode_must_load(const struct sem_block *block, const struct mode_operand *operand)
{
	bool assigned = false;
	return reads_first(&block->body, operand, &assigned);
}

/* ---- stores ---- */

static void note_break(void *user, const struct sem_stmt *s)
{
	bool *found = user;
	*found = *found || s->kind == SEM_BREAK;
}

static bool has_break(const struct sem_stmt *s)
{
	bool found = false;
	struct sem_walker walker = { .user = &found, .stmt = note_break };
	sem_walk(&s->body, &walker);
	sem_walk(&s->other, &walker);
	return found || s->kind == SEM_BREAK;
}

static bool body_always_assigns(const struct sem_body *body, const struct mode_operand *operand);

static bool always_assigns(const struct sem_stmt *s, const struct mode_operand *operand)
{
	bool has_default = false;
	if (assigns_mode(s, operand) || s->kind == SEM_RAISE)
		return true;
	if (s->kind == SEM_IF)
		return body_always_assigns(&s->body, operand) && body_always_assigns(&s->other, operand);
	VEC_EACH (struct sem_case, it, &s->cases) {
		has_default = has_default || it->is_default;
		if (!body_always_assigns(&it->body, operand))
			return false;
	}
	return has_default;
}

static bool body_always_assigns(const struct sem_body *body, const struct mode_operand *operand)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		if (always_assigns(*it, operand))
			return true;
		else if (has_break(*it))
			return false;
	return false;
}

bool mode_always_assigned(const struct sem_block *block, const struct mode_operand *operand)
{
	return body_always_assigns(&block->body, operand);
}

/* ---- notes ---- */

static struct sem_expr *note_expr(
	struct arena *arena, enum sem_expr_kind kind, struct span span, struct str text)
{
	struct sem_expr *e = ARENA_NEW(arena, struct sem_expr);
	e->kind = kind;
	e->span = e->text_span = span;
	e->text = text;
	return e;
}

/* dst_stored = 1; */
static struct sem_stmt *stored_note(
	struct sem_block *block, const struct mode_operand *operand, struct span span)
{
	struct sem_stmt *s = ARENA_NEW(operand->arena, struct sem_stmt);
	s->kind = SEM_ASSIGN;
	s->text = STR("=");
	s->index = block->stmt_count++;
	s->span = s->head_span = s->text_span = span;
	VEC_PUSH(operand->arena, &s->targets,
		note_expr(operand->arena, SEM_NAME, span, mode_stored(operand->arena, operand->name)));
	s->value = note_expr(operand->arena, SEM_NUMBER, span, STR("1"));
	s->value->number.lo = 1;
	return s;
}

static void add_stored_notes(
	struct sem_block *block, struct sem_body *body, const struct mode_operand *operand)
{
	const struct sem_body old = *body;
	body->list.items = NULL;
	body->list.count = body->list.capacity = 0;
	VEC_EACH (struct sem_stmt *, it, &old.list) {
		struct sem_stmt *s = *it;
		VEC_PUSH(operand->arena, &body->list, s);
		add_stored_notes(block, &s->body, operand);
		add_stored_notes(block, &s->other, operand);
		VEC_EACH (struct sem_case, inside, &s->cases)
			add_stored_notes(block, &inside->body, operand);
		if (s->step && assigns_mode(s->step, operand))
			VEC_PUSH(operand->arena, &s->body.list, stored_note(block, operand, s->step->span));
		if (assigns_mode(s, operand))
			VEC_PUSH(operand->arena, &body->list, stored_note(block, operand, s->span));
	}
	body->braces = body->braces || body->list.count > old.list.count;
}

void mode_note_stores(struct sem_block *block, const struct mode_operand *operand)
{
	add_stored_notes(block, &block->body, operand);
}
