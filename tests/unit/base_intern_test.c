/* SPDX-License-Identifier: MIT */
/* Interning: equal bytes share one copy, different bytes do not, and copies outlive the table. */
#include "unit.h"
#include "base/intern.h"

enum { COUNT = 5000 };

TEST(equal_bytes_have_one_copy)
{
	static uint64_t *copies[COUNT];
	struct arena arena = { 0 };
	struct intern intern = { .arena = &arena };
	for (uint64_t i = 0; i < COUNT; i++)
		copies[i] = intern_bytes(&intern, &i, sizeof i);
	for (uint64_t i = 0; i < COUNT; i++)
		assert_ptr_equal(intern_bytes(&intern, &i, sizeof i), copies[i]);
	intern_free(&intern);
	for (size_t i = 0; i < COUNT; i++)
		memset(arena_alloc(&arena, sizeof i), 0xff, sizeof i); /* where freed copies were */
	for (uint64_t i = 0; i < COUNT; i++)
		assert_int_equal(*copies[i], i);
	arena_free(&arena);
}

TEST(length_tells_apart)
{
	static const char zeros[64];
	const void *copies[sizeof zeros + 1];
	struct arena arena = { 0 };
	struct intern intern = { .arena = &arena };
	for (size_t size = 0; size <= sizeof zeros; size++)
		copies[size] = intern_bytes(&intern, zeros, size);
	assert_null(copies[0]);
	for (size_t a = 1; a <= sizeof zeros; a++)
		for (size_t b = 1; b < a; b++)
			assert_ptr_not_equal(copies[a], copies[b]);
	intern_free(&intern);
	arena_free(&arena);
}
