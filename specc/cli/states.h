/* specc test --states: each form of each instruction on random states, with both executions. */
#ifndef SPECC_CLI_STATES_H
#define SPECC_CLI_STATES_H

#include "cli/cli.h"

/* Do the arguments name the definition or one above it? True if there are no arguments. */
bool test_is_named(const struct options *options, const struct definition *definition);

/* Runs options->states states of each form of the named definitions, prints differences and a line
 * on the result, and returns an exit status. */
int test_states(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa);

#endif
