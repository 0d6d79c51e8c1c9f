/* Single files that a command writes: each is replaced whole, when all of them are complete. */
#ifndef SPECC_BASE_REPLACE_H
#define SPECC_BASE_REPLACE_H

#include <stdbool.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/vec.h"

/* A file on its way. Without a temporary name it is written as it comes: a device, a pipe. */
struct replacement {
	const char *path;   /* as the user gave it */
	const char *target; /* where symbolic links lead */
	const char *temporary;
	FILE *file; /* NULL: closed */
};

/* The files of one command. Zero-initialise with the arena. */
struct replacements {
	struct arena *arena;
	VEC(struct replacement) list;
	const char *path, *why; /* the first problem: the file that could not be written, and why */
};

/* A stream for the new content of a file, which the set owns; NULL on failure. The old content
 * stays until replace_finish. A file that may not be written is not replaced either. */
FILE *replace_open(struct replacements *set, const char *path);

/* Puts the new contents in their places, unless one of them was not written in full. What a signal
 * wants waits meanwhile. False: set->path and set->why tell. */
bool replace_finish(struct replacements *set);

#endif
