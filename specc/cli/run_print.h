/* Prints what came of a program, as text or as JSON. */
#ifndef SPECC_CLI_RUN_PRINT_H
#define SPECC_CLI_RUN_PRINT_H

#include "cli/machine.h"
#include "cli/run_program.h"

struct run_result {
	const struct program *program;
	const struct machine *start;
	struct answer answer;
	bool json, trace, cycles;
};

/* To standard output. False, after a message, where the answer names what the isa does not have. */
bool run_print(struct arena *arena, const struct run_result *result);

#endif
