/* SPDX-License-Identifier: MIT */
/* Immediates: how the bits of a field encode the number that its text shows. */
#include "sem/bind.h"

/* Bits needed for least .. most, in two's complement if least is negative. */
static unsigned width_of_bounds(struct wide least, struct wide most)
{
	bool negative = wide_is_negative(least);
	unsigned low = negative ? wide_length(wide_not(least)) : 0;
	unsigned high = wide_is_negative(most) ? 0 : wide_length(most);
	unsigned width = (low > high ? low : high) + negative;
	return width ? width : 1;
}

void sem_set_coding(struct sem_access *access, const struct type *type)
{
	bool is_integer = type->kind == TYPE_INTEGER;
	bool is_signed = is_integer && type->coding == CODING_SIGNED;
	bool has_width = access->width != 0;
	struct wide least, most;
	access->scale = is_integer ? type->scale : 1;
	access->offset = is_integer ? type->offset : 0;
	access->coding = is_integer ? type->coding : CODING_UNSIGNED;
	access->table = access->coding == CODING_TABLE ? type : NULL;
	access->own = has_width && access->width < type->width ? access->width : type->width;
	access->is_signed = is_signed && (type->relative || !has_width || type->width < access->width);
	bool plain = access->scale == 1 && !access->offset && !access->table;
	if (has_width)
		return;
	access->width = type->width;
	sem_immediate_limits(access, &least, &most);
	if (!plain)
		access->width = width_of_bounds(least, most);
}

/* The encoded number, before scale and offset. */
static struct wide coded(const struct sem_access *access, uint64_t bits)
{
	struct wide n = wide_from_word((struct word){ bits, 0 });
	bool top = bits >> (access->own - 1) & 1;
	if (access->table)
		return wide_from(bits < access->table->table.count ? access->table->table.items[bits] : 0);
	if (access->coding == CODING_ONES && top)
		return wide_sub(n, wide_mask(access->own));
	return access->is_signed && top ? wide_sub(n, wide_power(access->own)) : n;
}

struct wide sem_immediate_value(const struct sem_access *access, uint64_t bits)
{
	struct wide n = coded(access, bits);
	return wide_add(wide_mul(n, wide_from(access->scale)), wide_from(access->offset));
}

static void table_limits(const struct sem_access *access, struct wide *least, struct wide *most)
{
	*least = *most = sem_immediate_value(access, 0);
	for (uint64_t i = 1; i < access->table->table.count; i++) {
		struct wide n = sem_immediate_value(access, i);
		*least = wide_lesser(n, *least);
		*most = wide_greater(n, *most);
	}
}

void sem_immediate_limits(const struct sem_access *access, struct wide *least, struct wide *most)
{
	uint64_t ones = mask64(access->own);
	uint64_t sign = (uint64_t)1 << (access->own - 1);
	bool has_sign = access->is_signed || access->coding == CODING_ONES;
	if (access->table) {
		table_limits(access, least, most);
		return;
	}
	*least = sem_immediate_value(access, has_sign ? sign : 0);
	*most = sem_immediate_value(access, has_sign ? sign - 1 : ones);
}
