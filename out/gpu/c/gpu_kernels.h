/* Kernels of the interpreter: instructions made ready, and what kernels are made of.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#ifndef GPU_KERNELS_H
#define GPU_KERNELS_H

#include "gpu_run.h"

typedef uint32_t gpu_mask; /* a bit a lane */
#define GPU_ALL_LANES ((gpu_mask)-1 >> (8 * sizeof(gpu_mask) - GPU_LANES))

/* In front of a loop over lanes, which do not depend on each other. */
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed" /* not every loop has to become one of vectors */
#define GPU_EACH_LANE _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define GPU_EACH_LANE _Pragma("GCC ivdep")
#else
#define GPU_EACH_LANE
#endif

#if defined(__GNUC__)
#define GPU_LIKELY(x) __builtin_expect(x, 1)
#else
#define GPU_LIKELY(x) (x)
#endif

/* A function that would make each kernel long. */
#if defined(__GNUC__)
#define GPU_SELDOM static __attribute__((noinline, unused))
#else
#define GPU_SELDOM static inline
#endif

/* Where the value of an operand comes from. */
enum gpu_kind {
	KIND_IMMEDIATE,
	KIND_SIGNED, /* an immediate, sign-extended */
	KIND_FILE_R,
	KIND_FILE_UR,
	KIND_FILE_P,
	KIND_FILE_UP,
	KIND_AT_c,
	KIND_ALL = 0x1f,
	/* What an operand that is the same in all lanes becomes before the kernel runs: a row of so
	 * many bits an element, a word with a bit a lane, a number in the record. */
	MAKE_ROW_32 = 0x20,
	MAKE_ROW_64 = 0x40,
	MAKE_WORD = 0x60,
	MAKE_NUMBER = 0x80
};

/* Who executes: nobody but one, the active lanes, those of a predicate. */
enum gpu_guard {
	GUARD_ONCE,
	GUARD_LANES,
	GUARD_FILE_UR,
	GUARD_FILE_P,
	GUARD_FILE_UP,
	GUARD_COUNT
};

struct gpu_operand {
	/* the immediate, the number of the register, the address; of a register with a value for each
	 * lane its place in the state, in bytes */
	uint32_t value;
	uint8_t kind;   /* enum gpu_kind */
	uint8_t bank;
	uint8_t size;   /* bytes of the access to memory; 0: another operand has them */
	uint8_t bytes;  /* of the value in memory */
};

typedef enum gpu_stop gpu_kernel(struct gpu_state *state, const struct gpu_op *op);

/* An instruction made ready. */
struct gpu_op {
	gpu_kernel *kernel;
	gpu_kernel *fetched_for; /* where kernel fetches operands first */
	gpu_mask guard_invert;
	uint16_t guard;      /* number of the predicate */
	uint8_t guard_kind;  /* enum gpu_guard */
	uint8_t fetched;     /* one more than the last operand that is fetched first */
	uint32_t single; /* value of the only operand that becomes a row: its place stands there */
	struct gpu_operand operand[13];
};

/* Sets the kernel and all it needs; the length is the caller's. False: the instruction cannot be
 * executed. */
bool gpu_prepare(const struct gpu_insn *insn, struct gpu_op *op);

/* ---- what stops an instruction ---- */

/* lanes: where it was raised; 0: the instruction is not executed by lanes. */
static inline enum gpu_stop gpu_raise(struct gpu_state *state, enum gpu_exception exception,
				      gpu_mask lanes)
{
	state->exception = exception;
	state->lane = -1;
	for (int lane = 0; lanes && state->lane < 0; lane++)
		if (lanes >> lane & 1)
			state->lane = lane;
	return GPU_STOP_RAISE;
}

/* ---- memory c ---- */

