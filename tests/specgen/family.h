/* One instruction while it is made: its statements, its template, the header of its block, and what
 * the template shows, for texts and words of it. */
#ifndef SPECC_TESTS_SPECGEN_FAMILY_H
#define SPECC_TESTS_SPECGEN_FAMILY_H

#include "specgen.h"

enum { MOST_SHOWN = 16, MOST_SIGNS = 3 };

/* A modifier or an operand of the template. */
struct shown {
	const char *before; /* what stands in front of it */
	const char *name;   /* as the header has it */
	struct place place;
	const struct values *values; /* a modifier's */
	const struct type *type;     /* an operand's */
	unsigned range;              /* so many registers */
	bool optional;
	uint64_t usual; /* its bits where it is not written */
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
	const struct type *sum; /* a sum or the like of two registers of this type, or NULL */
};

/* operand.c: each adds to encoding, template, header and scope, if there is room. */
void operand_begin(void);
void operand_output(struct family *f);
void operand_register(struct family *f);
void operand_immediate(struct family *f, bool last);
void operand_modifier(struct family *f);
/* A register that is written or read, without signs; of this type. */
void operand_plain(struct family *f, const struct type *type, bool is_output);
/* What the words of templates stand for, where they have names of their own. */
void operands_print(void);

/* example.c */
/* The section with examples, each with its word; behind the blocks. */
void examples_print(const struct family *f);
/* The block of an instruction of three registers of that type, and its cases. */
void sum_print(struct family *f, const struct type *type);
/* Other ways to write the instruction. */
void alias_print(const struct family *f);

#endif
