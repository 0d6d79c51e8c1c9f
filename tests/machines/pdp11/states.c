/* SPDX-License-Identifier: MIT */
/* Random states and instructions -> a script that has simh run them, and what simh should then
 * print, by the interpreter made from the specification: states COUNT SEED SCRIPT EXPECTED. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pdp11_run.h"

enum {
	MEMORY = 0160000, /* what follows are devices */
	HANDLER = 0600,   /* that of vector v is at HANDLER + v, a word 'nop' */
	NOP = 0240,
	FIRST = 01000, /* where states put their code and their stack */
	PSW_T = 020
};

static const unsigned vectors[] = { 04, 010, 014, 020, 030, 034 };
static uint64_t seed;
static uint8_t memory[MEMORY], before[MEMORY], kept[MEMORY];
static struct pdp11_state state;
static struct pdp11_program program;
static FILE *script, *expected;
static unsigned long seen[PDP11_OPCODE_COUNT + 1], traps[PDP11_EXCEPTION_COUNT];

static unsigned random_below(unsigned limit)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(seed >> 33) % limit;
}

static unsigned word_at(const uint8_t *bytes, unsigned address)
{
	return bytes[address] | (unsigned)bytes[address + 1] << 8;
}

/* Sets a word in both machines. */
static void deposit(unsigned address, unsigned word)
{
	memory[address] = (uint8_t)word;
	memory[address + 1] = (uint8_t)(word >> 8);
	fprintf(script, "d %o %o\n", address, word);
}

/* An even address for the most part; near 0, near 2^15, or anything else at times. */
static unsigned random_word(void)
{
	switch (random_below(8)) {
	case 0: return random_below(65536);
	case 1: return (random_below(9) - 4) & 0177777;
	case 2: return (0100000 + random_below(9) - 4) & 0177777;
	default: return FIRST + random_below((MEMORY - FIRST) / 2) * 2;
	}
}

/* Any word, or one with few neighbours: no operand, EIS, traps, jumps, branches. */
static unsigned random_instruction(void)
{
	static const struct {
		unsigned first, count;
	} rare[] = { { 0, 8 }, { 0200, 040 }, { 0240, 040 }, { 0104000, 01000 }, { 070000, 05000 },
		{ 077000, 01000 }, { 0100, 0100 }, { 04000, 01000 }, { 0400, 03400 }, { 0100000, 04000 },
		{ 05000, 01600 }, { 0105000, 01600 }, { 0300, 0100 }, { 06400, 0400 } };
	unsigned i = random_below(2 * sizeof(rare) / sizeof(*rare));
	if (i >= sizeof(rare) / sizeof(*rare))
		return random_below(65536);
	return rare[i].first + random_below(rare[i].count);
}

/* Instructions of options that the specification does not describe and simh always has. */
static bool is_foreign(unsigned word)
{
	unsigned single = word >> 6 & 0777;
	bool memory_management = single == 065 || single == 066;
	return memory_management || word >= 0170000;
}

static void set_flags(unsigned psw)
{
	state.C = psw & 1;
	state.V = psw >> 1 & 1;
	state.Z = psw >> 2 & 1;
	state.N = psw >> 3 & 1;
	state.T = psw >> 4 & 1;
	state.priority0 = psw >> 5 & 1;
	state.priority1 = psw >> 6 & 1;
	state.priority2 = psw >> 7 & 1;
}

static unsigned flags(void)
{
	return (unsigned)(state.C | state.V << 1 | state.Z << 2 | state.N << 3 | state.T << 4 |
					  state.priority0 << 5 | state.priority1 << 6 | state.priority2 << 7);
}

static void print_registers(void)
{
	for (unsigned i = 0; i < 6; i++)
		fprintf(expected, "R%u:\t%06o\n", i, state.R[i]);
	fprintf(expected, "SP:\t%06o\n", state.R[6]);
}

