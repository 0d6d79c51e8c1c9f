/* SPDX-License-Identifier: MIT */
/* From a seed to operands that are hard to round: rows of three binary32 patterns that cancel, lie
 * halfway between two numbers or just beside it, overflow, underflow, or are no numbers. */
#ifndef FLOAT_HARD_H
#define FLOAT_HARD_H

#include <stdint.h>

struct hard {
	uint32_t a, b, c;
};

/* xorshift64*: the next number; *state is never 0. */
static inline uint64_t hard_random(uint64_t *state)
{
	uint64_t x = *state;
	x ^= x >> 12;
	x ^= x << 25;
	x ^= x >> 27;
	*state = x;
	return x * 0x2545F4914F6CDD1DU;
}

static inline uint32_t hard_below(uint64_t *state, uint32_t bound)
{
	return (uint32_t)((hard_random(state) >> 32) * bound >> 32);
}

/* Any sign, this exponent (brought into range), this significand. */
static inline uint32_t hard_number(uint64_t *state, int exponent, uint32_t significand)
{
	exponent = exponent < 0 ? 0 : exponent > 254 ? 254 : exponent;
	return (uint32_t)(hard_random(state) & 0x80000000u) | (uint32_t)exponent << 23 |
		   (significand & 0x7FFFFF);
}

/* A significand of which few bits are set, or few are not, or any. */
static inline uint32_t hard_significand(uint64_t *state)
{
	uint32_t bits = (uint32_t)hard_random(state) & 0x7FFFFF, shift = hard_below(state, 24);
	switch (hard_below(state, 6)) {
	case 0: return 0;
	case 1: return 0x7FFFFFu << shift & 0x7FFFFF;
	case 2: return 1u << shift & 0x7FFFFF;
	case 3: return bits << shift & 0x7FFFFF;
	case 4: return bits >> shift;
	default: return bits;
	}
}

/* An exponent of count ones from least on, and such a significand. */
static inline uint32_t hard_within(uint64_t *state, int least, uint32_t count)
{
	int exponent = least + (int)hard_below(state, count);
	return hard_number(state, exponent, hard_significand(state));
}

static inline uint32_t hard_special(uint64_t *state)
{
	static const uint32_t special[] = { 0, 0x80000000u, 1, 0x80000001u, 2, 0x007FFFFF, 0x807FFFFFu,
		0x00800000, 0x80800000u, 0x00800001, 0x00FFFFFF, 0x01000000, 0x3F800000, 0xBF800000u,
		0x3F800001, 0x3F7FFFFF, 0x40000000, 0x33800000, 0x34000000, 0x4B800000, 0x7F000000,
		0x7F7FFFFF, 0xFF7FFFFFu, 0x7F7FFFFE, 0x73000000, 0x73800000, 0x7F800000, 0xFF800000u,
		0x7FC00000, 0xFFC00000u, 0x7F800001, 0xFFBFFFFFu, 0x7FFFFFFF, 0xFFFFFFFFu, 0x7FA5A5A5 };
	return special[hard_below(state, sizeof special / sizeof *special)];
}

/* The pattern some places beside x, so small that it mostly stays a number. */
static inline uint32_t hard_beside(uint64_t *state, uint32_t x)
{
	return x + hard_below(state, 5) - 2;
}

static inline int hard_exponent(uint32_t x)
{
	return (int)(x >> 23 & 255);
}

/* A product with an exponent near the sum that is asked for. */
static inline void hard_product(uint64_t *state, struct hard *h, int exponent)
{
	int first = (int)hard_below(state, 255);
	h->a = hard_number(state, first, hard_significand(state));
	h->b = hard_number(state, exponent + 127 - first, hard_significand(state));
}

/* c is what cancels the product in binary32, or nearly. */
static inline uint32_t hard_cancelling(uint64_t *state, const struct hard *h)
{
	uint64_t p = (uint64_t)((h->a & 0x7FFFFF) | 0x800000) * ((h->b & 0x7FFFFF) | 0x800000);
	int exponent = hard_exponent(h->a) + hard_exponent(h->b) - 127;
	if (p >> 47) {
		p >>= 1;
		exponent++;
	}
	uint32_t significand = (uint32_t)(p >> 23) & 0x7FFFFF;
	exponent = exponent < 1 ? 1 : exponent > 254 ? 254 : exponent;
	uint32_t sign = ((h->a ^ h->b) & 0x80000000u) ^ 0x80000000u;
	return hard_beside(state, sign | (uint32_t)exponent << 23 | significand);
}

/* b 22 to 26 binary places below a: half a unit in the last place of it and what is near. */
static inline void hard_halfway(uint64_t *state, struct hard *h)
{
	int high = (int)hard_below(state, 255), low = high - 22 - (int)hard_below(state, 5);
	h->a = hard_number(state, high, hard_significand(state));
	h->b = hard_number(state, low, hard_below(state, 2) ? 0 : hard_significand(state));
	h->c = hard_within(state, low - 29, 30);
	uint32_t little = hard_below(state, 3);
	switch (hard_below(state, 4)) {
	case 0: /* the product is what is small */
		h->c = h->a;
		h->a = hard_number(state, low, little);
		h->b = hard_number(state, 127, hard_below(state, 2) ? 0 : hard_significand(state));
		break;
	case 1: /* and less than a power of two by so little that even double cannot hold the sum */
		h->c = h->a;
		h->a = hard_number(state, low, little);
		h->b = hard_number(state, 126, 0x800000 - 2 * little);
		break;
	default: break;
	}
}

static inline struct hard hard_case(uint64_t *state)
{
	struct hard h;
	h.a = (uint32_t)hard_random(state);
	h.b = (uint32_t)hard_random(state);
	h.c = (uint32_t)hard_random(state);
	switch (hard_below(state, 10)) {
	case 0: /* any bits */ break;
	case 1:
		h.a = hard_special(state);
		h.b = hard_special(state);
		h.c = hard_special(state);
		break;
	case 2: /* sums cancel */ h.b = hard_beside(state, h.a ^ 0x80000000u); break;
	case 3: /* fused sums cancel */
		hard_product(state, &h, (int)hard_below(state, 254));
		h.c = hard_cancelling(state, &h);
		break;
	case 4:
	case 5: hard_halfway(state, &h); break;
	case 6: /* overflow */
		hard_product(state, &h, 250 + (int)hard_below(state, 8));
		h.c = hard_within(state, 230, 25);
		if (hard_below(state, 2))
			h.b = hard_number(state, hard_exponent(h.a), h.b);
		break;
	case 7: /* underflow of products, down to less than half of the least number */
		hard_product(state, &h, 4 - (int)hard_below(state, 32));
		h.c = hard_within(state, 0, 4);
		break;
	case 8: /* sums of small numbers, products that vanish beside c */
		h.a = hard_within(state, 0, 30);
		h.b = hard_within(state, 0, 30);
		h.c = hard_within(state, 0, 255);
		break;
	default: /* ordinary exponents */
		h.a = hard_within(state, 112, 30);
		h.b = hard_within(state, 112, 30);
		h.c = hard_within(state, 112, 30);
	}
	if (hard_below(state, 16) == 0)
		h.c = hard_special(state);
	if (hard_below(state, 32) == 0)
		h.b = hard_special(state);
	return h;
}

#endif
