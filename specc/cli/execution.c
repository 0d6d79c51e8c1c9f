/* SPDX-License-Identifier: MIT */
/* Finds the executions of an instruction set. */
#include "cli/execution.h"

#include <stdio.h>
#include <string.h>

#include "cases/machine.h"
#include "host/child.h"
#include "host/share.h"

enum { MAX_TRIES = 20 }; /* restarts after an execution broke off */

const char *const *reference_arguments(
	struct arena *arena, const struct options *options, const char *command)
{
	const char *program = share_program(arena, "specc-ref");
	if (!program)
		return NULL;
	size_t count = 0;
	size_t pairs = options->isa.count + options->variants.count;
	const char **argv = ARENA_ARRAY(arena, const char *, pairs * 2 + options->warnings.count + 4);
	argv[count++] = program;
	argv[count++] = command;
	if (options->keep_going)
		argv[count++] = "--keep-going"; /* this process has reported the errors */
	for (size_t i = 0; i < options->warnings.count && options->keep_going; i++)
		argv[count++] = arena_printf(arena, "-W%s", options->warnings.items[i]);
	VEC_EACH (const char *, path, &options->isa) {
		argv[count++] = "--isa";
		argv[count++] = *path;
	}
	VEC_EACH (const char *, name, &options->variants) {
		argv[count++] = "--variant";
		argv[count++] = *name;
	}
	return argv;
}

static bool is_wanted_execution(const struct options *options, const char *name)
{
	return !options->execution || !strcmp(options->execution, name);
}

static void add_execution(struct executions *executions, const char *name, const char *const *argv)
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
	executions->refused = executions->failed = false;
	if (is_wanted_execution(options, "c")) {
		const char **argv = ARENA_ARRAY(arena, const char *, 3);
		argv[0] = interpreter_find(arena, diag, command, isa, &executions->refused);
		argv[1] = "cases";
		if (argv[0])
			add_execution(executions, "c", argv);
		executions->failed = !argv[0] && !executions->refused && !diag->errors;
	}
	if (is_wanted_execution(options, "ref")) {
		const char *const *argv = reference_arguments(arena, options, "cases");
		if (argv)
			add_execution(executions, "ref", argv);
		else
			fprintf(stderr,
				"specc %s: the execution 'ref' is missing: no specc-ref in the same folder as "
				"specc (`make` builds it if GMP and MPFR are installed)\n",
				command);
	}
}

/* ---- running ---- */

struct str execution_ending(struct arena *arena, int status)
{
	if (status < 0)
		return str_printf(arena, "signal %d ended the program", -status);
	return str_printf(arena, "the program ended with status %d", status);
}

/* The script without its first `count` cases. */
static struct str script_after(struct str script, size_t count)
{
	size_t at = 0;
	for (size_t i = 0; i < count && at < script.length; i++)
		at = str_find(script, at + 1, STR("\ncase ")) + 1;
	return str_slice(script, at < script.length ? at : script.length, script.length);
}

/* Appends the complete answers; returns their number. */
static size_t add_answers(struct buffer *answers, struct str output)
{
	struct answer answer;
	struct str rest = output;
	size_t count = 0, complete = 0;
	for (; answer_take(answers->arena, &rest, &answer); count++)
		complete = output.length - rest.length;
	buffer_add(answers, str_slice(output, 0, complete));
	return count;
}

static bool finish_answers(struct arena *arena, const struct execution *execution,
	struct child *child, struct str script, struct str *answers)
{
	struct buffer all = buffer_new(arena);
	for (unsigned tries = 0;; tries++) {
		struct str output;
		int status = child_finish(arena, child, &output);
		script = script_after(script, add_answers(&all, output));
		if (script.length)
			buffer_printf(
				&all, "case x\nerror no answer: %.*s\n", STR_ARG(execution_ending(arena, status)));
		script = script_after(script, 1);
		*answers = buffer_str(&all);
		if (!script.length || tries == MAX_TRIES)
			return true;
		if (!child_start(child, execution->argv, script, false))
			return false;
	}
}

bool executions_answer(struct arena *arena, const struct executions *executions,
	const struct str *scripts, struct str *answers)
{
	struct child children[2];
	bool started[2], good = true;
	for (size_t i = 0; i < executions->count; i++) {
		started[i] = child_start(&children[i], executions->list[i].argv, scripts[i], false);
		good = good && started[i];
	}
	for (size_t i = 0; i < executions->count; i++)
		if (started[i])
			good = finish_answers(
					   arena, &executions->list[i], &children[i], scripts[i], &answers[i]) &&
				   good;
	return good;
}

bool test_is_named(const struct options *options, const struct definition *definition)
{
	if (!options->arguments.count)
		return true;
	for (const struct definition *d = definition; d; d = d->parent)
		VEC_EACH (const char *, name, &options->arguments)
			if (str_equal_c(d->name, *name))
				return true;
	return false;
}
