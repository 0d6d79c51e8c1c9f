/* SPDX-License-Identifier: MIT */
/* The lexer: tokens of one line. */
#include "lang_test.h"

#include "lang/lex.h"

struct lexing {
	struct parsed parsed;
	struct reading reading;
	struct lexer lexer;
};

static void start_in(struct lexing *lexing, const char *text, bool code)
{
	parsed_source(&lexing->parsed, str_from_c(text));
	struct source *source = lexing->parsed.source;
	lexing->reading = (struct reading){
		.code = code, .arena = &lexing->parsed.arena, .diag = &lexing->parsed.diag, .source = source
	};
	lex_start(&lexing->lexer, &lexing->reading,
		(struct span){ source, 0, (uint32_t)source->text.length });
}

static void start(struct lexing *lexing, const char *text)
{
	start_in(lexing, text, false);
}

/* All tokens, each as the letter of its kind and its text. */
static const char *tokens(struct lexing *lexing, bool angle)
{
	struct buffer out = buffer_new(&lexing->parsed.arena);
	struct lexer *lexer = &lexing->lexer;
	lexer->angle = angle;
	for (; lexer->token.kind != TOKEN_END; lex_next(lexer))
		buffer_printf(&out, "%s%c:%.*s", out.length ? " " : "", "ENwDrSPB"[lexer->token.kind],
			STR_ARG(lexer->token.text));
	return out.length ? out.text : "";
}

static void check(const char *text, bool angle, const char *expected, const char *reports)
{
	struct lexing lexing;
	start(&lexing, text);
	assert_string_equal(tokens(&lexing, angle), expected);
	assert_string_equal(parsed_reports(&lexing.parsed), reports);
	parsed_free(&lexing.parsed);
}

TEST(test_tokens)
{
	check("field<31,1, 7> Reg ra.neg=$sched; // x", false,
		"N:field P:< D:31 P:, D:1 P:, D:7 P:> N:Reg N:ra.neg P:= N:$sched P:;", "");
	check("a==b!=c<=d<<e&&f||g|h", false,
		"N:a P:== N:b P:!= N:c P:<= N:d P:<< N:e P:&& N:f P:|| N:g P:| N:h", "");
	check("\"UMOV .64 // .\" x", false, "S:UMOV .64 // . N:x", "");
	check("", false, "", "");
	check(" \t // only a comment", false, "", "");
	check("a.b.c", false, "N:a.b P:. N:c", "");
	check("a. b", false, "N:a P:. N:b", "");
}

TEST(test_angle_splits_greater)
{
	check("x a>>b>=c", false, "N:x N:a P:>> N:b P:>= N:c", "");
	check("x a>>b>=c", true, "N:x N:a P:> P:> N:b P:> P:= N:c", "");
}

TEST(test_numbers)
{
	struct lexing lexing;
	start(&lexing, "0xFFFFFFFFFFFFFFFF 18446744073709551615 0b101 0 007");
	static const uint64_t values[] = { UINT64_MAX, UINT64_MAX, 5, 0, 7 };
	for (size_t i = 0; i < 5; i++, lex_next(&lexing.lexer)) {
		assert_int_equal(lexing.lexer.token.kind, TOKEN_NUMBER);
		assert_true(lexing.lexer.token.number.lo == values[i]);
		assert_int_equal(lexing.lexer.token.hex, i == 0);
	}
	parsed_free(&lexing.parsed);
}

TEST(test_bad_numbers)
{
	static const char *const texts[] = { "18446744073709551616", "0x10000000000000000", "0x", "0b2",
		"12ab", "0b", "0xfg", "99999999999999999999999999999999999999" };
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		struct lexing lexing;
		start(&lexing, texts[i]);
		assert_int_equal(lexing.lexer.token.kind, TOKEN_BAD);
		assert_string_equal(parsed_reports(&lexing.parsed), ""); /* only when it is used */
		lex_expected(&lexing.lexer, "a thing");
		char expected[40];
		snprintf(expected, sizeof expected, "1:1-%zu bad-number", strlen(texts[i]));
		assert_string_equal(parsed_reports(&lexing.parsed), expected);
		parsed_free(&lexing.parsed);
	}
}

TEST(test_full_width)
{
	check("a，b；（c）：［d］ ＝＝！＝", false,
		"N:a P:, N:b P:; P:( N:c P:) P:: P:[ N:d P:] P:== P:!=", "1:2 full-width");
	check("　a", false, "N:a", "1:1 full-width");
}

TEST(test_full_width_in_code)
{
	struct lexing lexing;
	start_in(&lexing, "a ＝＝ b ＆ c;\nd　e", true);
	assert_string_equal(tokens(&lexing, false), "N:a P:== N:b P:& N:c P:; N:d B:this text is "
												"neither a name nor a comment ('//') N:e");
	assert_string_equal(
		parsed_reports(&lexing.parsed), "1:3 semantics-syntax; 1:8 semantics-syntax");
	parsed_free(&lexing.parsed);
}

TEST(test_full_width_names_both)
{
	struct lexing lexing;
	start(&lexing, "；");
	assert_string_equal(parsed_message(&lexing.parsed, 0), "full-width '；': expected ';'");
	parsed_free(&lexing.parsed);
}

TEST(test_quote)
{
	struct lexing lexing;
	start(&lexing, "a");
	assert_string_equal(reading_quote(&lexing.reading, STR("a\tb")), "'a\tb'");
	assert_string_equal(reading_quote(&lexing.reading, STR("a\nb")), "'a...'");
	assert_string_equal(
		reading_quote(&lexing.reading, STR("1234567890123456789012345678901234567890x")),
		"'1234567890123456789012345678901234567890...'");
	parsed_free(&lexing.parsed);
}

TEST(test_one_error_a_line)
{
	struct lexing lexing;
	start(&lexing, "@ # a");
	lex_expected(&lexing.lexer, "a thing");
	assert_true(lexing.lexer.failed);
	assert_int_equal(lexing.lexer.token.kind, TOKEN_END);
	lex_expected(&lexing.lexer, "another");
	assert_string_equal(parsed_reports(&lexing.parsed), "1:1 syntax");
	assert_string_equal(parsed_message(&lexing.parsed, 0), "unexpected character '@'");
	parsed_free(&lexing.parsed);
}

TEST(test_long_name_once)
{
	char text[2100];
	memset(text, 'n', sizeof text);
	text[1000] = ' ';
	text[sizeof text - 1] = '\0';
	struct lexing lexing;
	start(&lexing, text);
	assert_string_equal(parsed_reports(&lexing.parsed), "");
	lex_next(&lexing.lexer);
	assert_int_equal(lexing.lexer.token.kind, TOKEN_NAME);
	assert_string_equal(parsed_reports(&lexing.parsed), "1:1002-2099 limit");
	parsed_free(&lexing.parsed);
}
