/* SPDX-License-Identifier: MIT */
/* Cubes: sets of bit patterns as ternary strings (0, 1, any), for field values (up to 64 bits) and
 * instruction words (up to 128 bits). A set is a list of disjoint cubes. */
#ifndef SPECC_ISA_CUBE_H
#define SPECC_ISA_CUBE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"
#include "number/word.h"

struct wide;

/* The words w of some width with (w & mask) == match; match has no bit outside mask. */
struct cube {
	struct word mask, match;
};

static inline bool cube_contains(struct cube cube, struct word w)
{
	return (w.lo & cube.mask.lo) == cube.match.lo && (w.hi & cube.mask.hi) == cube.match.hi;
}

/* Do the cubes have a common word? */
static inline bool cubes_meet(struct cube a, struct cube b)
{
	return !((a.match.lo ^ b.match.lo) & a.mask.lo & b.mask.lo) &&
		   !((a.match.hi ^ b.match.hi) & a.mask.hi & b.mask.hi);
}

/* Has a each word of b? */
static inline bool cube_includes(struct cube a, struct cube b)
{
	return !(a.mask.lo & ~b.mask.lo) && !(a.mask.hi & ~b.mask.hi) && cube_contains(a, b.match);
}

/* The intersection of the cubes; requires cubes_meet. */
static inline struct cube cube_meet(struct cube a, struct cube b)
{
	return (struct cube){ word_or(a.mask, b.mask), word_or(a.match, b.match) };
}

/* Ternary text of `width` bits, highest bit first, '?' for any, e.g. "0?1". */
struct str cube_text(struct arena *arena, struct cube cube, unsigned width);

/* A set of words of `width` bits (1..128) as disjoint cubes, whose order depends only on how the
 * set was made. count == 0: the empty set. Immutable once made; may share memory. */
struct cube_set {
	unsigned width;
	VEC(struct cube) cubes;
};

struct cube_set cube_set_all(struct arena *arena, unsigned width);
struct cube_set cube_set_none(unsigned width);
struct cube_set cube_set_single(struct arena *arena, unsigned width, struct word value);
/* The values first..last (unsigned), as at most 2 * width cubes. */
struct cube_set cube_set_range(struct arena *arena, unsigned width, uint64_t first, uint64_t last);
/* The set of these numbers, which may contain duplicates; sorts the array. width: 1..64. */
struct cube_set cube_set_numbers(
	struct arena *arena, unsigned width, uint64_t *numbers, size_t count);
struct cube_set cube_set_union(
	struct arena *arena, const struct cube_set *a, const struct cube_set *b);
struct cube_set cube_set_meet(
	struct arena *arena, const struct cube_set *a, const struct cube_set *b);
struct cube_set cube_set_minus(
	struct arena *arena, const struct cube_set *a, const struct cube_set *b);
bool cube_set_contains(const struct cube_set *set, struct word w);
static inline bool cube_set_has(const struct cube_set *set, uint64_t value)
{
	return cube_set_contains(set, (struct word){ value, 0 });
}
bool cube_set_is_all(const struct cube_set *set);
bool cube_set_equal(struct arena *arena, const struct cube_set *a, const struct cube_set *b);
/* Merges cubes that differ in one bit until there are none. The cubes remain disjoint. */
struct cube_set cube_set_compact(struct arena *arena, const struct cube_set *a);
/* Smallest and largest member as unsigned numbers; the set must not be empty. */
struct word cube_set_min(const struct cube_set *set);
struct word cube_set_max(const struct cube_set *set);
/* Picks a member of a non-empty set, determined by the number `random`. If the set has fewer than
 * 2^64 members, the numbers 0 .. count-1 give each member once. */
struct word cube_set_pick(const struct cube_set *set, uint64_t random);

/* The number of members; number/wide.h. */
struct wide cube_set_count(const struct cube_set *set);

#endif
