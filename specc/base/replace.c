/* SPDX-License-Identifier: MIT */
/* New contents of single files, written beside them under other names -> the files themselves, in
 * one step each. The other name is always the same for a file, and locked: so two commands that
 * write one file do it one after the other, and what an interrupted one left is used by the
 * next. */
#include "base/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/signals.h"

#define MAX_LINKS  40
#define NAME_SHOWN 200 /* bytes of the name that its temporary one begins with */

static bool fail_replacement(struct replacements *set, const char *path, const char *why)
{
	if (!set->why) {
		set->path = path;
		set->why = why;
	}
	return false;
}

static bool fail_replacement_errno(struct replacements *set, const char *path)
{
	return fail_replacement(set, path, strerror(errno));
}

/* ---- names ---- */

/* Where symbolic links lead; a link to nothing is itself replaced. */
static const char *follow_link(struct arena *arena, const char *path)
{
	const char *at = path;
	struct stat status;
	for (int i = 0; i < MAX_LINKS; i++) {
		char link[4096];
		ssize_t length = readlink(at, link, sizeof link - 1);
		if (length < 0)
			return lstat(at, &status) == 0 ? at : path;
		link[length] = '\0';
		at = *link == '/' ? arena_copy(arena, link, (size_t)length)
						  : arena_printf(arena, "%.*s%s", STR_ARG(file_folder(at)), link);
	}
	return path;
}

static const char *temporary_name(struct arena *arena, const char *target)
{
	const char *name = file_base(target);
	return arena_printf(arena, "%.*s.%.*s.specc-%08x", STR_ARG(file_folder(target)), NAME_SHOWN,
		name, str_hash_name(str_from_c(name))); /* two long names that begin alike are two */
}

/* ---- opening ---- */

/* Whether an open file is still the one of this name, and nobody else's: in a folder that others
 * can write to, one of them may have made it. */
static bool is_own_file(int file, const char *name)
{
	struct stat open_one, named;
	if (fstat(file, &open_one) != 0 || lstat(name, &named) != 0)
		return false;
	return S_ISREG(open_one.st_mode) && open_one.st_uid == geteuid() && open_one.st_nlink == 1 &&
		   open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

/* Opens and locks; waits for another command that writes the same file. */
static int open_locked(const char *name)
{
	const struct timespec pause = { .tv_nsec = LOCK_STEP_MS * 1000000L };
	struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
	const int flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
	bool locked = false;
	for (int step = 0; step < LOCK_STEPS; step++) {
		int file = open(name, flags, 0666);
		if (file < 0)
			return -1;
		locked = fcntl(file, F_SETLK, &lock) == 0;
		if (locked && is_own_file(file, name) && ftruncate(file, 0) == 0)
			return file;
		bool busy = locked || errno == EACCES || errno == EAGAIN;
		file_close(file);
		if (!busy)
			return -1;
		nanosleep(&pause, NULL);
	}
	errno = locked ? EPERM : EBUSY;
	return -1;
}

static bool is_open_temporary(const struct replacements *set, const char *temporary)
{
	VEC_EACH (const struct replacement, it, &set->list)
		if (it->temporary && !strcmp(it->temporary, temporary))
			return true;
	return false;
}

/* The new content takes the rights and, where that is allowed, the owner of the old. */
static FILE *open_beside(struct replacement *it, const struct stat *old)
{
	int file = open_locked(it->temporary);
	if (file < 0)
		return NULL;
	bool good = !old || ((fchown(file, old->st_uid, old->st_gid) == 0 || errno == EPERM) &&
							fchmod(file, old->st_mode & 07777) == 0);
	FILE *stream = good ? fdopen(file, "wb") : NULL;
	if (!stream) {
		int error = errno;
		unlink(it->temporary);
		errno = error;
		file_close(file);
	}
	return stream;
}

FILE *replace_open(struct replacements *set, const char *path)
{
	struct replacement it = { .path = path, .target = follow_link(set->arena, path) };
	struct stat old;
	bool found = stat(it.target, &old) == 0;
	const char *why = NULL;
	if (found && !S_ISREG(old.st_mode)) {
		int sink = file_open_sink(path, &why);
		it.file = sink < 0 ? NULL : fdopen(sink, "wb");
	} else if (!found || faccessat(AT_FDCWD, it.target, W_OK, AT_EACCESS) == 0) {
		it.temporary = temporary_name(set->arena, it.target);
		if (is_open_temporary(set, it.temporary)) {
			fail_replacement(set, path, "another output of this command has the same name");
			return NULL;
		}
		it.file = open_beside(&it, found ? &old : NULL);
	}
	if (!it.file) {
		fail_replacement(set, path, why ? why : strerror(errno));
		return NULL;
	}
	VEC_PUSH(set->arena, &set->list, it);
	return it.file;
}

/* ---- finishing ---- */

static bool write_out(const struct replacement *it)
{
	errno = 0;
	if (fflush(it->file) != 0 || ferror(it->file)) {
		errno = errno ? errno : EIO;
		return false;
	}
	return !it->temporary || file_flush(fileno(it->file));
}

/* The lock is given back when the new name is there. */
static bool put_file(struct replacement *it)
{
	bool good = !it->temporary || rename(it->temporary, it->target) == 0;
	if (good)
		it->temporary = NULL;
	int error = errno;
	bool closed = fclose(it->file) == 0;
	it->file = NULL;
	if (!good)
		errno = error;
	return good && closed;
}

/* Leaves everything as it was. */
static void abandon(struct replacements *set)
{
	VEC_EACH (struct replacement, it, &set->list) {
		if (it->temporary)
			unlink(it->temporary);
		if (it->file)
			fclose(it->file);
		it->temporary = NULL;
		it->file = NULL;
	}
}

bool replace_finish(struct replacements *set)
{
	sigset_t before;
	signals_hold(&before);
	VEC_EACH (struct replacement, it, &set->list)
		if (!set->why && !write_out(it))
			fail_replacement_errno(set, it->path);
	if (!set->why && set->refused)
		set->why = set->refused(set->user);
	VEC_EACH (struct replacement, it, &set->list)
		if (!set->why && !put_file(it))
			fail_replacement_errno(set, it->path);
	abandon(set);
	signals_release(&before);
	return !set->why;
}
