/* A machine of the program: state, banks of memory, code.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tiny_tool.h"

static void *obtain(size_t size)
{
	void *memory = calloc(1, size);
	if (!memory) {
		fputs("tiny_tool: out of memory\n", stderr);
		exit(EXIT_USAGE);
	}
	return memory;
}

void machine_open(struct machine *machine)
{
	*machine = (struct machine){ 0 };
	machine->state = obtain((1 + KEPT) * sizeof(struct tiny_state));
	for (size_t i = 0; i < KEPT; i++)
		machine->kept[i] = machine->state + 1 + i;
	tiny_start(machine->state);
}

void machine_clear(struct machine *machine)
{
	for (struct bank *bank = machine->banks, *next; bank; bank = next) {
		next = bank->next;
		free(bank->bytes);
		free(bank->start);
		free(bank);
	}
	free(machine->room);
	machine->banks = NULL;
	machine->room = NULL;
	machine->told = false;
	machine->break_count = 0;
	memset(machine->state, 0, sizeof *machine->state);
	tiny_start(machine->state);
	tiny_load(&machine->program, NULL, 0, 0, 0);
}

void machine_close(struct machine *machine)
{
	machine_clear(machine);
	free(machine->notes.data);
	free(machine->state);
}

/* ---- memory ---- */

const char *machine_add_bank(struct machine *machine, unsigned memory, uint64_t number,
		uint64_t base, uint64_t size)
{
	struct bank **place = &machine->banks;
	unsigned index = number < UINT32_MAX ? (unsigned)number : UINT32_MAX;
	struct tiny_writable_bank *given = tiny_bank(machine->state, memory, index);
	if (!given)
		return "unknown bank";
	if (size > BANK_MAX)
		return "a bank has at most 1 GiB";
	while (*place && ((*place)->memory < memory ||
			  ((*place)->memory == memory && (*place)->bank < number)))
		place = &(*place)->next;
	if (*place && (*place)->memory == memory && (*place)->bank == number)
		return "the bank already has its bytes";
	struct bank *bank = obtain(sizeof *bank);
	*bank = (struct bank){ .memory = memory, .bank = (unsigned)number, .base = base, .size = size };
	bank->bytes = obtain((size_t)size + 1);
	bank->start = obtain((size_t)size + 1);
	bank->machine = machine;
	bank->next = *place;
	*place = bank;
	given->bytes = bank->bytes;
	given->base = base;
	given->size = size;
	return NULL;
}

struct bank *machine_find(const struct machine *machine, unsigned memory, uint64_t number,
			  uint64_t address, uint64_t size)
{
	struct bank *bank = machine->banks;
	while (bank && (bank->memory != memory || bank->bank != number))
		bank = bank->next;
	if (!bank || size > bank->size || address - bank->base > bank->size - size)
		return NULL;
	return bank;
}

const char *machine_put(struct machine *machine, unsigned memory, uint64_t number, uint64_t address,
			const unsigned char *bytes, size_t size)
{
	struct bank *bank = machine_find(machine, memory, number, address, size);
	if (!bank)
		return "there is no memory at this address";
	if (size) {
		memcpy(bank->bytes + (address - bank->base), bytes, size);
		memcpy(bank->start + (address - bank->base), bytes, size);
	}
	return NULL;
}

/* The first byte from here on that differs; where there is none, size. */
static uint64_t skip_equal(const struct bank *bank, uint64_t from)
{
	enum { BLOCK = 4096 };
	while (bank->size - from >= BLOCK && !memcmp(bank->bytes + from, bank->start + from, BLOCK))
		from += BLOCK;
	while (from < bank->size && bank->bytes[from] == bank->start[from])
		from++;
	return from;
}

bool machine_changed(const struct machine *machine, const struct bank **bank, uint64_t *from,
		     uint64_t *to)
{
	if (!*bank) {
		*bank = machine->banks;
		*from = 0;
	}
	for (; *bank; *bank = (*bank)->next, *from = 0) {
		*from = skip_equal(*bank, *from);
		if (*from == (*bank)->size)
			continue;
		for (*to = *from; *to < (*bank)->size && (*bank)->bytes[*to] != (*bank)->start[*to];)
			++*to;
		return true;
	}
	return false;
}

void machine_add_bytes(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to)
{
	tool_add_hex(out, bank->bytes + from, (size_t)(to - from));
}

/* ---- running ---- */

/* While steps are told all memory is a device. */
static bool read_noted(void *context, uint64_t address, unsigned size, uint64_t *value)
{
	const struct bank *self = context;
	const struct bank *bank = machine_find(self->machine, self->memory, self->bank, address, size);
	*value = 0;
	for (unsigned i = 0; bank && i < size && i < 8; i++) {
		unsigned at = tiny_memories[bank->memory].big ? i : size - 1 - i;
		*value = *value << 8 | bank->bytes[address - bank->base + at];
	}
	return bank != NULL;
}

