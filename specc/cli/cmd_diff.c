/* SPDX-License-Identifier: MIT */
/* specc diff: the changes between two versions of a specification, and what they break. */
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/replace.h"
#include "build/build.h"
#include "host/child.h"
#include "cli/cli.h"
#include "cli/execution.h"
#include "cli/revision.h"
#include "host/share.h"
#include "diff/diff.h"
#include "isa/trouble.h"

static const struct option_word diff_formats[] = {
	{ "text", "for people (default)" },
	{ "json", "one object with \"verdict\" and \"changes\"" },
	{ "html", "one page" },
	{ 0 },
};
static const struct option_word limits[] = { { .name = "text" }, { .name = "compatible" },
	{ .name = "behaviour" }, { .name = "source-breaking" }, { .name = "binary-breaking" }, { 0 } };
static const struct help_row diff_rows[] = {
	{ .text = "OLD, NEW and PATH are folders or files (.isa, or .xml as built). A REVISION is one "
			  "of PATH in its git repository; one alone is compared with the work tree." },
	{ .text = "Each change has a verdict, and the comparison has the highest: binary-breaking (a "
			  "legal word is illegal or means something else), source-breaking (an accepted text "
			  "is not accepted or assembles to another word), behaviour (the same word computes "
			  "something else), compatible, text, equal." },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT,
		.text = "take this variant of both versions; or, with a second one, compare the two" },
	{ .option = OPTION_FORMAT, .words = diff_formats },
	{ .option = OPTION_OUTPUT, .text = "write the report to FILE" },
	{ .option = OPTION_FAIL_ON, .words = limits },
	{ .option = OPTION_EXECUTION, .text = "execution that compares changed semantics: c or ref" },
	{ .option = OPTION_KEEP_GOING,
		.text = "compare the sound definitions of a version with errors" },
	{ .option = OPTION_MAX_REPORTS,
		.text = "print at most N changes, and errors of a version (default 20, "
				"0: all); json has all changes" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_COLOR },
	{ 0 },
};

/* One of the compared versions: a path, or a revision of the specification. */
struct side {
	const char *path, *name; /* both NULL: the work tree */
	const char *variant;     /* NULL: that of the options */
	struct revision revision;
	struct options options; /* with the paths of its files */
	const struct isa *isa;
};

static bool is_path(const char *text)
{
	struct stat info;
	return !stat(text, &info);
}

/* Is there an error in the pseudo-code of the definition or of one it belongs to? */
static bool definition_has_error(
	const struct place_set *errors, const struct definition *definition)
{
	for (; definition; definition = definition->parent) {
		const struct section *code = definition_section(definition, "Semantics");
		if (code && code->ast && places_inside(errors, code->ast->body))
			return true;
	}
	return false;
}

/* An error in the pseudo-code says nothing about the bits of an opcode, but a comparison would say
 * that the semantics are gone. */
static void leave_out_broken(struct arena *arena, const struct diag *diag, const struct isa *isa)
{
	struct place_set errors = { 0 };
	for (size_t i = 0; i < diag->reports.count; i++)
		if (diag->reports.items[i]->severity == SEVERITY_ERROR)
			places_add(arena, &errors, diag->reports.items[i]->span);
	places_sort(&errors);
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (definition_has_error(&errors, (*it)->definition))
			(*it)->defective = true;
}

/* False after a message. Sets *clean to false if the version has errors and the command
 * continues. */
static bool load_side(
	struct arena *arena, const struct options *options, struct side *side, bool *clean)
{
	struct diag diag = { 0 };
	int status;
	side->options = *options;
	if (side->path)
		side->options.isa = (struct texts){ &side->path, 1, 1 };
	if (side->variant)
		side->options.variants = (struct texts){ &side->variant, 1, 1 };
	side->options.one_name = side->variant;
	if (!diag_from_options(&diag, arena, options))
		return false;
	side->isa = side->name ? revision_load(arena, &diag, &side->options, DEPTH_CHECKS, side->name,
								 &side->revision)
						   : load_isa(arena, &diag, &side->options, DEPTH_CHECKS);
	if (side->name)
		side->options.isa = side->revision.paths;
	if (side->isa && options->keep_going)
		leave_out_broken(arena, &diag, side->isa);
	if (!side->isa || !goes_on(arena, &diag, options, side->isa, &status))
		return false;
	*clean = *clean && status == EXIT_CLEAN;
	return true;
}

