/* Runs a block on nodes, from its sources to its writes. */
#include "sem/core_internal.h"

/* The parts of a destination, in the order of the header. */
static void write_destination(struct core_run *r, const struct sem_symbol *symbol,
	const struct core_value *value)
{
	const struct core_operand *o = &r->operands[symbol->index];
	unsigned file = o->access->file->width;
	if (value->kind == CORE_NOTHING) {
		core_fail(r, symbol->span, "nothing is assigned to '%.*s'", STR_ARG(symbol->name));
		return;
	}
	for (unsigned part = 0; part < o->count; part++) {
		struct core_write write = { .place = CORE_TO_SLOT, .value = value->node };
		write.slot = core_slot_of(r, symbol, part);
		struct core_slot *slot = &r->b->program->slots.items[write.slot];
		slot->is_destination = true;
		if (!o->is_bool)
			write.value = core_extract(r->b, value->node, part * file, slot->width);
		VEC_PUSH(r->b->arena, &r->b->program->writes, write);
	}
}

static void write_registers(struct core_run *r, const struct core_state *state)
{
	for (size_t i = 0; i < r->registers.count; i++) {
		const struct core_register *reg = &r->registers.items[i];
		struct core_write write = { .place = CORE_TO_STATE,
			.file = reg->file,
			.number = reg->number,
			.value = state->registers[i] };
		if (write.value)
			VEC_PUSH(r->b->arena, &r->b->program->writes, write);
	}
}

struct core_program *core_build(struct core_builder *b, struct sem_scope *scope,
	const struct core_layout *layout, const struct core_operand *operands,
	const struct core_choice *choice, bool uniform)
{
	struct core_run run = { .b = b, .root = scope, .operands = operands, .choice = choice };
	struct core_frame f = { .scope = core_scope_new(&run, scope) };
	b->program = ARENA_NEW(b->arena, struct core_program);
	b->table = NULL;
	b->table_size = 0;
	b->failure = NULL;
	b->failure_span = scope->block->span;
	b->program->uniform = uniform;
	b->program->always = scope->block->always;
	VEC_EACH (struct core_slot, it, &layout->slots)
		VEC_PUSH(b->arena, &b->program->slots, *it);
	run.root_frame = &f;
	f.state = core_state_new(&run, f.scope);
	f.state->live = true;
	f.state->path = core_truth(b, true);
	VEC_EACH (struct sem_symbol *, it, &scope->symbols)
		if ((*it)->kind == SEM_OPERAND && !(*it)->keyword && ((*it)->in || !(*it)->out) &&
			operands[(*it)->index].known)
			f.state->values[(*it)->index] = core_operand_value(&run, *it, false);
	core_run_body(&run, &f, &scope->block->body);
	if (!f.state->live && !b->program->raises.count)
		core_fail(&run, scope->block->span, "the block has no end");
	if (f.state->live) {
		VEC_EACH (struct sem_symbol *, it, &scope->symbols)
			if ((*it)->kind == SEM_OPERAND && (*it)->out && operands[(*it)->index].known &&
				!b->failure)
				write_destination(&run, *it, &f.state->values[(*it)->index]);
		write_registers(&run, f.state);
	}
	return b->failure ? NULL : b->program;
}
