%# SPDX-License-Identifier: MIT
/* ---- why a machine stops ---- */

/* The step before has taken effect. */
static bool takes_effect(enum ${$p}_stop stop)
{
	return stop == ${$P}_STOP_LIMIT || stop == ${$P}_STOP_HALT || stop == ${$P}_STOP_SELF_JUMP ||
	       stop == ${$P}_STOP_BREAK;
}

/* The run has looked at an instruction. */
static bool has_begun(enum ${$p}_stop stop)
{
	return stop != ${$P}_STOP_LIMIT;
}

static bool is_prefix(unsigned opcode)
{
	switch (opcode) {
%each $s/prefixes/c-prefix
	case ${$P}_OP_${id: @id}:
		return true;
%end
	default:
		return false;
	}
}

/* The content at an address; false: not in memory, as far as known without reading a device. */
static bool judge_at(
	const struct ${$p}_fuzz_world *world, uint64_t pc, struct ${$p}_fuzz_verdict *verdict)
{
	const struct ${$p}_writable_bank *bank = &world->state->${id: $s/@program-member};
	const uint64_t offset = pc - bank->base;
	if (offset >= bank->size || pc % ${$P}_FUZZ_ALIGN)
		return false;
	const uint64_t behind = bank->size - offset;
	${$p}_fuzz_judge(bank->bytes + offset, (size_t)behind, verdict);
	return verdict->status != ${$P}_STATUS_TRUNCATED;
}

/* Goes on from a prefix to what follows it; false: there is none. *verdict is about the content at
 * *pc before, and not set if that is unknown. */
static bool pass_prefix(const struct ${$p}_fuzz_world *world, uint64_t *pc,
	struct ${$p}_fuzz_verdict *verdict)
{
	verdict->status = ${$P}_STATUS_TRUNCATED;
	if (!judge_at(world, *pc, verdict) || verdict->status != ${$P}_STATUS_OK ||
	    !is_prefix(verdict->opcode))
		return false;
	*pc = (*pc + verdict->length) & UINT64_C(${$s/@pc-mask});
	return true;
}

/* Does the instruction here have its breakpoint behind prefixes? */
static bool has_break_behind(const struct ${$p}_fuzz_world *world)
{
	struct ${$p}_fuzz_verdict verdict;
	uint64_t pc = world->state->pc;
	for (unsigned i = 0; i < 16 && pass_prefix(world, &pc, &verdict); i++)
		if (pc == trial.launch.break_at)
			return trial.launch.has_break;
	return false;
}

/* The instruction of the step, after its prefixes; 0: none or unknown. */
static unsigned opcode_at(
	const struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch)
{
	struct ${$p}_fuzz_verdict verdict;
	uint64_t pc = world->state->pc;
	(void)launch;
	for (unsigned i = 0; i < 16; i++) {
		if (!pass_prefix(world, &pc, &verdict))
			return verdict.status == ${$P}_STATUS_OK ? verdict.opcode : 0;
		${$p}_fuzz_reach_run(verdict.opcode, ${$P}_STOP_NONE, ${$P}_EXCEPTION_NONE);
	}
	return 0;
}

/* The last exception remains visible, and a device keeps the writes before its refusal. */
static void forgive(struct ${$p}_fuzz_world *before, const struct ${$p}_fuzz_world *after)
{
	before->written = after->written;
	before->state->exception = after->state->exception;
	before->state->bad_address = after->state->bad_address;
%each $s/files/c-file[@transient]
	before->state->${id: @member} = after->state->${id: @member}; /* as after any instruction */
%end
%each $s/files/c-file[@kept]
	before->state->${id: @member} = after->state->${id: @member}; /* an exception keeps it */
%end
}

/* The caller changes nothing, and says that it did. */
static void between(struct ${$p}_fuzz_world *world, struct ${$p}_program *program, uint64_t x)
{
	if (x % 8 == 0)
		${$p}_fuzz_prepare(world, &trial.launch, program);
	else if (x % 8 == 1)
		${$p}_forget(program, x >> 16 & 4095, x >> 32 & 255);
	else if (x % 8 == 2)
		${$p}_forget(program, 0, UINT64_MAX);
}

/* Before the end of the limit, with nothing raised. */
static bool may_stop_here(const struct ${$p}_fuzz_world *world, enum ${$p}_stop stop)
{
	struct ${$p}_fuzz_verdict verdict;
	const bool known = judge_at(world, world->state->pc, &verdict);
	if (known && verdict.status == ${$P}_STATUS_OK && is_prefix(verdict.opcode))
		return true; /* it can be the instruction after it */
	switch (stop) {
%if not($s/@undefined)
	case ${$P}_STOP_UNDEFINED: return !known || verdict.status == ${$P}_STATUS_UNDEFINED;
	case ${$P}_STOP_RESERVED: return !known || verdict.status == ${$P}_STATUS_RESERVED;
	case ${$P}_STOP_UNEXECUTABLE: return !known || verdict.status == ${$P}_STATUS_OK;
%end
%if not($s/@fetch)
	case ${$P}_STOP_FAULT: return !known;
%end
	case ${$P}_STOP_RAISE: return world->state->exception != ${$P}_EXCEPTION_NONE;
	default: return false;
	}
}

static void check_stop(const struct ${$p}_fuzz_world *world, uint64_t start, uint64_t limit,
	const struct ${$p}_fuzz_outcome *outcome)
{
	const struct ${$p}_state *state = world->state;
	const uint64_t steps = outcome->steps;
	bool fine = steps < limit && may_stop_here(world, outcome->stop);
	if (outcome->stop == ${$P}_STOP_LIMIT)
		fine = steps == limit;
	else if (outcome->stop == ${$P}_STOP_HALT)
		fine = steps > 0 && steps <= limit;
	else if (outcome->stop == ${$P}_STOP_SELF_JUMP)
		fine = steps > 0 && steps <= limit && state->stop_on_self_jump;
	else if (outcome->stop == ${$P}_STOP_BREAK)
		fine = steps > 0 && steps <= limit && trial.launch.has_break &&
		       (state->pc == trial.launch.break_at || has_break_behind(world));
	if (!fine)
		${$P}_FAIL("from 0x%llx stops with '%s' at 0x%llx after %llu steps of %llu", (print)start,
			${$p}_stop_name(outcome->stop), (print)state->pc, (print)steps, (print)limit);
	if (outcome->stop == ${$P}_STOP_RAISE)
		${$p}_fuzz_reach_run(0, ${$P}_STOP_NONE, state->exception);
}
