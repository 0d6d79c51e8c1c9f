/* SPDX-License-Identifier: MIT */
/* Numbers: exact arithmetic: words of 128 bits, integers of 512 bits, ranges of integers, decimal
 * fractions, and their text.
 * In: numbers and digits. Out: numbers and digits.
 * Read first: word.h, then this header: integers of 512 bits in two's complement, used to compute
 * ranges. Results wrap; callers keep magnitudes small enough to avoid it. */
#ifndef SPECC_NUMBER_WIDE_H
#define SPECC_NUMBER_WIDE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"
#include "number/word.h"

#define WIDE_LIMBS 8
#define WIDE_BITS  512

/* limb[0] has the lowest bits; bit 511 is the sign. */
struct wide {
	uint64_t limb[WIDE_LIMBS];
};

static inline struct wide wide_from(int64_t n)
{
	uint64_t sign = n < 0 ? UINT64_MAX : 0;
	return (struct wide){ { (uint64_t)n, sign, sign, sign, sign, sign, sign, sign } };
}

/* Does it fit int64_t? */
static inline bool wide_fits_limb(const struct wide *a)
{
	uint64_t sign = a->limb[0] >> 63 ? UINT64_MAX : 0, other = 0;
	for (unsigned i = 1; i < WIDE_LIMBS; i++)
		other |= a->limb[i] ^ sign;
	return !other;
}

struct wide wide_from_word(struct word w); /* unsigned */
struct wide wide_power(unsigned n);        /* 2^n, n <= 510 */
struct wide wide_mask(unsigned n);         /* 2^n - 1, n <= 511 */

struct wide wide_add(struct wide a, struct wide b);
struct wide wide_sub(struct wide a, struct wide b);
struct wide wide_neg(struct wide a);
struct wide wide_mul(struct wide a, struct wide b);
/* Rounded down; 0 <= a, b > 0. */
struct wide wide_div(struct wide a, struct wide b);
/* Rounded down; b > 0. */
struct wide wide_floor_div(struct wide a, struct wide b);

static inline struct wide wide_and(struct wide a, struct wide b)
{
	for (unsigned i = 0; i < WIDE_LIMBS; i++)
		a.limb[i] &= b.limb[i];
	return a;
}

static inline struct wide wide_or(struct wide a, struct wide b)
{
	for (unsigned i = 0; i < WIDE_LIMBS; i++)
		a.limb[i] |= b.limb[i];
	return a;
}

static inline struct wide wide_xor(struct wide a, struct wide b)
{
	for (unsigned i = 0; i < WIDE_LIMBS; i++)
		a.limb[i] ^= b.limb[i];
	return a;
}

static inline struct wide wide_not(struct wide a)
{
	for (unsigned i = 0; i < WIDE_LIMBS; i++)
		a.limb[i] = ~a.limb[i];
	return a;
}

struct wide wide_shl(struct wide a, unsigned n); /* any n */
struct wide wide_shr(struct wide a, unsigned n); /* any n; arithmetic */

static inline bool wide_is_negative(struct wide a)
{
	return a.limb[WIDE_LIMBS - 1] >> 63;
}

/* Negative, zero, positive; signed. */
static inline int wide_compare(struct wide a, struct wide b)
{
	if (wide_is_negative(a) != wide_is_negative(b))
		return wide_is_negative(a) ? -1 : 1;
	for (unsigned i = WIDE_LIMBS; i-- > 0;)
		if (a.limb[i] != b.limb[i])
			return a.limb[i] < b.limb[i] ? -1 : 1;
	return 0;
}

static inline struct wide wide_lesser(struct wide a, struct wide b)
{
	return wide_compare(a, b) < 0 ? a : b;
}

static inline struct wide wide_greater(struct wide a, struct wide b)
{
	return wide_compare(a, b) > 0 ? a : b;
}

static inline bool wide_equal(struct wide a, struct wide b)
{
	return wide_compare(a, b) == 0;
}

static inline bool wide_is_zero(struct wide a)
{
	uint64_t any = 0;
	for (unsigned i = 0; i < WIDE_LIMBS; i++)
		any |= a.limb[i];
	return !any;
}

/* Bit `bit` < 512. */
static inline bool wide_bit(struct wide a, unsigned bit)
{
	return a.limb[bit / 64] >> bit % 64 & 1;
}

/* The number of ones; a >= 0. */
static inline unsigned wide_ones(struct wide a)
{
	unsigned ones = 0;
	for (unsigned i = 0; i < WIDE_LIMBS; i++)
		for (uint64_t rest = a.limb[i]; rest; rest &= rest - 1)
			ones++;
	return ones;
}

/* Least n with -2^n <= a < 2^n. */
unsigned wide_length(struct wide a);
/* Does it fit int64_t? If so, sets *value. */
bool wide_small(struct wide a, int64_t *value);
/* All decimal digits; a >= 0. */
struct str wide_decimal(struct arena *arena, struct wide a);
/* Decimal below 1000 in magnitude, else hexadecimal with "0x"; negative numbers begin with "-". */
struct str wide_text(struct arena *arena, struct wide a);

#endif
