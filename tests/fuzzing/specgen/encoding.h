/* SPDX-License-Identifier: MIT */
/* The bits of one instruction: which are taken, where a field is, what a word contains. */
#ifndef SPECC_TESTS_SPECGEN_ENCODING_H
#define SPECC_TESTS_SPECGEN_ENCODING_H

#include <stdbool.h>
#include <stdint.h>

enum { MOST_PIECES = 64 };

/* The pieces of a field, highest bits first. */
struct place {
	unsigned count;
	uint8_t at[MOST_PIECES], size[MOST_PIECES];
};

struct word {
	uint64_t low, high;
};

/* All bits are free except for those of the code and of the guard. */
void encoding_begin(unsigned bits);
unsigned encoding_left(void);
/* The end of the highest bits that are taken. */
unsigned encoding_end(void);
void encoding_take(unsigned at, unsigned width);
/* Takes `width` free bits (1 to 64); false if there are not enough. */
bool encoding_place(unsigned width, struct place *place);
/* The arguments of field<...>. */
const char *place_text(const struct place *place);
void word_set(struct word *word, const struct place *place, uint64_t value);

#endif
