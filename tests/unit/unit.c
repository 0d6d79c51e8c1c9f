/* SPDX-License-Identifier: MIT */
/* The tests of a unit program, each of which registers itself (unit.h), into results. */
#include "unit.h"
#include "base/vec.h"
#include "lang/parse.h"
#include "lower/lower.h"

enum { TESTS_MOST = 64 };

static struct unit_test tests[TESTS_MOST];
static size_t count;

void unit_add(struct unit_test test)
{
	assert_true(count < TESTS_MOST);
	tests[count++] = test;
}

uint64_t unit_random(void)
{
	static uint64_t last = 0x9e3779b97f4a7c15;
	last ^= last << 13;
	last ^= last >> 7;
	last ^= last << 17;
	return last;
}

struct isa *unit_isa(struct arena *arena, struct diag *diag, const char *text)
{
	diag_init(diag, arena);
	const struct source *source = source_from_text(arena, diag, "t.isa", str_from_c(text));
	struct ast_file *file = parse_file(arena, diag, source);
	return lower_isa(arena, diag, &file, 1);
}

struct isa *unit_files(
	struct arena *arena, struct diag *diag, const char *const *paths, size_t path_count)
{
	VEC(struct ast_file *) files = { 0 };
	diag_init(diag, arena);
	for (size_t i = 0; i < path_count; i++) {
		struct source *source = source_read(arena, diag, paths[i]);
		if (!source)
			fail_msg("cannot read %s: run from the root of the repository", paths[i]);
		VEC_PUSH(arena, &files, parse_file(arena, diag, source));
	}
	return lower_isa(arena, diag, files.items, files.count);
}

struct isa *unit_gpu(struct arena *arena, struct diag *diag)
{
	static const char *const paths[] = { "isa-spec/gpu/base.isa", "isa-spec/gpu/falu.isa",
		"isa-spec/gpu/ialu.isa", "isa-spec/gpu/sync.isa", "isa-spec/gpu/udp.isa" };
	return unit_files(arena, diag, paths, sizeof paths / sizeof *paths);
}

void unit_reported(const struct diag *diag, const char *text, const char *expected)
{
	if (diag->reports.count != (expected != NULL))
		fail_msg("'%s': %zu reports", text, diag->reports.count);
	if (!expected)
		return;
	const struct report *report = diag->reports.items[0];
	struct arena arena = { 0 };
	const char *found = arena_printf(&arena, "%.*s: %.*s [%s]", STR_ARG(span_text(report->span)),
		STR_ARG(report->message), diag_checks[report->check].name);
	if (strcmp(found, expected))
		fail_msg("'%s': %s", text, found);
	arena_free(&arena);
}

static int compare_lines(const void *a, const void *b)
{
	return ((const struct unit_test *)a)->line - ((const struct unit_test *)b)->line;
}

/* The tests from `first` to the next group: how many failed. */
static int run_group(size_t *first)
{
	struct CMUnitTest group = { 0 }, list[TESTS_MOST] = { 0 };
	if (!tests[*first].test.test_func)
		group = tests[(*first)++].test;
	for (size_t n = 0; *first < count && tests[*first].test.test_func; n++)
		list[n] = tests[(*first)++].test;
	return cmocka_run_group_tests_name("unit", list, group.setup_func, group.teardown_func);
}

int main(void)
{
	qsort(tests, count, sizeof *tests, compare_lines);
	int failed = 0;
	for (size_t next = 0; next < count;)
		failed += run_group(&next);
	return failed;
}
