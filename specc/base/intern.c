/* SPDX-License-Identifier: MIT */
/* Byte strings -> one copy of each, found by a hash table. */
#include "base/intern.h"

void *intern_bytes(struct intern *intern, const void *bytes, size_t size)
{
	if (!size)
		return NULL;
	struct str key = { bytes, size };
	void *copy = str_map_get(&intern->copies, key);
	if (copy)
		return copy;
	copy = arena_alloc(intern->arena, size);
	memcpy(copy, bytes, size);
	intern->copies.arena = &intern->table;
	str_map_put(&intern->copies, (struct str){ copy, size }, copy);
	return copy;
}

void intern_free(struct intern *intern)
{
	arena_free(&intern->table);
	*intern = (struct intern){ .arena = intern->arena };
}
