/* SPDX-License-Identifier: MIT */
/* The tables of operators, functions and types of the semantics language, compared with C. */
#include "unit.h"
#include "lang/code_builtin.h"

static const enum sem_op comparisons[] = { SEM_OP_EQUALS, SEM_OP_DIFFERS, SEM_OP_LESS,
	SEM_OP_GREATER, SEM_OP_AT_MOST, SEM_OP_AT_LEAST };
enum { COMPARISONS = sizeof comparisons / sizeof *comparisons };

static bool of_c(enum sem_op op, int a, int b)
{
	switch (op) {
	case SEM_OP_EQUALS: return a == b;
	case SEM_OP_DIFFERS: return a != b;
	case SEM_OP_LESS: return a < b;
	case SEM_OP_GREATER: return a > b;
	case SEM_OP_AT_MOST: return a <= b;
	case SEM_OP_AT_LEAST: return a >= b;
	default: fail(); return false;
	}
}

TEST(test_comparisons)
{
	for (size_t i = 0; i < COMPARISONS; i++) {
		enum sem_op op = comparisons[i];
		assert_true(sem_op_is(op, SEM_COMPARISON));
		for (int a = 0; a < 3; a++)
			for (int b = 0; b < 3; b++) {
				assert_int_equal(sem_op_holds(op, a - b), of_c(op, a, b));
				assert_int_equal(of_c(sem_op_opposite(op), a, b), !of_c(op, a, b));
				assert_int_equal(of_c(sem_op_mirrored(op), b, a), of_c(op, a, b));
			}
	}
}

TEST(test_texts)
{
	assert_int_equal(sem_op_find(STR("<<")), SEM_OP_LEFT);
	assert_int_equal(sem_op_find(STR("<")), SEM_OP_LESS);
	assert_int_equal(sem_op_find(STR("<<=")), SEM_OP_NONE);
	assert_int_equal(sem_op_find(STR("")), SEM_OP_NONE);
	assert_true(str_equal_c(sem_op_text(SEM_OP_XOR), "^"));
	assert_false(sem_op_is(SEM_OP_NONE, SEM_PREFIX));
	assert_true(sem_op_is(SEM_OP_NOT, SEM_PREFIX));
	assert_true(sem_op_level(SEM_OP_AND) > sem_op_level(SEM_OP_PLUS));
}

/* == != < <= > >= & | ^ && || + - * (docs/semantics.md) */
TEST(test_infix)
{
	static const char *const can[] = { "==", "!=", "<", "<=", ">", ">=", "&", "|", "^", "&&", "||",
		"+", "-", "*" };
	static const char *const cannot[] = { "/", "<<", ">>", "~", "!", "" };
	for (size_t i = 0; i < sizeof can / sizeof *can; i++)
		assert_true(sem_op_is_infix(sem_op_find(str_from_c(can[i]))));
	for (size_t i = 0; i < sizeof cannot / sizeof *cannot; i++)
		assert_false(sem_op_is_infix(sem_op_find(str_from_c(cannot[i]))));
}

TEST(test_types)
{
	static const struct {
		const char *text;
		struct sem_type_word word;
	} words[] = {
		{ "INT1", { .kind = SEM_TYPE_INT, .is_signed = true, .width = 1 } },
		{ "UINT128", { .kind = SEM_TYPE_INT, .width = 128 } },
		{ "BOOL", { .kind = SEM_TYPE_BOOL } },
		{ "F32", { .kind = SEM_TYPE_F32 } },
	};
	static const char *const none[] = { "INT", "UINT", "INT0", "INT08", "INT129", "UINT12a",
		"INT99999999999999999999", "F64", "int8", "" };
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		struct sem_type_word word = sem_type_word_find(str_from_c(words[i].text));
		assert_int_equal(word.kind, words[i].word.kind);
		assert_int_equal(word.is_signed, words[i].word.is_signed);
		assert_int_equal(word.width, words[i].word.width);
	}
	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		assert_int_equal(sem_type_word_find(str_from_c(none[i])).kind, SEM_TYPE_NONE);
}

TEST(test_functions)
{
	assert_int_equal(sem_builtin_find(STR("toInt")), SEM_FN_TO_INT);
	assert_int_equal(sem_builtin_find(STR("UINT7")), SEM_FN_CAST);
	assert_int_equal(sem_builtin_find(STR("INTn")), SEM_FN_NONE);
	assert_int_equal(sem_builtin_find(STR("BOOL")), SEM_FN_NONE);
	assert_int_equal(sem_builtin_arguments(SEM_FN_TO_INT), 3);
	assert_true(sem_builtin_is(SEM_FN_CEIL, SEM_QUOTIENT));
	assert_false(sem_builtin_is(SEM_FN_NONE, SEM_OF_VALUES));
	assert_int_equal(sem_fold_find(STR("xor")), SEM_FOLD_XOR);
	assert_int_equal(sem_fold_find(STR("mul")), SEM_FOLD_NONE);
}
