/* SPDX-License-Identifier: MIT */
/* Random addresses for a machine's instructions, and what surrounds them: prefixes, further
 * instructions, addresses in registers, memories that end early. */
#include <string.h>

#include "compare.h"

static const struct form *any_form(const struct machines *m, uint64_t *seed)
{
	const struct isa *isa = m->isa;
	for (;;) {
		const struct form *form = isa->forms.items[(ref_random(seed) >> 20) % isa->forms.count];
		if (form->boxes.count)
			return form;
	}
}

/* ---- memory ---- */

/* At address 0, at the end of the address space, or between; a machine's memory begins at a
 * unit. */
static uint64_t pick_base(const struct machines *m, const struct memory *memory,
	const struct ref_bank *bank, uint64_t *seed)
{
	uint64_t r = ref_random(seed) >> 16, base = 0;
	uint64_t last = word_mask(0, memory->address).lo;
	uint64_t room = bank->size ? last - (bank->size - 1) : last;
	if (r % 4 == 1)
		base = room;
	else if (r % 4 == 2)
		base = room ? (r >> 8) % room : 0;
	return r % 8 ? base - base % (m->isa->unit / 8) : base;
}

/* Consecutive instructions. */
static void fill_with_code(const struct machines *m, struct ref_bank *bank, uint64_t *seed)
{
	uint8_t bytes[WORD_BITS / 8];
	for (uint64_t at = 0; at + sizeof bytes <= bank->size;) {
		const struct form *form = any_form(m, seed);
		unsigned size = form->opcode->length / 8;
		isa_store_word(m->isa, ref_random_word(form, seed), form->opcode->length, bytes);
		memcpy(bank->bytes + at, bytes, size);
		at += size;
	}
}

void pick_memory(struct machines *m, uint64_t *seed)
{
	machines_fill_memory(m, seed);
	if (ref_random(seed) >> 62 == 0)
		fill_with_code(m, &m->state->banks[m->program][0], seed);
	for (size_t i = 0; i < m->isa->memories.count; i++) {
		const struct memory *memory = m->isa->memories.items[i];
		for (unsigned b = 0; b < memory_banks(memory); b++) {
			struct ref_bank *bank = &m->state->banks[i][b];
			bank->base = pick_base(m, memory, bank, seed);
		}
	}
	machines_share_memory(m);
}

/* An address in or near one of the memories. */
static uint64_t near_memory(const struct machines *m, uint64_t *seed)
{
	uint64_t r = ref_random(seed) >> 8;
	size_t i = r % 2 ? m->program : (r >> 1) % m->isa->memories.count;
	const struct ref_bank *bank =
		&m->state->banks[i][(r >> 8) % memory_banks(m->isa->memories.items[i])];
	uint64_t at = bank->size ? (r >> 16) % bank->size : 0;
	switch ((r >> 4) % 8) {
	case 0: return bank->base + (r >> 16) % 16;
	case 1: return bank->base + bank->size - (r >> 16) % 16;
	case 2: return bank->base - (r >> 16) % 8;
	case 3: return bank->base + at;
	default: return (bank->base + at) & ~(uint64_t)7;
	}
}

/* The value of some integer field of the word, for addresses that are sums; or 0. */
static uint64_t some_number(const struct opcode *opcode, struct word word, uint64_t *seed)
{
	uint64_t r = ref_random(seed) >> 8;
	for (size_t i = 0; i < opcode->fields.count && r % 4; i++) {
		const struct field *field = opcode->fields.items[(r + i) % opcode->fields.count];
		const struct type *type = field->type;
		uint64_t bits = field_extract(field, word);
		if (type->kind != TYPE_INTEGER || field->kind == FIELD_FIXED)
			continue;
		if (type->coding == CODING_SIGNED && bits >> (field->width - 1) & 1)
			bits |= ~word_mask(0, field->width).lo;
		return bits * (uint64_t)type->scale + (uint64_t)type->offset;
	}
	return 0;
}

/* Sets a register to an address near a memory, minus `less`. */
static void pick_machine_register(
	struct machines *m, size_t file, uint64_t number, uint64_t less, uint64_t *seed)
{
	const struct register_file *f = m->isa->register_files.items[file];
	if (number >= m->files[file].numbers || !m->files[file].is_register[number] ||
		m->files[file].lanes != 1)
		return;
	m->state->files[file][number] = (near_memory(m, seed) - less) & word_mask(0, f->width).lo;
	machines_share_register(m, file, number);
}

