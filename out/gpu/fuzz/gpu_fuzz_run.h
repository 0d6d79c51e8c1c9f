/* A start state and a program, made of an input, what executes them.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#ifndef GPU_FUZZ_RUN_H
#define GPU_FUZZ_RUN_H

#include "gpu_fuzz.h"
#include "gpu_run.h"

/* An input is a header and a program. The header: the seed of the start state (8 bytes), the step
 * limit (2, low byte first), options, where the run starts, the seed of what happens during it (4).
 * What is not there is 0. */
enum {
	GPU_FUZZ_AT_SEED = 0,
	GPU_FUZZ_AT_LIMIT = 8,
	GPU_FUZZ_AT_OPTIONS = 10,
	GPU_FUZZ_AT_ENTRY = 11,
	GPU_FUZZ_AT_EVENTS = 12,
	GPU_FUZZ_HEADER = 16,
	GPU_FUZZ_ALIGN = 16, /* bytes; instructions stand at multiples */
	GPU_FUZZ_STEPS = 512,       /* limits are less */
	GPU_FUZZ_PROGRAM = 64 * GPU_LENGTH_MAX, /* bytes of a program, at most */
	GPU_FUZZ_BANK = 4096,       /* bytes of a bank that can be written, at most */
	GPU_FUZZ_GUARD = 64,        /* bytes in front of it that stay as they are */
	GPU_FUZZ_BANKS = 32           /* of all memories */
};

/* What is run, from state->pc on. */
struct gpu_fuzz_launch {
	const uint8_t *input;
	size_t input_size;
	const uint8_t *program;
	size_t size; /* bytes of the program */
	uint64_t limit; /* steps */
	uint32_t events;
};

struct gpu_fuzz_outcome {
	enum gpu_stop stop;
	uint64_t steps;
	const char *wrong; /* what it finds wrong itself; or NULL */
	bool unspecified;  /* the specification does not say what comes of it */
};

/* A state with memory of its own. */
struct gpu_fuzz_world {
	struct gpu_state *state;
	uint8_t *banks[GPU_FUZZ_BANKS + 1]; /* room of banks, their bytes last; NULL: only read */
	uint8_t around; /* what stands in the rest of the room */
	void *room;     /* of a program */
	size_t room_size;
};

void gpu_fuzz_open(struct gpu_fuzz_world *world, uint8_t around);
/* Makes the start state and what is run of an input. Two worlds get the same, but for what stands
 * around their memory. */
void gpu_fuzz_start(struct gpu_fuzz_world *world, struct gpu_fuzz_launch *launch,
	const uint8_t *data, size_t size);
/* The state and the memory of another world, in its own place. */
void gpu_fuzz_copy(struct gpu_fuzz_world *to, const struct gpu_fuzz_world *from);

/* What differs between two worlds ("R3 of lane 5: 0x1 and 0x2"), or NULL. */
const char *gpu_fuzz_difference(
	const struct gpu_fuzz_world *a, const struct gpu_fuzz_world *b);
/* What a state holds that none may hold: a value with too many bits, a constant register changed,
 * a byte outside of the memory; or NULL. ran: an instruction was executed or refused. */
const char *gpu_fuzz_corrupt(const struct gpu_fuzz_world *world, bool ran);

/* A bank of the state by its numbers. */
struct gpu_fuzz_place {
	const uint8_t *bytes;
	uint64_t size, base;
};
struct gpu_fuzz_place gpu_fuzz_bank(
	const struct gpu_state *state, unsigned memory, unsigned bank);

/* ---- executions ---- */

/* The program, made ready in the world's room. */
void gpu_fuzz_prepare(struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch,
	struct gpu_program *program);
/* Runs it by target c. */
struct gpu_fuzz_outcome gpu_fuzz_execute(
	struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch);
/* Runs it another way, for the harness compare: gpu_fuzz_variant.c, or what you link in its
 * place. */
struct gpu_fuzz_outcome gpu_fuzz_execute_other(
	struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch);
extern const bool gpu_fuzz_other_has_devices;

/* ---- programs ---- */

/* Makes an input; returns its size, at most room, which is at least GPU_FUZZ_HEADER +
 * GPU_LENGTH_MAX. */
size_t gpu_fuzz_program(struct gpu_fuzz_random *r, uint8_t *data, size_t room);
/* Changes one: words, their order, operands, start state, limit. Returns its size. */
size_t gpu_fuzz_change_program(
	struct gpu_fuzz_random *r, uint8_t *data, size_t size, size_t room);
/* Prints it as assembly on standard error. */
void gpu_fuzz_list(const struct gpu_fuzz_launch *launch);

#endif
