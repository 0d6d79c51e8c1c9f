/* SPDX-License-Identifier: MIT */
/* Replaces the allocators of libxml2 and cmark-gfm: out of memory ends the program in one place.
 * Otherwise libxml2 would return half a document, and cmark-gfm would abort. */
#include "build/libraries.h"

#include <stdlib.h>
#include <string.h>

#include <cmark-gfm.h>
#include <libxml/xmlmemory.h>

#include "base/arena.h"

static void *allocate(size_t size)
{
	void *memory = malloc(size ? size : 1);
	if (!memory)
		out_of_memory(size);
	return memory;
}

static void *allocate_cleared(size_t count, size_t size)
{
	void *memory = calloc(count ? count : 1, size ? size : 1);
	if (!memory)
		out_of_memory(size);
	return memory;
}

static void *reallocate(void *old, size_t size)
{
	void *memory = realloc(old, size ? size : 1);
	if (!memory)
		out_of_memory(size);
	return memory;
}

static char *copy_name(const char *text)
{
	size_t size = strlen(text) + 1;
	return memcpy(allocate(size), text, size);
}

void libraries_set_memory(void)
{
	cmark_mem *memory = cmark_get_default_mem_allocator();
	memory->calloc = allocate_cleared;
	memory->realloc = reallocate;
	xmlMemSetup(free, allocate, reallocate, copy_name);
}
