/* Kernels of the interpreter: instructions made ready, and what kernels are made of.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#ifndef BREW_KERNELS_H
#define BREW_KERNELS_H

#include "brew_run.h"

#if defined(__GNUC__)
#define BREW_LIKELY(x) __builtin_expect(!!(x), 1)
#else
#define BREW_LIKELY(x) (x)
#endif

struct brew_operand {
	/* the immediate, sign-extended; or the number of the register */
	uint32_t value;
};

/* An instruction made ready. */
struct brew_op {
	uint16_t index;   /* of its kernel */
	uint8_t units;    /* its length, that of its prefixes included */
	uint8_t prefixes; /* that stand in front of it */
	uint32_t pc; /* its address, or that of its first prefix */
	int32_t jump; /* bytes from it to the op that it jumps to each time; 0: not known */
	struct brew_operand operand[4];
};

/* Executes an instruction and up to `left` more. Returns the one to go on with, or NULL: then the
 * state says why. state->left is how many were not done, but for one that came to NULL. */
typedef const struct brew_op *brew_kernel(struct brew_state *state, const struct brew_op *op,
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
extern brew_kernel *const brew_kernels[];
/* The kernels of ops are for what is frequent: accesses to bytes of the caller, no prefix in front.
 * By the index of such a kernel: that of the one for all that can happen. */
extern const uint16_t brew_general_index[];

/* Sets index, units, operands and what else depends on the instruction alone. False: it cannot be
 * executed, and nothing is set. */
bool brew_prepare(const struct brew_insn *insn, struct brew_op *op);

/* What the machine does in place of an instruction that raises. Returns op where it does not say
 * where to go on. */
const struct brew_op *brew_trap_block(struct brew_state *state, const struct brew_op *op,
				   uint64_t cause, uint64_t bad_address);

/* What the machine does before the first instruction. Returns false where it raises: then it has no
 * effect. */
bool brew_reset_block(struct brew_state *state);

/* ---- how a kernel goes on ---- */

#if defined(__GNUC__)
#define BREW_COLD __attribute__((cold, noinline))
#else
#define BREW_COLD
#endif

enum {
	BREW_UNIT = 2,   /* bytes; an address of an instruction is a multiple of it */
	BREW_WATCH = 6,  /* a byte of program->coded stands for so many bits of an address */
	BREW_ACCESS_MAX = 16, /* bytes of an access to memory */
	BREW_PREFIXES = 14 /* at most, in front of an instruction */
};

/* Each ends as a kernel does. */
brew_kernel brew_decode_op, brew_undefined_op, brew_reserved_op, brew_unexecutable_op,
	brew_unfetched_op, brew_break_op;
BREW_COLD const struct brew_op *brew_jump_elsewhere(struct brew_state *state,
		const struct brew_op *op, uint64_t target, uint32_t left);
BREW_COLD const struct brew_op *brew_jump_first(struct brew_state *state,
		const struct brew_op *op, uint64_t target, uint32_t left);
BREW_COLD const struct brew_op *brew_raise_op(struct brew_state *state,
		const struct brew_op *op, enum brew_exception exception, uint64_t bad_address,
		uint32_t left);
const struct brew_op *brew_halt(struct brew_state *state, uint64_t next_pc, uint32_t left);
const struct brew_op *brew_go_on_prefixed(struct brew_state *state, const struct brew_op *op,
				 const struct brew_op *next, uint32_t left);

/* Kernels call each other in a row, which compilers make jumps of. Where they do not, the stack
 * still has an end: rows are short. */
static inline const struct brew_op *brew_go_on(struct brew_state *state,
		const struct brew_op *next, uint32_t left)
{
	if (BREW_LIKELY(left))
		return brew_kernels[next->index](state, next, left - 1);
	state->left = 0;
	return next;
}

/* The same behind a kernel that was called for one step. */
static inline const struct brew_op *brew_go_from(struct brew_state *state,
		const struct brew_op *next, uint32_t left)
{
	if (next)
		return brew_go_on(state, next, left);
	state->left = left;
	return NULL;
}

/* Bytes of instructions have changed. */
BREW_COLD void brew_forget_code(struct brew_state *state, uint64_t address, unsigned size);

static inline uint64_t brew_next_pc(const struct brew_op *op)
{
	return (op->pc + (uint64_t)op->units * BREW_UNIT) & 0xffffffff;
}

/* target has no more bits than the counter. */
static inline const struct brew_op *brew_jump(struct brew_state *state,
		const struct brew_op *op, uint64_t target, uint32_t left)
{
	const struct brew_program *program = state->program;
	const uint64_t offset = target - program->base;
	if (BREW_LIKELY(offset < program->size && offset % BREW_UNIT == 0 && target != op->pc))
		return brew_go_on(state, program->ops + offset / BREW_UNIT, left);
	return brew_jump_elsewhere(state, op, target, left);
}

/* The op goes to the same target each time. */
static inline const struct brew_op *brew_jump_fixed(struct brew_state *state,
		const struct brew_op *op, uint64_t target, uint32_t left)
{
	if (BREW_LIKELY(op->jump))
		return brew_go_on(state, (const void *)((const char *)op + op->jump), left);
	return brew_jump_first(state, op, target, left);
}

/* May these bytes of the memory MEM be some of an instruction that is known? */
static inline bool brew_code_at(const struct brew_state *state, uint64_t address, unsigned size)
{
	const struct brew_program *program = state->program;
	if (BREW_LIKELY(address - program->watched >= program->watched_size))
		return false;
	const uint64_t at = address - program->base + BREW_ACCESS_MAX;
	return program->coded[at >> BREW_WATCH] ||
	       program->coded[(at + size - 1) >> BREW_WATCH];
}

/* What prefixes have set for the instruction behind them. */
static inline void brew_clear_transients(struct brew_state *state)
{
	state->type_a = 0xf;
	state->type_b = 0xf;
	state->prefixed = 0;
}

static inline bool brew_raise_reset(struct brew_state *state, enum brew_exception exception,
				   uint64_t bad_address)
{
	state->exception = exception;
	state->bad_address = bad_address;
	return false;
}

/* Executes the instruction as its kernel did not. */
BREW_COLD const struct brew_op *brew_general(struct brew_state *state,
		const struct brew_op *op, uint32_t left);

/* ---- memory ---- */

/* What the banks of a memory have in common. */
struct brew_memory_kind {
	uint64_t reach; /* the highest address: bytes behind it are those from 0 on */
	bool aligned, big;
};
extern const struct brew_memory_kind brew_mem_kind_MEM;

/* Accesses that do not lie in a run of the bank's bytes. */
BREW_COLD enum brew_exception brew_read_elsewhere(const struct brew_writable_bank *bank,
		const struct brew_memory_kind *kind, uint64_t address, unsigned size, uint64_t *value);
BREW_COLD enum brew_exception brew_write_elsewhere(const struct brew_writable_bank *bank,
		const struct brew_memory_kind *kind, uint64_t address, unsigned size, uint64_t value);
/* What any access raises, as far as can be said before it is made. */
BREW_COLD enum brew_exception brew_check_elsewhere(const struct brew_writable_bank *bank,
		const struct brew_memory_kind *kind, uint64_t address, unsigned size, bool writes);

/* Numbers in bytes: compilers make one access of each. */
static inline uint64_t brew_load_little(const uint8_t *bytes, unsigned size)
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
		return brew_load_little(bytes + 0, 4) |
		       brew_load_little(bytes + 4, 4) << 32;
	}
}

