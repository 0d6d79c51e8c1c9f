/* SPDX-License-Identifier: MIT */
/* Loads a specification from a revision: git writes its files into a temporary folder, under paths
 * that read REVISION:PATH. */
#define _XOPEN_SOURCE 700 /* nftw */
#include "cli/revision.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "host/child.h"

/* Runs git and returns its output; false if it fails. quiet: suppress its messages. */
static bool ask_git(struct arena *arena, const char *const *argv, bool quiet, struct str *output)
{
	struct child child;
	return child_start(&child, argv, (struct str){ 0 }, quiet) &&
		   child_finish(arena, &child, output) == 0;
}

/* ---- paths ---- */

/* A path of the specification: the folder in which to run git, and one file in it, or NULL for all
 * files. */
struct wanted {
	const char *folder, *file;
};

static struct wanted split_revision(struct arena *arena, const char *path)
{
	struct str text = str_from_c(path);
	const char *name = file_base(path);
	if (!str_ends_with(text, STR(".isa")) && !str_ends_with(text, STR(".xml")))
		return (struct wanted){ path, NULL };
	size_t length = (size_t)(name - path);
	return (struct wanted){ length ? str_to_c(arena, str_slice(text, 0, length - 1)) : ".", name };
}

/* ---- files ---- */

/* Writes a file below the folder `root`, creating missing folders. One that is there was written
 * for another path of the same folder. */
static bool write_file(int root, const char *path, struct str text)
{
	int folder = file_open_parent(root, path, true);
	int file = folder < 0 ? -1
						  : openat(folder, file_base(path),
								O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
	bool written = folder >= 0 && file < 0 && errno == EEXIST, good = file >= 0 || written;
	for (size_t at = 0; good && !written && at < text.length;) {
		ssize_t step = write(file, text.text + at, text.length - at);
		good = step > 0;
		at += good ? (size_t)step : 0;
	}
	if (!good)
		command_fail("diff", "cannot write '%s': %s", path, strerror(errno));
	file_close(file);
	file_close(folder);
	return good;
}

static bool take_revision_file(struct arena *arena, const struct wanted *wanted, const char *commit,
	const char *name, int root, const char *shown)
{
	const char *object = arena_printf(arena, "%s:./%s", commit, name);
	const char *const argv[] = { "git", "-C", wanted->folder, "cat-file", "blob", object, NULL };
	struct str text;
	return ask_git(arena, argv, false, &text) &&
		   write_file(root, arena_printf(arena, "%s/%s", shown, name), text);
}

/* "100644 blob ID\tNAME": the name of a regular file; NULL for anything else. */
static const char *blob_name(const char *line)
{
	const char *tab = strchr(line, '\t');
	return tab && !strncmp(line, "100", 3) ? tab + 1 : NULL;
}

/* Reads the files of a folder, without its subfolders. */
static bool take_files(struct arena *arena, const struct wanted *wanted, const char *commit,
	int root, const char *shown)
{
	const char *const argv[] = { "git", "-C", wanted->folder, "ls-tree", "-z", commit, "./", NULL };
	struct str list;
	if (!ask_git(arena, argv, false, &list))
		return false;
	while (list.length) {
		struct str line = str_from_c(list.text);
		const char *name = blob_name(line.text);
		list = str_slice(list, line.length + 1, list.length);
		if (name && !take_revision_file(arena, wanted, commit, name, root, shown))
			return false;
	}
	return true;
}

static bool take_path(
	struct arena *arena, const char *path, const char *revision, int root, const char **shown)
{
	struct wanted wanted = split_revision(arena, path);
	const char *commit = arena_printf(arena, "%s^{commit}", revision);
	const char *const argv[] = { "git", "-C", wanted.folder, "rev-parse", "--verify",
		"--end-of-options", commit, NULL };
	struct str id;
	if (!ask_git(arena, argv, true, &id))
		return command_fail("diff",
			"'%s' is neither a path nor a revision in the repository of '%s'", revision, path);
	const char *folder = arena_printf(arena, "%s:%s", revision, wanted.folder);
	*shown = wanted.file ? arena_printf(arena, "%s/%s", folder, wanted.file) : folder;
	commit = str_to_c(arena, str_trim(id));
	return take_files(arena, &wanted, commit, root, folder);
}

/* ---- the temporary folder ---- */

static int remove_one(const char *path, const struct stat *info, int kind, struct FTW *at)
{
	(void)info;
	(void)kind;
	(void)at;
	return remove(path);
}

static struct isa *load_revision(struct arena *arena, struct diag *diag,
	const struct options *options, enum depth depth, const char *name, int root,
	struct revision *revision)
{
	struct options paths = *options;
	size_t count = options->isa.count;
	paths.isa.items = ARENA_ARRAY(arena, const char *, count + 1);
	revision->paths.items = ARENA_ARRAY(arena, const char *, count + 1);
	for (size_t i = 0; i < count; i++) {
		if (!take_path(arena, options->isa.items[i], name, root, &paths.isa.items[i]))
			return NULL;
		revision->paths.items[revision->paths.count++] =
			arena_printf(arena, "%s/%s", revision->folder, paths.isa.items[i]);
	}
	/* Run there, so that messages show the paths below it. */
	int here = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	struct isa *isa = NULL;
	if (here >= 0 && !fchdir(root))
		isa = load_isa(arena, diag, &paths, depth);
	if (here < 0 || fchdir(here)) {
		command_fail("diff", "cannot return to the current folder: %s", strerror(errno));
		isa = NULL;
	}
	file_close(here);
	return isa;
}

struct isa *revision_load(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const char *name, struct revision *revision)
{
	const char *where = getenv("TMPDIR");
	char *folder = arena_printf(arena, "%s/specc-diff-XXXXXX", where && *where ? where : "/tmp");
	struct isa *isa = NULL;
	*revision = (struct revision){ NULL, { NULL, 0, 0 } };
	if (!mkdtemp(folder)) {
		command_fail("diff", "cannot make '%s': %s", folder, strerror(errno));
		return NULL;
	}
	revision->folder = folder;
	int root = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (root >= 0)
		isa = load_revision(arena, diag, options, depth, name, root, revision);
	file_close(root);
	return isa;
}

void revision_close(struct revision *revision)
{
	if (revision->folder)
		nftw(revision->folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	revision->folder = NULL;
}
