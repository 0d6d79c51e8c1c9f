/* SPDX-License-Identifier: MIT */
/* The end of an instruction: completes every output, then commits all of them to the state. */
#include "ref_internal.h"

static bool is_complete(const struct slot *slot, unsigned width)
{
	struct word all = word_mask(0, width);
	return slot->any && (slot->whole || word_equal(word_and(slot->assigned, all), all));
}

/* An output in memory is written like M[address]. */
static void place_output(struct ref *m, struct frame *f, const struct sem_symbol *symbol)
{
	const struct sem_access *access = &m->plan->bound.accesses.items[symbol->index];
	if (access->memory->read_only)
		ref_break(m, symbol->span, "this memory is only read");
	EACH_LANE (l, m->executed) {
		struct pending p = { .operand = symbol->operand,
			.file = NO_INDEX,
			.memory = memory_index(m, access->memory),
			.lane = l,
			.width = access->width };
		p.value = f->slots[symbol->index * m->lanes + l].value;
		if (memory_operand_place(m, access, true, l, symbol->span, &p.bank, &p.address))
			VEC_PUSH(&m->scratch, &m->pending, p);
	}
}

/* An output stays as it is if the block assigns only its side field. */
static bool stays(const struct ref *m, const struct frame *f, const struct sem_symbol *symbol)
{
	for (size_t l = 0; l < m->lanes; l++)
		if (f->slots[symbol->index * m->lanes + l].any)
			return false;
	for (size_t i = 0; i < f->code->own_count; i++)
		if (f->code->own[i].kind == OWN_SIDE && f->code->own[i].symbol == symbol->index)
			return true;
	return false;
}

/* The lanes in which some bit of the output is not assigned. */
static lane_mask open_lanes(
	const struct ref *m, const struct frame *f, const struct sem_symbol *symbol, unsigned width)
{
	lane_mask open = 0;
	EACH_LANE (l, m->executed & ~m->raised)
		if (!is_complete(&f->slots[symbol->index * m->lanes + l], width))
			open |= (lane_mask)1 << l;
	return open;
}

/* Bits that are not assigned stay; the checks warn about them. */
void complete_outputs(struct ref *m, struct frame *f)
{
	VEC_EACH (struct sem_symbol *, it, &f->code->scope->symbols) {
		const struct sem_symbol *symbol = *it;
		const struct sem_access *access = &m->plan->bound.accesses.items[symbol->index];
		if (symbol->kind != SEM_OPERAND || !is_output(m, f, symbol->index) || stays(m, f, symbol))
			continue;
		keep_output(m, f, symbol->index, symbol->span, open_lanes(m, f, symbol, access->width));
		if (access->kind == SEM_ACCESS_MEMORY)
			place_output(m, f, symbol);
	}
}

/* ---- registers ---- */

static void commit_register(
	struct ref *m, size_t file, uint64_t number, unsigned lane, struct word bits)
{
	const struct register_file *f = m->isa->register_files.items[file];
	if (f->width > 64 && !f->high)
		ref_break(m, m->plan->code->block->span, "a register of '%.*s' has more than 128 bits",
			STR_ARG(f->name));
	if (!is_constant(m, file, number) && number < m->numbers[file])
		m->state->files[file][number * f->lanes + (f->lanes > 1 ? lane : 0)] = bits.lo;
	if (f->high)
		commit_register(m, file_index(m, f->high), number, lane, (struct word){ bits.hi, 0 });
}

/* All lanes must assign the same value to a register that holds one for all. */
static void check_uniform(struct ref *m, const struct slot *slots, lane_mask mask, struct str name)
{
	unsigned first = FIRST_LANE(mask);
	EACH_LANE (l, mask)
		if (!word_equal(int_word(m, &slots[l].value), int_word(m, &slots[first].value)))
			ref_break(m, m->plan->code->block->span, "'%.*s' holds one value, but lanes differ",
				STR_ARG(name));
}

/* Lanes whose values are committed, to a location with (varying) or without lanes. */
static lane_mask committing(const struct ref *m, bool varying)
{
	return varying && !m->plan->bound.uniform ? m->executed & m->part : m->executed;
}

static void commit_registers(struct ref *m, struct frame *f, const struct sem_symbol *symbol)
{
	const struct sem_access *access = &m->plan->bound.accesses.items[symbol->index];
	const struct slot *slots = &f->slots[symbol->index * m->lanes];
	size_t file = file_index(m, access->file);
	uint64_t first = operand_register(m, access);
	unsigned width = access->file->width;
	if (!access->varying)
		check_uniform(m, slots, m->executed, symbol->name);
	if (is_constant(m, file, first))
		return;
	EACH_LANE (l, committing(m, access->varying))
		for (unsigned i = 0; i < access->count; i++) {
			struct value part = slots[l].value;
			part.kind = VALUE_INT;
			part = int_slice(m, &part, (uint64_t)i * width, width);
			commit_register(m, file, first + i, l, int_word(m, &part));
		}
}

