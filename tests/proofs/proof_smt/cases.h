/* SPDX-License-Identifier: MIT */
/* The file of the target smt, read: cases with their places and the text of their functions. */
#ifndef PROOF_SMT_CASES_H
#define PROOF_SMT_CASES_H

#include <stdbool.h>
#include <stdint.h>

enum { MAX_PORTS = 40, MAX_PIECES = 8, MAX_WORD = 128 };

enum port_kind {
	PORT_REGISTER,
	PORT_BITS,
	PORT_MEMORY,
	PORT_ARRAY, /* bytes, inside, file: the symbolic execution does not follow it */
	PORT_LANE,
	PORT_ACTIVE,
	PORT_PC,
	PORT_NEXT_PC,
	PORT_CYCLES,
	PORT_RAISE,
	PORT_HALT
};

struct port {
	enum port_kind kind;
	char name[64];
	unsigned width;
	char file[64]; /* of registers, or the memory */
	unsigned number, count;
	unsigned bank, address;
	bool big;
	unsigned pieces, low[MAX_PIECES], bits[MAX_PIECES]; /* of the instruction, highest first */
};

struct test_case {
	char name[128], block[256];
	char why_not[128];          /* it has no functions; or empty */
	unsigned length;            /* bits */
	uint8_t word[MAX_WORD / 8]; /* bit 0 is the lowest of word[0] */
	bool once;
	char guard[64]; /* file; or empty */
	unsigned guard_number;
	bool guard_inverts;
	unsigned guard_bit, guard_on;
	struct port ins[MAX_PORTS], outs[MAX_PORTS];
	unsigned in_count, out_count;
	char *functions;
};

enum { MAX_HELD = 64 };

/* What registers of a file hold: one of the values; or, transient, values[0] behind a step. */
struct held {
	char file[64];
	bool transient;
	unsigned count;
	uint64_t values[MAX_HELD];
};

struct test_cases {
	struct held held[MAX_HELD];
	unsigned held_count;
	struct test_case *items;
	unsigned count;
	unsigned unit; /* bits */
	bool big;      /* the highest byte of a unit comes first */
};

/* Ends the program where the file cannot be read or is none of these. */
struct test_cases cases_read(const char *path);

#endif
