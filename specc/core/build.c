/* SPDX-License-Identifier: MIT */
/* Runs a block on nodes, from its sources to its writes. */
#include <assert.h>

#include "core/internal.h"

/* The part of an operand's value that is register `part` of its range. */
static struct core_node *part_of_operand(struct core_run *r, const struct core_operand *o,
	struct core_node *value, unsigned part, unsigned width)
{
	unsigned lsb = core_part_lsb(o, part);
	return sem_file_high(o->access->file) ? core_as_register(r->b, value, lsb, width)
										  : core_extract(r->b, value, lsb, width);
}

/* Writes all parts of an output. */
static void write_destination(
	struct core_run *r, const struct sem_symbol *symbol, const struct core_value *value)
{
	const struct core_operand *o = &r->operands[symbol->index];
	if (!o->access->file) {
		core_fail(r, symbol->span,
			o->access->memory ? "writes to memory cannot be executed yet"
							  : "an immediate cannot be written; expected a register");
		return;
	}
	if (value->kind == CORE_NOTHING) {
		core_lost(r, symbol->span);
		return;
	}
	for (unsigned part = 0; part < o->count; part++) {
		struct core_write write = { .place = CORE_TO_SLOT };
		write.slot = core_slot_of(r, symbol, part, true);
		if (r->b->failure)
			return;
		const struct core_slot *slot = &r->b->program->slots.items[write.slot];
		write.file = slot->file;
		write.value = o->is_bool ? core_as_truth(r->b, value->node)
								 : part_of_operand(r, o, value->node, part, slot->width);
		struct core_node *node = write.value;
		if (!node->name.length && node->op != CORE_CONST && node->op != CORE_SOURCE)
			node->name = core_part_name(r->b->arena, symbol->name, part, o->count);
		VEC_PUSH(r->b->arena, &r->b->program->writes, write);
	}
}

/* The address at which the program continues. */
static struct core_node *next_of(struct core_run *r, const struct core_written *pc)
{
	struct core_node next = { .op = r->b->end == CORE_END_NEXT ? CORE_NEXT_PC : CORE_PC,
		.range = range_bits(r->b->isa->counter) };
	return core_select(r->b, pc->where, pc->stored, core_leaf(r->b, &next));
}

static void write_register(
	struct core_run *r, const struct core_register *reg, const struct core_written *written)
{
	struct core_program *program = r->b->program;
	struct core_write write = {
		.place = CORE_TO_STATE, .file = reg->file, .number = reg->number, .value = written->value
	};
	switch (reg->kind) {
	case CORE_COUNTER: program->pc = next_of(r, written); return;
	case CORE_MORE_CYCLES: program->cycles = written->value; return;
	case CORE_HALTS: program->halt = written->value; return;
	case CORE_SIDE_OF:
		if (!core_check_side(r, reg->symbol, reg->file, true))
			return;
		write.place = CORE_TO_SLOT;
		write.slot = core_slot_of(r, reg->symbol, 0, true);
		break;
	case CORE_OF_FILE: break;
	}
	core_set_condition(r, &write, written);
	core_add_write(r, &write);
}

static bool is_written_register(const struct core_written *written)
{
	bool value;
	return written->value && (!core_is_truth(written->where, &value) || value);
}

static bool is_changed(const struct core_run *r, size_t i)
{
	return r->content[i] && r->registers.items[i].kind == CORE_OF_FILE;
}

/* Registers that calls have changed get what they hold at the end, also on paths that do not write
 * them. */
static void write_changed(struct core_run *r, const struct core_frame *f)
{
	for (size_t i = 0; i < r->registers.count; i++) {
		const struct core_register *reg = &r->registers.items[i];
		struct core_node *value = core_written(f)[i].value;
		struct core_write write = { .place = CORE_TO_STATE,
			.file = reg->file,
			.number = reg->number,
			.value = value ? value : core_register_before(r, i) };
		if (is_changed(r, i) && write.value != r->content[i])
			core_add_write(r, &write);
	}
}

/* Does the register hold its value already, and no write from `since` on may be to it? */
static bool holds_value(const struct core_run *r, size_t i, size_t since)
{
	const struct core_program *program = r->b->program;
	for (size_t k = since; k < program->writes.count; k++) {
		const struct core_write *write = &program->writes.items[k];
		if (write->place != CORE_TO_STATE && write->file == r->registers.items[i].file)
			return false;
	}
	return is_changed(r, i);
}

/* Writes the side fields of outputs, or all other registers but those that hold their value
 * already: outputs and writes by number, which can be to the same register, are those from `since`
 * on. */
static void write_registers(
	struct core_run *r, const struct core_frame *f, bool sides, size_t since)
{
	for (size_t i = 0; i < r->registers.count; i++)
		if ((r->registers.items[i].kind == CORE_SIDE_OF) == sides &&
			is_written_register(&core_written(f)[i]) &&
			!core_is_constant_register(&r->registers.items[i]) && !holds_value(r, i, since))
			write_register(r, &r->registers.items[i], &core_written(f)[i]);
}

/* Is a side field of the operand's register written? */
static bool has_side(
	const struct core_run *r, const struct core_frame *f, const struct sem_symbol *symbol)
{
	for (size_t i = 0; i < r->registers.count; i++)
		if (r->registers.items[i].kind == CORE_SIDE_OF && r->registers.items[i].symbol == symbol &&
			core_written(f)[i].value)
			return true;
	return false;
}

