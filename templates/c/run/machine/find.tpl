%# SPDX-License-Identifier: MIT
/* ---- ops and addresses ---- */

enum {
	UNITS_MAX = (${$P}_LENGTH_MAX + ${$P}_UNIT - 1) / ${$P}_UNIT, /* of an instruction */
	BEHIND = UNITS_MAX,                           /* ops after those of a program */
%if $s/prefixes/c-prefix
	PREFIXED = 1024, /* ops that are kept as they are behind prefixes, */
	KEPT = PREFIXED + UNITS_MAX,                  /* and some after those */
%end
	OUTSIDE = 1 + UNITS_MAX
};

#define ${$P}_PC_MASK ((uint64_t)${$s/@pc-mask})
#define ${$P}_ADDRESS_MASK ((uint64_t)${$s/@address-mask})

typedef uint${$s/@counter-bits}_t counter;

static const struct ${$p}_op *stop_with(struct ${$p}_state *state, enum ${$p}_stop stop,
		uint64_t pc, uint32_t left)
{
	state->stop = stop;
	state->pc = pc;
	state->left = left;
	return NULL;
}

/* Is it one of these? It can also be in another array. */
static bool is_among(const struct ${$p}_op *op, const struct ${$p}_op *ops, uint64_t count)
{
	return (uintptr_t)op - (uintptr_t)ops < count * sizeof *ops;
}

/* The address of an op that can be reached: one in the buffer of the program, which both parts of
 * ops are in. */
static uint64_t address_of(const struct ${$p}_program *program, const struct ${$p}_op *op)
{
	if (is_among(op, program->outside, OUTSIDE))
		return op->pc;
	return (program->base + (uint64_t)(op - program->ops) * ${$P}_UNIT) & ${$P}_PC_MASK;
}

/* The op of an address, decoded or not. */
static struct ${$p}_op *op_at(const struct ${$p}_program *program, uint64_t pc)
{
	const uint64_t offset = pc - program->base;
	if (offset < program->size && offset % ${$P}_UNIT == 0)
		return program->ops + offset / ${$P}_UNIT;
	program->outside->index = ${$P}_INDEX_DECODE;
	program->outside->pc = (counter)pc;
	return program->outside;
}

static bool is_break(const struct ${$p}_program *program, uint64_t pc)
{
	for (unsigned i = 0; i < program->break_count; i++)
		if (program->breaks[i] == pc)
			return true;
	return false;
}

%if $kernels-jump
const struct ${$p}_op *${$p}_jump_elsewhere(struct ${$p}_state *state, const struct ${$p}_op *op,
				      uint64_t target, uint32_t left)
{
	if (target == op->pc && state->stop_on_self_jump && !state->in_trap)
		return stop_with(state, ${$P}_STOP_SELF_JUMP, target, left);
	return ${$p}_go_on(state, op_at(state->program, target), left);
}

%end
%if $calls = 'jump_fixed'
/* Remembers the way from one op of the program to another one. */
const struct ${$p}_op *${$p}_jump_first(struct ${$p}_state *state, const struct ${$p}_op *op,
				   uint64_t target, uint32_t left)
{
	const struct ${$p}_program *program = state->program;
	const uint64_t offset = target - program->base;
	if (is_among(op, program->ops, program->size / ${$P}_UNIT) && offset < program->size &&
	    offset % ${$P}_UNIT == 0) {
		const struct ${$p}_op *next = program->ops + offset / ${$P}_UNIT;
		const ptrdiff_t bytes = (const char *)next - (const char *)op;
		if (bytes >= INT32_MIN && bytes <= INT32_MAX)
			program->ops[op - program->ops].jump = (int32_t)bytes;
	}
	return ${$p}_jump(state, op, target, left);
}

%end
%if $calls = 'halt'
const struct ${$p}_op *${$p}_halt(struct ${$p}_state *state, uint64_t next_pc, uint32_t left)
{
	return stop_with(state, ${$P}_STOP_HALT, next_pc, left);
}

%end
