/* Interpreter: programs are decoded once, then run instruction by instruction.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_kernels.h"
#include "gpu_float.h"

enum { UNIT = 16 }; /* bytes; an address is a multiple of it */

/* ---- the start ---- */

/* Constant registers, and no active lanes that there are not, whatever the caller wrote there. */
static void set_constants(struct gpu_state *state)
{
	for (unsigned lane = 0; lane < GPU_LANES; lane++)
		state->R[255][lane] = 0x0;
	state->UR[63] = 0x0;
	state->P[7] = 0xffffffff;
	state->UP[7] = 0x1;
	state->active &= 0xffffffff;
}

void gpu_reset(struct gpu_state *state)
{
	*state = (struct gpu_state){ 0 };
	state->lane = -1;
	state->active = 0xffffffff;
	set_constants(state);
}

/* ---- what stops a program ---- */

static enum gpu_stop stop_at_end(struct gpu_state *state, const struct gpu_op *op)
{
	(void)state;
	(void)op;
	return GPU_STOP_EXIT;
}

static enum gpu_stop stop_undefined(struct gpu_state *state, const struct gpu_op *op)
{
	(void)state;
	(void)op;
	return GPU_STOP_UNDEFINED;
}

static enum gpu_stop stop_reserved(struct gpu_state *state, const struct gpu_op *op)
{
	(void)state;
	(void)op;
	return GPU_STOP_RESERVED;
}

static enum gpu_stop stop_truncated(struct gpu_state *state, const struct gpu_op *op)
{
	(void)state;
	(void)op;
	return GPU_STOP_TRUNCATED;
}

static enum gpu_stop stop_unexecutable(struct gpu_state *state, const struct gpu_op *op)
{
	(void)state;
	(void)op;
	return GPU_STOP_UNEXECUTABLE;
}

/* ---- loading ---- */

/* An op for each unit, one for what stands behind the last one, and one to align the first. */
size_t gpu_program_room(size_t size)
{
	size_t most = SIZE_MAX / sizeof(struct gpu_op) - 2;
	return size / UNIT > most ? SIZE_MAX : (size / UNIT + 2) * sizeof(struct gpu_op);
}

static void load_op(struct gpu_op *op, const uint8_t *bytes, size_t size)
{
	struct gpu_insn insn;
	*op = (struct gpu_op){ 0 };
	switch (gpu_decode(bytes, size, &insn)) {
	case GPU_STATUS_OK:
		if (!gpu_prepare(&insn, op))
			op->kernel = stop_unexecutable;
		break;
	case GPU_STATUS_RESERVED:
		op->kernel = stop_reserved;
		break;
	case GPU_STATUS_TRUNCATED:
		op->kernel = stop_truncated;
		break;
	default:
		op->kernel = stop_undefined;
		break;
	}
}

bool gpu_load(struct gpu_program *program, void *room, size_t room_size, const uint8_t *bytes,
	      size_t size)
{
	size_t needed = gpu_program_room(size);
	size_t rest = (size_t)((uintptr_t)room % sizeof(struct gpu_op));
	if (needed == SIZE_MAX || room_size < needed)
		return false;
	size_t skip = rest ? sizeof(struct gpu_op) - rest : 0;
	struct gpu_op *ops = (struct gpu_op *)(void *)((unsigned char *)room + skip);
	size_t last = size / UNIT;
	for (size_t i = 0; i < last; i++)
		load_op(&ops[i], bytes + i * UNIT, size - i * UNIT);
	ops[last] = (struct gpu_op){ 0 };
	ops[last].kernel = size % UNIT ? stop_truncated : stop_at_end;
	program->ops = ops;
	program->size = size;
	return true;
}

/* ---- running ---- */

/* The op at state->pc, or NULL and why there is none. */
static const struct gpu_op *find_op(const struct gpu_state *state,
				    const struct gpu_program *program, enum gpu_stop *stop)
{
	*stop = state->pc == program->size ? GPU_STOP_EXIT : GPU_STOP_FAULT;
	if (state->pc >= program->size || state->pc % UNIT)
		return NULL;
	*stop = GPU_STOP_NONE;
	return program->ops + state->pc / UNIT;
}

enum gpu_stop gpu_run(struct gpu_state *state, const struct gpu_program *program,
		     uint64_t limit, uint64_t *steps)
{
	enum gpu_stop stop;
	uint64_t left = limit;
	const struct gpu_op *op = find_op(state, program, &stop);
	state->exception = GPU_EXCEPTION_NONE;
	state->lane = -1;
	if (steps)
		*steps = 0;
	if (!op)
		return stop;
	set_constants(state);
	struct gpu_float_mode mode;
	gpu_float_begin(&mode);
	/* Four at once: the loop costs less. */
	for (; left >= 4; left -= 4, op += 4) {
		stop = op[0].kernel(state, &op[0]);
		if (stop)
			break;
		stop = op[1].kernel(state, &op[1]);
		if (stop) {
			left -= 1, op += 1;
			break;
		}
		stop = op[2].kernel(state, &op[2]);
		if (stop) {
			left -= 2, op += 2;
			break;
		}
		stop = op[3].kernel(state, &op[3]);
		if (stop) {
			left -= 3, op += 3;
			break;
		}
	}
	for (; left && !stop; left--, op++) {
		stop = op->kernel(state, op);
		if (stop)
			break;
	}
	gpu_float_end(&mode);
	if (!stop)
		stop = op->kernel == stop_at_end ? GPU_STOP_EXIT : GPU_STOP_LIMIT;
	state->pc = (uint64_t)(op - program->ops) * UNIT;
	if (steps)
		*steps = limit - left;
	return stop;
}

enum gpu_stop gpu_step(struct gpu_state *state, const struct gpu_program *program)
{
	uint64_t steps;
	enum gpu_stop stop = gpu_run(state, program, 1, &steps);
	return steps ? GPU_STOP_NONE : stop;
}
