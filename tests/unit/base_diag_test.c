/* SPDX-License-Identifier: MIT */
/* base/diag.h -> assertions on collecting, sorting and the exact text of each output. */
#include "unit.h"
#include "base/diag.h"

struct fixture {
	struct arena arena;
	struct diag diag;
	char *output; /* of the last print */
};

static int set_up(void **state)
{
	static struct fixture fixture;
	fixture = (struct fixture){ 0 };
	diag_init(&fixture.diag, &fixture.arena);
	*state = &fixture;
	return 0;
}

static int tear_down(void **state)
{
	struct fixture *fixture = *state;
	free(fixture->output);
	arena_free(&fixture->arena);
	return 0;
}

enum form { FORM_TEXT, FORM_COLOUR, FORM_JSON, FORM_SARIF };

static const char *print(struct fixture *f, enum form form, size_t limit)
{
	size_t size;
	free(f->output);
	f->output = NULL;
	FILE *out = open_memstream(&f->output, &size);
	assert_non_null(out);
	if (form == FORM_JSON)
		diag_print_json(&f->diag, out);
	else if (form == FORM_SARIF)
		diag_print_sarif(&f->diag, out, "1.0");
	else
		diag_print_text(&f->diag, out, limit, form == FORM_COLOUR);
	fclose(out);
	return f->output;
}

static struct source *text(struct fixture *f, const char *path, const char *content)
{
	return source_from_text(&f->arena, &f->diag, path, str_from_c(content));
}

/* The span of the first occurrence of a word. */
static struct span at(const struct source *source, const char *word)
{
	const char *found = strstr(source->text.text, word);
	assert_non_null(found);
	uint32_t from = (uint32_t)(found - source->text.text);
	return (struct span){ source, from, from + (uint32_t)strlen(word) };
}

TEST_WITH(text_shows_line_caret_and_notes, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = text(f, "gpu/ialu.isa", "a;\n    field<97, 1> SignModi rb;\nmode\n");
	struct report *report = diag_report(
		&f->diag, CHECK_SYNTAX, at(source, "field<97, 1>"), "field '%s' overlaps 'mode'", "rb");
	diag_note(&f->diag, report, at(source, "mode"), "'mode' is declared here");
	diag_note(&f->diag, report, NO_SPAN, "no place");
	assert_string_equal(print(f, FORM_TEXT, 0),
		"gpu/ialu.isa:2:5: error: field 'rb' overlaps 'mode' [syntax]\n"
		"    2 |     field<97, 1> SignModi rb;\n"
		"      |     ^~~~~~~~~~~~\n"
		"gpu/ialu.isa:3:1: note: 'mode' is declared here\n"
		"    3 | mode\n"
		"      | ^~~~\n"
		"  note: no place\n");
}

TEST_WITH(line_number_stands_in_the_gutter, set_up, tear_down)
{
	struct fixture *f = *state;
	char content[215] = { 0 };
	memset(content, '\n', 213);
	content[213] = 'x';
	diag_report(&f->diag, CHECK_SYNTAX, at(text(f, "a", content), "x"), "m");
	assert_string_equal(print(f, FORM_TEXT, 0), "a:214:1: error: m [syntax]\n"
												"  214 | x\n"
												"      | ^\n");
}

TEST_WITH(caret_counts_cells_and_column_code_points, set_up, tear_down)
{
	struct fixture *f = *state;
	/* two wide characters, a tab, an e with a combining accent */
	struct source *source = text(f, "a", "\xE4\xB8\xAD\xE6\x96\x87\te\xCC\x81 \xE5\xAD\x97 w \n");
	diag_report(&f->diag, CHECK_SYNTAX, at(source, "\xE5\xAD\x97"), "m");
	assert_string_equal(print(f, FORM_TEXT, 0),
		"a:1:7: error: m [syntax]\n"
		"    1 | \xE4\xB8\xAD\xE6\x96\x87 e\xCC\x81 \xE5\xAD\x97 w\n"
		"      |        ^~\n");
}

