%# SPDX-License-Identifier: MIT
/* A field that appends units: its own bits, and the place of the appended ones in a word, at most
 * `most`. The first of tests [test, test+tests) that holds says how many these are. */
struct ${$p}_slot {
	uint16_t own, position;
	uint32_t test, tests;
	uint8_t own_bits, most;
};

