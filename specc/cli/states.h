/* SPDX-License-Identifier: MIT */
/* specc test --states: each form of each instruction on random states, with both executions;
 * --texts: lines of each form, read by specc and by the generated C. */
#ifndef SPECC_CLI_STATES_H
#define SPECC_CLI_STATES_H

#include "cli/cli.h"

/* Runs options->states states of each form of the named definitions, prints differences and a line
 * on the result, and returns an exit status. */
int test_states(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa);

/* Gives options->texts lines of each form of the named definitions to both readers, prints what
 * they read differently and a line on the result, and returns an exit status. */
int test_texts(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa);

#endif
