%# SPDX-License-Identifier: MIT
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
