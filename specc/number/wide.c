/* SPDX-License-Identifier: MIT */
/* Arithmetic on integers of 512 bits. */
#include "number/wide.h"

#include <inttypes.h>

struct wide wide_from_word(struct word w)
{
	struct wide r = { { w.lo, w.hi } };
	return r;
}

struct wide wide_power(unsigned n)
{
	return wide_shl(wide_from(1), n);
}

struct wide wide_mask(unsigned n)
{
	struct wide r = { { 0 } };
	if (n > 64 * WIDE_LIMBS)
		n = 64 * WIDE_LIMBS;
	for (unsigned i = 0; i < n / 64; i++)
		r.limb[i] = UINT64_MAX;
	if (n % 64)
		r.limb[n / 64] = ((uint64_t)1 << n % 64) - 1;
	return r;
}

struct wide wide_add(struct wide a, struct wide b)
{
	uint64_t carry = 0;
	for (unsigned i = 0; i < WIDE_LIMBS; i++) {
		uint64_t sum = a.limb[i] + b.limb[i];
		uint64_t out = sum < b.limb[i];
		a.limb[i] = sum + carry;
		carry = out | (a.limb[i] < sum);
	}
	return a;
}

struct wide wide_neg(struct wide a)
{
	return wide_add(wide_not(a), wide_from(1));
}

struct wide wide_sub(struct wide a, struct wide b)
{
	uint64_t borrow = 0;
	for (unsigned i = 0; i < WIDE_LIMBS; i++) {
		uint64_t difference = a.limb[i] - b.limb[i];
		uint64_t out = a.limb[i] < b.limb[i];
		a.limb[i] = difference - borrow;
		borrow = out | (difference < borrow);
	}
	return a;
}

/* Limbs of 32 bits, so that a product and two carries fit 64. */
static uint32_t half(const struct wide *a, unsigned i)
{
	return (uint32_t)(a->limb[i / 2] >> (i & 1) * 32);
}

struct wide wide_mul(struct wide a, struct wide b)
{
	uint32_t product[2 * WIDE_LIMBS] = { 0 };
	struct wide r = { { 0 } };
	for (unsigned i = 0; i < 2 * WIDE_LIMBS; i++) {
		uint64_t carry = 0;
		if (!half(&a, i))
			continue;
		for (unsigned k = 0; i + k < 2 * WIDE_LIMBS; k++) {
			carry += (uint64_t)half(&a, i) * half(&b, k) + product[i + k];
			product[i + k] = (uint32_t)carry;
			carry >>= 32;
		}
	}
	for (unsigned i = 0; i < WIDE_LIMBS; i++)
		r.limb[i] = product[2 * i] | (uint64_t)product[2 * i + 1] << 32;
	return r;
}

struct wide wide_div(struct wide a, struct wide b)
{
	struct wide quotient = { { 0 } }, rest = { { 0 } };
	for (unsigned i = wide_length(a); i-- > 0;) {
		rest = wide_shl(rest, 1);
		rest.limb[0] |= wide_bit(a, i);
		if (wide_compare(rest, b) >= 0) {
			rest = wide_sub(rest, b);
			quotient.limb[i / 64] |= (uint64_t)1 << i % 64;
		}
	}
	return quotient;
}

struct wide wide_floor_div(struct wide a, struct wide b)
{
	return wide_is_negative(a) ? wide_not(wide_div(wide_not(a), b)) : wide_div(a, b);
}

struct wide wide_shl(struct wide a, unsigned n)
{
	struct wide r = { { 0 } };
	unsigned limbs = n / 64, bits = n % 64;
	for (unsigned i = limbs; i < WIDE_LIMBS; i++) {
		r.limb[i] = a.limb[i - limbs] << bits;
		if (bits && i > limbs)
			r.limb[i] |= a.limb[i - limbs - 1] >> (64 - bits);
	}
	return r;
}

struct wide wide_shr(struct wide a, unsigned n)
{
	struct wide r = wide_from(wide_is_negative(a) ? -1 : 0);
	uint64_t sign = r.limb[0];
	unsigned limbs = n / 64, bits = n % 64;
	for (unsigned i = 0; i + limbs < WIDE_LIMBS; i++) {
		uint64_t above = i + limbs + 1 < WIDE_LIMBS ? a.limb[i + limbs + 1] : sign;
		r.limb[i] = a.limb[i + limbs] >> bits;
		if (bits)
			r.limb[i] |= above << (64 - bits);
	}
	return r;
}

unsigned wide_length(struct wide a)
{
	uint64_t sign = wide_is_negative(a) ? UINT64_MAX : 0;
	for (unsigned i = wide_fits_limb(&a) ? 1 : WIDE_LIMBS; i-- > 0;) {
		uint64_t rest = a.limb[i] ^ sign;
		unsigned n = 64 * i;
		if (!rest)
			continue;
		for (unsigned step = 32; step; step /= 2)
			if (rest >> step) {
				rest >>= step;
				n += step;
			}
		return n + 1;
	}
	return 0;
}

bool wide_small(struct wide a, int64_t *value)
{
	if (!wide_fits_limb(&a))
		return false;
	*value = (int64_t)a.limb[0];
	return true;
}

/* Divides by ten in place and returns the remainder. */
static unsigned divide_by_ten(struct wide *a)
{
	uint64_t rest = 0;
	for (unsigned i = WIDE_LIMBS; i-- > 0;) {
		uint64_t high = rest << 32 | a->limb[i] >> 32;
		uint64_t low = high % 10 << 32 | (uint32_t)a->limb[i];
		a->limb[i] = high / 10 << 32 | low / 10;
		rest = low % 10;
	}
	return (unsigned)rest;
}

struct str wide_decimal(struct arena *arena, struct wide a)
{
	char text[160]; /* 2^512 has 155 digits */
	size_t at = sizeof text;
	do {
		text[--at] = (char)('0' + divide_by_ten(&a));
	} while (!wide_is_zero(a));
	return (struct str){ arena_copy(arena, text + at, sizeof text - at), sizeof text - at };
}

struct str wide_text(struct arena *arena, struct wide a)
{
	struct buffer out = buffer_new(arena);
	bool begun = false;
	if (wide_is_negative(a)) {
		buffer_add_char(&out, '-');
		a = wide_neg(a);
	}
	if (wide_length(a) < 10) {
		buffer_printf(&out, "%" PRIu64, a.limb[0]);
		return buffer_str(&out);
	}
	buffer_add(&out, STR("0x"));
	for (unsigned i = WIDE_LIMBS; i-- > 0;) {
		if (!begun && !a.limb[i])
			continue;
		if (begun)
			buffer_printf(&out, "%016" PRIX64, a.limb[i]);
		else
			buffer_printf(&out, "%" PRIX64, a.limb[i]);
		begun = true;
	}
	return buffer_str(&out);
}