/* --variant A B: is B, which is not a path, a variant too? */
static bool is_variant(struct arena *arena, const struct options *options, const char *name)
{
	struct options all = *options;
	all.variants = (struct texts){ 0 };
	struct texts names = variants_wanted(arena, &all);
	VEC_EACH (const char *, it, &names)
		if (!strcmp(*it, name))
			return true;
	return false;
}

/* Two variants of one specification: --variant A --variant B, or --variant A B. */
static bool takes_variants(struct arena *arena, const struct options *options, struct side sides[2])
{
	size_t count = options->arguments.count, variants = options->variants.count;
	const char *last = variants == 2 && !count       ? options->variants.items[1]
					   : variants == 1 && count == 1 ? options->arguments.items[0]
													 : NULL;
	if (!last || !options->isa.count ||
		(count && (is_path(last) || !is_variant(arena, options, last))))
		return false;
	sides[0].variant = options->variants.items[0];
	sides[1].variant = last;
	return true;
}

/* Finds the two versions; false after a message. */
static bool find_sides(struct arena *arena, const struct options *options, struct side sides[2])
{
	size_t count = options->arguments.count;
	const char *const *texts = options->arguments.items;
	if (takes_variants(arena, options, sides))
		return true;
	if (!count || count > 2)
		return command_fail("diff", "expected OLD and NEW, or PATH and a revision; see --help");
	if (options->path_first && count == 1 && is_path(texts[0])) {
		sides[0].path = options->isa.items[0];
		sides[1].path = texts[0];
		return true;
	}
	for (size_t i = 0; i < count; i++)
		*(is_path(texts[i]) ? &sides[i].path : &sides[i].name) = texts[i];
	return true;
}

/* The verdict of --fail-on; DIFF_EQUAL if there is none. */
static enum diff_verdict limit_of(const struct options *options)
{
	int i = DIFF_EQUAL;
	while (options->fail_on && strcmp(diff_verdict_names[i], options->fail_on))
		i++;
	return (enum diff_verdict)i;
}

/* ---- the solver ---- */

/* Is cvc5 in PATH? */
static bool has_solver(void)
{
	const char *path = getenv("PATH");
	char name[PATH_MAX];
	while (path && *path) {
		size_t length = strcspn(path, ":");
		if (snprintf(name, sizeof name, "%.*s/cvc5", (int)length, path) < (int)sizeof name &&
			!access(name, X_OK))
			return true;
		path += length + (path[length] == ':');
	}
	return false;
}

/* Limits each query to ten seconds; without a result by then, there is no answer. */
static bool solve_with_tool(void *user, struct str script, struct str *answer)
{
	static const char *const argv[] = { "cvc5", "--lang=smt2", "--tlimit=10000", "-", NULL };
	struct child child;
	if (!child_start(&child, argv, script, true))
		return false;
	child_finish(user, &child, answer);
	return true;
}

struct diff *diff_versions(struct arena *arena, const struct isa *before, const struct isa *after)
{
	const struct diff_solver solver = { arena, solve_with_tool };
	return diff_compare(arena, before, after, has_solver() ? &solver : NULL, NULL);
}

/* ---- executions ---- */

struct executor {
	struct arena *arena;
	struct side *sides;
	const char *name; /* of the execution */
	const char *const *argv[2];
};

/* Made when first needed: this may compile the C of both versions. */
static bool find_programs(struct executor *e)
{
	for (int i = 0; i < 2; i++) {
		struct diag diag = { 0 };
		struct executions found;
		struct options options = e->sides[i].options;
		options.execution = e->name;
		if (!diag_from_options(&diag, e->arena, &options))
			return false;
		executions_find(e->arena, &diag, "diff", &options, e->sides[i].isa, &found);
		if (!found.count) {
			finish_reports(&diag, &options);
			return false;
		}
		e->argv[i] = found.list[0].argv;
	}
	return true;
}

