/* SPDX-License-Identifier: MIT */
/* Checks targets: each must be assignable, and as a whole if its bits cannot be assigned. */
#include "rules/internal.h"

static bool is_prefix_opcode(const struct opcode *opcode)
{
	const struct definition *d = opcode->definition;
	while (d && !d->prefix)
		d = d->parent;
	return d != NULL;
}

/* An instruction described by the block that is not a prefix, or NULL. */
static const struct opcode *no_prefix(const struct sem_scope *scope)
{
	if (scope->family)
		VEC_EACH (const struct opcode *, it, &scope->family->opcodes)
			if (opcode_uses_template(*it, scope->template) && !is_prefix_opcode(*it))
				return *it;
	return NULL;
}

static void transient(
	struct sem_scope *scope, const struct sem_expr *e, const struct register_file *file)
{
	const struct opcode *opcode = no_prefix(scope);
	bool instruction = scope->block->kind == SEM_INSTRUCTION && scope->template;
	if (!file->transient || (instruction && !opcode))
		return;
	struct report *report = sem_report(scope, CHECK_SEMANTICS_INPUT, e->span,
		"'%.*s' is transient: only prefixes can assign it", STR_ARG(file->name));
	if (opcode)
		sem_note(scope, report, opcode->definition->name_span, "this instruction is not a prefix");
}

static void whole_memory(
	struct sem_scope *scope, const struct sem_expr *e, const struct memory *memory)
{
	if (memory && memory->read_only)
		sem_report(scope, CHECK_SEMANTICS_NAME, e->span, "memory '%.*s' is read-only",
			STR_ARG(memory->name));
}

/* Reports a local with a reserved name: one that only the block `trap:` knows, or a state without
 * flags. */
static void check_taken_name(const struct sem_scope *scope, const struct sem_expr *e)
{
	VEC_EACH (struct fact *, it, &scope->run->isa->facts)
		if ((*it)->kind == AST_DEF_STATE && str_equal((*it)->name, e->text)) {
			sem_report(scope, CHECK_SEMANTICS_NAME, e->span,
				"the state '%.*s' has no flags, so it is not a number; give the local a "
				"different name",
				STR_ARG(e->text));
			return;
		}
	if (scope->run->isa->counter &&
		(str_equal_c(e->text, "cause") || str_equal_c(e->text, "bad_address")))
		sem_report(scope, CHECK_SEMANTICS_NAME, e->span,
			"'%.*s' can only be read in the block 'trap:' and never assigned; give the local a "
			"different name",
			STR_ARG(e->text));
}

static void named(struct sem_scope *scope, const struct sem_expr *e)
{
	const struct sem_state *state = e->state;
	if (e->symbol) {
		if (e->symbol->kind == SEM_LOCAL)
			check_taken_name(scope, e);
		return;
	}
	if (state->kind == SEM_STATE_REGISTER)
		transient(scope, e, state->file);
	if (state->kind == SEM_STATE_FLAGS)
		VEC_EACH (struct register_file *, it, &scope->run->isa->register_files)
			if ((*it)->state == state->fact && (*it)->flag >= 0)
				transient(scope, e, *it);
	if (state->kind == SEM_STATE_NEXT_PC || state->kind == SEM_STATE_CAUSE ||
		state->kind == SEM_STATE_BAD_ADDRESS || state->kind == SEM_STATE_LANEID ||
		state->kind == SEM_STATE_ACTIVE)
		sem_report(scope, CHECK_SEMANTICS_NAME, e->span, "'%.*s' is read-only%s", STR_ARG(e->text),
			state->kind == SEM_STATE_NEXT_PC ? "; a jump assigns 'pc'" : "");
}

/* Reports bits of something that can only be assigned as a whole. */
static void check_target_part(struct sem_scope *scope, const struct sem_expr *e)
{
	const struct sem_expr *of = e->operands.items[0];
	bool word = of->element && of->element->memory;
	if (word || of->side)
		sem_report(scope, CHECK_SEMANTICS_NAME, e->span,
			"bits of a %s cannot be assigned; assign all of it",
			word ? "word of memory" : "side field");
	else if (of->kind == SEM_NAME)
		named(scope, of);
	else if (!of->element && (of->kind == SEM_INDEX || of->kind == SEM_SLICE))
		sem_report(scope, CHECK_SEMANTICS_NAME, e->span,
			"bits of '%.*s' cannot be assigned; assign all of it", STR_ARG(span_text(of->span)));
}

static void check_assigned_target(struct sem_scope *scope, const struct sem_expr *e)
{
	if (e->kind == SEM_TUPLE)
		VEC_EACH (struct sem_expr *, it, &e->operands)
			check_assigned_target(scope, *it);
	else if (e->kind == SEM_NAME)
		named(scope, e);
	else if (e->element)
		whole_memory(scope, e, e->element->memory);
	else if (e->kind == SEM_INDEX || e->kind == SEM_SLICE)
		check_target_part(scope, e);
	else if (e->kind == SEM_MEMBER && !e->side && e->values)
		sem_report(scope, CHECK_SEMANTICS_NAME, e->span, "'%.*s' is a constant",
			STR_ARG(span_text(e->span)));
}

/* cycles = 0; */
static void sets_cycles(struct sem_scope *scope, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		const struct sem_expr *base = sem_base(*it);
		bool adds = base == *it && s->targets.count == 1 && s->op == SEM_OP_PLUS && s->value;
		if (base && !adds && !base->symbol && base->state->kind == SEM_STATE_CYCLES)
			sem_report(scope, CHECK_SEMANTICS_NAME, (*it)->span,
				"a block can only add to its cycles: 'cycles += e;'");
	}
}

/* rz = 1; where rz always holds 0. In a tuple it takes what is not needed of a value. */
static void sets_constant(struct sem_scope *scope, const struct sem_expr *target)
{
	const struct sem_expr *base = sem_base(target);
	if (base && !base->symbol && base->state->kind == SEM_STATE_REGISTER &&
		register_constant(base->state->file, base->state->number))
		sem_report(scope, CHECK_SEMANTICS_NAME, target->span,
			"register '%.*s' is constant: an assignment has no effect", STR_ARG(base->text));
}

void rule_targets(struct rule_block *b, const struct sem_stmt *s)
{
	if (s->kind == SEM_ASSIGN)
		sets_cycles(b->scope, s);
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		check_assigned_target(b->scope, *it);
		sets_constant(b->scope, *it);
	}
}
