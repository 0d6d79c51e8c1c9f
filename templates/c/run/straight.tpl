%# SPDX-License-Identifier: MIT
/* ---- what stops a program ---- */

%call stopper('stop_at_end', 'EXIT')
%call stopper('stop_undefined', 'UNDEFINED')
%call stopper('stop_reserved', 'RESERVED')
%call stopper('stop_truncated', 'TRUNCATED')
%call stopper('stop_unexecutable', 'UNEXECUTABLE')
/* ---- loading ---- */

/* An op for each unit, one for the end after the last one, and one to align the first. */
size_t ${$p}_program_room(size_t size)
{
	size_t most = SIZE_MAX / sizeof(struct ${$p}_op) - 2;
	return size / ${$P}_UNIT > most ? SIZE_MAX : (size / ${$P}_UNIT + 2) * sizeof(struct ${$p}_op);
}

static void load_op(struct ${$p}_op *op, const uint8_t *bytes, size_t size)
{
	struct ${$p}_insn insn;
	*op = (struct ${$p}_op){ 0 };
	switch (${$p}_decode(bytes, size, &insn)) {
	case ${$P}_STATUS_OK:
		if (!${$p}_prepare(&insn, op))
			op->kernel = stop_unexecutable;
%if not($one_length)
		op->length = (uint8_t)(insn.length / ${$P}_UNIT);
%end
		break;
	case ${$P}_STATUS_RESERVED:
		op->kernel = stop_reserved;
		break;
	case ${$P}_STATUS_TRUNCATED:
		op->kernel = stop_truncated;
		break;
	default:
		op->kernel = stop_undefined;
		break;
	}
}

bool ${$p}_load(struct ${$p}_program *program, void *room, size_t room_size, const uint8_t *bytes,
	      size_t size)
{
	size_t needed = ${$p}_program_room(size);
	size_t rest = (size_t)((uintptr_t)room % sizeof(struct ${$p}_op));
	if (needed == SIZE_MAX || room_size < needed)
		return false;
	size_t skip = rest ? sizeof(struct ${$p}_op) - rest : 0;
	struct ${$p}_op *ops = (struct ${$p}_op *)(void *)((unsigned char *)room + skip);
	size_t last = size / ${$P}_UNIT;
	for (size_t i = 0; i < last; i++)
		load_op(&ops[i], bytes + i * ${$P}_UNIT, size - i * ${$P}_UNIT);
	ops[last] = (struct ${$p}_op){ 0 };
	ops[last].kernel = size % ${$P}_UNIT ? stop_truncated : stop_at_end;
	program->ops = ops;
	program->size = size;
	return true;
}

/* ---- running ---- */

/* The op at state->pc, or NULL and the reason. */
static const struct ${$p}_op *find_op(const struct ${$p}_state *state,
				    const struct ${$p}_program *program, enum ${$p}_stop *stop)
{
	*stop = state->pc == program->size ? ${$P}_STOP_EXIT : ${$P}_STOP_FAULT;
	if (state->pc >= program->size || state->pc % ${$P}_UNIT)
		return NULL;
	*stop = ${$P}_STOP_NONE;
	return program->ops + state->pc / ${$P}_UNIT;
}

enum ${$p}_stop ${$p}_run(struct ${$p}_state *state, const struct ${$p}_program *program,
		     uint64_t limit, uint64_t *steps)
{
	enum ${$p}_stop stop;
	uint64_t left = limit;
	const struct ${$p}_op *op = find_op(state, program, &stop);
	state->exception = ${$P}_EXCEPTION_NONE;
	state->lane = -1;
	if (steps)
		*steps = 0;
	if (!op)
		return stop;
%if $has_constants
	set_constants(state);
%end
%if $d/@floats = 'yes'
	struct ${$p}_float_mode mode;
	${$p}_float_begin(&mode);
%end
%include "run/loop.tpl"
%if $d/@floats = 'yes'
	${$p}_float_end(&mode);
%end
	if (!stop)
		stop = op->kernel == stop_at_end ? ${$P}_STOP_EXIT : ${$P}_STOP_LIMIT;
	state->pc = (uint64_t)(op - program->ops) * ${$P}_UNIT;
	if (steps)
		*steps = limit - left;
	return stop;
}

enum ${$p}_stop ${$p}_step(struct ${$p}_state *state, const struct ${$p}_program *program)
{
	uint64_t steps;
	enum ${$p}_stop stop = ${$p}_run(state, program, 1, &steps);
	return steps ? ${$P}_STOP_NONE : stop;
}
