/* SPDX-License-Identifier: MIT */
/* number/text.h compared with libc, which shares none of our arithmetic: all half floats, random
 * and hard patterns of binary32 and binary64, and decimals at and next to the halfway points. */
#include "unit.h"
#include "number/text.h"

static unsigned deep(void)
{
	const char *value = getenv("DEEP");
	return value && *value && *value != '0' ? 10 : 1;
}

/* ---- reading by libc ---- */

static double half_to_double(uint64_t pattern)
{
	uint64_t sign = pattern >> 15 & 1, exponent = pattern >> 10 & 31, fraction = pattern & 1023;
	double scale = 1;
	uint64_t biased = exponent ? exponent : 1;
	for (uint64_t i = biased; i < 25; i++)
		scale /= 2;
	for (uint64_t i = 25; i < biased; i++)
		scale *= 2;
	double value = (double)(exponent ? fraction + 1024 : fraction) * scale;
	return sign ? -value : value;
}

static double to_double(uint64_t pattern, unsigned bits)
{
	double value;
	float single;
	uint32_t low = (uint32_t)pattern;
	if (bits == 16)
		return half_to_double(pattern);
	if (bits == 32) {
		memcpy(&single, &low, sizeof single);
		return (double)single;
	}
	memcpy(&value, &pattern, sizeof value);
	return value;
}

/* The pattern that libc reads; half floats by a search for the nearest one (exact in doubles, as
 * the texts used here are short). */
static uint64_t libc_read(const char *text, unsigned bits)
{
	uint64_t pattern = 0;
	if (bits == 64) {
		double value = strtod(text, NULL);
		memcpy(&pattern, &value, sizeof value);
		return pattern;
	}
	if (bits == 32) {
		float value = strtof(text, NULL);
		uint32_t low;
		memcpy(&low, &value, sizeof value);
		return low;
	}
	double value = strtod(text, NULL);
	uint64_t low = 0, high = 0x7c00;
	while (high - low > 1) {
		uint64_t middle = (low + high) / 2;
		if (half_to_double(middle) <= value)
			low = middle;
		else
			high = middle;
	}
	double down = value - half_to_double(low);
	double up = (high == 0x7c00 ? 65536.0 : half_to_double(high)) - value;
	return down < up || (down == up && low % 2 == 0) ? low : high;
}

/* ---- writing ---- */

static uint64_t infinity_of(unsigned bits)
{
	return bits == 16 ? 0x7c00 : bits == 32 ? 0x7f800000 : 0x7ff0000000000000;
}

/* Does one of the two decimals of this many digits next to the number read back as it? */
static bool some_decimal_reads_back(uint64_t pattern, unsigned bits, int digits)
{
	char text[64];
	double value = to_double(pattern, bits);
	snprintf(text, sizeof text, "%.*e", digits - 1, value);
	if (libc_read(text, bits) == pattern)
		return true;
	/* the other neighbour: change the last digit towards the number */
	long double target = (long double)value, near = strtold(text, NULL);
	char *last = strchr(text, 'e') - 1;
	if (near < target) {
		for (; *last == '9' || *last == '.'; last--) {
			if (last == text)
				return false; /* 9.99 -> 10.0: fewer digits, tried before */
			if (*last == '9')
				*last = '0';
		}
		(*last)++;
	} else {
		for (; *last == '0' || *last == '.'; last--) {
			if (last == text)
				return false;
			if (*last == '0')
				*last = '9';
		}
		(*last)--;
	}
	return libc_read(text, bits) == pattern;
}

static int significant_digits(const char *text)
{
	int digits = 0, zeros = 0;
	bool started = false;
	for (; *text && *text != 'e'; text++) {
		if (*text < '0' || *text > '9')
			continue;
		started |= *text != '0';
		if (!started)
			continue;
		digits++;
		zeros = *text == '0' ? zeros + 1 : 0;
	}
	return digits - zeros;
}

