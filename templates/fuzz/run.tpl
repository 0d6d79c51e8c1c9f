%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_run.c"
%call banner('Harness: a program runs to a documented end, in any number of pieces alike.')
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "${c-string: $p}_fuzz_run.h"

/* What is looked at. */
static struct trial {
	struct ${$p}_fuzz_launch launch;
	struct ${$p}_fuzz_random random;
} trial;

#define ${$P}_FAIL(...) (${$p}_fuzz_list(&trial.launch), ${$p}_fuzz_fail(NULL, 0, __VA_ARGS__))
typedef unsigned long long print;

%include "run_mode.tpl"
%if $machine
%include "run_stops_machine.tpl"
%else
%include "run_stops.tpl"
%end

/* ---- the same in other pieces ---- */

static void must_equal(const struct ${$p}_fuzz_world *a, const struct ${$p}_fuzz_world *b,
	const char *how, uint64_t steps)
{
	const char *difference = ${$p}_fuzz_difference(a, b);
	if (difference)
		${$P}_FAIL("one run and %s differ after %llu steps: %s", how, (print)steps, difference);
}

/* Single steps, whose reach is counted. Then the step that stops, without effect. */
static void step_all(struct ${$p}_fuzz_world *world, struct ${$p}_program *program,
	const struct ${$p}_fuzz_outcome *whole)
{
	static struct ${$p}_fuzz_world before;
	const bool took_effect = takes_effect(whole->stop);
	enum ${$p}_stop stop = ${$P}_STOP_NONE;
	for (uint64_t i = 0; i < whole->steps; i++) {
		const enum ${$p}_exception old = world->state->exception;
		const unsigned opcode = opcode_at(world, &trial.launch);
		world->state->exception = ${$P}_EXCEPTION_NONE;
%if $machine
		const uint64_t refused = world->refused;
%end
		stop = ${$p}_step(world->state, program);
		if (stop != ${$P}_STOP_NONE && !(took_effect && i + 1 == whole->steps))
			${$P}_FAIL("step %llu of %llu stops with '%s'", (print)i, (print)whole->steps,
				${$p}_stop_name(stop));
%if $machine
		if (world->misled)
			${$P}_FAIL("step %llu of %llu: the device is asked for bytes of memory", (print)i,
				(print)whole->steps);
		if (world->refused != refused && !world->state->exception)
			${$P}_FAIL("step %llu of %llu: the device refuses, and nothing is raised", (print)i,
				(print)whole->steps);
%end
		${$p}_fuzz_reach_run(opcode, ${$P}_STOP_NONE, world->state->exception);
		if (!world->state->exception)
			world->state->exception = old;
	}
	if (took_effect && whole->stop != ${$P}_STOP_LIMIT && stop != whole->stop)
		${$P}_FAIL("the last step ends with '%s', but the run with '%s'", ${$p}_stop_name(stop),
			${$p}_stop_name(whole->stop));
	if (took_effect)
		return;
	if (!before.state)
		${$p}_fuzz_open(&before, 0xA5);
	${$p}_fuzz_copy(&before, world);
%if $machine
	const uint64_t refused = world->refused;
%end
	stop = ${$p}_step(world->state, program);
	if (stop != whole->stop)
		${$P}_FAIL("a step stops with '%s', but the run with '%s'", ${$p}_stop_name(stop),
			${$p}_stop_name(whole->stop));
%if $machine
	if (world->refused != refused)
		return; /* stores before the refusal of a device have taken effect */
%end
	forgive(&before, world);
	must_equal(&before, world, "nothing, in a step that stops,", whole->steps);
}

/* Successive limits. Decoded instructions are discarded now and then. */
static void run_pieces(struct ${$p}_fuzz_world *world, struct ${$p}_program *program,
	const struct ${$p}_fuzz_outcome *whole, uint64_t limit)
{
	enum ${$p}_stop stop;
	uint64_t done = 0, steps;
	do {
		const uint64_t rest = limit - done, x = ${$p}_fuzz_next(&trial.random);
		const uint64_t piece = x % 4 && rest > 1 ? 1 + (x >> 8) % (rest - 1) : rest;
		between(world, program, x);
		stop = ${$p}_run(world->state, program, piece, &steps);
		done += steps;
		if (steps > piece)
			${$P}_FAIL("%llu steps with a limit of %llu", (print)steps, (print)piece);
	} while (stop == ${$P}_STOP_LIMIT && done < limit);
	if (stop != whole->stop || done != whole->steps)
		${$P}_FAIL("run in pieces: '%s' after %llu steps; run at once: '%s' after %llu",
			   ${$p}_stop_name(stop),
			(print)done, ${$p}_stop_name(whole->stop), (print)whole->steps);
}

/* ---- a trial ---- */

%include "run_text.tpl"
%include "run_access.tpl"
%include "run_trial.tpl"

%call no_arguments()
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	try_input(data, size);
	return 0;
}

%call mutator('change_program')