/* What an access of `size` bytes would raise. */
static inline enum gpu_exception gpu_mem_check_c(const struct gpu_state
		*state, uint64_t bank,
						   uint64_t address, unsigned size)
{
	if (bank >= 32 || state->c[bank].size < size ||
	    address > state->c[bank].size - size)
		return GPU_EXCEPTION_AddressRange;
	return address % size ? GPU_EXCEPTION_AddressAlign : GPU_EXCEPTION_NONE;
}

/* At most 8 bytes; 0 where the access raises. */
static inline uint64_t gpu_mem_load_c(const struct gpu_state *state, uint64_t bank,
					uint64_t address, unsigned size)
{
	uint64_t value = 0;
	if (gpu_mem_check_c(state, bank, address, size))
		return 0;
	const uint8_t *bytes = state->c[bank].bytes + address;
	for (unsigned i = 0; i < size; i++)
		value |= (uint64_t)bytes[i] << 8 * i;
	return value;
}

/* ---- operands ---- */

static inline uint64_t gpu_value(const struct gpu_state *state,
		const struct gpu_operand *operand)
{
	switch (operand->kind) {
	case KIND_SIGNED:
		return (uint64_t)(int64_t)(int32_t)operand->value;
	case KIND_FILE_UR:
		return state->UR[operand->value];
	case KIND_FILE_UP:
		return state->UP[operand->value];
	case KIND_AT_c:
		return gpu_mem_load_c(state, operand->bank, operand->value, operand->bytes);
	default:
		(void)state;
		return operand->value;
	}
}

/* What is not in the record. */
GPU_SELDOM uint64_t gpu_operand_elsewhere(const struct gpu_state *state,
		const struct gpu_op *op, unsigned i)
{
	return gpu_value(state, &op->operand[i]);
}

/* A value that is the same for all lanes. */
static inline uint64_t gpu_operand(const struct gpu_state *state,
		const struct gpu_op *op, unsigned i)
{
	if (op->operand[i].kind == KIND_IMMEDIATE)
		return op->operand[i].value;
	return gpu_operand_elsewhere(state, op, i);
}

/* The bits of an operand with a truth value for each lane. */
static inline gpu_mask *gpu_word(struct gpu_state *state, const struct gpu_op *op,
		unsigned i)
{
	return (gpu_mask *)(void *)((char *)state + op->operand[i].value);
}

/* The row of an operand with a value for each lane. */
static inline uint8_t *gpu_row8(struct gpu_state *state,
		const struct gpu_op *op, unsigned i)
{
	return (uint8_t *)(void *)((char *)state + op->operand[i].value);
}

static inline uint16_t *gpu_row16(struct gpu_state *state,
		const struct gpu_op *op, unsigned i)
{
	return (uint16_t *)(void *)((char *)state + op->operand[i].value);
}

static inline uint32_t *gpu_row32(struct gpu_state *state,
		const struct gpu_op *op, unsigned i)
{
	return (uint32_t *)(void *)((char *)state + op->operand[i].value);
}

static inline uint64_t *gpu_row64(struct gpu_state *state,
		const struct gpu_op *op, unsigned i)
{
	return (uint64_t *)(void *)((char *)state + op->operand[i].value);
}

/* ---- results ---- */

static inline bool gpu_is_all(gpu_mask mask)
{
	return GPU_LIKELY(mask == GPU_ALL_LANES);
}

/* Values into the lanes of the mask; the other lanes keep theirs. */
GPU_SELDOM void gpu_blend8(uint8_t *row, const uint32_t *value,
		gpu_mask mask)
{
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint8_t before = row[i], after = (uint8_t)value[i];
		row[i] = mask & (gpu_mask)1 << i ? after : before;
	}
}

/* Where all lanes take part they have written already. */
static inline void gpu_merge8(uint8_t *row, const uint32_t *value,
		gpu_mask mask)
{
	if (!gpu_is_all(mask))
		gpu_blend8(row, value, mask);
}

