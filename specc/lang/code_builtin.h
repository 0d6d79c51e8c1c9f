/* SPDX-License-Identifier: MIT */
/* Tables of the keywords, functions and types of the semantics language. The parser uses them to
 * resolve statements, calls and declarations. */
#ifndef SPECC_LANG_CODE_BUILTIN_H
#define SPECC_LANG_CODE_BUILTIN_H

#include <stdbool.h>

#include "base/str.h"

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
/* False for SEM_FN_NONE. */
bool sem_builtin_is(enum sem_builtin builtin, enum sem_builtin_kind kind);

#endif
