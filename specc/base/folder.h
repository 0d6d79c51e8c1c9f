/* SPDX-License-Identifier: MIT */
/* The names in a folder. */
#ifndef SPECC_BASE_FOLDER_H
#define SPECC_BASE_FOLDER_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/vec.h"

struct folder_names {
	VEC(const char *) list;
};

/* Lists the names in a folder, except those that begin with a dot, in byte order. False with errno
 * if it cannot be read to its end. */
bool folder_read(struct arena *arena, const char *folder, struct folder_names *names);

#endif
