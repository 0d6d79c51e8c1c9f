/* SPDX-License-Identifier: MIT */
/* Resolves the names of a block once and stores the result in its tree: symbols, parts of the
 * machine, side fields and named values; and notes what its statements read, assign and mention.
 * Later passes look nothing up. */
#include "sem/scope.h"

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

static void resolve_expr(const struct sem_scope *scope, struct sem_expr *e)
{
	if (!e)
		return;
	VEC_EACH (struct sem_expr *, it, &e->operands)
		resolve_expr(scope, *it);
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

static void resolve_body(const struct sem_scope *scope, const struct sem_body *body);

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
		resolve_expr(scope, *it);
	resolve_expr(scope, s->type_argument);
	resolve_expr(scope, s->value);
	resolve_body(scope, &s->body);
	resolve_body(scope, &s->other);
	VEC_EACH (struct sem_case, it, &s->cases) {
		VEC_EACH (struct sem_expr *, label, &it->labels)
			resolve_expr(scope, *label);
		resolve_body(scope, &it->body);
	}
}

static void resolve_body(const struct sem_scope *scope, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		resolve_stmt(scope, *it);
}

/* ---- what the statements do with the names ---- */

static void state_written(struct sem_scope *scope)
{
	scope->state_written = scope->has_effects = true;
}

/* Is it a part of the machine, or the number of a register that has a name (P7 for PT)? */
static bool is_state_name(const struct sem_scope *scope, const struct sem_expr *name)
{
	return name->state->kind != SEM_STATE_NONE ||
		   sem_register_name(scope->run->isa, name->text).length;
}

/* Rd.type, $r1.type, R[e].type */
static void side_written(struct sem_scope *scope, const struct sem_expr *target)
{
	const struct sem_expr *of = target->operands.items[0];
	struct sem_symbol *symbol = of->symbol;
	if (!symbol || symbol->kind != SEM_OPERAND) {
		state_written(scope);
		return;
	}
	if (!symbol->side_written)
		symbol->first_side_write = target->span;
	symbol->side_written = true;
}

static void write_target(struct sem_scope *scope, struct sem_expr *target, bool declared)
{
	if (target->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &target->operands)
			write_target(scope, *it, declared);
	else
		resolve_expr(scope, target);
	const struct sem_expr *base = sem_base(target);
	if (!base)
		return;
	if (!declared && target->side) {
		side_written(scope, target);
		return;
	}
	if (target->kind == SEM_MEMBER && !base->symbol)
		return; /* locals have no members */
	bool local = target == base && scope_is_indexed(base->state);
	if (!declared && !local && !base->symbol && is_state_name(scope, base)) {
		state_written(scope);
		return;
	}
	struct sem_symbol *symbol = scope_add_symbol(scope, SEM_LOCAL, base->text, base->span);
	if (!symbol->written)
		symbol->first_write = target->span;
	symbol->written = true;
}

static void writes_of(void *user, const struct sem_stmt *s)
{
	struct sem_scope *scope = user;
	scope->returns = scope->returns || s->kind == SEM_RETURN;
	scope->has_effects = scope->has_effects || s->kind == SEM_RAISE || s->kind == SEM_HALT;
	if (s->kind == SEM_ASSIGN || s->kind == SEM_DECLARE)
		VEC_EACH (struct sem_expr *, it, &s->targets)
			write_target(user, *it, s->kind == SEM_DECLARE);
	if (s->kind == SEM_KEEP)
		VEC_EACH (struct sem_expr *, it, &s->targets) {
			const struct sem_expr *base = sem_base(*it);
			resolve_expr(user, *it);
			struct sem_symbol *symbol = base ? base->symbol : NULL;
			if (symbol)
				symbol->written = symbol->kept = true;
		}
}

static bool side_read(const struct sem_expr *e)
{
	const struct sem_expr *of = e->side ? e->operands.items[0] : NULL;
	struct sem_symbol *symbol = of ? of->symbol : NULL;
	if (!symbol || symbol->kind != SEM_OPERAND)
		return false;
	if (!symbol->side_read)
		symbol->first_side_read = e->span;
	symbol->side_read = true;
	return true;
}

