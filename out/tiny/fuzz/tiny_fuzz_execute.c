/* Runs a program by target c. The variant includes it under other names.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include <stdlib.h>
#include <string.h>

#include "tiny_fuzz_run.h"

void tiny_fuzz_prepare(struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch,
	struct tiny_program *program)
{
	const size_t needed = tiny_program_room(launch->keep_size);
	uint8_t *room = (uint8_t *)world->room + (world->room_size - needed); /* nothing behind it */
	memset(room, 0, needed);
	if (!tiny_load(program, room, needed, launch->keep_from, launch->keep_size) ||
	    (launch->has_break && !tiny_stop_at(program, launch->break_at, true)))
		abort();
}

struct tiny_fuzz_outcome tiny_fuzz_execute(
	struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch)
{
	struct tiny_program program;
	struct tiny_fuzz_outcome outcome = { TINY_STOP_NONE, 0, NULL, false };
	tiny_fuzz_prepare(world, launch, &program);
	if (launch->reset)
		outcome.stop = tiny_reset(world->state);
	if (launch->reset)
		tiny_forget(&program, 0, UINT64_MAX);
	if (launch->raise && outcome.stop == TINY_STOP_NONE)
		outcome.stop = tiny_raise(world->state, &program, launch->raise);
	if (outcome.stop != TINY_STOP_NONE)
		return outcome;
	outcome.stop = tiny_run(world->state, &program, launch->limit, &outcome.steps);
	return outcome;
}
