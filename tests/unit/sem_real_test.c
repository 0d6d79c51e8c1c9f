/* SPDX-License-Identifier: MIT */
/* Real constants: bits from the tables of IEEE 754, and the decimal expansions printed by libc. */
#include "unit.h"
#include "number/real.h"

TEST(known_constants)
{
	static const struct {
		const char *text;
		uint32_t bits;
	} table[] = { { "0.0", 0 }, { "1.0", 0x3F800000 }, { "1.0f", 0x3F800000 },
		{ "0.5", 0x3F000000 }, { "2.0", 0x40000000 }, { "0.15625", 0x3E200000 },
		{ "85.125", 0x42AA4000 }, { "16777215.0", 0x4B7FFFFF }, { "16777216.0", 0x4B800000 },
		{ "340282346638528859811704183484516925440.0", 0x7F7FFFFF } };
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		uint32_t bits;
		assert_true(sem_real_bits(str_from_c(table[i].text), &bits));
		assert_int_equal(bits, table[i].bits);
	}
}

TEST(others_are_refused)
{
	static const char *const texts[] = { "0.1", "0.3f", "16777217.0", "0.15625001",
		"340282366920938463463374607431768211456.0" /* 2^128 */ };
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		uint32_t bits = 1;
		assert_false(sem_real_bits(str_from_c(texts[i]), &bits));
		assert_int_equal(bits, 0);
	}
}

/* Every exponent with some fractions, including subnormals; half a unit more is refused. */
TEST(every_number_has_its_digits)
{
	static const uint32_t fractions[] = { 0, 1, 0x400000, 0x7FFFFF, 0x123456, 0x555555 };
	for (uint32_t exponent = 0; exponent < 255; exponent++)
		for (size_t i = 0; i < sizeof fractions / sizeof *fractions; i++) {
			uint32_t expected = exponent << 23 | fractions[i], bits;
			float number;
			char text[400];
			memcpy(&number, &expected, sizeof number);
			snprintf(text, sizeof text, "%.149f", (double)number);
			for (size_t end = strlen(text); text[end - 1] == '0' && text[end - 2] != '.';)
				text[--end] = '\0';
			assert_true(sem_real_bits(str_from_c(text), &bits));
			assert_int_equal(bits, expected);
			if (exponent < 2 || exponent > 250)
				continue;
			snprintf(
				text, sizeof text, "%.149f", (double)number + (double)number / 16777216 / 16777216);
			assert_false(sem_real_bits(str_from_c(text), &bits));
		}
}