static void commit_own_register(
	struct ref *m, const struct own_place *own, const struct slot *slots, bool effects)
{
	bool varying = m->isa->register_files.items[own->file]->lanes > 1;
	uint64_t number = own->number;
	if (own->kind == OWN_SIDE)
		number = operand_register(m, &m->plan->bound.accesses.items[own->symbol]);
	EACH_LANE (l, committing(m, varying)) {
		if (!slots[l].any || slots[l].effect != effects)
			continue;
		if (!varying)
			check_uniform(m, slots, m->executed, STR("a register"));
		commit_register(m, own->file, number, l, int_word(m, &slots[l].value));
	}
}

static void commit_control(struct ref *m, const struct own_place *own, const struct slot *slots)
{
	const struct slot *slot = &slots[FIRST_LANE(m->executed)];
	if (!slot->any)
		return;
	check_uniform(m, slots, m->executed, STR("pc"));
	uint64_t bits = int_word(m, &slot->value).lo;
	if (own->kind == OWN_CYCLES) {
		m->state->cycles += bits;
	} else {
		m->state->pc = bits;
		m->jumped = true;
	}
}

static bool is_side(const struct ref *m, size_t file)
{
	return file != NO_INDEX && m->isa->register_files.items[file]->kind == FILE_SIDE;
}

/* Commits registers by their own names, or their side fields; or the side fields of the operand
 * `symbol`. effects: what only operand modes have assigned, before the block; else the rest. */
static void commit_own(struct ref *m, struct frame *f, bool sides, size_t symbol, bool effects)
{
	size_t first = f->code->slots - f->code->own_count;
	for (size_t i = 0; i < f->code->own_count; i++) {
		const struct own_place *own = &f->code->own[i];
		if (own->file != NO_INDEX && is_side(m, own->file) == sides &&
			(own->kind == OWN_SIDE ? own->symbol : NO_INDEX) == symbol)
			commit_own_register(m, own, &f->slots[(first + i) * m->lanes], effects);
	}
}

/* ---- locations by number ---- */

static void commit_memory(struct ref *m, const struct pending *p)
{
	struct word bits = int_word(m, &p->value);
	unsigned count = p->width / 8;
	bool big = m->isa->memories.items[p->memory]->byte_order == ORDER_BIG;
	for (unsigned i = 0; i < count; i++) {
		uint8_t *at = memory_byte(m, p->memory, p->bank, p->address + (big ? count - 1 - i : i));
		VEC_PUSH(&m->journal_arena, &m->journal, ((struct old_byte){ at, *at }));
		*at = (uint8_t)word_extract(bits, 8 * i, 8);
	}
}

/* Which writes by number are committed: those of one operand in the header (SIZE_MAX: of none) to
 * registers, side fields or memory. */
enum phase { PHASE_REGISTERS, PHASE_SIDES, PHASE_MEMORY };

static enum phase phase_of(const struct ref *m, const struct pending *p)
{
	if (p->file == NO_INDEX)
		return PHASE_MEMORY;
	return is_side(m, p->file) ? PHASE_SIDES : PHASE_REGISTERS;
}

static void commit_pending(struct ref *m, size_t operand, enum phase phase)
{
	VEC_EACH (struct pending, p, &m->pending) {
		if (p->operand != operand || phase_of(m, p) != phase ||
			!(committing(m, true) >> p->lane & 1))
			continue;
		if (phase == PHASE_MEMORY)
			commit_memory(m, p);
		else
			commit_register(m, p->file, p->number, p->lane, int_word(m, &p->value));
	}
}

/* Commits in the order of the header, then what it does not show. */
static void commit_phase(struct ref *m, struct frame *f, enum phase phase)
{
	VEC_EACH (struct sem_symbol *, it, &f->code->scope->symbols) {
		bool output = (*it)->kind == SEM_OPERAND && is_output(m, f, (*it)->index);
		if ((*it)->kind == SEM_FILE) {
			commit_pending(m, (*it)->operand, phase);
		} else if ((*it)->kind == SEM_OPERAND && phase == PHASE_SIDES) {
			commit_own(m, f, true, (*it)->index, false);
		} else if (output) {
			const struct sem_access *access = &m->plan->bound.accesses.items[(*it)->index];
			if (access->kind == SEM_ACCESS_MEMORY)
				commit_pending(m, (*it)->operand, phase);
			else if (access->kind == SEM_ACCESS_REGISTER && phase == PHASE_REGISTERS &&
					 !stays(m, f, *it))
				commit_registers(m, f, *it);
		}
	}
	commit_pending(m, SIZE_MAX, phase);
}

/* Stores of a machine are committed in the order of their statements. */
static void commit_stores(struct ref *m)
{
	VEC_EACH (struct pending, p, &m->pending)
		if (p->file == NO_INDEX && (committing(m, true) >> p->lane & 1))
			commit_memory(m, p);
}

void commit(struct ref *m, struct frame *f)
{
	size_t first = f->code->slots - f->code->own_count;
	commit_own(m, f, false, NO_INDEX, true);
	commit_phase(m, f, PHASE_REGISTERS);
	commit_own(m, f, false, NO_INDEX, false);
	commit_phase(m, f, PHASE_SIDES);
	commit_own(m, f, true, NO_INDEX, false);
	if (m->isa->program)
		commit_stores(m);
	else
		commit_phase(m, f, PHASE_MEMORY);
	for (size_t i = 0; i < f->code->own_count; i++)
		if (f->code->own[i].file == NO_INDEX)
			commit_control(m, &f->code->own[i], &f->slots[(first + i) * m->lanes]);
}
