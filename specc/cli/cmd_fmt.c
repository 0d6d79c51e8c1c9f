/* specc fmt: rewrites specifications in the canonical layout. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "base/folder.h"
#include "base/replace.h"
#include "cli/cli.h"
#include "cli/input.h"
#include "fmt/fmt.h"

static const char help[] =
	"specc fmt: lay out specifications\n\n"
	"Usage: specc fmt [OPTIONS] PATH...\n\n"
	"PATH is a file, or a folder: its *.isa files, also in its subfolders. Files that are not in\n"
	"the canonical layout (docs/fmt.md) are rewritten, and their names printed. Only blanks and\n"
	"line ends change. Lines that do not parse are kept as they are. '-' reads standard input and\n"
	"writes the result to standard output.\n\n"
	"      --check          write nothing; list the files that would change\n"
	"      --color=WHEN     as in `specc check`\n\n"
	"Exit status: 0 success, 1 with --check: a file would change, 2 a file cannot be read or\n"
	"written or is not UTF-8, or usage.\n\n"
	"Examples:\n"
	"  specc fmt isa-spec/gpu\n"
	"  specc fmt --check .\n"
	"  specc fmt - <old.isa >new.isa\n";

/* A run over all paths. */
struct job {
	const struct options *options;
	int status;
};

static void fail(struct job *job, const char *verb, const char *path, const char *why)
{
	command_fail("fmt", "cannot %s '%s': %s", verb, path, why);
	job->status = EXIT_USAGE;
}

/* The new bytes of a file. Line ends are those of its first line. */
static struct str new_bytes(struct arena *arena, const struct source *source, struct str old)
{
	struct fmt_edits edits;
	fmt_find_edits(arena, source, &edits);
	struct str text = fmt_apply(arena, source, &edits);
	size_t first = str_find(old, 0, STR("\n"));
	if (!first || first == old.length || old.text[first - 1] != '\r')
		return text;
	struct buffer bytes = buffer_new(arena);
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		to = str_find(text, from, STR("\n"));
		buffer_add(&bytes, str_slice(text, from, to));
		buffer_add(&bytes, STR("\r\n"));
	}
	return buffer_str(&bytes);
}

static void rewrite(struct job *job, struct arena *arena, const char *path, struct str bytes)
{
	struct replacements set = { .arena = arena };
	FILE *file = replace_open(&set, path);
	if (file)
		fwrite(bytes.text, 1, bytes.length, file);
	if (!replace_finish(&set) || !file)
		fail(job, "write", set.path, set.why);
	else
		puts(path);
}

static void format_file(struct job *job, const char *path)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	struct str old;
	bool standard = !strcmp(path, "-");
	const char *name = standard ? "<stdin>" : path;
	diag_init(&diag, &arena);
	if (!input_read(&arena, path, &old)) {
		job->status = EXIT_USAGE;
		arena_free(&arena);
		return;
	}
	const struct source *source = source_from_text(&arena, &diag, name, old);
	if (diag.errors) {
		finish_reports(&diag, job->options);
		job->status = EXIT_USAGE;
		arena_free(&arena);
		return;
	}
	struct str bytes = new_bytes(&arena, source, old);
	bool changes = !str_equal(bytes, old);
	if (job->options->check && changes) {
		puts(name);
		job->status = job->status ? job->status : EXIT_SPEC_ERRORS;
	} else if (!job->options->check && standard) {
		fwrite(bytes.text, 1, bytes.length, stdout);
	} else if (changes) {
		rewrite(job, &arena, path, bytes);
	}
	arena_free(&arena);
}

/* The *.isa files of a folder and of its subfolders; links are not followed. */
static void format_folder(struct job *job, const char *folder)
{
	struct arena arena = { 0 };
	struct folder_names names;
	size_t length = strlen(folder);
	const char *slash = length && folder[length - 1] == '/' ? "" : "/";
	if (!folder_read(&arena, folder, &names))
		fail(job, "read folder", folder, strerror(errno));
	else
		VEC_EACH (const char *, it, &names.list) {
			const char *path = arena_printf(&arena, "%s%s%s", folder, slash, *it);
			struct stat info;
			if (lstat(path, &info) != 0)
				fail(job, "read", path, strerror(errno));
			else if (S_ISDIR(info.st_mode))
				format_folder(job, path);
			else if (S_ISREG(info.st_mode) && str_ends_with(str_from_c(*it), STR(".isa")))
				format_file(job, path);
		}
	arena_free(&arena);
}

static int run(struct arena *arena, const struct options *options)
{
	struct job job = { options, EXIT_CLEAN };
	(void)arena;
	if (!options->arguments.count)
		return command_misuse("fmt", "expected files or folders; see --help");
	VEC_EACH (const char *, path, &options->arguments) {
		struct stat info;
		if (strcmp(*path, "-") && !stat(*path, &info) && S_ISDIR(info.st_mode))
			format_folder(&job, *path);
		else
			format_file(&job, *path);
	}
	return job.status;
}

const struct command command_fmt = {
	"fmt",
	"lay out specifications",
	help,
	"HC",
	run,
};
