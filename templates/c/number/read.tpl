%# SPDX-License-Identifier: MIT
/* ---- formats ---- */

struct layout {
	int precision; /* bits of the significand with the hidden one */
	int least;     /* exponent of the smallest normal number */
	int shortest;  /* decimal exponent below which every number rounds to zero */
	int longest;   /* decimal exponent above which every number rounds to infinity */
};

static struct layout layout_of(unsigned bits)
{
%let single = number($float16) + number($float32) + number($float64) = 1
%if $single
	(void)bits; /* there is one format */
%end
%if $float16
%if not($single)
	if (bits == 16)
%end
		return (struct layout){ 11, -14, -8, 4 };
%end
%if $float32
%if $float64
	if (bits == 32)
%end
		return (struct layout){ 24, -126, -46, 38 };
%end
%if $float64
	return (struct layout){ 53, -1022, -324, 308 };
%end
}

/* ---- reading decimals ---- */

%if $float64
/* More digits than any halfway case of binary64 has (767); what follows counts as one digit 1. */
#define LONGEST_DIGITS 770
%end
%if not($float64)
/* More digits than any halfway case of binary32 has (113); what follows counts as one digit 1. */
#define LONGEST_DIGITS 116
%end

struct decimal {
	struct big digits;
	int64_t exponent; /* number = digits * 10^exponent */
	unsigned count;   /* significant digits taken */
	bool sticky;      /* a digit beyond those used is not zero */
};

static void decimal_digit(struct decimal *number, unsigned digit, bool fraction)
{
	if (number->count == 0 && digit == 0) { /* a leading zero */
		if (fraction)
			number->exponent--;
		return;
	}
	if (number->count == LONGEST_DIGITS) {
		number->sticky |= digit != 0;
		if (!fraction)
			number->exponent++;
		return;
	}
	big_scale(&number->digits, 10, digit);
	number->count++;
	if (fraction)
		number->exponent--;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

#define EXPONENT_LIMIT (INT64_MAX / 100) /* too many zeros for any text */

/* exponent = ("e" | "E") ["+" | "-"] digits; returns the bytes read, or 0 */
static size_t read_exponent(const char *text, size_t length, int64_t *exponent)
{
	size_t at = 1;
	if (length < 2 || (text[0] != 'e' && text[0] != 'E'))
		return 0;
	bool negative = text[1] == '-';
	if (text[1] == '-' || text[1] == '+')
		at++;
	if (at == length || !is_digit(text[at]))
		return 0;
	int64_t value = 0;
	for (; at < length && is_digit(text[at]); at++)
		if (value < EXPONENT_LIMIT)
			value = value * 10 + (text[at] - '0');
	*exponent = negative ? -value : value;
	return at;
}

static size_t read_decimal(const char *text, size_t length, struct decimal *number)
{
	size_t at = 0;
	big_set(&number->digits, 0);
	number->exponent = 0;
	number->count = 0;
	number->sticky = false;
	for (; at < length && is_digit(text[at]); at++)
		decimal_digit(number, (unsigned)(text[at] - '0'), false);
	if (!at)
		return 0;
	if (at + 1 < length && text[at] == '.' && is_digit(text[at + 1]))
		for (at++; at < length && is_digit(text[at]); at++)
			decimal_digit(number, (unsigned)(text[at] - '0'), true);
	int64_t exponent = 0;
	at += read_exponent(text + at, length - at, &exponent);
	number->exponent += exponent;
	if (number->sticky) {
		big_scale(&number->digits, 10, 1);
		number->count++;
		number->exponent--;
	}
	return at;
}
