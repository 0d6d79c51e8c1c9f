/* SPDX-License-Identifier: MIT */
/* Checks of the programs here: each says what it expected, and counts when it was not so. */
#ifndef EXPECT_H
#define EXPECT_H

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static unsigned wrong;

#define EXPECT(condition)               expect(condition, #condition, __LINE__)
#define EXPECT_NUMBER(expected, actual) expect_number((expected), (actual), #actual, __LINE__)
#define EXPECT_TEXT(expected, actual)   expect_text((expected), (actual), #actual, __LINE__)

static inline void expect(int good, const char *what, int line)
{
	if (good)
		return;
	printf("line %d: not so: %s\n", line, what);
	wrong++;
}

static inline void expect_number(uint64_t expected, uint64_t actual, const char *what, int line)
{
	if (expected == actual)
		return;
	printf("line %d: %s: expected 0x%" PRIx64 ", is 0x%" PRIx64 "\n", line, what, expected, actual);
	wrong++;
}

static inline void expect_text(const char *expected, const char *actual, const char *what, int line)
{
	if (strcmp(expected, actual) == 0)
		return;
	printf("line %d: %s: expected\n%s\nis\n%s\n", line, what, expected, actual);
	wrong++;
}

#endif