static inline void gpu_commit8(uint8_t *row, const uint32_t *value,
		gpu_mask mask)
{
	if (gpu_is_all(mask)) {
		GPU_EACH_LANE
		for (unsigned i = 0; i < GPU_LANES; i++)
			row[i] = (uint8_t)value[i];
	} else {
		gpu_blend8(row, value, mask);
	}
}

GPU_SELDOM void gpu_blend16(uint16_t *row, const uint32_t *value,
		gpu_mask mask)
{
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint16_t before = row[i], after = (uint16_t)value[i];
		row[i] = mask & (gpu_mask)1 << i ? after : before;
	}
}

/* Where all lanes take part they have written already. */
static inline void gpu_merge16(uint16_t *row, const uint32_t *value,
		gpu_mask mask)
{
	if (!gpu_is_all(mask))
		gpu_blend16(row, value, mask);
}

static inline void gpu_commit16(uint16_t *row, const uint32_t *value,
		gpu_mask mask)
{
	if (gpu_is_all(mask)) {
		GPU_EACH_LANE
		for (unsigned i = 0; i < GPU_LANES; i++)
			row[i] = (uint16_t)value[i];
	} else {
		gpu_blend16(row, value, mask);
	}
}

GPU_SELDOM void gpu_blend32(uint32_t *row, const uint32_t *value,
		gpu_mask mask)
{
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t before = row[i], after = (uint32_t)value[i];
		row[i] = mask & (gpu_mask)1 << i ? after : before;
	}
}

/* Where all lanes take part they have written already. */
static inline void gpu_merge32(uint32_t *row, const uint32_t *value,
		gpu_mask mask)
{
	if (!gpu_is_all(mask))
		gpu_blend32(row, value, mask);
}

static inline void gpu_commit32(uint32_t *row, const uint32_t *value,
		gpu_mask mask)
{
	if (gpu_is_all(mask)) {
		GPU_EACH_LANE
		for (unsigned i = 0; i < GPU_LANES; i++)
			row[i] = (uint32_t)value[i];
	} else {
		gpu_blend32(row, value, mask);
	}
}

GPU_SELDOM void gpu_blend64(uint64_t *row, const uint64_t *value,
		gpu_mask mask)
{
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t before = row[i], after = (uint64_t)value[i];
		row[i] = mask & (gpu_mask)1 << i ? after : before;
	}
}

/* Where all lanes take part they have written already. */
static inline void gpu_merge64(uint64_t *row, const uint64_t *value,
		gpu_mask mask)
{
	if (!gpu_is_all(mask))
		gpu_blend64(row, value, mask);
}

static inline void gpu_commit64(uint64_t *row, const uint64_t *value,
		gpu_mask mask)
{
	if (gpu_is_all(mask)) {
		GPU_EACH_LANE
		for (unsigned i = 0; i < GPU_LANES; i++)
			row[i] = (uint64_t)value[i];
	} else {
		gpu_blend64(row, value, mask);
	}
}

static inline void gpu_commit_mask(gpu_mask *bits, gpu_mask value, gpu_mask mask)
{
	if (gpu_is_all(mask))
		*bits = value & GPU_ALL_LANES;
	else
		*bits = (*bits & ~mask) | (value & mask);
}

/* The quotient rounded down, of a positive divisor. */
static inline uint64_t gpu_divide(int64_t x, int64_t divisor)
{
	return (uint64_t)(x / divisor - (x % divisor < 0));
}

/* The remainder that is not negative. */
static inline uint64_t gpu_modulo(int64_t x, int64_t modulus)
{
	const int64_t rest = x % modulus;
	return (uint64_t)(rest < 0 ? rest + modulus : rest);
}

/* ---- integers of 128 bits ---- */

struct gpu_wide {
	uint64_t low, high;
};

static inline struct gpu_wide gpu_wide(uint64_t high, uint64_t low)
{
	return (struct gpu_wide){ low, high };
}

static inline struct gpu_wide gpu_wide_unsigned(uint64_t x)
{
	return gpu_wide(0, x);
}

