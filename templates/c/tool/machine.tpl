%# SPDX-License-Identifier: MIT
%file "${$p}_machine_tool.c"
%call banner('A machine of the program: state, banks of memory, code.')
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "${c-string: $p}_tool.h"

static void *obtain(size_t size)
{
	void *memory = calloc(1, size);
	if (!memory) {
		fputs("${$p}_tool: out of memory\n", stderr);
		exit(EXIT_USAGE);
	}
	return memory;
}

%if $s/@program
%include "tool/memory.tpl"
%else
void machine_open(struct machine *machine)
{
	enum { ALIGNMENT = 64 };
	*machine = (struct machine){ 0 };
	machine->memory = obtain((1 + KEPT) * sizeof(struct ${$p}_state) + ALIGNMENT);
	size_t rest = (size_t)((uintptr_t)machine->memory % ALIGNMENT);
	void *first = (unsigned char *)machine->memory + (rest ? ALIGNMENT - rest : 0);
	machine->state = first;
	for (size_t i = 0; i < KEPT; i++)
		machine->kept[i] = machine->state + 1 + i;
	${$p}_reset(machine->state);
}

static void drop_banks(struct machine *machine)
{
	for (struct bank *bank = machine->banks, *next; bank; bank = next) {
		next = bank->next;
		free(bank->bytes.data);
		free(bank);
	}
	machine->banks = NULL;
}

void machine_close(struct machine *machine)
{
	drop_banks(machine);
	free(machine->code.data);
	free(machine->room.data);
	free(machine->memory);
}

void reset_machine(struct machine *machine)
{
	drop_banks(machine);
	machine->code.length = 0;
	${$p}_reset(machine->state);
}

/* The bank of these numbers, created if it does not exist yet. */
static struct bank *find_bank(struct machine *machine, unsigned memory, unsigned number)
{
	struct bank **place = &machine->banks;
	while (*place && ((*place)->memory < memory ||
			  ((*place)->memory == memory && (*place)->bank < number)))
		place = &(*place)->next;
	if (*place && (*place)->memory == memory && (*place)->bank == number)
		return *place;
	struct bank *bank = obtain(sizeof *bank);
	*bank = (struct bank){ .memory = memory, .bank = number, .next = *place };
	*place = bank;
	return bank;
}

struct bytes *machine_add_bank(struct machine *machine, unsigned memory, uint64_t number,
		size_t size)
{
	unsigned index = number < UINT32_MAX ? (unsigned)number : UINT32_MAX;
	if (!${$p}_map_bank(machine->state, memory, index, NULL, 0))
		return NULL;
	struct bank *bank = find_bank(machine, memory, index);
	if (bank->bytes.length < size)
		tool_add_zeros(&bank->bytes, size - bank->bytes.length);
	${$p}_map_bank(machine->state, memory, index, bank->bytes.data, bank->bytes.length);
	return &bank->bytes;
}

void machine_begin(struct machine *machine)
{
	size_t size = ${$p}_program_room(machine->code.length);
	machine->room.length = 0;
	tool_add_zeros(&machine->room, size);
	if (!${$p}_load(&machine->program, machine->room.data, size, machine->code.data,
			machine->code.length)) {
		fputs("${$p}_tool: the program is too long\n", stderr);
		exit(EXIT_USAGE);
	}
	*machine->kept[KEPT_START] = *machine->state;
	machine->steps = 0;
	machine->stop = ${$p}_run(machine->state, &machine->program, 0, NULL);
}

void run_machine(struct machine *machine, uint64_t limit)
{
	machine->stop = ${$p}_run(machine->state, &machine->program, limit, &machine->steps);
}

bool step_machine(struct machine *machine)
{
	uint64_t steps;
	*machine->kept[KEPT_STEP] = *machine->state;
	machine->stop = ${$p}_run(machine->state, &machine->program, 1, &steps);
	machine->steps += steps;
	return steps > 0;
}

const char *set_machine(struct machine *machine, unsigned file, uint64_t number, int64_t lane,
			uint64_t value)
{
	uint64_t old;
	unsigned index = number < UINT32_MAX ? (unsigned)number : UINT32_MAX;
	if (!${$p}_read(machine->state, file, index, 0, &old))
		return "unknown register";
	unsigned lanes = ${$p}_files[file].lanes, width = ${$p}_files[file].width;
	if (lane >= (int64_t)lanes)
		return lanes > 1 ? "unknown lane" : "the register has one value for all lanes";
	if (width < 64 && value >> width)
		return "the value has more bits than the register";
	unsigned first = lane < 0 ? 0 : (unsigned)lane, end = lane < 0 ? lanes : first + 1;
	for (unsigned i = first; i < end; i++)
		if (!${$p}_write(machine->state, file, index, i, value))
			return "the register is constant";
	return NULL;
}

bool machine_is_uniform(const struct ${$p}_state *state, unsigned file, unsigned number)
{
	uint64_t first = 0, other = 0;
	${$p}_read(state, file, number, 0, &first);
	for (unsigned lane = 1; lane < ${$p}_files[file].lanes; lane++)
		if (${$p}_read(state, file, number, lane, &other) && other != first)
			return false;
	return true;
}
%end
