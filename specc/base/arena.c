/* Requests for memory -> pieces of large zeroed blocks, which live until the arena is freed. */
#include "base/arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_MIN ((size_t)64 << 10)
#define BLOCK_MAX ((size_t)4 << 20)

/* The first block of the list is the one that small requests are cut from. */
struct arena_block {
	struct arena_block *next;
	size_t used, size; /* bytes of data */
	alignas(max_align_t) unsigned char data[];
};

static _Noreturn void out_of_memory(size_t size)
{
	fprintf(stderr, "specc: error: out of memory (%zu more bytes wanted)\n", size);
	exit(2);
}

static struct arena_block *new_block(size_t size)
{
	if (size > SIZE_MAX - sizeof(struct arena_block))
		out_of_memory(size);
	struct arena_block *block = calloc(1, sizeof *block + size);
	if (!block)
		out_of_memory(size);
	block->size = size;
	return block;
}

static void push_block(struct arena *arena, struct arena_block *block)
{
	block->next = arena->blocks;
	arena->blocks = block;
}

#ifdef SPECC_MALLOC_EACH

static void *take(struct arena *arena, size_t size)
{
	struct arena_block *block = new_block(size);
	push_block(arena, block);
	return block->data;
}

#else

/* A request of its own block goes behind the first one, whose rest stays in use. */
static void *take_large(struct arena *arena, size_t size)
{
	struct arena_block *block = new_block(size);
	block->used = size;
	if (arena->blocks) {
		block->next = arena->blocks->next;
		arena->blocks->next = block;
	} else {
		push_block(arena, block);
	}
	return block->data;
}

static void *take(struct arena *arena, size_t size)
{
	size_t aligned = (size + alignof(max_align_t) - 1) & ~(alignof(max_align_t) - 1);
	if (aligned < size)
		out_of_memory(size);
	struct arena_block *first = arena->blocks;
	if (!first || first->size - first->used < aligned) {
		if (aligned > BLOCK_MIN / 4)
			return take_large(arena, aligned);
		size_t larger = first && first->size >= BLOCK_MIN ? first->size * 2 : BLOCK_MIN;
		push_block(arena, new_block(larger < BLOCK_MAX ? larger : BLOCK_MAX));
		first = arena->blocks;
	}
	void *memory = first->data + first->used;
	first->used += aligned;
	return memory;
}

#endif

void *arena_alloc(struct arena *arena, size_t size)
{
	if (size > SIZE_MAX - arena->used)
		out_of_memory(size);
	if (arena->limit && arena->used + size > arena->limit)
		out_of_memory(size);
	arena->used += size;
	/* A request for nothing still gets an address of its own. */
	return take(arena, size ? size : 1);
}

void *arena_alloc_array(struct arena *arena, size_t count, size_t size)
{
	if (size && count > SIZE_MAX / size)
		out_of_memory(SIZE_MAX);
	return arena_alloc(arena, count * size);
}

char *arena_copy(struct arena *arena, const char *text, size_t length)
{
	if (length == SIZE_MAX)
		out_of_memory(length);
	char *copy = arena_alloc(arena, length + 1);
	if (length)
		memcpy(copy, text, length);
	return copy;
}

char *arena_vprintf(struct arena *arena, const char *format, va_list arguments)
{
	va_list again;
	va_copy(again, arguments);
	int length = vsnprintf(NULL, 0, format, again);
	va_end(again);
	if (length < 0) /* the text would be longer than INT_MAX */
		out_of_memory(SIZE_MAX);
	char *text = arena_alloc(arena, (size_t)length + 1);
	vsnprintf(text, (size_t)length + 1, format, arguments);
	return text;
}

char *arena_printf(struct arena *arena, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	char *text = arena_vprintf(arena, format, arguments);
	va_end(arguments);
	return text;
}

void arena_free(struct arena *arena)
{
	struct arena_block *next;
	for (struct arena_block *block = arena->blocks; block; block = next) {
		next = block->next;
		free(block);
	}
	*arena = (struct arena){ 0 };
}
