/* SPDX-License-Identifier: MIT */
/* The interpreter made of cpu.isa, a machine: jumps, stores into the program, traps, prefixes,
 * waiting, devices. What is expected is worked out by hand from that specification. */
#include "expect.h"

#include "cpu_kernels.h"
#include "cpu_run.h"

#define LOW(x)  ((x)&0xff)
#define HIGH(x) ((x) >> 8 & 0xff)
#define LDI(n)  0x01, (n)
#define LDA(a)  0x02, LOW(a), HIGH(a)
#define STA(a)  0x03, LOW(a), HIGH(a)
#define JMP(a)  0x04, LOW(a), HIGH(a)
#define BZ(n)   0x05, LOW(n)
#define INC     0x06
#define HLT     0x07
#define BRK     0x08
#define WIDE    0x09
#define LDW(a)  0x0a, LOW(a), HIGH(a)
#define STW(a)  0x0b, LOW(a), HIGH(a)
#define RTI     0x0c
#define MUTE    0x0d
#define PAD     0x0e

enum { SIZE = 0x10000, ROOM = 1 << 22 };

static struct cpu_state state;
static struct cpu_program program;
static uint64_t room[ROOM / 8];
static uint8_t bytes[SIZE];
static uint64_t steps;
static size_t decoded = SIZE; /* bytes of the program that are decoded once */

/* A machine with this code at an address; traps go to 0x4000, the reset to 0x1000. */
static void load(uint64_t at, const uint8_t *code, size_t size)
{
	memset(bytes, 0, sizeof bytes);
	memset(room, 0, sizeof room);
	memset(&state, 0, sizeof state);
	memcpy(bytes + at, code, size);
	bytes[0xfffd] = 0x40;
	bytes[0xffff] = 0x10;
	EXPECT(cpu_load(&program, room, sizeof room, 0, decoded));
	state.ram = (struct cpu_writable_bank){ .bytes = bytes, .size = SIZE };
	EXPECT_NUMBER(CPU_STOP_NONE, cpu_reset(&state));
	EXPECT_NUMBER(0x1000, state.pc);
	state.pc = at;
}

#define LOAD(at, ...)                                                                              \
	do {                                                                                           \
		static const uint8_t code_[] = { __VA_ARGS__ };                                            \
		load(at, code_, sizeof code_);                                                             \
	} while (0)

static void expect_run(
	enum cpu_stop expected, uint64_t pc, uint64_t count, uint64_t limit, int line)
{
	steps = 99;
	enum cpu_stop stop = cpu_run(&state, &program, limit, &steps);
	expect_text(cpu_stop_name(expected), cpu_stop_name(stop), "stop", line);
	expect_number(pc, state.pc, "pc", line);
	expect_number(count, steps, "steps", line);
}

