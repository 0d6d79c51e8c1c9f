%# SPDX-License-Identifier: MIT
/* A field that appends units: its own bits, and the place of the appended ones in a word, at most
 * `most`. The first of tests [test, test+tests) that holds says how many these are. */
struct ${$p}_slot {
	uint16_t own, position;
	uint32_t test, tests;
	uint8_t own_bits, most;
};

/* Copies so many bits of a word; all others are 0. */
static inline void ${$p}_low_bits(const uint64_t *from, unsigned bits, uint64_t *to)
{
	for (unsigned i = 0; i < ${$P}_LIMBS; i++) {
		unsigned left = bits > 64 * i ? bits - 64 * i : 0;
		to[i] = left < 64 ? from[i] & ~(UINT64_MAX << left) : from[i];
	}
}

