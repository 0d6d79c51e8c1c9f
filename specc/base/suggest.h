/* Suggestions: the known name nearest to a misspelled one. */
#ifndef SPECC_BASE_SUGGEST_H
#define SPECC_BASE_SUGGEST_H

#include "base/str.h"

/* A misspelled name, and the nearest of the names offered within a third of its length, or empty.
 * Among equals, the smaller name. */
struct suggestion {
	struct str name, nearest;
	unsigned distance; /* of nearest */
};
/* Initialise with { .name = name }. */
void suggest_offer(struct suggestion *suggestion, struct str known);
/* The nearest of these names, or an empty string. */
struct str suggest_from(struct str name, const struct str *names, size_t count);
struct str suggest_from_map(struct str name, const struct str_map *map);

#endif