static void check_pattern(uint64_t pattern, unsigned bits)
{
	char text[NUMBER_TEXT_MAX + 1], libc[64];
	uint64_t sign = (uint64_t)1 << (bits - 1), back;
	bool is_pattern, overflow;
	size_t length = number_write_float(text, pattern, bits);
	assert_true(length <= NUMBER_TEXT_MAX);
	text[length] = 0;
	const char *digits = text + (text[0] == '-');
	size_t rest = strlen(digits);
	assert_int_equal(number_read_float(digits, rest, bits, &back, &is_pattern, &overflow), rest);
	assert_false(overflow);
	if ((pattern & (sign - 1)) >= infinity_of(bits)) {
		assert_true(is_pattern);
		assert_true(back == pattern);
		return;
	}
	assert_false(is_pattern);
	if ((back | (text[0] == '-' ? sign : 0)) != pattern)
		fail_msg("%s reads back as %llx, not %llx", text, (unsigned long long)back,
			(unsigned long long)pattern);
	pattern &= sign - 1;
	if (libc_read(digits, bits) != pattern)
		fail_msg("libc reads %s otherwise than %llx", text, (unsigned long long)pattern);
	int count = significant_digits(digits);
	if (count > 1 && some_decimal_reads_back(pattern, bits, count - 1))
		fail_msg("%s is not the shortest", text);
	if (count) {
		snprintf(libc, sizeof libc, "%.*e", count - 1, to_double(pattern, bits));
		if (libc_read(libc, bits) == pattern && strtod(libc, NULL) != strtod(digits, NULL))
			fail_msg("%s is not the nearest, %s is", text, libc);
	}
}

TEST(every_half_float)
{
	for (uint64_t pattern = 0; pattern < 0x10000; pattern++)
		check_pattern(pattern, 16);
}

TEST(random_single_floats)
{
	for (unsigned i = 0; i < 100000 * deep(); i++)
		check_pattern(unit_random() >> 32, 32);
}

TEST(random_double_floats)
{
	for (unsigned i = 0; i < 20000 * deep(); i++)
		check_pattern(unit_random(), 64);
}

TEST(edges)
{
	for (unsigned exponent = 0; exponent < 256; exponent++) {
		uint64_t base = (uint64_t)exponent << 23;
		check_pattern(base, 32);
		check_pattern(base + 1, 32);
		check_pattern((base - 1) & 0xffffffff, 32);
	}
	for (unsigned exponent = 0; exponent < 2048; exponent++) {
		uint64_t base = (uint64_t)exponent << 52;
		check_pattern(base, 64);
		check_pattern(base + 1, 64);
		check_pattern(base - 1, 64);
	}
}

/* One million patterns, only read back. */
TEST(many_single_floats)
{
	for (unsigned i = 0; i < 1000000; i++) {
		char text[NUMBER_TEXT_MAX];
		uint64_t pattern = unit_random() >> 33, back;
		bool is_pattern, overflow;
		size_t length = number_write_float(text, pattern, 32);
		assert_int_equal(
			number_read_float(text, length, 32, &back, &is_pattern, &overflow), length);
		assert_true(back == pattern);
	}
}

static uint64_t read_whole(const char *text, unsigned bits)
{
	uint64_t pattern;
	bool is_pattern, overflow;
	size_t used = number_read_float(text, strlen(text), bits, &pattern, &is_pattern, &overflow);
	assert_int_equal(used, strlen(text));
	return overflow ? infinity_of(bits) : pattern;
}

/* The exact decimal halfway between two neighbours, and the same with a digit far after it. */
static void halfway(uint64_t pattern, unsigned bits)
{
	char text[2400];
	if (bits == 32) {
		double middle = (to_double(pattern, 32) + to_double(pattern + 1, 32)) / 2;
		snprintf(text, sizeof text, "%.200f", middle);
	} else {
		long double low = (long double)to_double(pattern, 64);
		long double high = (long double)to_double(pattern + 1, 64);
		snprintf(text, sizeof text, "%.1100Lf", (low + high) / 2);
	}
	assert_true(read_whole(text, bits) == libc_read(text, bits));
	assert_true(read_whole(text, bits) == pattern + (pattern & 1));
	size_t length = strlen(text);
	assert_true(length + 1 < sizeof text);
	memcpy(text + length, "1", 2);
	assert_true(read_whole(text, bits) == pattern + 1);
}

