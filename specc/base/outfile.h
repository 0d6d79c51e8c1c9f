/* SPDX-License-Identifier: MIT */
/* Output folders: a set of files written to temporary names, then renamed; a lock, a manifest. */
#ifndef SPECC_BASE_OUTFILE_H
#define SPECC_BASE_OUTFILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"
#include "base/vec.h"

struct output; /* an open output folder */

/* Opens a folder, creating it and its parents; it must be writable. NULL on failure, reported with
 * check `io`. */
struct output *output_open(struct arena *arena, struct diag *diag, const char *folder);

/* Limits the stale files that the commit may remove to this folder inside the output folder (a name
 * without '/'); may be called for several. Without a call all stale files are removed. */
void output_own(struct output *output, const char *folder);

/* Queues a file: path is relative, with '/' separators, without "." or ".." components, backslashes
 * or control characters, not in ".specc-*"; anything else is refused with a report, and so are
 * duplicates and a path that another one needs as a folder. After a refusal the set cannot be
 * committed. path is copied; content is not, and must stay valid until the commit. */
bool output_add(struct output *output, struct str path, struct str content);

/* Is a file of this name a device on Windows, ignoring suffix and case? */
bool output_is_device(struct str name);

struct output_result {
	size_t files;              /* files of the set */
	VEC(const char *) written; /* those of them that are new or have changed */
	size_t removed;            /* stale files of the last manifest that were removed */
};

/* Locks the folder, waiting at most 10 seconds for another build, and removes leftovers of an
 * interrupted build. Writes new and changed files under temporary names, flushes them, keeps the
 * old files under other names, renames all, removes files in the old manifest that the new set
 * lacks (see output_own), writes the manifest (`.specc-manifest`, sorted paths, one per line) and
 * unlocks. On failure undoes everything and returns false after a report, which says so if undoing
 * fails. Unchanged files are not touched. Signals that end the program are held until the folder is
 * consistent. */
bool output_commit(struct output *output, struct output_result *result);

/* Closes the folder without changing anything. */
void output_abort(struct output *output);

#endif
