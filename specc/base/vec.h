/* SPDX-License-Identifier: MIT */
/* Growing arrays in an arena: a struct of items, count, capacity per element type. */
#ifndef SPECC_BASE_VEC_H
#define SPECC_BASE_VEC_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"

/* Declares the members of an anonymous vector: VEC(struct field *) fields; */
#define VEC(type)                                                                                  \
	struct {                                                                                       \
		type *items;                                                                               \
		size_t count, capacity;                                                                    \
	}

/* Appends a value (an expression of the element type). */
#define VEC_PUSH(arena, vec, ...)                                                                  \
	do {                                                                                           \
		if ((vec)->count == (vec)->capacity)                                                       \
			(vec)->items =                                                                         \
				vec_grow((arena), (vec)->items, &(vec)->capacity, sizeof *(vec)->items);           \
		(vec)->items[(vec)->count++] = (__VA_ARGS__);                                              \
	} while (0)

/* Iterates with a pointer to each element: VEC_EACH(struct field *, f, &op->fields) use(*f); */
#define VEC_EACH(type, it, vec)                                                                    \
	for (type *it = (vec)->items; (vec)->items && it < (vec)->items + (vec)->count; it++)

/* Declares `at`, the number of elements of which `before`, an expression with the index `i`, holds:
 * in a sorted array, these are the first ones. */
#define HALVE(at, total, i, before)                                                                \
	size_t at = 0;                                                                                 \
	for (size_t at##_end = (total), i; i = at + (at##_end - at) / 2, at < at##_end;)               \
		if (before)                                                                                \
			at = i + 1;                                                                            \
		else                                                                                       \
			at##_end = i

/* Doubles *capacity (elements) and returns the new address of the items. The initial capacity is
 * small, as most vectors have one or two elements. */
static inline void *vec_grow(struct arena *arena, void *items, size_t *capacity, size_t size)
{
	size_t old = *capacity, larger = old ? old * 2 : size > 16 ? 1 : 2;
	if (larger > SIZE_MAX / size)
		return arena_alloc_array(arena, larger, size); /* ends the program */
	*capacity = larger;
	return arena_grow(arena, items, old * size, larger * size);
}

#endif
