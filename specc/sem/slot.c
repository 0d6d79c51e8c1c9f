/* SPDX-License-Identifier: MIT */
/* Delay slots (DelaySlot<flag, target>) -> statements around the blocks of instructions, which keep
 * the jump until the instruction in the slot has run, and behind that of the trap. */
#include "sem/mode.h"

struct slot_text {
	struct sem_run *run;
	struct sem_block *block;
	struct str flag, target;
	struct made_text made;
};

/* ---- what a block assigns ---- */

struct assigned {
	struct str name;
	struct span found;
};

static void note_assigned(void *user, const struct sem_stmt *s)
{
	struct assigned *assigned = user;
	const struct sem_expr *target;
	VEC_EACH (struct sem_expr *, it, &s->targets)
		for (size_t i = 0; (target = mode_target(*it, i)) != NULL; i++)
			if (target->kind == SEM_NAME && str_equal(target->text, assigned->name))
				assigned->found = target->span;
}

/* Where the block itself assigns it, or NO_SPAN. */
static struct span find_assigned(const struct sem_block *block, struct str name)
{
	struct assigned assigned = { .name = name, .found = NO_SPAN };
	struct sem_walker walker = { .user = &assigned, .stmt = note_assigned };
	sem_walk(&block->body, &walker);
	return assigned.found;
}

static bool assigns(const struct sem_block *block, struct str name)
{
	return find_assigned(block, name).source;
}

/* Does the instruction go on elsewhere, so that it cannot be in a slot? */
static bool moves(const struct isa *isa, const struct sem_block *block)
{
	return assigns(block, STR("pc")) || assigns(block, isa->in_slot->name) ||
		   assigns(block, isa->slot_target->name);
}

/* ---- statements ---- */

static void add_slot_flag(struct slot_text *t, const char *format)
{
	made_add_for(&t->made, t->block->span, format, STR_ARG(t->flag));
}

static void add_slot_target(struct slot_text *t, const char *format)
{
	made_add_for(&t->made, t->block->span, format, STR_ARG(t->target));
}

static void add_refusal(struct slot_text *t)
{
	add_slot_flag(t, "if (%.*s) ");
	made_add_for(
		&t->made, t->block->span, "raise %.*s;\n", STR_ARG(t->run->isa->raised[EVENT_SLOT]->name));
}

static void add_slot_insn(struct slot_text *t)
{
	made_add_for(&t->made, t->block->span, "$insn;\n");
}

static void add_slot_jump(struct slot_text *t)
{
	add_slot_target(t, "pc = %.*s;\n");
	add_slot_target(t, "%.*s = 0;\n}\n");
}

/* The block of an instruction with a slot, which is the next one unless it says otherwise. */
static void add_with_slot(struct slot_text *t)
{
	const struct isa *isa = t->run->isa;
	add_refusal(t);
	add_slot_flag(t, "%.*s = true;\n");
	made_add_for(&t->made, t->block->span, "%.*s = (next_pc + %u)[%u:0];\n", STR_ARG(t->target),
		isa->slot_length / 8, isa->counter - 1);
	add_slot_insn(t);
	if (!assigns(t->block, t->flag))
		return;
	add_slot_flag(t, "if (!%.*s) {\n");
	add_slot_jump(t);
}

static void add_in_slot(struct slot_text *t)
{
	t->block->leaves_slot = true;
	add_slot_insn(t);
	add_slot_flag(t, "if (%.*s) {\n");
	add_slot_flag(t, "%.*s = false;\n");
	add_slot_jump(t);
}

/* A jump at once has no slot. */
static void report_jump(const struct slot_text *t)
{
	struct span jump = find_assigned(t->block, STR("pc"));
	if (jump.source)
		diag_report(t->run->diag, CHECK_SEMANTICS_EXECUTION, jump,
			"an instruction with DelaySlot<>; assigns 'pc': expected '%.*s', the address after the "
			"slot",
			STR_ARG(t->target));
}

