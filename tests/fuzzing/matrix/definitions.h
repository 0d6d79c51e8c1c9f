/* SPDX-License-Identifier: MIT */
/* Specifications with rows of the table of definitions: a covering array of them. */
#ifndef SPECC_TESTS_MATRIX_DEFINITIONS_H
#define SPECC_TESTS_MATRIX_DEFINITIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { FACTORS = 160, LEVELS = 16, SPECS = 256, LINES = 1024, BARS = 96, SPEC_TEXT = 4096 };

/* A row or none: where it stands and its texts, one of which is chosen. Level 0: none. */
struct factor {
	const char *place, *id, *name;
	const char *texts[LEVELS];
	unsigned levels;
	bool needed; /* no level 0 */
};

/* Two that cannot be together: a level, or any (ANY_LEVEL), of each. */
enum { ANY_LEVEL = -1 };
struct bar {
	unsigned factor[2];
	int level[2];
	const char *reason;
};

/* A condition with a name: one of two holds. */
struct named_condition {
	const char *name, *either[2];
};

struct skeleton {
	char *lines[LINES];
	unsigned line_count;
	struct factor factors[FACTORS];
	unsigned factor_count;
	struct bar bars[BARS];
	unsigned bar_count;
	struct named_condition named[BARS];
	unsigned named_count;
};

/* A choice of a level for each factor. */
struct choice {
	unsigned char level[FACTORS];
};

/* skeleton.c */
void skeleton_read(struct skeleton *s, const char *path);
unsigned factor_find(const struct skeleton *s, const char *name);
/* "A,!B,C=2" of a choice */
unsigned choice_unit(const struct skeleton *s, const struct choice *c); /* in bits */
bool choice_holds(const struct skeleton *s, const struct choice *c, const char *condition);
/* Do the levels of two factors go together? */
bool levels_fit(
	const struct skeleton *s, unsigned one, unsigned level, unsigned two, unsigned other);
/* Prints the specification; `number` chooses the values of its examples. */
void skeleton_print(
	const struct skeleton *s, const struct choice *c, unsigned number, FILE *out, FILE *manifest);

/* array.c: choices that have all pairs of levels that fit; returns how many, at most `most`. */
unsigned array_make(const struct skeleton *s, struct choice choices[SPECS], unsigned most);

/* example.c: the text of an example with its operands, and its word of at most 96 bits in two
 * halves of 64. */
struct encoded {
	char text[1000];
	uint64_t word[2];
	unsigned appended; /* bits behind the opcode's own */
};
void example_expand(const struct skeleton *s, const struct choice *c, unsigned number,
	const char *text, struct encoded *e);

/* definitions.c: the arguments behind --definitions */
void definitions_print(int argc, char **argv);

#endif
