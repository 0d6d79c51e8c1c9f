/* SPDX-License-Identifier: MIT */
/* Which bits of an instruction are taken; fields in one or several pieces; words. */
#include <string.h>

#include "encoding.h"
#include "specgen.h"

static bool taken[128];
static unsigned length;

void encoding_take(unsigned at, unsigned width)
{
	memset(taken + at, true, width);
}

static void take_place(const struct place *place)
{
	for (unsigned i = 0; i < place->count; i++)
		encoding_take(place->at[i], place->size[i]);
}

void encoding_begin(unsigned bits)
{
	length = bits;
	memset(taken, false, sizeof taken);
	encoding_take(isa.code_at, isa.code_width);
	if (isa.patterns)
		encoding_take(isa.select_at, 2);
	take_place(&isa.guard);
	take_place(&isa.guard_sign);
	take_place(&isa.variants.select);
	take_place(&isa.variants.moved[0]);
	take_place(&isa.variants.moved[1]);
}

unsigned encoding_left(void)
{
	unsigned left = 0;
	for (unsigned i = 0; i < length; i++)
		left += !taken[i];
	return left;
}

unsigned encoding_end(void)
{
	unsigned end = length;
	while (end && !taken[end - 1])
		end--;
	return end;
}

static bool is_free(unsigned at, unsigned width)
{
	if (at + width > length)
		return false;
	for (unsigned i = 0; i < width; i++)
		if (taken[at + i])
			return false;
	return true;
}

static void add_piece(struct place *place, unsigned at, unsigned size)
{
	place->at[place->count] = (uint8_t)at;
	place->size[place->count++] = (uint8_t)size;
	encoding_take(at, size);
}

/* Takes free bits from a random position on, highest piece first. */
static void scatter(unsigned width, struct place *place)
{
	unsigned at = pick(length);
	for (unsigned guard = 0; width && guard < 2 * length; guard++, at = (at + 1) % length) {
		if (taken[at])
			continue;
		unsigned size = 1, most = pick_from(1, width);
		while (size < most && is_free(at, size + 1))
			size++;
		add_piece(place, at, size);
		width -= size;
		at += size - 1;
	}
}

bool encoding_place(unsigned width, struct place *place)
{
	place->count = 0;
	if (encoding_left() < width)
		return false;
	for (unsigned tries = 0; tries < 8; tries++) {
		unsigned at = pick(length);
		if (is_free(at, width) && chance(85)) {
			add_piece(place, at, width);
			return true;
		}
	}
	scatter(width, place);
	return true;
}

const char *place_text(const struct place *place)
{
	struct text text = { 0 };
	for (unsigned i = 0; i < place->count; i++)
		put(&text, "%s%u, %u", i ? ", " : "", place->at[i], place->size[i]);
	return text.bytes;
}

void word_set(struct word *word, const struct place *place, uint64_t value)
{
	for (unsigned i = place->count; i--;)
		for (unsigned bit = 0; bit < place->size[i]; bit++, value >>= 1) {
			unsigned at = place->at[i] + bit;
			uint64_t *part = at < 64 ? &word->low : &word->high;
			*part |= (value & 1) << at % 64;
		}
}
