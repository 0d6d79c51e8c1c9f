/* SPDX-License-Identifier: MIT */
/* Random numbers, and bytes that are often an instruction. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdbool.h>
#include <stdint.h>

static uint64_t seed;

static uint64_t random64(void)
{
	uint64_t value = 0;
	for (int i = 0; i < 3; i++) {
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		value = value << 22 ^ seed >> 33;
	}
	return value;
}

static unsigned random_below(unsigned limit)
{
	return (unsigned)(random64() >> 8) % limit;
}

/* Prefixes, a code, and what follows it: mostly small numbers if so wished. */
static void random_code(uint8_t code[16], bool small)
{
	unsigned at = 0, prefix = random_below(8);
	if (prefix == 0)
		code[at++] = random_below(2) ? 0xf2 : 0xf3;
	if (prefix < 3)
		code[at++] = 0x66;
	if (random_below(2))
		code[at++] = (uint8_t)(random_below(4) ? 0x48 | random_below(8) : 0x40 | random_below(16));
	if (random_below(3) == 0)
		code[at++] = 0x0f;
	for (unsigned from = at + 3; at < 16; at++)
		code[at] = (uint8_t)(small && at > from ? 0 : random_below(256));
}

#endif