static void add_instruction(struct slot_text *t, const struct sem_family *family)
{
	const struct definition *d =
		family->opcodes.count ? family->opcodes.items[0]->definition : family->owner;
	if (d->delays) {
		report_jump(t);
		add_with_slot(t);
	} else if (d->not_in_slot || moves(t->run->isa, t->block)) {
		add_refusal(t);
		add_slot_insn(t);
	} else {
		add_in_slot(t);
	}
}

static void add_trap(struct slot_text *t)
{
	add_slot_insn(t);
	if (!assigns(t->block, STR("pc")) || assigns(t->block, t->flag) || assigns(t->block, t->target))
		return;
	add_slot_flag(t, "%.*s = false;\n");
	add_slot_target(t, "%.*s = 0;\n");
}

const struct ast_section *sem_slot_section(
	struct sem_run *run, const struct sem_family *family, struct sem_block *block)
{
	const struct isa *isa = run->isa;
	bool is_trap = block->kind == SEM_MACHINE && str_equal_c(block->name, "trap");
	if (!isa->in_slot || block->broken || (!is_trap && block->kind != SEM_INSTRUCTION))
		return NULL;
	struct slot_text t = {
		.run = run, .block = block, .flag = isa->in_slot->name, .target = isa->slot_target->name
	};
	t.made = made_text_new(run->arena);
	if (is_trap)
		add_trap(&t);
	else
		add_instruction(&t, family);
	const struct source *source = made_source(&t.made, run->diag, block->span.source);
	return source ? sem_section_of_text(run, source) : NULL;
}

/* ---- functions ---- */

struct call_check {
	struct sem_scope *scope;
	struct str name; /* of what functions must not assign */
	VEC(const struct sem_block *) seen;
	bool assigns;
};

static void look_into_call(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct call_check *c = user;
	const struct sem_block *block = e->function ? e->function->block : NULL;
	(void)parent;
	if (!block || c->assigns)
		return;
	VEC_EACH (const struct sem_block *, it, &c->seen)
		if (*it == block)
			return;
	VEC_PUSH(c->scope->run->arena, &c->seen, block);
	sem_function_scope(c->scope->run, e->function);
	c->assigns = assigns(block, c->name);
	struct sem_walker inside = { .user = c, .expr = look_into_call };
	sem_walk(&block->body, &inside);
}

static void check_slot_call(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct call_check *of = user;
	struct call_check c = { .scope = of->scope, .name = of->name };
	look_into_call(&c, e, parent);
	if (c.assigns && of->scope->block->leaves_slot)
		sem_report(c.scope, CHECK_SEMANTICS_EXECUTION, e->span,
			"'%.*s' assigns '%.*s', so the instruction cannot be in a delay slot: write "
			"NotInSlot<>; in its __Encoding",
			STR_ARG(e->text), STR_ARG(c.name));
	else if (c.assigns)
		sem_report(c.scope, CHECK_SEMANTICS_EXECUTION, e->span,
			"'%.*s' assigns '%.*s', which in an instruction with DelaySlot<>; only the block "
			"itself "
			"can do%s",
			STR_ARG(e->text), STR_ARG(c.name),
			str_equal_c(c.name, "pc") ? ": assign the address after the slot" : "");
}

static void check_slot_calls(struct sem_scope *scope, struct str name)
{
	struct call_check c = { .scope = scope, .name = name };
	struct sem_walker walker = { .user = &c, .expr = check_slot_call };
	sem_walk(&scope->block->body, &walker);
}

void sem_check_slot(struct sem_scope *scope)
{
	const struct isa *isa = scope->run->isa;
	if (!isa->in_slot || scope->block->kind != SEM_INSTRUCTION || !scope->family->opcodes.count)
		return;
	bool delays = scope->family->opcodes.items[0]->definition->delays;
	if (!delays && !scope->block->leaves_slot)
		return;
	check_slot_calls(scope, STR("pc"));
	check_slot_calls(scope, isa->in_slot->name);
	if (!delays)
		check_slot_calls(scope, isa->slot_target->name);
}
