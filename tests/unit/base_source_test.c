/* SPDX-License-Identifier: MIT */
/* base/source.h -> assertions on cleaning, positions and unreadable files. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unit.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/source.h"

struct fixture {
	struct arena arena;
	struct diag diag;
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
	arena_free(&fixture->arena);
	return 0;
}

static struct source *from_text(struct fixture *f, struct str text)
{
	return source_from_text(&f->arena, &f->diag, "dir/a.isa", text);
}

#define assert_text(source, literal) assert_true(str_equal((source)->text, STR(literal)))

static void assert_report(struct fixture *f, size_t index, enum check check, uint32_t line,
	uint32_t column, const char *message)
{
	assert_true(index < f->diag.reports.count);
	struct report *report = f->diag.reports.items[index];
	assert_int_equal(report->check, check);
	assert_string_equal(report->message.text, message);
	if (!line) {
		assert_null(report->span.source);
		return;
	}
	struct position at = source_position(report->span.source, report->span.from);
	assert_int_equal(at.line, line);
	assert_int_equal(at.column, column);
}

TEST_WITH(bom_and_crlf_vanish_silently, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = from_text(f, STR("\xEF\xBB\xBF"
											 "a\r\nb\tc\r\n"));
	assert_text(source, "a\nb\tc\n");
	assert_int_equal(source->line_count, 3);
	assert_string_equal(source->path, "dir/a.isa");
	assert_string_equal(source->name, "a.isa");
	assert_int_equal(f->diag.reports.count, 0);
}

TEST_WITH(control_characters_are_reported_once, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = from_text(f, STR("a\r\nb\rc\x01\x7F\xC2\x85z\n"));
	assert_text(source, "a\nb c    z\n");
	assert_int_equal(f->diag.reports.count, 1);
	assert_report(f, 0, CHECK_SOURCE_ENCODING, 2, 2,
		"control character U+000D; only tabs and line ends are allowed (4 such "
		"characters in the file)");
}

TEST_WITH(wrong_bytes_are_reported_once, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = from_text(f, STR("\xE4\xB8\xAD\n"
											 "caf\xE9 \xC0\x80 \xE4\xB8"));
	assert_text(source, "\xE4\xB8\xAD\ncaf? ?? ??");
	assert_int_equal(f->diag.reports.count, 1);
	assert_report(f, 0, CHECK_SOURCE_ENCODING, 2, 4,
		"byte 0xE9 is not valid UTF-8 (5 such bytes in the file)");
}

TEST_WITH(a_single_nul_is_a_control_character, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_text(from_text(f, STR("ab\0c")), "ab c");
	assert_report(f, 0, CHECK_SOURCE_ENCODING, 1, 3,
		"control character U+0000; only tabs and line ends are allowed (1 such "
		"character in the file)");
}

TEST_WITH(binary_gives_one_report_and_no_text, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = from_text(f, STR("\x7F"
											 "ELF\0\0\0\0\xFF\xFF\1\2"));
	assert_text(source, "");
	assert_int_equal(source->line_count, 1);
	assert_int_equal(f->diag.reports.count, 1);
	assert_report(f, 0, CHECK_SOURCE_ENCODING, 1, 1,
		"the file is binary (4 of its 12 bytes are NUL); expected UTF-8 text");
	assert_text(from_text(f, STR("\xFF\xFE"
								 "a\0")),
		"");
	assert_int_equal(f->diag.reports.count, 2);
	assert_report(f, 1, CHECK_SOURCE_ENCODING, 1, 1, "the file is UTF-16 text; expected UTF-8");
}

TEST_WITH(positions_count_code_points, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = from_text(f, STR("ab\n\xE4\xB8\xAD"
											 "e\xCC\x81x\n"));
	static const uint32_t cases[][3] = {
		/* offset, line, column */
		{ 0, 1, 1 },
		{ 2, 1, 3 },
		{ 3, 2, 1 },
		{ 4, 2, 1 },
		{ 6, 2, 2 },
		{ 7, 2, 3 },
		{ 9, 2, 4 },
		{ 10, 2, 5 },
		{ 11, 3, 1 },
		{ 1000, 3, 1 },
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct position at = source_position(source, cases[i][0]);
		assert_int_equal(at.line, cases[i][1]);
		assert_int_equal(at.column, cases[i][2]);
	}
}