TEST(halfway_points)
{
	for (unsigned i = 0; i < 2000 * deep(); i++) {
		halfway(unit_random() % 0x7f7fffff, 32);
		halfway(unit_random() % 0x7fefffffffffffff, 64);
		halfway(unit_random() % 0x10000000000000, 64); /* subnormal */
	}
	halfway(0, 32);
	halfway(0, 64);
	halfway(0x7f7ffffe, 32);
	halfway(0x7feffffffffffffe, 64);
	halfway(0x000fffffffffffff, 64);
}

TEST(random_decimals)
{
	for (unsigned i = 0; i < 100000 * deep(); i++) {
		char text[80];
		unsigned bits = i % 3 == 0 ? 16 : i % 3 == 1 ? 32 : 64;
		int span = bits == 16 ? 12 : bits == 32 ? 55 : 340;
		int exponent = (int)(unit_random() % (unsigned)(2 * span)) - span;
		if (bits == 16) /* few digits, so that a double represents them well enough */
			snprintf(text, sizeof text, "%u.%02ue%d", (unsigned)(unit_random() % 10000),
				(unsigned)(unit_random() % 100), exponent);
		else
			snprintf(text, sizeof text, "%llu.%llue%d",
				(unsigned long long)(unit_random() >> unit_random() % 64),
				(unsigned long long)(unit_random() >> unit_random() % 64), exponent);
		if (read_whole(text, bits) != libc_read(text, bits))
			fail_msg("binary%u %s: %llx, libc %llx", bits, text,
				(unsigned long long)read_whole(text, bits),
				(unsigned long long)libc_read(text, bits));
	}
}

TEST(hard_cases)
{
	static const char *const texts[] = {
		"0",
		"0.0",
		"0e999999999999",
		"00000000000000000001",
		"1e-400",
		"1e400",
		"2.2250738585072011e-308",
		"2.2250738585072012e-308",
		"4.9406564584124654e-324",
		"2.4703282292062327e-324",
		"2.4703282292062328e-324",
		"1.7976931348623157e308",
		"1.7976931348623158e308",
		"1.7976931348623159e308",
		"9007199254740993",
		"9007199254740992.99999999999999999999999999999",
		"5e-324",
		"1e23",
		"8.5e22",
		"6.02214076e23",
		"7.2057594037927933e16",
		"0.1",
		"0.3",
		"1e22",
		"100000000000000016777216",
		"3.4028235677973366e38",
		"3.4028235677973365e38",
		"1.1754943508222875e-38",
		"7.006492321624085e-46",
		"7.006492321624086e-46",
		"16777217",
		"16777217.0000000001",
	};
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		assert_true(read_whole(texts[i], 64) == libc_read(texts[i], 64));
		assert_true(read_whole(texts[i], 32) == libc_read(texts[i], 32));
	}
	/* a million zeros before the point, and an exponent that compensates for them */
	static char zeros[1000020];
	memset(zeros, '0', sizeof zeros);
	zeros[0] = '1';
	memcpy(zeros + 1000001, "e-1000000", 10);
	assert_true(read_whole(zeros, 32) == 0x3f800000);
	static const char leading[] = "0.";
	memset(zeros, '0', sizeof zeros);
	memcpy(zeros, leading, 2);
	memcpy(zeros + 1000001, "1e1000000", 10);
	assert_true(read_whole(zeros, 64) == 0x3ff0000000000000);
}

static void assert_text(uint64_t pattern, unsigned bits, const char *expected)
{
	char text[NUMBER_TEXT_MAX + 1];
	text[number_write_float(text, pattern, bits)] = 0;
	assert_string_equal(text, expected);
}

