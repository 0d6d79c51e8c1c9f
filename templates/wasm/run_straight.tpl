%# SPDX-License-Identifier: MIT
/* ---- running ---- */

/* The start: registers 0, all lanes active, no memory. */
void ${$P}_EXPORT(start)(void)
{
	${$p}_reset(&state);
}

bool ${$P}_EXPORT(set_bank)(unsigned memory, unsigned bank, uint8_t *bytes, uint64_t size,
	uint64_t base)
{
	return base == 0 && ${$p}_map_bank(&state, memory, bank, bytes, size);
}

/* The program: its bytes, which are not needed any longer. */
bool ${$P}_EXPORT(load)(const uint8_t *bytes, size_t size)
{
	size_t needed = ${$p}_program_room(size);
	void *room = page_room(needed);
	return room && ${$p}_load(&program, room, needed, bytes, size);
}

/* Returns why it stopped. */
unsigned ${$P}_EXPORT(run)(uint64_t limit)
{
	return ${$p}_run(&state, &program, limit, &steps);
}
