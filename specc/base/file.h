/* Files by their numbers, for those that read and write them. */
#ifndef SPECC_BASE_FILE_H
#define SPECC_BASE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/* Closes a file if there is one (-1: none); errno stays. */
void file_close(int file);

/* Puts what was written on the disk; false with errno on failure. Not every file system can flush a
 * file; that is not an error of the file. */
bool file_flush(int file);

#define FILE_LIMIT ((size_t)1 << 30) /* bytes of a file that is taken: offsets fit into uint32_t */

/* Reads an open file from where it is to its end. The bytes may be changed, have room for a NUL
 * after them and belong to the arena; *length tells how many. NULL with errno on failure: EFBIG for
 * a file over FILE_LIMIT, EMSGSIZE for a pipe or device with over 256 MiB. */
char *file_take(struct arena *arena, int file, size_t *length);

/* Opens a file that the user names. It may be anything that can be read; a pipe that stays empty
 * is mentioned on stderr after a second and, when nobody writes to it, refused after ten. -1 with
 * *why, a text, on failure; errno is that of the failing call, 0 for a pipe that was refused. */
int file_open(const char *path, const char **why);

/* Opens a device or a pipe that the user names, for writing. A pipe that nobody reads is mentioned
 * on stderr after a second, and refused after ten. -1 with *why as above on failure. */
int file_open_sink(const char *path, const char **why);

/* Opens a file that an input names (an include, a file of prose): a regular file that is in one
 * of these folders, or below it, when all symbolic links are resolved. -1 with *why, a text, on
 * failure; errno is ENOENT where there is no such file, EXDEV where it lies elsewhere. */
int file_open_inside(const char *path, const char *const *folders, size_t count, const char **why);

/* The folder that a path is in, relative to an open one. It is opened component by component,
 * so that no symbolic link is followed; missing folders are made if wanted. -1 with errno on
 * failure. */
int file_open_parent(int root, const char *path, bool make);

/* The name after the last slash. */
const char *file_base(const char *path);
/* The path up to its last slash and with it; empty: the current folder. */
struct str file_folder(const char *path);

#endif