TEST(notation)
{
	assert_text(0, 32, "0");
	assert_text(0x80000000, 32, "-0");
	assert_text(0x3f800000, 32, "1");
	assert_text(0xbe800000, 32, "-0.25");
	assert_text(0x3727c5ac, 32, "0.00001");
	assert_text(0x358637bd, 32, "1e-6");
	assert_text(0x35c9539c, 32, "1.5e-6");
	assert_text(0x58635fa9, 32, "1000000000000000");
	assert_text(0x5a0e1bca, 32, "1e+16");
	assert_text(0x7f7fffff, 32, "3.4028235e+38");
	assert_text(1, 32, "1e-45");
	assert_text(0x7f800000, 32, "0f7f800000");
	assert_text(0xffc00001, 32, "0fffc00001");
	assert_text(1, 64, "5e-324");
	assert_text(0x7ff8000000000000, 64, "0f7ff8000000000000");
	assert_text(0x7bff, 16, "65500");
	assert_text(0xfe00, 16, "0ffe00");
}

TEST(not_numbers)
{
	uint64_t value;
	bool is_pattern, overflow;
	assert_int_equal(number_read_float("", 0, 32, &value, &is_pattern, &overflow), 0);
	assert_int_equal(number_read_float(".5", 2, 32, &value, &is_pattern, &overflow), 0);
	assert_int_equal(number_read_float("-1", 2, 32, &value, &is_pattern, &overflow), 0);
	assert_int_equal(number_read_float("1.x", 3, 32, &value, &is_pattern, &overflow), 1);
	assert_int_equal(number_read_float("1E2", 3, 32, &value, &is_pattern, &overflow), 3);
	assert_int_equal(value, 0x42c80000); /* 100 */
	assert_int_equal(number_read_float("1e+", 3, 32, &value, &is_pattern, &overflow), 1);
	assert_int_equal(number_read_float("0f3F80000", 9, 32, &value, &is_pattern, &overflow), 1);
	assert_int_equal(number_read_float("0f3F8000;0", 10, 32, &value, &is_pattern, &overflow), 1);
	assert_int_equal(number_read_float("0F3f800000", 10, 32, &value, &is_pattern, &overflow), 10);
	assert_true(is_pattern && value == 0x3f800000);
	number_read_float("65520", 5, 16, &value, &is_pattern, &overflow);
	assert_true(overflow);
	number_read_float("65519", 5, 16, &value, &is_pattern, &overflow);
	assert_true(!overflow && value == 0x7bff);
}

static void assert_integer(const char *text, size_t used, uint64_t expected, bool expected_overflow)
{
	uint64_t value;
	bool overflow;
	assert_int_equal(number_read_integer(text, strlen(text), &value, &overflow), used);
	assert_int_equal(overflow, expected_overflow);
	if (used && !overflow)
		assert_true(value == expected);
}

TEST(integers)
{
	assert_integer("0", 1, 0, false);
	assert_integer("0x1Fg", 4, 31, false);
	assert_integer("0b1012", 5, 5, false);
	assert_integer("31", 2, 31, false);
	assert_integer("0x", 1, 0, false);
	assert_integer("0b2", 1, 0, false);
	assert_integer("x", 0, 0, false);
	assert_integer("18446744073709551615", 20, UINT64_MAX, false);
	assert_integer("18446744073709551616", 20, 0, true);
	assert_integer("0xffffffffffffffff", 18, UINT64_MAX, false);
	assert_integer("0x10000000000000000", 19, 0, true);
	assert_integer("0x00000000000000000001", 22, 1, false);
	char text[NUMBER_TEXT_MAX + 1];
	text[number_write_digits(text, UINT64_MAX, 10, 1)] = 0;
	assert_string_equal(text, "18446744073709551615");
	text[number_write_digits(text, 0, 16, 0)] = 0;
	assert_string_equal(text, "0");
	text[number_write_digits(text, 0x1f, 16, 4)] = 0;
	assert_string_equal(text, "001f");
	assert_int_equal(number_write_digits(text, 1, 10, 1000), NUMBER_TEXT_MAX);
}
