/* SPDX-License-Identifier: MIT */
/* Random instructions and states -> what the processor makes of them, against what the interpreter
 * made from the specification does: states COUNT SEED. Each instruction runs once, with the trap
 * flag set, in two pages with nothing around them; the handler of the trap compares, and sets the
 * next state. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#include "random.h"
#include "x86_run.h"

enum {
	SIZE = 8192,  /* of both pages */
	DATA = 4096,  /* where the second one begins */
	CODE = 2048,  /* where instructions are in the first one */
	TRAP = 0x100, /* the trap flag */
	CF = 1,
	PF = 4,
	AF = 16,
	ZF = 64,
	SF = 128,
	DF = 0x400,
	OF = 0x800,
	FLAGS = CF | PF | AF | ZF | SF | DF | OF,
	SHOWN = 10
};

#define BASE 0x50000000

/* Flags that the manuals leave undefined, by the name of the instruction; by_more: also, if it
 * shifts by more than one bit. */
static const struct {
	const char *name;
	unsigned flags, by_more;
} undefined[] = {
	{ "and", AF, 0 },
	{ "or", AF, 0 },
	{ "xor", AF, 0 },
	{ "test", AF, 0 },
	{ "shl", AF, OF | CF },
	{ "shr", AF, OF | CF },
	{ "sar", AF, OF },
	{ "rol", 0, OF },
	{ "ror", 0, OF },
	{ "rcl", 0, OF },
	{ "rcr", 0, OF },
	{ "mul", SF | ZF | AF | PF, 0 },
	{ "imul", SF | ZF | AF | PF, 0 },
	{ "div", CF | OF | SF | ZF | AF | PF, 0 },
	{ "idiv", CF | OF | SF | ZF | AF | PF, 0 },
	{ "bt", OF | SF | AF | PF, 0 },
	{ "bts", OF | SF | AF | PF, 0 },
	{ "btr", OF | SF | AF | PF, 0 },
	{ "btc", OF | SF | AF | PF, 0 },
};

struct test {
	uint64_t r[16], flags;
	uint8_t code[16];
	unsigned length;
	struct x86_insn insn;
	char text[128];
};

/* The registers of a context, in the order of the specification. */
static const int greg[16] = { REG_RAX, REG_RCX, REG_RDX, REG_RBX, REG_RSP, REG_RBP, REG_RSI,
	REG_RDI, REG_R8, REG_R9, REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15 };

static unsigned long count, done, wrong, raised;
static unsigned long seen[X86_OPCODE_COUNT + 1];
static uint8_t *pages, memory[SIZE], before[SIZE];
static struct x86_state state;
static struct x86_program program;
static struct test test;
static ucontext_t home;

/* An address in the pages, a number near 0 or near a power of two, or any. */
static uint64_t random_value(void)
{
	uint64_t near = (uint64_t)random_below(17) - 8;
	switch (random_below(8)) {
	case 0: return random64();
	case 1: return ((uint64_t)1 << random_below(64)) + near;
	case 2: return near;
	case 3: return random_below(SIZE);
	case 4: return random64() & 0xff;
	default: return BASE + DATA + random_below(4) * 1000 + random_below(96);
	}
}

static bool starts_with_name(const char *text, const char *name)
{
	size_t length = strlen(name);
	return !strncmp(text, name, length) &&
		   (text[length] == ' ' || !text[length] ||
			   (strchr("bwlq", text[length]) && (!text[length + 1] || text[length + 1] == ' ')));
}

static unsigned undefined_flags(const char *text)
{
	for (size_t i = 0; i < sizeof undefined / sizeof *undefined; i++)
		if (starts_with_name(text, undefined[i].name))
			return undefined[i].flags | (strstr(text, ", ") ? undefined[i].by_more : 0);
	return 0;
}

static void random_test(void)
{
	do {
		random_code(test.code, random_below(4) != 0);
	} while (x86_decode(test.code, sizeof test.code, &test.insn) != X86_STATUS_OK);
	test.length = test.insn.length;
	x86_format(&test.insn, test.text, sizeof test.text);
	for (int i = 0; i < 16; i++)
		test.r[i] = random_value();
	if (random_below(4))
		test.r[4] = BASE + DATA + 8 * random_below(500);
	test.r[4] =
		(uint64_t)((int64_t)(test.r[4] << 17) >> 17); /* or the kernel does not return to it */
	test.flags = random64() & FLAGS;
}

static void enter(void)
{
	memcpy(pages + CODE, test.code, sizeof test.code);
	memcpy(memory, pages, SIZE);
	memcpy(before, pages, SIZE);
	for (int i = 0; i < 16; i++)
		state.R[i] = test.r[i];
	state.CF = test.flags / CF & 1;
	state.PF = test.flags / PF & 1;
	state.AF = test.flags / AF & 1;
	state.ZF = test.flags / ZF & 1;
	state.SF = test.flags / SF & 1;
	state.DF = test.flags / DF & 1;
	state.OF = test.flags / OF & 1;
	state.pc = BASE + CODE;
}

