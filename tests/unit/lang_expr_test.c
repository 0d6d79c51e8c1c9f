/* SPDX-License-Identifier: MIT */
/* Expressions: precedence, brackets, limits and errors. */
#include "lang_test.h"

static struct ast_expr *read(struct parsed *parsed, const char *text)
{
	parsed_source(parsed, str_from_c(text));
	struct span span = { parsed->source, 0, (uint32_t)parsed->source->text.length };
	return parse_expr_text(&parsed->arena, &parsed->diag, span);
}

static void check(const char *text, const char *expected)
{
	struct parsed parsed;
	struct ast_expr *expr = read(&parsed, text);
	struct buffer out = buffer_new(&parsed.arena);
	print_expr(&out, expr);
	assert_string_equal(parsed_reports(&parsed), "");
	assert_string_equal(out.text, expected);
	parsed_free(&parsed);
}

static void check_error(const char *text, const char *reports)
{
	struct parsed parsed;
	assert_null(read(&parsed, text));
	assert_string_equal(parsed_reports(&parsed), reports);
	parsed_free(&parsed);
}

TEST(test_precedence)
{
	check("32 + (width==\"64\")*32", "(+ 32 (* (== width \"64\") 32))");
	check("a||b&&c|d^e&f==g<h<<i+j*k",
		"(|| a (&& b (| c (^ d (& e (== f (< g (<< h (+ i (* j k))))))))))");
	check("a*b+c<<d<e==f&g^h|i&&j||k",
		"(|| (&& (| (^ (& (== (< (<< (+ (* a b) c) d) e) f) g) h) i) j) k)");
	check("a-b-c", "(- (- a b) c)");
	check("a/b%c", "(% (/ a b) c)");
	check("a>=b>c<=d!=e>>f", "(!= (<= (> (>= a b) c) d) (>> e f))");
	check("!a&&-b*~c", "(&& (! a) (* (- b) (~ c)))");
	check("a?b:c?d:e", "(? a b (? c d e))");
	check("a?b?c:d:e", "(? a (? b c d) e)");
	check("a||b?1:0", "(? (|| a b) 1 0)");
}

TEST(test_primary)
{
	check("CvtINegX(ra.neg, ext)", "CvtINegX(ra.neg ext)");
	check("f()", "f()");
	check("C[vb, ura]", "C[vb ura]");
	check("{a, {1, 2}, {}}", "{a {1 2} {}}");
	check("$sched", "$sched");
	check("R[a + f(b[c])]", "R[(+ a f(b[c]))]");
	check("\"\"", "\"\"");
}

TEST(test_spans)
{
	struct parsed parsed;
	struct ast_expr *expr = read(&parsed, " a + (b * f(c)) ");
	assert_str(span_text(expr->span), "a + (b * f(c))");
	assert_str(span_text(expr->operands.items[1]->span), "(b * f(c))");
	assert_str(span_text(expr->operands.items[1]->operands.items[1]->span), "f(c)");
	parsed_free(&parsed);
}

TEST(test_errors)
{
	check_error("", "1:1 syntax");
	check_error("a +", "1:4 syntax");
	check_error("a b", "1:3 stray-text");
	check_error("(a", "1:3 syntax");
	check_error("f(a", "1:4 syntax");
	check_error("f(a,)", "1:5 syntax");
	check_error("R[]", "1:3 syntax");
	check_error("{a", "1:3 syntax");
	check_error("a ? b", "1:6 syntax");
	check_error("a.b.c", "1:4-5 stray-text");
	check_error("\"abc", "1:1-4 unclosed-string");
	check_error("a + 1x", "1:5-6 bad-number");
	check_error("a $ b", "1:3 syntax");
}

static void check_message(const char *text, const char *message)
{
	struct parsed parsed;
	assert_null(read(&parsed, text));
	assert_string_equal(parsed_message(&parsed, 0), message);
	assert_int_equal(parsed.diag.reports.count, 1);
	assert_int_equal(parsed.diag.reports.items[0]->notes.count, 0);
	parsed_free(&parsed);
}

TEST(test_messages)
{
	check_message("f(a b)", "expected ',' or ')' after 'a', found 'b'");
	check_message("R[a;", "expected ',' or ']' after 'a', found ';'");
	check_message("(a b)", "expected ')' after 'a', found 'b'");
	check_message("a ? b c", "expected ':' after 'b', found 'c'");
	check_message("a * |b|", "expected a value after '*', found '|'");
	check_message("[a]", "expected a value, found '['");
}

/* What only pseudo-code has is a name here. */
TEST(test_no_code)
{
	struct parsed parsed;
	struct ast_expr *expr = read(&parsed, "true");
	assert_int_equal(expr->kind, AST_NAME);
	parsed_free(&parsed);
	check("f(a | b, c > d)", "f((| a b) (> c d))");
}

/* `count` times open, then middle, then `count` times close. */
static char *nested(size_t count, const char *open, const char *middle, const char *close)
{
	char *text = calloc(count * (strlen(open) + strlen(close)) + strlen(middle) + 1, 1);
	char *at = text;
	assert_non_null(text);
	for (size_t i = 0; i < count; i++, at += strlen(open))
		memcpy(at, open, strlen(open));
	memcpy(at, middle, strlen(middle));
	at += strlen(middle);
	for (size_t i = 0; i < count; i++, at += strlen(close))
		memcpy(at, close, strlen(close));
	return text;
}

static void check_nested(size_t count, const char *open, const char *close, bool sound)
{
	struct parsed parsed;
	char *text = nested(count, open, "a", close);
	struct ast_expr *expr = read(&parsed, text);
	assert_int_equal(expr != NULL, sound);
	assert_int_equal(parsed.diag.reports.count, sound ? 0 : 1);
	if (!sound)
		assert_int_equal(parsed.diag.reports.items[0]->check, CHECK_LIMIT);
	parsed_free(&parsed);
	free(text);
}

TEST(test_limits)
{
	static const char *const pairs[][2] = { { "(", ")" }, { "!", "" }, { "f(", ")" }, { "R[", "]" },
		{ "{", "}" }, { "b?c:", "" }, { "b?", ":c" } };
	for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
		check_nested(200, pairs[i][0], pairs[i][1], true);
		check_nested(201, pairs[i][0], pairs[i][1], false);
		check_nested(1000000, pairs[i][0], pairs[i][1], false);
	}
	check_nested(999, "a+", "", true);
	check_nested(1000, "a+", "", false);
	check_nested(1000000, "a+", "", false);
	char *chain = nested(1000, "a+", "a", ""), *deep = nested(201, "(", "a", ")");
	check_message(chain, "an expression with a chain of more than 1000 operators");
	check_message(deep, "this expression is nested deeper than 200 levels");
	free(chain);
	free(deep);
}
