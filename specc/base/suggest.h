/* SPDX-License-Identifier: MIT */
/* Suggestions: the known name nearest to a misspelled one. */
#ifndef SPECC_BASE_SUGGEST_H
#define SPECC_BASE_SUGGEST_H

#include "base/str.h"

/* What an edit of one character costs: of letter case only, or to another character, which is a
 * little less likely than one too many, one missing, or two swapped. Longer names are not compared.
 * The pages suggest with the same numbers (doc/pages.c). */
enum { SUGGEST_CASE = 2, SUGGEST_EDIT = 4, SUGGEST_REPLACE = 5, SUGGEST_LONGEST = 64 };

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
