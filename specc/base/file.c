/* SPDX-License-Identifier: MIT */
/* Operations on file descriptors, for all code that reads and writes files. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/vec.h"

enum { PATIENCE_MS = 1000, WAIT_MS = 10 * 1000, STEP_MS = 50, COMPONENT_LIMIT = 255 };

void file_close(int file)
{
	int error = errno;
	if (file >= 0)
		close(file);
	errno = error;
}

bool file_flush(int file)
{
	return fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP;
}

const char *file_base(const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? slash + 1 : path;
}

int file_open_parent(int root, const char *path, bool make)
{
	const int flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
	int folder = openat(root, ".", flags);
	for (const char *slash; folder >= 0 && (slash = strchr(path, '/')); path = slash + 1) {
		char name[COMPONENT_LIMIT + 1] = { 0 };
		size_t length = (size_t)(slash - path);
		int next = -1;
		errno = ENAMETOOLONG;
		if (length <= COMPONENT_LIMIT) {
			memcpy(name, path, length);
			next = openat(folder, name, flags);
		}
		if (next < 0 && errno == ENOENT && make && mkdirat(folder, name, 0777) == 0)
			next = openat(folder, name, flags);
		file_close(folder);
		folder = next;
	}
	return folder;
}

struct str file_folder(const char *path)
{
	return (struct str){ path, (size_t)(file_base(path) - path) };
}

/* ---- whole files ---- */

#define STREAM_LIMIT ((size_t)256 << 20) /* of a file without size: a pipe or a device */
#define CHUNK        ((size_t)64 << 10)

/* Bytes of a file as read, before they are joined. */
struct chunk {
	char *bytes;
	size_t length;
};

struct intake {
	VEC(struct chunk) chunks;
	size_t length; /* bytes of all chunks */
};

/* Reads until chunk is full or the input ends. Returns false on an error, with errno set. */
static bool fill_chunk(int file, struct chunk *chunk, size_t size)
{
	while (chunk->length < size) {
		ssize_t got = read(file, chunk->bytes + chunk->length, size - chunk->length);
		if (got == 0)
			return true;
		if (got < 0 && errno != EINTR)
			return false;
		if (got > 0)
			chunk->length += (size_t)got;
	}
	return true;
}

/* Reads to the end of the input, or to the first chunk beyond the limit. A regular file fits the
 * first chunk, unless it grows meanwhile. */
static bool take_in(struct arena *arena, int file, struct intake *intake)
{
	struct stat status;
	if (fstat(file, &status) != 0)
		return false;
	bool regular = S_ISREG(status.st_mode);
	size_t size = CHUNK, limit = regular ? FILE_LIMIT : STREAM_LIMIT;
	if (regular && status.st_size > 0) {
		if ((uintmax_t)status.st_size > FILE_LIMIT) {
			errno = EFBIG;
			return false;
		}
		size = (size_t)status.st_size + 1;
	}
	for (;; size = CHUNK) {
		struct chunk chunk = { .bytes = arena_alloc(arena, size) };
		if (!fill_chunk(file, &chunk, size))
			return false;
		VEC_PUSH(arena, &intake->chunks, chunk);
		intake->length += chunk.length;
		if (intake->length > limit) {
			errno = regular ? EFBIG : EMSGSIZE;
			return false;
		}
		if (chunk.length < size)
			return true;
	}
}

char *file_take(struct arena *arena, int file, size_t *length)
{
	struct intake intake = { 0 };
	if (!take_in(arena, file, &intake))
		return NULL;
	*length = intake.length;
	/* The only chunk has room for the NUL: it is not full, as the end was found. */
	if (intake.chunks.count == 1)
		return intake.chunks.items[0].bytes;
	char *text = arena_alloc(arena, intake.length + 1), *end = text;
	VEC_EACH (struct chunk, chunk, &intake.chunks) {
		memcpy(end, chunk->bytes, chunk->length);
		end += chunk->length;
	}
	return text;
}

/* ---- files that the user names ---- */

