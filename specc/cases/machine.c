/* SPDX-License-Identifier: MIT */
/* Machine states: registers and banks that differ from the reset state. */
#include "cases/machine.h"

#include <assert.h>

#include "cases/cases.h"
#include "sem/bind.h"

struct machine machine_new(struct arena *arena, const struct isa *isa)
{
	return (struct machine){ .arena = arena, .isa = isa, .places = { .arena = arena } };
}

static struct bank_value copy_bank(struct arena *arena, const struct bank_value *from)
{
	struct bank_value bank = { from->memory, from->number, from->base, from->size, { 0 } };
	VEC_EACH (unsigned char *, page, &from->pages) {
		unsigned char *copy = *page ? ARENA_ARRAY(arena, unsigned char, BANK_PAGE) : NULL;
		if (copy)
			memcpy(copy, *page, BANK_PAGE);
		VEC_PUSH(arena, &bank.pages, copy);
	}
	return bank;
}

struct machine machine_copy(const struct machine *from)
{
	struct machine copy = machine_new(from->arena, from->isa);
	VEC_EACH (struct register_value, it, &from->registers)
		memcpy(machine_register(&copy, it->file, it->number)->lanes, it->lanes,
			it->count * sizeof *it->lanes);
	VEC_EACH (struct bank_value, it, &from->banks)
		VEC_PUSH(from->arena, &copy.banks, copy_bank(from->arena, it));
	copy.pc = from->pc;
	copy.cycles = from->cycles;
	return copy;
}

/* The reset value of a register: its constant or initial value, or all lanes active. */
static struct word start_value(
	const struct isa *isa, const struct register_file *file, uint64_t number)
{
	unsigned lanes = file ? 0 : isa_lanes(isa);
	if (!file)
		return word_mask(0, lanes);
	const struct register_name *constant = register_constant(file, number);
	return (struct word){ constant ? constant->reads : file->initial, 0 };
}

struct register_value *machine_register(
	struct machine *m, const struct register_file *file, uint64_t number)
{
	const uintptr_t words[] = { (uintptr_t)file, (uintptr_t)number, (uintptr_t)(number >> 32) };
	const struct str key = { (const char *)words, sizeof words };
	size_t place = (size_t)(uintptr_t)str_map_get(&m->places, key);
	if (place)
		return &m->registers.items[place - 1];
	struct register_value value = { file, number, file && file->lanes > 1 ? file->lanes : 1, NULL };
	value.lanes = ARENA_ARRAY(m->arena, struct word, value.count);
	for (unsigned i = 0; i < value.count; i++)
		value.lanes[i] = start_value(m->isa, file, number);
	VEC_PUSH(m->arena, &m->registers, value);
	str_map_put(&m->places, str_copy(m->arena, key), (void *)(uintptr_t)m->registers.count);
	return &m->registers.items[m->registers.count - 1];
}

struct bank_value *machine_bank(struct machine *m, const struct memory *memory, unsigned number)
{
	VEC_EACH (struct bank_value, it, &m->banks)
		if (it->memory == memory && it->number == number)
			return it;
	struct bank_value bank = { .memory = memory, .number = number };
	VEC_PUSH(m->arena, &m->banks, bank);
	return &m->banks.items[m->banks.count - 1];
}

/* Bits [lsb, lsb+width) of a word, width 1..128. */
static struct word word_part(struct word w, unsigned lsb, unsigned width)
{
	struct word part = { word_extract(w, lsb, width < 64 ? width : 64), 0 };
	if (width > 64)
		part.hi = word_extract(w, lsb + 64, width - 64);
	return part;
}

/* Sets a register to the bits of the setting's value from lsb on. */
static void set_machine_register(struct machine *m, const struct case_setting *s,
	const struct register_file *file, uint64_t number, unsigned lsb)
{
	struct register_value *value = machine_register(m, file, number);
	for (unsigned lane = 0; lane < value->count; lane++) {
		if (s->lane >= 0 && (unsigned)s->lane != lane)
			continue;
		struct word w = s->values.items[s->values.count > 1 ? lane : 0];
		value->lanes[lane] = word_part(w, lsb, sem_file_bits(file));
	}
}

/* The bits of the piece become those of `part`, and the ones above them what the view says. */
static struct word with_view_bits(const struct view_piece *piece, enum view_extend extend,
	struct word old, struct word part, unsigned whole)
{
	unsigned low = piece->width < 64 ? piece->width : 64;
	struct word set = word_insert((struct word){ 0, 0 }, piece->lsb, low, part.lo);
	struct word rest = word_and(old, word_not(word_mask(piece->lsb, piece->width)));
	if (piece->width > 64)
		set = word_insert(set, piece->lsb + 64, piece->width - 64, part.hi);
	bool negative = word_bit(part, piece->width - 1);
	if (extend && piece->width < whole)
		rest = extend == EXTEND_ONES || (extend == EXTEND_SIGN && negative)
				   ? word_mask(piece->width, whole - piece->width)
				   : (struct word){ 0, 0 };
	return word_or(rest, set);
}

/* Sets the register of the piece, whose lowest bit is that of the setting's from lsb on. */
static void set_view_register(
	struct machine *m, const struct case_setting *s, const struct view_piece *piece, unsigned lsb)
{
	const struct register_file *file = piece->file;
	uint64_t number = (uint64_t)view_piece_number(piece, s->number);
	struct register_value value = *machine_register(m, file, number);
	struct word *high = file->high ? machine_register(m, file->high, number)->lanes : NULL;
	for (unsigned lane = 0; lane < value.count; lane++) {
		struct word given = s->values.items[s->values.count > 1 ? lane : 0];
		struct word old = { value.lanes[lane].lo, high ? high[lane].lo : 0 };
		if (s->lane >= 0 && (unsigned)s->lane != lane)
			continue;
		old = with_view_bits(
			piece, s->file->extend, old, word_part(given, lsb, piece->width), file->width);
		value.lanes[lane] = (struct word){ old.lo, 0 };
		if (high)
			high[lane] = (struct word){ old.hi, 0 };
	}
}

