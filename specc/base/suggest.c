/* Finds the known name nearest to a misspelled one (restricted Damerau-Levenshtein distance). */
#include "base/suggest.h"

#define LONGEST 64 /* longer names are not compared */

static unsigned least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* Number of single-character edits (insert, delete, replace, swap of neighbours; letter case
 * counts half and is rounded down) from a to b, at most limit + 1. */
static unsigned distance_between(struct str a, struct str b, unsigned limit)
{
	unsigned rows[3][LONGEST + 1];
	if (a.length > LONGEST || b.length > LONGEST)
		return limit + 1;
	/* Costs are doubled so that a change of case can count one half. */
	for (unsigned j = 0; j <= b.length; j++)
		rows[0][j] = 2 * j;
	for (unsigned i = 1; i <= a.length; i++) {
		unsigned *row = rows[i % 3], *above = rows[(i - 1) % 3], *before = rows[(i + 1) % 3];
		row[0] = 2 * i;
		for (unsigned j = 1; j <= b.length; j++) {
			char x = a.text[i - 1], y = b.text[j - 1];
			unsigned change = x == y ? 0 : char_lower(x) == char_lower(y) ? 1 : 2;
			row[j] = least(above[j - 1] + change, least(above[j], row[j - 1]) + 2);
			if (i > 1 && j > 1 && x == b.text[j - 2] && a.text[i - 2] == y)
				row[j] = least(row[j], before[j - 2] + 2);
		}
	}
	return least(rows[a.length % 3][b.length] / 2, limit + 1);
}

void suggest_offer(struct suggestion *s, struct str known)
{
	unsigned limit = (unsigned)(s->name.length > 3 * LONGEST ? LONGEST : (s->name.length + 2) / 3);
	unsigned distance = distance_between(s->name, known, limit);
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
