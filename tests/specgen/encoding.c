/* Which bits of an instruction are taken; fields in one piece or in several. */
#include <string.h>

#include "specgen.h"

static bool taken[128];
static unsigned length;

void encoding_take(unsigned at, unsigned width)
{
	memset(taken + at, true, width);
}

void encoding_begin(unsigned bits)
{
	length = bits;
	memset(taken, false, sizeof taken);
	encoding_take(isa.code_at, isa.code_width);
	if (isa.patterns)
		encoding_take(isa.select_at, 2);
}

unsigned encoding_left(void)
{
	unsigned left = 0;
	for (unsigned i = 0; i < length; i++)
		left += !taken[i];
	return left;
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

/* Free bits from a random place on, the highest piece first. */
static const char *scattered(unsigned width)
{
	struct text text = { 0 };
	unsigned at = pick(length);
	for (unsigned guard = 0; width && guard < 2 * length; guard++, at = (at + 1) % length) {
		if (taken[at])
			continue;
		unsigned size = 1, most = pick_from(1, width);
		while (size < most && is_free(at, size + 1))
			size++;
		put(&text, "%s%u, %u", text.count ? ", " : "", at, size);
		encoding_take(at, size);
		width -= size;
		at += size - 1;
	}
	return text.bytes;
}

const char *encoding_place(unsigned width)
{
	if (encoding_left() < width)
		return NULL;
	for (unsigned tries = 0; tries < 8; tries++) {
		unsigned at = pick(length);
		if (is_free(at, width) && chance(85)) {
			encoding_take(at, width);
			return print("%u, %u", at, width);
		}
	}
	return scattered(width);
}