#define EXPECT_RUN(reason, pc, count, limit)                                                       \
	expect_run(CPU_STOP_##reason, pc, count, limit, __LINE__)

static void reset(void)
{
	LOAD(0x100, HLT);
	EXPECT_NUMBER(0x77, state.W);
	EXPECT_NUMBER(0, state.A);
	EXPECT_NUMBER(1, state.Z);
	state.ram.size = 0xffff; /* the second byte of the vector is not there */
	state.W = 5;
	EXPECT_NUMBER(CPU_STOP_RAISE, cpu_reset(&state));
	EXPECT_NUMBER(CPU_EXCEPTION_Bus, state.exception);
	EXPECT_NUMBER(0xfffe, state.bad_address);
	EXPECT_NUMBER(0, state.W);
	EXPECT_NUMBER(0, state.pc);
	EXPECT_NUMBER(0xffff, state.ram.size);
}

static void jumps(void)
{
	LOAD(0x100, BZ(4), HLT, HLT, LDI(0xff), INC, INC, BZ(-3), HLT);
	/* bz to 0x104; ldi; inc: Z; inc: no Z; bz falls through; hlt at 0x10a */
	EXPECT_RUN(HALT, 0x10b, 6, 100);
	EXPECT_NUMBER(0xee, state.A);
	EXPECT_NUMBER(0, state.Z);
	EXPECT_NUMBER(3 + 2 + 1 + 1 + 2 + 1, state.cycles);
	/* through the end of the addresses: ldi at 0xffff ends at 0; inc there goes on at 0 */
	LOAD(0x0000, 0x22, JMP(0xffff));
	bytes[0xffff] = 0x01;
	state.pc = 0xffff;
	EXPECT_RUN(LIMIT, 0xffff, 2, 2);
	EXPECT_NUMBER(0x22, state.A);
	bytes[0x0000] = 0x33;
	EXPECT_RUN(LIMIT, 0x0001, 1, 1);
	EXPECT_NUMBER(0x33, state.A);
	bytes[0xffff] = INC;
	bytes[0x0000] = INC;
	cpu_forget(&program, 0, UINT64_MAX);
	state.pc = 0xffff;
	EXPECT_RUN(LIMIT, 1, 2, 2);
	EXPECT_NUMBER(0x35, state.A);
}

static void limits(void)
{
	static const uint8_t code[] = { INC, INC, BZ(-2), JMP(0x100) };
	struct cpu_state once;
	load(0x100, code, sizeof code);
	EXPECT_RUN(LIMIT, 0x100, 0, 0);
	EXPECT_RUN(LIMIT, 0x101, 1, 1);
	load(0x100, code, sizeof code);
	EXPECT_RUN(LIMIT, 0x102, 1001, 1001); /* 127 * 4 + 3, 122 * 4 + 2 */
	once = state;
	load(0x100, code, sizeof code);
	for (uint64_t done = 0, next = 1; done < 1001; done += steps, next = next % 7 + 1) {
		uint64_t limit = next < 1001 - done ? next : 1001 - done;
		cpu_run(&state, &program, limit, &steps);
		EXPECT_NUMBER(limit, steps);
	}
	EXPECT_NUMBER(once.A, state.A);
	EXPECT_NUMBER(once.pc, state.pc);
	EXPECT_NUMBER(once.cycles, state.cycles);
}

static void changing_code(void)
{
	/* The next instruction; one that has run before; the operand of one; the own one. */
	LOAD(0x100, LDI(HLT), STA(0x105), INC, HLT);
	EXPECT_RUN(HALT, 0x106, 3, 10);
	LOAD(0x100, INC, LDI(HLT), STA(0x100), JMP(0x100));
	EXPECT_RUN(HALT, 0x101, 5, 10);
	LOAD(0x100, LDI(0x10), INC, STA(0x101), JMP(0x100));
	EXPECT_RUN(LIMIT, 0x100, 40, 40); /* ten times round: 0x10 + 10 */
	EXPECT_NUMBER(0x1a, bytes[0x101]);
	LOAD(0x100, LDI(INC), STA(0x102), HLT, HLT);
	EXPECT_RUN(LIMIT, 0x105, 2, 2);
	EXPECT_NUMBER(INC, bytes[0x102]);
	state.pc = 0x102;
	EXPECT_RUN(HALT, 0x107, 3, 10); /* inc, then the old operands: 02 01 07 is lda 0x701 */
}

static void changing_code_far(void)
{
	/* 16 bits across the border of 64 bytes that are watched: 0x13f, 0x140 */
	LOAD(0x13e, INC, INC, INC, HLT);
	EXPECT_RUN(HALT, 0x142, 4, 10);
	EXPECT_NUMBER(0xee, state.A);
	state.W = HLT | HLT << 8;
	static const uint8_t more[] = { WIDE, STW(0x140), JMP(0x13e) };
	memcpy(bytes + 0x200, more, sizeof more);
	state.pc = 0x200;
	EXPECT_RUN(HALT, 0x141, 5, 10); /* stw, jmp, inc, inc, hlt */
	/* a longer instruction that begins in front of the bytes that change */
	for (uint64_t at = 0x150; at < 0x190; at++) {
		LOAD(0, HLT);
		static const uint8_t first[] = { LDA(0x0300), HLT };
		static const uint8_t last[] = { LDI(0x04), STA(0), JMP(0) };
		memcpy(bytes + at, first, sizeof first);
		memcpy(bytes + 0x200, last, sizeof last);
		bytes[0x203] = LOW(at + 2), bytes[0x204] = HIGH(at + 2);
		bytes[0x206] = LOW(at), bytes[0x207] = HIGH(at);
		bytes[0x300] = 3, bytes[0x400] = 4;
		state.pc = at;
		EXPECT_RUN(LIMIT, at + 3, 1, 1);
		EXPECT_NUMBER(3, state.A);
		state.pc = 0x200;
		EXPECT_RUN(LIMIT, at + 3, 4, 4);
		EXPECT_NUMBER(4, state.A);
	}
}

/* An instruction behind all that were decoded later. */
static void changing_code_behind(void)
{
	static const uint8_t code[] = { LDI(HLT), STA(0x200), JMP(0x200) };
	LOAD(0x200, INC, HLT);
	EXPECT_RUN(HALT, 0x202, 2, 9);
	memcpy(bytes + 0x100, code, sizeof code);
	state.pc = 0x100;
	EXPECT_RUN(HALT, 0x201, 4, 9);
}

static void changed_by_the_caller(void)
{
	LOAD(0x100, INC, JMP(0x100));
	EXPECT_RUN(LIMIT, 0x100, 2, 2);
	bytes[0x100] = HLT;
	cpu_forget(&program, 0x100, 1);
	EXPECT_RUN(HALT, 0x101, 1, 2);
	bytes[0x100] = INC;
	cpu_forget(&program, 0, UINT64_MAX);
	state.pc = 0x100;
	EXPECT_RUN(LIMIT, 0x101, 1, 1);
	cpu_forget(&program, UINT64_MAX, 7); /* nothing of it */
	cpu_forget(&program, 0x100, 0);
}

static void traps(void)
{
	LOAD(0x100, BRK, HLT);
	bytes[0x4000] = RTI;
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
	EXPECT_NUMBER(0, state.A); /* what it had assigned before is not done */
	EXPECT_NUMBER(4, state.ecause);
	EXPECT_NUMBER(0x100, state.epc);
	EXPECT_NUMBER(0x101, state.enext);
	EXPECT_NUMBER(0, state.eaddr);
	EXPECT_NUMBER(7, state.cycles);
	EXPECT_NUMBER(CPU_EXCEPTION_Soft, state.exception);
	EXPECT_RUN(HALT, 0x102, 2, 10);
	/* no instruction, and one without semantics */
	LOAD(0x100, 0xff);
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
	EXPECT_NUMBER(1, state.ecause);
	EXPECT_NUMBER(0x101, state.enext);
	LOAD(0x100, MUTE);
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
	EXPECT_NUMBER(1, state.ecause);
	/* a machine that only traps: 0x4000 is no instruction either */
	EXPECT_RUN(LIMIT, 0x4000, 50, 50);
	EXPECT_NUMBER(0x4000, state.epc);
	state.stop_on_trap = true;
	EXPECT_RUN(RAISE, 0x4000, 0, 50);
	EXPECT_NUMBER(CPU_EXCEPTION_Illegal, state.exception);
}

static void trap_in_trap(void)
{
	LOAD(0x100, LDI(3), LDW(0x201), WIDE, LDW(0x201), HLT);
	EXPECT_RUN(LIMIT, 0x105, 2, 2); /* a byte lies anywhere */
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
	EXPECT_NUMBER(3, state.ecause);
	EXPECT_NUMBER(0x105, state.epc); /* of the prefix */
	EXPECT_NUMBER(0x109, state.enext);
	EXPECT_NUMBER(0x201, state.eaddr);
	state.pc = 0x105;
	state.ram.size = 0xfffd; /* the vector is not there */
	state.epc = 0x1234;
	EXPECT_RUN(RAISE, 0x105, 0, 10);
	EXPECT_NUMBER(CPU_EXCEPTION_Bus, state.exception);
	EXPECT_NUMBER(0xfffc, state.bad_address);
	EXPECT_NUMBER(0x1234, state.epc);
	state.ram.size = SIZE;
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
}

static void prefixes(void)
{
	LOAD(0x100, WIDE, LDW(0x200), LDW(0x200), WIDE, INC, LDW(0x200));
	bytes[0x200] = 0x34, bytes[0x201] = 0x12;
	EXPECT_RUN(LIMIT, 0x104, 1, 1);
	EXPECT_NUMBER(0x1234, state.W);
	EXPECT_NUMBER(1 + 3, state.cycles);
	EXPECT_NUMBER(0, state.wide);
	EXPECT_RUN(LIMIT, 0x107, 1, 1);
	EXPECT_NUMBER(0x34, state.W);
	EXPECT_RUN(LIMIT, 0x10c, 2, 2); /* nothing is left of it behind inc */
	EXPECT_NUMBER(0x34, state.W);
	/* two prefixes: stores twice */
	LOAD(0x100, WIDE, WIDE, STW(0x200), HLT);
	state.W = 0xabcd;
	EXPECT_RUN(HALT, 0x106, 2, 9);
	EXPECT_NUMBER(0xcd, bytes[0x200]);
	EXPECT_NUMBER(0xab, bytes[0x301]);
	/* three: the last one raises, of the step nothing remains */
	LOAD(0x100, WIDE, WIDE, WIDE, INC);
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
	EXPECT_NUMBER(0x100, state.epc);
	EXPECT_NUMBER(0x103, state.enext);
	EXPECT_NUMBER(7, state.cycles);
	EXPECT_NUMBER(0, state.wide);
	/* as many as there may be, and one more */
	LOAD(0x100, PAD, PAD, PAD, PAD, PAD, PAD, PAD, PAD, PAD, PAD, PAD, PAD, PAD, PAD, INC, PAD);
	EXPECT_RUN(LIMIT, 0x10f, 1, 1);
	EXPECT_NUMBER(1, state.A);
	EXPECT_NUMBER(14 * 2 + 1, state.cycles);
	bytes[0x10e] = PAD;
	bytes[0x10f] = INC;
	cpu_forget(&program, 0x10e, 2);
	state.pc = 0x100;
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
	EXPECT_NUMBER(1, state.A);
	EXPECT_NUMBER(1, state.ecause);
	EXPECT_NUMBER(0x100, state.epc);
	EXPECT_NUMBER(0x10f, state.enext);
	/* behind it is no instruction */
	LOAD(0x100, WIDE, 0xff);
	state.stop_on_trap = true;
	EXPECT_RUN(RAISE, 0x100, 0, 5);
	EXPECT_NUMBER(CPU_EXCEPTION_Illegal, state.exception);
	EXPECT_NUMBER(0, state.cycles);
	/* and at the end of the memory nothing at all */
	LOAD(0xfffb, WIDE);
	state.ram.size = 0xfffc;
	state.stop_on_trap = true;
	EXPECT_RUN(RAISE, 0xfffb, 0, 5);
	EXPECT_NUMBER(CPU_EXCEPTION_Bus, state.exception);
	EXPECT_NUMBER(0xfffc, state.bad_address);
}

/* An instruction behind a prefix is decoded once, and again after what changes either. */
static void kept_prefixes(void)
{
	LOAD(0x100, WIDE, LDW(0x200), JMP(0x100));
	memcpy(bytes + 0x200, "\x34\x12\x78\x56", 4);
	EXPECT_RUN(LIMIT, 0x100, 2, 2);
	program.ops[0x101].index = CPU_INDEX_DECODE; /* nothing looks at it again */
	for (unsigned i = 0; i < 2; i++) {
		state.W = 0;
		EXPECT_RUN(LIMIT, 0x100, 6, 6);
		EXPECT_NUMBER(0x1234, state.W);
		EXPECT_NUMBER(0, state.wide);
		EXPECT_NUMBER(CPU_INDEX_DECODE, program.ops[0x101].index);
	}
	EXPECT_NUMBER(7 * 5, state.cycles);
	/* the caller changes the last byte of the instruction, then the prefix */
	bytes[0x102] = 0x02;
	cpu_forget(&program, 0x102, 1);
	EXPECT_RUN(LIMIT, 0x100, 2, 2);
	EXPECT_NUMBER(0x5678, state.W);
	bytes[0x100] = PAD;
	cpu_forget(&program, 0x100, 1);
	EXPECT_RUN(LIMIT, 0x100, 2, 2);
	EXPECT_NUMBER(0x78, state.W);
	/* by a jump into it, it has no prefix */
	state.pc = 0x101;
	EXPECT_RUN(LIMIT, 0x104, 1, 1);
	EXPECT_NUMBER(8 * 5 + 6 + 3, state.cycles);
	/* the program stores into it, into its prefix of two, and what traps is in the middle */
	LOAD(0x100, WIDE, WIDE, STW(0x200), LDI(BRK), STA(0x102), LDI(PAD), STA(0x101), JMP(0x100));
	state.W = 0xabcd;
	EXPECT_RUN(LIMIT, 0x105, 1, 1);
	state.pc = 0x100;
	EXPECT_RUN(LIMIT, 0x10a, 3, 3);
	EXPECT_NUMBER(0xab, bytes[0x301]);
	state.pc = 0x100;
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
	EXPECT_NUMBER(0x100, state.epc);
	EXPECT_NUMBER(4, state.ecause);
	bytes[0x102] = 0x0b;
	cpu_forget(&program, 0x102, 1);
	bytes[0x301] = 0;
	state.pc = 0x10a;
	EXPECT_RUN(LIMIT, 0x105, 4, 4);
	EXPECT_NUMBER(0, bytes[0x301]);
	EXPECT_NUMBER(0xab, bytes[0x201]);
	/* breakpoints inside, set later, and code that changes below one */
	LOAD(0x100, WIDE, LDW(0x200), JMP(0x100));
	memcpy(bytes + 0x200, "\x34\x12\x78\x56", 4);
	EXPECT_RUN(LIMIT, 0x100, 4, 4);
	EXPECT(cpu_stop_at(&program, 0x101, true));
	EXPECT_RUN(BREAK, 0x100, 2, 9);
	bytes[0x102] = 0x02;
	cpu_forget(&program, 0x102, 1);
	EXPECT(cpu_stop_at(&program, 0x101, false));
	EXPECT_RUN(LIMIT, 0x100, 4, 4);
	EXPECT_NUMBER(0x5678, state.W);
	/* two that are as far apart as one place is shared by */
	LOAD(0x100, WIDE, LDW(0x200), JMP(0x500));
	memcpy(bytes + 0x500, "\x09\x0a\x02\x02\x04\x00\x01", 7);
	memcpy(bytes + 0x200, "\x34\x12\x78\x56", 4);
	for (unsigned i = 0; i < 3; i++) {
		EXPECT_RUN(LIMIT, 0x500, 2, 2);
		EXPECT_NUMBER(0x1234, state.W);
		EXPECT_RUN(LIMIT, 0x100, 2, 2);
		EXPECT_NUMBER(0x5678, state.W);
	}
}

static void stops(void)
{
	LOAD(0x100, INC, INC, BZ(-2), JMP(0x100));
	EXPECT(cpu_stop_at(&program, 0x101, true));
	EXPECT_RUN(BREAK, 0x101, 1, 100);
	EXPECT_RUN(BREAK, 0x101, 4, 100); /* goes on, and comes there again */
	EXPECT_RUN(LIMIT, 0x102, 1, 1);
	EXPECT_RUN(LIMIT, 0x104, 1, 1);
	EXPECT_RUN(LIMIT, 0x100, 1, 1);
	EXPECT_RUN(BREAK, 0x101, 1, 1); /* before the limit */
	EXPECT(cpu_stop_at(&program, 0x101, false));
	EXPECT_RUN(LIMIT, 0x101, 4, 4);
	for (uint64_t at = 0; at < CPU_BREAKS_MAX; at++)
		EXPECT(cpu_stop_at(&program, 0x200 + at, true));
	EXPECT(!cpu_stop_at(&program, 0x100, true));
	EXPECT(cpu_stop_at(&program, 0x205, true)); /* is there already */
	/* a store into it leaves it there; so does one that is changed in its middle */
	LOAD(0x100, LDI(HLT), STA(0x105), INC, HLT);
	EXPECT_RUN(HALT, 0x106, 3, 9);
	bytes[0x105] = INC;
	state.pc = 0x100;
	EXPECT(cpu_stop_at(&program, 0x105, true));
	EXPECT_RUN(BREAK, 0x105, 2, 9);
	EXPECT_RUN(HALT, 0x106, 1, 9);
	/* behind a prefix it is no step of its own: the run stops before the prefix */
	LOAD(0x0ff, INC, WIDE, INC, HLT);
	EXPECT(cpu_stop_at(&program, 0x101, true));
	EXPECT_RUN(BREAK, 0x100, 1, 9);
	EXPECT_NUMBER(0, state.wide);
	EXPECT_RUN(HALT, 0x103, 2, 9);
	/* behind two, and in a loop */
	LOAD(0x100, INC, WIDE, WIDE, STW(0x200), JMP(0x100));
	EXPECT(cpu_stop_at(&program, 0x103, true));
	EXPECT_RUN(BREAK, 0x101, 1, 9);
	EXPECT_RUN(BREAK, 0x101, 3, 9);
	/* it is the same in single steps and at the limit of a run */
	EXPECT_RUN(LIMIT, 0x106, 1, 1);
	EXPECT_RUN(LIMIT, 0x100, 1, 1);
	EXPECT_RUN(BREAK, 0x101, 1, 1);
	state.pc = 0x100;
	EXPECT_NUMBER(CPU_STOP_BREAK, cpu_step(&state, &program));
	EXPECT_NUMBER(CPU_STOP_NONE, cpu_step(&state, &program));
	EXPECT(cpu_stop_at(&program, 0x103, false));
	EXPECT_RUN(LIMIT, 0x106, 3, 3);
	/* the last of three raises, so that nothing comes to the breakpoint */
	LOAD(0x0ff, INC, INC, WIDE, WIDE, WIDE, INC);
	EXPECT(cpu_stop_at(&program, 0x100, true));
	EXPECT(cpu_stop_at(&program, 0x104, true));
	EXPECT_RUN(BREAK, 0x100, 1, 9);
	EXPECT_RUN(LIMIT, 0x101, 1, 1);
	EXPECT_NUMBER(0, state.exception);
	EXPECT_RUN(LIMIT, 0x4000, 1, 1);
	/* what is not before a breakpoint does not happen while it is looked for */
	LOAD(0x100, INC, WIDE, STW(0x200));
	bytes[0x200] = 0x55;
	EXPECT(cpu_stop_at(&program, 0x150, true));
	EXPECT_RUN(LIMIT, 0x101, 1, 1);
	EXPECT_NUMBER(0x55, bytes[0x200]);
}

static void self_jumps(void)
{
	LOAD(0x100, INC, JMP(0x101));
	EXPECT_RUN(LIMIT, 0x101, 5, 5);
	state.pc = 0x100;
	state.stop_on_self_jump = true;
	EXPECT_RUN(SELF_JUMP, 0x101, 2, 5);
	EXPECT_RUN(SELF_JUMP, 0x101, 1, 5);
	EXPECT_RUN(SELF_JUMP, 0x101, 1, 1);
	/* prefix and jump to the prefix are one step that jumps to itself */
	LOAD(0x100, WIDE, JMP(0x100));
	state.stop_on_self_jump = true;
	EXPECT_RUN(SELF_JUMP, 0x100, 1, 5);
	/* a trap to itself is none */
	LOAD(0x4000, BRK);
	state.stop_on_self_jump = true;
	EXPECT_RUN(LIMIT, 0x4000, 5, 5);
}

static void waiting(void)
{
	LOAD(0x100, HLT, INC, HLT);
	bytes[0x4000] = RTI;
	EXPECT_RUN(HALT, 0x101, 1, 1);
	EXPECT_NUMBER(CPU_STOP_NONE, cpu_raise(&state, &program, CPU_EXCEPTION_Soft));
	EXPECT_NUMBER(0x4000, state.pc);
	EXPECT_NUMBER(0x101, state.epc);
	EXPECT_NUMBER(0x101, state.enext);
	EXPECT_RUN(HALT, 0x103, 3, 10);
	state.ram.size = 0x1000;
	EXPECT_NUMBER(CPU_STOP_RAISE, cpu_raise(&state, NULL, CPU_EXCEPTION_Soft));
	EXPECT_NUMBER(CPU_EXCEPTION_Bus, state.exception);
	EXPECT_NUMBER(0x103, state.pc);
	EXPECT_NUMBER(0x101, state.epc);
	state.stop_on_trap = true;
	EXPECT_NUMBER(CPU_STOP_RAISE, cpu_raise(&state, NULL, CPU_EXCEPTION_Soft));
	EXPECT_NUMBER(CPU_EXCEPTION_Soft, state.exception);
}

static void address_of_too_many_bits(void)
{
	LOAD(0x100, INC);
	state.stop_on_trap = true;
	EXPECT_NUMBER(CPU_STOP_RAISE, cpu_trap(&state, &program, CPU_EXCEPTION_Soft, 1, 0x12345));
	EXPECT_NUMBER(0x2345, state.bad_address);
}

static void numbers_of_no_exception(void)
{
	static const int bad[] = { CPU_EXCEPTION_NONE, CPU_EXCEPTION_COUNT, CPU_EXCEPTION_COUNT + 1,
		1000000, -1 };
	LOAD(0x100, INC);
	struct cpu_state before = state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		const enum cpu_exception exception = (enum cpu_exception)bad[i];
		EXPECT_NUMBER(CPU_STOP_FAULT, cpu_raise(&state, &program, exception));
		EXPECT_NUMBER(CPU_STOP_FAULT, cpu_raise(&state, NULL, exception));
		EXPECT_NUMBER(CPU_STOP_FAULT, cpu_trap(&state, &program, exception, 1, 0));
	}
	EXPECT_NUMBER(CPU_STOP_FAULT, cpu_trap(&state, &program, CPU_EXCEPTION_Soft, 256, 0));
	EXPECT_NUMBER(0, memcmp(&before, &state, sizeof state) != 0);
}

