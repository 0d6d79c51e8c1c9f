/* SPDX-License-Identifier: MIT */
/* Levels of factors -> a covering array: choices such that each pair of levels of two factors that
 * fits is in one of them. Greedy: a choice begins with a pair that is in none yet, and each further
 * factor gets the level that makes the most new pairs. */
#include <stdlib.h>
#include <string.h>

#include "definitions.h"

/* All levels of all factors have a number; a set of them has a bit for each. */
enum { ALL_LEVELS = FACTORS * LEVELS, SET_WORDS = ALL_LEVELS / 64 };

struct level_set {
	uint64_t words[SET_WORDS];
};

struct array {
	const struct skeleton *s;
	unsigned first[FACTORS + 1];          /* the numbers of the levels of a factor begin here */
	struct level_set covered[ALL_LEVELS]; /* of each level those that are with it in a choice */
	struct level_set barred[ALL_LEVELS];  /* and those that do not fit */
	unsigned random;
};

static unsigned array_random(struct array *a, unsigned below)
{
	a->random = a->random * 1103515245u + 12345;
	return (a->random >> 12) % below;
}

static void put_level(struct level_set *set, unsigned level)
{
	set->words[level / 64] |= (uint64_t)1 << level % 64;
}

static bool has_level(const struct level_set *set, unsigned level)
{
	return set->words[level / 64] >> level % 64 & 1;
}

static unsigned words_used(const struct array *a)
{
	return (a->first[a->s->factor_count] + 63) / 64;
}

/* Does the level fit all that is chosen? */
static bool level_fits(const struct array *a, const struct level_set *chosen, unsigned level)
{
	for (unsigned i = 0; i < words_used(a); i++)
		if (chosen->words[i] & a->barred[level].words[i])
			return false;
	return true;
}

static unsigned count_new(const struct array *a, const struct level_set *chosen, unsigned level)
{
	unsigned count = 0;
	for (unsigned i = 0; i < words_used(a); i++)
		for (uint64_t left = chosen->words[i] & ~a->covered[level].words[i]; left; count++)
			left &= left - 1;
	return count;
}

/* The level of a factor that makes the most new pairs. False: none fits. */
static bool choose_level(
	struct array *a, struct choice *c, struct level_set *chosen, unsigned factor)
{
	const struct factor *f = &a->s->factors[factor];
	unsigned best = 0, first = array_random(a, f->levels + 1);
	bool found = false;
	for (unsigned i = 0; i <= f->levels; i++) {
		unsigned level = (first + i) % (f->levels + 1), number = a->first[factor] + level;
		if ((!level && f->needed) || !level_fits(a, chosen, number))
			continue;
		unsigned count = count_new(a, chosen, number);
		if (!found || count > best) {
			best = count;
			c->level[factor] = (unsigned char)level;
			found = true;
		}
	}
	if (found)
		put_level(chosen, a->first[factor] + c->level[factor]);
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

/* Completes a choice of two factors. */
static bool complete_choice(struct array *a, struct choice *c, unsigned one, unsigned two)
{
	unsigned order[FACTORS];
	struct level_set chosen = { { 0 } };
	put_level(&chosen, a->first[one] + c->level[one]);
	put_level(&chosen, a->first[two] + c->level[two]);
	shuffle(a, order);
	for (unsigned i = 0; i < a->s->factor_count; i++)
		if (order[i] != one && order[i] != two && !choose_level(a, c, &chosen, order[i]))
			return false;
	return true;
}

static void cover(struct array *a, const struct choice *c)
{
	for (unsigned i = 0; i < a->s->factor_count; i++)
		for (unsigned j = 0; j < a->s->factor_count; j++)
			put_level(&a->covered[a->first[i] + c->level[i]], a->first[j] + c->level[j]);
}

static void find_barred(struct array *a)
{
	const struct factor *factors = a->s->factors;
	for (unsigned i = 0; i < a->s->factor_count; i++)
		for (unsigned j = 0; j < a->s->factor_count; j++)
			for (unsigned l = 0; i != j && l <= factors[i].levels; l++)
				for (unsigned m = 0; m <= factors[j].levels; m++)
					if (!levels_fit(a->s, i, l, j, m))
						put_level(&a->barred[a->first[i] + l], a->first[j] + m);
}

/* A choice with this pair; false: there is none. */
static bool array_with(
	struct array *a, unsigned one, unsigned level, unsigned two, unsigned other, struct choice *c)
{
	for (int attempt = 0; attempt < 200; attempt++) {
		c->level[one] = (unsigned char)level;
		c->level[two] = (unsigned char)other;
		if (complete_choice(a, c, one, two))
			return true;
	}
	return false;
}

/* Is the pair, which can be, in no choice? */
static bool is_missing(const struct array *a, unsigned one, unsigned other)
{
	return !has_level(&a->covered[one], other) && !has_level(&a->barred[one], other);
}

unsigned array_make(const struct skeleton *s, struct choice choices[SPECS], unsigned most)
{
	struct array *a = calloc(1, sizeof *a);
	unsigned count = 0;
	if (!a)
		exit(2);
	a->s = s;
	a->random = 29;
	for (unsigned i = 0; i < s->factor_count; i++)
		a->first[i + 1] = a->first[i] + s->factors[i].levels + 1;
	find_barred(a);
	for (unsigned i = 0; i < s->factor_count; i++)
		for (unsigned j = i + 1; j < s->factor_count; j++)
			for (unsigned l = s->factors[i].needed; l <= s->factors[i].levels; l++)
				for (unsigned m = s->factors[j].needed; m <= s->factors[j].levels; m++)
					if (count < most && is_missing(a, a->first[i] + l, a->first[j] + m) &&
						array_with(a, i, l, j, m, &choices[count]))
						cover(a, &choices[count++]);
	free(a);
	return count;
}