TEST_WITH(odd_places_are_shown_without_fault, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = text(f, "a", "ab\n\n\xE4\xB8\xAD  \ncd\n");
	const struct span spans[] = {
		{ source, 1, 1 },   /* empty */
		{ source, 2, 3 },   /* the end of the line */
		{ source, 3, 3 },   /* an empty line */
		{ source, 5, 6 },   /* inside a character */
		{ source, 8, 100 }, /* trailing blank, beyond the end of the text */
		{ source, 500, 2 }, /* beyond the text, backwards */
	};
	for (size_t i = 0; i < sizeof spans / sizeof *spans; i++)
		diag_report(&f->diag, CHECK_SYNTAX, spans[i], "m");
	assert_string_equal(print(f, FORM_TEXT, 0),
		"a:1:2: error: m [syntax]\n    1 | ab\n      |  ^\n"
		"a:1:3: error: m [syntax]\n    1 | ab\n      |   ^\n"
		"a:2:1: error: m [syntax]\n"
		"a:3:1: error: m [syntax]\n    3 | \xE4\xB8\xAD\n      | ^~\n"
		"a:3:3: error: m [syntax]\n    3 | \xE4\xB8\xAD \n      |    ^\n"
		"a:5:1: error: m [syntax]\n");
}

/* Prints a report on word in a line of `left` x's, the word and `right` y's; returns the source
 * line and the caret line, without the gutter. */
static void long_line(struct fixture *f, int left, const char *word, int right, char *lines[2])
{
	struct buffer content = buffer_new(&f->arena);
	for (int i = 0; i < left; i++)
		buffer_add_char(&content, 'x');
	buffer_add(&content, str_from_c(word));
	for (int i = 0; i < right; i++)
		buffer_add_char(&content, 'y');
	f->diag.reports.count = 0;
	diag_report(&f->diag, CHECK_SYNTAX, at(text(f, "a", content.text), word), "m");
	print(f, FORM_TEXT, 0);
	lines[0] = strstr(f->output, "    1 | ") + 8;
	lines[1] = strstr(f->output, "      | ") + 8;
	*strchr(lines[0], '\n') = '\0';
	*strchr(lines[1], '\n') = '\0';
}

TEST_WITH(long_lines_are_cut_around_the_caret, set_up, tear_down)
{
	struct fixture *f = *state;
	char *lines[2];
	static const struct {
		int left, right;
		size_t length;
		bool dots_left, dots_right;
	} cases[] = {
		{ 78, 78, 160, false, false },
		{ 79, 78, 157, true, false },
		{ 0, 100000, 157, false, true },
		{ 100000, 0, 157, true, false },
		{ 50000, 50000, 160, true, true },
		{ 50000, 10, 157, true, false },
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		long_line(f, cases[i].left, "WORD", cases[i].right, lines);
		size_t length = strlen(lines[0]);
		assert_int_equal(length, cases[i].length);
		assert_int_equal(strncmp(lines[0], "...", 3) == 0, cases[i].dots_left);
		assert_int_equal(strcmp(lines[0] + length - 3, "...") == 0, cases[i].dots_right);
		assert_ptr_equal(strstr(lines[0], "WORD") - lines[0], strchr(lines[1], '^') - lines[1]);
		assert_string_equal(strchr(lines[1], '^'), "^~~~");
	}
}

TEST_WITH(an_underline_ends_with_the_cut, set_up, tear_down)
{
	struct fixture *f = *state;
	char *lines[2], word[1001] = { 0 };
	memset(word, 'w', 1000);
	long_line(f, 0, word, 10, lines);
	assert_int_equal(strlen(lines[0]), 157);
	assert_int_equal(strlen(lines[1]), 154);
}

