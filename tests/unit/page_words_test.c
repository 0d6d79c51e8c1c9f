/* SPDX-License-Identifier: MIT */
/* page/words.h -> assertions on the lines of the word index. */
#include "unit.h"
#include "page/words.h"

/* Checks the index lines of some pages; a text that begins with '!' is a summary. */
static void check(const char *const *texts, size_t count, const char *expected)
{
	struct arena arena = { 0 };
	struct words *words = words_new(&arena);
	struct buffer found = buffer_new(&arena);
	for (size_t i = 0; i < count; i++) {
		bool summary = texts[i][0] == '!';
		words_next_page(words);
		words_add(words, str_from_c(texts[i] + summary), summary);
	}
	struct words_lines lines = words_write(words);
	VEC_EACH (struct str, it, &lines.list)
		buffer_printf(&found, "%.*s\n", STR_ARG(*it));
	if (!str_equal_c(buffer_str(&found), expected))
		fail_msg("lines are\n%.*s", STR_ARG(buffer_str(&found)));
	arena_free(&arena);
}

#define CHECK(expected, ...)                                                                       \
	check((const char *const[]){ __VA_ARGS__ },                                                    \
		sizeof((const char *const[]){ __VA_ARGS__ }) / sizeof(const char *), expected)

/* A page is encoded as twice the number of pages skipped since the previous one, plus 1 in a
 * summary. */
TEST(test_pages)
{
	CHECK("ddd 1 \n", "!ddd");
	CHECK("ddd 00 \n", "ddd ddd", "ddd");
	CHECK("ccc 2 \nddd 02 \n", "ddd", "ccc", "ddd");
	CHECK("ddd 1 \n", "!ddd DDD");
	CHECK("ddd 10 \n", "!ddd", "ddd"); /* the summary is that of the first page only */
}

/* Numbers are written in base 32, lowest digit first: 34 is 2 + 32 * 1, 32 is 0 + 32 * 1. */
TEST(test_large)
{
	const char *texts[18] = { 0 };
	for (size_t i = 0; i < 17; i++)
		texts[i] = "";
	texts[17] = "ddd";
	check(texts, 18, "ddd y1 \n");
	check(texts + 1, 17, "ddd w1 \n");
}

TEST(test_endings)
{
	CHECK("add 0 \n", "adds added adding add");
	CHECK("carry 0 \n", "carries carry");
	CHECK("round 0 \n", "rounds rounding rounded");
	CHECK("stor 0 \n", "store stores stored storing");
	CHECK("wrap 0 \n", "wrapped wrapping wraps");
	/* pairs of letters that end many stems stay, as do all in short ones */
	CHECK("add 0 \ncross 0 \nspell 0 tuff 0 \nwhizz 0 \n",
		"adding crossing spelling stuffed whizzing");
	CHECK("bus 0 \npass 0 \nthis 0 \n", "bus pass this");
}

TEST(test_letters)
{
	CHECK("32 0 \nrd 0 \n", "Rd.32!x");
	CHECK("abcdefghijklmnopqrstuvwx 0 \n", "abcdefghijklmnopqrstuvwxyz0123");
	CHECK("\xc3\xa9t\xc3\xa9 0 \n", "\xc3\xa9t\xc3\xa9");
	CHECK("", "\xff\xfe <->");
}

TEST(test_dense)
{
	/* U+52A0 U+6CD5 U+5668, a full stop, U+52A0 alone, letters between */
	CHECK("\xe5\x8a\xa0\xe6\xb3\x95 0 \n\xe6\xb3\x95\xe5\x99\xa8 0 \n",
		"\xe5\x8a\xa0\xe6\xb3\x95\xe5\x99\xa8\xe3\x80\x82");
	CHECK("\xe5\x8a\xa0\xe6\xb3\x95 0 \n", "\xe5\x8a\xa0\n  \xe6\xb3\x95");
	CHECK("\xe5\x8a\xa0 0 \n\xe6\xb3\x95 0 \n", "\xe5\x8a\xa0 \xe6\xb3\x95");
	CHECK("dd 0 \n\xe5\x8a\xa0 0 \n", "\xe5\x8a\xa0 dd");
	/* the first and the last of Hiragana and Katakana, U+3041 and U+30FF, and of Chinese, U+3400
	 * and U+9FFF */
	CHECK("\xe3\x81\x81\xe3\x83\xbf 0 \n", "\xe3\x81\x81\xe3\x83\xbf");
	CHECK("\xe3\x90\x80\xe9\xbf\xbf 0 \n", "\xe3\x90\x80\xe9\xbf\xbf");
}

/* A word in more than half of over eight pages is not indexed. */
TEST(test_common)
{
	const char *texts[10] = { "ddd", "ddd", "ddd", "ddd", "ddd", "ddd", "ddd", "ddd", "ddd",
		"ccc" };
	check(texts, 10, "ccc i \nddd  \n");
	check(texts, 8, "ddd 00000000 \n");
	/* nine of 18 are not more than half */
	const char *half[18] = { "ddd", "ddd", "ddd", "ddd", "ddd", "ddd", "ddd", "ddd", "ddd", "", "",
		"", "", "", "", "", "", "" };
	check(half, 18, "ddd 000000000 \n");
	check(half, 17, "ddd  \n");
}
