/* SPDX-License-Identifier: MIT */
/* The operators of both languages: text, precedence, kind, and when a comparison holds (code.def).
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

enum { SEM_OP_LEVELS = 10 };

enum sem_op {
	SEM_OP_NONE,
#define OPERATOR(name, text, kind, level, constant_level, holds) SEM_OP_##name,
#include "lang/code.def"
};

enum {
	SEM_OPS = 1
#define OPERATOR(...) +1
#include "lang/code.def"
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
/* op: not SEM_OP_NONE. The name is that of the table: "SUM". */
enum sem_op_kind sem_op_kind(enum sem_op op);
const char *sem_op_kind_name(enum sem_op op);
/* Orders of the operands for which a comparison holds, as the table has them; else 0. */
unsigned sem_op_orders(enum sem_op op);
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
