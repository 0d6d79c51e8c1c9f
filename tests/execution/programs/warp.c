/* SPDX-License-Identifier: MIT */
/* Results of the programs in which lanes work together: reductions, prefix sums, sorting, votes. */
#include "programs.h"

#include <stdlib.h>
#include <string.h>

static bool is_active(const struct warp *warp, unsigned lane)
{
	return warp->active >> lane & 1;
}

static int32_t word_signed(uint32_t word)
{
	int32_t value;
	memcpy(&value, &word, sizeof value);
	return value;
}

static uint32_t larger(uint32_t a, uint32_t b)
{
	return word_signed(a) > word_signed(b) ? a : b;
}

static unsigned count(uint32_t set)
{
	unsigned n = 0;
	for (; set; set &= set - 1)
		n++;
	return n;
}

static void reduce_groups(struct warp *warp, unsigned lanes)
{
	for (unsigned l = 0; l < LANES; l++) {
		const struct lane *first = &warp->lanes[l / lanes * lanes];
		uint32_t *out = warp->lanes[l].out;
		out[0] = out[1] = out[2] = out[3] = first->in[0];
		for (unsigned i = 1; i < lanes; i++) {
			uint32_t x = first[i].in[0];
			out[0] += x;
			out[1] = larger(out[1], x);
			out[2] = out[2] < x ? out[2] : x;
			out[3] ^= x;
		}
	}
}

static void reduce(struct warp *warp)
{
	reduce_groups(warp, 32);
}

static void reduce8(struct warp *warp)
{
	reduce_groups(warp, 8);
}

static void scan_groups(struct warp *warp, unsigned lanes)
{
	uint32_t sum = 0, most = 0;
	for (unsigned l = 0; l < LANES; l++) {
		struct lane *lane = &warp->lanes[l];
		if (l % lanes == 0) {
			sum = 0;
			most = lane->in[0];
		}
		lane->out[1] = sum;
		lane->out[0] = sum += lane->in[0];
		lane->out[2] = most = larger(most, lane->in[0]);
	}
}

static void scan(struct warp *warp)
{
	scan_groups(warp, 32);
}

static void scan8(struct warp *warp)
{
	scan_groups(warp, 8);
}

static int by_sign(const void *a, const void *b)
{
	int32_t x = word_signed(*(const uint32_t *)a), y = word_signed(*(const uint32_t *)b);
	return (x > y) - (x < y);
}

static void sort(struct warp *warp)
{
	uint32_t words[LANES];
	for (unsigned l = 0; l < LANES; l++)
		words[l] = warp->lanes[l].in[0];
	qsort(words, LANES, sizeof *words, by_sign);
	for (unsigned l = 0; l < LANES; l++)
		warp->lanes[l].out[0] = words[l];
}

/* Numbers of three words, the lowest word first. */
static int by_size(const void *a, const void *b)
{
	const uint32_t *x = a, *y = b;
	for (unsigned i = 3; i-- > 0;)
		if (x[i] != y[i])
			return x[i] < y[i] ? -1 : 1;
	return 0;
}

static void sort96(struct warp *warp)
{
	uint32_t numbers[LANES][3];
	for (unsigned l = 0; l < LANES; l++)
		memcpy(numbers[l], warp->lanes[l].in, sizeof *numbers);
	qsort(numbers, LANES, sizeof *numbers, by_size);
	for (unsigned l = 0; l < LANES; l++)
		memcpy(warp->lanes[l].out, numbers[l], sizeof *numbers);
}

/* In every other case words of one size, so that a minimum or maximum can be in any lane. */
static void like_words(struct random *random, struct lane *lane, unsigned number)
{
	(void)number;
	lane->in[0] = random->index % 2 ? (uint32_t)random_next(random) : random_word(random);
}

static void few_words(struct random *random, struct lane *lane, unsigned number)
{
	(void)number;
	bool few = random->index % 4 != 0;
	for (unsigned i = 0; i < 3; i++)
		lane->in[i] = few ? random_below(random, 3) : random_word(random);
}

static uint32_t below(unsigned lane)
{
	return (1u << lane) - 1;
}

static void votes(struct warp *warp)
{
	uint32_t odd = 0, first = UINT32_MAX;
	for (unsigned l = LANES; l-- > 0;)
		if (is_active(warp, l) && warp->lanes[l].in[0] % 2) {
			odd |= 1u << l;
			first = l;
		}
	bool all = odd == warp->active;
	for (unsigned l = 0; l < LANES; l++) {
		uint32_t *out = warp->lanes[l].out;
		out[0] = odd;
		out[1] = out[4] = count(odd);
		out[2] = count(odd & below(l));
		out[3] = (uint32_t)((odd != 0) << 1 | all << 2 | (all || !odd) << 3);
		out[5] = first;
	}
}

/* In one case of three all lanes have an even number, in one an odd one, in one either. */
static void votes_operands(struct random *random, struct lane *lane, unsigned number)
{
	uint32_t kind = random->index % 3;
	lane->in[0] = (uint32_t)random_next(random);
	if (kind)
		lane->in[0] = (lane->in[0] & ~1u) | (kind - 1);
	lane->in[1] = number;
}

static void groups(struct warp *warp)
{
	uint32_t leaders = 0, sum = 0, most = 0x80000000;
	for (unsigned l = 0; l < LANES; l++) {
		struct lane *lane = &warp->lanes[l];
		uint32_t set = 0, leader = 0;
		for (unsigned other = LANES; other-- > 0;)
			if (is_active(warp, other) && warp->lanes[other].in[0] == lane->in[0]) {
				set |= 1u << other;
				leader = other;
			}
		lane->out[0] = set;
		lane->out[1] = count(set);
		lane->out[2] = count(set & below(l));
		lane->out[6] = warp->lanes[leader].in[1];
		lane->predicates = leader == l;
		if (!is_active(warp, l))
			continue;
		leaders += leader == l;
		sum += lane->in[1];
		most = larger(most, lane->in[1]);
	}
	for (unsigned l = 0; l < LANES; l++) {
		warp->lanes[l].out[3] = leaders;
		warp->lanes[l].out[4] = sum;
		warp->lanes[l].out[5] = most;
	}
}

static void groups_operands(struct random *random, struct lane *lane, unsigned number)
{
	lane->in[0] = random_below(random, 8) ? random_below(random, 5) : random_word(random);
	lane->in[1] = random_word(random);
	lane->in[2] = number;
}

const struct program warp_programs[] = {
	{ "reduce", 1, 4, 0, MASKS_FULL, NULL, reduce, like_words, 0 },
	{ "reduce8", 1, 4, 0, MASKS_GROUPS, NULL, reduce8, like_words, 0 },
	{ "scan", 1, 3, 0, MASKS_LOW, NULL, scan, like_words, 0 },
	{ "scan8", 1, 3, 0, MASKS_LOW_OF_GROUPS, NULL, scan8, like_words, 0 },
	{ "sort", 1, 1, 0, MASKS_FULL, NULL, sort, few_words, 0 },
	{ "sort96", 3, 3, 0, MASKS_FULL, NULL, sort96, few_words, 0 },
	{ "votes", 2, 6, 0, MASKS_ANY, NULL, votes, votes_operands, 0 },
	{ "groups", 3, 7, 1, MASKS_ANY, NULL, groups, groups_operands, 0 },
	{ 0 },
};
