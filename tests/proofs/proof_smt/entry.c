/* SPDX-License-Identifier: MIT */
/* One instruction of the generated interpreter, from a state in which every register may hold
 * anything. Compiled with the generated code for each instruction set (PREFIX, CAPITALS,
 * HEADER), and run on terms: the functions that it only declares are those of main.c. */
#include HEADER

#define JOIN_(a, b) a##b
#define JOIN(a, b)  JOIN_(a, b)
#define NAME(x)     JOIN(PREFIX, x)
#define UPPER(x)    JOIN(CAPITALS, x)

/* A register of the state: it gets what it holds before; it is told what it holds afterwards. */
void proof_before(unsigned file, unsigned number, void *at);
void proof_after(unsigned file, unsigned number, void *at);
uint8_t proof_meant(unsigned i); /* the same with the bits that the case has */
uint8_t proof_byte(unsigned i);  /* of the instruction */
unsigned proof_size(void);       /* its bytes */
unsigned proof_bank(void);       /* that the instruction reads */
/* bytes: of an element; masks: which is a bit a lane; most: lanes that there are */
void proof_file(unsigned file, const char *name, unsigned lanes, unsigned most, unsigned width,
	unsigned bytes, unsigned masks);
void proof_memory_name(unsigned memory, const char *name);
uint8_t proof_memory(unsigned memory, unsigned offset);
void proof_stop(unsigned how, unsigned exception, uint64_t pc);
void proof_pc(uint64_t pc); /* of the instruction */

enum { BANK_SIZE = 64, PROGRAM_SIZE = 32, ROOM_SIZE = 4096 };

static struct NAME(_state) state;
static uint8_t code[PROGRAM_SIZE], bank[8][BANK_SIZE];

#ifdef MACHINE
#define LANES(info) 1
#define MASKS(info) false
enum { ALL_LANES = 1 };
#else
#define LANES(info) (info)->lanes
#define MASKS(info) (info)->masks
enum { ALL_LANES = UPPER(_LANES) };
#endif

static bool is_constant(const struct NAME(_file_info) * info, unsigned number)
{
	for (unsigned i = 0; i < info->named; i++) {
		const struct NAME(_register_info) *r = &NAME(_registers)[info->names + i];
		if (r->number == number && r->constant)
			return true;
	}
	return false;
}

/* All registers hold anything at the start, and are told about at the end. */
static void visit_all(bool set)
{
	for (unsigned file = 0; file < NAME(_file_count); file++) {
		const struct NAME(_file_info) *info = &NAME(_files)[file];
		for (unsigned number = 0; number < info->count; number++)
			if (!is_constant(info, number)) {
				size_t row = MASKS(info) ? 1 : LANES(info);
				unsigned char *at = (unsigned char *)&state + info->offset;
				at += number * row * info->bytes;
				(set ? proof_before : proof_after)(file, number, at);
			}
	}
}

#ifndef MACHINE
static void set_memories(void)
{
	for (unsigned memory = 0; memory < NAME(_memory_count) && memory < 8; memory++) {
		for (unsigned i = 0; i < BANK_SIZE; i++)
			bank[memory][i] = proof_memory(memory, i);
		NAME(_map_bank)(&state, memory, proof_bank(), bank[memory], BANK_SIZE);
	}
}
#endif

enum { DONE, RAISED, ILLEGAL, HALTED, OTHER };

static unsigned kind_of(enum NAME(_stop) stop, uint64_t steps)
{
	if (stop == UPPER(_STOP_RAISE))
		return RAISED;
	if (stop == UPPER(_STOP_UNDEFINED) || stop == UPPER(_STOP_RESERVED))
		return ILLEGAL;
#ifdef MACHINE
	if (stop == UPPER(_STOP_HALT))
		return HALTED;
#endif
	return steps == 1 ? DONE : OTHER;
}

static void tell_names(void)
{
	for (unsigned file = 0; file < NAME(_file_count); file++) {
		const struct NAME(_file_info) *info = &NAME(_files)[file];
		proof_file(file, info->name, LANES(info), ALL_LANES, info->width, info->bytes, MASKS(info));
	}
	for (unsigned i = 0; i < NAME(_memory_count); i++)
		proof_memory_name(i, NAME(_memories)[i].name);
}

#ifdef MACHINE
enum { PLACE = 256 }; /* address of the instruction */

/* The memory of the program holds the instruction and nothing else. None of it is known in advance,
 * so that where it jumps to can be any number. */
static enum NAME(_stop) run(uint64_t *steps)
{
	static unsigned char room[ROOM_SIZE];
	static struct NAME(_program) program;
	NAME(_start)(&state);
	visit_all(true);
	NAME(_map_bank)(&state, MACHINE, 0, code, proof_size());
	NAME(_bank)(&state, MACHINE, 0)->base = PLACE;
	state.pc = PLACE;
	state.stop_on_trap = true;
	proof_pc(PLACE);
	NAME(_load)(&program, room, sizeof room, PLACE, 0);
	return NAME(_run)(&state, &program, 1, steps);
}
#else
static enum NAME(_stop) run(uint64_t *steps)
{
	static unsigned char room[ROOM_SIZE];
	struct NAME(_program) program;
	NAME(_reset)(&state);
	visit_all(true);
	set_memories();
	proof_pc(0);
	NAME(_load)(&program, room, sizeof room, code, proof_size());
	return NAME(_run)(&state, &program, 1, steps);
}
#endif

/* With other bits it may be another instruction. */
static bool is_other(void)
{
	struct NAME(_insn) insn, meant;
	uint8_t bytes[PROGRAM_SIZE] = { 0 };
	for (unsigned i = 0; i < proof_size() && i < PROGRAM_SIZE; i++)
		bytes[i] = proof_meant(i);
	if (NAME(_decode)(bytes, proof_size(), &meant) || NAME(_decode)(code, proof_size(), &insn))
		return true;
	return insn.opcode != meant.opcode;
}

void proof_main(void)
{
	for (unsigned i = 0; i < proof_size() && i < PROGRAM_SIZE; i++)
		code[i] = proof_byte(i);
	tell_names();
	if (is_other()) {
		proof_stop(ILLEGAL, 0, 0);
		return;
	}
	uint64_t steps = 0;
	enum NAME(_stop) stop = run(&steps);
	proof_stop(kind_of(stop, steps), state.exception, state.pc);
	visit_all(false);
}
