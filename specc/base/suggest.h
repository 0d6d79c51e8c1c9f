/* Suggestions: the known name that is nearest to a misspelled one. */
#ifndef SPECC_BASE_SUGGEST_H
#define SPECC_BASE_SUGGEST_H

#include "base/arena.h"
#include "base/str.h"

/* Number of single-character edits (insert, delete, replace, swap of neighbours; letter case
 * counts half and is rounded down) from a to b, at most limit + 1. */
unsigned suggest_distance(struct str a, struct str b, unsigned limit);
/* The nearest of names within a third of the length, or an empty string. Ties: the smaller name. */
struct str suggest_from(struct str name, const struct str *names, size_t count);
struct str suggest_from_map(struct arena *arena, struct str name, const struct str_map *map);

#endif
