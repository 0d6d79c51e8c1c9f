%# SPDX-License-Identifier: MIT
/* ---- running ---- */

/* For what runs without a program. */
struct nothing {
	struct ${$p}_program program;
	struct ${$p}_op outside[OUTSIDE];
};

static struct ${$p}_program *open_nothing(struct nothing *nothing)
{
	*nothing = (struct nothing){ 0 };
	nothing->program.outside = nothing->program.ops = nothing->outside;
	return &nothing->program;
}

void ${$p}_start(struct ${$p}_state *state)
{
	const struct ${$p}_state before = *state;
	*state = (struct ${$p}_state){ 0 };
%each $s/memories/c-memory
%if @single
	state->${id: @member} = before.${id: @member};
%else
	for (unsigned i = 0; i < ${@banks}; i++)
		state->${id: @member}[i] = before.${id: @member}[i];
%end
%end
	state->stop_on_trap = before.stop_on_trap;
	state->stop_on_self_jump = before.stop_on_self_jump;
%each $s/files/c-file[@initial]
	state->${id: @member} = ${@initial};
%end
%if $has_constants
	set_constants(state);
%end
}

enum ${$p}_stop ${$p}_reset(struct ${$p}_state *state)
{
	${$p}_start(state);
%if $kernels/reset
	struct nothing nothing;
	bool good;
	state->program = open_nothing(&nothing);
	state->in_trap = true; /* its exceptions do not trap */
%call with_floats('	', concat('good = ', $p, '_reset_block(state)'))
	state->program = NULL;
	state->in_trap = false;
	if (!good)
		return ${$P}_STOP_RAISE;
%end
	return ${$P}_STOP_NONE;
}

enum ${$p}_stop ${$p}_trap(struct ${$p}_state *state, struct ${$p}_program *program,
		      enum ${$p}_exception exception, unsigned length, uint64_t bad_address)
{
	struct nothing nothing;
	struct ${$p}_op op = { 0 };
	const struct ${$p}_op *next;
	bool known = exception != ${$P}_EXCEPTION_NONE && (size_t)exception < ${$P}_EXCEPTION_COUNT;
	if (!known || length % ${$P}_UNIT || length / ${$P}_UNIT > UINT8_MAX)
		return ${$P}_STOP_FAULT;
	op.pc = (counter)(state->pc &= ${$P}_PC_MASK);
	op.units = (uint8_t)(length / ${$P}_UNIT);
	bad_address &= ${$s/@bad-address-mask};
	state->program = program ? program : open_nothing(&nothing);
%if $s/files/c-file[@transient]
	${$p}_clear_transients(state);
%end
%call with_floats('	', concat('next = ', $p, '_raise_op(state, &op, exception, bad_address, 0)'))
	if (next)
		state->pc = address_of(state->program, next);
	state->program = NULL;
	return next ? ${$P}_STOP_NONE : state->stop;
}

%include "run/machine/interrupt.tpl"

enum { ROW = 256 }; /* steps of kernels that call each other */

/* Continues from op for at most *left steps; *left receives the rest. Returns the op where
 * it stopped, or NULL. */
static const struct ${$p}_op *run_on(struct ${$p}_state *state, const struct ${$p}_op *op,
		uint64_t *left)
{
	uint64_t rest = *left;
	while (rest && op) {
		const uint32_t most = rest < ROW ? (uint32_t)rest : ROW;
		op = ${$p}_kernels[op->index](state, op, most - 1);
		rest -= most - state->left;
		if (!op) /* it was not executed */
			rest++;
	}
	*left = rest;
	return op;
}

%if $s/files/c-file[@transient]
/* The first step continues at a breakpoint, and the caller may have set Transient registers. */
%else
/* The first step continues at a breakpoint. */
%end
static const struct ${$p}_op *run_all(struct ${$p}_state *state, uint64_t *left)
{
	const struct ${$p}_op *op;
	struct ${$p}_op copy[1 + UNITS_MAX];
	const uint64_t pc = state->pc;
	take_op(state, pc, copy);
%if $s/prefixes/c-prefix
	state->program->passing = true;
%end
	op = run_copy(state, copy, pc);
%if $s/prefixes/c-prefix
	state->program->passing = false;
%end
%if $s/files/c-file[@transient]
	${$p}_clear_transients(state);
%end
	if (!op)
		return NULL;
	--*left;
	return run_on(state, op, left);
}

/* Why it stopped at this op, or nowhere; *left becomes the steps that were not done. */
static enum ${$p}_stop end_run(struct ${$p}_state *state, const struct ${$p}_op *op, uint64_t *left)
{
	if (!op) {
		if (state->stop == ${$P}_STOP_HALT || state->stop == ${$P}_STOP_SELF_JUMP)
			--*left;
		return state->stop;
	}
	state->pc = address_of(state->program, op);
%if $s/prefixes/c-prefix
	if (is_break_behind(state))
		return ${$P}_STOP_BREAK;
%end
	return is_break(state->program, state->pc) ? ${$P}_STOP_BREAK : ${$P}_STOP_LIMIT;
}