TEST_WITH(equal_reports_are_kept_once, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = text(f, "a", "x y");
	struct report *first = diag_report(&f->diag, CHECK_SYNTAX, at(source, "x"), "m");
	diag_note(&f->diag, first, NO_SPAN, "n");
	struct report *again = diag_report(&f->diag, CHECK_SYNTAX, at(source, "x"), "m");
	assert_true(again && again != first);
	diag_note(&f->diag, again, NO_SPAN, "n");
	assert_int_equal(first->notes.count, 1);
	assert_int_equal(again->notes.count, 0);
	assert_int_equal(f->diag.reports.count, 1);
	diag_report(&f->diag, CHECK_SYNTAX, at(source, "y"), "m");
	diag_report(&f->diag, CHECK_SYNTAX, at(source, "x"), "other");
	diag_report(&f->diag, CHECK_LIMIT, at(source, "x"), "m");
	assert_int_equal(f->diag.reports.count, 4);
	assert_int_equal(f->diag.errors, 4);
}

/* Quadratic time would take minutes here; a duplicate takes no memory. */
TEST_WITH(many_reports_take_linear_time, set_up, tear_down)
{
	struct fixture *f = *state;
	enum { COUNT = 300000 };
	f->diag.most = 0;
	struct source *source = text(f, "a", "x");
	for (int i = 0; i < COUNT; i++)
		diag_report(&f->diag, CHECK_SYNTAX, at(source, "x"), "report %d", i);
	size_t used = f->arena.used;
	for (int i = 0; i < COUNT; i++)
		diag_report(&f->diag, CHECK_SYNTAX, at(source, "x"), "report %d", i);
	assert_int_equal(f->diag.errors, COUNT);
	assert_int_equal(f->arena.used, used);
	diag_sort(&f->diag);
	assert_string_equal(f->diag.reports.items[COUNT - 1]->message.text, "report 299999");
}

TEST_WITH(a_flood_of_one_check_is_cut, set_up, tear_down)
{
	struct fixture *f = *state;
	enum { COUNT = 2 * DIAG_MAX_REPORTS };
	struct source *source = text(f, "a", "x");
	for (int i = 0; i < COUNT; i++)
		diag_report(&f->diag, CHECK_ENUM_VALUE, at(source, "x"), "report %d", i);
	diag_report(&f->diag, CHECK_SYNTAX, at(source, "x"), "of another check");
	assert_int_equal(f->diag.reports.count, DIAG_MAX_REPORTS + 2);
	struct report *last = f->diag.reports.items[DIAG_MAX_REPORTS];
	assert_int_equal(last->check, CHECK_LIMIT);
	assert_int_equal(last->severity, SEVERITY_ERROR);
	assert_string_equal(last->message.text,
		"more than 1000 reports of check 'enum-value'; the others are not shown");
}

TEST_WITH(a_long_line_is_counted_once, set_up, tear_down)
{
	struct fixture *f = *state;
	enum { COUNT = 50000 };
	f->diag.most = 0;
	struct buffer content = buffer_new(&f->arena);
	for (int i = 0; i < COUNT; i++)
		buffer_printf(&content, "\xC3\xA9%019d", i);
	struct source *source = text(f, "a", content.text);
	for (uint32_t i = 0; i < COUNT; i++)
		diag_report(&f->diag, CHECK_SYNTAX, (struct span){ source, i * 21, i * 21 + 2 }, "m");
	assert_non_null(strstr(print(f, FORM_JSON, 0), "\"line\": 1, \"column\": 999981,"));
}

TEST_WITH(sorting_goes_by_file_and_place_and_is_stable, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *b = text(f, "b", "x y\nz"), *a = text(f, "a", "x");
	diag_report(&f->diag, CHECK_SYNTAX, at(b, "z"), "3");
	diag_report(&f->diag, CHECK_SYNTAX, at(a, "x"), "4");
	diag_report(&f->diag, CHECK_SYNTAX, at(b, "x"), "0");
	diag_report(&f->diag, CHECK_SYNTAX, at(b, "y"), "1");
	diag_report(&f->diag, CHECK_LIMIT, at(b, "y"), "2");
	diag_report(&f->diag, CHECK_IO, NO_SPAN, "5");
	diag_sort(&f->diag);
	for (size_t i = 0; i < 6; i++)
		assert_int_equal(f->diag.reports.items[i]->message.text[0], '0' + (int)i);
}

