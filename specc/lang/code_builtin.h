/* The words, the functions and the types of the semantics language, one table of each. The parser
 * sets in the tree which of them a statement, a call or a declaration names. */
#ifndef SPECC_LANG_CODE_BUILTIN_H
#define SPECC_LANG_CODE_BUILTIN_H

#include <stdbool.h>

#include "base/str.h"

/* Words that begin a statement or a part of one, and constants. From KEEP on they are names where
 * something is assigned to them. */
#define SEM_WORDS(X)                                                                               \
	X(IF, "if")                                                                                    \
	X(ELSE, "else")                                                                                \
	X(FOR, "for")                                                                                  \
	X(WHILE, "while")                                                                              \
	X(SWITCH, "switch")                                                                            \
	X(CASE, "case")                                                                                \
	X(DEFAULT, "default")                                                                          \
	X(BREAK, "break")                                                                              \
	X(RETURN, "return")                                                                            \
	X(KEEP, "keep")                                                                                \
	X(RAISE, "raise")                                                                              \
	X(HALT, "halt")                                                                                \
	X(ALWAYS, "always")                                                                            \
	X(TRUE, "true")                                                                                \
	X(FALSE, "false")

enum sem_word_name {
	SEM_WORD_NONE,
#define SEM_WORD(name, text) SEM_WORD_##name,
	SEM_WORDS(SEM_WORD)
#undef SEM_WORD
};

enum sem_builtin_kind {
	SEM_OF_OPERAND, /* the argument is an operand of the header, not its value */
	SEM_OF_VALUES,
	SEM_QUOTIENT, /* of a / b: exact where nothing else may be */
	SEM_ROUNDS,   /* the arguments after the first one are modifiers */
	SEM_OF_LANES  /* joins the lanes */
};

/* Name, text, arguments, kind. The last one is a type that stands for all its widths. */
#define SEM_BUILTINS(X)                                                                            \
	X(RAW, "raw", 1, OF_OPERAND)                                                                   \
	X(REGISTER_NUMBER, "number", 1, OF_OPERAND)                                                    \
	X(MIN, "min", 2, OF_VALUES)                                                                    \
	X(MAX, "max", 2, OF_VALUES)                                                                    \
	X(MOD, "mod", 2, OF_VALUES)                                                                    \
	X(F32, "F32", 1, OF_VALUES)                                                                    \
	X(FLOOR, "floor", 1, QUOTIENT)                                                                 \
	X(CEIL, "ceil", 1, QUOTIENT)                                                                   \
	X(TRUNC, "trunc", 1, QUOTIENT)                                                                 \
	X(ROUND, "roundToF32", 2, ROUNDS)                                                              \
	X(TO_INT, "toInt", 3, ROUNDS)                                                                  \
	X(BALLOT, "ballot", 1, OF_LANES)                                                               \
	X(FOLD, "fold", 2, OF_LANES)                                                                   \
	X(CAST, "INTn", 1, OF_VALUES)

enum sem_builtin {
	SEM_FN_NONE,
#define SEM_BUILTIN(name, text, arguments, kind) SEM_FN_##name,
	SEM_BUILTINS(SEM_BUILTIN)
#undef SEM_BUILTIN
};

/* How fold(how, x) joins the lanes; those up to XOR need only the low bits for the low bits. */
#define SEM_FOLDS(X)                                                                               \
	X(ADD, "add")                                                                                  \
	X(AND, "and")                                                                                  \
	X(OR, "or")                                                                                    \
	X(XOR, "xor")                                                                                  \
	X(MIN, "min")                                                                                  \
	X(MAX, "max")

enum sem_fold {
	SEM_FOLD_NONE,
#define SEM_FOLD(name, text) SEM_FOLD_##name,
	SEM_FOLDS(SEM_FOLD)
#undef SEM_FOLD
};

enum sem_type_kind { SEM_TYPE_NONE, SEM_TYPE_INT, SEM_TYPE_BOOL, SEM_TYPE_F32 };
/* INTn, UINTn: width is n, 1..128; else 0. */
struct sem_type_word {
	enum sem_type_kind kind;
	bool is_signed;
	unsigned width;
};

/* The word that is written so, or SEM_WORD_NONE. */
enum sem_word_name sem_word_find(struct str text);
/* The type that is written so; kind NONE: there is none. */
struct sem_type_word sem_type_word_find(struct str text);
/* The function that is called so, or SEM_FN_NONE; SEM_FN_CAST: a type INTn or UINTn. */
enum sem_builtin sem_builtin_find(struct str text);
enum sem_fold sem_fold_find(struct str text);
/* Of one that is not SEM_FN_NONE. */
const char *sem_builtin_text(enum sem_builtin builtin);
unsigned sem_builtin_arguments(enum sem_builtin builtin);
/* SEM_FN_NONE is of no kind. */
bool sem_builtin_is(enum sem_builtin builtin, enum sem_builtin_kind kind);

#endif
