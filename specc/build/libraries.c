/* SPDX-License-Identifier: MIT */
/* Replaces the allocators of libxml2 and cmark-gfm: out of memory ends the program in one place.
 * Otherwise libxml2 would return half a document, and cmark-gfm would abort. */
#include "build/libraries.h"

#include <stdlib.h>
#include <string.h>

#include <cmark-gfm.h>
#include <libxml/xmlmemory.h>

#include "base/arena.h"

static char *copy_name(const char *text)
{
	size_t size = strlen(text) + 1;
	return memcpy(memory_get(size), text, size);
}

void libraries_set_memory(void)
{
	cmark_mem *memory = cmark_get_default_mem_allocator();
	memory->calloc = memory_new;
	memory->realloc = memory_resize;
	xmlMemSetup(free, memory_get, memory_resize, copy_name);
}
