/* SPDX-License-Identifier: MIT */
/* Files and folders that are looked at again and again. */
#ifndef SPECC_BASE_WATCH_H
#define SPECC_BASE_WATCH_H

#include <stdbool.h>
#include <sys/types.h>
#include <time.h>

#include "base/depfile.h"

/* What a file or folder looked like. */
struct file_state {
	bool found;
	dev_t device;
	ino_t number;
	off_t size;
	struct timespec modified;
};

struct watched {
	const char *path;
	struct file_state state;
	bool changed; /* since watch_clear */
};

/* Zero-initialise, with the arena in `paths`. */
struct watch {
	struct inputs paths; /* those in `list` */
	VEC(struct watched) list;
};

/* Adds paths that were read at `since` (CLOCK_REALTIME) or later, those that are new. What changed
 * after that is a change. */
void watch_add(struct watch *watch, const struct inputs *read, struct timespec since);

/* Looks at all paths; true if one of them differs from when it was last looked at. *missing: one
 * does not exist. */
bool watch_look(struct watch *watch, bool *missing);

/* Forgets the changes. */
void watch_clear(struct watch *watch);

#endif
