/* Finds the executions of an instruction set. */
#include "cli/execution.h"

#include <stdio.h>
#include <string.h>

#include "host/share.h"

const char *const *reference_arguments(
	struct arena *arena, const struct options *options, const char *command)
{
	const char *program = share_program(arena, "specc-ref");
	if (!program)
		return NULL;
	size_t count = 0;
	const char **argv = ARENA_ARRAY(arena, const char *, options->isa.count * 2 + 4);
	argv[count++] = program;
	argv[count++] = command;
	if (options->keep_going)
		argv[count++] = "--keep-going"; /* this process has reported the errors */
	VEC_EACH (const char *, path, &options->isa) {
		argv[count++] = "--isa";
		argv[count++] = *path;
	}
	return argv;
}

static bool is_wanted(const struct options *options, const char *name)
{
	return !options->execution || !strcmp(options->execution, name);
}

static void add(struct executions *executions, const char *name, const char *const *argv)
{
	struct execution execution = { name, argv };
	executions->list[executions->count++] = execution;
}

int executions_status(
	const struct executions *executions, struct diag *diag, const struct options *options)
{
	int status = finish_reports(diag, options);
	return !status && executions->refused ? EXIT_SPEC_ERRORS : status;
}

void executions_find(struct arena *arena, struct diag *diag, const char *command,
	const struct options *options, const struct isa *isa, struct executions *executions)
{
	executions->count = 0;
	executions->refused = false;
	if (is_wanted(options, "c")) {
		const char **argv = ARENA_ARRAY(arena, const char *, 3);
		argv[0] = interpreter_find(arena, diag, command, isa, &executions->refused);
		argv[1] = "cases";
		if (argv[0])
			add(executions, "c", argv);
	}
	if (is_wanted(options, "ref")) {
		const char *const *argv = reference_arguments(arena, options, "cases");
		if (argv)
			add(executions, "ref", argv);
		else
			fprintf(stderr,
				"specc %s: the execution 'ref' is missing: no specc-ref in the same folder as "
				"specc (`make` builds it if GMP and MPFR are installed)\n",
				command);
	}
}
