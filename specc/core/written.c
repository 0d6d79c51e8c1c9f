/* SPDX-License-Identifier: MIT */
/* Registers and parts of the machine that a block names: what they hold before it and on a path,
 * what two paths have written, and what they hold in the state after calls. */
#include "core/internal.h"

#include "base/never.h"

/* ---- written registers ---- */

static bool is_same_register(const struct core_register *x, const struct core_register *y)
{
	return x->kind == y->kind && x->file == y->file && x->number == y->number &&
		   x->symbol == y->symbol;
}

int core_register_index(struct core_run *r, struct core_register wanted)
{
	for (size_t i = 0; i < r->registers.count; i++)
		if (is_same_register(&r->registers.items[i], &wanted))
			return (int)i;
	if (r->registers.count == CORE_MAX_REGISTERS)
		return -1;
	VEC_PUSH(r->b->arena, &r->registers, wanted);
	return (int)r->registers.count - 1;
}

int core_register_of(struct core_run *r, const struct sem_state *state)
{
	switch (state->kind) {
	case SEM_STATE_REGISTER:
		core_check_file(r, r->root->block->span, state->file);
		return core_register_index(
			r, (struct core_register){ CORE_OF_FILE, state->file, state->number, NULL });
	case SEM_STATE_PC:
		return core_register_index(r, (struct core_register){ .kind = CORE_COUNTER });
	case SEM_STATE_CYCLES:
		return core_register_index(r, (struct core_register){ .kind = CORE_MORE_CYCLES });
	case SEM_STATE_NONE:
	case SEM_STATE_LANEID:
	case SEM_STATE_ACTIVE:
	case SEM_STATE_FLAGS:
	case SEM_STATE_NEXT_PC:
	case SEM_STATE_CAUSE:
	case SEM_STATE_BAD_ADDRESS:
	case SEM_STATE_MEMORY:
	case SEM_STATE_FILE: return -1;
	}
	NEVER();
}

/* Adds the upper bits of a register of more than 64 bits to the lower ones. */
static struct core_node *with_high(
	struct core_run *r, const struct core_node *leaf, struct core_node *low)
{
	struct core_node upper = *leaf;
	upper.file = leaf->file->high;
	struct core_node *high = core_as_number(r->b, core_file_leaf(r, upper));
	high = core_binary(r->b, CORE_SHL, high, core_number(r->b, 64));
	return core_binary(r->b, CORE_OR, low, high);
}

struct core_node *core_file_leaf(struct core_run *r, struct core_node leaf)
{
	leaf.truth = leaf.file->width == 1;
	leaf.range = range_bits(sem_file_bits(leaf.file));
	struct core_node *low = core_leaf(r->b, &leaf);
	return leaf.file->high ? with_high(r, &leaf, low) : low;
}

struct core_node *core_register_node(
	struct core_run *r, const struct register_file *file, uint64_t number)
{
	struct core_node leaf = {
		.op = CORE_STATE, .file = file, .number = number, .varying = file->lanes > 1
	};
	const struct register_name *constant = register_constant(file, number);
	bool is_initial = file->transient && r->b->quick;
	if (!constant && !is_initial)
		return core_file_leaf(r, leaf);
	uint64_t value = is_initial ? file->initial : constant->reads;
	return file->width == 1 ? core_truth(r->b, value != 0)
							: core_wide_number(r->b, wide_from_word((struct word){ value, 0 }));
}

bool core_check_side(struct core_run *r, const struct sem_symbol *symbol,
	const struct register_file *file, bool written)
{
	const struct core_operand *o = &r->operands[symbol->index];
	if (o->known && o->access->kind == SEM_ACCESS_REGISTER && o->access->count == 1 &&
		(o->out || !written))
		return true;
	core_fail(r, symbol->span,
		"'%.*s' is not a single register in every instruction, and has no '.%.*s'",
		STR_ARG(symbol->name), STR_ARG(file->side));
	return false;
}

/* Reads the side field of an operand's register. */
static struct core_node *side_node(
	struct core_run *r, const struct sem_symbol *symbol, const struct register_file *file)
{
	const struct core_operand *o = &r->operands[symbol->index];
	if (!core_check_side(r, symbol, file, false))
		return core_number(r->b, 0);
	struct core_node leaf = { .op = CORE_SOURCE,
		.slot = core_slot_of(r, symbol, 0, !(o->in || !o->out)),
		.file = file,
		.truth = file->width == 1,
		.range = range_bits(file->width) };
	return core_leaf(r->b, &leaf);
}

struct core_node *core_after_modes(struct core_run *r, const struct register_file *file,
	struct core_node *index, struct core_node *value)
{
	VEC_EACH (const struct core_write, it, &r->numbered) {
		if (it->file != file)
			continue;
		struct core_node *same = core_compare(r->b, SEM_OP_EQUALS, it->index, index);
		if (it->condition)
			same = core_binary(r->b, CORE_AND, it->condition, same);
		value = core_select(r->b, same, it->value, value);
	}
	return value;
}

struct core_node *core_register_before(struct core_run *r, size_t index)
{
	const struct core_register *reg = &r->registers.items[index];
	struct core_node leaf = { .op = CORE_PC, .range = range_bits(r->b->isa->counter) };
	switch (reg->kind) {
	case CORE_OF_FILE:
		return core_after_modes(r, reg->file, core_number(r->b, (int64_t)reg->number),
			core_register_node(r, reg->file, reg->number));
	case CORE_SIDE_OF: return side_node(r, reg->symbol, reg->file);
	case CORE_COUNTER: return core_leaf(r->b, &leaf);
	case CORE_MORE_CYCLES: return core_number(r->b, 0);
	case CORE_HALTS: break;
	}
	return core_truth(r->b, false);
}

