/* SPDX-License-Identifier: MIT */
/* The interpreter made of isa-spec/gpu on programs of IADD, whose sums are done again here, and on
 * the stop reasons that take an instruction of several bytes, a computed register and a memory. */
#include "expect.h"

#include "gpu_run.h"

enum { COUNT = 200, LENGTH = 16, ROOM = 1 << 16 };

static struct gpu_state state;
static struct gpu_program program;
static uint64_t room[ROOM / 8];
static uint8_t code[COUNT * LENGTH + 1];
static size_t size;

static void assemble(const char *line)
{
	struct gpu_insn insn;
	struct gpu_error error;
	error.message[0] = 0;
	gpu_parse(line, strlen(line), &insn, &error);
	EXPECT_TEXT("", error.message);
	EXPECT_NUMBER(GPU_STATUS_OK, gpu_encode(&insn, code + size, sizeof code - size));
	size += LENGTH;
}

static enum gpu_stop run(uint64_t pc, uint64_t limit, uint64_t *steps)
{
	EXPECT(gpu_load(&program, room, sizeof room, code, size));
	state.pc = pc;
	return gpu_run(&state, &program, limit, steps);
}

static uint32_t random_state = 1;

static uint32_t random_number(void)
{
	random_state ^= random_state << 13;
	random_state ^= random_state >> 17;
	random_state ^= random_state << 5;
	return random_state;
}

/* [R0 .. R14, RZ as 15][lane] */
static uint32_t model[16][32];

static void random_program(uint32_t active)
{
	size = 0;
	for (int i = 0; i < COUNT; i++) {
		char line[80], names[3][8];
		unsigned n[3], guard = random_number() % 5;
		for (int k = 0; k < 3; k++) {
			n[k] = random_number() % 16;
			snprintf(names[k], sizeof names[k], n[k] == 15 ? "RZ" : "R%u", n[k]);
		}
		snprintf(line, sizeof line, "%sIADD %s, %s, %s;",
			guard == 4   ? ""
			: guard == 3 ? "@P3 "
			: guard == 2 ? "@!P2 "
			: guard == 1 ? "@!PT "
						 : "@PT ",
			names[0], names[1], names[2]);
		assemble(line);
		for (unsigned lane = 0; lane < 32; lane++) {
			bool on = active >> lane & 1;
			on = on && (guard == 3 ? lane % 3 == 0 : guard == 2 ? lane % 2 == 1 : guard != 1);
			if (on && n[0] != 15)
				model[n[0]][lane] = model[n[1]][lane] + model[n[2]][lane];
		}
	}
}

static void sums(uint32_t active)
{
	uint64_t steps;
	gpu_reset(&state);
	state.active = active;
	for (unsigned r = 0; r < 16; r++)
		for (unsigned lane = 0; lane < 32; lane++)
			state.R[r][lane] = model[r][lane] = r == 15 ? 0 : random_number();
	for (unsigned lane = 0; lane < 32; lane++) {
		state.P[3] |= (uint32_t)(lane % 3 == 0) << lane;
		state.P[2] |= (uint32_t)(lane % 2 == 0) << lane;
	}
	struct gpu_state start = state;
	random_program(active);
	EXPECT_NUMBER(GPU_STOP_EXIT, run(0, COUNT, &steps));
	EXPECT_NUMBER(COUNT, steps);
	for (unsigned r = 0; r < 15; r++)
		EXPECT_NUMBER(0, (uint64_t)memcmp(state.R[r], model[r], sizeof model[r]));
	struct gpu_difference d = { 0 };
	struct gpu_state once = state;
	while (gpu_compare(&start, &state, &d))
		EXPECT(d.file == GPU_FILE_R && d.number < 15 && (active >> d.lane & 1));
	/* again, in pieces of 7 */
	state = start;
	state.pc = 0;
	while (gpu_run(&state, &program, 7, NULL) == GPU_STOP_LIMIT)
		;
	d = (struct gpu_difference){ 0 };
	EXPECT(!gpu_compare(&once, &state, &d));
	EXPECT_NUMBER(COUNT * LENGTH, state.pc);
}

