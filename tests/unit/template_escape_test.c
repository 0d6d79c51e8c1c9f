/* SPDX-License-Identifier: MIT */
/* template/escape.h -> assertions on what each form writes and refuses. */
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

static void check_form(struct arena *arena, enum form form, const char *value, const char *result)
{
	struct buffer buffer = buffer_new(arena);
	struct str why;
	bool good = form_write(&buffer, form, str_from_c(value), &why);
	if (good != (result != NULL))
		fail_msg("form %d of '%s': %d", form, value, good);
	if (!good) {
		assert_int_equal(buffer.length, 0);
		assert_true(why.length > 0);
	} else if (!str_equal_c(buffer_str(&buffer), result)) {
		fail_msg("form %d of '%s' is '%.*s', not '%s'", form, value, STR_ARG(buffer_str(&buffer)),
			result);
	}
}

TEST_WITH(test_forms, set_up, tear_down)
{
	static const struct {
		enum form form;
		const char *value, *result;
	} cases[] = {
		{ FORM_RAW, "<&>\"'", "<&>\"'" },
		{ FORM_HTML, "a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&#39;" },
		{ FORM_XML, "]]>\r\n", "]]&gt;&#13;\n" },
		{ FORM_HTML, "", "" },
		{ FORM_JSON, "\"\\\n\t\x01 \xc3\xa9/", "\\\"\\\\\\n\\t\\u0001 \xc3\xa9/" },
		{ FORM_CSV, "plain text", "plain text" },
		{ FORM_CSV, "a,b", "\"a,b\"" },
		{ FORM_CSV, "say \"x\"", "\"say \"\"x\"\"\"" },
		{ FORM_CSV, "a\nb", "\"a\nb\"" },
		{ FORM_MD, "a*b_c`d[e](f)<g>", "a\\*b\\_c\\`d\\[e\\](f)\\<g\\>" },
		{ FORM_MD, "1. x", "1\\. x" },
		{ FORM_MD, "- x\n- y", "\\- x - y" },
		{ FORM_ID, "a_1", "a_1" },
		{ FORM_ID, "1a", NULL },
		{ FORM_ID, "", NULL },
		{ FORM_ID, "a.b", NULL },
		{ FORM_ID, "while", NULL },
		{ FORM_ID, "_Alignas", NULL },
		{ FORM_ID, "xor_eq", NULL },
		{ FORM_ID, "\xc3\xa9", NULL },
		{ FORM_ID_PART, "while", "while" },
		{ FORM_ID_PART, "a b", NULL },
		{ FORM_C, "a[2] = {1, ~x}", "a[2] = {1, ~x}" },
		{ FORM_C, "(a + b) * c", "(a + b) * c" },
		{ FORM_C, "* a", NULL },
		{ FORM_C, "a *", NULL },
		{ FORM_C, "a/b", NULL },
		{ FORM_C, "a\\", NULL },
		{ FORM_C, "a\"b", NULL },
		{ FORM_C, "a'b", NULL },
		{ FORM_C,
			"?"
			"?=",
			NULL },
		{ FORM_C, "%s", NULL },
		{ FORM_C, "a\nb", NULL },
		{ FORM_C, "\xc3\xa9", NULL },
		{ FORM_C_STRING,
			"a\"b\\c\n\t\x7f"
			"1",
			"a\\\"b\\\\c\\n\\t\\1771" },
		{ FORM_C_STRING,
			"?"
			"?/ x",
			"\\?\\?/ x" },
		{ FORM_C_STRING, "a?b", "a?b" },
		{ FORM_C_STRING, "a?", "a\\?" },
		{ FORM_C_STRING, "\xe2\x80\xae", "\\342\\200\\256" },
		{ FORM_C_STRING, "\xe4\xb8\xad", "\xe4\xb8\xad" },
		{ FORM_C_STRING, "\xb8\xad\xe4\xb8\xad\xe4\xb8", "\\270\\255\xe4\xb8\xad\\344\\270" },
		{ FORM_C_COMMENT, "a */ b /* c", "a * / b / * c" },
		{ FORM_C_COMMENT, "**/", "** / " },
		{ FORM_C_COMMENT, "http://x/y", "http://x/y" },
		{ FORM_C_COMMENT, "a \\", "a (backslash)" },
		{ FORM_C_COMMENT, "a \\ \n", "a (backslash)  " },
		{ FORM_C_COMMENT, "a\\b", "a\\b" },
		{ FORM_C_COMMENT,
			"?"
			"?/",
			"? ?/ " },
		{ FORM_C_COMMENT, "a\nb\tc", "a b c" },
		{ FORM_C_COMMENT, "x\xe2\x81\xa6y", "xU+2066y" },
		{ FORM_PATH, "add.x_1+2-3", "add.x_1+2-3" },
		{ FORM_PATH, "a/b", NULL },
		{ FORM_PATH, "a b", NULL },
	};
	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++)
		check_form(*state, cases[i].form, cases[i].value, cases[i].result);
}

static struct str comment_after(struct arena *arena, const char *before, const char *value)
{
	struct buffer buffer = buffer_new(arena);
	struct str why;
	buffer_add(&buffer, str_from_c(before));
	assert_true(form_write(&buffer, FORM_C_COMMENT, str_from_c(value), &why));
	return buffer_str(&buffer);
}

/* The text before the value matters too. */
TEST_WITH(test_comment_neighbours, set_up, tear_down)
{
	assert_true(str_equal(comment_after(*state, "/* *", "/ x"), STR("/* * / x")));
	assert_true(str_equal(comment_after(*state, "// ?", "?/x"), STR("// ? ?/x")));
	assert_true(str_equal(comment_after(*state, "/* /", "* x"), STR("/* / * x")));
}

static bool kind_of(const char *path, enum form *form)
{
	return form_by_path(str_from_c(path), form);
}

TEST(test_kinds)
{
	enum form form = FORM_PLAIN;
	assert_true(kind_of("a/b.c", &form) && form == FORM_C);
	assert_true(kind_of("b.h", &form) && form == FORM_C);
	assert_true(kind_of("a.b.html", &form) && form == FORM_HTML);
	assert_true(kind_of(".txt", &form) && form == FORM_RAW);
	assert_false(kind_of("a.html/b", &form));
	assert_false(kind_of("html", &form));
	assert_false(kind_of("a.", &form));
	assert_false(kind_of("", &form));
	assert_true(form_by_kind(STR("md"), &form) && form == FORM_MD);
	assert_false(form_by_kind(STR("h"), &form));
	assert_true(form_by_name(STR("c-string"), &form) && form == FORM_C_STRING);
	assert_false(form_by_name(STR("c"), &form));
}
