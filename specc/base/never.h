/* SPDX-License-Identifier: MIT */
/* For the end of a switch that has a case for each value: what is added and forgotten there ends
 * the program with its place instead of being computed as something else. */
#ifndef SPECC_BASE_NEVER_H
#define SPECC_BASE_NEVER_H

#include <stdio.h>
#include <stdlib.h>

/* Where this is included, a switch without a case for each value does not compile. */
#pragma GCC diagnostic error "-Wswitch"

#define NEVER() never_reached(__FILE__, __LINE__)

static inline _Noreturn void never_reached(const char *file, int line)
{
	fprintf(stderr, "specc: %s:%d: a value without a case\n", file, line);
	abort();
}

#endif
