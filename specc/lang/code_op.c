/* SPDX-License-Identifier: MIT */
/* The operators of both languages. */
#include "lang/code_op.h"

#include <string.h>

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