static unsigned flags_of_state(void)
{
	return (unsigned)(state.CF * CF | state.PF * PF | state.AF * AF | state.ZF * ZF |
					  state.SF * SF | state.DF * DF | state.OF * OF);
}

static void show(const char *what, uint64_t expected, uint64_t found)
{
	if (wrong < SHOWN)
		printf("    %s: %#llx by the processor, %#llx by specc\n", what,
			(unsigned long long)expected, (unsigned long long)found);
}

static const char *raise_of_signal(int signal)
{
	return signal == SIGFPE ? "Divide" : signal == SIGTRAP ? "" : "Fault";
}

/* What specc does with the test, against what the processor did. */
static bool is_equal(int signal, const greg_t *found)
{
	enum x86_stop stop = x86_step(&state, &program);
	bool equal = true;
	const char *raise = stop == X86_STOP_RAISE ? x86_exception_name(state.exception) : "";
	if (strcmp(raise, raise_of_signal(signal)) != 0) {
		if (wrong < SHOWN)
			printf("    raises '%s' by the processor, '%s' by specc (%d)\n",
				raise_of_signal(signal), raise, stop);
		return false;
	}
	if (*raise)
		return true;
	for (int i = 0; i < 16; i++)
		if (state.R[i] != (uint64_t)found[greg[i]]) {
			show("register", (uint64_t)found[greg[i]], state.R[i]);
			equal = false;
		}
	unsigned mask = FLAGS & ~undefined_flags(test.text);
	if ((flags_of_state() ^ (unsigned)found[REG_EFL]) & mask) {
		show("flags", (uint64_t)found[REG_EFL] & mask, flags_of_state() & mask);
		equal = false;
	}
	if (state.pc != (uint64_t)found[REG_RIP]) {
		show("rip", (uint64_t)found[REG_RIP], state.pc);
		equal = false;
	}
	for (unsigned i = 0; i < SIZE; i++)
		if (memory[i] != pages[i]) {
			show("byte", pages[i], memory[i]);
			return false;
		}
	return equal;
}

static void check(int signal, const greg_t *found)
{
	raised += signal != SIGTRAP;
	seen[test.insn.opcode]++;
	if (!is_equal(signal, found)) {
		if (wrong++ < SHOWN) {
			printf("%s:", test.text);
			for (unsigned i = 0; i < test.length; i++)
				printf(" %02x", test.code[i]);
			printf(", flags %#llx\n", (unsigned long long)test.flags);
		}
	}
	memcpy(pages, before, SIZE);
}

static void handle(int signal, siginfo_t *info, void *context)
{
	(void)info;
	ucontext_t *c = context;
	greg_t *g = c->uc_mcontext.gregs;
	if (!home.uc_mcontext.gregs[REG_RIP])
		home = *c;
	else
		check(signal, g);
	if (done++ == count) {
		memcpy(g, home.uc_mcontext.gregs, sizeof c->uc_mcontext.gregs);
		return;
	}
	random_test();
	enter();
	for (int i = 0; i < 16; i++)
		g[greg[i]] = (greg_t)test.r[i];
	g[REG_RIP] = BASE + CODE;
	g[REG_EFL] = (greg_t)(test.flags | TRAP | 0x202);
}

static void set_up(void)
{
	static const int signals[] = { SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGILL };
	static uint8_t stack[1 << 16];
	stack_t other = { .ss_sp = stack, .ss_size = sizeof stack };
	struct sigaction action = { .sa_sigaction = handle,
		.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER };
	pages = mmap((void *)BASE, SIZE, PROT_READ | PROT_WRITE | PROT_EXEC,
		MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
	if (pages == MAP_FAILED || sigaltstack(&other, NULL)) {
		perror("states");
		exit(2);
	}
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		sigaction(signals[i], &action, NULL);
	for (unsigned i = 0; i < SIZE; i++)
		pages[i] = (uint8_t)random64();
}

int main(int argc, char **argv)
{
	if (argc != 3)
		return 2;
	count = strtoul(argv[1], NULL, 0);
	seed = strtoull(argv[2], NULL, 0);
	set_up();
	x86_reset(&state);
	state.ram = (struct x86_writable_bank){ .bytes = memory, .size = SIZE, .base = BASE };
	state.stop_on_trap = true;
	void *room = calloc(x86_program_room(0) + 1, 1);
	if (!room || !x86_load(&program, room, x86_program_room(0), 0, 0))
		return 2;
	raise(SIGTRAP);
	unsigned long opcodes = 0;
	for (unsigned i = 0; i <= X86_OPCODE_COUNT; i++)
		opcodes += seen[i] != 0;
	printf("%lu states, %lu opcodes of %u, %lu signals, %lu differences\n", count, opcodes,
		(unsigned)X86_OPCODE_COUNT, raised, wrong);
	return wrong != 0;
}
