%# SPDX-License-Identifier: MIT
/* ---- writing: Steele and White, FPP^2 (1990), with an estimate of the exponent ---- */

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

/* Scales the upper end to between 1/10 and 1; returns the power of ten taken out. */
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
