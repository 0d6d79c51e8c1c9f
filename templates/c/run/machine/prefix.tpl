%# SPDX-License-Identifier: MIT
/* ---- prefixes ---- */

/* Is there one in the bytes of memory? No device is read. */
static bool is_prefix(const struct ${$p}_state *state, uint64_t pc)
{
	struct ${$p}_writable_bank bank = state->${id: $s/@program-member};
	struct ${$p}_insn insn;
	uint8_t bytes[${$P}_LENGTH_MAX];
	bank.device = NULL;
	const unsigned size = fetch(&bank, pc, bytes, 0, ${$P}_LENGTH_MAX);
	if (pc % ${$P}_UNIT || ${$p}_decode(bytes, size, &insn) != ${$P}_STATUS_OK)
		return false;
	switch (insn.opcode) {
%each $s/prefixes/c-prefix
	case ${$P}_OP_${id: @id}:
%end
		return true;
	default:
		return false;
	}
}

const struct ${$p}_op *${$p}_go_on_prefixed(struct ${$p}_state *state, const struct ${$p}_op *op,
				 uint32_t left)
{
	struct ${$p}_op copy[1 + UNITS_MAX];
	const uint64_t pc = ${$p}_next_pc(op);
	const struct ${$p}_op front = *op; /* it may be where the next one is decoded */
	if (front.prefixes == ${$P}_PREFIXES)
		return ${$p}_undefined_op(state, &front, left);
	if (state->program->break_count && !state->program->passing && is_break(state->program, pc)) {
%if $s/files/c-file[@transient]
		${$p}_clear_transients(state);
%end
		return stop_with(state, ${$P}_STOP_BREAK, front.pc, left);
	}
	if (state->program->looking && !is_prefix(state, pc))
		return stop_with(state, ${$P}_STOP_NONE, front.pc, left);
	take_op(state, pc, copy);
	copy[0].pc = front.pc;
	copy[0].units = (uint8_t)(copy[0].units + front.units);
%if $s/@cycles
	copy[0].cycles += front.cycles;
%end
	copy[0].prefixes = (uint8_t)(front.prefixes + 1);
	const struct ${$p}_op *const next = run_copy(state, copy, pc);
%if $s/files/c-file[@transient]
	${$p}_clear_transients(state);
%end
	return ${$p}_go_from(state, next, left);
}

/* Would a run stop here for a breakpoint behind prefixes? They can raise, so they are executed, on
 * a copy of the state that has no devices. */
static bool is_break_behind(const struct ${$p}_state *state)
{
	struct ${$p}_program *program = state->program;
	struct ${$p}_op op[1 + UNITS_MAX];
	struct ${$p}_state copy;
	if (!program->break_count || !is_prefix(state, state->pc))
		return false;
	copy = *state;
	copy.stop_on_trap = true;
%each $s/memories/c-memory
%if @single
	copy.${id: @member}.device = NULL;
%else
	for (unsigned i = 0; i < ${@banks}; i++)
		copy.${id: @member}[i].device = NULL;
%end
%end
	take_op(&copy, copy.pc, op);
	program->looking = true;
%call with_floats('	', concat($p, '_kernels[op->index](&copy, op, 0)'))
	program->looking = false;
	return copy.stop == ${$P}_STOP_BREAK;
}