static bool number_read(const struct sem_expr *e)
{
	if (e->builtin != SEM_FN_REGISTER_NUMBER || e->operands.count != 1)
		return false;
	struct sem_symbol *symbol = e->operands.items[0]->symbol;
	if (symbol)
		symbol->numbered = true;
	return true;
}

static void read_expr(struct sem_scope *scope, const struct sem_expr *e)
{
	if (!e || side_read(e) || number_read(e))
		return;
	for (size_t i = 0; i < e->operands.count; i++)
		if (i || !e->fold)
			read_expr(scope, e->operands.items[i]);
	if (e->kind != SEM_NAME && e->kind != SEM_CALL)
		return;
	struct sem_symbol *symbol = e->kind == SEM_NAME ? e->symbol : e->local;
	if (!symbol) {
		scope->state_read = scope->state_read || (e->kind == SEM_NAME && is_state_name(scope, e));
		return;
	}
	if (!symbol->read)
		symbol->first_read = e->span;
	symbol->read = true;
}

/* Notes what a target reads: its indices. */
static void read_target(struct sem_scope *scope, const struct sem_expr *e)
{
	if (e->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &e->operands)
			read_target(scope, *it);
	else if (e->operands.count)
		read_target(scope, e->operands.items[0]);
	if (e->kind == SEM_INDEX || e->kind == SEM_SLICE)
		for (size_t i = 1; i < e->operands.count; i++)
			read_expr(scope, e->operands.items[i]);
}

static void reads_of(void *user, const struct sem_stmt *s)
{
	struct sem_scope *scope = user;
	if (s->kind != SEM_KEEP)
		VEC_EACH (struct sem_expr *, it, &s->targets)
			read_target(scope, *it);
	if (s->kind == SEM_ASSIGN && s->op)
		VEC_EACH (struct sem_expr *, it, &s->targets)
			read_expr(scope, *it);
	read_expr(scope, s->value);
	read_expr(scope, s->type_argument);
	VEC_EACH (struct sem_case, it, &s->cases)
		VEC_EACH (struct sem_expr *, label, &it->labels)
			read_expr(scope, *label);
}

/* Whoever asks what a block examines reads this list instead of walking the block. */
static void mentions_of(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct sem_scope *scope = user;
	struct sem_mention mention = { e, parent };
	if (e->kind == SEM_MOD || e->kind == SEM_INFIX || e->kind == SEM_MEMBER || e->kind == SEM_CALL)
		VEC_PUSH(scope->run->arena, &scope->mentions, mention);
}

/* What the functions that the block calls read and write, it does too. */
static void effects_of_calls(struct sem_scope *scope)
{
	VEC_EACH (struct sem_mention, it, &scope->mentions) {
		struct sem_function *function = it->e->function;
		if (!function || function->opening) /* one that calls itself is reported elsewhere */
			continue;
		const struct sem_scope *called = sem_function_scope(scope->run, function);
		scope->state_read = scope->state_read || called->state_read;
		scope->state_written = scope->state_written || called->state_written;
		scope->has_effects = scope->has_effects || called->has_effects;
	}
}

struct sem_scope *sem_scope_new(struct sem_run *run, const struct sem_family *family,
	const struct sem_block *block, const struct template *template)
{
	struct sem_scope *scope = ARENA_NEW(run->arena, struct sem_scope);
	scope->run = run;
	scope->family = family;
	scope->block = block;
	scope->template = template;
	scope->map.arena = run->arena;
	if (family)
		VEC_EACH (struct sem_modifier, it, &family->modifiers)
			VEC_PUSH(run->arena, &scope->modifiers, it);
	scope_add_header(scope);
	struct sem_walker writes = { .user = scope, .stmt = writes_of };
	struct sem_walker reads = { .user = scope, .stmt = reads_of, .expr = mentions_of };
	sem_walk(&block->body, &writes);
	resolve_body(scope, &block->body);
	sem_walk(&block->body, &reads);
	effects_of_calls(scope);
	VEC_EACH (struct sem_symbol *, it, &scope->symbols)
		scope_infer_roles(*it);
	return scope;
}

struct sem_scope *sem_function_scope(struct sem_run *run, struct sem_function *function)
{
	if (function->scope)
		return function->scope;
	function->opening = true;
	function->scope = sem_scope_new(run, function->family, function->block, NULL);
	function->opening = false;
	return function->scope;
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