/* What an instruction that has trapped leaves, with the one that simh then runs, a 'nop'. */
static void print_end(bool trapped)
{
	fprintf(expected, "PC:\t%06o\nPSW:\t%06o\n", (unsigned)(state.pc + (trapped ? 2 : 0)) & 0177777,
		flags());
}

/* Vectors, handlers, and what RTI takes from a stack keep their form: no other mode, no T. */
static void repair(void)
{
	for (size_t i = 0; i < sizeof(vectors) / sizeof(*vectors); i++) {
		unsigned vector = vectors[i], psw = vector * 11 & 0357;
		if (word_at(memory, vector) != HANDLER + vector)
			deposit(vector, HANDLER + vector);
		if (word_at(memory, vector + 2) != psw)
			deposit(vector + 2, psw);
		if (word_at(memory, HANDLER + vector) != NOP)
			deposit(HANDLER + vector, NOP);
	}
}

struct start {
	unsigned registers[7], pc, psw, words[3];
};

static struct start random_start(void)
{
	struct start s;
	for (unsigned i = 0; i < 6; i++)
		s.registers[i] = random_word();
	s.registers[6] = FIRST + random_below((MEMORY - FIRST) / 2 - 1) * 2;
	s.pc = FIRST + random_below((MEMORY - FIRST - 6) / 2) * 2;
	s.psw = random_below(256) & (random_below(4) ? 0357 : 0377);
	do
		s.words[0] = random_instruction();
	while (is_foreign(s.words[0]));
	if (s.words[0] <= 1) /* HALT and WAIT would keep the trap for the next state */
		s.psw &= ~(unsigned)PSW_T;
	s.words[1] = random_word();
	s.words[2] = random_word();
	return s;
}

static void enter(const struct start *s)
{
	for (unsigned i = 0; i < 7; i++)
		state.R[i] = (uint16_t)s->registers[i];
	state.pc = s->pc;
	set_flags(s->psw);
	for (unsigned i = 0; i < 3; i++) {
		memory[s->pc + 2 * i] = (uint8_t)s->words[i];
		memory[s->pc + 2 * i + 1] = (uint8_t)(s->words[i] >> 8);
	}
	if (s->words[0] == 2 || s->words[0] == 6) /* the flags that RTI and RTT take */
		memory[s->registers[6] + 3] = 0;
}

static void write_start(const struct start *s)
{
	static unsigned long number;
	char title[64];
	snprintf(title, sizeof title, "state %lu: %06o %06o %06o", ++number, s->words[0], s->words[1],
		s->words[2]);
	fprintf(script, "echo %s\n", title);
	fprintf(expected, "%s\n", title);
	for (unsigned i = 0; i < 6; i++)
		fprintf(script, "d r%u %o\n", i, s->registers[i]);
	fprintf(script, "d sp %o\nd pc %o\nd psw %o\n", s->registers[6], s->pc, s->psw);
}

/* Does the trap of a debugger follow an instruction that does not trap itself? */
static bool is_traced(const struct start *s)
{
	return s->psw & PSW_T || (s->words[0] == 2 && word_at(before, s->registers[6] + 2) & PSW_T);
}

/* Runs the instruction; false if this reaches a device, a trap that cannot be taken, or the limit
 * of the stack. */
static bool run(const struct start *s, bool *trapped, bool *aborted)
{
	state.stop_on_trap = true;
	enum pdp11_stop stop = pdp11_step(&state, &program);
	*trapped = stop == PDP11_STOP_RAISE || is_traced(s);
	*aborted = stop == PDP11_STOP_RAISE && state.exception == PDP11_EXCEPTION_BusError;
	if (stop == PDP11_STOP_RAISE) {
		if (*aborted && (state.bad_address >= MEMORY || is_traced(s)))
			return false;
		traps[state.exception]++;
		state.stop_on_trap = false;
		stop = pdp11_step(&state, &program);
	}
	/* The trap of a debugger loads its vector before the instruction stores. */
	bool changes_vectors = is_traced(s) && memcmp(memory, before, HANDLER) != 0;
	return (stop == PDP11_STOP_NONE || stop == PDP11_STOP_HALT) && state.R[6] >= FIRST &&
		   !changes_vectors;
}

