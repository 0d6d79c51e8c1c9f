%# SPDX-License-Identifier: MIT
/* The largest e with 2^e <= a / b. */
static int floor_log2(const struct big *a, const struct big *b)
{
	int e = big_bit_length(a) - big_bit_length(b);
	struct big scaled;
	big_copy(&scaled, e >= 0 ? b : a);
	big_shift_left(&scaled, (unsigned)(e >= 0 ? e : -e));
	int order = e >= 0 ? big_compare(a, &scaled) : big_compare(&scaled, b);
	return order < 0 ? e - 1 : e;
}

/* a / b rounded to nearest even; the quotient has at most `bits` bits before rounding. Uses up a
 * and b. */
static uint64_t divide_round(struct big *a, struct big *b, unsigned bits)
{
	uint64_t quotient = 0;
	big_shift_left(b, bits);
	for (unsigned i = 0; i <= bits; i++) {
		quotient <<= 1;
		if (big_compare(a, b) >= 0) {
			big_subtract(a, b);
			quotient |= 1;
		}
		big_shift_left(a, 1); /* stays below 2 b */
	}
	int order = big_compare(a, b); /* twice the remainder against the divisor */
	return quotient + (order > 0 || (order == 0 && (quotient & 1)));
}

/* digits * 10^exponent as a bit pattern. */
static uint64_t round_decimal(struct decimal *number, struct layout layout)
{
	struct big divisor;
	big_set(&divisor, 1);
	if (number->exponent >= 0)
		big_scale_power10(&number->digits, (unsigned)number->exponent);
	else
		big_scale_power10(&divisor, (unsigned)-number->exponent);
	int exponent = floor_log2(&number->digits, &divisor);
	if (exponent < layout.least)
		exponent = layout.least;
	int quantum = exponent - (layout.precision - 1); /* exponent of the last place */
	if (quantum < 0)
		big_shift_left(&number->digits, (unsigned)-quantum);
	else
		big_shift_left(&divisor, (unsigned)quantum);
	uint64_t significand = divide_round(&number->digits, &divisor, (unsigned)layout.precision);
	/* The hidden bit of the significand adds the missing one to the exponent, as does a carry out
	 * of it; subnormal numbers have neither. */
	return ((uint64_t)(exponent - layout.least) << (layout.precision - 1)) + significand;
}

/* "0f" and bits / 4 hex digits */
static size_t read_pattern(const char *text, size_t length, unsigned bits, uint64_t *pattern)
{
	size_t end = 2 + bits / 4;
	if (length < end || text[0] != '0' || (text[1] != 'f' && text[1] != 'F'))
		return 0;
	*pattern = 0;
	for (size_t at = 2; at < end; at++) {
		unsigned digit = digit_value(text[at]);
		if (digit == 16)
			return 0;
		*pattern = *pattern << 4 | digit;
	}
	return end;
}

size_t ${$p}_read_float(const char *text, size_t length, unsigned bits, uint64_t *pattern,
	bool *is_pattern, bool *overflow)
{
	struct layout layout = layout_of(bits);
	struct decimal number;
	*overflow = false;
	size_t used = read_pattern(text, length, bits, pattern);
	*is_pattern = used != 0;
	if (used)
		return used;
	used = read_decimal(text, length, &number);
	*pattern = 0;
	int64_t leading = number.exponent + number.count - 1; /* of the first digit */
	if (!used || !number.count || leading < layout.shortest)
		return used;
	*overflow = leading > layout.longest;
	if (*overflow)
		return used;
	*pattern = round_decimal(&number, layout);
	uint64_t infinity = ((uint64_t)1 << (bits - 1)) - ((uint64_t)1 << (layout.precision - 1));
	*overflow = *pattern >= infinity;
	return used;
}