static void steps_one_by_one(void)
{
	LOAD(0x100, INC, HLT, BRK);
	EXPECT_NUMBER(CPU_STOP_NONE, cpu_step(&state, &program));
	EXPECT_NUMBER(CPU_STOP_HALT, cpu_step(&state, &program));
	EXPECT_NUMBER(0xee, state.A);
	EXPECT_NUMBER(CPU_STOP_NONE, cpu_step(&state, &program));
	EXPECT_NUMBER(0x4000, state.pc);
}

/* ---- where there are no bytes ---- */

static char noted[200];
static uint64_t device_value, refused = UINT64_MAX;

static bool device_read(void *context, uint64_t address, unsigned size, uint64_t *value)
{
	char *end = noted + strlen(noted);
	snprintf(end, sizeof noted - (size_t)(end - noted), "r%u@%" PRIx64 " ", size, address);
	*value = *(const uint64_t *)context + address;
	return address != refused;
}

static bool device_write(void *context, uint64_t address, unsigned size, uint64_t value)
{
	char *end = noted + strlen(noted);
	(void)context;
	snprintf(end, sizeof noted - (size_t)(end - noted), "w%u@%" PRIx64 "=%" PRIx64 " ", size,
		address, value);
	return address != refused;
}

static bool device_has(void *context, uint64_t address, unsigned size, bool writes)
{
	char *end = noted + strlen(noted);
	(void)context;
	snprintf(end, sizeof noted - (size_t)(end - noted), "h%u@%" PRIx64 "%s ", size, address,
		writes ? "=" : "");
	return true;
}

