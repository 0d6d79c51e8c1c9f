/* SPDX-License-Identifier: MIT */
/* Runs each opcode on random states, by the interpreter made from the specification and by the
 * model, and prints where the two differ: states COUNT. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cpu6502_run.h"
#include "model.h"

enum { MEMORY = 65536, SHOWN = 10 };

static uint64_t seed = 6502;

static unsigned random_below(unsigned limit)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(seed >> 33) % limit;
}

/* Any byte, or two decimal digits. */
static uint8_t random_byte(void)
{
	if (random_below(2))
		return (uint8_t)random_below(256);
	return (uint8_t)(random_below(10) | random_below(10) << 4);
}

static struct model random_state(uint8_t *memory)
{
	struct model m = { .memory = memory };
	m.a = random_byte();
	m.x = random_byte();
	m.y = random_byte();
	m.s = random_byte();
	m.p = random_below(256) & 0xCF;
	m.pc = (uint16_t)(random_below(8) ? random_below(MEMORY) : MEMORY - 1 - random_below(4));
	return m;
}

static void enter(struct cpu6502_state *state, const struct model *m)
{
	state->A = m->a;
	state->X = m->x;
	state->Y = m->y;
	state->S = m->s;
	state->C = m->p & 1;
	state->Z = m->p >> 1 & 1;
	state->I = m->p >> 2 & 1;
	state->D = m->p >> 3 & 1;
	state->V = m->p >> 6 & 1;
	state->N = m->p >> 7 & 1;
	state->pc = m->pc;
	state->cycles = 0;
}

static bool same(const struct cpu6502_state *state, const struct model *m)
{
	struct cpu6502_state other = { 0 };
	enter(&other, m);
	return state->A == other.A && state->X == other.X && state->Y == other.Y &&
		   state->S == other.S && state->C == other.C && state->Z == other.Z &&
		   state->I == other.I && state->D == other.D && state->V == other.V &&
		   state->N == other.N && state->pc == other.pc && state->cycles == m->cycles;
}

/* Runs one instruction both ways from a random state; false where they differ. */
static bool try_once(struct cpu6502_program *program, uint8_t opcode, bool *documented)
{
	static uint8_t ours[MEMORY], theirs[MEMORY];
	static struct cpu6502_state state;
	struct model m = random_state(theirs);
	uint64_t steps;
	for (unsigned i = 0; i < 64; i++)
		ours[random_below(MEMORY)] = random_byte();
	ours[m.pc] = opcode;
	for (unsigned i = 1; i < 3; i++) /* near the end of the memory goes on at its beginning */
		ours[(uint16_t)(m.pc + i)] = random_below(8) ? random_byte() : 0xFF;
	memcpy(theirs, ours, MEMORY);
	enter(&state, &m);
	state.ram = (struct cpu6502_writable_bank){ .bytes = ours, .size = MEMORY };
	enum cpu6502_stop stop = cpu6502_run(&state, program, 1, &steps);
	*documented = model_step(&m);
	if (!*documented)
		return stop == CPU6502_STOP_UNDEFINED || stop == CPU6502_STOP_RESERVED;
	return stop == CPU6502_STOP_LIMIT && same(&state, &m) && memcmp(ours, theirs, MEMORY) == 0;
}

int main(int argc, char **argv)
{
	long count = argc == 2 ? strtol(argv[1], NULL, 10) : 0;
	static struct cpu6502_program program;
	size_t size = cpu6502_program_room(0);
	void *room = calloc(size + 1, 1);
	unsigned opcodes = 0, wrong = 0;
	if (count < 1 || !room || !cpu6502_load(&program, room, size, 0, 0))
		return 2;
	for (unsigned opcode = 0; opcode < 256; opcode++) {
		bool documented = false;
		for (long i = 0; i < count; i++)
			if (!try_once(&program, (uint8_t)opcode, &documented) && wrong++ < SHOWN)
				printf("opcode %02x differs in round %ld\n", opcode, i);
		opcodes += documented;
	}
	printf("%u opcodes, %u differences\n", opcodes, wrong);
	free(room);
	return wrong != 0;
}
