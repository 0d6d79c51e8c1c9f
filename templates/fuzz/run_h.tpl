%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_run.h"
%call banner('A start state and a program, made of an input, what executes them.')
#ifndef ${$P}_FUZZ_RUN_H
#define ${$P}_FUZZ_RUN_H

#include "${c-string: $p}_fuzz.h"
#include "${c-string: $p}_run.h"

/* An input is a header and a program. The header: the seed of the initial state (8 bytes), the
 * step limit (2, low byte first), options, the entry, the seed of the events of the run (4).
 * Missing bytes are 0. */
enum {
	${$P}_FUZZ_AT_SEED = 0,
	${$P}_FUZZ_AT_LIMIT = 8,
	${$P}_FUZZ_AT_OPTIONS = 10,
	${$P}_FUZZ_AT_ENTRY = 11,
	${$P}_FUZZ_AT_EVENTS = 12,
	${$P}_FUZZ_HEADER = 16,
	${$P}_FUZZ_ALIGN = ${$d/@unit-bytes}, /* bytes; instructions are at multiples */
	${$P}_FUZZ_STEPS = 512,       /* limits are less */
	${$P}_FUZZ_PROGRAM = 64 * ${$P}_LENGTH_MAX, /* bytes of a program, at most */
	${$P}_FUZZ_BANK = 4096,       /* bytes of a bank that can be written, at most */
	${$P}_FUZZ_GUARD = 64,        /* bytes before it that must not change */
	${$P}_FUZZ_BANKS = ${sum($s/memories/c-memory/@banks)}           /* of all memories */
};
%if $machine

/* Bits of the options. */
enum {
	${$P}_FUZZ_STOP_ON_TRAP = 1,
	${$P}_FUZZ_STOP_ON_SELF_JUMP = 2,
	${$P}_FUZZ_BREAK = 4,  /* stop at some address */
	${$P}_FUZZ_RAISE = 8,  /* an interrupt before the first step */
	${$P}_FUZZ_PLACE = 16, /* times 0 to 3: position of the program in the memory */
	${$P}_FUZZ_KEEP = 64   /* times 0 to 3: which instructions are decoded once */
};
%end

/* What is run, from state->pc on. */
struct ${$p}_fuzz_launch {
	const uint8_t *input;
	size_t input_size;
	const uint8_t *program;
	size_t size; /* bytes of the program */
	uint64_t limit; /* steps */
	uint32_t events;
%if $machine
	uint64_t keep_from; /* what ${$p}_load is to know */
	size_t keep_size;
	bool has_break;
	uint64_t break_at;
	bool reset; /* before all else */
	enum ${$p}_exception raise; /* before the first step; or NONE */
%end
};

struct ${$p}_fuzz_outcome {
	enum ${$p}_stop stop;
	uint64_t steps;
	const char *wrong; /* an error that the run itself finds; or NULL */
	bool unspecified;  /* the specification leaves the result open */
};

/* A state with its own memory. */
struct ${$p}_fuzz_world {
	struct ${$p}_state *state;
	uint8_t *banks[${$P}_FUZZ_BANKS + 1]; /* room of banks, their bytes last; NULL: only read */
	uint8_t around; /* content of the rest of the room */
	void *room;     /* of a program */
	size_t room_size;
%if $machine
	struct ${$p}_device device;
	uint64_t device_seed, written; /* seed of its answers; hash of all writes */
	unsigned answers;
	uint64_t refused, misled; /* accesses since the world was opened: refused; not for a device */
%end
};

void ${$p}_fuzz_open(struct ${$p}_fuzz_world *world, uint8_t around);
/* Makes the initial state and the launch from an input. Two worlds get the same, except for the
 * bytes around their memory. */
void ${$p}_fuzz_start(struct ${$p}_fuzz_world *world, struct ${$p}_fuzz_launch *launch,
	const uint8_t *data, size_t size);
/* The state and the memory of another world, in its own place. */
void ${$p}_fuzz_copy(struct ${$p}_fuzz_world *to, const struct ${$p}_fuzz_world *from);

/* What differs between two worlds ("pc: 0x1 and 0x2"), or NULL. */
const char *${$p}_fuzz_difference(
	const struct ${$p}_fuzz_world *a, const struct ${$p}_fuzz_world *b);
/* An invalid part of a state: a value with too many bits, a changed constant register, a byte
 * outside of the memory; or NULL. ran: an instruction was executed or refused. */
const char *${$p}_fuzz_corrupt(const struct ${$p}_fuzz_world *world, bool ran);

/* A bank of the state by its numbers. */
struct ${$p}_fuzz_place {
	const uint8_t *bytes;
	uint64_t size, base;
};
struct ${$p}_fuzz_place ${$p}_fuzz_bank(
	const struct ${$p}_state *state, unsigned memory, unsigned bank);

/* ---- executions ---- */

/* The program, prepared in the room of the world. */
void ${$p}_fuzz_prepare(struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch,
	struct ${$p}_program *program);
/* Runs it by target c. */
struct ${$p}_fuzz_outcome ${$p}_fuzz_execute(
	struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch);
/* Runs it another way, for the harness compare: ${$p}_fuzz_variant.c, or what you link in its
 * place. */
struct ${$p}_fuzz_outcome ${$p}_fuzz_execute_other(
	struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch);
extern const bool ${$p}_fuzz_other_has_devices;

/* ---- programs ---- */

/* Makes an input; returns its size, at most room, which is at least ${$P}_FUZZ_HEADER +
 * ${$P}_LENGTH_MAX. */
size_t ${$p}_fuzz_program(struct ${$p}_fuzz_random *r, uint8_t *data, size_t room);
/* Changes one: words, their order, operands, start state, limit. Returns its size. */
size_t ${$p}_fuzz_change_program(
	struct ${$p}_fuzz_random *r, uint8_t *data, size_t size, size_t room);
/* Prints it as assembly on standard error. */
void ${$p}_fuzz_list(const struct ${$p}_fuzz_launch *launch);

#endif
