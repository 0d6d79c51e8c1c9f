/* SPDX-License-Identifier: MIT */
/* lang/cmark.h, lang/marks.h, page/cmark_man.h -> assertions: the first sentence of a text; where
 * its marks are; text as troff source in which none of it is a request, an escape sequence or the
 * end of a table. */
#include "unit.h"
#include "base/diag.h"
#include "template/man_escape.h"
#include "lang/cmark.h"
#include "lang/marks.h"
#include "page/cmark_man.h"

static void expect_summary(const char *text, const char *wanted)
{
	struct arena arena = { 0 };
	struct str found = markdown_summary(&arena, str_from_c(text));
	assert_string_equal(str_to_c(&arena, found), wanted);
	arena_free(&arena);
}

TEST(test_summary)
{
	expect_summary("Adds `Ra` and *Rb*. Writes Rd.", "Adds Ra and Rb.");
	expect_summary("Adds two\nnumbers.\n\nMore.", "Adds two numbers.");
	expect_summary("Reads e.g. a word, 1.5 bytes. Then", "Reads e.g. a word, 1.5 bytes.");
	expect_summary("Clears a. zero. Then", "Clears a. zero.");
	expect_summary("Is it? Yes.", "Is it?");
	expect_summary("No mark", "No mark");
	expect_summary("[Adds](a.html) <b>two</b> &amp; more.", "Adds <b>two</b> & more.");
	/* "Adds two / numbers." across a line break: no blank between Chinese characters */
	expect_summary("\xE4\xB8\xA4\xE4\xB8\xAA\n\xE6\x95\xB0\xE3\x80\x82\xE5\x86\x8D",
		"\xE4\xB8\xA4\xE4\xB8\xAA\xE6\x95\xB0\xE3\x80\x82");
	/* "Two! More", "Two? More", with full-width marks */
	expect_summary("\xE4\xB8\xA4\xEF\xBC\x81\xE5\x86\x8D", "\xE4\xB8\xA4\xEF\xBC\x81");
	expect_summary("\xE4\xB8\xA4\xEF\xBC\x9F\xE5\x86\x8D", "\xE4\xB8\xA4\xEF\xBC\x9F");
	expect_summary("", "");
	expect_summary("* a list.", "");
	expect_summary("| a |\n|:--|\n| b |", "");
}

/* All sentences of the first paragraph, but not one that leads to a list. */
TEST(test_paragraphs)
{
	struct arena arena = { 0 };
	struct str found = markdown_paragraphs(&arena, STR("Adds. Writes Rd. It has:\n\n* one"), 0);
	assert_string_equal(str_to_c(&arena, found), "Adds. Writes Rd.");
	found = markdown_paragraphs(&arena, STR("It has:\n\n* one"), 0);
	assert_string_equal(str_to_c(&arena, found), "It has:");
	arena_free(&arena);
}

static void expect_escaped(const char *text, const char *wanted)
{
	struct arena arena = { 0 };
	struct buffer out = buffer_new(&arena);
	man_escape(&out, str_from_c(text));
	buffer_add_char(&out, '|');
	assert_string_equal(str_to_c(&arena, buffer_str(&out)), wanted);
	arena_free(&arena);
}

TEST(test_escape)
{
	expect_escaped("plain text", "plain text|");
	expect_escaped(".so /etc", "\\&.so /etc|");
	expect_escaped("'br", "\\(aqbr|");
	expect_escaped("a\\fB-1", "a\\efB\\-1|");
	expect_escaped("\"`^~", "\\(dq\\(ga\\(ha\\(ti|");
	expect_escaped("a\n.b\tc\x7F", "a .b cU+007F|");
	expect_escaped("\xE2\x80\xAE", "U+202E|");
	/* a line may end between two Chinese characters, but not before a comma */
	expect_escaped(
		"\xE4\xB8\xA4\xE4\xB8\xAA\xEF\xBC\x8C", "\xE4\xB8\xA4\\:\xE4\xB8\xAA\xEF\xBC\x8C|");
	expect_escaped("\xFF", " |");
}

/* The troff source has exactly these lines. */
static void expect_man(const char *text, const char *wanted)
{
	struct arena arena = { 0 };
	struct buffer out = buffer_new(&arena);
	markdown_man(&out, str_from_c(text));
	assert_string_equal(out.length ? str_to_c(&arena, buffer_str(&out)) : "", wanted);
	arena_free(&arena);
}

TEST(test_man)
{
	expect_man("", "");
	expect_man("One `.two`\n.three", "One \\fB\\&.two\\fR\n\\&.three\n");
	expect_man("one\n\n'two", "one\n.PP\n\\(aqtwo\n");
	expect_man("```\n.ex\n\n'in\n```", ".IP\n.EX\n\\&.ex\n\\&\n\\(aqin\n.EE\n");
	expect_man("1. one\n2. two", ".IP \"1.\" 4\none\n.IP \"2.\" 4\ntwo\n");
	expect_man("> quoted", ".RS 4\nquoted\n.RE\n");
	expect_man("# .head", ".SS\n\\&\\&.head\n");
	expect_man("<br>", ".IP\n.EX\n<br>\n.EE\n");
	expect_man("[a](b.html) [c](https://d)", "a c <https://d>\n");
	expect_man("[a](<https://d/\\fB-'>)", "a <https://d/\\efB\\-\\(aq>\n");
	expect_man("| a | b |\n|:--|:-:|\n| .TE | T} |",
		".TS\nnokeep;\nl c.\n\\&a\t\\&b\n_\n\\&\\&.TE\t\\&T}\n.TE\n");
	expect_man("| a |\n|---|\n| a cell that is longer than most cells are |",
		".TS\nnokeep;\nlx.\n\\&a\n_\nT{\n\\&a cell that is longer than most cells are\nT}\n.TE\n");
}

