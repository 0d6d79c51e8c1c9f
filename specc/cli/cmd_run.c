/* specc run: assembles a program, runs it on one execution and prints what came of it. */
#include <stdio.h>
#include <string.h>

#include "cli/assemble.h"
#include "cli/child.h"
#include "cli/cli.h"
#include "cli/execution.h"
#include "cli/run_print.h"
#include "sem/cases.h"

static const char help[] =
	"specc run: assemble a program, run it and print what it changed\n\n"
	"Usage: specc run --isa PATH... [OPTIONS] FILE [SETTING]...\n\n"
	"FILE holds instructions as `specc asm` reads them; - is standard input. A SETTING sets the\n"
	"state at the start: 'R2 = 7', 'R2@5 = 1', 'R[2:3] = 0x123456789', 'R4 = laneid < 4 ? 1 : 0',\n"
	"'active = 0xFFFF', 'c[1][0x20] = 3'; several may stand in one argument with commas between\n"
	"them. Registers are 0 at the start, all lanes active, memories empty. Prints why the program\n"
	"stopped and the registers that differ from the start, a line each: one value for all lanes, "
	"or\n"
	"one for each lane.\n\n"
	"  -i, --isa PATH      file (.isa, or .xml as built) or folder; repeatable\n"
	"      --trace         print each instruction and what it changed\n"
	"      --format=json   one object: stop, exception, lane, pc, steps, changed, trace\n"
	"      --limit N       stop after N steps (1000000)\n"
	"      --execution X   c: the generated C, compiled with $CC into a cache (default);\n"
	"                      ref: specc-ref, which stands beside specc\n"
	"  -W..., --max-reports, --color as in `specc check`\n\n"
	"Exit status: 0 the program ran to its end, 3 it stopped for another reason, 1 errors in the\n"
	"program, a setting or the specification, 2 usage, input or output.\n\n"
	"Examples:\n"
	"  specc run --isa isa-spec/gpu program.s 'R2 = laneid' 'active = 0xFFFF'\n"
	"  echo 'IADD R1, R2, 0x5;' | specc run --isa isa-spec/gpu --trace - 'R2 = 7'\n";

enum { EXIT_STOPPED = 3 };

/* The settings of the command line, in their order. */
static bool read_settings(struct arena *arena, struct diag *diag, const struct options *options,
	const struct isa *isa, struct case_settings *settings)
{
	bool good = true;
	for (size_t i = 1; i < options->arguments.count; i++) {
		struct str text = str_from_c(options->arguments.items[i]);
		const struct source *source =
			source_from_text(arena, diag, arena_printf(arena, "<setting %zu>", i), text);
		if (!source)
			return false;
		struct span span = { source, 0, (uint32_t)source->text.length };
		good = sem_settings_read(arena, diag, isa, span, settings) && good;
	}
	return good;
}

/* Runs the script; false after a message. */
static bool run_script(struct arena *arena, const struct execution *execution, struct str script,
	struct answer *answer)
{
	struct child child;
	struct str output;
	if (!child_start(&child, execution->argv, script, false))
		return false;
	int status = child_finish(arena, &child, &output);
	if (!answer_take(arena, &output, answer)) {
		fprintf(stderr, "specc run: the execution '%s' gave no answer: ", execution->name);
		if (status < 0)
			fprintf(stderr, "signal %d ended '%s'\n", -status, child.program);
		else
			fprintf(stderr, "'%s' ended with status %d\n", child.program, status);
		return false;
	}
	if (!answer->problem.length)
		return true;
	fprintf(stderr, "specc run: the execution '%s' gave up: %.*s\n", execution->name,
		STR_ARG(answer->problem));
	return false;
}

static bool right_usage(const struct options *options)
{
	const char *missing = !options->isa.count ? "--isa PATH"
						  : !options->arguments.count
							  ? "a FILE of instructions (- is standard input)"
							  : NULL;
	if (missing)
		fprintf(stderr, "specc run: expected %s; see --help\n", missing);
	return !missing;
}

/* A setting where the file should be, as `specc run --isa X 'R1 = 2'` has it, is no file. */
static int run_program(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa)
{
	struct run_result result = { .isa = isa, .codec = codec_new(arena, isa) };
	struct machine start = machine_new(arena, isa);
	struct case_settings settings = { 0 };
	struct executions executions;
	const struct source *source = source_read(arena, diag, options->arguments.items[0]);
	bool good = source && assemble(arena, diag, result.codec, source, &result.program);
	good = read_settings(arena, diag, options, isa, &settings) && good;
	int status = finish_reports(diag, options);
	if (!good || status)
		return status;
	machine_apply(&start, &settings);
	diag_from_options(diag, arena, options); /* all in it has been told */
	executions_find(arena, diag, "run", options, isa, &executions);
	if (!executions.count)
		return finish_reports(diag, options) ? EXIT_SPEC_ERRORS : EXIT_USAGE;
	struct buffer script = buffer_new(arena);
	struct script_case c = { STR("program"), buffer_str(&result.program.bytes), options->step_limit,
		options->trace, &start };
	script_add(&script, &c);
	result.start = &start;
	if (!run_script(arena, &executions.list[0], buffer_str(&script), &result.answer))
		return EXIT_USAGE;
	if (!run_print(arena, &result, options->format == FORMAT_JSON, options->trace))
		return EXIT_USAGE;
	return str_equal_c(result.answer.stop, "exit") ? EXIT_CLEAN : EXIT_STOPPED;
}

static int run(struct arena *arena, const struct options *given)
{
	struct diag diag = { 0 };
	struct options options = *given;
	if (!options.execution)
		options.execution = "c";
	if (!right_usage(&options) || !diag_from_options(&diag, arena, &options))
		return EXIT_USAGE;
	const struct isa *isa = load_isa(arena, &diag, &options, DEPTH_CHECKS);
	if (diag.errors)
		return finish_reports(&diag, &options);
	diag_from_options(&diag, arena, &options); /* warnings are the business of `specc check` */
	return run_program(arena, &diag, &options, isa);
}

const struct command command_run = {
	"run",
	"run a program and print what it changed",
	help,
	"iWfmCxrn",
	run,
};
