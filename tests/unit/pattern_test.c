/* SPDX-License-Identifier: MIT */
/* Sets of words as regular expressions, read by the C library's regular expressions: they match the
 * words and nothing else. */
#include <regex.h>

#include "unit.h"
#include "base/pattern.h"

static const struct pattern_dialect posix = { "posix", "(", "" };

/* Does the pattern match the whole word? */
static bool matches(const regex_t *regex, const char *word)
{
	return !regexec(regex, word, 0, NULL, 0);
}

static struct str compiled(struct arena *arena, struct word_set *set, regex_t *regex)
{
	struct str pattern = pattern_words(&posix, set);
	const char *whole = str_to_c(arena, str_printf(arena, "^(%.*s)$", STR_ARG(pattern)));
	assert_int_equal(regcomp(regex, whole, REG_EXTENDED | REG_NOSUB), 0);
	return pattern;
}

TEST(test_numbers)
{
	for (unsigned count = 1; count < 1200; count += 37) {
		struct arena arena = { 0 };
		struct word_set set = { .arena = &arena };
		regex_t regex;
		for (unsigned i = 0; i < count; i++)
			word_set_add(&set, str_printf(&arena, "r%u", i));
		assert_true(compiled(&arena, &set, &regex).length < 120);
		for (unsigned i = 0; i < 1300; i++) {
			char word[16];
			snprintf(word, sizeof word, "r%u", i);
			assert_int_equal(matches(&regex, word), i < count);
			snprintf(word, sizeof word, "r0%u", i);
			assert_false(matches(&regex, word));
		}
		regfree(&regex);
		arena_free(&arena);
	}
}

/* All words of up to five of these characters, a random third of them in the set. */
TEST(test_random)
{
	static const char signs[] = "aB7.*[|$";
	uint32_t random = 17;
	for (unsigned round = 0; round < 20; round++) {
		struct arena arena = { 0 };
		struct word_set set = { .arena = &arena };
		regex_t regex;
		for (unsigned i = 1; i < 8 * 8 * 8 * 8; i++) {
			char word[8];
			unsigned length = 0;
			for (unsigned rest = i; rest; rest /= 8)
				word[length++] = signs[rest % 8];
			random = random * 1664525 + 1013904223;
			if (random >> 30 == 0)
				word_set_add(&set, str_copy(&arena, (struct str){ word, length }));
		}
		compiled(&arena, &set, &regex);
		for (unsigned i = 1; i < 8 * 8 * 8 * 8; i++) {
			char word[8] = "";
			unsigned length = 0;
			for (unsigned rest = i; rest; rest /= 8)
				word[length++] = signs[rest % 8];
			bool in = word_set_has(&set, (struct str){ word, length });
			assert_int_equal(matches(&regex, word), in);
		}
		regfree(&regex);
		arena_free(&arena);
	}
}

TEST(test_small)
{
	struct arena arena = { 0 };
	struct word_set set = { .arena = &arena };
	assert_int_equal(pattern_words(&posix, &set).length, 0);
	word_set_add(&set, STR(""));
	word_set_add(&set, STR("寄存"));
	assert_true(str_equal_c(pattern_words(&posix, &set), "寄存"));
	word_set_add(&set, STR("寄"));
	word_set_add(&set, STR("寄"));
	assert_true(str_equal_c(pattern_words(&posix, &set), "寄(存)?"));
	assert_true(str_equal_c(pattern_escape(&arena, STR("a_9.\\/ ")), "a_9\\.\\\\\\/\\ "));
	arena_free(&arena);
}
