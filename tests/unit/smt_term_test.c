/* SPDX-License-Identifier: MIT */
/* Terms of SMT-LIB: equal ones are one, however many there are, different ones are not, and the
 * table of them grows. */
#include "unit.h"
#include "smt/term.h"

enum { TERMS = 20000 };

TEST(test_many)
{
	struct arena arena = { 0 };
	struct smt_terms terms;
	smt_ref made[TERMS];
	smt_terms_init(&terms, &arena);
	smt_ref input = smt_input(&terms, STR("x"), 0, 32);
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

enum { DIFFERENT = 300 };

/* Terms that differ in one thing: so many that rows have several. */
static smt_ref different(struct smt_terms *t, unsigned what, unsigned i)
{
	static const enum smt_op ops[] = { SMT_ADD, SMT_DIFFERENCE, SMT_PRODUCT, SMT_AND, SMT_OR,
		SMT_XOR, SMT_LEFT, SMT_RIGHT };
	enum { OPS = sizeof ops / sizeof *ops };
	smt_ref x = smt_input(t, STR("x"), 0, 400), y = smt_input(t, STR("y"), 0, 400);
	smt_ref n = smt_number(t, wide_from(i + 2), 400);
	smt_ref less = smt_binary(t, SMT_LESS, x, y);
	switch (what) {
	case 0: return smt_input(t, str_printf(t->arena, "name%u", i), 0, 8);
	case 1: return smt_input(t, STR("x"), 0, i + 1);
	case 2: return smt_number(t, wide_from(1), i + 1);
	case 3: return smt_extract(t, x, i + 1, 8);
	case 4: return smt_extract(t, x, 8, i + 1);
	case 5: return smt_sign_extend(t, smt_extract(t, x, 8, 8), i + 9);
	case 6: return smt_choose(t, less, n, y);
	case 7: return smt_choose(t, less, x, n);
	default: return smt_binary(t, ops[i % OPS], x, smt_number(t, wide_from(i / OPS + 2), 400));
	}
}

TEST(test_different)
{
	for (unsigned what = 0; what < 9; what++) {
		struct arena arena = { 0 };
		struct smt_terms terms;
		smt_ref made[DIFFERENT];
		smt_terms_init(&terms, &arena);
		for (unsigned i = 0; i < DIFFERENT; i++)
			made[i] = different(&terms, what, i);
		for (unsigned i = 0; i < DIFFERENT; i++)
			for (unsigned k = 0; k < i; k++)
				if (made[i] == made[k])
					fail_msg("kind %u: terms %u and %u are one", what, k, i);
		arena_free(&arena);
	}
}
