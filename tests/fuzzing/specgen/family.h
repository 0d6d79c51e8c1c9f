/* SPDX-License-Identifier: MIT */
/* One instruction under construction: its statements, its template, the header of its block, and
 * what the template shows, from which texts and words are made. */
#ifndef SPECC_TESTS_SPECGEN_FAMILY_H
#define SPECC_TESTS_SPECGEN_FAMILY_H

#include "specgen.h"

enum { MOST_SHOWN = 16, MOST_SIGNS = 3 };

/* A modifier or operand in the template. */
struct shown {
	const char *before; /* the text before it */
	const char *name;   /* as in the header */
	struct place place;
	const struct values *values; /* of a modifier */
	const struct type *type;     /* of an operand */
	unsigned range;              /* number of registers */
	bool optional;
	uint64_t usual; /* its bits if it is omitted */
	unsigned sign_count;
	char signs[MOST_SIGNS];
	struct place sign_places[MOST_SIGNS];
};

struct family {
	const char *name;
	struct text encoding, template, header, order, in, out, lists, modifiers;
	struct shown shown[MOST_SHOWN];
	unsigned shown_count, operands;
	unsigned length, code;
	bool guarded, prefix;
	const struct type *sum; /* a sum or similar operation on two registers of this type, or NULL */
};

/* operand.c: each adds to encoding, template, header and scope if there is room. */
void operand_begin(void);
void operand_output(struct family *f);
void operand_register(struct family *f);
void operand_immediate(struct family *f, bool last);
void operand_modifier(struct family *f);
/* A register of this type that is written or read, without signs. */
void operand_plain(struct family *f, const struct type *type, bool is_output);
/* Defines the template words that have names of their own. */
void operands_print(void);

/* example.c */
/* The section with examples, each with its word; it follows the blocks. */
void examples_print(const struct family *f);
/* The block of an instruction on three registers of that type, and its cases. */
void sum_print(struct family *f, const struct type *type);
/* Other ways to write the instruction. */
void alias_print(const struct family *f);

#endif
