/* specc diff: the changes between two versions of a specification, and what they break. */
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/child.h"
#include "cli/cli.h"
#include "cli/revision.h"
#include "diff/diff.h"

static const char help[] =
	"specc diff: say what changed between two versions, and what it breaks\n\n"
	"Usage: specc diff [OPTIONS] OLD NEW\n"
	"       specc diff [OPTIONS] --isa PATH REVISION [REVISION]\n\n"
	"OLD and NEW are folders or files (.isa, or .xml as built). With --isa they can be revisions\n"
	"of that specification in a git repository; one alone is compared with the work tree.\n\n"
	"Each change has a verdict, and the comparison has the highest: binary-breaking (a legal\n"
	"word is illegal or means something else), source-breaking (an accepted text is not accepted\n"
	"or assembles to another word), behaviour (the same word computes something else),\n"
	"compatible, text, equal.\n\n"
	"  -i, --isa PATH       the specification whose revisions are compared\n"
	"      --format=json    one object: \"verdict\", \"lost\", \"gained\", \"changes\"\n"
	"      --fail-on=VERDICT  exit status 1 from this verdict on\n"
	"  -k, --keep-going     compare what is sound of a version that has errors\n"
	"      --max-reports N  print at most N changes, and errors of a version (default 20, 0: "
	"all);\n"
	"                       json has all changes\n"
	"  -W..., --color as in `specc check`\n\n"
	"Exit status: 0 success, 1 the verdict of --fail-on is reached, 2 a version cannot be read or\n"
	"has errors, or usage.\n\n"
	"Examples:\n"
	"  specc diff old/ new/\n"
	"  specc diff --isa isa-spec/gpu HEAD~3\n"
	"  specc diff --fail-on=source-breaking --isa isa-spec/gpu v1.2 v1.3\n";

/* One of the compared versions: a path, or a revision of the --isa paths. */
struct side {
	const char *path, *revision; /* both NULL: the work tree */
};

static bool is_path(const char *text)
{
	struct stat info;
	return !stat(text, &info);
}

/* NULL after a message. Sets *clean to false if the version has errors and the command
 * continues. */
static const struct isa *load(
	struct arena *arena, const struct options *given, const struct side *side, bool *clean)
{
	struct options options = *given;
	struct diag diag = { 0 };
	const struct isa *isa;
	int status;
	if (side->path) {
		options.isa.items = ARENA_ARRAY(arena, const char *, 1);
		options.isa.items[0] = side->path;
		options.isa.count = 1;
	}
	if (!diag_from_options(&diag, arena, &options))
		return NULL;
	isa = side->revision ? revision_load(arena, &diag, &options, DEPTH_CHECKS, side->revision)
						 : load_isa(arena, &diag, &options, DEPTH_CHECKS);
	if (!isa)
		return NULL;
	if (!goes_on(arena, &diag, &options, isa, &status))
		return NULL;
	*clean = *clean && status == EXIT_CLEAN;
	return isa;
}

/* Finds the two versions; false after a message. */
static bool find_sides(const struct options *options, struct side sides[2])
{
	size_t count = options->arguments.count;
	if (!count || count > 2 || (count == 1 && !options->isa.count))
		return command_fail("diff", "expected OLD and NEW, or --isa and a revision; see --help");
	for (size_t i = 0; i < count; i++) {
		const char *text = options->arguments.items[i];
		if (is_path(text))
			sides[i].path = text;
		else if (options->isa.count)
			sides[i].revision = text;
		else
			return command_fail(
				"diff", "'%s' is no file or folder; --isa says whose revision it is", text);
	}
	return true;
}

const char *const diff_limits[] = { "text", "compatible", "behaviour", "source-breaking",
	"binary-breaking", NULL };

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
static bool solve(void *user, struct str script, struct str *answer)
{
	static const char *const argv[] = { "cvc5", "--lang=smt2", "--tlimit=10000", "-", NULL };
	struct child child;
	if (!child_start(&child, argv, script, true))
		return false;
	child_finish(user, &child, answer);
	return true;
}

static int run(struct arena *arena, const struct options *options)
{
	struct side sides[2] = { { NULL, NULL }, { NULL, NULL } };
	enum diff_verdict limit = limit_of(options);
	bool clean = true;
	if (!find_sides(options, sides))
		return EXIT_USAGE;
	const struct isa *before = load(arena, options, &sides[0], &clean);
	const struct isa *after = before ? load(arena, options, &sides[1], &clean) : NULL;
	if (!after)
		return EXIT_USAGE;
	const struct diff_solver solver = { arena, solve };
	const struct diff *diff = diff_compare(arena, before, after, has_solver() ? &solver : NULL);
	if (options->format == FORMAT_JSON)
		diff_print_json(stdout, diff);
	else
		diff_print_text(stdout, diff, options->report_limit);
	if (limit != DIFF_EQUAL && diff_verdict(diff) >= limit)
		return EXIT_SPEC_ERRORS;
	return clean ? EXIT_CLEAN : EXIT_USAGE;
}

const struct command command_diff = { "diff",
	"say what changed between two versions, and what it breaks", help, "iWfkmCN", run };
