/* SPDX-License-Identifier: MIT */
/* Operations on file descriptors. */
#ifndef SPECC_BASE_FILE_H
#define SPECC_BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/* Closes a file, unless it is -1; preserves errno. */
void file_close(int file);

/* How long commands wait for a lock of a file that another one holds: steps, and milliseconds of
 * each. */
enum { LOCK_STEP_MS = 50, LOCK_STEPS = 10 * 1000 / LOCK_STEP_MS };

/* Flushes written data to disk; false with errno on failure. A file system that cannot flush is not
 * an error. */
bool file_flush(int file);

#define FILE_LIMIT ((size_t)1 << 30) /* largest file read, bytes: offsets fit uint32_t */

/* Reads an open file from its current position to the end. Returns *length bytes, writable, with
 * room for a NUL after them, allocated in the arena. NULL with errno on failure: EFBIG for a file
 * over FILE_LIMIT, EMSGSIZE for a pipe or device with over 256 MiB. */
char *file_take(struct arena *arena, int file, size_t *length);

/* Opens a file named by the user, which may be anything readable. A pipe that stays empty is
 * mentioned on stderr after one second and, if it has no writer, refused after ten. -1 with the
 * reason in *why on failure; errno is that of the failing call, or 0 for a refused pipe. */
int file_open(const char *path, const char **why);

/* Opens a device or pipe named by the user for writing. A pipe without reader is mentioned on
 * stderr after one second and refused after ten. -1 with *why as above on failure. */
int file_open_sink(const char *path, const char **why);

/* Opens a file named in an input (an include, a file of prose): a regular file that is inside one
 * of these folders after resolving all symbolic links. -1 with the reason in *why on failure; errno
 * is ENOENT if it does not exist, EXDEV if it is elsewhere. */
int file_open_inside(const char *path, const char *const *folders, size_t count, const char **why);

/* Opens the folder that contains a path relative to the open folder `root`. Goes component by
 * component without following symbolic links; creates missing folders if `make` is set. -1 with
 * errno on failure. */
int file_open_parent(int root, const char *path, bool make);

/* The name after the last slash. */
const char *file_base(const char *path);
/* The path up to and including its last slash; empty: the current folder. */
struct str file_folder(const char *path);

#endif
