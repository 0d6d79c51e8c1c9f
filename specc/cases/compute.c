/* SPDX-License-Identifier: MIT */
/* Operators and integers -> integers; operators and functions -> their values in JavaScript. */
#include "cases/compute.h"

#include "base/never.h"
#include "number/range.h"

static unsigned count_of_bits(struct wide n)
{
	int64_t count = 0;
	wide_small(n, &count);
	return (unsigned)count;
}

struct wide case_compute(enum sem_op op, struct wide a, struct wide b)
{
	switch (op) {
#define OPERATES(name, value, script)                                                              \
	case SEM_OP_##name: {                                                                          \
		return value;                                                                              \
	}
#define APART(name) case SEM_OP_##name:
#include "cases/compute.def"
	case SEM_OP_NONE: break;
	}
	NEVER();
}

struct wide case_compute_prefix(enum sem_op op, struct wide a)
{
	switch ((unsigned)op) {
#define PREFIXES(name, value, script)                                                              \
	case SEM_OP_##name: {                                                                          \
		return value;                                                                              \
	}
#include "cases/compute.def"
	}
	NEVER();
}

static struct wide count_in(enum sem_builtin builtin, struct wide a)
{
	const struct sem_range number = range_number(a);
	return sem_builtin_counts(builtin, &number).lo;
}

struct wide case_compute_function(enum sem_builtin builtin, struct wide a, struct wide b)
{
	switch (builtin) {
#define CALLS(name, value, script)                                                                 \
	case SEM_FN_##name: {                                                                          \
		return value;                                                                              \
	}
#define ROUNDS(name, up, script) case SEM_FN_##name:
#define REFUSES(name)            case SEM_FN_##name:
#include "cases/compute.def"
#define COUNTS(name, ...) case SEM_FN_##name:
#include "lang/code.def"
		return count_in(builtin, a);
	case SEM_FN_NONE: break;
	}
	NEVER();
}

bool case_rounds_up(enum sem_builtin builtin, struct wide a)
{
	switch ((unsigned)builtin) {
#define ROUNDS(name, up, script)                                                                   \
	case SEM_FN_##name: {                                                                          \
		return up;                                                                                 \
	}
#include "cases/compute.def"
	}
	NEVER();
}

const char *case_script_of_operator(enum sem_op op)
{
	static const char *const scripts[] = {
#define OPERATES(name, value, script) [SEM_OP_##name] = script,
#define APART(name)                   [SEM_OP_##name] = NULL,
#include "cases/compute.def"
	};
	return scripts[op];
}

const char *case_script_of_prefix(enum sem_op op)
{
	static const char *const scripts[] = {
#define PREFIXES(name, value, script) [SEM_OP_##name] = script,
#include "cases/compute.def"
	};
	return op < sizeof scripts / sizeof *scripts ? scripts[op] : NULL;
}

const char *case_script_of_function(enum sem_builtin builtin)
{
	static const char *const scripts[] = {
#define CALLS(name, value, script) [SEM_FN_##name] = script,
#define ROUNDS(name, up, script)   [SEM_FN_##name] = script,
#define REFUSES(name)              [SEM_FN_##name] = NULL,
#include "cases/compute.def"
#define COUNTS(name, least, most, join, script)                                                    \
	[SEM_FN_##name] = "BigInt(speccCodec.atLeast(0n, a)" script ")",
#include "lang/code.def"
	};
	return scripts[builtin];
}
