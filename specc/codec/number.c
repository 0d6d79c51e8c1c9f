/* SPDX-License-Identifier: MIT */
/* Encodes numbers as bits of integer types: the inverse of codec_integer. Numbers have a sign and
 * 64 bits; lower/number_range.c refuses types that need more. */
#include "codec/internal.h"

#include <assert.h>

/* Encodes a number in the coding of an integer type; false if it cannot be encoded. */
static bool encode_coding(
	const struct type *type, uint64_t magnitude, bool negative, uint64_t *bits)
{
	uint64_t sign = (uint64_t)1 << (type->width - 1), mask = sign | (sign - 1);
	*bits = (negative ? 0 - magnitude : magnitude) & mask;
	switch (type->coding) {
	case CODING_UNSIGNED: return magnitude <= mask && (!negative || !magnitude);
	case CODING_SIGNED: return magnitude < sign || (negative && magnitude == sign);
	case CODING_ONES:
		if (negative && magnitude)
			*bits = ~magnitude & mask;
		return magnitude < sign;
	case CODING_TABLE:
		for (size_t i = 0; i < type->table.count; i++) {
			int64_t entry = type->table.items[i];
			uint64_t size = entry < 0 ? 0 - (uint64_t)entry : (uint64_t)entry;
			*bits = i;
			if (size == magnitude && (!size || (entry < 0) == negative))
				return true;
		}
		return false;
	}
	return false;
}

bool codec_add_offset(uint64_t *magnitude, bool *negative, int64_t offset, bool subtract)
{
	uint64_t size = offset < 0 ? 0 - (uint64_t)offset : (uint64_t)offset, before = *magnitude;
	if (((offset < 0) != subtract) == *negative) {
		*magnitude += size;
		return *magnitude >= before;
	}
	*magnitude = before < size ? size - before : before - size;
	*negative = *negative != (before < size) && *magnitude;
	return true;
}

/* Removes offset and scale from a number; false if it is not a multiple of the scale. */
static bool unscale(const struct type *type, uint64_t *magnitude, bool *negative)
{
	if (!codec_add_offset(magnitude, negative, type->offset, true))
		return false;
	uint64_t scale = type->scale > 1 ? (uint64_t)type->scale : 1, rest = *magnitude % scale;
	*magnitude /= scale;
	return !rest;
}

static bool accepts(const struct type *type, uint64_t magnitude, bool negative, uint64_t *bits)
{
	if (!type->has_accept)
		return false;
	if (negative && magnitude > 0 - (uint64_t)(type->accept_min < 0 ? type->accept_min : 0))
		return false;
	if (!negative && (magnitude > type->accept_max ||
						 (type->accept_min > 0 && magnitude < (uint64_t)type->accept_min)))
		return false;
	uint64_t sign = (uint64_t)1 << (type->width - 1);
	*bits = (negative ? 0 - magnitude : magnitude) & (sign | (sign - 1));
	return true;
}

bool codec_encode_integer(
	const struct type *type, uint64_t magnitude, bool negative, uint64_t *bits)
{
	assert(type->kind == TYPE_INTEGER && type->width && type->width <= 64);
	uint64_t scaled = magnitude;
	bool sign = negative;
	if (unscale(type, &scaled, &sign) && encode_coding(type, scaled, sign, bits))
		return true;
	return accepts(type, magnitude, negative, bits);
}
