/* SPDX-License-Identifier: MIT */
/* Words of up to 128 bits, cubes and sets of cubes: union, intersection, difference and size. The
 * cubes of a set are disjoint, so the size of a set is the sum of their sizes. */
#include "isa/cube.h"
#include "number/wide.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- cubes ---- */

struct str cube_text(struct arena *arena, struct cube cube, unsigned width)
{
	char *text = arena_alloc(arena, width + 1);
	for (unsigned bit = 0; bit < width; bit++) {
		char c = word_bit(cube.match, bit) ? '1' : '0';
		text[width - 1 - bit] = word_bit(cube.mask, bit) ? c : '?';
	}
	return (struct str){ text, width };
}

static struct word one_bit(unsigned bit)
{
	return word_mask(bit, 1);
}

/* ---- making sets ---- */

struct cube_set cube_set_all(struct arena *arena, unsigned width)
{
	struct cube_set set = cube_set_none(width);
	VEC_PUSH(arena, &set.cubes, (struct cube){ 0 });
	return set;
}

struct cube_set cube_set_none(unsigned width)
{
	return (struct cube_set){ .width = width };
}

struct cube_set cube_set_single(struct arena *arena, unsigned width, struct word value)
{
	struct cube_set set = cube_set_none(width);
	struct word mask = word_mask(0, width);
	VEC_PUSH(arena, &set.cubes, (struct cube){ mask, word_and(value, mask) });
	return set;
}

/* Cuts the range into aligned blocks of a power of two, from below. */
struct cube_set cube_set_range(struct arena *arena, unsigned width, uint64_t first, uint64_t last)
{
	struct cube_set set = cube_set_none(width);
	struct word all = word_mask(0, width);
	assert(width && width <= 128);
	if (width < 64 && last > mask64(width))
		last = mask64(width);
	while (first <= last) {
		unsigned bits = 0;
		while (bits < width && bits < 64 && !(first & mask64(bits + 1)) &&
			   mask64(bits + 1) <= last - first)
			bits++;
		struct word mask = word_and(all, word_not(word_mask(0, bits)));
		VEC_PUSH(arena, &set.cubes, (struct cube){ mask, { first, 0 } });
		first += mask64(bits);
		if (first == UINT64_MAX)
			break;
		first++;
	}
	return set;
}

/* ---- set algebra ---- */

/* Adds a minus b, for cubes that meet, as disjoint cubes: one for each bit fixed in b but not in a,
 * highest first. */
static void push_sharp(struct arena *arena, struct cube_set *out, struct cube a, struct cube b)
{
	struct word open = word_and(b.mask, word_not(a.mask));
	for (unsigned bit = 128; bit-- > 0;) {
		if (!word_bit(open, bit))
			continue;
		struct word one = one_bit(bit);
		struct word agreed = word_and(b.match, one);
		a.mask = word_or(a.mask, one);
		VEC_PUSH(
			arena, &out->cubes, (struct cube){ a.mask, word_or(a.match, word_xor(agreed, one)) });
		a.match = word_or(a.match, agreed);
	}
}

/* Adds the words of a that are in no cube of b. */
static void push_cube_minus(
	struct arena *arena, struct cube_set *out, struct cube a, const struct cube_set *b)
{
	struct cube_set left = cube_set_none(out->width);
	struct cube_set next = left;
	bool cut = false;
	VEC_EACH (const struct cube, hole, &b->cubes) {
		if (!cubes_meet(a, *hole))
			continue;
		if (!cut)
			VEC_PUSH(arena, &left.cubes, a);
		cut = true;
		next.cubes.count = 0;
		VEC_EACH (const struct cube, it, &left.cubes) {
			if (cubes_meet(*it, *hole))
				push_sharp(arena, &next, *it, *hole);
			else
				VEC_PUSH(arena, &next.cubes, *it);
		}
		struct cube_set swap = left;
		left = next;
		next = swap;
	}
	if (!cut)
		VEC_PUSH(arena, &out->cubes, a);
	VEC_EACH (const struct cube, it, &left.cubes)
		VEC_PUSH(arena, &out->cubes, *it);
}

struct cube_set cube_set_minus(
	struct arena *arena, const struct cube_set *a, const struct cube_set *b)
{
	struct cube_set out = cube_set_none(a->width);
	VEC_EACH (const struct cube, it, &a->cubes)
		push_cube_minus(arena, &out, *it, b);
	return out;
}

struct cube_set cube_set_union(
	struct arena *arena, const struct cube_set *a, const struct cube_set *b)
{
	struct cube_set out = cube_set_none(a->width);
	VEC_EACH (const struct cube, it, &a->cubes)
		VEC_PUSH(arena, &out.cubes, *it);
	VEC_EACH (const struct cube, it, &b->cubes)
		push_cube_minus(arena, &out, *it, a);
	return out;
}

