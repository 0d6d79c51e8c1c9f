%# SPDX-License-Identifier: MIT
/* ---- running ---- */

/* While steps are reported, all memory is a device. Addresses wrap: 0 follows the last. */
static uint64_t offset_of(const struct bank *bank, uint64_t address)
{
	static const uint64_t last[] = {
%each $s/memories/c-memory
		${@address-mask},
%end
	};
	return (address & last[bank->memory]) - bank->base;
}

static bool has_noted(void *context, uint64_t address, unsigned size, bool writes)
{
	const struct bank *bank = context;
	(void)writes;
	for (unsigned i = 0; i < size; i++)
		if (offset_of(bank, address + i) >= bank->size)
			return false;
	return true;
}

static bool read_noted(void *context, uint64_t address, unsigned size, uint64_t *value)
{
	const struct bank *bank = context;
	*value = 0;
	if (!has_noted(context, address, size, false))
		return false;
	for (unsigned i = 0; i < size && i < 8; i++) {
		unsigned at = ${$p}_memories[bank->memory].big ? i : size - 1 - i;
		*value = *value << 8 | bank->bytes[offset_of(bank, address + at)];
	}
	return true;
}

static bool write_noted(void *context, uint64_t address, unsigned size, uint64_t value)
{
	struct bank *bank = context;
	if (!has_noted(context, address, size, true))
		return false;
	for (unsigned i = 0; i < size && i < 8; i++, value >>= 8) {
		unsigned at = ${$p}_memories[bank->memory].big ? size - 1 - i : i;
		struct note note = { bank, offset_of(bank, address + at), 0 };
		note.old = bank->bytes[note.at];
		tool_add(&bank->machine->notes, &note, sizeof note);
		bank->bytes[note.at] = (unsigned char)value;
	}
	return true;
}

static void tell(struct machine *machine)
{
	for (struct bank *bank = machine->banks; bank; bank = bank->next) {
		struct ${$p}_writable_bank *given =
			${$p}_bank(machine->state, bank->memory, bank->bank);
		bank->device = (struct ${$p}_device){ bank, read_noted, write_noted, has_noted };
		*given = (struct ${$p}_writable_bank){ .device = &bank->device };
	}
}

bool stop_machine_at(struct machine *machine, uint64_t address)
{
	if (machine->break_count == ${$P}_BREAKS_MAX)
		return false;
	machine->breaks[machine->break_count++] = address;
	return true;
}

void machine_begin(struct machine *machine, uint64_t limit, bool told)
{
	enum { FEW = 64 }; /* steps for which keeping decoded instructions does not pay */
	const struct bank *bank = machine->banks;
	while (bank && bank->memory != ${$P}_MEMORY_${id: $s/@program})
		bank = bank->next;
	uint64_t size = bank && !told && limit > FEW ? bank->size : 0;
	uint64_t base = size ? bank->base : 0;
	size_t room = ${$p}_program_room((size_t)size);
	free(machine->room);
	machine->room = calloc(1, room);
	if (!machine->room || !${$p}_load(&machine->program, machine->room, room, base, (size_t)size)) {
		free(machine->room);
		room = ${$p}_program_room(0);
		machine->room = obtain(room);
		${$p}_load(&machine->program, machine->room, room, 0, 0);
	}
	for (unsigned i = 0; i < machine->break_count; i++)
		${$p}_stop_at(&machine->program, machine->breaks[i], true);
	*machine->kept[KEPT_START] = *machine->state;
	machine->steps = 0;
	machine->stop = ${$P}_STOP_LIMIT;
	machine->told = told;
	if (told)
		tell(machine);
}

void run_machine(struct machine *machine, uint64_t limit)
{
	machine->stop = ${$p}_run(machine->state, &machine->program, limit, &machine->steps);
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
	machine->stop = ${$p}_run(machine->state, &machine->program, 1, &steps);
	machine->steps += steps;
	sort_notes(machine);
	return steps > 0;
}

