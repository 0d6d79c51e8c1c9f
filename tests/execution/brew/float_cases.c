/* SPDX-License-Identifier: MIT */
/* Random floating-point instructions of Brew as a case script, and what they must give, one line a
 * case: number, result, flags. The results come from the processor (four roundings, and its flags),
 * and from exact arithmetic in wider types where it has no such operation: the fifth rounding and
 * the reciprocal of a square root.
 *   float_cases COUNT SCRIPT EXPECTED */
#include <fenv.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum flag { FNX = 1, FUF = 2, FOF = 4, FDZ = 8, FNV = 16 };
enum operation { ADD, SUBTRACT, MULTIPLY, RECIPROCAL, ROOT, OPERATIONS };
enum { AWAY = 4, NOT_A_NUMBER = 0x7FC00000 };

/* $r0 <- $r1 + $r2 and so on, in memory order. */
static const char *const codes[OPERATIONS] = { "2104", "2105", "2109", "8100", "9100" };
static const int roundings[] = { FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD };

struct result {
	uint32_t bits;
	unsigned flags;
};

static float number_of(uint32_t bits)
{
	float x;
	memcpy(&x, &bits, sizeof x);
	return x;
}

static uint32_t bits_of(float x)
{
	uint32_t bits;
	memcpy(&bits, &x, sizeof bits);
	return isnan(x) ? (uint32_t)NOT_A_NUMBER : bits;
}

static uint64_t seed = 88172645463325252;

static uint32_t random_bits(void)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return (uint32_t)(seed >> 16);
}

/* Where numbers are close to borders of the format, or to each other. */
static uint32_t random_number(void)
{
	static const uint32_t special[] = { 0, 0x7F800000, 0x7FC00000, 0x7F800001, 1, 0x007FFFFF,
		0x00800000, 0x7F7FFFFF, 0x3F800000, 0x3F800001, 0x3F7FFFFF, 0x33800000, 0x34000000 };
	uint32_t sign = random_bits() & 0x80000000, fraction = random_bits() & 0x7FFFFF;
	switch (random_bits() % 7) {
	case 0: return sign | special[random_bits() % (sizeof special / sizeof special[0])];
	case 1: return sign | (127 + random_bits() % 4) << 23 | fraction;
	case 2: return sign | fraction >> random_bits() % 23;
	case 3: return sign | (random_bits() % 2 + 253) << 23 | fraction;
	case 4: return sign | random_bits() % 255 << 23 | (fraction & 3);
	case 5: return sign | (60 + random_bits() % 10) << 23 | fraction;
	default: return random_bits();
	}
}

static struct result of_processor(enum operation operation, uint32_t x, uint32_t y, int rounding)
{
	volatile float a = number_of(x), b = number_of(y), r;
	fesetround(rounding);
	feclearexcept(FE_ALL_EXCEPT);
	switch (operation) {
	case ADD: r = a + b; break;
	case SUBTRACT: r = a - b; break;
	case MULTIPLY: r = a * b; break;
	default: r = 1.0f / a;
	}
	int met = fetestexcept(FE_ALL_EXCEPT);
	fesetround(FE_TONEAREST);
	struct result result = { bits_of(r), 0 };
	result.flags |= met & FE_INEXACT ? FNX : 0;
	result.flags |= met & FE_UNDERFLOW ? FUF : 0;
	result.flags |= met & FE_OVERFLOW ? FOF : 0;
	result.flags |= met & FE_DIVBYZERO ? FDZ : 0;
	result.flags |= met & FE_INVALID ? FNV : 0;
	if (met & FE_DIVBYZERO)
		result.bits = NOT_A_NUMBER; /* Brew's own rule for 1 / 0 */
	return result;
}

/* To nearest, away from zero in the middle: the result towards zero, or the next one. A sum is
 * exactly high + low, a product exactly high. */