struct cube_set cube_set_meet(
	struct arena *arena, const struct cube_set *a, const struct cube_set *b)
{
	struct cube_set out = cube_set_none(a->width);
	VEC_EACH (const struct cube, x, &a->cubes)
		VEC_EACH (const struct cube, y, &b->cubes)
			if (cubes_meet(*x, *y))
				VEC_PUSH(arena, &out.cubes, cube_meet(*x, *y));
	return out;
}

/* ---- questions ---- */

bool cube_set_contains(const struct cube_set *set, struct word w)
{
	VEC_EACH (const struct cube, it, &set->cubes)
		if (cube_contains(*it, w))
			return true;
	return false;
}

/* The cubes are disjoint: the set is full if their sizes add up. */
bool cube_set_is_all(const struct cube_set *set)
{
	uint64_t sum = 0;
	if (set->cubes.count == 1)
		return word_is_zero(set->cubes.items[0].mask);
	if (set->width < 64) {
		VEC_EACH (const struct cube, it, &set->cubes)
			sum += (uint64_t)1 << (set->width - word_popcount(it->mask));
		return sum == (uint64_t)1 << set->width;
	}
	return wide_compare(cube_set_count(set), wide_power(set->width)) == 0;
}

bool cube_set_equal(struct arena *arena, const struct cube_set *a, const struct cube_set *b)
{
	if (a->width == b->width && a->cubes.count == b->cubes.count &&
		(!a->cubes.count ||
			memcmp(a->cubes.items, b->cubes.items, a->cubes.count * sizeof *a->cubes.items) == 0))
		return true;
	if (a->width != b->width || wide_compare(cube_set_count(a), cube_set_count(b)) != 0)
		return false;
	return cube_set_minus(arena, a, b).cubes.count == 0;
}

struct word cube_set_min(const struct cube_set *set)
{
	struct word least = set->cubes.items[0].match;
	VEC_EACH (const struct cube, it, &set->cubes)
		if (word_compare(it->match, least) < 0)
			least = it->match;
	return least;
}

struct word cube_set_max(const struct cube_set *set)
{
	struct word all = word_mask(0, set->width);
	struct word most = { 0 };
	VEC_EACH (const struct cube, it, &set->cubes) {
		struct word last = word_or(it->match, word_and(all, word_not(it->mask)));
		if (word_compare(last, most) > 0)
			most = last;
	}
	return most;
}

