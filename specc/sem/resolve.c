/* SPDX-License-Identifier: MIT */
/* Resolves the names of a block once and stores the result in its tree: symbols, parts of the
 * machine, side fields and named values. Later passes look nothing up. */
#include "sem/sem.h"

static void resolve_name(const struct sem_scope *scope, struct sem_expr *e)
{
	static const struct sem_state none = { .kind = SEM_STATE_NONE };
	e->symbol = sem_scope_find(scope, e->text);
	e->state = &none;
	if (e->symbol && e->symbol->kind != SEM_FILE)
		return;
	struct sem_state state = sem_find_state(scope, e->text);
	if (state.kind == SEM_STATE_NONE)
		return;
	struct sem_state *own = ARENA_NEW(scope->run->arena, struct sem_state);
	*own = state;
	e->state = own;
}

/* The file or memory of which e is a whole element; else NULL. */
static const struct sem_state *element_of(const struct sem_expr *e)
{
	unsigned indices = 0, wanted = 1;
	for (; e->kind == SEM_INDEX; indices++)
		e = e->operands.items[0];
	if (e->kind != SEM_NAME ||
		(e->state->kind != SEM_STATE_FILE && e->state->kind != SEM_STATE_MEMORY))
		return NULL;
	if (e->state->kind == SEM_STATE_MEMORY && e->state->memory->banks)
		wanted = 2;
	return indices == wanted ? e->state : NULL;
}

/* ---- members ---- */

/* The file of the register that e names, or NULL. */
static const struct register_file *file_of_name(const struct sem_expr *e)
{
	if (e->element)
		return e->element->file;
	if (e->kind != SEM_NAME)
		return NULL;
	if (e->symbol)
		return e->symbol->kind == SEM_OPERAND ? sem_operand_file(e->symbol) : NULL;
	return e->state->kind == SEM_STATE_REGISTER ? e->state->file : NULL;
}

static const struct register_file *side_of(const struct sem_expr *e)
{
	const struct register_file *file = file_of_name(e->operands.items[0]);
	if (!file)
		return NULL;
	if (file->of)
		file = file->of;
	VEC_EACH (struct register_file *, it, &file->sides)
		if (str_equal((*it)->side, e->text))
			return *it;
	return NULL;
}

static const struct type *values_of(const struct sem_scope *scope, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	if (base->kind != SEM_NAME || base->symbol)
		return NULL;
	if (base->state->kind == SEM_STATE_REGISTER)
		return base->state->file->kind == FILE_STATE && !e->side ? base->state->file->values : NULL;
	const struct type *type = isa_find_type(scope->run->isa, base->text);
	return type && type->kind == TYPE_ENUM && base->state->kind == SEM_STATE_NONE ? type : NULL;
}

/* [Thread].laneid is laneid, and the only state in brackets that the language has. */
static const struct sem_state *thread_state(const struct sem_expr *e)
{
	static const struct sem_state laneid = { .kind = SEM_STATE_LANEID };
	const struct sem_expr *base = e->operands.items[0];
	bool is = base->kind == SEM_STATE && str_equal_c(base->text, "Thread") &&
			  str_equal_c(e->text, "laneid");
	return is ? &laneid : NULL;
}

/* ---- the walk ---- */

void sem_resolve_expr(const struct sem_scope *scope, struct sem_expr *e)
{
	if (!e)
		return;
	VEC_EACH (struct sem_expr *, it, &e->operands)
		sem_resolve_expr(scope, *it);
	if (e->kind == SEM_NAME)
		resolve_name(scope, e);
	if (e->kind == SEM_INDEX)
		e->element = element_of(e);
	if (e->kind == SEM_MOD)
		e->word = sem_word(scope->run, e->text);
	if (e->kind == SEM_MOD || e->kind == SEM_INFIX)
		e->modifier = sem_scope_modifier(scope, e->text);
	if (e->kind == SEM_CALL) {
		e->function = sem_find_function(scope, e->text);
		e->local = sem_scope_find(scope, e->text);
	}
	if (e->kind == SEM_MEMBER) {
		e->state = thread_state(e);
		e->side = side_of(e);
		e->values = values_of(scope, e);
		e->constant = e->values ? type_find_name(e->values, e->text) : NULL;
	}
}

static void resolve_stmt(const struct sem_scope *scope, struct sem_stmt *s)
{
	if (!s)
		return;
	if (s->kind == SEM_RAISE)
		VEC_EACH (struct exception *, it, &scope->run->isa->exceptions)
			if (str_equal((*it)->name, s->text))
				s->exception = *it;
	resolve_stmt(scope, s->init);
	resolve_stmt(scope, s->step);
	VEC_EACH (struct sem_expr *, it, &s->targets)
		sem_resolve_expr(scope, *it);
	sem_resolve_expr(scope, s->type_argument);
	sem_resolve_expr(scope, s->value);
	sem_resolve_body(scope, &s->body);
	sem_resolve_body(scope, &s->other);
	VEC_EACH (struct sem_case, it, &s->cases) {
		VEC_EACH (struct sem_expr *, label, &it->labels)
			sem_resolve_expr(scope, *label);
		sem_resolve_body(scope, &it->body);
	}
}

void sem_resolve_body(const struct sem_scope *scope, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		resolve_stmt(scope, *it);
}

/* ---- modifiers in the spec's statements about operands ---- */

static void find_used_modifiers(const struct sem_scope *scope, const struct ast_expr *e,
	void (*found)(void *user, const struct sem_modifier *modifier), void *user)
{
	const struct sem_modifier *modifier =
		e && e->kind == AST_NAME ? sem_scope_modifier(scope, e->text) : NULL;
	if (modifier)
		found(user, modifier);
	if (e)
		VEC_EACH (struct ast_expr *, it, &e->operands)
			find_used_modifiers(scope, *it, found, user);
}

void sem_width_modifiers(const struct sem_scope *scope, const struct opcode *opcode,
	void (*found)(void *user, const struct sem_modifier *modifier), void *user)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent) {
		VEC_EACH (struct bitwidth, it, &d->bitwidths)
			find_used_modifiers(scope, it->expr, found, user);
		VEC_EACH (struct asm_format, it, &d->asm_formats)
			find_used_modifiers(scope, it->call, found, user);
	}
}
