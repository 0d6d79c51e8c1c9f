/* Runs a program by target c. The variant includes it under other names.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include <stdlib.h>
#include <string.h>

#include "brew_fuzz_run.h"

void brew_fuzz_prepare(struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch,
	struct brew_program *program)
{
	const size_t needed = brew_program_room(launch->keep_size);
	uint8_t *room = (uint8_t *)world->room + (world->room_size - needed); /* nothing behind it */
	memset(room, 0, needed);
	if (!brew_load(program, room, needed, launch->keep_from, launch->keep_size) ||
	    (launch->has_break && !brew_stop_at(program, launch->break_at, true)))
		abort();
}

struct brew_fuzz_outcome brew_fuzz_execute(
	struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch)
{
	struct brew_program program;
	struct brew_fuzz_outcome outcome = { BREW_STOP_NONE, 0, NULL, false };
	brew_fuzz_prepare(world, launch, &program);
	if (launch->reset)
		outcome.stop = brew_reset(world->state);
	if (launch->reset)
		brew_forget(&program, 0, UINT64_MAX);
	if (launch->raise && outcome.stop == BREW_STOP_NONE)
		outcome.stop = brew_raise(world->state, &program, launch->raise);
	if (outcome.stop != BREW_STOP_NONE)
		return outcome;
	outcome.stop = brew_run(world->state, &program, launch->limit, &outcome.steps);
	return outcome;
}
