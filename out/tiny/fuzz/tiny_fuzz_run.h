/* A start state and a program, made of an input, what executes them.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#ifndef TINY_FUZZ_RUN_H
#define TINY_FUZZ_RUN_H

#include "tiny_fuzz.h"
#include "tiny_run.h"

/* An input is a header and a program. The header: the seed of the start state (8 bytes), the step
 * limit (2, low byte first), options, where the run starts, the seed of what happens during it (4).
 * What is not there is 0. */
enum {
	TINY_FUZZ_AT_SEED = 0,
	TINY_FUZZ_AT_LIMIT = 8,
	TINY_FUZZ_AT_OPTIONS = 10,
	TINY_FUZZ_AT_ENTRY = 11,
	TINY_FUZZ_AT_EVENTS = 12,
	TINY_FUZZ_HEADER = 16,
	TINY_FUZZ_ALIGN = 2, /* bytes; instructions stand at multiples */
	TINY_FUZZ_STEPS = 512,       /* limits are less */
	TINY_FUZZ_PROGRAM = 64 * TINY_LENGTH_MAX, /* bytes of a program, at most */
	TINY_FUZZ_BANK = 4096,       /* bytes of a bank that can be written, at most */
	TINY_FUZZ_GUARD = 64,        /* bytes in front of it that stay as they are */
	TINY_FUZZ_BANKS = 1           /* of all memories */
};

/* Bits of the options. */
enum {
	TINY_FUZZ_STOP_ON_TRAP = 1,
	TINY_FUZZ_STOP_ON_SELF_JUMP = 2,
	TINY_FUZZ_BREAK = 4,  /* stop at some address */
	TINY_FUZZ_RAISE = 8,  /* an interrupt in front of the first step */
	TINY_FUZZ_PLACE = 16, /* times 0 to 3: where the program stands in the memory */
	TINY_FUZZ_KEEP = 64   /* times 0 to 3: which instructions are decoded once */
};

/* What is run, from state->pc on. */
struct tiny_fuzz_launch {
	const uint8_t *input;
	size_t input_size;
	const uint8_t *program;
	size_t size; /* bytes of the program */
	uint64_t limit; /* steps */
	uint32_t events;
	uint64_t keep_from; /* what tiny_load is to know */
	size_t keep_size;
	bool has_break;
	uint64_t break_at;
	bool reset; /* before all else */
	enum tiny_exception raise; /* in front of the first step; or NONE */
};

struct tiny_fuzz_outcome {
	enum tiny_stop stop;
	uint64_t steps;
	const char *wrong; /* what it finds wrong itself; or NULL */
	bool unspecified;  /* the specification does not say what comes of it */
};

/* A state with memory of its own. */
struct tiny_fuzz_world {
	struct tiny_state *state;
	uint8_t *banks[TINY_FUZZ_BANKS + 1]; /* room of banks, their bytes last; NULL: only read */
	uint8_t around; /* what stands in the rest of the room */
	void *room;     /* of a program */
	size_t room_size;
	struct tiny_device device;
	uint64_t device_seed, written; /* what it answers; of all that it was told */
	unsigned answers;
	uint64_t refused, misled; /* accesses since the world was opened: refused; not for a device */
};

void tiny_fuzz_open(struct tiny_fuzz_world *world, uint8_t around);
/* Makes the start state and what is run of an input. Two worlds get the same, but for what stands
 * around their memory. */
void tiny_fuzz_start(struct tiny_fuzz_world *world, struct tiny_fuzz_launch *launch,
	const uint8_t *data, size_t size);
/* The state and the memory of another world, in its own place. */
void tiny_fuzz_copy(struct tiny_fuzz_world *to, const struct tiny_fuzz_world *from);

/* What differs between two worlds ("R3 of lane 5: 0x1 and 0x2"), or NULL. */
const char *tiny_fuzz_difference(
	const struct tiny_fuzz_world *a, const struct tiny_fuzz_world *b);
/* What a state holds that none may hold: a value with too many bits, a constant register changed,
 * a byte outside of the memory; or NULL. ran: an instruction was executed or refused. */
const char *tiny_fuzz_corrupt(const struct tiny_fuzz_world *world, bool ran);

/* A bank of the state by its numbers. */
struct tiny_fuzz_place {
	const uint8_t *bytes;
	uint64_t size, base;
};
struct tiny_fuzz_place tiny_fuzz_bank(
	const struct tiny_state *state, unsigned memory, unsigned bank);

/* ---- executions ---- */

/* The program, made ready in the world's room. */
void tiny_fuzz_prepare(struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch,
	struct tiny_program *program);
/* Runs it by target c. */
struct tiny_fuzz_outcome tiny_fuzz_execute(
	struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch);
/* Runs it another way, for the harness compare: tiny_fuzz_variant.c, or what you link in its
 * place. */
struct tiny_fuzz_outcome tiny_fuzz_execute_other(
	struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch);
extern const bool tiny_fuzz_other_has_devices;

/* ---- programs ---- */

/* Makes an input; returns its size, at most room, which is at least TINY_FUZZ_HEADER +
 * TINY_LENGTH_MAX. */
size_t tiny_fuzz_program(struct tiny_fuzz_random *r, uint8_t *data, size_t room);
/* Changes one: words, their order, operands, start state, limit. Returns its size. */
size_t tiny_fuzz_change_program(
	struct tiny_fuzz_random *r, uint8_t *data, size_t size, size_t room);
/* Prints it as assembly on standard error. */
void tiny_fuzz_list(const struct tiny_fuzz_launch *launch);

#endif