static inline void brew_put_little(uint8_t *bytes, unsigned size, uint64_t value)
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
		brew_put_little(bytes + 0, 4, value);
		brew_put_little(bytes + 4, 4, value >> 32);
		break;
	}
}

static inline bool brew_has_bytes(const struct brew_writable_bank *bank, bool aligned,
			       uint64_t address, unsigned size)
{
	const uint64_t offset = address - bank->base;
	return BREW_LIKELY(offset < bank->size && (size == 1 || bank->size - offset >= size) &&
			  !(aligned && address % size));
}

/* Where the access lies inside the bytes, and a store does not change instructions: reads; may it
 * write; writes. Else nothing happens. */
static inline bool brew_mem_take_MEM(const struct brew_state *state, uint64_t address, unsigned size, uint64_t *value)
{
	if (!brew_has_bytes(&state->MEM, false, address, size))
		return false;
	*value = brew_load_little((&state->MEM)->bytes +
			(address - (&state->MEM)->base), size);
	return true;
}

static inline bool brew_mem_can_put_MEM(const struct brew_state *state, uint64_t address, unsigned size)
{
	return brew_has_bytes(&state->MEM, false, address, size) &&
	       !brew_code_at(state, address, size);
}

static inline void brew_mem_put_MEM(const struct brew_state *state, uint64_t address, unsigned size, uint64_t value)
{
	brew_put_little((&state->MEM)->bytes + (address - (&state->MEM)->base), size, value);
}

/* The same anywhere; each says what is raised. */
static inline enum brew_exception brew_mem_read_MEM(struct brew_state *state, uint64_t address, unsigned size, uint64_t *value)
{
	if (brew_mem_take_MEM(state, address, size, value))
		return BREW_EXCEPTION_NONE;
	return brew_read_elsewhere(&state->MEM, &brew_mem_kind_MEM, address, size, value);
}

static inline enum brew_exception brew_mem_check_write_MEM(struct brew_state *state, uint64_t address, unsigned size)
{
	return brew_check_elsewhere(&state->MEM, &brew_mem_kind_MEM, address, size, true);
}

