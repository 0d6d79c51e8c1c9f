%# SPDX-License-Identifier: MIT
void machine_open(struct machine *machine)
{
	*machine = (struct machine){ 0 };
	machine->state = obtain((1 + KEPT) * sizeof(struct ${$p}_state));
	for (size_t i = 0; i < KEPT; i++)
		machine->kept[i] = machine->state + 1 + i;
	${$p}_start(machine->state);
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
	${$p}_start(machine->state);
	${$p}_load(&machine->program, NULL, 0, 0, 0);
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
	struct ${$p}_writable_bank *given = ${$p}_bank(machine->state, memory, index);
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

%include "tool/memory_changed.tpl"
void machine_add_bytes(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to)
{
	tool_add_hex(out, bank->bytes + from, (size_t)(to - from));
}

const char *set_machine(struct machine *machine, unsigned file, uint64_t number, uint64_t value)
{
	uint64_t old;
	unsigned index = number < UINT32_MAX ? (unsigned)number : UINT32_MAX;
	if (!${$p}_read(machine->state, file, index, &old))
		return "unknown register";
	unsigned width = ${$p}_files[file].width;
	if (width < 64 && value >> width)
		return "the value has more bits than the register";
	return ${$p}_write(machine->state, file, index, value) ? NULL : "the register is constant";
}

%include "tool/memory_run.tpl"
