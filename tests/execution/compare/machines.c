/* SPDX-License-Identifier: MIT */
/* Two machines in equal states: setting them, running them, comparing them. */
#include <inttypes.h>
#include <string.h>

#include "compare.h"
#include "sem/bind.h"

/* ---- opening ---- */

static bool open_file(struct machines *m, size_t i)
{
	const struct register_file *file = m->isa->register_files.items[i];
	struct compared_file *f = &m->files[i];
	f->lanes = ref_file_lanes(m->ref, i);
	if (file->width > 64 && !file->high) /* no block names it, and the C does not have it */
		return true;
	f->numbers = ref_file_numbers(m->ref, i);
	f->is_register = ARENA_ARRAY(m->arena, bool, (size_t)f->numbers);
	for (uint64_t n = 0; n < f->numbers; n++)
		f->is_register[n] = ref_is_register(m->ref, i, n);
	return generated_find_file(file->name.text, file->name.length, f->lanes, &f->generated);
}

/* Writable banks are small, because all their bytes are compared after each run, unless addresses
 * are so short that most of them should be inside. Others have up to 128 KiB, so that most
 * displacements are inside some and outside others. */
static uint64_t bank_room(const struct memory *memory)
{
	unsigned most = memory->read_only ? 17 : memory->address <= 16 ? 16 : 12;
	return (uint64_t)1 << (memory->address < most ? memory->address : most);
}

static void open_bank(struct machines *m, size_t i, unsigned b)
{
	const struct memory *memory = m->isa->memories.items[i];
	uint64_t room = bank_room(memory);
	uint8_t *bytes = arena_alloc(m->arena, (size_t)room);
	m->state->banks[i][b] = m->before->banks[i][b] = m->banks[i][b] =
		(struct ref_bank){ bytes, room, 0 };
	if (!memory->read_only) {
		m->before->banks[i][b].bytes = arena_alloc(m->arena, (size_t)room);
		m->banks[i][b].bytes = arena_alloc(m->arena, (size_t)room);
	}
}

bool machines_open(struct machines *m, struct arena *arena, const struct isa *isa, const char **why)
{
	*m = (struct machines){ .arena = arena, .isa = isa };
	m->ref = ref_open(arena, isa, why);
	if (!m->ref)
		return false;
	m->semantics = sem_open(arena, isa);
	m->state = ref_state_new(m->ref);
	m->before = ref_state_new(m->ref);
	m->generated = generated_new();
	m->files = ARENA_ARRAY(arena, struct compared_file, isa->register_files.count);
	m->banks = ARENA_ARRAY(arena, struct ref_bank *, isa->memories.count);
	m->exceptions = ARENA_ARRAY(arena, const char *, isa->exceptions.count);
	for (size_t i = 0; i < isa->exceptions.count; i++)
		m->exceptions[i] = str_to_c(arena, isa->exceptions.items[i]->name);
	m->is_machine = ref_is_machine(m->ref);
	while (m->is_machine && isa->memories.items[m->program] != isa->program)
		m->program++;
	*why = "the generated interpreter is another instruction set's";
	for (size_t i = 0; i < isa->register_files.count; i++)
		if (!open_file(m, i))
			return false;
	for (size_t i = 0; i < isa->memories.count; i++) {
		unsigned banks = memory_banks(isa->memories.items[i]);
		m->banks[i] = ARENA_ARRAY(arena, struct ref_bank, banks);
		for (unsigned b = 0; b < banks; b++)
			open_bank(m, i, b);
	}
	uint64_t seed = 1;
	if (m->is_machine)
		pick_calm(m, &seed);
	m->has_active = generated_find_file("active", 6, 1, &m->active);
	return m->has_active == (ref_lanes(m->ref) > 1);
}

void machines_close(struct machines *m)
{
	if (m->generated)
		generated_free(m->generated);
	if (m->ref)
		ref_close(m->ref);
}

/* ---- setting ---- */

void machines_share_register(struct machines *m, size_t file, uint64_t number)
{
	const struct compared_file *f = &m->files[file];
	if (f->is_register[number])
		generated_put(
			m->generated, f->generated, number, m->state->files[file] + number * f->lanes);
}

void machines_share_state(struct machines *m)
{
	for (size_t i = 0; i < m->isa->register_files.count; i++)
		for (uint64_t n = 0; n < m->files[i].numbers; n++)
			machines_share_register(m, i, n);
	if (m->has_active)
		generated_put(m->generated, m->active, 0, &m->state->active);
	generated_set_cycles(m->generated, m->state->cycles);
}

void machines_share_memory(struct machines *m)
{
	for (size_t i = 0; i < m->isa->memories.count; i++) {
		const struct memory *memory = m->isa->memories.items[i];
		for (unsigned b = 0; b < memory_banks(memory); b++) {
			struct ref_bank *bank = &m->banks[i][b];
			bank->size = m->state->banks[i][b].size;
			bank->base = m->state->banks[i][b].base;
			if (!memory->read_only)
				memcpy(bank->bytes, m->state->banks[i][b].bytes, (size_t)bank->size);
			generated_set_bank(m->generated, memory->name.text, memory->name.length, b, bank->bytes,
				bank->size, bank->base);
		}
	}
}

