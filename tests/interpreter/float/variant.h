/* SPDX-License-Identifier: MIT */
/* The generated binary32 arithmetic as one compiler makes it with some flags: rows of 32 values in,
 * rows out. Modes are numbered as the generated enumeration is: nearest, zero, up, down. */
#ifndef FLOAT_VARIANT_H
#define FLOAT_VARIANT_H

#include <stdint.h>

enum { ROW = 32, MODES = 4 };

enum float_order { ORDER_LESS, ORDER_EQUAL, ORDER_MIN, ORDER_MAX, ORDERS };

struct float_variant {
	const char *name;
	void (*value)(uint32_t *d, const uint32_t *a, int mode);
	void (*add)(uint32_t *d, const uint32_t *a, const uint32_t *b, int mode);
	void (*mul)(uint32_t *d, const uint32_t *a, const uint32_t *b, int k, int mode);
	void (*fma)(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c, int mode);
	void (*from_integer)(uint32_t *d, const int64_t *a, int mode);
	void (*to_integer)(int64_t *d, const uint32_t *a, int mode, int64_t least, int64_t most);
	void (*order)(uint32_t *d, const uint32_t *a, const uint32_t *b, enum float_order order);
};

#endif
