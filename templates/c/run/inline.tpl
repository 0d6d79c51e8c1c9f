%# SPDX-License-Identifier: MIT
/* ---- how a kernel continues ---- */

#if defined(__GNUC__)
#define ${$P}_COLD __attribute__((cold, noinline))
#else
#define ${$P}_COLD
#endif

enum {
	${$P}_UNIT = ${$d/@unit-bytes},   /* bytes; an address of an instruction is a multiple of it */
	${$P}_WATCH = 6,  /* address bits covered by one byte of program->coded */
%if $s/prefixes/c-prefix
	${$P}_PREFIXES = 14, /* at most, before an instruction */
%end
	${$P}_ACCESS_MAX = 16 /* bytes of an access to memory */
};

/* Each ends like a kernel. target and next_pc have no more bits than the counter; left is that of
 * the kernel. */
${$p}_kernel ${$p}_decode_op, ${$p}_undefined_op, ${$p}_reserved_op, ${$p}_unexecutable_op,
	${$p}_unfetched_op, ${$p}_break_op;
%if $kernels-jump
${$P}_COLD const struct ${$p}_op *${$p}_jump_elsewhere(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint64_t target, uint32_t left);
%end
%if $calls = 'jump_fixed'
${$P}_COLD const struct ${$p}_op *${$p}_jump_first(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint64_t target, uint32_t left);
%end
${$P}_COLD const struct ${$p}_op *${$p}_raise_op(struct ${$p}_state *state,
		const struct ${$p}_op *op, enum ${$p}_exception exception, uint64_t bad_address,
		uint32_t left);
%if $calls = 'halt'
const struct ${$p}_op *${$p}_halt(struct ${$p}_state *state, uint64_t next_pc, uint32_t left);
%end
%if $s/prefixes/c-prefix
const struct ${$p}_op *${$p}_go_on_prefixed(struct ${$p}_state *state, const struct ${$p}_op *op,
				 uint32_t left);
%end

/* Kernels call each other in a row, which compilers make jumps of. Where they do not, the stack
 * still has an end: rows are short. */
static inline const struct ${$p}_op *${$p}_go_on(struct ${$p}_state *state,
		const struct ${$p}_op *next, uint32_t left)
{
	if (${$P}_LIKELY(left))
		return ${$p}_kernels[next->index](state, next, left - 1);
	state->left = 0;
	return next;
}

/* The same after a kernel that was called for one step. */
static inline const struct ${$p}_op *${$p}_go_from(struct ${$p}_state *state,
		const struct ${$p}_op *next, uint32_t left)
{
	if (next)
		return ${$p}_go_on(state, next, left);
	state->left = left;
	return NULL;
}

/* `size` bytes of instructions have changed, from the address on. */
${$P}_COLD void ${$p}_forget_code(struct ${$p}_state *state, uint64_t address, unsigned size);

%if $calls = 'next_pc' or $s/prefixes/c-prefix
/* The address after the instruction. */
static inline uint64_t ${$p}_next_pc(const struct ${$p}_op *op)
{
	return (op->pc + (uint64_t)op->units * ${$P}_UNIT) & ${$s/@pc-mask};
}

%end
%if $kernels-jump
/* target has no more bits than the counter. */
static inline const struct ${$p}_op *${$p}_jump(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint64_t target, uint32_t left)
{
	const struct ${$p}_program *program = state->program;
	const uint64_t offset = target - program->base;
	if (${$P}_LIKELY(offset < program->size && offset % ${$P}_UNIT == 0 && target != op->pc))
		return ${$p}_go_on(state, program->ops + offset / ${$P}_UNIT, left);
	return ${$p}_jump_elsewhere(state, op, target, left);
}

%end
%if $calls = 'jump_fixed'
/* The op goes to the same target each time. */
static inline const struct ${$p}_op *${$p}_jump_fixed(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint64_t target, uint32_t left)
{
	if (${$P}_LIKELY(op->jump))
		return ${$p}_go_on(state,
				(const struct ${$p}_op *)(const void *)((const char *)op + op->jump), left);
	return ${$p}_jump_first(state, op, target, left);
}

%end
/* May these bytes of the memory ${$s/@program} be some of an instruction that is known? There are
 * at most ${$P}_ACCESS_MAX of them. */
static inline bool ${$p}_code_at(const struct ${$p}_state *state, uint64_t address, unsigned size)
{
	const struct ${$p}_program *program = state->program;
	if (${$P}_LIKELY(address - program->watched >= program->watched_size))
		return false;
	const uint64_t at = address - program->base + ${$P}_ACCESS_MAX;
	return program->coded[at >> ${$P}_WATCH] ||
	       program->coded[(at + size - 1) >> ${$P}_WATCH];
}

