%# SPDX-License-Identifier: MIT
%if $s/@in-slot
/* An interrupt waits for the instruction in a delay slot. STOP_NONE: it can be taken. */
static enum ${$p}_stop run_slot(struct ${$p}_state *state, struct ${$p}_program *program,
		enum ${$p}_exception exception)
{
	struct nothing nothing;
	bool known = exception != ${$P}_EXCEPTION_NONE && (size_t)exception < ${$P}_EXCEPTION_COUNT;
	if (!known || !state->${id: $s/@in-slot})
		return ${$P}_STOP_NONE;
	enum ${$p}_stop stop = ${$p}_step(state, program ? program : open_nothing(&nothing));
	bool runs = stop == ${$P}_STOP_HALT || stop == ${$P}_STOP_SELF_JUMP || stop == ${$P}_STOP_BREAK;
	return runs ? ${$P}_STOP_NONE : stop;
}

%end
enum ${$p}_stop ${$p}_raise(struct ${$p}_state *state, struct ${$p}_program *program,
		       enum ${$p}_exception exception)
{
%if $s/@in-slot
	enum ${$p}_stop stop = run_slot(state, program, exception);
	if (stop != ${$P}_STOP_NONE)
		return stop;
%end
	return ${$p}_trap(state, program, exception, 0, 0);
}
