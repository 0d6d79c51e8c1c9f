%# SPDX-License-Identifier: MIT
static size_t put_zeros(char *out, size_t at, int count)
{
	for (; count > 0; count--)
		out[at++] = '0';
	return at;
}

static size_t put_digits(char *out, size_t at, const struct digits *digits, int from, int to)
{
	for (int i = from; i < to; i++)
		out[at++] = digits->text[i];
	return at;
}

static size_t write_plain(char *out, size_t at, const struct digits *digits)
{
	int whole = digits->exponent; /* digits before the point */
	if (whole <= 0) {
		out[at++] = '0';
		out[at++] = '.';
		at = put_zeros(out, at, -whole);
		return put_digits(out, at, digits, 0, digits->count);
	}
	if (whole >= digits->count) {
		at = put_digits(out, at, digits, 0, digits->count);
		return put_zeros(out, at, whole - digits->count);
	}
	at = put_digits(out, at, digits, 0, whole);
	out[at++] = '.';
	return put_digits(out, at, digits, whole, digits->count);
}

static size_t write_scientific(char *out, size_t at, const struct digits *digits)
{
	int exponent = digits->exponent - 1;
	out[at++] = digits->text[0];
	if (digits->count > 1)
		out[at++] = '.';
	at = put_digits(out, at, digits, 1, digits->count);
	out[at++] = 'e';
	out[at++] = exponent < 0 ? '-' : '+';
	uint64_t magnitude = (uint64_t)(exponent < 0 ? -exponent : exponent);
%if not($decimal-digits)
	return at + ${$p}_write_decimal(out + at, magnitude);
%end
%if $decimal-digits
	return at + ${$p}_write_decimal(out + at, magnitude, 1);
%end
}

static size_t write_pattern(char *out, uint64_t pattern, unsigned bits)
{
	size_t at = 0;
	out[at++] = '0';
	out[at++] = 'f';
	for (unsigned shift = bits; shift > 0; shift -= 4)
		out[at++] = "0123456789abcdef"[pattern >> (shift - 4) & 15];
	return at;
}

size_t ${$p}_write_float(char *out, uint64_t pattern, unsigned bits)
{
	struct layout layout = layout_of(bits);
	uint64_t hidden = (uint64_t)1 << (layout.precision - 1);
	uint64_t sign = (uint64_t)1 << (bits - 1);
	uint64_t exponent = (pattern & (sign - 1)) >> (layout.precision - 1);
	uint64_t significand = pattern & (hidden - 1);
	size_t at = 0;
	if (exponent == (sign - 1) >> (layout.precision - 1))
		return write_pattern(out, pattern, bits);
	if (pattern & sign)
		out[at++] = '-';
	if (!(pattern & (sign - 1))) {
		out[at++] = '0';
		return at;
	}
	bool narrow = exponent > 1 && !significand;
	if (exponent)
		significand |= hidden;
	int power = layout.least - (layout.precision - 1) + (exponent ? (int)exponent - 1 : 0);
	struct interval interval;
	struct digits digits;
	interval_set(&interval, significand, power, narrow);
	digits.exponent = interval_normalise(&interval, power + bit_length(significand) - 1);
	shortest_digits(&interval, &digits);
	if (digits.exponent - 1 >= -5 && digits.exponent - 1 <= 15)
		return write_plain(out, at, &digits);
	return write_scientific(out, at, &digits);
}
