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

/* Where the op of this address behind prefixes is kept, unless there are breakpoints to look at. */
static struct ${$p}_op *prefixed_at(const struct ${$p}_program *program, uint64_t pc)
{
	const uint64_t offset = pc - program->base;
	if (offset >= program->size || program->break_count)
		return NULL;
	return program->prefixed + offset / ${$P}_UNIT % PREFIXED;
}

/* Is this the op at `own` as it is behind the prefix? What changes its bytes takes it away. */
static bool is_kept(const struct ${$p}_op *kept, const struct ${$p}_op *front,
		const struct ${$p}_op *own)
{
%if not($s/@cycles)
	(void)own;
%end
	return kept->prefixes == front->prefixes + 1 && kept->pc == front->pc$\
%if $s/@cycles
 &&
	       kept->cycles == own->cycles + front->cycles$\
%end
;
}

/* Decodes the instruction behind a prefix, and keeps it if its record is. */
static ${$P}_COLD const struct ${$p}_op *take_prefixed(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint32_t left)
{
	struct ${$p}_op copy[1 + UNITS_MAX];
	const uint64_t pc = ${$p}_next_pc(op);
	struct ${$p}_op *const kept = prefixed_at(state->program, pc);
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
	if (kept && op_at(state->program, pc)->index != ${$P}_INDEX_DECODE)
		*kept = copy[0];
	const struct ${$p}_op *const next = run_copy(state, copy, pc);
%if $s/files/c-file[@transient]
	${$p}_clear_transients(state);
%end
	return ${$p}_go_from(state, next, left);
}

const struct ${$p}_op *${$p}_go_on_prefixed(struct ${$p}_state *state, const struct ${$p}_op *op,
				 uint32_t left)
{
	const uint64_t pc = ${$p}_next_pc(op);
	const struct ${$p}_op *const kept = prefixed_at(state->program, pc), *next;
	if (!${$P}_LIKELY(kept))
		return take_prefixed(state, op, left);
	const struct ${$p}_op *const own =
			state->program->ops + (pc - state->program->base) / ${$P}_UNIT;
	if (!${$P}_LIKELY(is_kept(kept, op, own)))
		return take_prefixed(state, op, left);
	next = ${$p}_kernels[kept->index](state, kept, 0);
	if (is_among(next, kept, 1 + UNITS_MAX))
		next = own + (next - kept);
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

