%# SPDX-License-Identifier: MIT
/* ---- why a program stops ---- */

static bool takes_effect(enum ${$p}_stop stop)
{
	return stop == ${$P}_STOP_LIMIT;
}

/* The run has looked at an instruction. */
static bool has_begun(enum ${$p}_stop stop)
{
	return stop != ${$P}_STOP_LIMIT && stop != ${$P}_STOP_FAULT && stop != ${$P}_STOP_EXIT;
}

static unsigned opcode_at(
	const struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch)
{
	struct ${$p}_fuzz_verdict verdict;
	const uint64_t pc = world->state->pc;
	if (pc >= launch->size)
		return 0;
	${$p}_fuzz_judge(launch->program + pc, launch->size - pc, &verdict);
	return verdict.status == ${$P}_STATUS_OK ? verdict.opcode : 0;
}

/* A step forgets what was raised before it. */
static void forgive(struct ${$p}_fuzz_world *before, const struct ${$p}_fuzz_world *after)
{
	before->state->exception = after->state->exception;
	before->state->lane = after->state->lane;
}

static void between(struct ${$p}_fuzz_world *world, struct ${$p}_program *program, uint64_t x)
{
	if (x % 4 == 0)
		${$p}_fuzz_prepare(world, &trial.launch, program);
}

/* The instruction at pc, after the steps, if the limit is not reached. */
static bool may_stop_here(uint64_t pc, enum ${$p}_stop stop)
{
	struct ${$p}_fuzz_verdict verdict;
	${$p}_fuzz_judge(trial.launch.program + pc, trial.launch.size - pc, &verdict);
	switch (verdict.status) {
	case ${$P}_STATUS_OK: return stop == ${$P}_STOP_RAISE || stop == ${$P}_STOP_UNEXECUTABLE;
	case ${$P}_STATUS_TRUNCATED: return stop == ${$P}_STOP_TRUNCATED;
	case ${$P}_STATUS_RESERVED: return stop == ${$P}_STOP_RESERVED;
	default: return stop == ${$P}_STOP_UNDEFINED;
	}
}

static bool is_allowed(uint64_t pc, uint64_t limit, const struct ${$p}_fuzz_outcome *outcome)
{
	if (pc == trial.launch.size)
		return outcome->stop == ${$P}_STOP_EXIT;
	if (pc > trial.launch.size || pc % ${$P}_FUZZ_ALIGN)
		return outcome->stop == ${$P}_STOP_FAULT;
	if (outcome->steps == limit)
		return outcome->stop == ${$P}_STOP_LIMIT;
	return may_stop_here(pc, outcome->stop);
}

/* Holds reason, steps and pc against the program's bytes, and the exception against the reason. */
static void check_stop(const struct ${$p}_fuzz_world *world, uint64_t start, uint64_t limit,
	const struct ${$p}_fuzz_outcome *outcome)
{
	const struct ${$p}_state *state = world->state;
	const uint64_t size = trial.launch.size;
	const bool raised = outcome->stop == ${$P}_STOP_RAISE;
	uint64_t pc = start;
	if (outcome->steps > limit)
		${$P}_FAIL("%llu steps with a limit of %llu", (print)outcome->steps, (print)limit);
	for (uint64_t i = 0; i < outcome->steps; i++) {
		struct ${$p}_fuzz_verdict verdict = { .status = ${$P}_STATUS_TRUNCATED };
		if (pc < size)
			${$p}_fuzz_judge(trial.launch.program + pc, size - pc, &verdict);
		if (verdict.status != ${$P}_STATUS_OK)
			${$P}_FAIL("step %llu is at 0x%llx, where no instruction begins", (print)i, (print)pc);
		pc += verdict.length;
	}
	if (state->pc != pc)
		${$P}_FAIL("pc is 0x%llx after %llu steps, not 0x%llx", (print)state->pc,
			(print)outcome->steps,
			(print)pc);
	if (!is_allowed(pc, limit, outcome))
		${$P}_FAIL("stops with '%s' at 0x%llx after %llu steps", ${$p}_stop_name(outcome->stop),
			(print)pc, (print)outcome->steps);
	if (raised != (state->exception != ${$P}_EXCEPTION_NONE) || state->lane < -1 ||
	    state->lane >= ${$P}_LANES || (!raised && state->lane != -1))
		${$P}_FAIL("'%s' with exception '%s' of lane %d", ${$p}_stop_name(outcome->stop),
			${$p}_exception_name(state->exception), state->lane);
%if $s/@lanes > 1
	if (state->lane >= 0 && !((uint64_t)state->active >> state->lane & 1))
		${$P}_FAIL("lane %d raised but is not active", state->lane);
%end
	if (raised)
		${$p}_fuzz_reach_run(0, ${$P}_STOP_NONE, state->exception);
}
