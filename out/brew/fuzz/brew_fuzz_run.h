/* A start state and a program, made of an input, what executes them.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#ifndef BREW_FUZZ_RUN_H
#define BREW_FUZZ_RUN_H

#include "brew_fuzz.h"
#include "brew_run.h"

/* An input is a header and a program. The header: the seed of the start state (8 bytes), the step
 * limit (2, low byte first), options, where the run starts, the seed of what happens during it (4).
 * What is not there is 0. */
enum {
	BREW_FUZZ_AT_SEED = 0,
	BREW_FUZZ_AT_LIMIT = 8,
	BREW_FUZZ_AT_OPTIONS = 10,
	BREW_FUZZ_AT_ENTRY = 11,
	BREW_FUZZ_AT_EVENTS = 12,
	BREW_FUZZ_HEADER = 16,
	BREW_FUZZ_ALIGN = 2, /* bytes; instructions stand at multiples */
	BREW_FUZZ_STEPS = 512,       /* limits are less */
	BREW_FUZZ_PROGRAM = 64 * BREW_LENGTH_MAX, /* bytes of a program, at most */
	BREW_FUZZ_BANK = 4096,       /* bytes of a bank that can be written, at most */
	BREW_FUZZ_GUARD = 64,        /* bytes in front of it that stay as they are */
	BREW_FUZZ_BANKS = 1           /* of all memories */
};

/* Bits of the options. */
enum {
	BREW_FUZZ_STOP_ON_TRAP = 1,
	BREW_FUZZ_STOP_ON_SELF_JUMP = 2,
	BREW_FUZZ_BREAK = 4,  /* stop at some address */
	BREW_FUZZ_RAISE = 8,  /* an interrupt in front of the first step */
	BREW_FUZZ_PLACE = 16, /* times 0 to 3: where the program stands in the memory */
	BREW_FUZZ_KEEP = 64   /* times 0 to 3: which instructions are decoded once */
};

/* What is run, from state->pc on. */
struct brew_fuzz_launch {
	const uint8_t *input;
	size_t input_size;
	const uint8_t *program;
	size_t size; /* bytes of the program */
	uint64_t limit; /* steps */
	uint32_t events;
	uint64_t keep_from; /* what brew_load is to know */
	size_t keep_size;
	bool has_break;
	uint64_t break_at;
	bool reset; /* before all else */
	enum brew_exception raise; /* in front of the first step; or NONE */
};

struct brew_fuzz_outcome {
	enum brew_stop stop;
	uint64_t steps;
	const char *wrong; /* what it finds wrong itself; or NULL */
	bool unspecified;  /* the specification does not say what comes of it */
};

/* A state with memory of its own. */
struct brew_fuzz_world {
	struct brew_state *state;
	uint8_t *banks[BREW_FUZZ_BANKS + 1]; /* room of banks, their bytes last; NULL: only read */
	uint8_t around; /* what stands in the rest of the room */
	void *room;     /* of a program */
	size_t room_size;
	struct brew_device device;
	uint64_t device_seed, written; /* what it answers; of all that it was told */
	unsigned answers;
	uint64_t refused, misled; /* accesses since the world was opened: refused; not for a device */
};

void brew_fuzz_open(struct brew_fuzz_world *world, uint8_t around);
/* Makes the start state and what is run of an input. Two worlds get the same, but for what stands
 * around their memory. */
void brew_fuzz_start(struct brew_fuzz_world *world, struct brew_fuzz_launch *launch,
	const uint8_t *data, size_t size);
/* The state and the memory of another world, in its own place. */
void brew_fuzz_copy(struct brew_fuzz_world *to, const struct brew_fuzz_world *from);

/* What differs between two worlds ("R3 of lane 5: 0x1 and 0x2"), or NULL. */
const char *brew_fuzz_difference(
	const struct brew_fuzz_world *a, const struct brew_fuzz_world *b);
/* What a state holds that none may hold: a value with too many bits, a constant register changed,
 * a byte outside of the memory; or NULL. ran: an instruction was executed or refused. */
const char *brew_fuzz_corrupt(const struct brew_fuzz_world *world, bool ran);

/* A bank of the state by its numbers. */
struct brew_fuzz_place {
	const uint8_t *bytes;
	uint64_t size, base;
};
struct brew_fuzz_place brew_fuzz_bank(
	const struct brew_state *state, unsigned memory, unsigned bank);

/* ---- executions ---- */

/* The program, made ready in the world's room. */
void brew_fuzz_prepare(struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch,
	struct brew_program *program);
/* Runs it by target c. */
struct brew_fuzz_outcome brew_fuzz_execute(
	struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch);
/* Runs it another way, for the harness compare: brew_fuzz_variant.c, or what you link in its
 * place. */
struct brew_fuzz_outcome brew_fuzz_execute_other(
	struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch);
extern const bool brew_fuzz_other_has_devices;

/* ---- programs ---- */

/* Makes an input; returns its size, at most room, which is at least BREW_FUZZ_HEADER +
 * BREW_LENGTH_MAX. */
size_t brew_fuzz_program(struct brew_fuzz_random *r, uint8_t *data, size_t room);
/* Changes one: words, their order, operands, start state, limit. Returns its size. */
size_t brew_fuzz_change_program(
	struct brew_fuzz_random *r, uint8_t *data, size_t size, size_t room);
/* Prints it as assembly on standard error. */
void brew_fuzz_list(const struct brew_fuzz_launch *launch);

#endif