static struct result away(enum operation operation, uint32_t x, uint32_t y)
{
	struct result zero = of_processor(operation, x, y, FE_TOWARDZERO);
	if (!(zero.flags & FNX))
		return zero;
	double a = number_of(x), b = operation == SUBTRACT ? -(double)number_of(y) : number_of(y);
	double high = operation == MULTIPLY ? a * b : a + b, low = 0;
	if (operation != MULTIPLY) {
		double part = high - a;
		low = (a - (high - part)) + (b - part);
	}
	int negative = high < 0;
	high = fabs(high), low = negative ? -low : low;
	uint32_t below = zero.bits & 0x7FFFFFFF;
	int exponent = below >> 23 ? (int)(below >> 23) : 1;
	double middle = fabs((double)number_of(below)) + ldexp(1, exponent - 151);
	if (high > middle || (high == middle && low >= 0))
		below++;
	/* Small is what does not round to 2^-126 with 24 bits. */
	double border = ldexp(1, -126) - ldexp(1, -151);
	int small = high < border || (high == border && low < 0);
	return (struct result){ below | (negative ? 0x80000000 : 0),
		(unsigned)FNX | (small ? FUF : 0) | (below >= 0x7F800000 ? FOF : 0) };
}

/* 1 / sqrt(x): all results are normal numbers. */
static struct result root(uint32_t x, int rounding)
{
	float number = number_of(x);
	if (isnan(number))
		return (struct result){ NOT_A_NUMBER, x & 0x400000 ? 0 : FNV };
	if (!(number > 0))
		return (struct result){ NOT_A_NUMBER, FNV };
	if (isinf(number))
		return (struct result){ 0, 0 };
	int exponent;
	uint64_t m = (uint64_t)ldexp(frexp(number, &exponent), 24); /* number = m * 2^(exponent - 24) */
	exponent -= 24;
	if (exponent & 1) {
		m *= 2;
		exponent--;
	}
	/* t is 2^37 / sqrt(m) without what is behind the point: 25 or 26 bits. */
	__extension__ typedef unsigned __int128 wide;
	uint64_t t = (uint64_t)(ldexp(1, 37) / sqrt((double)m)) + 2;
	while ((wide)t * t * m > (wide)1 << 74)
		t--;
	int rest = (wide)t * t * m != (wide)1 << 74;
	int drop = t >> 25 ? 2 : 1;
	uint64_t kept = t >> drop, lost = (t & ((1u << drop) - 1)) * 2 + (unsigned)rest,
			 half = 1u << drop;
	int up = rounding == 3   ? lost != 0
			 : rounding == 0 ? lost > half || (lost == half && kept & 1)
							 : rounding == AWAY && lost >= half;
	float result = (float)ldexp((double)(kept + (unsigned)up), drop - 37 - exponent / 2);
	return (struct result){ bits_of(result), lost ? FNX : 0 };
}

int main(int argc, char **argv)
{
	FILE *script = argc == 4 ? fopen(argv[2], "w") : NULL;
	FILE *expected = argc == 4 ? fopen(argv[3], "w") : NULL;
	if (!script || !expected)
		return 2;
	for (long i = 0; i < atol(argv[1]); i++) {
		enum operation operation = (enum operation)(random_bits() % OPERATIONS);
		int rounding = (int)(random_bits() % 5);
		uint32_t x = random_number(), y = random_number();
		if (random_bits() % 6 == 0)
			y = x ^ (random_bits() & 0x80000003);
		if (operation == RECIPROCAL && rounding == AWAY)
			rounding = 0; /* a quotient 1 / x is never in the middle, but where it is exact */
		struct result r = operation == ROOT  ? root(x, rounding)
						  : rounding == AWAY ? away(operation, x, y)
											 : of_processor(operation, x, y, roundings[rounding]);
		fprintf(script,
			"case %ld\nmem MEM 0 10\nput MEM 0 0 %s\nset R 0 * 12345\nset R 1 * %x\nset R 2 * %x\n"
			"set R.type 1 * 1\nset frnd 0 * %x\nlimit 1\ngo\n",
			i, codes[operation], (unsigned)x, (unsigned)y, (unsigned)rounding);
		fprintf(expected, "%ld %08x %02x\n", i, (unsigned)r.bits, r.flags);
	}
	return fclose(script) != 0 || fclose(expected) != 0;
}