static void places(void)
{
	static const struct {
		uint64_t pc;
		enum gpu_stop stop;
		uint64_t after, steps;
	} cases[] = {
		{ 0, GPU_STOP_EXIT, 32, 2 },
		{ 16, GPU_STOP_EXIT, 32, 1 },
		{ 32, GPU_STOP_EXIT, 32, 0 },
		{ 8, GPU_STOP_FAULT, 8, 0 },
		{ 31, GPU_STOP_FAULT, 31, 0 },
		{ 33, GPU_STOP_FAULT, 33, 0 },
		{ 48, GPU_STOP_FAULT, 48, 0 },
		{ UINT64_MAX - 15, GPU_STOP_FAULT, UINT64_MAX - 15, 0 },
	};
	uint64_t steps;
	size = 0;
	assemble("IADD R1, R1, R2;");
	assemble("IADD R1, R1, R2;");
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		gpu_reset(&state);
		EXPECT_NUMBER(cases[i].stop, run(cases[i].pc, 10, &steps));
		EXPECT_NUMBER(cases[i].after, state.pc);
		EXPECT_NUMBER(cases[i].steps, steps);
	}
	/* the last byte is missing, or there is one too many */
	gpu_reset(&state);
	size = 31;
	EXPECT_NUMBER(GPU_STOP_TRUNCATED, run(0, 10, &steps));
	EXPECT_NUMBER(16, state.pc);
	size = 33;
	EXPECT_NUMBER(GPU_STOP_TRUNCATED, run(0, 10, &steps));
	EXPECT_NUMBER(32, state.pc);
	EXPECT_NUMBER(2, steps);
}

/* Stops with this exception at 0x10, and changes nothing there. */
static void raises(const char *line, enum gpu_exception exception, int lane)
{
	uint64_t steps;
	struct gpu_difference d = { 0 };
	struct gpu_state before = state;
	size = 0;
	assemble("IADD RZ, R1, R2;");
	assemble(line);
	EXPECT_NUMBER(GPU_STOP_RAISE, run(0, 10, &steps));
	EXPECT_TEXT(gpu_exception_name(exception), gpu_exception_name(state.exception));
	EXPECT_NUMBER((uint64_t)lane, (uint64_t)state.lane);
	EXPECT_NUMBER(16, state.pc);
	EXPECT_NUMBER(1, steps);
	EXPECT(!gpu_compare(&before, &state, &d));
}

static void exceptions(void)
{
	static const uint8_t words[12] = { 1, 2, 3, 4, 0x78, 0x56, 0x34, 0x12, 9, 9, 9, 9 };
	uint64_t steps;
	gpu_reset(&state);
	state.UR[2] = 300;
	state.UR[3] = 2;
	state.P[1] = 0xfffffff0;
	state.c[3].bytes = words;
	state.c[3].size = 11; /* its last word is not complete */
	raises("GETGPR R1, R[UR2+0x0];", GPU_EXCEPTION_IndexRange, 0);
	raises("@P1 IADD R1, R1, c[0x3][0x8];", GPU_EXCEPTION_AddressRange, 4);
	raises("IADD R1, R1, c[0x2][0x0];", GPU_EXCEPTION_AddressRange, 0);
	raises("@P1 IADD R1, R1, c[0x3][0x2];", GPU_EXCEPTION_AddressAlign, 4);
	/* with no lane to raise it there is none */
	size = 0;
	assemble("@!PT IADD R1, R1, c[0x3][0x8];");
	assemble("IADD R1, R1, c[0x3][0x4];");
	EXPECT_NUMBER(GPU_STOP_EXIT, run(0, 10, &steps));
	EXPECT_NUMBER(0x12345678, state.R[1][31]);
}

int main(void)
{
	sums(0xffffffff);
	sums(0x0007ffff);
	sums(0xa5a5c3c3);
	sums(0);
	places();
	exceptions();
	return wrong != 0;
}
