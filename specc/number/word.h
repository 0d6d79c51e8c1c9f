/* SPDX-License-Identifier: MIT */
/* Words of up to 128 bits: instructions, constants, the contents of registers. */
#ifndef SPECC_NUMBER_WORD_H
#define SPECC_NUMBER_WORD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

/* A word of up to 128 bits; bit 0 is the lowest bit of lo. */
struct word {
	uint64_t lo, hi;
};

/* width (0..64) ones. */
static inline uint64_t mask64(unsigned width)
{
	return width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
}

/* How many bits hold the numbers up to `greatest`: 1..64. */
static inline unsigned bits_up_to(uint64_t greatest)
{
	unsigned bits = 1;
	while (bits < 64 && greatest >> bits)
		bits++;
	return bits;
}

static inline struct word word_and(struct word a, struct word b)
{
	return (struct word){ a.lo & b.lo, a.hi & b.hi };
}

static inline struct word word_or(struct word a, struct word b)
{
	return (struct word){ a.lo | b.lo, a.hi | b.hi };
}

static inline struct word word_xor(struct word a, struct word b)
{
	return (struct word){ a.lo ^ b.lo, a.hi ^ b.hi };
}

static inline struct word word_not(struct word a)
{
	return (struct word){ ~a.lo, ~a.hi };
}

static inline bool word_is_zero(struct word a)
{
	return !(a.lo | a.hi);
}

static inline bool word_equal(struct word a, struct word b)
{
	return a.lo == b.lo && a.hi == b.hi;
}

/* bit 0..127 */
static inline bool word_bit(struct word a, unsigned bit)
{
	return (bit < 64 ? a.lo >> bit : a.hi >> (bit & 63)) & 1;
}

/* Bits [lsb, lsb+width) as a number; width 0..64, lsb 0..127. */
static inline uint64_t word_extract(struct word a, unsigned lsb, unsigned width)
{
	uint64_t value;
	if (lsb >= 64)
		value = a.hi >> (lsb & 63);
	else
		value = a.lo >> lsb | (lsb ? a.hi << (64 - lsb) : 0);
	return width >= 64 ? value : value & (((uint64_t)1 << width) - 1);
}

int word_compare(struct word a, struct word b); /* as unsigned numbers */
unsigned word_popcount(struct word a);
/* width (0..128) ones from bit lsb on; bits beyond 127 are dropped. */
struct word word_mask(unsigned lsb, unsigned width);
/* a with bits [lsb, lsb+width) replaced by the low bits of value. */
struct word word_insert(struct word a, unsigned lsb, unsigned width, uint64_t value);
/* "0x" and lower-case hex digits: exactly `digits`, or without leading zeros if that is 0. */
struct str word_hex(struct arena *arena, struct word a, unsigned digits);

/* Reads digits of base 2, 10 or 16; returns the bytes read. *overflow: the number needs more than
 * 128 bits. */
size_t word_read_digits(struct str text, unsigned base, struct word *w, bool *overflow);
/* Result of word_parse. */
enum word_kind { WORD_NONE, WORD_READ, WORD_TOO_LONG };
/* Reads "0x" and hex digits with optional underscores. *digits: number of digits, including leading
 * zeros. */
enum word_kind word_parse(struct str text, struct word *w, unsigned *digits);

#endif