static bool execute_sides(void *user, const struct str scripts[2], struct str answers[2])
{
	struct executor *e = user;
	struct child children[2];
	if (!e->argv[1] && !find_programs(e))
		return false;
	bool first = child_start(&children[0], e->argv[0], scripts[0], false);
	bool second = child_start(&children[1], e->argv[1], scripts[1], false);
	if (first)
		child_finish(e->arena, &children[0], &answers[0]);
	if (second)
		child_finish(e->arena, &children[1], &answers[1]);
	return first && second;
}

/* ---- the report ---- */

static struct str side_name(
	struct arena *arena, const struct options *options, const struct side *side)
{
	if (side->variant)
		return str_printf(arena, "%s (%s)", options->isa.items[0], side->variant);
	if (side->path)
		return str_from_c(side->path);
	const char *name = side->name ? side->name : "work tree";
	return str_printf(arena, "%s:%s", name, options->isa.items[0]);
}

/* False after a report: a defect of the templates. */
static bool make_page(struct arena *arena, const struct options *options,
	const struct side sides[2], const struct diff *diff, struct str *page)
{
	struct diag diag = { 0 };
	const char *folder = arena_printf(arena, "%s/html", share_templates(arena));
	if (!diag_from_options(&diag, arena, options))
		return false;
	bool good = build_diff_page(arena, &diag, folder, diff, side_name(arena, options, &sides[0]),
		side_name(arena, options, &sides[1]), page);
	finish_reports(&diag, options);
	return good;
}

/* False after a message; then the old content of the file remains. */
static bool write_report(struct arena *arena, const struct options *options,
	const struct side sides[2], const struct diff *diff)
{
	struct replacements set = { .arena = arena };
	struct str page = { 0 };
	if (options->format == FORMAT_HTML && !make_page(arena, options, sides, diff, &page))
		return false;
	FILE *out = options->output ? replace_open(&set, options->output) : stdout;
	if (out && options->format == FORMAT_HTML)
		fwrite(page.text, 1, page.length, out);
	else if (out && options->format == FORMAT_JSON)
		diff_print_json(out, diff);
	else if (out)
		diff_print_text(out, diff, options->report_limit);
	return replace_finish(&set) || command_fail("diff", "cannot write '%s': %s", set.path, set.why);
}

static int compare_sides(struct arena *arena, const struct options *options, struct side sides[2])
{
	enum diff_verdict limit = limit_of(options);
	bool clean = true;
	if (!load_side(arena, options, &sides[0], &clean) ||
		!load_side(arena, options, &sides[1], &clean))
		return EXIT_USAGE;
	struct executor executor = { .arena = arena, .sides = sides, .name = options->execution };
	if (!executor.name)
		executor.name = share_program(arena, "specc-ref") ? "ref" : "c";
	const struct diff_solver solver = { arena, solve_with_tool };
	const struct probe_runner runner = { &executor, execute_sides, !strcmp(executor.name, "ref") };
	const struct diff *diff =
		diff_compare(arena, sides[0].isa, sides[1].isa, has_solver() ? &solver : NULL, &runner);
	if (!write_report(arena, options, sides, diff))
		return EXIT_USAGE;
	if (limit != DIFF_EQUAL && diff_verdict(diff) >= limit)
		return EXIT_SPEC_ERRORS;
	return clean ? EXIT_CLEAN : EXIT_USAGE;
}

static int run_diff(struct arena *arena, const struct options *options)
{
	struct side sides[2] = { { .path = NULL }, { .path = NULL } };
	if (!find_sides(arena, options, sides))
		return EXIT_USAGE;
	int status = compare_sides(arena, options, sides);
	revision_close(&sides[0].revision);
	revision_close(&sides[1].revision);
	return status;
}

const struct command command_diff = {
	.name = "diff",
	.summary = "compare two versions and report what the changes break",
	.usage = "OLD NEW [OPTIONS]\n"
			 "PATH REVISION [REVISION] [OPTIONS]\n"
			 "PATH --variant NAME NAME [OPTIONS]",
	.rows = diff_rows,
	.status = "0 success, 1 the verdict of --fail-on is reached, 2 a version cannot be read or has "
			  "errors, or usage.",
	.examples = "  specc diff old/ new/\n"
				"  specc diff isa-spec/gpu HEAD~3\n"
				"  specc diff my.isa --variant rv32 rv64\n"
				"  specc diff isa-spec/gpu v1.2 v1.3 --fail-on=source-breaking\n",
	.run = run_diff,
};