static inline enum brew_exception brew_mem_write_MEM(struct brew_state *state, uint64_t address, unsigned size, uint64_t value)
{
	if (!brew_has_bytes(&state->MEM, false, address, size)) {
		const enum brew_exception raised =
				brew_write_elsewhere(&state->MEM, &brew_mem_kind_MEM, address, size,
						value);
		if (raised)
			return raised;
	} else {
		brew_mem_put_MEM(state, address, size, value);
	}
	for (unsigned i = 0; i < size; i++)
		if (brew_code_at(state, (address + i) & UINT64_C(0xffffffff), 1))
			brew_forget_code(state, (address + i) & UINT64_C(0xffffffff), 1);
	return BREW_EXCEPTION_NONE;
}

/* The quotient rounded down, of a positive divisor. */
static inline uint64_t brew_divide(int64_t x, int64_t divisor)
{
	return (uint64_t)(x / divisor - (x % divisor < 0));
}

/* The remainder that is not negative. */
static inline uint64_t brew_modulo(int64_t x, int64_t modulus)
{
	const int64_t rest = x % modulus;
	return (uint64_t)(rest < 0 ? rest + modulus : rest);
}

/* ---- integers of 128 bits ---- */

struct brew_wide {
	uint64_t low, high;
};

static inline struct brew_wide brew_wide(uint64_t high, uint64_t low)
{
	return (struct brew_wide){ low, high };
}

static inline struct brew_wide brew_wide_unsigned(uint64_t x)
{
	return brew_wide(0, x);
}

static inline struct brew_wide brew_wide_signed(uint64_t x)
{
	return brew_wide(0 - (x >> 63), x);
}

static inline struct brew_wide brew_wide_add(struct brew_wide x, struct brew_wide y)
{
	const uint64_t low = x.low + y.low;
	return brew_wide(x.high + y.high + (low < x.low), low);
}

static inline struct brew_wide brew_wide_not(struct brew_wide x)
{
	return brew_wide(~x.high, ~x.low);
}

static inline struct brew_wide brew_wide_sub(struct brew_wide x, struct brew_wide y)
{
	return brew_wide(x.high - y.high - (x.low < y.low), x.low - y.low);
}

/* Product modulo 2^128, by halves of 32 bits. */
static inline struct brew_wide brew_wide_mul(struct brew_wide x, struct brew_wide y)
{
	const uint64_t half = 0xffffffff;
	const uint64_t ll = (x.low & half) * (y.low & half), lh = (x.low & half) * (y.low >> 32);
	const uint64_t hl = (x.low >> 32) * (y.low & half), hh = (x.low >> 32) * (y.low >> 32);
	const uint64_t middle = (ll >> 32) + (lh & half) + (hl & half);
	return brew_wide(hh + (lh >> 32) + (hl >> 32) + (middle >> 32) + x.low * y.high + x.high
			* y.low,
		       (middle << 32) | (ll & half));
}

static inline struct brew_wide brew_wide_and(struct brew_wide x, struct brew_wide y)
{
	return brew_wide(x.high & y.high, x.low & y.low);
}

static inline struct brew_wide brew_wide_or(struct brew_wide x, struct brew_wide y)
{
	return brew_wide(x.high | y.high, x.low | y.low);
}

static inline struct brew_wide brew_wide_xor(struct brew_wide x, struct brew_wide y)
{
	return brew_wide(x.high ^ y.high, x.low ^ y.low);
}

/* Shifts by any number of bits; sar copies the sign. */
static inline struct brew_wide brew_wide_shl(struct brew_wide x, unsigned n)
{
	if (n == 0)
		return x;
	if (n >= 64)
		return brew_wide(n < 128 ? x.low << (n - 64) : 0, 0);
	return brew_wide(x.high << n | x.low >> (64 - n), x.low << n);
}

static inline struct brew_wide brew_wide_shr(struct brew_wide x, unsigned n)
{
	if (n == 0)
		return x;
	if (n >= 64)
		return brew_wide(0, n < 128 ? x.high >> (n - 64) : 0);
	return brew_wide(x.high >> n, x.low >> n | x.high << (64 - n));
}

static inline struct brew_wide brew_wide_sar(struct brew_wide x, unsigned n)
{
	return x.high >> 63 ? brew_wide_not(brew_wide_shr(brew_wide_not(x),
			n)) : brew_wide_shr(x, n);
}

static inline bool brew_wide_equal(struct brew_wide x, struct brew_wide y)
{
	return x.low == y.low && x.high == y.high;
}

static inline bool brew_wide_less(struct brew_wide x, struct brew_wide y)
{
	return x.high < y.high || (x.high == y.high && x.low < y.low);
}

static inline bool brew_wide_less_signed(struct brew_wide x, struct brew_wide y)
{
	const uint64_t sign = (uint64_t)1 << 63;
	return brew_wide_less(brew_wide(x.high ^ sign, x.low), brew_wide(y.high ^ sign, y.low));
}

#endif