/* Hashes x with splitmix64. */
static uint64_t scramble(uint64_t x)
{
	x += 0x9e3779b97f4a7c15u;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

/* Fills the open bits of the cube with the bits of index, lowest first; open bits beyond the 64th
 * get bits of a hash of index. */
static struct word cube_member(struct cube cube, unsigned width, uint64_t index)
{
	struct word w = cube.match;
	uint64_t bits = index;
	unsigned used = 0;
	for (unsigned bit = 0; bit < width; bit++) {
		if (word_bit(cube.mask, bit))
			continue;
		if (used++ == 64)
			bits = scramble(index);
		if (bits & 1)
			w = word_or(w, one_bit(bit));
		bits >>= 1;
	}
	return w;
}

/* For 2^64 members and more: picks a cube with a probability in proportion to its size, and a
 * member of it by hashed bits. */
static struct word pick_from_large(const struct cube_set *set, struct wide total, uint64_t random)
{
	struct wide at = wide_shr(wide_mul(total, (struct wide){ { random } }), 64);
	struct cube chosen = set->cubes.items[0];
	VEC_EACH (const struct cube, it, &set->cubes) {
		struct wide size = wide_power(set->width - word_popcount(it->mask));
		chosen = *it;
		if (wide_compare(at, size) < 0)
			break;
		at = wide_sub(at, size);
	}
	return cube_member(chosen, set->width, scramble(random));
}

struct word cube_set_pick(const struct cube_set *set, uint64_t random)
{
	struct wide total = cube_set_count(set);
	if (total.limb[1] | total.limb[2])
		return pick_from_large(set, total, random);
	uint64_t index = random % total.limb[0];
	VEC_EACH (const struct cube, it, &set->cubes) {
		unsigned open = set->width - word_popcount(it->mask);
		uint64_t size = (uint64_t)1 << open;
		if (index < size)
			return cube_member(*it, set->width, index);
		index -= size;
	}
	return set->cubes.items[0].match; /* not reached: the sizes add up to total */
}

/* ---- merging ---- */

/* Hash table of cubes with open addressing; removal closes the gap. */
struct cube_table {
	struct arena *arena;
	struct cube *slots;
	bool *taken;
	size_t count, capacity; /* a power of two */
};

static size_t cube_slot(const struct cube_table *table, struct cube cube)
{
	uint64_t h = cube.match.lo * 0x9E3779B97F4A7C15u + cube.match.hi * 0xC2B2AE3D27D4EB4Fu +
				 cube.mask.lo * 0x165667B19E3779F9u + cube.mask.hi * 0x27D4EB2F165667C5u;
	return (size_t)(h ^ h >> 29 ^ h >> 47) & (table->capacity - 1);
}

static bool cube_equal(struct cube a, struct cube b)
{
	return word_equal(a.mask, b.mask) && word_equal(a.match, b.match);
}

/* The slot of the cube, or the free slot for it. */
static size_t table_find(const struct cube_table *table, struct cube cube)
{
	size_t i = cube_slot(table, cube);
	while (table->taken[i] && !cube_equal(table->slots[i], cube))
		i = (i + 1) & (table->capacity - 1);
	return i;
}

static void table_add(struct cube_table *table, struct cube cube)
{
	if (2 * (table->count + 1) > table->capacity) {
		struct cube_table old = *table;
		table->capacity = old.capacity ? 2 * old.capacity : 16;
		table->slots = ARENA_ARRAY(table->arena, struct cube, table->capacity);
		table->taken = ARENA_ARRAY(table->arena, bool, table->capacity);
		table->count = 0;
		for (size_t i = 0; i < old.capacity; i++)
			if (old.taken[i])
				table_add(table, old.slots[i]);
	}
	size_t i = table_find(table, cube);
	table->slots[i] = cube;
	table->taken[i] = true;
	table->count++;
}

static bool table_remove(struct cube_table *table, struct cube cube)
{
	if (!table->capacity)
		return false;
	size_t hole = table_find(table, cube), wrap = table->capacity - 1;
	if (!table->taken[hole])
		return false;
	for (size_t i = (hole + 1) & wrap; table->taken[i]; i = (i + 1) & wrap) {
		size_t home = cube_slot(table, table->slots[i]);
		if (((i - home) & wrap) >= ((i - hole) & wrap)) {
			table->slots[hole] = table->slots[i];
			hole = i;
		}
	}
	table->taken[hole] = false;
	table->count--;
	return true;
}

static int compare_cubes(const void *a, const void *b)
{
	const struct cube *x = a, *y = b;
	int order = word_compare(x->match, y->match);
	return order ? order : word_compare(x->mask, y->mask);
}

/* If the table has a cube that differs from this one in one bit, removes it and merges the two. */
static bool join_partner(struct cube_table *table, struct cube *cube, unsigned width)
{
	for (unsigned bit = 0; bit < width; bit++) {
		if (!word_bit(cube->mask, bit))
			continue;
		struct word one = one_bit(bit);
		struct cube partner = { cube->mask, word_xor(cube->match, one) };
		if (!table_remove(table, partner))
			continue;
		cube->mask = word_and(cube->mask, word_not(one));
		cube->match = word_and(cube->match, word_not(one));
		return true;
	}
	return false;
}

struct cube_set cube_set_compact(struct arena *arena, const struct cube_set *a)
{
	struct cube_set out = cube_set_none(a->width);
	struct cube_table table = { .arena = arena };
	size_t count = a->cubes.count;
	if (count == 0)
		return out;
	struct cube *sorted = ARENA_ARRAY(arena, struct cube, count);
	memcpy(sorted, a->cubes.items, count * sizeof *sorted);
	qsort(sorted, count, sizeof *sorted, compare_cubes);
	for (size_t i = 0; i < count; i++) {
		struct cube cube = sorted[i];
		while (join_partner(&table, &cube, a->width))
			continue;
		table_add(&table, cube);
	}
	for (size_t i = 0; i < table.capacity; i++)
		if (table.taken[i])
			VEC_PUSH(arena, &out.cubes, table.slots[i]);
	qsort(out.cubes.items, out.cubes.count, sizeof *out.cubes.items, compare_cubes);
	return out;
}

/* ---- counts ---- */

struct wide cube_set_count(const struct cube_set *set)
{
	struct wide sum = wide_from(0);
	VEC_EACH (const struct cube, it, &set->cubes)
		sum = wide_add(sum, wide_power(set->width - word_popcount(it->mask)));
	return sum;
}

static int compare_set_numbers(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
	return (x > y) - (x < y);
}

static void add_number_range(
	struct arena *arena, struct cube_set *set, uint64_t first, uint64_t last)
{
	struct cube_set range = cube_set_range(arena, set->width, first, last);
	VEC_EACH (struct cube, it, &range.cubes)
		VEC_PUSH(arena, &set->cubes, *it);
}

struct cube_set cube_set_numbers(
	struct arena *arena, unsigned width, uint64_t *numbers, size_t count)
{
	assert(width && width <= 64);
	struct cube_set set = cube_set_none(width);
	if (!count)
		return set;
	qsort(numbers, count, sizeof *numbers, compare_set_numbers);
	size_t start = 0;
	for (size_t i = 1; i <= count; i++)
		if (i == count || numbers[i] > numbers[i - 1] + 1) {
			add_number_range(arena, &set, numbers[start], numbers[i - 1]);
			start = i;
		}
	return set;
}