static inline struct gpu_wide gpu_wide_signed(uint64_t x)
{
	return gpu_wide(0 - (x >> 63), x);
}

static inline struct gpu_wide gpu_wide_add(struct gpu_wide x, struct gpu_wide y)
{
	const uint64_t low = x.low + y.low;
	return gpu_wide(x.high + y.high + (low < x.low), low);
}

static inline struct gpu_wide gpu_wide_not(struct gpu_wide x)
{
	return gpu_wide(~x.high, ~x.low);
}

static inline struct gpu_wide gpu_wide_sub(struct gpu_wide x, struct gpu_wide y)
{
	return gpu_wide(x.high - y.high - (x.low < y.low), x.low - y.low);
}

/* Product modulo 2^128, by halves of 32 bits. */
static inline struct gpu_wide gpu_wide_mul(struct gpu_wide x, struct gpu_wide y)
{
	const uint64_t half = 0xffffffff;
	const uint64_t ll = (x.low & half) * (y.low & half), lh = (x.low & half) * (y.low >> 32);
	const uint64_t hl = (x.low >> 32) * (y.low & half), hh = (x.low >> 32) * (y.low >> 32);
	const uint64_t middle = (ll >> 32) + (lh & half) + (hl & half);
	return gpu_wide(hh + (lh >> 32) + (hl >> 32) + (middle >> 32) + x.low * y.high + x.high
			* y.low,
		       (middle << 32) | (ll & half));
}

static inline struct gpu_wide gpu_wide_and(struct gpu_wide x, struct gpu_wide y)
{
	return gpu_wide(x.high & y.high, x.low & y.low);
}

static inline struct gpu_wide gpu_wide_or(struct gpu_wide x, struct gpu_wide y)
{
	return gpu_wide(x.high | y.high, x.low | y.low);
}

static inline struct gpu_wide gpu_wide_xor(struct gpu_wide x, struct gpu_wide y)
{
	return gpu_wide(x.high ^ y.high, x.low ^ y.low);
}

/* Shifts by any number of bits; sar copies the sign. */
static inline struct gpu_wide gpu_wide_shl(struct gpu_wide x, unsigned n)
{
	if (n == 0)
		return x;
	if (n >= 64)
		return gpu_wide(n < 128 ? x.low << (n - 64) : 0, 0);
	return gpu_wide(x.high << n | x.low >> (64 - n), x.low << n);
}

static inline struct gpu_wide gpu_wide_shr(struct gpu_wide x, unsigned n)
{
	if (n == 0)
		return x;
	if (n >= 64)
		return gpu_wide(0, n < 128 ? x.high >> (n - 64) : 0);
	return gpu_wide(x.high >> n, x.low >> n | x.high << (64 - n));
}

static inline struct gpu_wide gpu_wide_sar(struct gpu_wide x, unsigned n)
{
	return x.high >> 63 ? gpu_wide_not(gpu_wide_shr(gpu_wide_not(x),
			n)) : gpu_wide_shr(x, n);
}

static inline bool gpu_wide_equal(struct gpu_wide x, struct gpu_wide y)
{
	return x.low == y.low && x.high == y.high;
}

static inline bool gpu_wide_less(struct gpu_wide x, struct gpu_wide y)
{
	return x.high < y.high || (x.high == y.high && x.low < y.low);
}

static inline bool gpu_wide_less_signed(struct gpu_wide x, struct gpu_wide y)
{
	const uint64_t sign = (uint64_t)1 << 63;
	return gpu_wide_less(gpu_wide(x.high ^ sign, x.low), gpu_wide(y.high ^ sign, y.low));
}

static inline struct gpu_wide gpu_mem_wide_load_c(const struct gpu_state *state,
		uint64_t bank,
						  uint64_t address)
{
	const uint64_t first = gpu_mem_load_c(state, bank, address, 8);
	const uint64_t second = gpu_mem_load_c(state, bank, address + 8, 8);
	return gpu_wide(second, first);
}

#endif
