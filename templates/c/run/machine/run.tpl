%# SPDX-License-Identifier: MIT
enum ${$p}_stop ${$p}_run(struct ${$p}_state *state, struct ${$p}_program *program, uint64_t limit,
		     uint64_t *steps)
{
	uint64_t left = limit;
	enum ${$p}_stop stop = ${$P}_STOP_LIMIT;
	const struct ${$p}_op *op;
	state->pc &= ${$P}_PC_MASK;
	if (limit) {
		state->program = program;
%if $has_constants
		set_constants(state);
%end
%call with_floats('		', 'op = run_all(state, &left)')
		stop = end_run(state, op, &left);
		state->program = NULL;
	}
	if (steps)
		*steps = limit - left;
	return stop;
}

enum ${$p}_stop ${$p}_step(struct ${$p}_state *state, struct ${$p}_program *program)
{
	enum ${$p}_stop stop = ${$p}_run(state, program, 1, NULL);
	return stop == ${$P}_STOP_LIMIT ? ${$P}_STOP_NONE : stop;
}
