/* Prints what came of a program, as text or as JSON. */
#ifndef SPECC_CLI_RUN_PRINT_H
#define SPECC_CLI_RUN_PRINT_H

#include "cli/assemble.h"
#include "cli/machine.h"

struct run_result {
	const struct isa *isa;
	struct codec *codec;
	struct assembly program;
	const struct machine *start;
	struct answer answer;
};

/* To standard output. False, after a message, where the answer names what the isa does not have. */
bool run_print(struct arena *arena, const struct run_result *result, bool json, bool trace);

#endif
