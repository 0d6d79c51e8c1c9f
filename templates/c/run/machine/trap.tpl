%# SPDX-License-Identifier: MIT
const struct ${$p}_op *${$p}_decode_op(struct ${$p}_state *state, const struct ${$p}_op *op,
		uint32_t left)
{
	op = ready_op(state, address_of(state->program, op));
	return ${$p}_kernels[op->index](state, op, left);
}

/* Runs an op outside of the program, for the instruction at address pc. */
static const struct ${$p}_op *run_copy(struct ${$p}_state *state, const struct ${$p}_op *copy,
		uint64_t pc)
{
	const struct ${$p}_op *next = ${$p}_kernels[copy->index](state, copy, 0);
	if (!is_among(next, copy, 1 + UNITS_MAX))
		return next;
	return op_at(state->program, (pc + (uint64_t)(next - copy) * ${$P}_UNIT) & ${$P}_PC_MASK);
}

%if $s/files/c-file[@transient]
/* The instruction of an address, decoded separately, with the Transient registers. */
%else
/* The instruction of an address, decoded separately. */
%end
static void take_op(struct ${$p}_state *state, uint64_t pc, struct ${$p}_op *copy)
{
	*copy = *ready_op(state, pc);
	if (copy->index == ${$P}_INDEX_BREAK)
		decode_op(state, pc, copy);
%if $calls = 'jump_fixed'
	copy->jump = 0; /* it is elsewhere */
%end
%if $kernels/@prefixed
	copy->index = ${$p}_general_index[copy->index];
%end
}

const struct ${$p}_op *${$p}_break_op(struct ${$p}_state *state, const struct ${$p}_op *op,
		uint32_t left)
{
	return stop_with(state, ${$P}_STOP_BREAK, address_of(state->program, op), left);
}

%if $s/prefixes/c-prefix
%include "run/machine/prefix.tpl"
%end
/* ---- exceptions ---- */

const struct ${$p}_op *${$p}_raise_op(struct ${$p}_state *state, const struct ${$p}_op *op,
				 enum ${$p}_exception exception, uint64_t bad_address,
				 uint32_t left)
{
	state->exception = exception;
	state->bad_address = bad_address;
%if $kernels/@raises
	state->raised = ${$P}_EXCEPTION_NONE;
%end
%if $kernels/trap
	static const uint64_t codes[${$P}_EXCEPTION_COUNT] = {
%each $s/exceptions/c-exception[@code != '0x0']
		[${$P}_EXCEPTION_${id: @id}] = ${@code},
%end
%if not($s/exceptions/c-exception[@code != '0x0'])
		0
%end
	};
	const struct ${$p}_op *next;
	if (state->in_trap || state->stop_on_trap)
		return stop_with(state, ${$P}_STOP_RAISE, op->pc, left);
%if $s/files/c-file[@transient]
	${$p}_clear_transients(state);
%end
	state->in_trap = true;
	next = ${$p}_trap_block(state, op, codes[exception], bad_address);
	state->in_trap = false;
	return ${$p}_go_from(state, next == op ? op_at(state->program, op->pc) : next, left);
%else
	return stop_with(state, ${$P}_STOP_RAISE, op->pc, left);
%end
}

%call event('undefined', 'UNDEFINED', $s/@undefined, '0')
%call event('reserved', 'RESERVED', $s/@undefined, '0')
%call event('unexecutable', 'UNEXECUTABLE', $s/@undefined, '0')
%call event('unfetched', 'FAULT', $s/@fetch, $own_address)
