/* Kernels of the interpreter: instructions made ready, and what kernels are made of.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#ifndef TINY_KERNELS_H
#define TINY_KERNELS_H

#include "tiny_run.h"

#if defined(__GNUC__)
#define TINY_LIKELY(x) __builtin_expect(!!(x), 1)
#else
#define TINY_LIKELY(x) (x)
#endif

struct tiny_operand {
	/* the immediate, sign-extended; or the number of the register */
	uint32_t value;
};

/* An instruction made ready. */
struct tiny_op {
	uint16_t index;   /* of its kernel */
	uint8_t units;    /* its length, that of its prefixes included */
	uint8_t prefixes; /* that stand in front of it */
	uint32_t cycles; /* with those of prefixes */
	uint32_t pc; /* its address, or that of its first prefix */
	int32_t jump; /* bytes from it to the op that it jumps to each time; 0: not known */
	struct tiny_operand operand[3];
};

/* Executes an instruction and up to `left` more. Returns the one to go on with, or NULL: then the
 * state says why. state->left is how many were not done, but for one that came to NULL. */
typedef const struct tiny_op *tiny_kernel(struct tiny_state *state, const struct tiny_op *op,
		uint32_t left);

/* Kernels of what is no instruction, then those of instructions. */
enum {
	INDEX_DECODE,       /* not known yet */
	INDEX_UNDEFINED,
	INDEX_RESERVED,
	INDEX_UNEXECUTABLE,
	INDEX_UNFETCHED,    /* its bytes are not there */
	INDEX_BREAK,
	INDEX_FIRST
};
extern tiny_kernel *const tiny_kernels[];
/* The kernels of ops are for what is frequent: accesses to bytes of the caller, no prefix in front.
 * By the index of such a kernel: that of the one for all that can happen. */
extern const uint16_t tiny_general_index[];

/* Sets index, units, operands and what else depends on the instruction alone. False: it cannot be
 * executed, and nothing is set. */
bool tiny_prepare(const struct tiny_insn *insn, struct tiny_op *op);

/* What the machine does in place of an instruction that raises. Returns op where it does not say
 * where to go on. */
const struct tiny_op *tiny_trap_block(struct tiny_state *state, const struct tiny_op *op,
				   uint64_t cause, uint64_t bad_address);

/* What the machine does before the first instruction. Returns false where it raises: then it has no
 * effect. */
bool tiny_reset_block(struct tiny_state *state);

/* ---- how a kernel goes on ---- */

#if defined(__GNUC__)
#define TINY_COLD __attribute__((cold, noinline))
#else
#define TINY_COLD
#endif

enum {
	TINY_UNIT = 2,   /* bytes; an address of an instruction is a multiple of it */
	TINY_WATCH = 6,  /* a byte of program->coded stands for so many bits of an address */
	TINY_ACCESS_MAX = 16, /* bytes of an access to memory */
	TINY_PREFIXES = 14 /* at most, in front of an instruction */
};

/* Each ends as a kernel does. */
tiny_kernel tiny_decode_op, tiny_undefined_op, tiny_reserved_op, tiny_unexecutable_op,
	tiny_unfetched_op, tiny_break_op;
TINY_COLD const struct tiny_op *tiny_jump_elsewhere(struct tiny_state *state,
		const struct tiny_op *op, uint64_t target, uint32_t left);
TINY_COLD const struct tiny_op *tiny_jump_first(struct tiny_state *state,
		const struct tiny_op *op, uint64_t target, uint32_t left);
TINY_COLD const struct tiny_op *tiny_raise_op(struct tiny_state *state,
		const struct tiny_op *op, enum tiny_exception exception, uint64_t bad_address,
		uint32_t left);
const struct tiny_op *tiny_halt(struct tiny_state *state, uint64_t next_pc, uint32_t left);

/* Kernels call each other in a row, which compilers make jumps of. Where they do not, the stack
 * still has an end: rows are short. */
