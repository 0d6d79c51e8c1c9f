/* SPDX-License-Identifier: MIT */
/* Decoding any bytes of any size. SPLIT bits of the front are looked at value by value: those that
 * index the decoder's first table, where that is not the table of all first units. */
#include "words.h"

#ifndef SPLIT
#define SPLIT 0
#endif

static struct T(insn) insn;

/* No byte behind the size may be read. */
static void decode_cut(void)
{
	//@ loop unroll LONGEST;
	for (size_t size = 0; size < LONGEST; size++)
		T(decode)(room + LONGEST - size, size, &insn);
}

/* Bits [8 * i, 8 * i + 8) of the front: those below SPLIT are the value's, the others any. */
static uint8_t front_byte(unsigned value, unsigned i)
{
	unsigned known = SPLIT <= 8 * i ? 0 : SPLIT - 8 * i < 8 ? SPLIT - 8 * i : 8;
	unsigned low = value >> 8 * i & ((1u << known) - 1);
	return (uint8_t)(low + (Frama_C_unsigned_int_interval(0, (1u << (8 - known)) - 1) << known));
}

int main(void)
{
	any_bytes();
	decode_cut();
	//@ loop unroll 1 << SPLIT;
	for (unsigned value = 0; value < 1u << SPLIT; value++) {
		room[0] = front_byte(value, 0);
		room[1] = front_byte(value, 1);
		T(decode)(room, any_size(LONGEST, SIZE_MAX), &insn);
	}
	return 0;
}
