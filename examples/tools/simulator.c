/* SPDX-License-Identifier: MIT */
/* A simulator of the machine of ../isa: executes the bytes on standard input, from address 0 on,
 * and prints what each instruction changes. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "counter_run.h"

static uint8_t ram[1 << 16];

static void print_step(uint64_t pc, const struct counter_state *before,
	const struct counter_state *after)
{
	struct counter_insn insn;
	char text[COUNTER_TEXT_MAX + 1], changes[256];
	counter_decode(ram + pc, sizeof ram - pc, &insn);
	counter_format(&insn, text, sizeof text);
	if (!counter_dump(before, after, changes, sizeof changes))
		snprintf(changes, sizeof changes, "\n");
	printf("%04" PRIx64 "  %-20s %s", pc, text, changes);
}

int main(void)
{
	enum { MOST_STEPS = 1000 };
	static struct counter_state state;
	struct counter_program program;
	const size_t room_size = counter_program_room(sizeof ram);
	void *room = calloc(1, room_size);
	if (!room || !fread(ram, 1, sizeof ram, stdin) ||
		!counter_load(&program, room, room_size, 0, sizeof ram) ||
		!counter_map_bank(&state, COUNTER_MEMORY_ram, 0, ram, sizeof ram))
		return EXIT_FAILURE;
	enum counter_stop stop = counter_reset(&state);
	for (unsigned steps = 0; stop == COUNTER_STOP_NONE && steps < MOST_STEPS; steps++) {
		const struct counter_state before = state;
		stop = counter_step(&state, &program);
		if (stop == COUNTER_STOP_NONE || stop == COUNTER_STOP_HALT)
			print_step(before.pc, &before, &state);
	}
	if (stop == COUNTER_STOP_RAISE)
		printf("%s at %04" PRIx64 "\n", counter_exception_name(state.exception), state.pc);
	else
		printf("%s at %04" PRIx64 "\n", stop ? counter_stop_name(stop) : "running", state.pc);
	free(room);
	return stop == COUNTER_STOP_HALT ? EXIT_SUCCESS : EXIT_FAILURE;
}
