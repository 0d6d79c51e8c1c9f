/* SPDX-License-Identifier: MIT */
/* Converts decimal constants to binary32 if they are exactly representable. */
#include "number/real.h"

#include "number/wide.h"

enum { MAX_DIGITS = 150, MAX_POINT = 149, FRACTION = 23, BIAS = 127, LEAST = -149, MOST = 127 };

/* Reads the digits, without the point, as an integer, and counts those after the point. */
static bool read_digits(struct str text, struct wide *digits, unsigned *behind)
{
	bool point = false;
	unsigned count = 0;
	*digits = wide_from(0);
	*behind = 0;
	for (size_t i = 0; i < text.length && text.text[i] != 'f'; i++) {
		char c = text.text[i];
		if (c == '.') {
			point = true;
			continue;
		}
		*digits = wide_add(wide_mul(*digits, wide_from(10)), wide_from(c - '0'));
		*behind += point;
		if (++count > MAX_DIGITS)
			return false;
	}
	return *behind <= MAX_POINT;
}

/* Divides n by 5^power; false if the result is not an integer. */
static bool divide_by_fives(struct wide *n, unsigned power)
{
	struct wide five = wide_from(5);
	for (unsigned i = 0; i < power; i++) {
		struct wide quotient = wide_div(*n, five);
		if (!wide_equal(wide_mul(quotient, five), *n))
			return false;
		*n = quotient;
	}
	return true;
}

bool sem_real_bits(struct str text, uint32_t *bits)
{
	struct wide n;
	unsigned behind, odd = 0;
	*bits = 0;
	if (!read_digits(text, &n, &behind) || !divide_by_fives(&n, behind))
		return false;
	if (wide_is_zero(n))
		return true;
	while (!wide_bit(n, odd))
		odd++;
	n = wide_shr(n, odd);
	int length = (int)wide_length(n), low = (int)odd - (int)behind;
	int top = low + length - 1; /* n * 2^low has its highest bit at 2^top */
	if (length > FRACTION + 1 || low < LEAST || top > MOST)
		return false;
	uint32_t mantissa = (uint32_t)n.limb[0];
	if (top < 1 - BIAS)
		*bits = mantissa << (low - LEAST);
	else
		*bits = (uint32_t)(top + BIAS) << FRACTION |
				((mantissa << (FRACTION + 1 - length)) & (((uint32_t)1 << FRACTION) - 1));
	return true;
}