TEST_WITH(lines_and_spans_give_their_text, set_up, tear_down)
{
	struct fixture *f = *state;
	struct source *source = from_text(f, STR("one\n\nthree"));
	assert_int_equal(source->line_count, 3);
	assert_true(str_equal(source_line(source, 1), STR("one")));
	assert_true(str_equal(source_line(source, 2), STR("")));
	assert_true(str_equal(source_line(source, 3), STR("three")));
	assert_int_equal(source_line(source, 0).length, 0);
	assert_int_equal(source_line(source, 4).length, 0);
	struct span a = { source, 5, 8 }, b = { source, 0, 3 };
	assert_true(str_equal(span_text(a), STR("thr")));
	assert_int_equal(span_text(NO_SPAN).length, 0);
	struct span both = span_join(a, b);
	assert_int_equal(both.from, 0);
	assert_int_equal(both.to, 8);
	assert_int_equal(span_join(NO_SPAN, a).from, 5);
	assert_int_equal(span_join(a, NO_SPAN).to, 8);
	assert_int_equal(from_text(f, STR(""))->line_count, 1);
}

TEST_WITH(what_cannot_be_read_is_an_io_error, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_null(source_read(&f->arena, &f->diag, "/nonexistent/a.isa"));
	assert_report(
		f, 0, CHECK_IO, 0, 0, "cannot read '/nonexistent/a.isa': No such file or directory");
	assert_null(source_read(&f->arena, &f->diag, "/"));
	assert_report(f, 1, CHECK_IO, 0, 0, "cannot read '/': Is a directory");
}

TEST_WITH(a_file_beyond_the_limit_is_refused_unread, set_up, tear_down)
{
	struct fixture *f = *state;
	char path[] = "/tmp/specc-test-XXXXXX";
	int file = mkstemp(path);
	assert_true(file >= 0);
	assert_int_equal(ftruncate(file, ((off_t)1 << 30) + 1), 0); /* sparse */
	close(file);
	size_t before = f->arena.used;
	assert_null(source_read(&f->arena, &f->diag, path));
	unlink(path);
	assert_true(f->arena.used - before < 10000);
	assert_int_equal(f->diag.errors, 1);
	assert_non_null(strstr(f->diag.reports.items[0]->message.text, "larger than 1 GiB"));
	struct str text = { "", FILE_LIMIT + 1 };
	assert_null(source_from_text(&f->arena, &f->diag, "long", text));
	assert_int_equal(f->diag.errors, 2);
}

TEST_WITH(a_file_is_read_in_its_own_size, set_up, tear_down)
{
	struct fixture *f = *state;
	char path[] = "/tmp/specc-test-XXXXXX";
	FILE *file = fdopen(mkstemp(path), "w");
	assert_non_null(file);
	for (int i = 0; i < 100000; i++)
		fprintf(file, "field<%05d> and more of it;\r\n", i);
	fclose(file);
	struct source *source = source_read(&f->arena, &f->diag, path);
	unlink(path);
	assert_non_null(source);
	assert_int_equal(source->text.length, 100000 * 29);
	assert_int_equal(source->line_count, 100001);
	assert_true(str_equal(source_line(source, 65536), STR("field<65535> and more of it;")));
	assert_true(f->arena.used < 2 * 100000 * 30);
}

/* A pipe has no size: the text arrives in pieces. */
TEST_WITH(a_stream_is_read_to_its_end, set_up, tear_down)
{
	struct fixture *f = *state;
	char path[] = "/tmp/specc-test-XXXXXX";
	int name = mkstemp(path);
	assert_true(name >= 0);
	close(name);
	unlink(path);
	assert_int_equal(mkfifo(path, 0600), 0);
	pid_t child = fork();
	if (child == 0) {
		int to = open(path, O_WRONLY);
		for (int i = 0; i < 30000; i++)
			dprintf(to, "line %05d\n", i);
		_exit(0);
	}
	struct source *source = source_read(&f->arena, &f->diag, path);
	unlink(path);
	assert_non_null(source);
	assert_int_equal(source->text.length, 330000);
	assert_true(str_equal(source_line(source, 30000), STR("line 29999")));
	assert_int_equal(source->text.text[330000], '\0');
}
