/* SPDX-License-Identifier: MIT */
/* The generated header as a struct float_variant. Compiled with -DHEADER, the header; -DNAME(x) and
 * -DCONSTANT(x), how its names are made; -DVARIANT, the struct's name, and -DTEXT, its words. */
#include "variant.h"
#include HEADER

#define EACH_PART(i) (int i = 0; i < ROW; i += CONSTANT(FLOAT_ROW))
#define MODE         ((enum NAME(rounding))mode)

static void value(uint32_t *d, const uint32_t *a, int mode)
{
	struct NAME(float_mode) saved;
	NAME(float_begin)(&saved);
	for
		EACH_PART(i)
	NAME(round_value)(d + i, a + i, MODE);
	NAME(float_end)(&saved);
}

static void add(uint32_t *d, const uint32_t *a, const uint32_t *b, int mode)
{
	struct NAME(float_mode) saved;
	NAME(float_begin)(&saved);
	for
		EACH_PART(i)
	NAME(round_add)(d + i, a + i, b + i, MODE);
	NAME(float_end)(&saved);
}

static void mul(uint32_t *d, const uint32_t *a, const uint32_t *b, int k, int mode)
{
	struct NAME(float_mode) saved;
	NAME(float_begin)(&saved);
	for
		EACH_PART(i)
	NAME(round_mul)(d + i, a + i, b + i, k, MODE);
	NAME(float_end)(&saved);
}

static void fused(uint32_t *d, const uint32_t *a, const uint32_t *b, const uint32_t *c, int mode)
{
	struct NAME(float_mode) saved;
	NAME(float_begin)(&saved);
	for
		EACH_PART(i)
	NAME(round_fma)(d + i, a + i, b + i, c + i, MODE);
	NAME(float_end)(&saved);
}

static void from_integer(uint32_t *d, const int64_t *a, int mode)
{
	struct NAME(float_mode) saved;
	NAME(float_begin)(&saved);
	for
		EACH_PART(i)
	NAME(round_integer)(d + i, a + i, MODE);
	NAME(float_end)(&saved);
}

static void to_integer(int64_t *d, const uint32_t *a, int mode, int64_t least, int64_t most)
{
	struct NAME(float_mode) saved;
	NAME(float_begin)(&saved);
	for
		EACH_PART(i)
	NAME(to_integer)(d + i, a + i, MODE, least, most);
	NAME(float_end)(&saved);
}

static uint32_t order_one(uint32_t a, uint32_t b, enum float_order order)
{
	switch (order) {
	case ORDER_LESS: return NAME(f32_less)(a, b);
	case ORDER_EQUAL: return NAME(f32_equal)(a, b);
	case ORDER_MIN: return NAME(f32_min)(a, b);
	default: return NAME(f32_max)(a, b);
	}
}

static void order_row(uint32_t *d, const uint32_t *a, const uint32_t *b, enum float_order order)
{
	struct NAME(float_mode) saved;
	NAME(float_begin)(&saved);
	for (int i = 0; i < ROW; i++)
		d[i] = order_one(a[i], b[i], order);
	NAME(float_end)(&saved);
}

extern const struct float_variant VARIANT;
const struct float_variant VARIANT = { TEXT, value, add, mul, fused, from_integer, to_integer,
	order_row };
