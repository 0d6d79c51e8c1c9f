/* Finds the known name nearest to a misspelled one (restricted Damerau-Levenshtein distance). */
#include "base/suggest.h"

#include "base/vec.h"

#define LONGEST 64 /* longer names are not compared */

static char fold(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static unsigned least(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

unsigned suggest_distance(struct str a, struct str b, unsigned limit)
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
			unsigned change = x == y ? 0 : fold(x) == fold(y) ? 1 : 2;
			row[j] = least(above[j - 1] + change, least(above[j], row[j - 1]) + 2);
			if (i > 1 && j > 1 && x == b.text[j - 2] && a.text[i - 2] == y)
				row[j] = least(row[j], before[j - 2] + 2);
		}
	}
	return least(rows[a.length % 3][b.length] / 2, limit + 1);
}

struct str suggest_from(struct str name, const struct str *names, size_t count)
{
	unsigned limit = (unsigned)(name.length > 3 * LONGEST ? LONGEST : (name.length + 2) / 3);
	unsigned best = limit + 1;
	struct str nearest = { 0 };
	for (size_t i = 0; i < count; i++) {
		unsigned distance = suggest_distance(name, names[i], limit);
		if (distance < best ||
			(distance == best && best <= limit && str_compare(names[i], nearest) < 0)) {
			best = distance;
			nearest = names[i];
		}
	}
	return nearest;
}

struct str suggest_from_map(struct arena *arena, struct str name, const struct str_map *map)
{
	VEC(struct str) names = { 0 };
	for (size_t i = 0; i < map->capacity; i++)
		if (map->slots[i].value)
			VEC_PUSH(arena, &names, map->slots[i].key);
	return suggest_from(name, names.items, names.count);
}
