/* SPDX-License-Identifier: MIT */
/* Abstract values of integers: an interval, known bits and, if there are few, a set of values. */
#ifndef SPECC_NUMBER_RANGE_H
#define SPECC_NUMBER_RANGE_H

#include "number/wide.h"

#define RANGE_MAX_BITS 256 /* a value that needs more is unbounded */

#define RANGE_MAX_SET 16

/* All n with lo <= n <= hi whose two's complement has the bits of `zeros` clear and those of `ones`
 * set, and which are in the set, if there is one. Never empty: lo <= hi. A set has at least 2
 * values, ascending, from lo to hi. */
struct sem_range {
	struct wide lo, hi;
	struct wide zeros, ones;
	bool not_zero;      /* 0 is excluded, though lo < 0 < hi; never with a set */
	unsigned set_count; /* 0: no set */
	int64_t set[RANGE_MAX_SET];
};

struct sem_range range_of(struct wide lo, struct wide hi); /* lo <= hi */
struct sem_range range_number(struct wide n);
struct sem_range range_bits(unsigned width); /* 0 .. 2^width - 1, width <= 510 */
bool range_is_number(const struct sem_range *r);
/* Is it a single number that fits int64_t? */
bool range_small(const struct sem_range *r, int64_t *value);
/* Is it a subset of lo .. hi? */
bool range_within(const struct sem_range *r, struct wide lo, struct wide hi);
/* Can it be stored in width > 0 bits, i.e. is it a subset of 0 .. 2^w-1, -2^(w-1) .. 2^(w-1)-1 or
 * -2^w .. -1 (for one bit: 0 .. 1)? */
bool range_fits(const struct sem_range *r, unsigned width);
struct sem_range range_join(const struct sem_range *a, const struct sem_range *b);
/* Intersects *r with other; false if the result is empty, and *r is unchanged. */
bool range_meet(struct sem_range *r, const struct sem_range *other);
/* Removes n. False if nothing is left, and *r is unchanged. */
bool range_exclude(struct sem_range *r, struct wide n);

/* These return false, leaving *r unset, if the result may need more than RANGE_MAX_BITS bits. */
bool range_add(struct sem_range *r, const struct sem_range *a, const struct sem_range *b);
bool range_sub(struct sem_range *r, const struct sem_range *a, const struct sem_range *b);
bool range_mul(struct sem_range *r, const struct sem_range *a, const struct sem_range *b);
bool range_shl(
	struct sem_range *r, const struct sem_range *a, const struct sem_range *n); /* n>=0 */

struct sem_range range_shr(const struct sem_range *a, const struct sem_range *n); /* n >= 0 */
struct sem_range range_and(const struct sem_range *a, const struct sem_range *b);
struct sem_range range_or(const struct sem_range *a, const struct sem_range *b);
struct sem_range range_xor(const struct sem_range *a, const struct sem_range *b);
struct sem_range range_not(const struct sem_range *a);
struct sem_range range_min(const struct sem_range *a, const struct sem_range *b);
struct sem_range range_max(const struct sem_range *a, const struct sem_range *b);
/* Bits [low, low+width) as an unsigned number. */
struct sem_range range_slice(const struct sem_range *a, unsigned low, unsigned width);
/* Bits [0, width) as two's complement; width > 0. */
struct sem_range range_signed(const struct sem_range *a, unsigned width);
/* a with bits [low, low+width) replaced by those of b. */
struct sem_range range_insert(
	const struct sem_range *a, unsigned low, unsigned width, const struct sem_range *b);

enum range_answer { RANGE_NEVER, RANGE_ALWAYS, RANGE_SOMETIMES };
enum range_answer range_less(const struct sem_range *a, const struct sem_range *b);
enum range_answer range_equal(const struct sem_range *a, const struct sem_range *b);

/* "5", "-1 .. 0xFF" or "8, 16, 32" */
struct str range_text(struct arena *arena, const struct sem_range *r);

#endif
