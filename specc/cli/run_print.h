/* SPDX-License-Identifier: MIT */
/* Prints the result of a program as text or as JSON. */
#ifndef SPECC_CLI_RUN_PRINT_H
#define SPECC_CLI_RUN_PRINT_H

#include "cases/machine.h"
#include "cli/run_program.h"

struct run_result {
	const struct program *program;
	const struct machine *start;
	struct answer answer;
	bool json, trace, cycles;
};

/* Prints to standard output. False, after a message, if the answer names something unknown to the
 * isa. */
bool run_print(struct arena *arena, const struct run_result *result);

#endif