static inline const struct tiny_op *tiny_go_on(struct tiny_state *state,
		const struct tiny_op *next, uint32_t left)
{
	if (TINY_LIKELY(left))
		return tiny_kernels[next->index](state, next, left - 1);
	state->left = 0;
	return next;
}

/* The same behind a kernel that was called for one step. */
static inline const struct tiny_op *tiny_go_from(struct tiny_state *state,
		const struct tiny_op *next, uint32_t left)
{
	if (next)
		return tiny_go_on(state, next, left);
	state->left = left;
	return NULL;
}

/* Bytes of instructions have changed. */
TINY_COLD void tiny_forget_code(struct tiny_state *state, uint64_t address, unsigned size);

static inline uint64_t tiny_next_pc(const struct tiny_op *op)
{
	return (op->pc + (uint64_t)op->units * TINY_UNIT) & 0xffff;
}

/* target has no more bits than the counter. */
static inline const struct tiny_op *tiny_jump(struct tiny_state *state,
		const struct tiny_op *op, uint64_t target, uint32_t left)
{
	const struct tiny_program *program = state->program;
	const uint64_t offset = target - program->base;
	if (TINY_LIKELY(offset < program->size && offset % TINY_UNIT == 0 && target != op->pc))
		return tiny_go_on(state, program->ops + offset / TINY_UNIT, left);
	return tiny_jump_elsewhere(state, op, target, left);
}

/* The op goes to the same target each time. */
static inline const struct tiny_op *tiny_jump_fixed(struct tiny_state *state,
		const struct tiny_op *op, uint64_t target, uint32_t left)
{
	if (TINY_LIKELY(op->jump))
		return tiny_go_on(state, (const void *)((const char *)op + op->jump), left);
	return tiny_jump_first(state, op, target, left);
}

/* May these bytes of the memory ram be some of an instruction that is known? */
static inline bool tiny_code_at(const struct tiny_state *state, uint64_t address, unsigned size)
{
	const struct tiny_program *program = state->program;
	if (TINY_LIKELY(address - program->watched >= program->watched_size))
		return false;
	const uint64_t at = address - program->base + TINY_ACCESS_MAX;
	return program->coded[at >> TINY_WATCH] ||
	       program->coded[(at + size - 1) >> TINY_WATCH];
}

static inline bool tiny_raise_reset(struct tiny_state *state, enum tiny_exception exception,
				   uint64_t bad_address)
{
	state->exception = exception;
	state->bad_address = bad_address;
	return false;
}

/* Executes the instruction as its kernel did not. */
TINY_COLD const struct tiny_op *tiny_general(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left);

/* ---- memory ---- */

/* What the banks of a memory have in common. */
struct tiny_memory_kind {
	uint64_t reach; /* the highest address: bytes behind it are those from 0 on */
	bool aligned, big;
};
extern const struct tiny_memory_kind tiny_mem_kind_ram;

/* Accesses that do not lie in a run of the bank's bytes. */
TINY_COLD enum tiny_exception tiny_read_elsewhere(const struct tiny_writable_bank *bank,
		const struct tiny_memory_kind *kind, uint64_t address, unsigned size, uint64_t *value);
TINY_COLD enum tiny_exception tiny_write_elsewhere(const struct tiny_writable_bank *bank,
		const struct tiny_memory_kind *kind, uint64_t address, unsigned size, uint64_t value);
/* What any access raises, as far as can be said before it is made. */
TINY_COLD enum tiny_exception tiny_check_elsewhere(const struct tiny_writable_bank *bank,
		const struct tiny_memory_kind *kind, uint64_t address, unsigned size, bool writes);

