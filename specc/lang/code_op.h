/* Table of the operators of both languages: text, precedence, kind, and when a comparison holds.
 * Only the parser looks operators up; the trees contain enum sem_op. */
#ifndef SPECC_LANG_CODE_OP_H
#define SPECC_LANG_CODE_OP_H

#include <stdbool.h>

#include "base/str.h"

enum sem_op_kind {
	SEM_PREFIX,    /* prefix operators only */
	SEM_REMAINDER, /* only in constant expressions */
	SEM_LOGIC,
	SEM_COMPARISON,
	SEM_SHIFT,
	SEM_SUM,
	SEM_PRODUCT,
	SEM_BITS
};

/* Name, text, kind, precedence as a binary operator (0: none, 1 binds loosest) in pseudo-code and,
 * as in C, in constant expressions of definitions, and orders of the operands for which a
 * comparison holds: 1 less, 2 equal, 4 greater. In pseudo-code the bit operators bind tighter than
 * arithmetic: `x & 0xFF + y`, which is reported, is parsed as (x & 0xFF) + y. */
#define SEM_OPS(X)                                                                                 \
	X(EITHER, "||", LOGIC, 1, 1, 0)                                                                \
	X(BOTH, "&&", LOGIC, 2, 2, 0)                                                                  \
	X(EQUALS, "==", COMPARISON, 3, 6, 2)                                                           \
	X(DIFFERS, "!=", COMPARISON, 3, 6, 5)                                                          \
	X(LESS, "<", COMPARISON, 4, 7, 1)                                                              \
	X(GREATER, ">", COMPARISON, 4, 7, 4)                                                           \
	X(AT_MOST, "<=", COMPARISON, 4, 7, 3)                                                          \
	X(AT_LEAST, ">=", COMPARISON, 4, 7, 6)                                                         \
	X(LEFT, "<<", SHIFT, 5, 8, 0)                                                                  \
	X(RIGHT, ">>", SHIFT, 5, 8, 0)                                                                 \
	X(PLUS, "+", SUM, 6, 9, 0)                                                                     \
	X(MINUS, "-", SUM, 6, 9, 0)                                                                    \
	X(TIMES, "*", PRODUCT, 7, 10, 0)                                                               \
	X(DIVIDE, "/", PRODUCT, 7, 10, 0)                                                              \
	X(REMAINDER, "%", REMAINDER, 0, 10, 0)                                                         \
	X(OR, "|", BITS, 8, 3, 0)                                                                      \
	X(XOR, "^", BITS, 9, 4, 0)                                                                     \
	X(AND, "&", BITS, 10, 5, 0)                                                                    \
	X(INVERT, "~", PREFIX, 0, 0, 0)                                                                \
	X(NOT, "!", PREFIX, 0, 0, 0)

enum { SEM_OP_LEVELS = 10 };

enum sem_op {
	SEM_OP_NONE,
#define SEM_OP(name, text, kind, level, constant_level, holds) SEM_OP_##name,
	SEM_OPS(SEM_OP)
#undef SEM_OP
};

/* The operator with this text, or SEM_OP_NONE. */
enum sem_op sem_op_find(struct str text);
/* The longest operator that the text starts with, or SEM_OP_NONE. */
enum sem_op sem_op_at_front(struct str text);
/* op: not SEM_OP_NONE. */
struct str sem_op_text(enum sem_op op);
unsigned sem_op_level(enum sem_op op);
unsigned sem_op_constant_level(enum sem_op op);
/* Is it a prefix operator? op may be SEM_OP_NONE. */
bool sem_op_is_prefix(enum sem_op op);
/* False for SEM_OP_NONE. */
bool sem_op_is(enum sem_op op, enum sem_op_kind kind);

/* May a value of a modifier denote this operator (`operator = `)? */
bool sem_op_is_infix(enum sem_op op);

/* For comparisons. Does it hold for operands in this order (below 0: the left one is less)? The
 * negated comparison; the comparison with the operands swapped. */
bool sem_op_holds(enum sem_op op, int order);
enum sem_op sem_op_opposite(enum sem_op op);
enum sem_op sem_op_mirrored(enum sem_op op);

#endif
