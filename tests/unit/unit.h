/* SPDX-License-Identifier: MIT */
/* For all unit tests: a function TEST(name) is a test; unit.c runs those of the program, in the
 * order of the file. */
#ifndef UNIT_H
#define UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/diag.h"

/* A test of cmocka, or without a function: what is done before and after all tests behind it. */
struct unit_test {
	int line;
	struct CMUnitTest test;
};

void unit_add(struct unit_test test);

#define UNIT_ADD(at, ...)                                                                          \
	__attribute__((constructor)) static void add_test_##at(void)                                   \
	{                                                                                              \
		unit_add((struct unit_test){ __LINE__, { __VA_ARGS__ } });                                 \
	}

/* A test; begin and end, which may be NULL, are called before and after it and may set *state. */
#define TEST_WITH(name, begin, end)                                                                \
	static void name(void **state);                                                                \
	UNIT_ADD(name, #name, name, begin, end, NULL)                                                  \
	static void name(void **state __attribute__((unused)))
#define TEST(name) TEST_WITH(name, NULL, NULL)

/* begin and end are called before and after all tests from here to the next GROUP. */
#define GROUP(begin, end) UNIT_ADD(begin, NULL, NULL, begin, end, NULL)

/* Random numbers, the same in every run. */
uint64_t unit_random(void);

/* The specification with this text, in a file t.isa; begins diag. */
struct isa *unit_isa(struct arena *arena, struct diag *diag, const char *text);
/* That of these files, whose paths begin at the root of the repository; of isa-spec/gpu. */
struct isa *unit_files(
	struct arena *arena, struct diag *diag, const char *const *paths, size_t count);
struct isa *unit_gpu(struct arena *arena, struct diag *diag);

/* Fails unless there is this one report, `PLACE: MESSAGE [CHECK]` with the text at its place, or,
 * with NULL, none; text is what was read. */
void unit_reported(const struct diag *diag, const char *text, const char *expected);

#endif