unsigned core_register_width(const struct core_run *r, size_t index)
{
	const struct core_register *reg = &r->registers.items[index];
	if (reg->file)
		return reg->file->width;
	return reg->kind == CORE_COUNTER ? r->b->isa->counter : reg->kind == CORE_HALTS ? 1 : 64;
}

/* ---- what paths have written ---- */

bool core_is_always_written(const struct core_written *written)
{
	bool always;
	return written->value && core_is_truth(written->where, &always) && always;
}

/* What a register that is written by its own name holds on a path. */
static struct core_node *register_in(
	struct core_run *r, const struct core_written *written, size_t i)
{
	return written[i].value ? written[i].value : core_register_before(r, i);
}

struct core_node *core_content_where(
	const struct core_run *r, struct core_node *n, const struct core_node *condition, bool holds)
{
	for (size_t i = r->afters.count; condition && i-- > 0;) {
		const struct core_after *it = &r->afters.items[i];
		if (it->node == n && it->condition &&
			(holds ? core_excludes(it->condition, condition)
				   : core_implies(it->condition, condition)))
			n = it->otherwise;
	}
	return n;
}

/* condition ? x : y of a register, if that is what it holds in the state; else NULL. */
static struct core_node *content_either(
	struct core_run *r, struct core_node *condition, struct core_node *x, struct core_node *y)
{
	if (x->op != CORE_AFTER && y->op != CORE_AFTER)
		return NULL;
	if (core_content_where(r, core_content_where(r, x, condition, false), r->within, true) == y)
		return x;
	return core_content_where(r, core_content_where(r, y, condition, true), r->within, true) == x
			   ? y
			   : NULL;
}

static struct core_node *mix_values(
	struct core_run *r, struct core_node *condition, struct core_node *x, struct core_node *y)
{
	struct core_node *content = content_either(r, condition, x, y);
	return content ? content : core_select(r->b, condition, x, y);
}

/* to = condition ? from : to, for a register that one of them has written. */
static void mix_register(struct core_run *r, struct core_node *condition, struct core_written *to,
	const struct core_written *from, size_t i)
{
	const struct core_written *x = &from[i], *y = &to[i];
	struct core_node *never = core_truth(r->b, false);
	struct core_written mixed = {
		.value = mix_values(r, condition, register_in(r, from, i), register_in(r, to, i)),
		.stored = x->value && y->value ? mix_values(r, condition, x->stored, y->stored)
				  : x->value           ? x->stored
									   : y->stored,
		.where =
			core_select(r->b, condition, x->value ? x->where : never, y->value ? y->where : never),
	};
	to[i] = mixed;
}

void core_mix_written(struct core_run *r, struct core_node *condition, struct core_written *to,
	const struct core_written *from)
{
	for (size_t i = 0; i < r->registers.count; i++)
		if (to[i].value != from[i].value || to[i].where != from[i].where)
			mix_register(r, condition, to, from, i);
}

void core_leave(struct core_run *r, struct core_frame *f)
{
	if (f->after) {
		core_mix_written(r, core_path(f), f->after, core_written(f));
	} else {
		f->after = ARENA_ARRAY(r->b->arena, struct core_written, CORE_MAX_REGISTERS);
		memcpy(f->after, core_written(f), CORE_MAX_REGISTERS * sizeof *f->after);
	}
	f->run.way->live = false;
}

/* ---- what exceptions keep ---- */

void core_raised_by(
	const struct isa *isa, const struct core_event *event, const struct exception *raised[2])
{
	bool store = event->kind == CORE_EVENT_STORE;
	raised[0] = raised[1] = NULL;
	if (event->kind == CORE_EVENT_RAISE)
		raised[0] = isa->exceptions.items[event->exception];
	if (!store && event->kind != CORE_EVENT_LOAD)
		return;
	raised[0] = isa->raised[store ? EVENT_OUTSIDE_STORE : EVENT_OUTSIDE_LOAD];
	raised[1] = isa->raised[store ? EVENT_MISALIGNED_STORE : EVENT_MISALIGNED_LOAD];
	if (raised[1] == raised[0])
		raised[1] = NULL;
}

bool core_event_keeps(const struct isa *isa, const struct core_event *event)
{
	const struct exception *raised[2];
	core_raised_by(isa, event, raised);
	return (raised[0] && raised[0]->kept.count) || (raised[1] && raised[1]->kept.count);
}

/* ---- writes ---- */

bool core_is_constant_register(const struct core_register *reg)
{
	return reg->kind == CORE_OF_FILE && register_constant(reg->file, reg->number);
}

/* May an earlier write be to a register of this file? */
static bool is_second(const struct core_run *r, const struct register_file *file)
{
	VEC_EACH (struct core_write, it, &r->b->program->writes)
		if (it->file == file)
			return true;
	return false;
}

void core_set_condition(
	struct core_run *r, struct core_write *write, const struct core_written *written)
{
	bool value, constant = core_is_truth(written->where, &value);
	if (constant || (r->b->end == CORE_END_NONE && !is_second(r, write->file)))
		return;
	write->condition = written->where;
	write->value = written->stored;
	if (write->value->a) /* computed only where it is written */
		write->value = core_select(r->b, written->where, written->stored, core_number(r->b, 0));
}
