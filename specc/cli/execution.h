/* SPDX-License-Identifier: MIT */
/* The two executions of an instruction set, as programs that answer case scripts: the generated C,
 * compiled into a cache, and specc-ref, from the folder of specc. See docs/execution.md. */
#ifndef SPECC_CLI_EXECUTION_H
#define SPECC_CLI_EXECUTION_H

#include "cli/cli.h"

struct execution {
	const char *name;        /* "c", "ref" */
	const char *const *argv; /* to read case scripts; ends with NULL */
};

struct executions {
	struct execution list[2];
	size_t count;
	bool refused; /* the compiler rejected the generated C and printed why */
	bool failed;  /* the C could not be made or kept for another reason, which was printed */
};

/* Finds the executions that the options select (default: all), compiling the C if it is not in the
 * cache. command is for messages. Unavailable executions are omitted, with a message on stderr;
 * count may be 0. */
void executions_find(struct arena *arena, struct diag *diag, const char *command,
	const struct options *options, const struct isa *isa, struct executions *executions);

/* Runs a case script on each execution and collects the answers. If an execution breaks off, the
 * answer to the current case says so, and it is started again after it, some times; then answers
 * are missing. False after a message. */
bool executions_answer(struct arena *arena, const struct executions *executions,
	const struct str *scripts, struct str *answers);
/* The status of a program that ended early, as text. */
struct str execution_ending(struct arena *arena, int status);

/* The exit status for a command that called executions_find: that of the reports, or that of errors
 * in the specification if the compiler rejected the generated C. */
int executions_status(
	const struct executions *executions, struct diag *diag, const struct options *options);

/* The command line of specc-ref for this command and specification; NULL if it is not
 * installed. */
const char *const *reference_arguments(
	struct arena *arena, const struct options *options, const char *command);

/* Do the arguments name the definition or one above it? True if there are no arguments. */
bool test_is_named(const struct options *options, const struct definition *definition);

#endif
