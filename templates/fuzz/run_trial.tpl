%# SPDX-License-Identifier: MIT
/* One run, single steps, and pieces, each in its own world; the results must be equal. */
static struct ${$p}_fuzz_outcome run_thrice(struct ${$p}_fuzz_world worlds[3],
	struct ${$p}_program programs[3], uint64_t limit)
{
	struct ${$p}_fuzz_outcome whole = { ${$P}_STOP_NONE, 0, NULL, false };
	const uint64_t start = worlds[0].state->pc;
	struct float_mode mode = change_float_mode(${$p}_fuzz_next(&trial.random));
	whole.stop = ${$p}_run(worlds[0].state, &programs[0], limit, &whole.steps);
	if (!float_mode_is_back(&mode))
		${$P}_FAIL("the caller's rounding mode or other settings have changed");
	check_stop(&worlds[0], start, limit, &whole);
	const char *corrupt = ${$p}_fuzz_corrupt(&worlds[0], whole.steps || has_begun(whole.stop));
	if (corrupt)
		${$P}_FAIL("after %llu steps %s", (print)whole.steps, corrupt);
	step_all(&worlds[1], &programs[1], &whole);
	must_equal(&worlds[0], &worlds[1], "single steps", whole.steps);
	run_pieces(&worlds[2], &programs[2], &whole, limit);
	must_equal(&worlds[0], &worlds[2], "several ones", whole.steps);
	if (${$p}_fuzz_next(&trial.random) % 8 == 0) {
		check_access(worlds[0].state, worlds[2].state);
		if (${$p}_fuzz_next(&trial.random) % 16 == 0)
			check_text(worlds[0].state), check_names();
		${$p}_fuzz_copy(&worlds[2], &worlds[0]);
	}
	${$p}_fuzz_reach_run(0, whole.stop, ${$P}_EXCEPTION_NONE);
	return whole;
}

%if $machine
/* The caller writes a few bytes of the program near the next instruction and reports them, or
 * prepares the whole program again. */
static void rewrite(struct ${$p}_fuzz_world worlds[3], struct ${$p}_program programs[3])
{
	const uint64_t x = ${$p}_fuzz_next(&trial.random), y = x >> 8;
	for (unsigned i = 0; i < 3; i++) {
		const struct ${$p}_writable_bank place =
			*${$p}_bank(worlds[i].state, ${$P}_MEMORY_${id: $s/@program}, 0);
		if (!place.size)
			return;
		const uint64_t at = (worlds[i].state->pc + y % 32 - 8 - place.base) % place.size;
		const uint64_t rest = place.size - at, size = 1 + x % 4 < rest ? 1 + x % 4 : rest;
		for (unsigned k = 0; k < size; k++)
			place.bytes[at + k] = (uint8_t)(x >> (16 + 8 * k));
		if (i < 2)
			${$p}_forget(&programs[i], place.base + at, size);
		else
			${$p}_fuzz_prepare(&worlds[i], &trial.launch, &programs[i]);
	}
}

/* What the caller does to a machine between two runs, to all of them. */
static void happen(struct ${$p}_fuzz_world worlds[3], struct ${$p}_program programs[3])
{
	const uint64_t x = ${$p}_fuzz_next(&trial.random);
	const enum ${$p}_exception exception =
		(enum ${$p}_exception)(1 + (x >> 8) % (${$P}_EXCEPTION_COUNT - 1u));
	const unsigned length = (unsigned)(x >> 16) % 4 * ${$P}_FUZZ_ALIGN;
	for (unsigned i = 0; i < 3; i++) {
		struct ${$p}_state *state = worlds[i].state;
		struct ${$p}_program *program = x % 16 == 1 ? NULL : &programs[i];
		if (x % 4 == 0)
			${$p}_raise(state, program, exception);
		else if (x % 4 == 1)
			${$p}_trap(state, program, exception, length, x >> 32);
		else if (x % 16 == 2)
			state->stop_on_trap = !state->stop_on_trap;
		if (program == NULL) /* it has not seen the stores of the trap */
			${$p}_forget(&programs[i], 0, UINT64_MAX);
	}
	if (x % 4 == 3)
		rewrite(worlds, programs);
	must_equal(&worlds[0], &worlds[1], "the same, at an interrupt,", 0);
	must_equal(&worlds[0], &worlds[2], "the same, at an interrupt,", 0);
	const char *corrupt = ${$p}_fuzz_corrupt(&worlds[0], false);
	if (corrupt)
		${$P}_FAIL("after an interrupt %s", corrupt);
}

%end
static void try_input(const uint8_t *data, size_t size)
{
	static struct ${$p}_fuzz_world worlds[3];
	struct ${$p}_program programs[3];
	for (unsigned i = 0; i < 3 && !worlds[2].state; i++)
		${$p}_fuzz_open(&worlds[i], (uint8_t)(0x5A + i));
	${$p}_fuzz_start(&worlds[0], &trial.launch, data, size);
	${$p}_fuzz_seed(&trial.random, trial.launch.events);
	${$p}_fuzz_copy(&worlds[1], &worlds[0]);
	${$p}_fuzz_copy(&worlds[2], &worlds[0]);
	for (unsigned i = 0; i < 3; i++) {
		${$p}_fuzz_prepare(&worlds[i], &trial.launch, &programs[i]);
%if $machine
		if (trial.launch.reset)
			${$p}_reset(worlds[i].state);
		if (trial.launch.raise)
			${$p}_raise(worlds[i].state, &programs[i], trial.launch.raise);
%end
	}
%if $machine
	struct ${$p}_fuzz_outcome outcome = run_thrice(worlds, programs, trial.launch.limit);
	for (unsigned more = trial.launch.events % 4; more > 1 && ${$P}_EXCEPTION_COUNT > 1; more--) {
		happen(worlds, programs);
		outcome = run_thrice(worlds, programs, 1 + ${$p}_fuzz_below(&trial.random, 32));
	}
	(void)outcome;
%else
	run_thrice(worlds, programs, trial.launch.limit);
%end
}
