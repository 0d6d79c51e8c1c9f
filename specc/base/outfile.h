/* Output folders: a set of files written to temporary names, then renamed; a lock, a manifest. */
#ifndef SPECC_BASE_OUTFILE_H
#define SPECC_BASE_OUTFILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/str.h"

struct output; /* an open output folder */

/* Opens the folder, creating it and its parents, if files can be made in it. NULL on failure,
 * reported with check `io`. */
struct output *output_open(struct arena *arena, struct diag *diag, const char *folder);

/* Limits what the commit may remove to this folder in the output folder (a name without '/'); may
 * be called for several. Without a call all stale files are removed. */
void output_own(struct output *output, const char *folder);

/* Queues a file: path is relative, with '/' separators, without "." or ".." components, backslashes
 * or control characters, not in ".specc-*"; anything else is refused with a report, and so are the
 * same path twice and a path that another one needs as a folder. After a refusal the set cannot be
 * committed. path is copied; content is not, and has to stay until the commit. */
bool output_add(struct output *output, struct str path, struct str content);

/* Is a file of this name a device on Windows, whatever its suffix and its capital letters? */
bool output_is_device(struct str name);

struct output_result {
	size_t files;   /* files of the set */
	size_t written; /* of these, those whose content changed or that are new */
	size_t removed; /* stale files of the last manifest that were removed */
};

/* Takes the lock of the folder, waiting for another build at most 10 seconds, and removes what an
 * interrupted build left. Writes what differs to temporary names in the same folder, flushes,
 * keeps what is in the places under other names, renames all, moves files away that the old
 * manifest owns and the new set lacks (see output_own), writes the manifest (`.specc-manifest`,
 * sorted paths, one a line), and gives the lock back. On a failure all of this is undone, and
 * false is returned after a report; it says so where the disk does not let that be done. Files
 * equal to their new content are left untouched. Signals that end the program wait until the
 * folder is whole. */
bool output_commit(struct output *output, struct output_result *result);

/* Closes the folder without changing anything. */
void output_abort(struct output *output);

#endif