static void pick_state(struct machines *m, size_t file, uint64_t *seed)
{
	const struct register_file *f = m->isa->register_files.items[file];
	uint64_t r = ref_random(seed);
	if (f->transient && r >> 61)
		m->state->files[file][0] = f->initial;
	else if (f->width > 8 && r >> 62 == 0)
		m->state->files[file][0] = ref_allowed_value(f, near_memory(m, seed));
	else if (r >> 61 == 7)
		m->state->files[file][0] = ref_allowed_value(f, r >> 8);
	machines_share_register(m, file, 0);
}

static void pick_side(struct machines *m, size_t file, uint64_t *seed)
{
	const struct register_file *f = m->isa->register_files.items[file];
	uint64_t r = ref_random(seed) >> 8, number = r % m->files[file].numbers;
	if (!m->files[file].is_register[number])
		return;
	m->state->files[file][number] = ref_allowed_value(f, r >> 32);
	machines_share_register(m, file, number);
}

/* Operands usually have the same side fields, often as at the start, since instructions expect
 * it. */
static void pick_operand_sides(struct machines *m, const struct register_file *file,
	uint64_t number, uint64_t like, uint64_t *seed)
{
	VEC_EACH (struct register_file *, side, &file->sides) {
		size_t i = 0;
		uint64_t r = ref_random(seed);
		while (m->isa->register_files.items[i] != *side)
			i++;
		if (number >= m->files[i].numbers || !m->files[i].is_register[number])
			continue;
		m->state->files[i][number] = ref_allowed_value(*side, r >> 62 ? like : r >> 8);
		machines_share_register(m, i, number);
	}
}

void pick_addresses(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed)
{
	uint64_t like = ref_random(seed) >> 63 ? ref_random(seed) >> 33 : 0;
	bool addresses = ref_random(seed) >> 62 != 0;
	VEC_EACH (struct field *, it, &opcode->fields) {
		const struct type *type = (*it)->type;
		if (type->kind != TYPE_REGISTER)
			continue;
		const struct register_file *file = type->file->of ? type->file->of : type->file;
		uint64_t number = field_extract(*it, word) + (type->file->of ? type->file->of_first : 0);
		size_t index = 0;
		while (m->isa->register_files.items[index] != file)
			index++;
		if (addresses && file->width > 8 && ref_random(seed) >> 62)
			pick_machine_register(m, index, number, some_number(opcode, word, seed), seed);
		pick_operand_sides(m, file, number, like, seed);
	}
	for (size_t i = 0; i < m->isa->register_files.count; i++) {
		if (m->isa->register_files.items[i]->kind == FILE_STATE)
			pick_state(m, i, seed);
		else if (m->isa->register_files.items[i]->kind == FILE_SIDE)
			pick_side(m, i, seed);
	}
}

/* ---- code ---- */

static void add_word(
	const struct machines *m, struct launch *launch, const struct opcode *opcode, struct word word)
{
	size_t size = opcode->length / 8;
	if (launch->size + size > sizeof launch->code)
		return;
	isa_store_word(m->isa, word, opcode->length, launch->code + launch->size);
	launch->size += size;
}

/* Adds an instruction of any form; prefix: a prefix, if there are any. */
static void add_other(const struct machines *m, struct launch *launch, bool prefix, uint64_t *seed)
{
	for (unsigned tries = 0; tries < 200; tries++) {
		const struct form *form = any_form(m, seed);
		if (prefix && !ref_is_prefix(form->opcode))
			continue;
		add_word(m, launch, form->opcode, ref_random_word(form, seed));
		return;
	}
}

/* Adds a harmless first instruction: the first step of a run may be executed differently from later
 * ones. */
static void add_calm(const struct machines *m, struct launch *launch, uint64_t *seed)
{
	uint64_t r = ref_random(seed) >> 8;
	if (!m->calm.count || r % 4 == 0)
		return;
	const struct form *form = m->calm.items[(r >> 8) % m->calm.count];
	add_word(m, launch, form->opcode, ref_random_word(form, seed));
	launch->limit++;
}

