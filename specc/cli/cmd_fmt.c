/* SPDX-License-Identifier: MIT */
/* specc fmt: rewrites specifications in the canonical layout. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"
#include "base/folder.h"
#include "base/replace.h"
#include "cli/cli.h"
#include "host/share.h"
#include "cli/input.h"
#include "fmt/fmt.h"

static const struct help_row fmt_rows[] = {
	{ .text = "PATH is a file, or a folder: its *.isa files, also in its subfolders. Files that "
			  "are not in the canonical layout (docs/fmt.md) are rewritten, and their names "
			  "printed. Only blanks and line ends change. Lines that do not parse are kept as they "
			  "are. '-' reads standard input and writes the result to standard output." },
	{ .option = OPTION_ISA, .text = "the same as PATH" },
	{ .option = OPTION_CHECK },
	{ .option = OPTION_DIFF },
	{ .option = OPTION_COLOR },
	{ 0 },
};

/* A run over all paths. */
struct fmt_job {
	const struct options *options;
	int status;
};

static void fail_fmt(struct fmt_job *job, const char *verb, const char *path, const char *why)
{
	command_fail("fmt", "cannot %s '%s': %s", verb, path, why);
	job->status = EXIT_USAGE;
}

/* The new bytes of a file. Line ends are those of its first line. */
static struct str new_bytes(
	struct arena *arena, const struct source *source, const struct fmt_edits *edits, struct str old)
{
	struct str text = fmt_apply(arena, source, edits);
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

/* A file as it was read. */
struct original {
	struct arena *arena;
	const char *path;
	struct str bytes;
};

/* Has somebody saved the file since it was read? */
static const char *has_changed(void *user)
{
	const struct original *original = user;
	struct str now;
	if (input_read(original->arena, original->path, &now) && str_equal(now, original->bytes))
		return NULL;
	return "it has changed since it was read; run specc fmt again";
}

static void rewrite(
	struct fmt_job *job, struct arena *arena, const char *path, struct str old, struct str bytes)
{
	struct original original = { arena, path, old };
	struct replacements set = { .arena = arena, .refused = has_changed, .user = &original };
	FILE *file = replace_open(&set, path);
	if (file)
		fwrite(bytes.text, 1, bytes.length, file);
	if (!replace_finish(&set) || !file)
		fail_fmt(job, "write", set.path ? set.path : path, set.why);
	else
		puts(path);
}

/* What --check and --diff print of a file that would change. */
static void show_edits(struct fmt_job *job, const char *name, const struct source *source,
	const struct fmt_edits *edits)
{
	if (job->options->unified && edits->list.count)
		fmt_print_edits(stdout, name, source, edits);
	else if (job->options->unified)
		printf("%s: only line ends or the byte order mark would change\n", name);
	else
		puts(name);
	job->status = job->status ? job->status : EXIT_SPEC_ERRORS;
}

static void format_text(struct fmt_job *job, struct arena *arena, const char *path, struct str old)
{
	struct diag diag = { 0 };
	struct fmt_edits edits;
	bool standard = !strcmp(path, "-"), shows = job->options->check || job->options->unified;
	const char *name = standard ? "<stdin>" : path;
	diag_init(&diag, arena);
	const struct source *source = source_from_text(arena, &diag, name, old);
	if (diag.errors) {
		finish_reports(&diag, job->options);
		job->status = EXIT_USAGE;
		return;
	}
	fmt_find_edits(arena, source, &edits);
	struct str bytes = new_bytes(arena, source, &edits, old);
	if (shows && !str_equal(bytes, old))
		show_edits(job, name, source, &edits);
	else if (!shows && standard)
		fwrite(bytes.text, 1, bytes.length, stdout);
	else if (!shows && !str_equal(bytes, old))
		rewrite(job, arena, path, old, bytes);
}

static void format_file(struct fmt_job *job, const char *path)
{
	struct arena arena = { 0 };
	struct str old;
	if (input_read(&arena, path, &old))
		format_text(job, &arena, path, old);
	else
		job->status = EXIT_USAGE;
	arena_free(&arena);
}

/* The *.isa files of a folder and of its subfolders; links are not followed. */
static void format_folder(struct fmt_job *job, const char *folder)
{
	struct arena arena = { 0 };
	struct folder_names names;
	size_t length = strlen(folder);
	const char *slash = length && folder[length - 1] == '/' ? "" : "/";
	if (!folder_read(&arena, folder, &names))
		fail_fmt(job, "read folder", folder, strerror(errno));
	else
		VEC_EACH (const char *, it, &names.list) {
			const char *path = arena_printf(&arena, "%s%s%s", folder, slash, *it);
			struct stat info;
			if (lstat(path, &info) != 0)
				fail_fmt(job, "read", path, strerror(errno));
			else if (S_ISDIR(info.st_mode))
				format_folder(job, path);
			else if (S_ISREG(info.st_mode) && str_ends_with(str_from_c(*it), STR(".isa")))
				format_file(job, path);
		}
	arena_free(&arena);
}

static int run_fmt(struct arena *arena, const struct options *options)
{
	struct fmt_job job = { options, EXIT_CLEAN };
	(void)arena;
	VEC_EACH (const char *, path, &options->isa) {
		if (strcmp(*path, "-") && is_folder(*path))
			format_folder(&job, *path);
		else
			format_file(&job, *path);
	}
	return job.status;
}

const struct command command_fmt = {
	.name = "fmt",
	.summary = "lay out specifications",
	.usage = "PATH... [OPTIONS]",
	.rows = fmt_rows,
	.status = "0 success, 1 with --check or --diff: a file would change, 2 a file cannot be read "
			  "or written or is not UTF-8, or usage.",
	.examples = "  specc fmt isa-spec/gpu\n"
				"  specc fmt . --check\n"
				"  specc fmt - <old.isa >new.isa\n",
	.run = run_fmt,
	.arguments = ARGUMENTS_ARE_PATHS,
};
