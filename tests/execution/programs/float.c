/* SPDX-License-Identifier: MIT */
/* Results of the programs of binary32 numbers, by MPFR. */
#include "programs.h"

#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAN_BITS = 0x7fffffff, INFINITY_BITS = 0x7f800000, SIGN_SHIFT = 31, PRECISION = 24 };
enum { EXACT = 1000 }; /* bits that hold any sum of a few products */

/* In the order of the results of dot_float.s and reciprocal.s. */
static const mpfr_rnd_t roundings[4] = { MPFR_RNDN, MPFR_RNDU, MPFR_RNDD, MPFR_RNDZ };

static void set(mpfr_t number, uint32_t bits)
{
	float value;
	memcpy(&value, &bits, sizeof value);
	mpfr_set_flt(number, value, MPFR_RNDN);
}

/* The binary32 number of a result that MPFR rounded to 24 bits and reported as `inexact`. */
static uint32_t get(mpfr_t number, int inexact, mpfr_rnd_t rounding)
{
	uint32_t bits;
	inexact = mpfr_check_range(number, inexact, rounding);
	mpfr_subnormalize(number, inexact, rounding);
	float value = mpfr_get_flt(number, MPFR_RNDN);
	memcpy(&bits, &value, sizeof bits);
	return mpfr_nan_p(number) ? NAN_BITS : bits;
}

enum operation { OP_MULTIPLY, OP_MULTIPLY_ADD, OP_DIVIDE };

static uint32_t rounded(enum operation op, uint32_t a, uint32_t b, uint32_t c, mpfr_rnd_t rounding)
{
	mpfr_t x, y, z, r;
	mpfr_inits2(PRECISION, x, y, z, r, (mpfr_ptr)0);
	set(x, a);
	set(y, b);
	set(z, c);
	int inexact = op == OP_MULTIPLY       ? mpfr_mul(r, x, y, rounding)
				  : op == OP_MULTIPLY_ADD ? mpfr_fma(r, x, y, z, rounding)
										  : mpfr_div(r, x, y, rounding);
	uint32_t result = get(r, inexact, rounding);
	mpfr_clears(x, y, z, r, (mpfr_ptr)0);
	return result;
}

static uint32_t flushed(uint32_t x, bool flush)
{
	return flush && !(x & INFINITY_BITS) ? x >> SIGN_SHIFT << SIGN_SHIFT : x;
}

static uint32_t dot(const uint32_t *a, const uint32_t *b, mpfr_rnd_t rounding, bool flush)
{
	uint32_t sum = 0;
	for (unsigned i = 0; i < 8; i++)
		sum = flushed(rounded(i ? OP_MULTIPLY_ADD : OP_MULTIPLY, flushed(a[i], flush),
						  flushed(b[i], flush), sum, rounding),
			flush);
	return sum;
}

/* The sums rounded up and down must enclose the exact one; else these results are no measure. */
static void check_enclosed(const uint32_t *a, const uint32_t *b, uint32_t up, uint32_t down)
{
	mpfr_t sum, product, x, y;
	mpfr_inits2(EXACT, sum, product, x, y, (mpfr_ptr)0);
	mpfr_set_zero(sum, 1);
	for (unsigned i = 0; i < 8; i++) {
		set(x, a[i]);
		set(y, b[i]);
		mpfr_mul(product, x, y, MPFR_RNDN);
		mpfr_add(sum, sum, product, MPFR_RNDN);
	}
	set(x, up);
	set(y, down);
	bool numbers = mpfr_number_p(sum) && !mpfr_nan_p(x) && !mpfr_nan_p(y);
	if (numbers && (mpfr_less_p(x, sum) || mpfr_greater_p(y, sum))) {
		fprintf(stderr, "programs: the expected sums do not enclose the exact one\n");
		exit(2);
	}
	mpfr_clears(sum, product, x, y, (mpfr_ptr)0);
}

static void wide_range(void)
{
	mpfr_set_emin(-100000);
	mpfr_set_emax(100000);
}

/* The range of binary32, as mpfr_subnormalize needs it: the least number is 2^-149. */
static void narrow_range(void)
{
	mpfr_set_emin(-148);
	mpfr_set_emax(128);
}

static void dot_float(struct lane *lane)
{
	const uint32_t *a = lane->in, *b = lane->in + 8;
	narrow_range();
	for (unsigned i = 0; i < 4; i++)
		lane->out[i] = dot(a, b, roundings[i], false);
	lane->out[4] = dot(a, b, MPFR_RNDN, true);
	wide_range();
	check_enclosed(a, b, lane->out[1], lane->out[2]);
}

