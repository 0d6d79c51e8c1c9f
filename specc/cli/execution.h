/* The two executions of an instruction set as programs that answer case scripts: the generated C,
 * compiled into a cache, and specc-ref, which is beside specc. See docs/execution.md. */
#ifndef SPECC_CLI_EXECUTION_H
#define SPECC_CLI_EXECUTION_H

#include "cli/cli.h"

struct execution {
	const char *name;        /* "c", "ref" */
	const char *const *argv; /* of the program that reads case scripts; NULL at the end */
};

struct executions {
	struct execution list[2];
	size_t count;
	bool refused; /* the compiler does not take the generated C, and has said why */
};

/* Finds those that options ask for, all by default, and compiles the C where the cache lacks it.
 * command is for messages. What cannot be run is left out and named on stderr; count 0: none. */
void executions_find(struct arena *arena, struct diag *diag, const char *command,
	const struct options *options, const struct isa *isa, struct executions *executions);

/* The exit status of a command that has looked for executions: that of the reports, and that of
 * errors in the specification where the compiler does not take what was made from it. */
int executions_status(
	const struct executions *executions, struct diag *diag, const struct options *options);

/* The arguments of specc-ref with this command and the isa of options; NULL: there is none. */
const char *const *reference_arguments(
	struct arena *arena, const struct options *options, const char *command);

/* interpreter.c: the program of the target c of isa, from the cache or compiled now; NULL after a
 * message. *refused: that was the compiler's, about the generated C. */
const char *interpreter_find(struct arena *arena, struct diag *diag, const char *command,
	const struct isa *isa, bool *refused);
/* Folders of the cache that a running comparison has, and removes; a campaign may take days. */
#define COMPARISON_PREFIX "run-"

/* The same of the program that compares a decoder with isa (docs/fuzz-decoder.md); specc_decoder.h
 * is beside it. */
const char *comparison_find(
	struct arena *arena, struct diag *diag, const char *command, const struct isa *isa);
/* Is it in the cache? Then isa has no errors. */
bool interpreter_is_ready(struct arena *arena, const struct isa *isa);

#endif
