/* SPDX-License-Identifier: MIT */
/* Levels of factors -> a covering array: choices such that each pair of levels of two factors that
 * fits is in one of them. Greedy: a choice begins with a pair that is in none yet, and each further
 * factor gets the level that makes the most new pairs. */
#include <stdlib.h>
#include <string.h>

#include "definitions.h"

struct array {
	const struct skeleton *s;
	bool covered[FACTORS][LEVELS][FACTORS][LEVELS];
	bool barred[FACTORS][LEVELS][FACTORS][LEVELS]; /* the two levels do not fit */
	unsigned random;
};

static unsigned array_random(struct array *a, unsigned below)
{
	a->random = a->random * 1103515245u + 12345;
	return (a->random >> 12) % below;
}

/* Does the level fit all that is chosen? Of the factors that are not, each must keep a level. */
static bool level_fits(const struct array *a, const struct choice *c, const bool *chosen,
	unsigned factor, unsigned level)
{
	for (unsigned i = 0; i < a->s->factor_count; i++) {
		if (i == factor)
			continue;
		if (chosen[i] && a->barred[factor][level][i][c->level[i]])
			return false;
	}
	return true;
}

static unsigned count_new(const struct array *a, const struct choice *c, const bool *chosen,
	unsigned factor, unsigned level)
{
	unsigned count = 0;
	for (unsigned i = 0; i < a->s->factor_count; i++)
		count += chosen[i] && !a->covered[factor][level][i][c->level[i]];
	return count;
}

/* The level of a factor that makes the most new pairs. False: none fits. */
static bool choose_level(struct array *a, struct choice *c, const bool *chosen, unsigned factor)
{
	const struct factor *f = &a->s->factors[factor];
	unsigned best = 0, first = array_random(a, f->levels + 1);
	bool found = false;
	for (unsigned i = 0; i <= f->levels; i++) {
		unsigned level = (first + i) % (f->levels + 1);
		if ((!level && f->needed) || !level_fits(a, c, chosen, factor, level))
			continue;
		unsigned count = count_new(a, c, chosen, factor, level);
		if (!found || count > best) {
			best = count;
			c->level[factor] = (unsigned char)level;
			found = true;
		}
	}
	return found;
}

static void shuffle(struct array *a, unsigned *order)
{
	unsigned count = a->s->factor_count;
	for (unsigned i = 0; i < count; i++)
		order[i] = i;
	for (unsigned i = count - 1; i > 0; i--) {
		unsigned other = array_random(a, i + 1), kept = order[i];
		order[i] = order[other];
		order[other] = kept;
	}
}

/* Completes a choice in which some factors are chosen. */
static bool complete_choice(struct array *a, struct choice *c, bool *chosen)
{
	unsigned order[FACTORS];
	shuffle(a, order);
	for (unsigned i = 0; i < a->s->factor_count; i++) {
		if (chosen[order[i]])
			continue;
		if (!choose_level(a, c, chosen, order[i]))
			return false;
		chosen[order[i]] = true;
	}
	return true;
}

static void cover(struct array *a, const struct choice *c)
{
	for (unsigned i = 0; i < a->s->factor_count; i++)
		for (unsigned j = 0; j < a->s->factor_count; j++)
			a->covered[i][c->level[i]][j][c->level[j]] = true;
}

static void find_barred(struct array *a)
{
	const struct factor *factors = a->s->factors;
	for (unsigned i = 0; i < a->s->factor_count; i++)
		for (unsigned j = 0; j < a->s->factor_count; j++)
			for (unsigned l = 0; i != j && l <= factors[i].levels; l++)
				for (unsigned m = 0; m <= factors[j].levels; m++)
					a->barred[i][l][j][m] = !levels_fit(a->s, i, l, j, m);
}

/* A choice with this pair; false: there is none. */
static bool array_with(
	struct array *a, unsigned one, unsigned level, unsigned two, unsigned other, struct choice *c)
{
	for (int attempt = 0; attempt < 200; attempt++) {
		bool chosen[FACTORS] = { false };
		chosen[one] = chosen[two] = true;
		c->level[one] = (unsigned char)level;
		c->level[two] = (unsigned char)other;
		if (complete_choice(a, c, chosen))
			return true;
	}
	return false;
}

unsigned array_make(const struct skeleton *s, struct choice choices[SPECS], unsigned most)
{
	struct array *a = calloc(1, sizeof *a);
	unsigned count = 0;
	if (!a)
		exit(2);
	a->s = s;
	a->random = 29;
	find_barred(a);
	for (unsigned i = 0; i < s->factor_count; i++)
		for (unsigned j = i + 1; j < s->factor_count; j++)
			for (unsigned l = s->factors[i].needed; l <= s->factors[i].levels; l++)
				for (unsigned m = s->factors[j].needed; m <= s->factors[j].levels; m++)
					if (!a->covered[i][l][j][m] && !a->barred[i][l][j][m] && count < most &&
						array_with(a, i, l, j, m, &choices[count]))
						cover(a, &choices[count++]);
	free(a);
	return count;
}
