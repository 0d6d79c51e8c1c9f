/* SPDX-License-Identifier: MIT */
/* Tables of the keywords, functions, types and operators of the semantics language. The parser uses
 * them to resolve statements, calls and declarations. */
#ifndef SPECC_LANG_CODE_BUILTIN_H
#define SPECC_LANG_CODE_BUILTIN_H

#include <stdbool.h>

#include "base/str.h"

struct sem_range;

/* Keywords and constants: the rows of lang/code.def, as are the enumerations below. */
enum sem_word_name {
	SEM_WORD_NONE,
#define WORD(name, text) SEM_WORD_##name,
#include "lang/code.def"
};

enum sem_builtin_kind {
	SEM_OF_OPERAND, /* the argument is an operand of the header, not its value */
	SEM_OF_VALUES,  /* of integers, perhaps also of floats */
	SEM_QUOTIENT,   /* rounds a / b to an integer */
	SEM_TO_WIDTH,   /* reads the low bits as an integer */
	SEM_TO_FLOAT,   /* reads the low bits as a float */
	SEM_ROUNDS,     /* the arguments after the first one are modifiers */
	SEM_OF_LANES    /* combines the lanes */
};

enum sem_builtin {
	SEM_FN_NONE,
#define BUILTIN(name, text, arguments, kind, call, example) SEM_FN_##name,
#include "lang/code.def"
};

enum sem_fold {
	SEM_FOLD_NONE,
#define FOLD(name, text) SEM_FOLD_##name,
#include "lang/code.def"
};

enum sem_type_kind { SEM_TYPE_NONE, SEM_TYPE_INT, SEM_TYPE_BOOL, SEM_TYPE_F32 };
/* INTn, UINTn: width is n, 1..128; else 0. */
struct sem_type_word {
	enum sem_type_kind kind;
	bool is_signed;
	bool stored; /* holds what a register of this width would, in the code of operand modes */
	unsigned width;
};

/* Bits of a name that is declared with the type; 0: not known. */
unsigned sem_type_bits(const struct sem_type_word *type);
/* The keyword with this text, or SEM_WORD_NONE. */
enum sem_word_name sem_word_find(struct str text);
/* The type with this text; kind SEM_TYPE_NONE if there is none. */
struct sem_type_word sem_type_word_find(struct str text);
/* The function with this name, SEM_FN_CAST for a type INTn or UINTn, or SEM_FN_NONE. */
enum sem_builtin sem_builtin_find(struct str text);
enum sem_fold sem_fold_find(struct str text);
/* builtin: not SEM_FN_NONE. */
const char *sem_builtin_text(enum sem_builtin builtin);
/* A call of it, as pages show it. */
const char *sem_builtin_call(enum sem_builtin builtin);
unsigned sem_builtin_arguments(enum sem_builtin builtin);
/* Sets what the last argument is at least; false: any number will do. */
bool sem_builtin_least(enum sem_builtin builtin, int64_t *least);
/* The values of a function of COUNTS for these numbers, which are not negative. */
struct sem_range sem_builtin_counts(enum sem_builtin builtin, const struct sem_range *x);
/* False for SEM_FN_NONE. */
bool sem_builtin_is(enum sem_builtin builtin, enum sem_builtin_kind kind);

/* ---- operators ----
 * Their text, precedence, kind, and when a comparison holds (code.def). Only the parser looks them
 * up; the trees contain enum sem_op. */

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