static const struct cpu_device device = { &device_value, device_read, device_write, NULL };

static void devices(void)
{
	LOAD(0x100, LDA(0x8001), STA(0x9000), WIDE, LDW(0x8002), WIDE, WIDE, STW(0x8ff0), HLT);
	state.ram.size = 0x8000;
	state.ram.device = &device;
	device_value = 0x20;
	noted[0] = 0;
	EXPECT_RUN(HALT, 0x110, 5, 10);
	EXPECT_TEXT("r1@8001 w1@9000=21 r2@8002 w2@8ff0=8022 w2@90f0=8022 ", noted);
	/* reads are refused */
	state.pc = 0x100;
	state.stop_on_trap = true;
	refused = 0x8001;
	noted[0] = 0;
	EXPECT_RUN(RAISE, 0x100, 0, 10);
	EXPECT_NUMBER(CPU_EXCEPTION_Bus, state.exception);
	EXPECT_NUMBER(0x8001, state.bad_address);
	EXPECT_TEXT("r1@8001 ", noted);
	/* writes are */
	refused = 0x9000;
	EXPECT_RUN(RAISE, 0x103, 1, 10);
	EXPECT_NUMBER(0x9000, state.bad_address);
	refused = UINT64_MAX;
	/* no functions, nothing there */
	static const struct cpu_device none = { NULL, NULL, NULL, NULL };
	state.ram.device = &none;
	EXPECT_RUN(RAISE, 0x103, 0, 10);
	EXPECT_NUMBER(0x9000, state.bad_address);
	/* an access that is not aligned is asked for where there are no bytes alone */
	static const struct cpu_device asked = { &device_value, device_read, device_write, device_has };
	for (unsigned in = 0; in < 2; in++) {
		LOAD(0x100, WIDE, STW(0x8001), HLT);
		state.ram.device = &asked;
		state.stop_on_trap = true;
		state.ram.size = in ? 0x9000 : 0x8000;
		noted[0] = 0;
		EXPECT_RUN(RAISE, 0x100, 0, 10);
		EXPECT_NUMBER(CPU_EXCEPTION_Align, state.exception);
		EXPECT_TEXT(in ? "" : "h2@8001= ", noted);
	}
}

