/* SPDX-License-Identifier: MIT */
/* Integers as text and back. Floats: templates/c/number, from which the Makefile also makes C
 * for specc. */
#include "number/text.h"

size_t number_read_integer(const char *text, size_t length, uint64_t *value, bool *overflow)
{
	unsigned base = 10;
	if (length > 2 && text[0] == '0')
		base = text[1] == 'x' || text[1] == 'X' ? 16 : text[1] == 'b' || text[1] == 'B' ? 2 : 10;
	if (base != 10) {
		size_t used = number_read_digits(text + 2, length - 2, base, value, overflow);
		if (used)
			return used + 2;
	}
	return number_read_digits(text, length, 10, value, overflow);
}

size_t number_write_digits(char *out, uint64_t value, unsigned base, unsigned least)
{
	char digits[NUMBER_TEXT_MAX];
	size_t count = 0, at = 0;
	do {
		digits[count++] = "0123456789abcdef"[value % base];
		value /= base;
	} while (value || (count < least && count < sizeof digits));
	while (count)
		out[at++] = digits[--count];
	return at;
}