/* Waits until a pipe, opened non-blocking, has data or is at its end. False: it has no writer. */
static bool wait_for_pipe(int file, const char *path)
{
	struct pollfd state = { .fd = file, .events = POLLIN };
	char byte;
	if (poll(&state, 1, PATIENCE_MS))
		return true;
	fprintf(stderr, "specc: waiting for input from the pipe '%s'\n", path);
	return poll(&state, 1, WAIT_MS - PATIENCE_MS) || read(file, &byte, 1) != 0;
}

/* Makes reads and writes block. */
static bool make_waiting(int file)
{
	int flags = fcntl(file, F_GETFL);
	return flags >= 0 && fcntl(file, F_SETFL, flags & ~O_NONBLOCK) >= 0;
}

int file_open(const char *path, const char **why)
{
	struct stat status;
	int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	bool good = file >= 0 && fstat(file, &status) == 0;
	if (good && S_ISFIFO(status.st_mode) && !wait_for_pipe(file, path)) {
		file_close(file);
		errno = 0;
		*why = "nothing writes to this pipe";
		return -1;
	}
	if (good && make_waiting(file))
		return file;
	file_close(file);
	*why = strerror(errno);
	return -1;
}

static bool is_pipe(const char *path)
{
	struct stat status;
	return stat(path, &status) == 0 && S_ISFIFO(status.st_mode);
}

int file_open_sink(const char *path, const char **why)
{
	const int flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
	const struct timespec pause = { .tv_nsec = STEP_MS * 1000000L };
	int file = open(path, flags);
	for (int waited = 0; file < 0 && errno == ENXIO && is_pipe(path); waited += STEP_MS) {
		if (waited == PATIENCE_MS)
			fprintf(stderr, "specc: waiting for a reader of the pipe '%s'\n", path);
		if (waited >= WAIT_MS) {
			errno = 0;
			*why = "nothing reads this pipe";
			return -1;
		}
		nanosleep(&pause, NULL);
		file = open(path, flags);
	}
	if (file >= 0 && make_waiting(file))
		return file;
	file_close(file);
	*why = strerror(errno);
	return -1;
}

/* ---- files that an input names ---- */

/* The rest of a resolved path after a resolved folder; NULL if it is outside. */
static const char *rest_inside(const char *path, const char *folder)
{
	size_t length = strcmp(folder, "/") ? strlen(folder) : 0;
	return !strncmp(path, folder, length) && path[length] == '/' ? path + length + 1 : NULL;
}

/* Opens a file in a folder. Neither path has symbolic links, so any link found was put there
 * since. */
static int open_resolved(const char *folder, const char *rest)
{
	int root = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	int parent = root < 0 ? -1 : file_open_parent(root, rest, false);
	int file = -1;
	if (parent >= 0)
		file = openat(
			parent, file_base(rest), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
	file_close(parent);
	file_close(root);
	return file;
}

static int refuse_file(int file, int error, const char **why, const char *text)
{
	file_close(file);
	errno = error;
	*why = text ? text : strerror(error);
	return -1;
}

int file_open_inside(const char *path, const char *const *folders, size_t count, const char **why)
{
	char resolved[PATH_MAX], folder[PATH_MAX];
	struct stat status;
	const char *rest = NULL;
	if (!realpath(path, resolved))
		return refuse_file(-1, errno, why, NULL);
	for (size_t i = 0; i < count && !rest; i++)
		if (realpath(*folders[i] ? folders[i] : ".", folder))
			rest = rest_inside(resolved, folder);
	if (!rest)
		return refuse_file(-1, EXDEV, why, "it is outside of the folder that it must be in");
	if (stat(resolved, &status) != 0)
		return refuse_file(-1, errno, why, NULL);
	if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode))
		return refuse_file(-1, EINVAL, why, "it is not a regular file");
	int file = open_resolved(folder, rest);
	if (file < 0 || fstat(file, &status) != 0)
		return refuse_file(file, errno, why, NULL);
	if (!S_ISREG(status.st_mode))
		return refuse_file(file, EISDIR, why, NULL);
	return file;
}
