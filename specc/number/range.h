/* What is known of an integer: an interval, single bits, and where they are few its values. */
#ifndef SPECC_NUMBER_RANGE_H
#define SPECC_NUMBER_RANGE_H

#include "number/wide.h"

#define RANGE_MAX_BITS 256 /* a value that needs more is unbounded */

#define RANGE_MAX_SET 16

/* All n with lo <= n <= hi whose two's complement has no bit of zeros and all bits of ones, and
 * that are in the set, if there is one. Never empty: lo <= hi. The bits of a range reach from
 * bit 0 to the sign. A set has 2 or more values, ascending; lo is its first, hi its last. */
struct sem_range {
	struct wide lo, hi;
	struct wide zeros, ones;
	bool not_zero;      /* 0 is left out, though lo < 0 < hi; never beside a set */
	unsigned set_count; /* 0: no set */
	int64_t set[RANGE_MAX_SET];
};

struct sem_range range_of(struct wide lo, struct wide hi); /* lo <= hi */
struct sem_range range_number(struct wide n);
struct sem_range range_bits(unsigned width); /* 0 .. 2^width - 1, width <= 510 */
bool range_is_number(const struct sem_range *r);
/* Does it have one number, in the range of int64_t? */
bool range_small(const struct sem_range *r, int64_t *value);
/* Is all of it in lo .. hi? */
bool range_within(const struct sem_range *r, struct wide lo, struct wide hi);
/* May it be stored in width > 0 bits: in 0 .. 2^w-1, -2^(w-1) .. 2^(w-1)-1 or -2^w .. -1, or one
 * bit in 0 .. 1? */
bool range_fits(const struct sem_range *r, unsigned width);
struct sem_range range_join(const struct sem_range *a, const struct sem_range *b);
/* The numbers of both; false: there are none, and *r is unchanged. */
bool range_meet(struct sem_range *r, const struct sem_range *other);
/* Takes n out. False: nothing is left, and *r is unchanged. */
bool range_exclude(struct sem_range *r, struct wide n);

/* Each gives false where the result may need over RANGE_MAX_BITS bits; *r is then unset. */
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