void machines_randomise(struct machines *m, uint64_t *seed)
{
	ref_random_state(m->ref, m->state, seed);
	if (!m->has_active)
		m->state->active = 1;
	m->state->cycles = sem_counts_cycles(m->isa) ? ref_random(seed) >> ref_random(seed) % 64 : 0;
	machines_share_state(m);
}

/* A third of the banks is full-sized, a third has some bytes, a third next to none. */
static void fill_bank(struct ref_bank *bank, uint64_t room, uint64_t *seed)
{
	uint64_t r = ref_random(seed) >> 20;
	bank->size = r % 3 == 0 ? room : r % 3 == 1 ? (r >> 8) % room : (r >> 8) % 18;
	if (bank->size > room)
		bank->size = room;
	for (uint64_t k = 0; k < bank->size; k++, r >>= 8) {
		if (k % 8 == 0)
			r = ref_random(seed);
		bank->bytes[k] = (uint8_t)r;
	}
}

void machines_fill_memory(struct machines *m, uint64_t *seed)
{
	for (size_t i = 0; i < m->isa->memories.count; i++) {
		const struct memory *memory = m->isa->memories.items[i];
		for (unsigned b = 0; b < memory_banks(memory); b++)
			fill_bank(&m->state->banks[i][b], bank_room(memory), seed);
	}
	machines_share_memory(m);
}

static void copy_state(const struct machines *m, struct ref_state *to, const struct ref_state *from)
{
	for (size_t i = 0; i < m->isa->register_files.count; i++)
		memcpy(to->files[i], from->files[i],
			(size_t)m->files[i].numbers * m->files[i].lanes * sizeof(uint64_t));
	to->active = from->active;
	to->pc = from->pc;
	to->cycles = from->cycles;
	for (size_t i = 0; i < m->isa->memories.count; i++)
		for (unsigned b = 0; b < memory_banks(m->isa->memories.items[i]); b++) {
			uint64_t size = from->banks[i][b].size;
			to->banks[i][b].size = size;
			to->banks[i][b].base = from->banks[i][b].base;
			if (!m->isa->memories.items[i]->read_only)
				memcpy(to->banks[i][b].bytes, from->banks[i][b].bytes, (size_t)size);
		}
}

void machines_keep(struct machines *m)
{
	copy_state(m, m->before, m->state);
}

void machines_go_back(struct machines *m)
{
	copy_state(m, m->state, m->before);
	machines_share_state(m);
	machines_share_memory(m);
}

/* ---- running and comparing ---- */

static const char *exception_name(const struct machines *m, const struct exception *exception)
{
	size_t i = 0;
	while (m->isa->exceptions.items[i] != exception)
		i++;
	return m->exceptions[i];
}

uint8_t *machines_code_byte(
	const struct machines *m, const struct ref_bank *bank, const struct launch *launch, size_t i)
{
	uint64_t at = (launch->pc + i) & word_mask(0, m->isa->program->address).lo;
	return at >= bank->base && at - bank->base < bank->size ? &bank->bytes[at - bank->base] : NULL;
}

static void put_code(
	const struct machines *m, const struct ref_bank *bank, const struct launch *launch)
{
	for (size_t i = 0; i < launch->size; i++) {
		uint8_t *byte = machines_code_byte(m, bank, launch, i);
		if (byte)
			*byte = launch->code[i];
	}
}

static enum ref_stop run_machine(struct machines *m, const struct launch *launch, uint64_t *steps)
{
	put_code(m, &m->state->banks[m->program][0], launch);
	put_code(m, &m->banks[m->program][0], launch);
	m->state->pc = launch->pc;
	m->state->stop_on_trap = launch->stop_on_trap;
	m->state->stop_on_self_jump = launch->stop_on_self_jump;
	m->state->breaks = &launch->stop_at;
	m->state->break_count = launch->has_break;
	*steps = 0;
	switch (launch->kind) {
	case LAUNCH_RESET: return ref_reset(m->ref, m->state);
	case LAUNCH_INTERRUPT: return ref_interrupt(m->ref, m->state, launch->exception);
	case LAUNCH_RUN: break;
	}
	return ref_run(m->ref, m->state, NULL, 0, launch->limit, steps);
}

static enum ref_stop run_straight(struct machines *m, const struct launch *launch, uint64_t *steps)
{
	m->state->pc = 0;
	return ref_run(m->ref, m->state, launch->code, launch->size, 1, steps);
}