static bool write_noted(void *context, uint64_t address, unsigned size, uint64_t value)
{
	struct bank *bank = context;
	struct machine *machine = bank->machine;
	if (!machine_find(machine, bank->memory, bank->bank, address, size))
		return false;
	for (unsigned i = 0; i < size && i < 8; i++, value >>= 8) {
		unsigned at = tiny_memories[bank->memory].big ? size - 1 - i : i;
		struct note note = { bank, address - bank->base + at, 0 };
		note.old = bank->bytes[note.at];
		tool_add(&machine->notes, &note, sizeof note);
		bank->bytes[note.at] = (unsigned char)value;
	}
	return true;
}

static void tell(struct machine *machine)
{
	for (struct bank *bank = machine->banks; bank; bank = bank->next) {
		struct tiny_writable_bank *given =
			tiny_bank(machine->state, bank->memory, bank->bank);
		bank->device = (struct tiny_device){ bank, read_noted, write_noted };
		*given = (struct tiny_writable_bank){ .device = &bank->device };
	}
}

bool stop_machine_at(struct machine *machine, uint64_t address)
{
	if (machine->break_count == TINY_BREAKS_MAX)
		return false;
	machine->breaks[machine->break_count++] = address;
	return true;
}

void machine_begin(struct machine *machine, uint64_t limit, bool told)
{
	enum { FEW = 64 }; /* steps for which it is no use to keep what is decoded */
	const struct bank *bank = machine->banks;
	while (bank && bank->memory != TINY_MEMORY_ram)
		bank = bank->next;
	uint64_t size = bank && !told && limit > FEW ? bank->size : 0;
	uint64_t base = size ? bank->base : 0;
	size_t room = tiny_program_room((size_t)size);
	free(machine->room);
	machine->room = calloc(1, room);
	if (!machine->room || !tiny_load(&machine->program, machine->room, room, base, (size_t)size)) {
		free(machine->room);
		room = tiny_program_room(0);
		machine->room = obtain(room);
		tiny_load(&machine->program, machine->room, room, 0, 0);
	}
	for (unsigned i = 0; i < machine->break_count; i++)
		tiny_stop_at(&machine->program, machine->breaks[i], true);
	*machine->kept[KEPT_START] = *machine->state;
	machine->steps = 0;
	machine->stop = TINY_STOP_LIMIT;
	machine->told = told;
	if (told)
		tell(machine);
}

void run_machine(struct machine *machine, uint64_t limit)
{
	machine->stop = tiny_run(machine->state, &machine->program, limit, &machine->steps);
}

static bool is_before(const struct note *a, const struct note *b)
{
	if (a->bank != b->bank)
		return a->bank->memory < b->bank->memory ||
		       (a->bank->memory == b->bank->memory && a->bank->bank < b->bank->bank);
	return a->at < b->at;
}

/* Sorts the notes; of one byte the first stays, if the byte has another value now. */
static void sort_notes(struct machine *machine)
{
	struct note *notes = (struct note *)(void *)machine->notes.data;
	size_t count = machine->notes.length / sizeof *notes, kept = 0;
	for (size_t i = 1; i < count; i++) {
		struct note note = notes[i];
		size_t at = i;
		for (; at && is_before(&note, &notes[at - 1]); at--)
			notes[at] = notes[at - 1];
		notes[at] = note;
	}
	for (size_t i = 0; i < count; i++) {
		bool again = i && notes[i].bank == notes[i - 1].bank && notes[i].at == notes[i - 1].at;
		if (again || notes[i].bank->bytes[notes[i].at] == notes[i].old)
			continue;
		notes[kept++] = notes[i];
	}
	machine->notes.length = kept * sizeof *notes;
}

bool step_machine(struct machine *machine)
{
	uint64_t steps;
	*machine->kept[KEPT_STEP] = *machine->state;
	machine->notes.length = 0;
	machine->stop = tiny_run(machine->state, &machine->program, 1, &steps);
	machine->steps += steps;
	sort_notes(machine);
	return steps > 0;
}

const char *set_machine(struct machine *machine, unsigned file, uint64_t number, int64_t lane,
			uint64_t value)
{
	uint64_t old;
	unsigned index = number < UINT32_MAX ? (unsigned)number : UINT32_MAX;
	if (!tiny_read(machine->state, file, index, 0, &old))
		return "unknown register";
	unsigned lanes = tiny_files[file].lanes, width = tiny_files[file].width;
	if (lane >= (int64_t)lanes)
		return lanes > 1 ? "unknown lane" : "the register has one value for all lanes";
	if (width < 64 && value >> width)
		return "the value has more bits than the register";
	unsigned first = lane < 0 ? 0 : (unsigned)lane, end = lane < 0 ? lanes : first + 1;
	for (unsigned i = first; i < end; i++)
		if (!tiny_write(machine->state, file, index, i, value))
			return "the register is constant";
	return NULL;
}

bool machine_is_uniform(const struct tiny_state *state, unsigned file, unsigned number)
{
	uint64_t first = 0, other = 0;
	tiny_read(state, file, number, 0, &first);
	for (unsigned lane = 1; lane < tiny_files[file].lanes; lane++)
		if (tiny_read(state, file, number, lane, &other) && other != first)
			return false;
	return true;
}
