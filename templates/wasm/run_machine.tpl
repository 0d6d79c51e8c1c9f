%# SPDX-License-Identifier: MIT
/* ---- running ---- */

/* The start of all registers; memories stay as they are. */
void ${$P}_EXPORT(start)(void)
{
	${$p}_start(&state);
	state.stop_on_trap = state.stop_on_self_jump = false;
	program.break_count = 0;
}

/* The same, and the reset of the machine. Returns why it stopped; 0: it did not. */
%call export('unsigned ', 'reset', 'void', concat($p, '_reset(&state)'))
bool ${$P}_EXPORT(set_bank)(unsigned memory, unsigned bank, uint8_t *bytes, uint64_t size,
	uint64_t base)
{
	struct ${$p}_writable_bank *given =
		memory < ${$p}_memory_count ? ${$p}_bank(&state, memory, bank) : NULL;
	if (!given)
		return false;
	*given = (struct ${$p}_writable_bank){ .bytes = bytes, .size = size, .base = base };
	return true;
}

/* Instructions at these addresses of the memory are decoded once; to be called again when the
 * caller has changed bytes there. */
bool ${$P}_EXPORT(load)(uint64_t base, size_t size)
{
	size_t needed = ${$p}_program_room(size);
	void *room = page_room(needed);
	return room && ${$p}_load(&program, room, needed, base, size);
}

void ${$P}_EXPORT(stop_on)(bool trap, bool self_jump)
{
	state.stop_on_trap = trap;
	state.stop_on_self_jump = self_jump;
}

bool ${$P}_EXPORT(stop_at)(uint64_t address, bool on)
{
	return ${$p}_stop_at(&program, address, on);
}

/* Returns why it stopped. */
unsigned ${$P}_EXPORT(run)(uint64_t limit)
{
	return ${$p}_run(&state, &program, limit, &steps);
}

/* An interrupt. Returns why it stopped; 0: the machine has trapped. */
unsigned ${$P}_EXPORT(raise)(unsigned exception)
{
	return ${$p}_raise(&state, &program, (enum ${$p}_exception)exception);
}

/* As an instruction of `length` bytes at pc raises. */
unsigned ${$P}_EXPORT(trap)(unsigned exception, unsigned length, uint64_t bad_address)
{
	return ${$p}_trap(&state, NULL, (enum ${$p}_exception)exception, length, bad_address);
}

%call export('uint64_t ', 'bad_address', 'void', 'state.bad_address')
void ${$P}_EXPORT(set_cycles)(uint64_t cycles)
{
%if $s/@cycles
	state.cycles = cycles;
%else
	(void)cycles;
%end
}
