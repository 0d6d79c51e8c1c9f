/* SPDX-License-Identifier: MIT */
/* Terms of SMT-LIB: equal ones are one, however many there are, and the table of them grows. */
#include "unit.h"
#include "smt/term.h"

enum { TERMS = 20000 };

TEST(test_many)
{
	struct arena arena = { 0 };
	struct smt_terms terms;
	smt_ref made[TERMS];
	smt_terms_init(&terms, &arena);
	smt_ref input = smt_input(&terms, STR("x"), 32);
	for (unsigned i = 0; i < TERMS; i++)
		made[i] = smt_binary(&terms, SMT_ADD, input, smt_number(&terms, wide_from(i + 1), 32));
	assert_int_equal(terms.count, 2 * TERMS + 1);
	assert_true(terms.row_count >= terms.count && terms.row_count <= 4 * (size_t)terms.count);
	for (unsigned i = 0; i < TERMS; i++)
		assert_ptr_equal(
			made[i], smt_binary(&terms, SMT_ADD, input, smt_number(&terms, wide_from(i + 1), 32)));
	assert_int_equal(terms.count, 2 * TERMS + 1);
	arena_free(&arena);
}
