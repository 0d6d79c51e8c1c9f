/* SPDX-License-Identifier: MIT */
/* base/arena.h -> assertions on alignment, zeroing, copies, limits. */
#include <sys/wait.h>
#include <unistd.h>

#include "unit.h"
#include "base/arena.h"
#include "base/vec.h"

TEST(memory_is_zeroed_aligned_and_apart)
{
	static const size_t sizes[] = { 0, 1, 7, 16, 100, 4096, 20000, 70000, 1 << 20 };
	enum { COUNT = sizeof sizes / sizeof *sizes };
	struct arena arena = { 0 };
	unsigned char *pieces[COUNT];
	for (size_t i = 0; i < COUNT; i++) {
		pieces[i] = arena_alloc(&arena, sizes[i]);
		size_t lowest = sizes[i] & (~sizes[i] + 1); /* no type of this size needs more */
		if (lowest > _Alignof(max_align_t))
			lowest = _Alignof(max_align_t);
		if (lowest)
			assert_int_equal((uintptr_t)pieces[i] % lowest, 0);
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

TEST(pieces_grow)
{
	struct arena arena = { 0 };
	unsigned char *first = arena_alloc(&arena, 16), *last = arena_alloc(&arena, 16);
	memset(last, 1, 16);
	memset(first, 2, 16);
	first = arena_grow(&arena, first, 16, 32);
	assert_non_null(arena_grow(&arena, NULL, 0, 32));
	last = arena_grow(&arena, last, 16, 48);
	for (size_t size = 48; size < 1 << 20; size *= 2) {
		unsigned char *other = arena_alloc(&arena, size);
		memset(other, 3, size);
		last = arena_grow(&arena, last, size, 2 * size);
		for (size_t i = 0; i < 2 * size; i++)
			assert_int_equal(last[i], i < 16 ? 1 : 0);
	}
	for (size_t i = 0; i < 32; i++)
		assert_int_equal(first[i], i < 16 ? 2 : 0);
	arena_free(&arena);
}

TEST(a_reset_arena_hands_out_zeroed_memory)
{
	struct arena arena = { 0 };
	for (int round = 0; round < 3; round++) {
		for (size_t size = 1; size < 100000; size *= 3) {
			unsigned char *piece = arena_alloc(&arena, size);
			for (size_t i = 0; i < size; i++)
				assert_int_equal(piece[i], 0);
			memset(piece, 255, size);
		}
		arena_reset(&arena);
		assert_int_equal(arena.used, 0);
	}
	arena_free(&arena);
}

TEST(a_large_first_piece_is_not_cut_again)
{
	struct arena arena = { 0 };
	unsigned char *large = arena_alloc(&arena, 1 << 20);
	memset(large, 1, 1 << 20);
	unsigned char *small = arena_alloc(&arena, 100);
	assert_int_equal(small[0], 0);
	small[0] = 2;
	assert_int_equal(large[0], 1);
	arena_free(&arena);
}

TEST(many_small_pieces_stay_intact)
{
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

TEST(copies_and_printf_end_with_nul)
{
	struct arena arena = { 0 };
	assert_string_equal(arena_copy(&arena, "field<3>", 5), "field");
	assert_string_equal(arena_copy(&arena, NULL, 0), "");
	assert_string_equal(arena_printf(&arena, "%s %d", "R", 255), "R 255");
	char *longer = arena_printf(&arena, "%*s|", 100000, "x");
	assert_int_equal(strlen(longer), 100001);
	assert_int_equal(longer[100000], '|');
	arena_free(&arena);
}

/* Runs an action that should end the program in a child; returns its exit status. */
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

TEST(exhausted_memory_ends_with_status_2)
{
	assert_int_equal(status_of(within_limit), 0);
	assert_int_equal(status_of(beyond_limit), 2);
	assert_int_equal(status_of(beyond_limit_in_steps), 2);
	assert_int_equal(status_of(product_overflows), 2);
}