static void write_memory(const struct start *s, bool trapped)
{
	fprintf(script, trapped ? "s 2\n" : "s\n");
	if (s->words[0] == 1)
		fprintf(script, "d wait 0\n");
	fprintf(script, "e r0-r5,sp,pc,psw\n");
	print_registers();
	print_end(trapped);
	for (unsigned i = 0; i < MEMORY; i += 2)
		if (word_at(memory, i) != word_at(before, i)) {
			fprintf(script, "e %o\n", i);
			fprintf(expected, "%o:\t%06o\n", i, word_at(memory, i));
		}
}

/* An abort leaves registers that modes have changed, and these flags and addresses on the stack, as
 * a machine likes. The words near the stack get their values back. */
static void write_abort(const struct start *s)
{
	fprintf(script, "s 2\ne pc,psw\n");
	print_end(true);
	memcpy(memory, before, MEMORY);
	for (unsigned i = s->registers[6] - 8; i <= s->registers[6] + 4 && i < MEMORY; i += 2)
		deposit(i, word_at(memory, i));
}

static bool try_once(void)
{
	struct start s = random_start();
	memcpy(kept, memory, MEMORY);
	enter(&s);
	memcpy(before, memory, MEMORY);
	bool trapped, aborted;
	struct pdp11_insn insn;
	bool legal = pdp11_decode(memory + s.pc, 6, &insn) == PDP11_STATUS_OK;
	if (!run(&s, &trapped, &aborted)) {
		memcpy(memory, kept, MEMORY);
		return false;
	}
	seen[insn.opcode] += legal;
	write_start(&s);
	for (unsigned i = 0; i < 3; i++)
		fprintf(script, "d %o %o\n", s.pc + 2 * i, word_at(before, s.pc + 2 * i));
	if (s.words[0] == 2 || s.words[0] == 6)
		fprintf(script, "d %o %o\n", s.registers[6] + 2, word_at(before, s.registers[6] + 2));
	if (aborted)
		write_abort(&s);
	else
		write_memory(&s, trapped);
	repair();
	return true;
}

int main(int argc, char **argv)
{
	if (argc != 5 || !(script = fopen(argv[3], "w")) || !(expected = fopen(argv[4], "w")))
		return 2;
	unsigned long count = strtoul(argv[1], NULL, 10), done = 0, opcodes = 0;
	seed = strtoull(argv[2], NULL, 10);
	void *room = calloc(pdp11_program_room(0) + 1, 1);
	if (!room || !pdp11_load(&program, room, pdp11_program_room(0), 0, 0))
		return 2;
	state.ram = (struct pdp11_writable_bank){ .bytes = memory, .size = MEMORY };
	fprintf(script, "set cpu 11/70\nset cpu nofpp\n");
	for (unsigned i = 0; i < MEMORY; i += 2)
		deposit(i, random_word());
	repair();
	while (done < count)
		done += try_once();
	fprintf(script, "e 0-%o\nq\n", MEMORY - 2);
	for (unsigned i = 0; i < MEMORY; i += 2)
		fprintf(expected, "%o:\t%06o\n", i, word_at(memory, i));
	for (unsigned i = 1; i <= PDP11_OPCODE_COUNT; i++)
		opcodes += seen[i] > 0;
	printf("%lu states, %lu opcodes", done, opcodes);
	for (unsigned i = 1; i < PDP11_EXCEPTION_COUNT; i++)
		if (traps[i])
			printf(", %lu %s", traps[i], pdp11_exception_name((enum pdp11_exception)i));
	printf("\n");
	free(room);
	return fclose(script) || fclose(expected);
}
