/* SPDX-License-Identifier: MIT */
/* specc check: reports problems in a specification. */
#include <stdio.h>
#include <unistd.h>

#include "cli/cli.h"

static const struct option_word check_formats[] = {
	{ "text", "for people (default)" },
	{ "json", "an array of reports" },
	{ "sarif", "SARIF 2.1.0" },
	{ 0 },
};
static const struct help_row check_rows[] = {
	{ .text = "PATH is a file or a folder (its *.isa files); '-' is standard input. All paths "
			  "together are one specification, in any order. A file written by `specc build -t "
			  "xml` is a complete specification." },
	{ .option = OPTION_ISA, .text = "the same as PATH" },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_FORMAT, .words = check_formats },
	{ .option = OPTION_MAX_REPORTS,
		.text = "print at most N reports (default 20, 0: all); json and sarif have all" },
	{ .option = OPTION_LIST_CHECKS },
	{ .option = OPTION_WARNING,
		.term = "-WNAME, -Wno-NAME",
		.text = "switch a check on or off. The checks that all others depend on (io, syntax, "
				"undefined-name ...) cannot be switched off: docs/checks.md" },
	{ .term = "-Werror[=NAME]", .text = "treat all warnings (or those of one check) as errors" },
	{ .option = OPTION_RUN },
	{ .option = OPTION_EXECUTION, .text = "execute them in c or ref only (default: in both)" },
	{ .option = OPTION_KEEP_GOING,
		.text = "accepted for consistency; every defect is always reported" },
	{ .option = OPTION_QUIET },
	{ .option = OPTION_COLOR },
	{ 0 },
};

static int list_checks(void)
{
	static const char *const names[] = { "off", "note", "warning", "error" };
	for (int i = 0; i < CHECK_COUNT; i++)
		printf("%-26s %-8s %s\n", diag_checks[i].name, names[diag_checks[i].severity],
			diag_checks[i].text);
	return EXIT_CLEAN;
}

static void closing_line(const struct loaded *loaded)
{
	const struct isa *isa = loaded->isa;
	size_t passed, examples = isa_count_examples(isa, &passed);
	fprintf(stderr,
		"%.*s: %zu optypes, %zu opcodes, %zu of %zu examples assemble; %zu error%s, "
		"%zu warning%s\n",
		STR_ARG(isa->name), isa->optypes.count, isa->opcodes.count, passed, examples,
		loaded->errors, loaded->errors == 1 ? "" : "s", loaded->warnings,
		loaded->warnings == 1 ? "" : "s");
}

/* The cases, once nothing is wrong with the specification. */
static int execute_examples(
	struct arena *arena, const struct options *given, const struct loaded *loaded)
{
	struct options options = *given;
	struct diag diag;
	if (!diag_from_options(&diag, arena, &options))
		return EXIT_USAGE;
	if (loaded->variant)
		VEC_PUSH(arena, &options.variants, loaded->variant);
	return test_cases(arena, &diag, &options, loaded->isa);
}

static int finish_as_text(struct arena *arena, struct diag *diag, const struct options *options,
	const struct loaded_list *list)
{
	int status = finish_reports(diag, options);
	VEC_EACH (const struct loaded, it, &list->items)
		if (!options->quiet && status != EXIT_USAGE)
			closing_line(it);
	for (size_t i = 0; options->run && status == EXIT_CLEAN && i < list->items.count; i++)
		status = execute_examples(arena, options, &list->items.items[i]);
	return status;
}

static int run_check(struct arena *arena, const struct options *given)
{
	struct options options = *given;
	struct diag diag = { 0 };
	if (options.list_checks)
		return list_checks();
	if (options.run && options.format != FORMAT_TEXT)
		return command_misuse("check", "--run needs --format=text; see --help");
	if (!diag_from_options(&diag, arena, &options))
		return EXIT_USAGE;
	if (options.format != FORMAT_TEXT)
		diag.most = 0; /* no limit for machine-readable output */
	const struct loaded_list list = load_variants(arena, &diag, &options, DEPTH_CHECKS);
	if (options.format == FORMAT_TEXT)
		return finish_as_text(arena, &diag, &options, &list);
	diag_sort(&diag);
	if (options.format == FORMAT_SARIF)
		diag_print_sarif(&diag, stdout, SPECC_VERSION);
	else
		diag_print_json(&diag, stdout);
	for (size_t i = 0; i < diag.reports.count; i++)
		if (diag.reports.items[i]->check == CHECK_IO)
			return EXIT_USAGE;
	return diag.errors ? EXIT_SPEC_ERRORS : EXIT_CLEAN;
}

const struct command command_check = {
	.name = "check",
	.summary = "report every defect of a specification",
	.usage = "PATH... [OPTIONS]",
	.rows = check_rows,
	.status = "0 no errors, 1 errors in the specification, 2 usage or input/output.",
	.examples = "  specc check isa-spec/gpu\n"
				"  specc check isa-spec/tiny --run\n"
				"  specc check isa-spec/gpu/base.isa my.isa -Werror -Wno-section-order\n"
				"  specc check isa-spec/gpu --format=sarif > report.sarif\n",
	.run = run_check,
	.arguments = ARGUMENTS_ARE_PATHS,
};
