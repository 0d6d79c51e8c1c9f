/* SPDX-License-Identifier: MIT */
/* The steps of a commit -> files in their places, all or none: new contents are written under
 * temporary names, old ones kept under others until all is done. Nothing here asks for memory. */
#include "base/outfile_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/signals.h"

int outfile_parent(const struct output *output, const char *path, bool make)
{
	return file_open_parent(output->root, path, make);
}

/* errno says that a path leads nowhere: nothing is there, or what the user put in its way. */
bool outfile_is_absent(void)
{
	return errno == ENOENT || errno == ENOTDIR || errno == ELOOP;
}

/* Gives a name that no file of the folder has: those of an earlier build have been removed. */
static void name_temporary(struct output *output, char name[TEMPORARY_SIZE])
{
	snprintf(name, TEMPORARY_SIZE, TEMPORARY_PREFIX "%zu", output->temporaries++);
}

static void discard(const struct output *output, char name[TEMPORARY_SIZE])
{
	if (*name)
		unlinkat(output->root, name, 0);
	*name = '\0';
}

/* ---- new contents ---- */

static bool write_bytes(int file, struct str content)
{
	for (size_t at = 0; at < content.length;) {
		ssize_t put = write(file, content.text + at, content.length - at);
		if (put < 0 && errno != EINTR)
			return false;
		at += put > 0 ? (size_t)put : 0;
	}
	return true;
}

/* The folders of a path, unless a file of the last build is where one of them belongs: they
 * take room on the disk as well. */
static bool make_folder(const struct output *output, const struct step *step)
{
	int parent = outfile_parent(output, step->path, true);
	file_close(parent);
	return parent >= 0 || outfile_is_absent();
}

static bool stage(struct output *output, struct step *step)
{
	const int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
	if (step->removes)
		return true;
	if (!make_folder(output, step))
		return false;
	name_temporary(output, step->temporary);
	int file = openat(output->root, step->temporary, flags, 0666);
	if (file < 0)
		return false;
	bool good = write_bytes(file, step->content) && file_flush(file);
	if (!good)
		file_close(file);
	return good && close(file) == 0;
}

/* ---- old contents ---- */

static bool has_no_links(void)
{
	return errno == EPERM || errno == EOPNOTSUPP || errno == ENOTSUP || errno == EMLINK ||
		   errno == ENOSYS;
}

/* Keeps what is in the place of a file under another name, so that the step can be undone. On a
 * file system without hard links there would be a moment in which nothing is in the place:
 * there the step is done all the same, and cannot be undone. */
static bool keep_old(struct output *output, struct step *step)
{
	struct stat status;
	if (step->removes)
		return true;
	int parent = outfile_parent(output, step->path, false);
	if (parent < 0)
		return outfile_is_absent();
	const char *base = file_base(step->path);
	bool good = true;
	if (fstatat(parent, base, &status, AT_SYMLINK_NOFOLLOW) != 0) {
		good = outfile_is_absent();
	} else if (!S_ISDIR(status.st_mode)) {
		name_temporary(output, step->kept);
		step->is_final = linkat(parent, base, output->root, step->kept, 0) != 0;
		good = !step->is_final || has_no_links();
	}
	file_close(parent);
	return good;
}

/* ---- in their places ---- */

/* Removes the folders on the way to a path, from the innermost, as long as they are empty. */
static void remove_empty_folders(const struct output *output, const struct step *step)
{
	bool removed = true;
	memcpy(step->scratch, step->path, strlen(step->path) + 1);
	for (char *slash; removed && (slash = strrchr(step->scratch, '/'));) {
		*slash = '\0';
		int parent = outfile_parent(output, step->scratch, false);
		const char *name = file_base(step->scratch);
		removed = parent >= 0 && unlinkat(parent, name, AT_REMOVEDIR) == 0;
		file_close(parent);
	}
}

static bool put_in_place(struct output *output, struct step *step)
{
	int parent = outfile_parent(output, step->path, true);
	const char *base = file_base(step->path);
	step->done = parent >= 0 && renameat(output->root, step->temporary, parent, base) == 0;
	file_close(parent);
	if (step->done)
		*step->temporary = '\0';
	return step->done;
}

/* Moves a file of the old manifest out of its place, if it is there. */
static bool take_away(struct output *output, struct step *step)
{
	struct stat status;
	int parent = outfile_parent(output, step->path, false);
	if (parent < 0)
		return outfile_is_absent();
	const char *base = file_base(step->path);
	bool found = fstatat(parent, base, &status, AT_SYMLINK_NOFOLLOW) == 0;
	bool good = found ? S_ISDIR(status.st_mode) : outfile_is_absent();
	if (found && !good) {
		name_temporary(output, step->kept);
		good = step->done = renameat(parent, base, output->root, step->kept) == 0;
	}
	file_close(parent);
	if (step->done && step->in_the_way)
		remove_empty_folders(output, step);
	return good;
}

/* Puts back what stood in the place of a step that was done. */
static bool undo(struct output *output, struct step *step)
{
	if (step->is_final)
		return false;
	int parent = outfile_parent(output, step->path, true);
	const char *base = file_base(step->path);
	bool was_there = *step->kept;
	bool good = parent >= 0 && (was_there ? renameat(output->root, step->kept, parent, base)
										  : unlinkat(parent, base, 0)) == 0;
	file_close(parent);
	if (good && !was_there)
		remove_empty_folders(output, step);
	/* What could not be put back stays under its other name until the next build. */
	*step->kept = '\0';
	step->done = !good;
	return good;
}

static bool undo_all(struct output *output)
{
	bool good = true;
	for (size_t i = output->steps.count; i-- > 0;)
		if (output->steps.items[i].done)
			good = undo(output, &output->steps.items[i]) && good;
	return good;
}

/* ---- all of them ---- */

typedef bool step_fn(struct output *output, struct step *step);

static bool put_or_take(struct output *output, struct step *step)
{
	return step->removes ? take_away(output, step) : put_in_place(output, step);
}

/* Does something for each step, until it fails or, where it can be left undone without a trace, a
 * signal wants the program to end. */
static bool for_each(
	struct output *output, step_fn *action, bool breaks_off, struct problem *problem)
{
	VEC_EACH (struct step, step, &output->steps) {
		if (breaks_off && signals_wait())
			errno = EINTR;
		else if (action(output, step))
			continue;
		*problem = (struct problem){ step->removes ? "remove" : "write", step->path, errno };
		return false;
	}
	return true;
}

/* Removes what has no use any more: other names, and folders in which nothing is left. */
static void clear(struct output *output, bool good)
{
	VEC_EACH (struct step, step, &output->steps) {
		discard(output, step->temporary);
		discard(output, step->kept);
		if (step->removes == good)
			remove_empty_folders(output, step);
	}
}

bool outfile_carry_out(struct output *output, struct problem *problem, bool *half)
{
	sigset_t before;
	signals_hold(&before);
	bool good = for_each(output, stage, true, problem) &&
				for_each(output, keep_old, true, problem) &&
				for_each(output, put_or_take, false, problem);
	*half = !good && !undo_all(output);
	clear(output, good);
	signals_release(&before);
	return good;
}
