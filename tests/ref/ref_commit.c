/* The end of an instruction: every output is there in full, then all of them become state. */
#include "ref_internal.h"

static bool is_complete(const struct slot *slot, unsigned width)
{
	struct word all = word_mask(0, width);
	return slot->any && (slot->whole || word_equal(word_and(slot->assigned, all), all));
}

/* An output that lies in memory is written like M[address]. */
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
		if (memory_operand_place(m, access, l, symbol->span, &p.bank, &p.address))
			VEC_PUSH(&m->scratch, &m->pending, p);
	}
}

void check_outputs(struct ref *m, struct frame *f)
{
	VEC_EACH (struct sem_symbol *, it, &f->code->scope->symbols) {
		const struct sem_symbol *symbol = *it;
		const struct sem_access *access = &m->plan->bound.accesses.items[symbol->index];
		if (symbol->kind != SEM_OPERAND || !is_output(m, f, symbol->index))
			continue;
		EACH_LANE (l, m->executed & ~m->raised)
			if (!is_complete(&f->slots[symbol->index * m->lanes + l], access->width))
				ref_break(m, f->code->block->span, "not every bit of '%.*s' is assigned",
					STR_ARG(symbol->name));
		if (access->kind == SEM_ACCESS_MEMORY)
			place_output(m, f, symbol);
	}
}

/* ---- registers ---- */

static void set_register(struct ref *m, size_t file, uint64_t number, unsigned lane, uint64_t bits)
{
	const struct register_file *f = m->isa->register_files.items[file];
	if (!is_constant(m, file, number) && number < m->numbers[file])
		m->state->files[file][number * f->lanes + (f->lanes > 1 ? lane : 0)] = bits;
}

/* All lanes must give a register of one value the same. */
static void check_uniform(struct ref *m, const struct slot *slots, lane_mask mask, struct str name)
{
	unsigned first = FIRST_LANE(mask);
	EACH_LANE (l, mask)
		if (!word_equal(int_word(m, &slots[l].value), int_word(m, &slots[first].value)))
			ref_break(m, m->plan->code->block->span, "'%.*s' holds one value, but lanes differ",
				STR_ARG(name));
}

/* Lanes whose values are committed to a place with or without lanes. */
static lane_mask committing(const struct ref *m, bool varying)
{
	return varying && !m->plan->bound.uniform ? m->executed & m->part : m->executed;
}

static void commit_registers(struct ref *m, struct frame *f, const struct sem_symbol *symbol)
{
	const struct sem_access *access = &m->plan->bound.accesses.items[symbol->index];
	const struct slot *slots = &f->slots[symbol->index * m->lanes];
	size_t file = file_index(m, access->file);
	uint64_t first = field_extract(access->field, m->plan->word) + access->file->of_first;
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
			set_register(m, file, first + i, l, (uint64_t)part.small);
		}
}

static void commit_own(struct ref *m, struct frame *f)
{
	size_t first = f->code->slots - f->code->own_count;
	for (size_t i = 0; i < f->code->own_count; i++) {
		const struct own_register *own = &f->code->own[i];
		const struct slot *slots = &f->slots[(first + i) * m->lanes];
		bool varying = m->isa->register_files.items[own->file]->lanes > 1;
		EACH_LANE (l, committing(m, varying)) {
			if (!slots[l].any)
				continue;
			if (!varying)
				check_uniform(m, slots, m->executed, STR("a register"));
			set_register(m, own->file, own->number, l, int_word(m, &slots[l].value).lo);
		}
	}
}

/* ---- places by number ---- */

static void commit_memory(struct ref *m, const struct pending *p)
{
	struct word bits = int_word(m, &p->value);
	unsigned count = p->width / 8;
	uint8_t *bytes = m->state->banks[p->memory][p->bank].bytes + p->address;
	bool big = m->isa->memories.items[p->memory]->byte_order == ORDER_BIG;
	for (unsigned i = 0; i < count; i++)
		bytes[big ? count - 1 - i : i] = (uint8_t)word_extract(bits, 8 * i, 8);
}

static void commit_pending(struct ref *m, size_t operand)
{
	VEC_EACH (struct pending, p, &m->pending) {
		if (p->operand != operand || !(committing(m, true) >> p->lane & 1))
			continue;
		if (p->file == NO_INDEX)
			commit_memory(m, p);
		else
			set_register(m, p->file, p->number, p->lane, int_word(m, &p->value).lo);
	}
}

void commit(struct ref *m, struct frame *f)
{
	VEC_EACH (struct sem_symbol *, it, &f->code->scope->symbols) {
		const struct sem_access *access = &m->plan->bound.accesses.items[(*it)->index];
		bool output = (*it)->kind == SEM_OPERAND && is_output(m, f, (*it)->index);
		if ((*it)->kind == SEM_FILE || (output && access->kind == SEM_ACCESS_MEMORY))
			commit_pending(m, (*it)->operand);
		else if (output && access->kind == SEM_ACCESS_REGISTER)
			commit_registers(m, f, *it);
	}
	commit_pending(m, SIZE_MAX);
	commit_own(m, f);
}