TEST_WITH(options_change_severities, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_false(diag_set_option(&f->diag, "no-such"));
	assert_false(diag_set_option(&f->diag, "such"));
	assert_false(diag_set_option(&f->diag, "error=such"));
	assert_true(diag_set_option(&f->diag, "no-syntax"));
	struct report *off = diag_report(&f->diag, CHECK_SYNTAX, NO_SPAN, "m");
	assert_non_null(off);
	diag_note(&f->diag, off, NO_SPAN, "n");
	assert_int_equal(f->diag.reports.count, 0);
	assert_true(diag_set_option(&f->diag, "syntax"));
	assert_int_equal(f->diag.severity[CHECK_SYNTAX], SEVERITY_ERROR);
	f->diag.severity[CHECK_LIMIT] = SEVERITY_WARNING;
	diag_report(&f->diag, CHECK_LIMIT, NO_SPAN, "w");
	assert_int_equal(f->diag.warnings, 1);
	assert_int_equal(f->diag.errors, 0);
	assert_true(diag_set_option(&f->diag, "error"));
	diag_report(&f->diag, CHECK_LIMIT, NO_SPAN, "e");
	assert_int_equal(f->diag.errors, 1);
	f->diag.severity[CHECK_LIMIT] = SEVERITY_WARNING;
	assert_true(diag_set_option(&f->diag, "error=limit"));
	assert_int_equal(f->diag.severity[CHECK_LIMIT], SEVERITY_ERROR);
	f->diag.severity[CHECK_IO] = SEVERITY_OFF;
	assert_true(diag_set_option(&f->diag, "all"));
	assert_int_equal(f->diag.severity[CHECK_IO], SEVERITY_ERROR);
}

TEST_WITH(every_check_is_found_by_its_name, set_up, tear_down)
{
	for (int i = 0; i < CHECK_COUNT; i++)
		assert_int_equal(diag_check_by_name(diag_checks[i].name), i);
	assert_int_equal(diag_check_by_name("such"), CHECK_COUNT);
}

TEST_WITH(the_limit_shows_errors_first, set_up, tear_down)
{
	struct fixture *f = *state;
	f->diag.severity[CHECK_LIMIT] = SEVERITY_WARNING;
	for (int i = 0; i < 3; i++)
		diag_report(&f->diag, CHECK_LIMIT, NO_SPAN, "w%d", i);
	for (int i = 0; i < 3; i++)
		diag_report(&f->diag, CHECK_SYNTAX, NO_SPAN, "e%d", i);
	assert_string_equal(print(f, FORM_TEXT, 4),
		"specc: warning: w0 [limit]\n"
		"specc: error: e0 [syntax]\nspecc: error: e1 [syntax]\nspecc: error: e2 [syntax]\n"
		"specc: 2 more reports not shown, including 0 errors\n");
	assert_string_equal(print(f, FORM_TEXT, 2),
		"specc: error: e0 [syntax]\nspecc: error: e1 [syntax]\n"
		"specc: 4 more reports not shown, including 1 error\n");
	assert_null(strstr(print(f, FORM_TEXT, 6), "not shown"));
}

TEST_WITH(messages_cannot_drive_the_terminal, set_up, tear_down)
{
	struct fixture *f = *state;
	diag_report(&f->diag, CHECK_IO, NO_SPAN, "%s", "a\033[31m\nb\xFF \xC2\x9B \xE2\x80\xAE");
	assert_string_equal(
		print(f, FORM_TEXT, 0), "specc: error: a\\x1B[31m\\nb\xEF\xBF\xBD \\u009B \\u202E [io]\n");
	f->diag.reports.count = 0;
	struct source *source = text(f, "a\nb", "x \xE2\x80\xAE y");
	diag_report(&f->diag, CHECK_SYNTAX, at(source, "y"), "m");
	assert_string_equal(print(f, FORM_TEXT, 0), "a\\nb:1:5: error: m [syntax]\n"
												"    1 | x \xEF\xBF\xBD y\n"
												"      |     ^\n");
}

TEST_WITH(colour_frames_place_severity_and_caret, set_up, tear_down)
{
	struct fixture *f = *state;
	diag_report(&f->diag, CHECK_SYNTAX, at(text(f, "a", "xy"), "xy"), "m");
	assert_string_equal(print(f, FORM_COLOUR, 0),
		"\033[1ma:1:1:\033[0m \033[1;31merror:\033[0m m [syntax]\n"
		"    1 | xy\n      | \033[1;31m^~\033[0m\n");
}

