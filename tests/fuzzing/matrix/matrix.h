/* SPDX-License-Identifier: MIT */
/* The matrix: every row of the language's tables crossed with every use, as families of generated
 * specifications. See README.md. */
#ifndef SPECC_TESTS_MATRIX_H
#define SPECC_TESTS_MATRIX_H

#include <stdbool.h>
#include <stdio.h>

/* What a value is. */
enum kind { INTEGER, TRUTH, FLOAT, REAL, NOTHING, STATEMENT };

/* What a row or a use needs, or what it does to the other. */
enum {
	LANES = 1,          /* an instruction set with lanes */
	MACHINE = 2,        /* one with its program in memory */
	SIDES = 4,          /* one with side fields */
	ARGUMENT = 8,       /* row: a name of the header itself, not a parameter */
	COLLECTIVE = 16,    /* all lanes arrive */
	VARYING = 32,       /* use: not all lanes arrive */
	UNIFORM = 64,       /* use: one value for all lanes. Row: it has one */
	FUNCTION = 128,     /* use: the statements are those of a function */
	TRAPS = 256,        /* only in a trap */
	SIGN = 512,         /* row: the template shows {-}Ra */
	STATEMENTS = 2048,  /* use: of statements */
	WRITES = 4096,      /* row: assigns something but a local */
	SHARED = 8192,      /* row: assigns what all lanes share */
	ACCESS = 1024,      /* row: a register or a word of memory by its number */
	TRAPPED = 1 << 14,  /* use: in the block `trap:`; the family raises its exception */
	RESETS = 1 << 15,   /* use: in the block `reset:` */
	PREFIXES = 1 << 16, /* use: the family is a prefix */
	ALIASED = 1 << 17,  /* use: the family has an alias */
	CASES = 1 << 18,    /* use: the value of a case, which the block computes as well */
	KEEPS = 1 << 20,    /* row: keeps an output */
	HALTS = 1 << 21,    /* row: halts */
	RAISES = 1 << 22,   /* row: raises, and writes nothing else than an output */
	VALUE = 1 << 19     /* row: can be a value of a case */
};

/* Why a combination cannot exist; the list is closed. Each has the checks that may refuse it. */
enum reason {
	GOOD,
#define REASON(id, text, checks) REASON_##id,
#include "reasons.def"
	REASONS
};

enum base { PLAIN, MACHINES, WITH_LANES, TEXTS, NUMBERS, BASES };

struct row {
	const char *table, *name;
	enum kind kind;
	unsigned needs;
	const char *before, *text;
};

struct use {
	const char *name;
	unsigned needs;
	const char *text;
};

extern const struct row rows[];
extern const struct use uses[];
extern const size_t row_count, use_count;

/* A combination in a base. */
struct cell {
	const struct row *row;
	const struct use *use;
	enum base base;
	enum reason reason;
	unsigned number; /* in the specification */
};

/* Statements are in places of statements, and expressions in those of expressions. Only a machine
 * has a trap and a reset, and what is no expression would hide the rest of these. */
bool cell_exists(const struct cell *cell);
enum reason cell_reason(const struct cell *cell);
/* Prints what the cell has in the block `trap:` or `reset:` (TRAPPED, RESETS), at the line; returns
 * the line behind it. */
unsigned cell_print_block(const struct cell *cell, FILE *out, unsigned line);
/* Prints the family of the cell, at the line; returns the line behind it. The manifest gets its
 * line. */
unsigned cell_print(const struct cell *cell, FILE *out, FILE *manifest, unsigned line);

/* template.c: all triples of elements of templates, from index 0 on. Sets *reason to an enum
 * reason; at->index is that of the next triple. */
struct triples {
	size_t index;
};
bool template_next(struct triples *at, unsigned *reason);
/* Like cell_print, for the triple before `index`. */
unsigned template_print(
	size_t index, unsigned number, unsigned reason, FILE *out, FILE *manifest, unsigned line);

/* types.c: kinds of numbers in all places, by index. */
size_t types_count(void);
unsigned types_print(size_t index, unsigned number, FILE *out, FILE *manifest, unsigned line);

#endif
