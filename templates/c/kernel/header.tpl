%# SPDX-License-Identifier: MIT
%if $s/@lanes > 1
typedef uint${$s/@mask-bits}_t ${$p}_mask; /* a bit a lane */
%else
typedef uint32_t ${$p}_mask;
%end
#define ${$P}_ALL_LANES ((${$p}_mask)-1 >> (8 * sizeof(${$p}_mask) - ${$P}_LANES))

/* In front of a loop over lanes, which do not depend on each other. Not every one has to become a
 * loop of vectors: clang's warning is off to the end of each file that includes this, since it is
 * given where the loops are, and these files have nothing but kernels. */
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wpass-failed"
#define ${$P}_EACH_LANE _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define ${$P}_EACH_LANE _Pragma("GCC ivdep")
#else
#define ${$P}_EACH_LANE
#endif

/* A function that would make each kernel long. */
#if defined(__GNUC__)
#define ${$P}_SELDOM static __attribute__((noinline, unused))
#else
#define ${$P}_SELDOM static inline
#endif

/* The source of the value of an operand. */
enum ${$p}_kind {
	${$P}_KIND_IMMEDIATE,
	${$P}_KIND_SIGNED, /* an immediate, sign-extended */
%each $s/files/c-file
	${$P}_KIND_FILE_${id: @id},
%end
%each $s/memories/c-memory
	${$P}_KIND_AT_${id: @id},
%end
	${$P}_KIND_ALL = 0x1f,
%if $s/@lanes > 1
	/* What an operand that is the same in all lanes becomes before the kernel runs: a row of so
	 * many bits an element, a bit a lane, a number in the record. */
	${$P}_MAKE_ROW_32 = 0x20,
	${$P}_MAKE_ROW_64 = 0x40,
	${$P}_MAKE_BITS = 0x60,
	${$P}_MAKE_NUMBER = 0x80
%end
};

/* Which lanes execute: one for all, the active lanes, those of a predicate. */
enum ${$p}_guard {
	${$P}_GUARD_ONCE,
	${$P}_GUARD_LANES,
%each $s/files/c-file[@holding != 'rows']
	${$P}_GUARD_FILE_${id: @id},
%end
	${$P}_GUARD_COUNT
};

struct ${$p}_operand {
	/* the immediate, the number of the register, the address; of a register with a value for each
	 * lane its place in the state, in bytes */
	uint32_t value;
	uint8_t kind;   /* enum ${$p}_kind */
	uint8_t bank;
	uint8_t size;   /* bytes of the access to memory; 0: another operand has them */
	uint8_t bytes;  /* of the value in memory */
};

typedef enum ${$p}_stop ${$p}_kernel(struct ${$p}_state *state, const struct ${$p}_op *op);

/* A prepared instruction. */
struct ${$p}_op {
	${$p}_kernel *kernel;
	${$p}_kernel *fetched_for; /* where kernel fetches operands first */
	${$p}_mask guard_invert;
	uint16_t guard;      /* number of the predicate */
	uint8_t guard_kind;  /* enum ${$p}_guard */
	uint8_t fetched;     /* one more than the last operand that is fetched first */
%if not($one_length)
	uint8_t length;      /* in units */
%end
%if $s/@lanes > 1
	uint32_t single; /* of the only operand that becomes a row: what its value was before */
%end
	struct ${$p}_operand operand[${$k/@slots}];
};

/* Sets the kernel and all it needs; the length is the caller's. False: the instruction cannot be
 * executed. */
bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op);

/* ---- what stops an instruction ---- */

/* lanes: those that raised it; 0: the instruction is not executed by lanes. */
static inline enum ${$p}_stop ${$p}_raise_in_lanes(struct ${$p}_state *state,
		enum ${$p}_exception exception, ${$p}_mask lanes)
{
	state->exception = exception;
	state->lane = -1;
	for (int lane = 0; lanes && state->lane < 0; lane++)
		if (lanes >> lane & 1)
			state->lane = lane;
	return ${$P}_STOP_RAISE;
}

%include "kernel/memory.tpl"
%include "kernel/operand.tpl"
%include "kernel/commit.tpl"
