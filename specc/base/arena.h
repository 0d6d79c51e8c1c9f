/* SPDX-License-Identifier: MIT */
/* Arena: the memory of a run; nothing is freed before the end. */
#ifndef SPECC_BASE_ARENA_H
#define SPECC_BASE_ARENA_H

#include <stdarg.h>
#include <stddef.h>

struct arena_block;

/* A growing pool of memory. Zero-initialise before use. With -DSPECC_MALLOC_EACH every allocation
 * is a separate malloc, so that the address sanitizer detects overflows. */
struct arena {
	struct arena_block *blocks;
	size_t used;  /* bytes handed out, for statistics */
	size_t limit; /* bytes; 0 means none. Beyond it the program ends as out of memory. */
};

/* Returns size bytes, zeroed, aligned for any type of this size; never NULL (out of memory ends the
 * program with exit status 2 and one line on stderr). The arena owns the memory. size may be 0. */
void *arena_alloc(struct arena *arena, size_t size);

/* Enlarges memory from arena_alloc (or NULL, with size 0), zeroing the new bytes. Returns its new
 * address; the old one must no longer be used. */
void *arena_grow(struct arena *arena, void *memory, size_t size, size_t larger);

/* Like arena_alloc, for count elements of size bytes; overflow of the product ends the program. */
void *arena_alloc_array(struct arena *arena, size_t count, size_t size);

/* Copies length bytes of text and appends a NUL. */
char *arena_copy(struct arena *arena, const char *text, size_t length);

/* printf into the arena; the result is NUL-terminated. */
char *arena_printf(struct arena *arena, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *arena, const char *format, va_list arguments)
	__attribute__((format(printf, 2, 0)));

/* Releases everything, but may keep a block for reuse: for repeated work with temporary memory. */
void arena_reset(struct arena *arena);

/* Releases everything and leaves a zeroed arena. */
void arena_free(struct arena *arena);

/* Memory for what is freed by itself, with free(); never NULL. memory_new: zeroed, count elements
 * of size bytes; memory_get: not zeroed; memory_resize: like realloc. */
void *memory_new(size_t count, size_t size);
void *memory_get(size_t size);
void *memory_resize(void *old, size_t size);

/* Ends the program as out of memory: exit status 2 and one line on stderr. */
_Noreturn void out_of_memory(size_t size);

#define ARENA_NEW(arena, type)          ((type *)arena_alloc((arena), sizeof(type)))
#define ARENA_ARRAY(arena, type, count) ((type *)arena_alloc_array((arena), (count), sizeof(type)))

#endif
