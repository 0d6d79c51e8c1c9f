%# SPDX-License-Identifier: MIT
/* Reports an error in an argument; returns false. */
static bool refuse(const char *argument, const char *why)
{
	fprintf(stderr, "${$p}_tool: '%s': %s\n", argument, why);
	return false;
}

/* number = ["-"] ("0x" hex digits | decimal digits), length bytes; the magnitude */
static bool read_number(const char *text, size_t length, uint64_t *value, bool *negative)
{
	size_t at = 0;
	*value = 0;
	*negative = length && text[0] == '-';
	at += *negative;
	bool hexadecimal = length - at > 2 && text[at] == '0' && (text[at + 1] | 0x20) == 'x';
	uint64_t base = hexadecimal ? 16 : 10;
	at += hexadecimal ? 2 : 0;
	if (at == length)
		return false;
	for (; at < length; at++) {
		uint64_t digit = tool_digit(text[at]);
		if (digit >= base || *value > (UINT64_MAX - digit) / base)
			return false;
		*value = *value * base + digit;
	}
	return true;
}

/* A number as the bits of a register of this width; false if it does not fit. */
static bool fit(uint64_t *value, bool negative, unsigned width)
{
	uint64_t most = UINT64_MAX >> (64 - width);
	if (!negative)
		return *value <= most;
	if (*value && *value - 1 > most >> 1)
		return false;
	*value = (0 - *value) & most;
	return true;
}

/* The text of a nonnegative number. */
static bool read_index(const char *text, size_t length, uint64_t *value)
{
	bool negative;
	return read_number(text, length, value, &negative) && !negative;
}

