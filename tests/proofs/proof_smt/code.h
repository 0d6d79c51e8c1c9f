/* SPDX-License-Identifier: MIT */
/* A program of LLVM's intermediate representation, made ready to be run on terms. */
#ifndef PROOF_SMT_CODE_H
#define PROOF_SMT_CODE_H

#include "term.h"

enum { MAX_PARTS = 4, MAX_BYTES = 64 };

/* A value: a term, or the parts of a small structure. count 0: none. */
struct value {
	unsigned count;
	term part[MAX_PARTS];
};

enum step_kind {
	STEP_BINARY,  /* op */
	STEP_COMPARE, /* predicate */
	STEP_FLOATS,  /* predicate, of two binary32 numbers */
	STEP_TURN,    /* the sign of a binary32 number */
	STEP_CHOOSE,
	STEP_EXTEND, /* zext, sext, trunc, ptrtoint ...: to width, by op ZERO or SIGN */
	STEP_LOAD,
	STEP_STORE,
	STEP_ADDRESS, /* operand 0 plus constant plus sum of operand i * scale i */
	STEP_ROOM,    /* alloca: bytes */
	STEP_BRANCH,  /* to targets[0] or, with an operand that is 0, targets[1] */
	STEP_SWITCH,  /* operand 0; targets[0] is the default, targets[i] goes with operand i */
	STEP_CALL,    /* operand 0 is the function */
	STEP_RETURN,
	STEP_PICK, /* extractvalue: part `at` */
	STEP_PUT,  /* insertvalue */
	STEP_COPY, /* freeze */
	STEP_NONE, /* unreachable */
	STEP_UNKNOWN
};

struct operand {
	int slot; /* of the frame, or -1: a constant */
	struct value constant;
};

/* The values that a block takes by the block from which it is reached. */
struct phi {
	unsigned slot, count;
	unsigned *from; /* blocks */
	struct operand *values;
};

struct step {
	enum step_kind kind;
	enum op op;
	unsigned predicate; /* LLVM's */
	unsigned slot;      /* of the result */
	unsigned count;
	struct operand *operands;
	unsigned *targets;
	int64_t *scales;
	int64_t constant;
	unsigned at;
	/* of the value that is made, loaded or stored: bits of each part, and the part's offset */
	unsigned parts, widths[MAX_PARTS], offsets[MAX_PARTS];
	const char *what; /* UNKNOWN: the instruction's name */
};

struct code_block {
	unsigned phi_count, step_count;
	struct phi *phis;
	struct step *steps;
};

struct function {
	const char *name;
	bool defined;
	unsigned slots, parameters, block_count;
	struct code_block *blocks;
};

/* Memory as it is at the start. */
struct global {
	const char *name;
	uint64_t address, size;
	bool constant;
	uint8_t *bytes;
};

struct program {
	struct function *functions;
	struct global *globals;
	unsigned function_count, global_count;
};

/* Addresses: global g is at (g + 1) << 32, function f at FUNCTION_AT + 16 f. */
#define FUNCTION_AT  ((uint64_t)1 << 60)
#define GLOBAL_AT(g) (((uint64_t)(g) + 1) << 32)

/* Reads bitcode or text. Ends the program where it cannot be read. */
struct program *code_read(const char *path);
const struct function *code_find(const struct program *p, const char *name);

#endif