/* Instructions outside of the bytes come from the device, a byte at a time and none too many. */
static void fetching(void)
{
	LOAD(0x100, JMP(0x9000));
	device_value = (uint64_t)-0x9000 + INC; /* 9000: inc; 9001: hlt; 9002: brk */
	state.ram.size = 0x8000;
	state.ram.device = &device;
	noted[0] = 0;
	EXPECT_RUN(HALT, 0x9002, 3, 10);
	EXPECT_TEXT("r1@9000 r1@9001 ", noted);
	state.pc = 0x9000;
	device_value = (uint64_t)-0x9000 + 1; /* 9000: ldi 2 */
	noted[0] = 0;
	EXPECT_RUN(LIMIT, 0x9002, 1, 1);
	EXPECT_TEXT("r1@9000 r1@9001 ", noted);
	EXPECT_NUMBER(2, state.A);
	device_value = (uint64_t)-0x9000 + INC;
	EXPECT(cpu_stop_at(&program, 0x9001, true));
	state.pc = 0x100;
	EXPECT_RUN(BREAK, 0x9001, 2, 10);
	EXPECT_RUN(HALT, 0x9002, 1, 10);
	/* nothing is there */
	state.ram.device = NULL;
	state.pc = 0x100;
	state.stop_on_trap = true;
	EXPECT_RUN(RAISE, 0x9000, 1, 10);
	EXPECT_NUMBER(CPU_EXCEPTION_Bus, state.exception);
	EXPECT_NUMBER(0x9000, state.bad_address);
	/* the last bytes of the memory are half of an instruction */
	state.pc = 0x7fff;
	bytes[0x7fff] = 0x04;
	EXPECT_RUN(RAISE, 0x7fff, 0, 10);
	EXPECT_NUMBER(0x7fff, state.bad_address);
	/* a byte that was refused once is asked for again */
	bytes[0x7fff] = 0x01;
	state.ram.device = &device;
	refused = 0x8000;
	EXPECT_RUN(RAISE, 0x7fff, 0, 10);
	refused = UINT64_MAX;
	device_value = (uint64_t)-0x8000 + 7;
	EXPECT_RUN(LIMIT, 0x8001, 1, 1);
	EXPECT_NUMBER(7, state.A);
	state.pc = 0x12345;
	EXPECT_RUN(LIMIT, 0x2345, 0, 0); /* addresses have 16 bits */
}

