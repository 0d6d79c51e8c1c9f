/* SPDX-License-Identifier: MIT */
/* Ends a switch that has a case for each value: a value without a case ends the program and names
 * this line, instead of being taken for another value. */
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
