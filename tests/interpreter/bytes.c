/* SPDX-License-Identifier: MIT */
/* The interpreter made of bytes.isa: programs as bytes and what they leave behind, worked out by
 * hand from the encodings and the prose of that specification. */
#include "expect.h"

#include "bytes_run.h"

/* inc aN; even aN; nop aN; addi aN, byte; uadd uD, uA; add fF, aD, aA, aB */
#define INC(n)          (n)
#define EVEN(n)         (8 | (n))
#define NOP(n)          (16 | (n))
#define ADDI(n, byte)   (0x40 | (n)), (byte)
#define UADD(d, a)      (0x48 | (d)), (a)
#define ADD(f, d, a, b) (0x80 | (d)), ((a) | (b) << 3 | (f) << 6), 0

enum { ROOM = 65536 };

static struct bytes_state state;
static struct bytes_program program;
static uint64_t room[ROOM / 8];

/* Loads the bytes and runs them from pc on. */
static enum bytes_stop run(
	const uint8_t *bytes, size_t size, uint64_t pc, uint64_t limit, uint64_t *steps)
{
	*steps = 99;
	state.pc = pc;
	EXPECT(bytes_load(&program, room, sizeof room, bytes, size));
	return bytes_run(&state, &program, limit, steps);
}

#define RUN(code, pc, limit) run(code, sizeof code, pc, limit, &steps)

/* All that a stopped run reports. */
static void expect_stop(enum bytes_stop expected, uint64_t pc, uint64_t count, enum bytes_stop stop,
	uint64_t steps, int line)
{
	expect_text(bytes_stop_name(expected), bytes_stop_name(stop), "stop", line);
	expect_number(pc, state.pc, "pc", line);
	expect_number(count, steps, "steps", line);
	EXPECT_NUMBER(BYTES_EXCEPTION_NONE, state.exception);
	EXPECT_NUMBER((uint64_t)-1, (uint64_t)state.lane);
}

