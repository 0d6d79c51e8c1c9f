/* Equal runs of bytes -> one lasting copy, for read-only parts of a data structure that repeat. */
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

/* The copy of these bytes: one for all equal ones, aligned for any type of this size, not to be
 * changed, as others share it. NULL for no bytes. */
void *intern_bytes(struct intern *intern, const void *bytes, size_t size);

/* Frees the table; the copies stay. */
void intern_free(struct intern *intern);

#endif
