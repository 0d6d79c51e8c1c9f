/* SPDX-License-Identifier: MIT */
/* Growing text, and the one stream of random numbers. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "specgen.h"

static void *grow(void *old, size_t size)
{
	void *grown = realloc(old, size);
	if (!grown) {
		fputs("specgen: out of memory\n", stderr);
		exit(2);
	}
	return grown;
}

static void put_list(struct text *text, const char *format, va_list list)
{
	va_list again;
	va_copy(again, list);
	int size = vsnprintf(NULL, 0, format, again);
	va_end(again);
	size_t needed = text->count + (size_t)size + 1;
	if (needed > text->room) {
		text->room = needed * 2;
		text->bytes = grow(text->bytes, text->room);
	}
	vsnprintf(text->bytes + text->count, (size_t)size + 1, format, list);
	text->count += (size_t)size;
}

void put(struct text *text, const char *format, ...)
{
	va_list list;
	va_start(list, format);
	put_list(text, format, list);
	va_end(list);
}

char *print(const char *format, ...)
{
	struct text text = { 0 };
	va_list list;
	va_start(list, format);
	put_list(&text, format, list);
	va_end(list);
	return text.bytes;
}

void line(unsigned indent, const char *format, ...)
{
	va_list list;
	for (unsigned i = 0; i < indent; i++)
		put(&out, "    ");
	va_start(list, format);
	put_list(&out, format, list);
	va_end(list);
	put(&out, "\n");
}

/* ---- random numbers: splitmix64 ---- */

static uint64_t text_stream;

void pick_seed(uint64_t seed)
{
	text_stream = seed;
}

uint64_t pick_bits(void)
{
	uint64_t z = text_stream += 0x9E3779B97F4A7C15u;
	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
	z = (z ^ z >> 27) * 0x94D049BB133111EBu;
	return z ^ z >> 31;
}

unsigned pick(unsigned count)
{
	return (unsigned)((pick_bits() >> 32) * count >> 32);
}

unsigned pick_from(unsigned least, unsigned most)
{
	return least + pick(most - least + 1);
}

bool chance(unsigned percent)
{
	return pick(100) < percent;
}

uint64_t pick_number(unsigned bits)
{
	uint64_t mask = bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
	switch (pick(6)) {
	case 0: return 0;
	case 1: return mask;
	case 2: return (uint64_t)1 << (bits - 1);
	case 3: return pick(10) & mask;
	default: return pick_bits() & mask;
	}
}
