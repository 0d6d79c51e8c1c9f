/* SPDX-License-Identifier: MIT */
/* The words, functions, types and operators of the semantics language. */
#include "lang/code_builtin.h"

#include "base/never.h"
#include "number/range.h"

static const char *const code_words[] = {
	"",
#define WORD(name, text) text,
#include "lang/code.def"
};

static const struct {
	const char *text;
	unsigned arguments;
	enum sem_builtin_kind kind;
	const char *call;
} builtins[] = {
	{ "", 0, SEM_OF_VALUES, "" },
#define BUILTIN(name, text, arguments, kind, call, example) { text, arguments, SEM_##kind, call },
#include "lang/code.def"
};

static const char *const fold_words[] = {
	"",
#define FOLD(name, text) text,
#include "lang/code.def"
};

/* The index of a text in a list, from 1; 0 if it is not in the list. */
static unsigned place_in_list(struct str text, const char *const *list, unsigned count)
{
	for (unsigned i = 1; i < count; i++)
		if (str_equal_c(text, list[i]))
			return i;
	return 0;
}

enum sem_word_name sem_word_find(struct str text)
{
	return (enum sem_word_name)place_in_list(
		text, code_words, sizeof code_words / sizeof *code_words);
}

unsigned sem_type_bits(const struct sem_type_word *type)
{
	return type->kind == SEM_TYPE_BOOL ? 1 : type->kind == SEM_TYPE_F32 ? 32 : type->width;
}

struct sem_type_word sem_type_word_find(struct str text)
{
	enum { MAX_WIDTH = 128 };
	struct sem_type_word word = { .is_signed = str_starts_with(text, STR("INT")) };
	struct str prefix = word.is_signed ? STR("INT") : STR("UINT");
	if (str_equal_c(text, "BOOL"))
		return (struct sem_type_word){ .kind = SEM_TYPE_BOOL };
	if (str_equal_c(text, "F32"))
		return (struct sem_type_word){ .kind = SEM_TYPE_F32 };
	for (size_t i = prefix.length; i < text.length && word.width <= MAX_WIDTH; i++) {
		if (text.text[i] < (i == prefix.length ? '1' : '0') || text.text[i] > '9')
			return (struct sem_type_word){ .kind = SEM_TYPE_NONE };
		word.width = word.width * 10 + (unsigned)(text.text[i] - '0');
	}
	if (!str_starts_with(text, prefix) || !word.width || word.width > MAX_WIDTH)
		return (struct sem_type_word){ .kind = SEM_TYPE_NONE };
	word.kind = SEM_TYPE_INT;
	return word;
}

enum sem_builtin sem_builtin_find(struct str text)
{
	for (unsigned i = 1; i < SEM_FN_CAST; i++)
		if (str_equal_c(text, builtins[i].text))
			return (enum sem_builtin)i;
	return sem_type_word_find(text).width ? SEM_FN_CAST : SEM_FN_NONE;
}

enum sem_fold sem_fold_find(struct str text)
{
	return (enum sem_fold)place_in_list(text, fold_words, sizeof fold_words / sizeof *fold_words);
}

const char *sem_builtin_text(enum sem_builtin builtin)
{
	return builtins[builtin].text;
}

const char *sem_builtin_call(enum sem_builtin builtin)
{
	return builtins[builtin].call;
}

unsigned sem_builtin_arguments(enum sem_builtin builtin)
{
	return builtins[builtin].arguments;
}

bool sem_builtin_least(enum sem_builtin builtin, int64_t *least)
{
	switch ((unsigned)builtin) {
#define LEAST(name, number)                                                                        \
	case SEM_FN_##name: {                                                                          \
		*least = number;                                                                           \
		return true;                                                                               \
	}
#include "lang/code.def"
	}
	return false;
}

struct sem_range sem_builtin_counts(enum sem_builtin builtin, const struct sem_range *x)
{
	switch ((unsigned)builtin) {
#define COUNTS(name, least, most, join, script)                                                    \
	case SEM_FN_##name: {                                                                          \
		return range_of(wide_from(least), wide_from(most));                                        \
	}
#include "lang/code.def"
	}
	NEVER();
}

bool sem_builtin_is(enum sem_builtin builtin, enum sem_builtin_kind kind)
{
	return builtin && builtins[builtin].kind == kind;
}

/* ---- operators ---- */

static const struct {
	const char *text;
	enum sem_op_kind kind;
	const char *kind_name;
	unsigned level, constant_level, holds;
} ops[] = {
	{ "", SEM_REMAINDER, "", 0, 0, 0 },
#define OPERATOR(name, text, kind, level, constant_level, holds)                                   \
	{ text, SEM_##kind, #kind, level, constant_level, holds },
#include "lang/code.def"
};

enum sem_op sem_op_find(struct str text)
{
	for (unsigned i = 1; i < sizeof ops / sizeof *ops; i++)
		if (str_equal_c(text, ops[i].text))
			return (enum sem_op)i;
	return SEM_OP_NONE;
}

enum sem_op sem_op_at_front(struct str text)
{
	unsigned best = 0;
	for (unsigned i = 1; i < sizeof ops / sizeof *ops; i++)
		if (strlen(ops[i].text) > strlen(ops[best].text) &&
			str_starts_with(text, str_from_c(ops[i].text)))
			best = i;
	return (enum sem_op)best;
}

struct str sem_op_text(enum sem_op op)
{
	return str_from_c(ops[op].text);
}

unsigned sem_op_level(enum sem_op op)
{
	return ops[op].level;
}

unsigned sem_op_constant_level(enum sem_op op)
{
	return ops[op].constant_level;
}

bool sem_op_is_prefix(enum sem_op op)
{
	return op == SEM_OP_MINUS || ops[op].kind == SEM_PREFIX;
}

enum sem_op_kind sem_op_kind(enum sem_op op)
{
	return ops[op].kind;
}

const char *sem_op_kind_name(enum sem_op op)
{
	return ops[op].kind_name;
}

unsigned sem_op_orders(enum sem_op op)
{
	return ops[op].holds;
}

bool sem_op_is(enum sem_op op, enum sem_op_kind kind)
{
	return op && ops[op].kind == kind;
}

bool sem_op_is_infix(enum sem_op op)
{
	return ops[op].level && ops[op].kind != SEM_SHIFT && op != SEM_OP_DIVIDE;
}

bool sem_op_holds(enum sem_op op, int order)
{
	return ops[op].holds & (order < 0 ? 1 : order == 0 ? 2 : 4);
}

static enum sem_op comparison_that_holds(unsigned holds)
{
	enum sem_op op = SEM_OP_EQUALS;
	while (ops[op].holds != holds)
		op++;
	return op;
}

enum sem_op sem_op_opposite(enum sem_op op)
{
	return comparison_that_holds(7 ^ ops[op].holds);
}

enum sem_op sem_op_mirrored(enum sem_op op)
{
	unsigned holds = ops[op].holds;
	return comparison_that_holds((holds & 1) << 2 | (holds & 2) | holds >> 2);
}
