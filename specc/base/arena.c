/* SPDX-License-Identifier: MIT */
/* Requests for memory -> pieces of large zeroed blocks, which live until the arena is freed. */
#include "base/arena.h"

#include <limits.h>
#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define BLOCK_MIN ((size_t)64 << 10)
#define BLOCK_MAX ((size_t)4 << 20)

/* Small requests are served from the first block of the list. */
struct arena_block {
	struct arena_block *next;
	size_t used, size; /* bytes of data */
	alignas(max_align_t) unsigned char data[];
};

_Noreturn void out_of_memory(size_t size)
{
	fprintf(stderr, "specc: error: out of memory (%zu more bytes wanted)\n", size);
	exit(2);
}

static void *memory_or_end(void *memory, size_t size)
{
	if (!memory)
		out_of_memory(size);
	return memory;
}

void *memory_new(size_t count, size_t size)
{
	return memory_or_end(calloc(count ? count : 1, size ? size : 1), size);
}

void *memory_get(size_t size)
{
	return memory_or_end(malloc(size ? size : 1), size);
}

void *memory_resize(void *old, size_t size)
{
	return memory_or_end(realloc(old, size ? size : 1), size);
}

static struct arena_block *new_block(size_t size)
{
	if (size > SIZE_MAX - sizeof(struct arena_block))
		out_of_memory(size);
	struct arena_block *block = memory_new(1, sizeof *block + size);
	block->size = size;
	return block;
}

static void push_block(struct arena *arena, struct arena_block *block)
{
	block->next = arena->blocks;
	arena->blocks = block;
}

#ifdef SPECC_MALLOC_EACH

static void *take_memory(struct arena *arena, size_t size)
{
	struct arena_block *block = new_block(size);
	push_block(arena, block);
	return block->data;
}

/* Always moves, and spoils the old memory to expose its further use. */
static void *grow_memory(struct arena *arena, void *memory, size_t size, size_t larger)
{
	void *copy = arena_alloc(arena, larger);
	if (size)
		memcpy(copy, memory, size);
	if (size)
		memset(memory, 0xDB, size);
	return copy;
}

#else

/* A large request gets its own block, inserted after the first one, which stays in use. */
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

/* The size of a type is a multiple of its alignment, so the lowest set bit of a size is sufficient
 * alignment. Texts are packed this way. */
static size_t alignment_of(size_t size)
{
	size_t lowest = size & (~size + 1);
	return lowest < alignof(max_align_t) ? lowest : alignof(max_align_t);
}

static void *take_memory(struct arena *arena, size_t size)
{
	size_t align = alignment_of(size);
	struct arena_block *first = arena->blocks;
	size_t from = first ? (first->used + align - 1) & ~(align - 1) : 0;
	if (!first || from > first->size || first->size - from < size) {
		if (size > BLOCK_MIN / 4)
			return take_large(arena, size);
		size_t larger = first && first->size >= BLOCK_MIN ? first->size * 2 : BLOCK_MIN;
		push_block(arena, new_block(larger < BLOCK_MAX ? larger : BLOCK_MAX));
		first = arena->blocks;
		from = 0;
	}
	first->used = from + size;
	return first->data + from;
}

static bool extend_last(struct arena *arena, const unsigned char *memory, size_t size, size_t more)
{
	struct arena_block *first = arena->blocks;
	if (!first || memory + size != first->data + first->used || first->size - first->used < more)
		return false;
	first->used += more;
	arena->used += more;
	return true;
}

#define LARGE_SEARCHED 8 /* the large blocks that were taken last */

/* The pointer to the memory's own block, or NULL if it has none. */
static struct arena_block **find_large(struct arena *arena, const unsigned char *memory)
{
	struct arena_block **at = arena->blocks ? &arena->blocks->next : &arena->blocks;
	for (int i = 0; i < LARGE_SEARCHED && *at; i++, at = &(*at)->next)
		if ((*at)->data == memory && (*at)->used == (*at)->size)
			return at;
	return NULL;
}

static void *grow_large(struct arena *arena, struct arena_block **at, size_t size, size_t larger)
{
	if (larger > SIZE_MAX - sizeof(struct arena_block))
		out_of_memory(larger);
	struct arena_block *block = memory_resize(*at, sizeof *block + larger);
	memset(block->data + size, 0, larger - size);
	block->size = block->used = larger;
	*at = block;
	arena->used += larger - size;
	return block->data;
}

static void *grow_memory(struct arena *arena, void *memory, size_t size, size_t larger)
{
	if (memory && !arena->limit) {
		if (extend_last(arena, memory, size, larger - size))
			return memory;
		struct arena_block **at = size > BLOCK_MIN / 4 ? find_large(arena, memory) : NULL;
		if (at && (*at)->size == size)
			return grow_large(arena, at, size, larger);
	}
	void *copy = arena_alloc(arena, larger);
	if (size)
		memcpy(copy, memory, size);
	return copy;
}

#endif

void *arena_alloc(struct arena *arena, size_t size)
{
	if (size > SIZE_MAX - arena->used)
		out_of_memory(size);
	if (arena->limit && arena->used + size > arena->limit)
		out_of_memory(size);
	arena->used += size;
	/* A request for 0 bytes still gets a unique address. */
	return take_memory(arena, size ? size : 1);
}

void *arena_grow(struct arena *arena, void *memory, size_t size, size_t larger)
{
	return grow_memory(arena, memory, size, larger);
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
	char small[256]; /* most texts fit, and are formatted once */
	va_list again;
	va_copy(again, arguments);
	int length = vsnprintf(small, sizeof small, format, again);
	va_end(again);
	if (length < 0) /* the text would be longer than INT_MAX */
		out_of_memory(SIZE_MAX);
	char *text = arena_alloc(arena, (size_t)length + 1);
	if ((size_t)length < sizeof small)
		memcpy(text, small, (size_t)length + 1);
	else
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

void arena_reset(struct arena *arena)
{
	struct arena_block *kept = arena->blocks;
	struct arena rest = { .blocks = kept ? kept->next : NULL, .used = arena->used };
#ifdef SPECC_MALLOC_EACH
	rest.blocks = kept;
	kept = NULL;
#endif
	arena_free(&rest);
	arena->blocks = kept;
	arena->used = 0;
	if (!kept)
		return;
	memset(kept->data, 0, kept->used);
	kept->next = NULL;
	kept->used = 0;
}

/* From now on freed memory is kept for other requests, and not given back to the system, whose
 * fresh pages cost more than their use. */
static void keep_freed(void)
{
#ifdef __GLIBC__
	mallopt(M_MMAP_THRESHOLD, 32 << 20);
	mallopt(M_TRIM_THRESHOLD, INT_MAX);
#endif
}

void arena_free(struct arena *arena)
{
	struct arena_block *next;
	if (arena->used >= BLOCK_MAX) /* the next one may be as large */
		keep_freed();
	for (struct arena_block *block = arena->blocks; block; block = next) {
		next = block->next;
		free(block);
	}
	*arena = (struct arena){ 0 };
}