static void write_destinations(struct core_run *r, const struct core_frame *f)
{
	VEC_EACH (struct sem_symbol *, it, &r->root->symbols) {
		const struct sem_symbol *symbol = *it;
		if (symbol->kind != SEM_OPERAND || !symbol->out || !r->operands[symbol->index].known ||
			r->b->failure)
			continue;
		const struct core_value *value = &core_values(f)[symbol->index];
		if (value->kind != CORE_NOTHING || !has_side(r, f, symbol))
			write_destination(r, symbol, value);
	}
}

static void write_numbered(struct core_run *r, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		core_add_write(r, &r->numbered.items[i]);
}

static bool is_written_again(const struct core_program *program, const struct core_write *w)
{
	for (const struct core_write *it = w + 1; it < program->writes.items + program->writes.count;
		 it++)
		if (it->place == CORE_TO_STATE && it->file == w->file && it->number == w->number &&
			!it->index && !it->condition && it->value == w->value)
			return true;
	return false;
}

/* A register that gets the same value twice gets it the second time, after what may be the same
 * register by number. */
static void drop_repeated_writes(struct core_program *program)
{
	size_t kept = 0;
	VEC_EACH (struct core_write, it, &program->writes)
		if (it->place != CORE_TO_STATE || it->index || !is_written_again(program, it))
			program->writes.items[kept++] = *it;
	program->writes.count = kept;
}

/* Puts the writes in the order of docs/machines.md. Those made so far are by register number; they
 * come after the outputs and their side fields. */
static void write_frame(struct core_run *r, const struct core_frame *f)
{
	struct core_program *program = r->b->program;
	struct core_program numbered = *program;
	program->writes.items = NULL;
	program->writes.count = program->writes.capacity = 0;
	write_changed(r, f);
	size_t changed = program->writes.count;
	write_numbered(r, 0, r->effects);
	write_destinations(r, f);
	write_registers(r, f, true, changed);
	VEC_EACH (struct core_write, it, &numbered.writes)
		VEC_PUSH(r->b->arena, &program->writes, *it);
	write_numbered(r, r->effects, r->numbered.count);
	write_registers(r, f, false, changed);
	drop_repeated_writes(program);
}

static void set_sources(struct core_run *r, struct core_frame *f)
{
	VEC_EACH (struct sem_symbol *, it, &r->root->symbols) {
		const struct sem_symbol *symbol = *it;
		bool kept = symbol->out && sem_keeps(symbol);
		if (symbol->kind == SEM_OPERAND && !symbol->keyword && r->operands[symbol->index].known &&
			(symbol->in || !symbol->out || kept))
			core_values(f)[symbol->index] =
				core_operand_value(r, symbol, symbol->out && !symbol->in);
	}
}

/* May an output be a register that a call may assign? Then it depends on the path of the called
 * function which of the two wins. */
static bool is_undecided(const struct core_run *r)
{
	VEC_EACH (const struct core_after, after, &r->afters)
		VEC_EACH (const struct core_write, it, &r->b->program->writes)
			if (after->may_assign && it->place != CORE_TO_STATE && it->file == after->node->file)
				return true;
	return false;
}

/* False: calls have to be inlined. */
static bool build_once(struct core_builder *b, struct sem_scope *scope,
	const struct core_layout *layout, const struct core_operand *operands,
	const struct core_choice *choice, bool uniform)
{
	struct core_run run = { .b = b, .root = scope, .operands = operands, .choice = choice };
	struct core_frame f;
	b->program = ARENA_NEW(b->arena, struct core_program);
	b->table = NULL;
	b->table_size = 0;
	b->failure = NULL;
	b->failure_span = NO_SPAN;
	b->program->uniform = uniform;
	b->program->always = scope->block->always;
	b->program->end = b->end;
	b->program->units = b->units;
	VEC_EACH (struct core_slot, it, &layout->slots)
		VEC_PUSH(b->arena, &b->program->slots, *it);
	run.x = (struct sem_execution){ .domain = &core_domain, .user = &run, .arena = b->arena };
	core_frame_open(&run, &f, scope, 0);
	set_sources(&run, &f);
	sem_execute(&run.x, &f.run, &scope->block->body);
	if (!f.run.way->live && !b->program->raises.count && !b->program->events.count)
		core_lost(&run, scope->block->span);
	if (f.run.way->live)
		write_frame(&run, &f);
	return b->failure || !is_undecided(&run);
}

struct core_program *core_build(struct core_builder *b, struct sem_scope *scope,
	const struct core_layout *layout, const struct core_operand *operands,
	const struct core_choice *choice, bool uniform)
{
	assert(!scope->block->broken && !scope->unknown_names);
	struct core_functions *functions = b->functions;
	bool built;
	do {
		if (functions)
			functions->news = false;
		built = build_once(b, scope, layout, operands, choice, uniform);
	} while (functions && functions->news); /* again, without what was inlined only to decide */
	if (!built) {
		b->functions = NULL;
		build_once(b, scope, layout, operands, choice, uniform);
		b->functions = functions;
	}
	return b->failure ? NULL : b->program;
}
