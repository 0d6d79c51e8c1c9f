/* base/arena.h -> assertions on alignment, zeroing, copies, limits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/vec.h"

static void memory_is_zeroed_aligned_and_apart(void **state)
{
	(void)state;
	static const size_t sizes[] = { 0, 1, 7, 16, 100, 4096, 20000, 70000, 1 << 20 };
	enum { COUNT = sizeof sizes / sizeof *sizes };
	struct arena arena = { 0 };
	unsigned char *pieces[COUNT];
	for (size_t i = 0; i < COUNT; i++) {
		pieces[i] = arena_alloc(&arena, sizes[i]);
		assert_int_equal((uintptr_t)pieces[i] % _Alignof(max_align_t), 0);
		for (size_t j = 0; j < sizes[i]; j++)
			assert_int_equal(pieces[i][j], 0);
		memset(pieces[i], (int)i + 1, sizes[i]);
	}
	for (size_t i = 0; i < COUNT; i++)
		for (size_t j = 0; j < sizes[i]; j++)
			assert_int_equal(pieces[i][j], i + 1);
	assert_true(pieces[0] != pieces[1]);
	arena_free(&arena);
	assert_null(arena.blocks);
	assert_int_equal(arena.used, 0);
}

static void a_large_first_piece_is_not_cut_again(void **state)
{
	(void)state;
	struct arena arena = { 0 };
	unsigned char *large = arena_alloc(&arena, 1 << 20);
	memset(large, 1, 1 << 20);
	unsigned char *small = arena_alloc(&arena, 100);
	assert_int_equal(small[0], 0);
	small[0] = 2;
	assert_int_equal(large[0], 1);
	arena_free(&arena);
}

static void many_small_pieces_stay_intact(void **state)
{
	(void)state;
	enum { COUNT = 50000 };
	struct arena arena = { 0 };
	VEC(size_t *) pieces = { 0 };
	for (size_t i = 0; i < COUNT; i++) {
		size_t *piece = ARENA_NEW(&arena, size_t);
		*piece = i;
		VEC_PUSH(&arena, &pieces, piece);
	}
	assert_int_equal(pieces.count, COUNT);
	for (size_t i = 0; i < COUNT; i++)
		assert_int_equal(*pieces.items[i], i);
	arena_free(&arena);
}

static void copies_and_printf_end_with_nul(void **state)
{
	(void)state;
	struct arena arena = { 0 };
	assert_string_equal(arena_copy(&arena, "field<3>", 5), "field");
	assert_string_equal(arena_copy(&arena, NULL, 0), "");
	assert_string_equal(arena_printf(&arena, "%s %d", "R", 255), "R 255");
	char *longer = arena_printf(&arena, "%*s|", 100000, "x");
	assert_int_equal(strlen(longer), 100001);
	assert_int_equal(longer[100000], '|');
	arena_free(&arena);
}

/* What the child does ends the program; returns its exit status. */
static int status_of(void (*action)(struct arena *arena))
{
	pid_t child = fork();
	if (child == 0) {
		struct arena arena = { .limit = 1000 };
		if (!freopen("/dev/null", "w", stderr))
			_exit(99);
		action(&arena);
		_exit(0);
	}
	int status = 0;
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	return WEXITSTATUS(status);
}

static void within_limit(struct arena *arena)
{
	arena_alloc(arena, 1000);
}
static void beyond_limit(struct arena *arena)
{
	arena_alloc(arena, 1001);
}

static void beyond_limit_in_steps(struct arena *arena)
{
	for (int i = 0; i < 11; i++)
		arena_alloc(arena, 100);
}

static void product_overflows(struct arena *arena)
{
	arena->limit = 0;
	volatile size_t half = SIZE_MAX / 2 + 1;
	arena_alloc_array(arena, half, 2);
}

static void exhausted_memory_ends_with_status_2(void **state)
{
	(void)state;
	assert_int_equal(status_of(within_limit), 0);
	assert_int_equal(status_of(beyond_limit), 2);
	assert_int_equal(status_of(beyond_limit_in_steps), 2);
	assert_int_equal(status_of(product_overflows), 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(memory_is_zeroed_aligned_and_apart),
		cmocka_unit_test(a_large_first_piece_is_not_cut_again),
		cmocka_unit_test(many_small_pieces_stay_intact),
		cmocka_unit_test(copies_and_printf_end_with_nul),
		cmocka_unit_test(exhausted_memory_ends_with_status_2),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