void machines_run(struct machines *m, const struct launch *launch, struct runs *runs)
{
	struct outcome *o = &runs->reference;
	enum ref_stop stop =
		m->is_machine ? run_machine(m, launch, &o->steps) : run_straight(m, launch, &o->steps);
	o->stop = stop == REF_NONE ? "" : ref_stop_name(stop);
	o->exception = "";
	o->lane = -1;
	o->pc = m->state->pc;
	o->bad_address = 0;
	o->cycles = m->state->cycles;
	if (stop == REF_RAISE || (m->is_machine && ref_has_raised(m->ref))) {
		o->exception = exception_name(m, ref_exception(m->ref));
		o->lane = m->is_machine ? -1 : ref_lane(m->ref);
		o->bad_address = m->is_machine ? ref_bad_address(m->ref) : 0;
	}
	runs->broken = stop == REF_BROKEN;
	if (!generated_run(m->generated, launch, &runs->generated))
		runs->generated = (struct outcome){ .stop = "not loaded", .exception = "" };
}

static bool same_outcome(const struct outcome *a, const struct outcome *b)
{
	return !strcmp(a->stop, b->stop) && !strcmp(a->exception, b->exception) && a->lane == b->lane &&
		   a->pc == b->pc && a->steps == b->steps && a->bad_address == b->bad_address &&
		   a->cycles == b->cycles;
}

static bool same_register(const struct machines *m, size_t file, uint64_t number)
{
	const struct compared_file *f = &m->files[file];
	return !f->is_register[number] || generated_holds(m->generated, f->generated, number,
										  m->state->files[file] + number * f->lanes);
}

static bool same_memory(const struct machines *m)
{
	for (size_t i = 0; i < m->isa->memories.count; i++)
		for (unsigned b = 0; b < memory_banks(m->isa->memories.items[i]); b++)
			if (m->state->banks[i][b].bytes != m->banks[i][b].bytes &&
				memcmp(
					m->state->banks[i][b].bytes, m->banks[i][b].bytes, (size_t)m->banks[i][b].size))
				return false;
	return true;
}

static bool same_active(const struct machines *m)
{
	return !m->has_active || generated_holds(m->generated, m->active, 0, &m->state->active);
}

bool machines_agree(const struct machines *m, const struct runs *runs)
{
	if (runs->broken || !same_outcome(&runs->reference, &runs->generated) || !same_active(m))
		return false;
	for (size_t i = 0; i < m->isa->register_files.count; i++)
		for (uint64_t n = 0; n < m->files[i].numbers; n++)
			if (!same_register(m, i, n))
				return false;
	return same_memory(m);
}

/* ---- printing ---- */

void machines_print_register(const struct machines *m, size_t file, uint64_t number, FILE *out)
{
	const struct register_file *f = m->isa->register_files.items[file];
	VEC_EACH (struct register_name, it, &f->names)
		if (it->number == number && !it->alias) {
			fprintf(out, "%.*s", STR_ARG(it->name));
			return;
		}
	fprintf(out, "%.*s%" PRIu64, STR_ARG(f->prefix), number);
}

static size_t print_lanes(
	const struct machines *m, size_t file, uint64_t number, size_t most, FILE *out)
{
	const struct compared_file *f = &m->files[file];
	uint64_t found[REF_MAX_LANES];
	size_t count = 0;
	generated_get(m->generated, f->generated, number, found);
	for (unsigned lane = 0; lane < f->lanes && count < most; lane++) {
		uint64_t expected = m->state->files[file][number * f->lanes + lane];
		if (found[lane] == expected)
			continue;
		fputs("  ", out);
		machines_print_register(m, file, number, out);
		if (f->lanes > 1)
			fprintf(out, "@%u", lane);
		fprintf(out, ": reference 0x%" PRIx64 ", generated 0x%" PRIx64 "\n", expected, found[lane]);
		count++;
	}
	if (!count) {
		fputs("  ", out);
		machines_print_register(m, file, number, out);
		fputs(": the generated one has bits where the register has none\n", out);
		count++;
	}
	return count;
}

static void print_machine_memory(const struct machines *m, size_t most, FILE *out)
{
	size_t count = 0;
	for (size_t i = 0; i < m->isa->memories.count; i++)
		for (unsigned b = 0; b < memory_banks(m->isa->memories.items[i]); b++)
			for (uint64_t k = 0; k < m->banks[i][b].size && count < most; k++) {
				unsigned expected = m->state->banks[i][b].bytes[k];
				unsigned found = m->banks[i][b].bytes[k];
				if (expected == found)
					continue;
				fprintf(out, "  %.*s bank %u byte 0x%" PRIx64 ": reference %02x, generated %02x\n",
					STR_ARG(m->isa->memories.items[i]->name), b, k, expected, found);
				count++;
			}
}

void machines_print_differences(const struct machines *m, size_t most, FILE *out)
{
	size_t count = 0;
	if (!same_active(m))
		fputs("  the active lanes differ\n", out);
	for (size_t i = 0; i < m->isa->register_files.count; i++)
		for (uint64_t n = 0; n < m->files[i].numbers && count < most; n++)
			if (!same_register(m, i, n))
				count += print_lanes(m, i, n, most - count, out);
	print_machine_memory(m, most, out);
}
