/* SPDX-License-Identifier: MIT */
/* Assembles a program for the machine of isa/, prints what the decoder sees, and runs it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "counter.h"
#include "counter_run.h"

static uint8_t bytes[64];

/* Assembles the instructions; returns the size of the program, or 0 after a message. */
static size_t assemble(const char *const *lines, size_t count)
{
	size_t size = 0;
	for (size_t i = 0; i < count; i++) {
		struct counter_insn insn;
		struct counter_error error;
		if (counter_parse(lines[i], strlen(lines[i]), &insn, &error) != COUNTER_STATUS_OK ||
			counter_encode(&insn, bytes + size, sizeof bytes - size) != COUNTER_STATUS_OK) {
			fprintf(stderr, "cannot assemble '%s'\n", lines[i]);
			return 0;
		}
		size += insn.length;
	}
	return size;
}

static void disassemble(size_t size)
{
	for (size_t at = 0; at < size;) {
		struct counter_insn insn;
		char text[COUNTER_TEXT_MAX + 1];
		if (counter_decode(bytes + at, size - at, &insn) != COUNTER_STATUS_OK)
			return;
		counter_format(&insn, text, sizeof text);
		printf("%2zu: %s\n", at, text);
		at += insn.length;
	}
}

int main(void)
{
	/* The sum of 1 to 10. */
	static const char *const lines[] = { "addi r1, r0, 10", "add r2, r2, r1", "addi r1, r1, -1",
		"bnz r1, -4", "halt" };
	static struct counter_state state;
	struct counter_program program;
	uint64_t steps;
	size_t size = assemble(lines, sizeof lines / sizeof *lines);
	size_t room_size = counter_program_room(size);
	void *room = calloc(room_size, 1);
	if (!size || !room || !counter_load(&program, room, room_size, 0, size))
		return EXIT_FAILURE;
	disassemble(size);
	state.ram = (struct counter_writable_bank){ .bytes = bytes, .size = sizeof bytes };
	counter_start(&state);
	enum counter_stop stop = counter_run(&state, &program, 1000, &steps);
	printf("r2 = %u after %u steps\n", (unsigned)state.R[2], (unsigned)steps);
	free(room);
	return stop == COUNTER_STOP_HALT ? EXIT_SUCCESS : EXIT_FAILURE;
}