static void bases(void)
{
	static uint8_t high[0x100];
	static const uint8_t code[] = { LDA(0x80f0), INC, STA(0x80f1), HLT };
	LOAD(0, HLT);
	memcpy(high, code, sizeof code);
	high[0xf0] = 0x41;
	state.ram = (struct cpu_writable_bank){ .bytes = high, .base = 0x8000, .size = sizeof high };
	state.pc = 0x8000;
	memset(room, 0, sizeof room);
	EXPECT(cpu_load(&program, room, sizeof room, 0x8000, sizeof high));
	EXPECT_RUN(HALT, 0x8008, 4, 10);
	EXPECT_NUMBER(0x42, high[0xf1]);
	EXPECT(!cpu_load(&program, room, sizeof room, 0x8001, 0x8000)); /* behind the last address */
	EXPECT(!cpu_load(&program, room, 64, 0, 0x8000));
	EXPECT(!cpu_load(&program, room, sizeof room, 0x10000, 0));
	EXPECT(cpu_program_room(SIZE_MAX) == SIZE_MAX);
}

/* More steps than there is room for on a stack if each called the next one; and a jump that is
 * known by where it stands goes elsewhere when its bytes are others. */
static void long_runs(void)
{
	LOAD(0x100, INC, BZ(5), JMP(0x100), LDI(0x50), STA(0x104), JMP(0x100));
	bytes[0x150] = HLT;
	/* inc and bz 256 times, jmp 255 times; ldi, sta, jmp; inc, bz, jmp to 0x150 */
	EXPECT_RUN(LIMIT, 0x150, 767 + 3 + 3, 767 + 3 + 3);
	EXPECT_NUMBER(0x51, state.A);
	EXPECT_RUN(HALT, 0x151, 1, 9);
	LOAD(0x100, INC, JMP(0x100));
	EXPECT_RUN(LIMIT, 0x100, 600000, 600000); /* 16 bytes each are 9 MB */
	EXPECT_NUMBER(300000 & 0xff, state.A);
	EXPECT_RUN(LIMIT, 0x100, 2, 2);
	EXPECT_RUN(LIMIT, 0x101, 1, 1);
	EXPECT_RUN(LIMIT, 0x100, 1, 1);
}

static void all(void)
{
	jumps();
	limits();
	long_runs();
	changing_code();
	changing_code_far();
	changing_code_behind();
	changed_by_the_caller();
	traps();
	trap_in_trap();
	prefixes();
	kept_prefixes();
	stops();
	self_jumps();
	waiting();
	address_of_too_many_bits();
	numbers_of_no_exception();
	steps_one_by_one();
	devices();
	fetching();
}

int main(void)
{
	reset();
	bases();
	all();
	decoded = 0; /* the same without decoding anything once, and with a part of it */
	all();
	decoded = 0x102;
	all();
	return wrong != 0;
}
