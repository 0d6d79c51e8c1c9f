/* SPDX-License-Identifier: MIT */
/* specc run: reads a program, runs it on one execution and prints the result. */
#include <stdio.h>
#include <string.h>

#include "host/child.h"
#include "cli/cli.h"
#include "cli/execution.h"
#include "cli/run_program.h"
#include "cli/run_print.h"

static const struct option_word run_formats[] = {
	{ "text", "for people (default)" },
	{ "json", "one object: stop, exception, lane, pc, steps, changed, trace" },
	{ 0 },
};
static const struct help_row run_rows[] = {
	{ .text = "FILE is an assembly program, as `specc asm` reads it (- is standard input), or an "
			  "ELF file. A SETTING sets the initial state: 'R2 = 7', 'R2@5 = 1', 'R[2:3] = "
			  "0x123456789', 'R4 = laneid < 4 ? 1 : 0', 'active = 0xFFFF', 'c[1][0x20] = 3', 'pc = "
			  "0x40'. An argument can hold several settings, separated by commas. Prints why the "
			  "program stopped and the differences from the initial state, one register per line: "
			  "one value for all lanes or one per lane." },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_TRACE },
	{ .option = OPTION_FORMAT, .words = run_formats },
	{ .option = OPTION_LIMIT },
	{ .option = OPTION_EXECUTION,
		.text = "c: the generated C, compiled with $CC into a cache (default); "
				"ref: specc-ref, in the same folder as specc" },
	{ .option = OPTION_KEEP_GOING,
		.text = "run despite errors in the specification; exit status is 1" },
	{ .option = OPTION_INCLUDE },
	{ .option = OPTION_DEFINE },
	{ .option = OPTION_PLAIN },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ .text = "Memories (ADDR is a number or a label of the program). Without MEMORY[...] an "
			  "address is in the program's memory; other memories are named as in settings: "
			  "'io[0x10]', 'c[1][0x20]'." },
	{ .option = OPTION_LOAD },
	{ .option = OPTION_MEMORY },
	{ .option = OPTION_DUMP },
	{ .text = "For instruction sets whose programs are in a memory:" },
	{ .option = OPTION_ENTRY,
		.text = "start at ADDR (default: _start, else the address set by the reset, "
				"else the lowest address)" },
	{ .option = OPTION_STOP_AT },
	{ .option = OPTION_STOP_ON_SELF_JUMP },
	{ .option = OPTION_STOP_ON_TRAP },
	{ .option = OPTION_RAISE },
	{ .option = OPTION_CYCLES },
	{ 0 },
};

enum { EXIT_STOPPED = 3 };

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
	return command_fail(
		"run", "the execution '%s' failed: %.*s", execution->name, STR_ARG(answer->problem));
}

static bool right_usage(const struct options *options)
{
	return options->arguments.count || options->loads.count ||
		   command_fail("run", "expected a FILE of instructions (- is standard input); see --help");
}

/* Rejects options that require a machine. */
static bool suits(const struct options *options, const struct isa *isa)
{
	bool machine = options->stops.count || options->entry || options->raises ||
				   options->stop_on_self_jump || options->stop_on_trap || options->cycles;
	if (!machine || isa->program)
		return true;
	return command_fail("run", "--entry, --stop-..., --raise and --cycles are only for instruction "
							   "sets whose programs are in a memory");
}

/* The status for the way the program ended; ends intended by the program or the user are clean. */
static int status_of(const struct answer *answer)
{
	static const char *const ends[] = { "exit", "halt", "break", "self-jump" };
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
		if (str_equal_c(answer->stop, ends[i]))
			return EXIT_CLEAN;
	return EXIT_STOPPED;
}

static int execute_program(struct arena *arena, const struct executions *executions,
	const struct options *options, const struct program *program, struct machine *start)
{
	struct run_result result = { .program = program,
		.start = start,
		.json = options->format == FORMAT_JSON,
		.trace = options->trace,
		.cycles = options->cycles };
	struct buffer script = buffer_new(arena);
	struct script_case c = { STR("program"), { 0 }, options->step_limit, options->trace, start,
		program_lines(program, options), program_boot(program) };
	if (!program->isa->program)
		c.bytes = program_bytes(program);
	script_add(&script, &c);
	if (!run_script(arena, &executions->list[0], buffer_str(&script), &result.answer) ||
		!run_print(arena, &result))
		return EXIT_USAGE;
	return status_of(&result.answer);
}

/* Reads and runs the program; returns the exit status. */
static int run_assembled(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa)
{
	struct program program = { .arena = arena, .isa = isa, .codec = codec_new(arena, isa) };
	struct executions executions;
	bool usage = false;
	bool good = program_read(&program, diag, options, &usage);
	int status = finish_reports(diag, options);
	if (!good || status)
		return status ? status : usage ? EXIT_USAGE : EXIT_SPEC_ERRORS;
	struct machine start = program_start(&program);
	diag_from_options(diag, arena, options); /* errors have been printed */
	executions_find(arena, diag, "run", options, isa, &executions);
	if (!executions.count) {
		status = executions_status(&executions, diag, options);
		return status ? status : EXIT_USAGE;
	}
	return execute_program(arena, &executions, options, &program, &start);
}

/* An interpreter in the cache implies that the specification was checked. */
static bool was_checked(struct arena *arena, const struct options *options, const struct isa *isa)
{
	return !strcmp(options->execution, "c") && !options->warnings.count &&
		   interpreter_is_ready(arena, isa);
}

static int run_run(struct arena *arena, const struct options *given)
{
	struct diag diag = { 0 };
	struct options options = *given;
	int status;
	if (!options.execution)
		options.execution = "c";
	if (!right_usage(&options) || !diag_from_options(&diag, arena, &options))
		return EXIT_USAGE;
	const struct isa *isa = load_isa(arena, &diag, &options, DEPTH_FORMS);
	if (!diag.errors && !was_checked(arena, &options, isa)) {
		diag_from_options(&diag, arena, &options);
		isa = load_isa(arena, &diag, &options, DEPTH_CHECKS);
	}
	if (!goes_on(arena, &diag, &options, isa, &status))
		return status;
	if (!suits(&options, isa))
		return EXIT_USAGE;
	return joined_status(status, run_assembled(arena, &diag, &options, isa));
}

const struct command command_run = {
	.name = "run",
	.summary = "run a program and print its changes",
	.usage = "PATH [OPTIONS] FILE [SETTING]...\n"
			 "PATH [OPTIONS] --load ADDR=FILE... [SETTING]...",
	.rows = run_rows,
	.status =
		"0 the program ran to its end (exit, halt, break, self-jump), 3 it stopped for another "
		"reason, 1 errors in the program, a setting or the specification, 2 usage or input/output.",
	.examples =
		"  specc run isa-spec/gpu program.s 'R2 = laneid' 'active = 0xFFFF'\n"
		"  echo 'IADD R1, R2, 0x5;' | specc run isa-spec/gpu --trace - 'R2 = 7'\n"
		"  specc run my.isa program.elf --stop-at 0x100 --dump 0x2000:64\n"
		"  specc run isa-spec/gpu program.s --load 'c[1][0]=table.bin' --dump 'c[1][0:32]'\n",
	.argument = "FILE",
	.run = run_run,
};
