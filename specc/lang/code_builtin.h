/* Tables of the keywords, functions and types of the semantics language. The parser uses them to
 * resolve statements, calls and declarations. */
#ifndef SPECC_LANG_CODE_BUILTIN_H
#define SPECC_LANG_CODE_BUILTIN_H

#include <stdbool.h>

#include "base/str.h"

/* Keywords and constants. From KEEP on, a word is an ordinary name if it is assigned to. */
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
	SEM_QUOTIENT, /* rounds a / b to an integer */
	SEM_ROUNDS,   /* the arguments after the first one are modifiers */
	SEM_OF_LANES  /* combines the lanes */
};

/* Name, text, number of arguments, kind. The last entry represents the types of all widths. */
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

/* How fold(how, x) combines the lanes. Up to XOR, low bits of the result depend only on low bits of
 * x. */
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
unsigned sem_builtin_arguments(enum sem_builtin builtin);
/* False for SEM_FN_NONE. */
bool sem_builtin_is(enum sem_builtin builtin, enum sem_builtin_kind kind);

#endif
