/* SPDX-License-Identifier: MIT */
/* Single output files of a command: replaced atomically once all of them are complete. */
#ifndef SPECC_BASE_REPLACE_H
#define SPECC_BASE_REPLACE_H

#include <stdbool.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/vec.h"

/* A file being replaced. One without a temporary name, a device or pipe, is written directly. */
struct replacement {
	const char *path;   /* as the user gave it */
	const char *target; /* after following symbolic links */
	const char *temporary;
	FILE *file; /* NULL: closed */
};

/* The files of one command. Zero-initialise with the arena. */
struct replacements {
	struct arena *arena;
	VEC(struct replacement) list;
	const char *path, *why; /* the first problem: the file and the reason */
	/* Asked when all is written, just before the files are put in place: why that must not be, or
	 * NULL. May be NULL. */
	const char *(*refused)(void *user);
	void *user;
};

/* Opens a stream, owned by the set, for the new content of a file; NULL on failure. The old content
 * remains until replace_finish. Read-only files are not replaced. */
FILE *replace_open(struct replacements *set, const char *path);

/* Puts all new contents in place, unless one of them is incomplete. Holds signals meanwhile. False:
 * see set->path and set->why. */
bool replace_finish(struct replacements *set);

#endif
