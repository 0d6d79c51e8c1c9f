/* SPDX-License-Identifier: MIT */
/* The programs of tests/execution/programs/gpu: operands for them and, computed here without any
 * interpreter, the results that they must have. */
#ifndef PROGRAMS_H
#define PROGRAMS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LANES = 32, INPUTS = 24, OUTPUTS = 16, FIRST_INPUT = 16, FIRST_SCRATCH = 48 };

/* One lane: words of R16 and up, of R0 and up, bit i for Pi. A program that leaves its results open
 * for these inputs, predicates apart, sets `open`. On the uniform path there is lane 0 alone. */
struct lane {
	uint32_t in[INPUTS], out[OUTPUTS], predicates;
	bool open;
};

struct warp {
	uint32_t active;
	struct lane lanes[LANES];
};

struct random {
	uint64_t state;
	uint32_t index; /* of the case */
};

uint64_t random_next(struct random *random);
uint32_t random_below(struct random *random, uint32_t limit);

/* A word that arithmetic may find hard: 0, 1, powers of two, neighbours; or any. */
uint32_t random_word(struct random *random);

/* Which lanes may be active, so that no lane reads another one that is not. */
enum masks { MASKS_ANY, MASKS_FULL, MASKS_LOW, MASKS_GROUPS, MASKS_LOW_OF_GROUPS };

struct program {
	const char *name;
	unsigned inputs, outputs, predicates; /* how many of R16.., R0.., P0.. */
	enum masks masks;
	void (*lane)(struct lane *lane); /* either this, what a lane computes by itself, */
	void (*warp)(struct warp *warp); /* or this */
	/* Operands of lane `number`; NULL: random words. */
	void (*operands)(struct random *random, struct lane *lane, unsigned number);
	uint32_t rare; /* so many times more cases show what an instruction is for; 0: as 1 */
};

/* Each ends in an element without name. */
extern const struct program wide_programs[], crypto_programs[], warp_programs[], float_programs[];

#endif
