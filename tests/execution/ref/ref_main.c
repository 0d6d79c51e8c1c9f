/* SPDX-License-Identifier: MIT */
/* specc-ref: the reference evaluator as a program. Cases in, answers out. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "ref_cases.h"
#include "ref_soak.h"

static const struct command command = {
	.name = "specc-ref",
	.summary = "run instructions by walking their pseudo-code, with exact integers and reals",
	.usage = "cases --isa PATH... < CASES      print the answers; docs/execution.md\n"
			 "coverage --isa PATH... < CASES   list what no case reaches\n"
			 "soak --isa PATH... [--limit N]   find rules that random states break\n"
			 "--help",
	.rows =
		(const struct help_row[]){
			{ .option = OPTION_ISA, .text = "file (.isa) or folder; repeatable" },
			{ .option = OPTION_VARIANT },
			{ .option = OPTION_KEEP_GOING,
				.text = "run the sound definitions and do not report errors" },
			{ .option = OPTION_LIMIT, .text = "random states per form of an instruction (100)" },
			{ .option = OPTION_COVERAGE,
				.text = "soak: also list what the random states did not reach" },
			{ .option = OPTION_WARNING },
			{ 0 },
		},
	.status = "0 success, 1 the specification has errors or soak found some, 2 usage or "
			  "input/output.",
};

static int usage(void)
{
	fputs(
		"specc-ref: expected 'cases', 'coverage' or 'soak' and --isa PATH; see specc-ref --help\n",
		stderr);
	return EXIT_USAGE;
}

enum action { ACTION_CASES, ACTION_COVERAGE, ACTION_SOAK, ACTION_COUNT };
static const char *const actions[] = { "cases", "coverage", "soak" };

static bool act(struct ref *ref, enum action action, const struct options *options)
{
	enum { SEED = 88172645 };
	bool good = true;
	if (!options->keep_going)
		ref_expect_inferred(ref);
	if (action == ACTION_SOAK) {
		good = ref_soak(ref, options->step_limit, SEED, stdout);
	} else {
		ref_run_cases(ref, stdin, action == ACTION_COVERAGE ? NULL : stdout);
	}
	if (action == ACTION_COVERAGE || (action == ACTION_SOAK && options->coverage))
		ref_print_coverage(ref, stdout);
	return good;
}

static int run(
	struct arena *arena, struct diag *diag, const struct options *options, enum action action)
{
	const char *why;
	const struct isa *isa =
		load_isa(arena, diag, options, options->keep_going ? DEPTH_CHECKS : DEPTH_FORMS);
	int status = options->keep_going ? EXIT_CLEAN : finish_reports(diag, options);
	if (status)
		return status;
	struct ref *ref = ref_open(arena, isa, &why);
	if (!ref) {
		fprintf(stderr, "specc-ref: this instruction set cannot be run: %s\n", why);
		return EXIT_SPEC_ERRORS;
	}
	bool good = act(ref, action, options);
	ref_close(ref);
	if (fflush(stdout) || ferror(stdout)) {
		fputs("specc-ref: cannot write the answers\n", stderr);
		return EXIT_USAGE;
	}
	return good ? EXIT_CLEAN : EXIT_SPEC_ERRORS;
}

int main(int argc, char **argv)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	enum { STATES = 100 };
	struct options options = { .step_limit = STATES };
	if (argc == 2 && (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h")))
		return help_print(stdout, &command), EXIT_CLEAN;
	if (argc == 2 && !strcmp(argv[1], "man"))
		return help_print_man(stdout, &command, NULL), EXIT_CLEAN;
	enum action action = 0;
	while (argc > 1 && action < ACTION_COUNT && strcmp(argv[1], actions[action]) != 0)
		action++;
	if (argc < 2 || action == ACTION_COUNT)
		return usage();
	if (!options_parse(&arena, &command, argc, argv, &options))
		return EXIT_USAGE;
	if (!options.isa.count || options.arguments.count)
		return usage();
	if (!diag_from_options(&diag, &arena, &options))
		return EXIT_USAGE;
	int status = run(&arena, &diag, &options, action);
	arena_free(&arena);
	return status;
}