TEST_WITH(json_is_complete_and_escaped, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_string_equal(print(f, FORM_JSON, 0), "[]\n");
	struct source *source = text(f, "a\"b", "\xE4\xB8\xAD x");
	struct report *report =
		diag_report(&f->diag, CHECK_SYNTAX, at(source, "x"), "%s", "q\"\\\t\n\x01\x7F\xFFz");
	diag_note(&f->diag, report, at(source, "\xE4\xB8\xAD"), "n");
	diag_note(&f->diag, report, NO_SPAN, "o");
	diag_report(&f->diag, CHECK_IO, NO_SPAN, "p");
	assert_string_equal(print(f, FORM_JSON, 0),
		"[\n"
		"{\"file\": \"a\\\"b\", \"line\": 1, \"column\": 3, \"severity\": \"error\", "
		"\"check\": \"syntax\", \"message\": \"q\\\"\\\\\\t\\n\\u0001\\u007f\xEF\xBF\xBDz\", "
		"\"notes\": [{\"file\": \"a\\\"b\", \"line\": 1, \"column\": 1, \"message\": \"n\"}, "
		"{\"file\": \"\", \"line\": 0, \"column\": 0, \"message\": \"o\"}]},\n"
		"{\"file\": \"\", \"line\": 0, \"column\": 0, \"severity\": \"error\", "
		"\"check\": \"io\", \"message\": \"p\", \"notes\": []}\n]\n");
}

TEST_WITH(sarif_names_rules_places_and_notes, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_non_null(strstr(print(f, FORM_SARIF, 0), "\"results\": []\n"));
	struct source *source = text(f, "my dir/c:\xE4.isa", "ab\n\xE4\xB8\xAD xyz");
	struct report *report = diag_report(&f->diag, CHECK_SYNTAX, at(source, "xyz"), "m");
	diag_note(&f->diag, report, at(text(f, "/abs", "n"), "n"), "n");
	diag_report(&f->diag, CHECK_IO, NO_SPAN, "p");
	print(f, FORM_SARIF, 0);
	assert_non_null(strstr(f->output,
		"\"locations\": [{\"physicalLocation\": {\"artifactLocation\": {\"uri\": "
		"\"my%20dir/c%3A%E4.isa\"}, \"region\": {\"startLine\": 2, \"startColumn\": 3, "
		"\"endLine\": 2, \"endColumn\": 6}}}]"));
	assert_non_null(strstr(f->output, "\"relatedLocations\": [{\"physicalLocation\": "
									  "{\"artifactLocation\": {\"uri\": \"file:///abs\"}"));
	assert_non_null(strstr(f->output, "{\"ruleId\": \"io\", \"ruleIndex\": 0, \"level\": "
									  "\"error\", \"message\": {\"text\": \"p\"}}"));
	for (int i = 0; i < CHECK_COUNT; i++)
		assert_non_null(
			strstr(f->output, arena_printf(&f->arena, "{\"id\": \"%s\"", diag_checks[i].name)));
}

static void assert_snippet(struct fixture *f, struct span span, const char *expected)
{
	struct str found = diag_snippet(&f->arena, span);
	if (!str_equal_c(found, expected))
		fail_msg("found '%.*s', expected '%s'", STR_ARG(found), expected);
}

TEST_WITH(a_snippet_is_the_line_and_its_underline, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = text(f, "a.isa", "one\n\t\xe8\xaf\x8d word \n\nlast");
	assert_snippet(f, at(source, "word"), " \xe8\xaf\x8d word\n    ^~~~\n");
	assert_snippet(f, at(source, "last"), "last\n^~~~\n");
	assert_snippet(f, (struct span){ source, 4, 4 }, " \xe8\xaf\x8d word\n^\n");
	assert_snippet(f, (struct span){ source, 15, 15 }, "");
	assert_snippet(f, NO_SPAN, "");
}