/* Text is shown however deeply it is nested. */
TEST(test_deep)
{
	enum { DEPTH = 50000 };
	struct arena arena = { 0 };
	struct buffer text = buffer_new(&arena), out = buffer_new(&arena);
	for (int i = 0; i < DEPTH; i++)
		buffer_add_char(&text, '>');
	buffer_add(&text, STR("innermost\n\n"));
	for (int i = 0; i < DEPTH; i++)
		buffer_add(&text, STR("*a "));
	buffer_add(&text, STR("within"));
	for (int i = 0; i < DEPTH; i++)
		buffer_add_char(&text, '*');
	markdown_man(&out, buffer_str(&text));
	assert_non_null(strstr(str_to_c(&arena, buffer_str(&out)), "innermost"));
	assert_non_null(strstr(str_to_c(&arena, buffer_str(&out)), "within"));
	arena_free(&arena);
}

/* The marks of the text, each as its kind and what stands at its places: "kind span|inner;". */
static void expect_marks(const char *text, const char *wanted)
{
	static const char kinds[] = "THI=RCL`N";
	struct arena arena = { 0 };
	struct diag diag;
	diag_init(&diag, &arena);
	struct source *source = source_from_text(&arena, &diag, "a.isa", str_from_c(text));
	struct marks marks =
		marks_of_prose(&arena, (struct span){ source, 0, (uint32_t)source->text.length });
	struct buffer out = buffer_new(&arena);
	VEC_EACH (struct mark, it, &marks.list) {
		struct span place = it->inner.source ? it->inner : it->span;
		buffer_printf(&out, "%c%u %.*s;", kinds[it->kind],
			place.source ? source_position(source, place.from).column : 0,
			STR_ARG(span_text(place)));
	}
	assert_string_equal(str_to_c(&arena, buffer_str(&out)), wanted);
	arena_free(&arena);
}

/* What the only code span of the text is, with its backquotes. */
static void expect_code(const char *text, const char *wanted)
{
	struct arena arena = { 0 };
	struct diag diag;
	diag_init(&diag, &arena);
	struct source *source = source_from_text(&arena, &diag, "a.isa", str_from_c(text));
	struct marks marks =
		marks_of_prose(&arena, (struct span){ source, 0, (uint32_t)source->text.length });
	VEC_EACH (struct mark, it, &marks.list)
		if (it->kind == MARK_CODE)
			assert_string_equal(str_to_c(&arena, span_text(it->span)), wanted);
	arena_free(&arena);
}

TEST(test_marks)
{
	expect_marks("# A `b`\n\nSee [[C]], [d](e#f \"g\").",
		"H1 # A `b`;`6 b;T1 See [[C]], [d](e#f \"g\").;N7 C;L16 e#f;");
	/* a code span and its backquotes, two on each side */
	expect_code("a ``b`c`` d", "``b`c``");
	expect_code("a `b`` d`", "`b`` d`");
	/* in code, a link is none; brackets in brackets; a place given below */
	expect_marks("`[[A]](b)` ![c](d) [e]\n\n[e]: f", "T1 `[[A]](b)` ![c](d) [e];`2 [[A]](b);L17 d;"
													 "L1 `[[A]](b)` ![c](d) [e];");
	/* lines that cmark counts in another way: indented, with escapes, after code of two lines */
	expect_marks("a\n    `b` \\`b\\` `b`\n`c\nd` `e`", "T1 a\n    `b` \\`b\\` `b`\n`c\nd` `e`;"
													   "`6 b;`16 b;`0 ;`5 e;");
	expect_marks("* `a`, `b`: c\n  `d`\n  * e\n\n* f",
		"I1 * `a`, `b`: c\n  `d`\n  * e;`4 a;`9 b;`4 d;I3 * e;I1 * f;");
	/* a table directly below text; bars in cells; a row that lacks a cell */
	expect_marks("T `t`\nu\n| a `b` | c |\n|---|---|\n  | `d\\|` `e` | f |\n| g |",
		"T1 T `t`;`4 t;=1 | a `b` | c |\n|---|---|\n  | `d\\|` `e` | f |\n| g |;"
		"R1 | a `b` | c |;C1 | a `b` | c |;`6 b;C1 | a `b` | c |;"
		"R3 | `d\\|` `e` | f |;C5 `d\\|` `e`;`0 ;`12 e;C17 f;R1 | g |;C3 g;C0 ;");
}

/* What takes cmark quadratic time is read without it. */
TEST(test_hostile)
{
	enum { MANY = 20000 };
	struct arena arena = { 0 };
	struct buffer text = buffer_new(&arena), out = buffer_new(&arena);
	for (int i = 0; i < MANY; i++)
		buffer_add(&text, STR("![[]()"));
	buffer_add(&text, STR(" end\n\n"));
	for (int line = 0; line < 2; line++) {
		for (int i = 0; i < MANY; i++)
			buffer_add(&text, line ? STR("|-") : STR("|a"));
		buffer_add(&text, STR("|\n"));
	}
	for (int i = 0; i < MANY; i++)
		buffer_add(&text, STR("|b|\n"));
	cmark_node *document = markdown_parse(buffer_str(&text));
	markdown_plain(&out, document);
	assert_non_null(strstr(str_to_c(&arena, buffer_str(&out)), " end"));
	assert_true(out.length < text.length);
	cmark_node_free(document);
	arena_free(&arena);
}
