/* Growing arrays in an arena: a struct of items, count, capacity per element type. */
#ifndef SPECC_BASE_VEC_H
#define SPECC_BASE_VEC_H

#include <stddef.h>
#include <string.h>

#include "base/arena.h"

/* Declares the members of an anonymous vector: VEC(struct field *) fields; */
#define VEC(type)                        \
	struct {                             \
		type *items;                     \
		size_t count, capacity;          \
	}

/* Appends a value (an expression of the element type). */
#define VEC_PUSH(arena, vec, ...)                                                               \
	do {                                                                                        \
		if ((vec)->count == (vec)->capacity)                                                    \
			(vec)->items = vec_grow((arena), (vec)->items, &(vec)->capacity,                    \
						sizeof *(vec)->items);                                                  \
		(vec)->items[(vec)->count++] = (__VA_ARGS__);                                           \
	} while (0)

/* Iterates with a pointer to each element: VEC_EACH(struct field *, f, &op->fields) use(*f); */
#define VEC_EACH(type, it, vec)                                                                 \
	for (type *it = (vec)->items; (vec)->items && it < (vec)->items + (vec)->count; it++)

/* Doubles *capacity (elements) and returns a copy of items in new memory. */
static inline void *vec_grow(struct arena *arena, void *items, size_t *capacity, size_t size)
{
	size_t larger = *capacity ? *capacity * 2 : 4;
	void *copy = arena_alloc_array(arena, larger, size);
	if (items)
		memcpy(copy, items, *capacity * size);
	*capacity = larger;
	return copy;
}

#endif
