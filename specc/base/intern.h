/* SPDX-License-Identifier: MIT */
/* Interning: keeps one copy of equal byte strings, for repeated read-only parts of data
 * structures. */
#ifndef SPECC_BASE_INTERN_H
#define SPECC_BASE_INTERN_H

#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

/* Zero-initialise and set arena. */
struct intern {
	struct arena *arena; /* of the copies */
	struct arena table;  /* of the map */
	struct str_map copies;
};

/* The shared copy of these bytes, aligned for any type of this size; must not be changed. NULL if
 * size is 0. */
void *intern_bytes(struct intern *intern, const void *bytes, size_t size);

/* Frees the table; the copies stay. */
void intern_free(struct intern *intern);

#endif
