/* Runs of bytes -> one copy of each, found again by a hash table. */
#include "base/intern.h"

#include <stdint.h>
#include <string.h>

/* copy NULL: free. */
struct intern_slot {
	void *copy;
	size_t size;
	uint64_t hash;
};

/* Mixes eight bytes at a time; the table is in memory only. */
static uint64_t hash_bytes(const void *bytes, size_t size)
{
	const unsigned char *at = bytes;
	uint64_t hash = size, part;
	for (; size >= sizeof part; size -= sizeof part, at += sizeof part) {
		memcpy(&part, at, sizeof part);
		hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
		hash ^= hash >> 29;
	}
	part = 0;
	memcpy(&part, at, size);
	hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
	return hash ^ hash >> 32;
}

static struct intern_slot *find(
	const struct intern *intern, const void *bytes, size_t size, uint64_t hash)
{
	for (size_t i = (size_t)hash;; i++) {
		struct intern_slot *slot = &intern->slots[i & (intern->capacity - 1)];
		if (!slot->copy ||
			(slot->hash == hash && slot->size == size && memcmp(slot->copy, bytes, size) == 0))
			return slot;
	}
}

/* Each size of the table has an arena of its own, so that the smaller one goes at once. */
static void grow(struct intern *intern)
{
	struct intern old = *intern;
	intern->table = (struct arena){ 0 };
	intern->capacity = old.capacity ? old.capacity * 2 : 256;
	intern->slots = ARENA_ARRAY(&intern->table, struct intern_slot, intern->capacity);
	for (size_t i = 0; i < old.capacity; i++)
		if (old.slots[i].copy)
			*find(intern, old.slots[i].copy, old.slots[i].size, old.slots[i].hash) = old.slots[i];
	arena_free(&old.table);
}

void *intern_bytes(struct intern *intern, const void *bytes, size_t size)
{
	if (!size)
		return NULL;
	if ((intern->count + 1) * 4 > intern->capacity * 3)
		grow(intern);
	uint64_t hash = hash_bytes(bytes, size);
	struct intern_slot *slot = find(intern, bytes, size, hash);
	if (slot->copy)
		return slot->copy;
	slot->copy = arena_alloc(intern->arena, size);
	slot->size = size;
	slot->hash = hash;
	memcpy(slot->copy, bytes, size);
	intern->count++;
	return slot->copy;
}

void intern_free(struct intern *intern)
{
	arena_free(&intern->table);
	*intern = (struct intern){ .arena = intern->arena };
}
