/* SPDX-License-Identifier: MIT */
/* Words of up to 128 bits: bits, hexadecimal text. */
#include "number/word.h"

int word_compare(struct word a, struct word b)
{
	if (a.hi != b.hi)
		return a.hi < b.hi ? -1 : 1;
	return (a.lo > b.lo) - (a.lo < b.lo);
}

static unsigned popcount64(uint64_t a)
{
	a -= a >> 1 & 0x5555555555555555u;
	a = (a & 0x3333333333333333u) + (a >> 2 & 0x3333333333333333u);
	a = (a + (a >> 4)) & 0x0f0f0f0f0f0f0f0fu;
	return (unsigned)(a * 0x0101010101010101u >> 56);
}

unsigned word_popcount(struct word a)
{
	return popcount64(a.lo) + popcount64(a.hi);
}

/* a << bits, truncated to 128 bits; bits may be 0..128. */
static struct word shift_word_left(struct word a, unsigned bits)
{
	if (bits >= 128)
		return (struct word){ 0 };
	if (bits >= 64)
		return (struct word){ 0, a.lo << (bits - 64) };
	if (bits == 0)
		return a;
	return (struct word){ a.lo << bits, a.hi << bits | a.lo >> (64 - bits) };
}

struct word word_mask(unsigned lsb, unsigned width)
{
	struct word ones = { mask64(width), width > 64 ? mask64(width - 64) : 0 };
	return shift_word_left(ones, lsb);
}

struct word word_insert(struct word a, unsigned lsb, unsigned width, uint64_t value)
{
	struct word mask = word_mask(lsb, width);
	struct word bits = shift_word_left((struct word){ value, 0 }, lsb);
	return word_or(word_and(a, word_not(mask)), word_and(bits, mask));
}

struct str word_hex(struct arena *arena, struct word a, unsigned digits)
{
	static const char hex[] = "0123456789abcdef";
	if (digits == 0)
		for (digits = 1; !word_is_zero(word_and(a, word_mask(4 * digits, 128)));)
			digits++;
	char *text = arena_alloc(arena, digits + 3);
	text[0] = '0';
	text[1] = 'x';
	for (unsigned i = 0; i < digits; i++)
		text[2 + i] = hex[word_extract(a, 4 * (digits - 1 - i), 4)];
	return (struct str){ text, digits + 2 };
}

/* *w = *w * base + digit; false if it needs more than 128 bits. */
static bool add_word_digit(struct word *w, unsigned base, unsigned digit)
{
	uint64_t parts[4] = { w->lo & 0xffffffff, w->lo >> 32, w->hi & 0xffffffff, w->hi >> 32 };
	uint64_t carry = digit;
	for (size_t i = 0; i < 4; i++) {
		carry += parts[i] * base;
		parts[i] = carry & 0xffffffff;
		carry >>= 32;
	}
	*w = (struct word){ parts[0] | parts[1] << 32, parts[2] | parts[3] << 32 };
	return carry == 0;
}

size_t word_read_digits(struct str text, unsigned base, struct word *w, bool *overflow)
{
	size_t at = 0;
	*w = (struct word){ 0 };
	*overflow = false;
	for (; at < text.length && (unsigned)hex_digit(text.text[at]) < base; at++)
		*overflow |= !add_word_digit(w, base, (unsigned)hex_digit(text.text[at]));
	return at;
}

enum word_kind word_parse(struct str text, struct word *w, unsigned *digits)
{
	bool long_word = false;
	*w = (struct word){ 0 };
	*digits = 0;
	if (!str_starts_with(text, STR("0x")) && !str_starts_with(text, STR("0X")))
		return WORD_NONE;
	for (size_t i = 2; i < text.length; i++) {
		int value = hex_digit(text.text[i]);
		if (text.text[i] == '_')
			continue;
		if (value < 0)
			return WORD_NONE;
		++*digits;
		long_word |= !add_word_digit(w, 16, (unsigned)value);
	}
	return !*digits ? WORD_NONE : long_word ? WORD_TOO_LONG : WORD_READ;
}
