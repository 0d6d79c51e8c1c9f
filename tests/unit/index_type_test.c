/* SPDX-License-Identifier: MIT */
/* derived/c_internal.h -> assertions on the types of tables of numbers, by their largest number. */
#include "unit.h"
#include "derived/c_internal.h"

/* An unsigned integer of n bits holds numbers up to 2^n - 1. */
TEST(test_least_width)
{
	assert_string_equal(c_index_type(0), "uint16_t");
	assert_string_equal(c_index_type(((size_t)1 << 16) - 1), "uint16_t");
	assert_string_equal(c_index_type((size_t)1 << 16), "uint32_t");
	assert_string_equal(c_index_type(((size_t)1 << 32) - 1), "uint32_t");
}
