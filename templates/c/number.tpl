%file "${$p}_number.c"
%call banner('Numbers as text: integers, and binary floating point in shortest exact decimals.')
#include "${c-string: $p}_tables.h"

/* Value of a digit in any base up to 16, or 16. */
static unsigned digit_value(char c)
{
	if (c >= '0' && c <= '9')
		return (unsigned)(c - '0');
	if (c >= 'a' && c <= 'f')
		return (unsigned)(c - 'a') + 10;
	if (c >= 'A' && c <= 'F')
		return (unsigned)(c - 'A') + 10;
	return 16;
}

size_t ${$p}_read_digits(
	const char *text, size_t length, unsigned base, uint64_t *value, bool *overflow)
{
	size_t at = 0;
	*value = 0;
	*overflow = false;
	for (; at < length; at++) {
		unsigned digit = digit_value(text[at]);
		if (digit >= base)
			break;
		if (*value > (UINT64_MAX - digit) / base)
			*overflow = true;
		*value = *value * base + digit;
	}
	return at;
}

size_t ${$p}_read_integer(const char *text, size_t length, uint64_t *value, bool *overflow)
{
	unsigned base = 10;
	if (length > 2 && text[0] == '0')
		base = text[1] == 'x' || text[1] == 'X' ? 16 : text[1] == 'b' || text[1] == 'B' ? 2 : 10;
	if (base != 10) {
		size_t used = ${$p}_read_digits(text + 2, length - 2, base, value, overflow);
		if (used)
			return used + 2;
	}
	return ${$p}_read_digits(text, length, 10, value, overflow);
}

size_t ${$p}_write_digits(char *out, uint64_t value, unsigned base, unsigned least)
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
%if $d/floats/@count != '0'

%include "number_big.tpl"

%include "number_read.tpl"

%include "number_round.tpl"

%include "number_digits.tpl"

%include "number_write.tpl"
%end
