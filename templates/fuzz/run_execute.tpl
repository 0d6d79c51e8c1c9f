%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_execute.c"
%call banner('Runs a program by target c. The variant includes it under other names.')
#include <stdlib.h>
#include <string.h>

#include "${c-string: $p}_fuzz_run.h"

%if $machine
void ${$p}_fuzz_prepare(struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch,
	struct ${$p}_program *program)
{
	const size_t needed = ${$p}_program_room(launch->keep_size);
	uint8_t *room = (uint8_t *)world->room + (world->room_size - needed); /* nothing after it */
	memset(room, 0, needed);
	if (!${$p}_load(program, room, needed, launch->keep_from, launch->keep_size) ||
	    (launch->has_break && !${$p}_stop_at(program, launch->break_at, true)))
		abort();
}
%else
void ${$p}_fuzz_prepare(struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch,
	struct ${$p}_program *program)
{
	const size_t needed = ${$p}_program_room(launch->size);
	uint8_t *room = (uint8_t *)world->room + (world->room_size - needed); /* nothing after it */
	if (!${$p}_load(program, room, needed, launch->program, launch->size))
		abort();
}
%end

struct ${$p}_fuzz_outcome ${$p}_fuzz_execute(
	struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch)
{
	struct ${$p}_program program;
	struct ${$p}_fuzz_outcome outcome = { ${$P}_STOP_NONE, 0, NULL, false };
	${$p}_fuzz_prepare(world, launch, &program);
%if $machine
	if (launch->reset)
		outcome.stop = ${$p}_reset(world->state);
	if (launch->reset)
		${$p}_forget(&program, 0, UINT64_MAX);
	if (launch->raise && outcome.stop == ${$P}_STOP_NONE)
		outcome.stop = ${$p}_raise(world->state, &program, launch->raise);
	if (outcome.stop != ${$P}_STOP_NONE)
		return outcome;
%end
	outcome.stop = ${$p}_run(world->state, &program, launch->limit, &outcome.steps);
	return outcome;
}