static void add_code(struct machines *m, struct launch *launch, const struct opcode *opcode,
	struct word word, uint64_t *seed)
{
	uint64_t r = ref_random(seed) >> 8;
	add_calm(m, launch, seed);
	unsigned prefixes = r % 4 ? 0 : r % 64 == 4 ? 12 + (r >> 8) % 4 : 1 + (r >> 8) % 3;
	for (unsigned i = 0; i < prefixes; i++)
		add_other(m, launch, true, seed);
	size_t begin = launch->size;
	add_word(m, launch, opcode, word);
	if (r >> 16 & 1 && (r >> 17) % 32 == 0 && launch->size > begin)
		launch->code[begin + (r >> 24) % (launch->size - begin)] ^= (uint8_t)(1 << (r >> 32) % 8);
	for (unsigned i = 0; i < 3; i++)
		add_other(m, launch, false, seed);
}

static bool is_calm(struct machines *m, const struct form *form, uint64_t *seed)
{
	enum { TRIES = 32 };
	struct ref_bank *bank = &m->state->banks[m->program][0];
	unsigned size = form->opcode->length / 8;
	for (unsigned i = 0; i < TRIES; i++) {
		ref_random_state(m->ref, m->state, seed);
		isa_store_word(m->isa, ref_random_word(form, seed), form->opcode->length, bank->bytes);
		if (ref_step(m->ref, m->state, NULL, 0) != REF_NONE || ref_has_raised(m->ref) ||
			m->state->pc != size)
			return false;
	}
	return true;
}

void pick_calm(struct machines *m, uint64_t *seed)
{
	VEC_EACH (struct form *, it, &m->isa->forms)
		if ((*it)->boxes.count && !ref_is_prefix((*it)->opcode) && is_calm(m, *it, seed))
			VEC_PUSH(m->arena, &m->calm, *it);
}

/* ---- the launch ---- */

static uint64_t counter_mask(const struct machines *m)
{
	return word_mask(0, m->isa->counter).lo;
}

/* Usually inside and at a unit; sometimes across the end of the memory, not at a unit, or
 * anywhere. */
static uint64_t pick_pc(const struct machines *m, const struct launch *launch, uint64_t *seed)
{
	const struct ref_bank *bank = &m->state->banks[m->program][0];
	uint64_t r = ref_random(seed) >> 8, unit = m->isa->unit / 8, pc;
	uint64_t room = bank->size > launch->size ? bank->size - launch->size : 1;
	pc = bank->base + (r >> 16) % room;
	if (r % 32 == 0 || (r >> 8) % 64 == 0)
		pc = bank->base + bank->size - (r >> 16) % 24;
	pc -= pc % unit;
	if ((r >> 8) % 64 == 1)
		pc = r >> 16;
	if ((r >> 8) % 64 == 2)
		pc += 1;
	return pc & counter_mask(m);
}

/* All addresses of the memory, some of them, or none; at multiples of the unit. */
static void pick_kept(const struct machines *m, struct launch *launch, uint64_t *seed)
{
	const struct ref_bank *bank = &m->state->banks[m->program][0];
	uint64_t r = ref_random(seed) >> 8, unit = m->isa->unit / 8, from = bank->base;
	uint64_t size = bank->size;
	if (r % 8 == 0 || from > counter_mask(m))
		size = 0;
	else if (r % 8 == 1 && size)
		from += (r >> 8) % size;
	from -= from % unit;
	if (size > counter_mask(m) - from)
		size = counter_mask(m) - from;
	if (r % 8 == 2 && size)
		size = (r >> 8) % size;
	launch->keep_from = from & counter_mask(m);
	launch->keep_size = size - size % unit;
}

struct launch pick_launch(
	struct machines *m, const struct opcode *opcode, struct word word, uint64_t *seed)
{
	struct launch launch = { .limit = 1 };
	uint64_t r = ref_random(seed) >> 8;
	if (r % 4 == 0)
		launch.limit = (r >> 40) % 8 ? (r >> 8) % 5 : (r >> 8) % 60;
	if (r % 32 == 1)
		launch.kind = LAUNCH_INTERRUPT;
	if (r % 64 == 2)
		launch.kind = LAUNCH_RESET;
	launch.exception = (r >> 16) % m->isa->exceptions.count;
	launch.stop_on_trap = (r >> 24) % 8 == 0;
	launch.stop_on_self_jump = (r >> 28) % 2;
	add_code(m, &launch, opcode, word, seed);
	launch.pc = pick_pc(m, &launch, seed);
	launch.has_break = (r >> 32) % 8 == 0;
	launch.stop_at = (launch.pc + (r >> 36) % 4 * (m->isa->unit / 8)) & counter_mask(m);
	pick_kept(m, &launch, seed);
	return launch;
}
