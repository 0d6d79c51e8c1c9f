/* SPDX-License-Identifier: MIT */
/* template/escape.h -> assertions on what each escape writes and refuses. */
#include "unit.h"
#include "template/escape.h"

static int set_up(void **state)
{
	static struct arena arena;
	*state = &arena;
	return 0;
}

static int tear_down(void **state)
{
	arena_free(*state);
	return 0;
}

static void check_escape(
	struct arena *arena, enum escape escape, const char *value, const char *result)
{
	struct buffer buffer = buffer_new(arena);
	struct str why;
	bool good = escape_write(&buffer, escape, str_from_c(value), &why);
	if (good != (result != NULL))
		fail_msg("escape %d of '%s': %d", escape, value, good);
	if (!good) {
		assert_int_equal(buffer.length, 0);
		assert_true(why.length > 0);
	} else if (!str_equal_c(buffer_str(&buffer), result)) {
		fail_msg("escape %d of '%s' is '%.*s', not '%s'", escape, value,
			STR_ARG(buffer_str(&buffer)), result);
	}
}

TEST_WITH(test_forms, set_up, tear_down)
{
	static const struct {
		enum escape escape;
		const char *value, *result;
	} cases[] = {
		{ ESCAPE_RAW, "<&>\"'", "<&>\"'" },
		{ ESCAPE_HTML, "a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&#39;" },
		{ ESCAPE_XML, "]]>\r\n", "]]&gt;&#13;\n" },
		{ ESCAPE_HTML, "", "" },
		{ ESCAPE_JSON, "\"\\\n\t\x01 \xc3\xa9/", "\\\"\\\\\\n\\t\\u0001 \xc3\xa9/" },
		{ ESCAPE_CSV, "plain text", "plain text" },
		{ ESCAPE_CSV, "a,b", "\"a,b\"" },
		{ ESCAPE_CSV, "say \"x\"", "\"say \"\"x\"\"\"" },
		{ ESCAPE_CSV, "a\nb", "\"a\nb\"" },
		{ ESCAPE_MD, "a*b_c`d[e](f)<g>", "a\\*b\\_c\\`d\\[e\\](f)\\<g\\>" },
		{ ESCAPE_MD, "1. x", "1\\. x" },
		{ ESCAPE_MD, "- x\n- y", "\\- x - y" },
		{ ESCAPE_ID, "a_1", "a_1" },
		{ ESCAPE_ID, "1a", NULL },
		{ ESCAPE_ID, "", NULL },
		{ ESCAPE_ID, "a.b", NULL },
		{ ESCAPE_ID, "while", NULL },
		{ ESCAPE_ID, "_Alignas", NULL },
		{ ESCAPE_ID, "xor_eq", NULL },
		{ ESCAPE_ID, "\xc3\xa9", NULL },
		{ ESCAPE_ID_PART, "while", "while" },
		{ ESCAPE_ID_PART, "a b", NULL },
		{ ESCAPE_C, "a[2] = {1, ~x}", "a[2] = {1, ~x}" },
		{ ESCAPE_C, "(a + b) * c", "(a + b) * c" },
		{ ESCAPE_C, "* a", NULL },
		{ ESCAPE_C, "a *", NULL },
		{ ESCAPE_C, "a/b", NULL },
		{ ESCAPE_C, "a\\", NULL },
		{ ESCAPE_C, "a\"b", NULL },
		{ ESCAPE_C, "a'b", NULL },
		{ ESCAPE_C,
			"?"
			"?=",
			NULL },
		{ ESCAPE_C, "%s", NULL },
		{ ESCAPE_C, "a\nb", NULL },
		{ ESCAPE_C, "\xc3\xa9", NULL },
		{ ESCAPE_C_STRING,
			"a\"b\\c\n\t\x7f"
			"1",
			"a\\\"b\\\\c\\n\\t\\1771" },
		{ ESCAPE_C_STRING,
			"?"
			"?/ x",
			"\\?\\?/ x" },
		{ ESCAPE_C_STRING, "a?b", "a?b" },
		{ ESCAPE_C_STRING, "a?", "a\\?" },
		{ ESCAPE_C_STRING, "\xe2\x80\xae", "\\342\\200\\256" },
		{ ESCAPE_C_STRING, "\xe4\xb8\xad", "\xe4\xb8\xad" },
		{ ESCAPE_C_STRING, "\xb8\xad\xe4\xb8\xad\xe4\xb8", "\\270\\255\xe4\xb8\xad\\344\\270" },
		{ ESCAPE_C_COMMENT, "a */ b /* c", "a * / b / * c" },
		{ ESCAPE_C_COMMENT, "**/", "** / " },
		{ ESCAPE_C_COMMENT, "http://x/y", "http://x/y" },
		{ ESCAPE_C_COMMENT, "a \\", "a (backslash)" },
		{ ESCAPE_C_COMMENT, "a \\ \n", "a (backslash)  " },
		{ ESCAPE_C_COMMENT, "a\\b", "a\\b" },
		{ ESCAPE_C_COMMENT,
			"?"
			"?/",
			"? ?/ " },
		{ ESCAPE_C_COMMENT, "a\nb\tc", "a b c" },
		{ ESCAPE_C_COMMENT, "x\xe2\x81\xa6y", "xU+2066y" },
		{ ESCAPE_PATH, "add.x_1+2-3", "add.x_1+2-3" },
		{ ESCAPE_PATH, "a/b", NULL },
		{ ESCAPE_PATH, "a b", NULL },
	};
	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++)
		check_escape(*state, cases[i].escape, cases[i].value, cases[i].result);
}

static struct str comment_after(struct arena *arena, const char *before, const char *value)
{
	struct buffer buffer = buffer_new(arena);
	struct str why;
	buffer_add(&buffer, str_from_c(before));
	assert_true(escape_write(&buffer, ESCAPE_C_COMMENT, str_from_c(value), &why));
	return buffer_str(&buffer);
}

/* The text before the value matters too. */
TEST_WITH(test_comment_neighbours, set_up, tear_down)
{
	assert_true(str_equal(comment_after(*state, "/* *", "/ x"), STR("/* * / x")));
	assert_true(str_equal(comment_after(*state, "// ?", "?/x"), STR("// ? ?/x")));
	assert_true(str_equal(comment_after(*state, "/* /", "* x"), STR("/* / * x")));
}

static bool kind_of(const char *path, enum escape *escape)
{
	return escape_by_path(str_from_c(path), escape);
}

TEST(test_kinds)
{
	enum escape escape = ESCAPE_PLAIN;
	assert_true(kind_of("a/b.c", &escape) && escape == ESCAPE_C);
	assert_true(kind_of("b.h", &escape) && escape == ESCAPE_C);
	assert_true(kind_of("a.b.html", &escape) && escape == ESCAPE_HTML);
	assert_true(kind_of(".txt", &escape) && escape == ESCAPE_RAW);
	assert_false(kind_of("a.html/b", &escape));
	assert_false(kind_of("html", &escape));
	assert_false(kind_of("a.", &escape));
	assert_false(kind_of("", &escape));
	assert_true(escape_by_kind(STR("md"), &escape) && escape == ESCAPE_MD);
	assert_false(escape_by_kind(STR("h"), &escape));
	assert_true(escape_by_name(STR("c-string"), &escape) && escape == ESCAPE_C_STRING);
	assert_false(escape_by_name(STR("c"), &escape));
}
