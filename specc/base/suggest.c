/* SPDX-License-Identifier: MIT */
/* Finds the known name nearest to a misspelled one (restricted Damerau-Levenshtein distance). */
#include "base/suggest.h"

static unsigned least_edits(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* The least cost of the edits from a to b. */
static unsigned cost_between(struct str a, struct str b)
{
	unsigned rows[3][SUGGEST_LONGEST + 1];
	for (unsigned j = 0; j <= b.length; j++)
		rows[0][j] = SUGGEST_EDIT * j;
	for (unsigned i = 1; i <= a.length; i++) {
		unsigned *row = rows[i % 3], *above = rows[(i - 1) % 3], *before = rows[(i + 1) % 3];
		row[0] = SUGGEST_EDIT * i;
		for (unsigned j = 1; j <= b.length; j++) {
			char x = a.text[i - 1], y = b.text[j - 1];
			unsigned change = char_lower(x) == char_lower(y) ? SUGGEST_CASE : SUGGEST_REPLACE;
			row[j] = above[j - 1] + (x == y ? 0 : change);
			row[j] = least_edits(row[j], least_edits(above[j], row[j - 1]) + SUGGEST_EDIT);
			if (i > 1 && j > 1 && x == b.text[j - 2] && a.text[i - 2] == y)
				row[j] = least_edits(row[j], before[j - 2] + SUGGEST_EDIT);
		}
	}
	return rows[a.length % 3][b.length];
}

void suggest_offer(struct suggestion *s, struct str known)
{
	if (s->name.length > SUGGEST_LONGEST || known.length > SUGGEST_LONGEST)
		return;
	unsigned limit = (unsigned)(s->name.length + 2) / 3 * SUGGEST_REPLACE;
	unsigned distance = cost_between(s->name, known);
	if (distance > limit)
		return;
	if (!s->nearest.text || distance < s->distance ||
		(distance == s->distance && str_compare(known, s->nearest) < 0)) {
		s->distance = distance;
		s->nearest = known;
	}
}

struct str suggest_from(struct str name, const struct str *names, size_t count)
{
	struct suggestion suggestion = { .name = name };
	for (size_t i = 0; i < count; i++)
		suggest_offer(&suggestion, names[i]);
	return suggestion.nearest;
}

struct str suggest_from_map(struct str name, const struct str_map *map)
{
	struct suggestion suggestion = { .name = name };
	for (size_t i = 0; i < map->capacity; i++)
		if (map->slots[i].value)
			suggest_offer(&suggestion, map->slots[i].key);
	return suggestion.nearest;
}
