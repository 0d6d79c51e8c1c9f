/* SPDX-License-Identifier: MIT */
/* Terms of SMT-LIB, bit-vectors and arrays of them: created, simplified if that is simple, and
 * printed. Terms are hash-consed: equal terms are the same term. */
#ifndef SPECC_SMT_TERM_H
#define SPECC_SMT_TERM_H

#include "base/str.h"
#include "base/vec.h"
#include "number/wide.h"

#define SMT_MAX_WIDTH 400 /* bits of a term; constants are computed with 512 */

enum smt_op {
	SMT_NUMBER, /* value */
	SMT_INPUT,  /* name */
	SMT_ADD,    /* a and b have the width of the result; also down to XOR */
	SMT_DIFFERENCE,
	SMT_PRODUCT,
	SMT_DIVIDE, /* two's complement, towards 0 */
	SMT_MODULO, /* two's complement, with the sign of b */
	SMT_LEFT,
	SMT_RIGHT,
	SMT_AND,
	SMT_OR,
	SMT_XOR,
	SMT_NOT,     /* a */
	SMT_EXTRACT, /* bits low .. low + width - 1 of a */
	SMT_SIGN,    /* a, sign-extended */
	SMT_ZERO,    /* a, zero-extended */
	SMT_CONCAT,  /* a b */
	SMT_CHOOSE,  /* a ? b : c, a being a truth value */
	SMT_SELECT,  /* element b of the array a */
	SMT_STORE,   /* the array a with c as its element b */
	SMT_SAME,    /* from here on truth values: a and b have one width */
	SMT_LESS,    /* a < b in two's complement */
	SMT_BOTH,    /* of truth values: and, or, not */
	SMT_EITHER,
	SMT_INVERT
};

struct smt_term {
	enum smt_op op;
	unsigned width; /* bits, 1..SMT_MAX_WIDTH; 0: a truth value */
	unsigned index; /* of an array, whose elements have `width` bits: bits of an index; else 0 */
	unsigned low;   /* EXTRACT */
	unsigned zeros; /* how many leading bits are known to be 0 */
	unsigned id;    /* larger than the ids of its operands */
	const struct smt_term *a, *b, *c;
	struct wide value;     /* NUMBER: unsigned; a truth value is 0 or 1 */
	struct str name;       /* INPUT */
	struct smt_term *next; /* in the same row of the hash table */
};

struct smt_terms {
	struct arena *arena;
	struct smt_term **rows; /* hash table; NULL: none yet */
	size_t row_count;
	unsigned count;
	bool too_wide; /* a term of over SMT_MAX_WIDTH bits was requested: results are invalid */
};

typedef const struct smt_term *smt_ref;

void smt_terms_init(struct smt_terms *t, struct arena *arena);

smt_ref smt_number(struct smt_terms *t, struct wide value, unsigned width); /* its low bits */
smt_ref smt_input(struct smt_terms *t, struct str name, unsigned index, unsigned width);
smt_ref smt_truth(struct smt_terms *t, bool value);
/* ADD .. XOR, SAME, LESS, BOTH, EITHER: a and b must have one width */
smt_ref smt_binary(struct smt_terms *t, enum smt_op op, smt_ref a, smt_ref b);
smt_ref smt_not(struct smt_terms *t, smt_ref a); /* of bits or of a truth value */
smt_ref smt_extract(struct smt_terms *t, smt_ref a, unsigned low, unsigned width);
smt_ref smt_sign_extend(struct smt_terms *t, smt_ref a, unsigned width); /* width >= a's */
smt_ref smt_zero_extend(struct smt_terms *t, smt_ref a, unsigned width);
smt_ref smt_concat(struct smt_terms *t, smt_ref high, smt_ref low);
smt_ref smt_choose(struct smt_terms *t, smt_ref condition, smt_ref yes, smt_ref no);
smt_ref smt_select(struct smt_terms *t, smt_ref array, smt_ref index);
smt_ref smt_store(struct smt_terms *t, smt_ref array, smt_ref index, smt_ref value);

static inline bool smt_is_number(smt_ref a)
{
	return a->op == SMT_NUMBER;
}

/* Is it this truth value? */
static inline bool smt_is_truth(smt_ref a, bool value)
{
	return a->op == SMT_NUMBER && !a->width && a->value.limb[0] == value;
}

/* Prints the term as SMT-LIB; each part that is used several times is named once. */
void smt_print(struct buffer *out, const struct smt_terms *t, smt_ref term);
/* Prints a symbol, between bars if necessary. */
void smt_print_symbol(struct buffer *out, struct str name);

#endif