/* Numbers in bytes: compilers make one access of each. */
static inline uint64_t tiny_load_little(const uint8_t *bytes, unsigned size)
{
	switch (size) {
	case 1:
		return bytes[0];
	case 2:
		return (uint32_t)bytes[0 & 1] | (uint32_t)bytes[1 & 1] << 8;
	case 4:
		return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
		       (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
	default:
		return tiny_load_little(bytes + 0, 4) |
		       tiny_load_little(bytes + 4, 4) << 32;
	}
}

static inline void tiny_put_little(uint8_t *bytes, unsigned size, uint64_t value)
{
	switch (size) {
	case 1:
		bytes[0] = (uint8_t)value;
		break;
	case 2:
		bytes[0 & 1] = (uint8_t)value;
		bytes[1 & 1] = (uint8_t)(value >> 8);
		break;
	case 4:
		bytes[0] = (uint8_t)value;
		bytes[1] = (uint8_t)(value >> 8);
		bytes[2] = (uint8_t)(value >> 16);
		bytes[3] = (uint8_t)(value >> 24);
		break;
	default:
		tiny_put_little(bytes + 0, 4, value);
		tiny_put_little(bytes + 4, 4, value >> 32);
		break;
	}
}

static inline bool tiny_has_bytes(const struct tiny_writable_bank *bank, bool aligned,
			       uint64_t address, unsigned size)
{
	const uint64_t offset = address - bank->base;
	return TINY_LIKELY(offset < bank->size && (size == 1 || bank->size - offset >= size) &&
			  !(aligned && address % size));
}

/* Where the access lies inside the bytes, and a store does not change instructions: reads; may it
 * write; writes. Else nothing happens. */
static inline bool tiny_mem_take_ram(const struct tiny_state *state, uint64_t address, unsigned size, uint64_t *value)
{
	if (!tiny_has_bytes(&state->ram, true, address, size))
		return false;
	*value = tiny_load_little((&state->ram)->bytes +
			(address - (&state->ram)->base), size);
	return true;
}

static inline bool tiny_mem_can_put_ram(const struct tiny_state *state, uint64_t address, unsigned size)
{
	return tiny_has_bytes(&state->ram, true, address, size) &&
	       !tiny_code_at(state, address, size);
}

static inline void tiny_mem_put_ram(const struct tiny_state *state, uint64_t address, unsigned size, uint64_t value)
{
	tiny_put_little((&state->ram)->bytes + (address - (&state->ram)->base), size, value);
}

/* The same anywhere; each says what is raised. */
static inline enum tiny_exception tiny_mem_read_ram(struct tiny_state *state, uint64_t address, unsigned size, uint64_t *value)
{
	if (tiny_mem_take_ram(state, address, size, value))
		return TINY_EXCEPTION_NONE;
	return tiny_read_elsewhere(&state->ram, &tiny_mem_kind_ram, address, size, value);
}

static inline enum tiny_exception tiny_mem_check_write_ram(struct tiny_state *state, uint64_t address, unsigned size)
{
	return tiny_check_elsewhere(&state->ram, &tiny_mem_kind_ram, address, size, true);
}

static inline enum tiny_exception tiny_mem_write_ram(struct tiny_state *state, uint64_t address, unsigned size, uint64_t value)
{
	if (!tiny_has_bytes(&state->ram, true, address, size)) {
		const enum tiny_exception raised =
				tiny_write_elsewhere(&state->ram, &tiny_mem_kind_ram, address, size,
						value);
		if (raised)
			return raised;
	} else {
		tiny_mem_put_ram(state, address, size, value);
	}
	for (unsigned i = 0; i < size; i++)
		if (tiny_code_at(state, (address + i) & UINT64_C(0xffff), 1))
			tiny_forget_code(state, (address + i) & UINT64_C(0xffff), 1);
	return TINY_EXCEPTION_NONE;
}

/* The quotient rounded down, of a positive divisor. */
static inline uint64_t tiny_divide(int64_t x, int64_t divisor)
{
	return (uint64_t)(x / divisor - (x % divisor < 0));
}

/* The remainder that is not negative. */
static inline uint64_t tiny_modulo(int64_t x, int64_t modulus)
{
	const int64_t rest = x % modulus;
	return (uint64_t)(rest < 0 ? rest + modulus : rest);
}

#endif
