/* SPDX-License-Identifier: MIT */
/* Terms of bit-vectors for what compiled code computes: of at most 64 bits, shared where they are
 * equal, and simplified so far that what does not depend on data becomes a number. */
#ifndef PROOF_SMT_TERM_H
#define PROOF_SMT_TERM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum op {
	OP_NUMBER, /* value */
	OP_INPUT,  /* value: which one */
	OP_ADD,    /* a, b: of one width, as is the result; down to ASHR */
	OP_SUB,
	OP_MUL,
	OP_UDIV,
	OP_SDIV,
	OP_UREM,
	OP_SREM,
	OP_AND,
	OP_OR,
	OP_XOR,
	OP_SHL,
	OP_LSHR,
	OP_ASHR,
	OP_EXTRACT, /* bits value .. value + width - 1 of a */
	OP_CONCAT,  /* a b */
	OP_ZERO,    /* a with zeros in front */
	OP_SIGN,    /* a with copies of its sign in front */
	OP_CHOOSE,  /* a (1 bit) ? b : c */
	OP_EQUAL,   /* 1 bit; down to SLESS */
	OP_LESS,    /* unsigned */
	OP_SLESS,
	OP_ANY, /* any bits at all, one and the same for one a, b and value: what C does not define */
	OP_COUNT
};

struct term {
	enum op op;
	unsigned width; /* 1 .. 64 */
	unsigned id;    /* larger than those of its parts */
	const struct term *a, *b, *c;
	uint64_t value;
	uint64_t zeros, ones; /* bits that are known */
	bool splits;          /* an input in it may be tried value by value (see term_input) */
	struct term *next;
	const struct term *memo; /* of term_replace */
	unsigned memo_round;
};

typedef const struct term *term;

term term_number(unsigned width, uint64_t value);
/* The input of this number; `splits`: one that a way through the code may be tried with 0 and 1. */
term term_input(unsigned width, unsigned number, bool splits);
term term_make(enum op op, term a, term b); /* ADD .. ASHR, EQUAL .. SLESS */
term term_not(term a);
term term_extract(term a, unsigned low, unsigned width);
term term_concat(term high, term low);
term term_zero(term a, unsigned width);
term term_sign(term a, unsigned width);
term term_choose(term condition, term yes, term no);
term term_any(unsigned width, term a, term b, uint64_t which);

static inline bool term_is_number(term t)
{
	return t->op == OP_NUMBER;
}

/* Some input in t that splits, or NULL. */
term term_split(term t);

/* The input that splits, where t depends on no other input at all; else NULL. */
term term_only_split(term t);

/* The term with parts replaced by what `replace` gives for them; NULL: the part is made of its own
 * parts again. Equal parts get equal replacements; a new round begins with term_replace_begin. */
void term_replace_begin(void);
term term_replace(term t, term (*replace)(term part, void *user), void *user);

/* Prints the term with all of its shared parts named ?<id>, by definitions (define-fun) that are
 * printed in front, once each since term_print_begin. `name` prints an input. */
void term_print_begin(void);
void term_print_parts(FILE *out, term t, void (*name)(FILE *out, term input));
void term_print(FILE *out, term t, void (*name)(FILE *out, term input));

#endif