/* Sign, 8 bits of exponent, 23 bits of fraction that are few, all, or any. */
static uint32_t random_float(struct random *random, uint32_t low, uint32_t high)
{
	static const uint32_t fractions[] = { 0, 1, 2, 0x400000, 0x7fffff, 0x7ffffe, 0x2aaaaa };
	uint32_t kind = random_below(random, 14), any = (uint32_t)random_next(random);
	uint32_t fraction = kind < 7 ? fractions[kind] : any & 0x7fffff;
	uint32_t exponent = low + random_below(random, high - low + 1);
	return (any >> SIGN_SHIFT << SIGN_SHIFT) | exponent << 23 | fraction;
}

/* Products of like size, so that they cancel; subnormal ones; now and then anything. */
static void dot_operands(struct random *random, struct lane *lane, unsigned number)
{
	uint32_t kind = random_below(random, 8);
	(void)number;
	for (unsigned i = 0; i < 8; i++) {
		uint32_t low = kind == 0 ? 0 : kind == 1 ? 40 : 120, high = kind == 0 ? 255 : low + 12;
		lane->in[i] = random_float(random, low, high);
		lane->in[8 + i] = random_float(random, low, high);
		if (i && random_below(random, 3) == 0) { /* the last product again, negative */
			lane->in[i] = lane->in[i - 1] ^ (1u << SIGN_SHIFT);
			lane->in[8 + i] = lane->in[7 + i] + random_below(random, 2);
		}
	}
	if (kind == 2)
		lane->in[random_below(random, 16)] = random_float(random, 0, 1);
}

static void reciprocal(struct lane *lane)
{
	enum { ONE = 0x3f800000 };
	narrow_range();
	for (unsigned i = 0; i < 4; i++)
		lane->out[i] = rounded(OP_DIVIDE, ONE, lane->in[0], 0, roundings[i]);
}

static void reciprocal_operands(struct random *random, struct lane *lane, unsigned number)
{
	(void)number;
	lane->in[0] = random_float(random, 2, 251);
}

/* What FCHK accepts: no operand or quotient near the ends of the range. */
static void divide(struct lane *lane)
{
	int a = (int)(lane->in[0] >> 23 & 0xff), b = (int)(lane->in[1] >> 23 & 0xff);
	bool fit = a > 24 && a < 255 && b > 1 && b < 252 && a - b > -125 && a - b < 127;
	narrow_range();
	lane->predicates = !fit;
	lane->open = !fit;
	lane->out[0] = rounded(OP_DIVIDE, lane->in[0], lane->in[1], 0, MPFR_RNDN);
}

/* Quotients that are hardly more or less than m, an odd number of 25 bits and so in the middle of
 * two binary32 numbers: m is the inverse of b or -b modulo 2^25, and a * 2^25 = m b -+ 1. */
static void near_middle(struct random *random, uint32_t *a, uint32_t *b)
{
	enum { MASK = (1 << 25) - 1, HALF = 1 << 24 };
	uint32_t odd = 1u << 23 | (uint32_t)(random_next(random) & 0x7fffff) | 1, m = odd;
	for (unsigned i = 0; i < 5; i++)
		m *= 2 - odd * m;
	m = (m & MASK) < HALF ? -m & MASK : m & MASK;
	float x = (float)(((uint64_t)m * odd + HALF) >> 25), y = (float)odd;
	memcpy(a, &x, sizeof x);
	memcpy(b, &y, sizeof y);
	*a += random_below(random, 32) << 23 | random_below(random, 2) << SIGN_SHIFT;
	*b += random_below(random, 32) << 23 | random_below(random, 2) << SIGN_SHIFT;
}

static void divide_operands(struct random *random, struct lane *lane, unsigned number)
{
	bool any = random_below(random, 4) == 0;
	lane->in[0] = random_float(random, any ? 0 : 60, any ? 255 : 200);
	lane->in[1] = random_float(random, any ? 0 : 80, any ? 255 : 180);
	if (number % 2)
		near_middle(random, &lane->in[0], &lane->in[1]);
}

const struct program float_programs[] = {
	{ "dot_float", 16, 5, 0, MASKS_ANY, dot_float, NULL, dot_operands, 0 },
	{ "reciprocal", 1, 4, 0, MASKS_ANY, reciprocal, NULL, reciprocal_operands, 0 },
	{ "divide", 2, 1, 1, MASKS_ANY, divide, NULL, divide_operands, 8 },
	{ 0 },
};