#define EXPECT_STOP(reason, at, count, run)                                                        \
	do {                                                                                           \
		enum bytes_stop stop_ = run;                                                               \
		expect_stop(BYTES_STOP_##reason, at, count, stop_, steps, __LINE__);                       \
	} while (0)

static void lengths(void)
{
	static const uint8_t code[] = { ADDI(1, 0x12), INC(1), ADD(0, 2, 1, 1), INC(2) };
	uint64_t steps;
	bytes_reset(&state);
	EXPECT_STOP(EXIT, 7, 4, RUN(code, 0, 100));
	for (int lane = 0; lane < 3; lane++) {
		EXPECT_NUMBER(0x13, state.A[1][lane]);
		EXPECT_NUMBER(0x27, state.A[2][lane]);
	}
	/* Every byte is an address: that of addi, 0x12, is `nop a2`. */
	bytes_reset(&state);
	EXPECT_STOP(UNEXECUTABLE, 1, 0, RUN(code, 1, 100));
	EXPECT_STOP(EXIT, 7, 3, RUN(code, 2, 100));
	EXPECT_NUMBER(1, state.A[1][0]);
	EXPECT_NUMBER(3, state.A[2][0]);
	EXPECT_STOP(EXIT, 7, 0, RUN(code, 7, 100));
	EXPECT_STOP(FAULT, 8, 0, RUN(code, 8, 100));
	EXPECT_STOP(FAULT, UINT64_MAX, 0, RUN(code, UINT64_MAX, 100));
	EXPECT_STOP(EXIT, 0, 0, run(NULL, 0, 0, 100, &steps));
	EXPECT_STOP(FAULT, 1, 0, run(NULL, 0, 1, 100, &steps));
}

static void stops(void)
{
	static const uint8_t undefined[] = { INC(0), 0x18 };
	static const uint8_t reserved[] = { INC(0), 0x80, 0, 1 };
	static const uint8_t hole[] = { INC(0), INC(6) };
	static const uint8_t truncated[] = { INC(0), 0x80, 0 };
	static const uint8_t unknown[] = { INC(0), NOP(5), INC(0) };
	uint64_t steps;
	bytes_reset(&state);
	EXPECT_STOP(UNDEFINED, 1, 1, RUN(undefined, 0, 100));
	EXPECT_STOP(RESERVED, 1, 1, RUN(reserved, 0, 100));
	EXPECT_STOP(RESERVED, 1, 1, RUN(hole, 0, 100));
	EXPECT_STOP(TRUNCATED, 1, 1, RUN(truncated, 0, 100));
	EXPECT_STOP(UNEXECUTABLE, 1, 1, RUN(unknown, 0, 100));
	EXPECT_NUMBER(5, state.A[0][2]);
	/* Nothing of it is seen before it is reached. */
	EXPECT_STOP(LIMIT, 1, 1, RUN(undefined, 0, 1));
	EXPECT_STOP(LIMIT, 0, 0, RUN(undefined, 0, 0));
	EXPECT_STOP(LIMIT, 1, 0, RUN(undefined, 1, 0));
	EXPECT_STOP(EXIT, 2, 0, RUN(undefined, 2, 0));
}

/* All lanes or none: the lowest lane that raises is named, and the state stays as it was. */
static void raises(void)
{
	static const uint8_t code[] = { INC(4), EVEN(4), EVEN(7), INC(4) };
	uint64_t steps;
	bytes_reset(&state);
	state.A[4][0] = 7;
	state.A[4][1] = 0x40;
	state.A[4][2] = 2;
	struct bytes_state before = state;
	EXPECT_NUMBER(BYTES_STOP_RAISE, RUN(code, 0, 100));
	EXPECT_TEXT("Odd", bytes_exception_name(state.exception));
	EXPECT_NUMBER(1, (uint64_t)state.lane);
	EXPECT_NUMBER(1, state.pc);
	EXPECT_NUMBER(1, steps);
	EXPECT_NUMBER(8, state.A[4][0]);
	EXPECT_NUMBER(0x41, state.A[4][1]);
	EXPECT_NUMBER(3, state.A[4][2]);
	/* A lane that is switched off raises nothing. */
	state = before;
	state.active = 1;
	EXPECT_STOP(EXIT, 4, 4, RUN(code, 0, 100));
	EXPECT_NUMBER(5, state.A[4][0]);
	EXPECT_NUMBER(0x40, state.A[4][1]);
	state.active = 0;
	EXPECT_STOP(EXIT, 4, 4, RUN(code, 0, 100));
	EXPECT_NUMBER(5, state.A[4][0]);
}

/* Whatever a caller leaves where constant registers, unused lanes and the spare elements are. */
static void constants(void)
{
	static const uint8_t code[] = { INC(7), ADD(3, 0, 7, 7), UADD(3, 3), UADD(0, 3), UADD(0, 3) };
	uint64_t steps;
	bytes_reset(&state);
	memset(state.A[7], 0xff, 2 * sizeof state.A[7]);
	state.F[3] = 0;
	state.F[4] = 0xffffffff;
	state.U[3] = 5;
	state.active = 0xffffffff;
	EXPECT_STOP(EXIT, 10, 5, RUN(code, 0, 100));
	for (int lane = 0; lane < 3; lane++)
		EXPECT_NUMBER(0, state.A[0][lane]);
	EXPECT_NUMBER(7, state.active);
	EXPECT_NUMBER(0x578, state.U[0]); /* 2 * 0xabc in 12 bits */
	EXPECT_NUMBER(0, state.F[0]);
	struct bytes_state start;
	bytes_reset(&start);
	char text[100];
	EXPECT_NUMBER(11, bytes_dump(&start, &state, text, sizeof text));
	EXPECT_TEXT("u0 = 0x578\n", text);
	EXPECT_NUMBER(11, bytes_dump(&start, &state, text, 4));
	EXPECT_TEXT("u0 ", text);
	EXPECT_NUMBER(11, bytes_dump(&start, &state, NULL, 0));
}

static void carry(void)
{
	static const uint8_t code[] = { ADD(0, 0, 0, 1), ADD(2, 1, 1, 1) };
	uint64_t steps;
	bytes_reset(&state);
	struct bytes_state start = state;
	for (unsigned lane = 0; lane < 3; lane++) {
		EXPECT(bytes_write(&start, BYTES_FILE_A, 0, lane, 0x7f + lane));
		EXPECT(bytes_write(&start, BYTES_FILE_A, 1, lane, 0x80));
	}
	state = start;
	EXPECT_STOP(EXIT, 6, 2, RUN(code, 0, 100));
	char text[200];
	bytes_dump(&start, &state, text, sizeof text);
	EXPECT_TEXT("a0 = 0xff 0x00 0x01\na1 = 0x00\nf0 = 0 1 1\nf2 = 1\n", text);
	EXPECT_NUMBER(6, state.F[0]);
	EXPECT_NUMBER(7, state.F[2]);
}

/* One long run, many short ones and single steps come to the same. */
static void pieces(void)
{
	static const uint8_t code[] = { ADDI(0, 77), ADD(1, 1, 0, 1), INC(2), ADD(2, 0, 1, 2), EVEN(3),
		ADDI(5, 200), ADD(0, 5, 5, 5), INC(0) };
	uint64_t steps;
	bytes_reset(&state);
	EXPECT_STOP(LIMIT, 15, 7, RUN(code, 0, 7));
	bytes_reset(&state);
	EXPECT_STOP(EXIT, 16, 8, RUN(code, 0, 8));
	bytes_reset(&state);
	EXPECT_STOP(EXIT, 16, 8, RUN(code, 0, UINT64_MAX));
	struct bytes_state whole = state;
	for (uint64_t limit = 1; limit < 9; limit++) {
		uint64_t total = 0;
		enum bytes_stop stop = BYTES_STOP_LIMIT;
		bytes_reset(&state);
		while (stop == BYTES_STOP_LIMIT) {
			stop = bytes_run(&state, &program, limit, &steps);
			total += steps;
		}
		EXPECT_NUMBER(8, total);
		EXPECT_NUMBER(BYTES_STOP_EXIT, stop);
		EXPECT_NUMBER(0, (uint64_t)memcmp(&whole, &state, offsetof(struct bytes_state, pc)));
	}
	bytes_reset(&state);
	for (int i = 0; i < 8; i++)
		EXPECT_NUMBER(BYTES_STOP_NONE, bytes_step(&state, &program));
	EXPECT_NUMBER(BYTES_STOP_EXIT, bytes_step(&state, &program));
	EXPECT_NUMBER(0, (uint64_t)memcmp(&whole, &state, offsetof(struct bytes_state, pc)));
	EXPECT_NUMBER(16, state.pc);
}

static void rooms(void)
{
	static const uint8_t code[] = { INC(0), INC(1) };
	size_t needed = bytes_program_room(sizeof code);
	EXPECT(needed <= sizeof room);
	EXPECT(!bytes_load(&program, room, needed - 1, code, sizeof code));
	EXPECT_NUMBER(SIZE_MAX, bytes_program_room(SIZE_MAX));
	EXPECT(!bytes_load(&program, room, sizeof room, code, SIZE_MAX));
	/* Not one byte before or behind, wherever it begins. */
	for (size_t skip = 0; skip < 16; skip++) {
		unsigned char *bytes = (unsigned char *)room;
		memset(room, 0xa5, sizeof room);
		EXPECT(bytes_load(&program, bytes + 1 + skip, needed, code, sizeof code));
		for (size_t i = 0; i < 1 + skip; i++)
			EXPECT_NUMBER(0xa5, bytes[i]);
		EXPECT_NUMBER(0xa5, bytes[1 + skip + needed]);
		bytes_reset(&state);
		EXPECT_NUMBER(BYTES_STOP_EXIT, bytes_run(&state, &program, 9, NULL));
		EXPECT_NUMBER(1, state.A[1][1]);
	}
}

int main(void)
{
	lengths();
	stops();
	raises();
	constants();
	carry();
	pieces();
	rooms();
	return wrong != 0;
}
