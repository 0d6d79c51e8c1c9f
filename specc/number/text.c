/* Turns integers and floating-point bit patterns into text and back, exactly, by natural numbers
 * of up to 4160 bits. Shortest decimals: Steele and White, "How to Print Floating-Point Numbers
 * Accurately" (1990), algorithm FPP^2 with fixed-up estimate. */
#include "number/text.h"

#include "base/str.h"

/* ---- integers ---- */

size_t number_read_digits(
	const char *text, size_t length, unsigned base, uint64_t *value, bool *overflow)
{
	size_t at = 0;
	*value = 0;
	*overflow = false;
	for (; at < length; at++) {
		unsigned digit = (unsigned)hex_digit(text[at]);
		if (digit >= base)
			break;
		if (*value > (UINT64_MAX - digit) / base)
			*overflow = true;
		*value = *value * base + digit;
	}
	return at;
}

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

/* ---- natural numbers ---- */

#define BIG_LIMBS 130 /* 10^1095 and one spare limb; see LONGEST_DIGITS */

struct big {
	unsigned count;           /* limbs in use; the highest is not zero */
	uint32_t limb[BIG_LIMBS]; /* lowest first */
};

static void big_set(struct big *a, uint64_t value)
{
	a->count = 0;
	for (; value; value >>= 32)
		a->limb[a->count++] = (uint32_t)value;
}

/* a = a * factor + addend */
static void big_scale(struct big *a, uint32_t factor, uint32_t addend)
{
	uint64_t carry = addend;
	for (unsigned i = 0; i < a->count; i++) {
		carry += (uint64_t)a->limb[i] * factor;
		a->limb[i] = (uint32_t)carry;
		carry >>= 32;
	}
	if (carry)
		a->limb[a->count++] = (uint32_t)carry;
}

static void big_scale_power10(struct big *a, unsigned exponent)
{
	for (; exponent >= 9; exponent -= 9)
		big_scale(a, 1000000000, 0);
	for (; exponent; exponent--)
		big_scale(a, 10, 0);
}

static void big_shift_left(struct big *a, unsigned bits)
{
	unsigned limbs = bits / 32, rest = bits % 32;
	if (!a->count)
		return;
	if (rest)
		big_scale(a, (uint32_t)1 << rest, 0);
	if (!limbs)
		return;
	for (unsigned i = a->count; i-- > 0;)
		a->limb[i + limbs] = a->limb[i];
	for (unsigned i = 0; i < limbs; i++)
		a->limb[i] = 0;
	a->count += limbs;
}

static int big_compare(const struct big *a, const struct big *b)
{
	if (a->count != b->count)
		return a->count < b->count ? -1 : 1;
	for (unsigned i = a->count; i-- > 0;)
		if (a->limb[i] != b->limb[i])
			return a->limb[i] < b->limb[i] ? -1 : 1;
	return 0;
}

/* a -= b; a >= b */
static void big_subtract(struct big *a, const struct big *b)
{
	uint64_t borrow = 0;
	for (unsigned i = 0; i < a->count; i++) {
		uint64_t take = borrow + (i < b->count ? b->limb[i] : 0);
		borrow = a->limb[i] < take;
		a->limb[i] = (uint32_t)(a->limb[i] - take);
	}
	while (a->count && !a->limb[a->count - 1])
		a->count--;
}

/* Compares a + b with c. */
static int big_compare_sum(const struct big *a, const struct big *b, const struct big *c)
{
	struct big sum;
	unsigned longer = a->count > b->count ? a->count : b->count;
	uint64_t carry = 0;
	sum.count = longer;
	for (unsigned i = 0; i < longer; i++) {
		carry += (i < a->count ? a->limb[i] : 0);
		carry += (i < b->count ? b->limb[i] : 0);
		sum.limb[i] = (uint32_t)carry;
		carry >>= 32;
	}
	if (carry)
		sum.limb[sum.count++] = (uint32_t)carry;
	return big_compare(&sum, c);
}

static int bit_length(uint64_t value)
{
	int bits = 0;
	for (; value; value >>= 1)
		bits++;
	return bits;
}

static int big_bit_length(const struct big *a)
{
	return a->count ? 32 * (int)(a->count - 1) + bit_length(a->limb[a->count - 1]) : 0;
}

/* ---- formats ---- */

struct layout {
	int precision; /* bits of the significand with the hidden one */
	int least;     /* exponent of the smallest normal number */
	int shortest;  /* decimal exponent below which every number rounds to zero */
	int longest;   /* decimal exponent above which every number rounds to infinity */
};

static struct layout layout_of(unsigned bits)
{
	if (bits == 16)
		return (struct layout){ 11, -14, -8, 4 };
	if (bits == 32)
		return (struct layout){ 24, -126, -46, 38 };
	return (struct layout){ 53, -1022, -324, 308 };
}

/* ---- reading ---- */

/* More digits than any halfway case of binary64 has (767); what follows counts as one digit 1. */
#define LONGEST_DIGITS 770