/* Sets the registers of which a view is bits, as an assignment does. */
static void set_view(struct machine *m, const struct case_setting *s)
{
	const struct register_view *view = register_view_of(s->file, s->number);
	unsigned top = s->width;
	VEC_EACH (struct view_piece, it, &view->pieces) {
		top -= it->width;
		if (it->file)
			set_view_register(m, s, it, top);
		else
			m->pc = with_view_bits(it, s->file->extend, (struct word){ m->pc, 0 },
				word_part(s->values.items[0], top, it->width), m->isa->counter)
						.lo;
	}
}

static void set_registers(struct machine *m, const struct case_setting *s)
{
	if (s->file->kind == FILE_VIEW) {
		set_view(m, s);
		return;
	}
	for (unsigned i = 0; i < s->count; i++) {
		set_machine_register(m, s, s->file, s->number + i, i * s->file->width);
		if (s->file->high)
			set_machine_register(m, s, s->file->high, s->number + i, i * s->file->width + 64);
	}
}

unsigned char bank_get(const struct bank_value *bank, uint64_t at)
{
	size_t page = (size_t)(at / BANK_PAGE);
	if (page >= bank->pages.count || !bank->pages.items[page])
		return 0;
	return bank->pages.items[page][at % BANK_PAGE];
}

void bank_set(struct arena *arena, struct bank_value *bank, uint64_t at, unsigned char byte)
{
	assert(at < bank->size);
	size_t page = (size_t)(at / BANK_PAGE);
	while (bank->pages.count <= page)
		VEC_PUSH(arena, &bank->pages, NULL);
	if (!bank->pages.items[page])
		bank->pages.items[page] = ARENA_ARRAY(arena, unsigned char, BANK_PAGE);
	bank->pages.items[page][at % BANK_PAGE] = byte;
}

static struct bank_value *make_room(struct machine *m, const struct case_setting *s)
{
	struct bank_value *bank = machine_bank(m, s->memory, s->bank);
	uint64_t needed = (s->offset + s->width / 8 + 15) / 16 * 16;
	if (bank->base + bank->size < needed)
		bank->size = needed - bank->base;
	return bank;
}

static void set_machine_memory(struct machine *m, const struct case_setting *s)
{
	struct bank_value *bank = make_room(m, s);
	uint64_t bytes = s->width / 8;
	for (uint64_t i = 0; i < bytes; i++) {
		uint64_t at = s->memory->byte_order == ORDER_BIG ? bytes - 1 - i : i;
		bank_set(m->arena, bank, s->offset - bank->base + at,
			(unsigned char)word_extract(s->values.items[0], (unsigned)i * 8, 8));
	}
}

void machine_make_room(struct machine *m, const struct case_settings *settings)
{
	VEC_EACH (struct case_setting, it, &settings->list)
		if (it->place == CASE_MEMORY)
			make_room(m, it);
}

void machine_apply(struct machine *m, const struct case_settings *settings)
{
	VEC_EACH (struct case_setting, it, &settings->list) {
		if (it->place == CASE_REGISTER)
			set_registers(m, it);
		else if (it->place == CASE_MEMORY)
			set_machine_memory(m, it);
		else if (it->place == CASE_PC)
			m->pc = it->values.items[0].lo;
		else if (it->place == CASE_CYCLES)
			m->cycles = it->values.items[0].lo;
		else if (it->place == CASE_ACTIVE)
			machine_register(m, NULL, 0)->lanes[0] = it->values.items[0];
	}
}

void machine_put_instruction(struct machine *m, const struct opcode *opcode, struct word w)
{
	enum { USUAL = 0x10000 };
	const struct memory *memory = m->isa->program;
	struct bank_value *bank = machine_bank(m, memory, 0);
	uint8_t bytes[WORD_BITS / 8];
	uint64_t length = opcode ? opcode_store(m->isa, opcode, w, bytes) : 0;
	if (bank->size < USUAL)
		bank->size = memory->address < 16 ? (uint64_t)1 << memory->address : USUAL;
	if (!opcode)
		return;
	if (bank->size < m->pc + length)
		bank->size = m->pc + length;
	for (uint64_t i = 0; i < length; i++)
		bank_set(m->arena, bank, m->pc + i, bytes[i]);
}

struct str machine_bank_name(struct arena *arena, const struct memory *memory, unsigned bank)
{
	return memory->banks ? str_printf(arena, "%.*s[%u]", STR_ARG(memory->name), bank)
						 : memory->name;
}

struct str machine_register_name(struct arena *arena, const struct register_value *value)
{
	return value->file ? register_text(arena, value->file, value->number) : STR("active");
}

struct str machine_value_text(
	struct arena *arena, const struct isa *isa, const struct register_value *value, unsigned lane)
{
	unsigned width = value->file ? sem_file_bits(value->file) : isa_lanes(isa);
	struct word w = value->lanes[lane];
	if (width == 1)
		return w.lo ? STR("1") : STR("0");
	if (width > 64)
		return str_printf(arena, "0x%0*llx%016llx", (int)((width - 64 + 3) / 4),
			(unsigned long long)w.hi, (unsigned long long)w.lo);
	return str_printf(arena, "0x%0*llx", (int)((width + 3) / 4), (unsigned long long)w.lo);
}

bool machine_is_uniform(const struct register_value *value)
{
	for (unsigned i = 1; i < value->count; i++)
		if (!word_equal(value->lanes[i], value->lanes[0]))
			return false;
	return true;
}