struct decimal {
	struct big digits;
	int exponent;   /* number = digits * 10^exponent */
	unsigned count; /* significant digits taken */
	bool sticky;    /* a digit beyond the taken ones is not zero */
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

#define EXPONENT_LIMIT 100000000 /* beyond every exponent that a text can make up for by zeros */

/* exponent = ("e" | "E") ["+" | "-"] digits; returns the bytes read, or 0 */
static size_t read_exponent(const char *text, size_t length, int *exponent)
{
	size_t at = 1;
	if (length < 2 || (text[0] != 'e' && text[0] != 'E'))
		return 0;
	bool negative = text[1] == '-';
	if (text[1] == '-' || text[1] == '+')
		at++;
	if (at == length || !char_is_digit(text[at]))
		return 0;
	int value = 0;
	for (; at < length && char_is_digit(text[at]); at++)
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
	if (length > EXPONENT_LIMIT)
		length = EXPONENT_LIMIT;
	for (; at < length && char_is_digit(text[at]); at++)
		decimal_digit(number, (unsigned)(text[at] - '0'), false);
	if (!at)
		return 0;
	if (at + 1 < length && text[at] == '.' && char_is_digit(text[at + 1]))
		for (at++; at < length && char_is_digit(text[at]); at++)
			decimal_digit(number, (unsigned)(text[at] - '0'), true);
	int exponent = 0;
	at += read_exponent(text + at, length - at, &exponent);
	number->exponent += exponent;
	if (number->sticky) {
		big_scale(&number->digits, 10, 1);
		number->count++;
		number->exponent--;
	}
	return at;
}

/* The largest e with 2^e <= a / b. */
static int floor_log2(const struct big *a, const struct big *b)
{
	int e = big_bit_length(a) - big_bit_length(b);
	struct big scaled = e >= 0 ? *b : *a;
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
		unsigned digit = (unsigned)hex_digit(text[at]);
		if (digit > 15)
			return 0;
		*pattern = *pattern << 4 | digit;
	}
	return end;
}

size_t number_read_float(const char *text, size_t length, unsigned bits, uint64_t *pattern,
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
	int leading = number.exponent + (int)number.count - 1; /* of the first digit */
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

/* ---- writing ---- */

/* A number as 0.d1d2d3... * 10^exponent. */
struct digits {
	char text[20];
	int count, exponent;
};

/* numerator / divisor is the number, above / divisor and below / divisor the distances to the
 * ends of the interval of numbers that round to it; the ends belong to it when closed. */
struct interval {
	struct big numerator, divisor, above, below;
	bool closed;
};

static void interval_scale(struct interval *v, uint32_t factor)
{
	big_scale(&v->numerator, factor, 0);
	big_scale(&v->above, factor, 0);
	big_scale(&v->below, factor, 0);
}

/* True when the upper end is (or passes) the divisor, that is 1. */
static bool reaches_one(const struct interval *v)
{
	int order = big_compare_sum(&v->numerator, &v->above, &v->divisor);
	return v->closed ? order >= 0 : order > 0;
}

static bool below_end(const struct interval *v)
{
	int order = big_compare(&v->numerator, &v->below);
	return v->closed ? order <= 0 : order < 0;
}

/* significand * 2^exponent; narrow: the next smaller number is only half as far away. */
static void interval_set(struct interval *v, uint64_t significand, int exponent, bool narrow)
{
	unsigned shift = (unsigned)(exponent >= 0 ? exponent : 0);
	big_set(&v->numerator, significand);
	big_set(&v->above, 2);
	big_set(&v->below, narrow ? 1 : 2);
	big_set(&v->divisor, 4);
	big_shift_left(&v->numerator, shift + 2);
	big_shift_left(&v->above, shift);
	big_shift_left(&v->below, shift);
	big_shift_left(&v->divisor, (unsigned)(exponent < 0 ? -exponent : 0));
	v->closed = significand % 2 == 0;
}

/* Scales so that the upper end lies between 1/10 and 1; returns the power of ten taken out. */
static int interval_normalise(struct interval *v, int log2)
{
	/* log10(2) = 0.30103 - 4.4e-9; rounded towards minus infinity. */
	int power = (int)(((int64_t)log2 * 30103 + 100000 * 400) / 100000) - 400;
	if (power >= 0) {
		big_scale_power10(&v->divisor, (unsigned)power);
	} else {
		big_scale_power10(&v->numerator, (unsigned)-power);
		big_scale_power10(&v->above, (unsigned)-power);
		big_scale_power10(&v->below, (unsigned)-power);
	}
	while (reaches_one(v)) {
		big_scale(&v->divisor, 10, 0);
		power++;
	}
	return power;
}

static void shortest_digits(struct interval *v, struct digits *digits)
{
	bool low, high;
	digits->count = 0;
	do {
		interval_scale(v, 10);
		char digit = '0';
		for (; big_compare(&v->numerator, &v->divisor) >= 0; digit++)
			big_subtract(&v->numerator, &v->divisor);
		low = below_end(v);
		high = reaches_one(v);
		digits->text[digits->count++] = digit;
	} while (!low && !high);
	if (low && high) {
		int order = big_compare_sum(&v->numerator, &v->numerator, &v->divisor);
		bool odd = (digits->text[digits->count - 1] - '0') % 2 != 0;
		high = order > 0 || (order == 0 && odd);
	}
	if (high)
		digits->text[digits->count - 1]++; /* never beyond '9': the upper end is below 1 */
}

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
	return at + number_write_digits(out + at, magnitude, 10, 1);
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

size_t number_write_float(char *out, uint64_t pattern, unsigned bits)
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
