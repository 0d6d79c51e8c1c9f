/* SPDX-License-Identifier: MIT */
/* Writes SMT-LIB 2: terms over a word `w`, definitions, and numbered claims to be refuted. */
#ifndef PROOF_SMT_H
#define PROOF_SMT_H

#include <stdio.h>

#include "spec.h"

/* Claims of which only some are written: all of them are numbered alike. */
struct smt {
	FILE *out;
	unsigned width;   /* bits of w: 64 or 128 */
	unsigned claims;  /* so far */
	const bool *only; /* by number; NULL: all */
	size_t only_count;
	unsigned nodes; /* of lookup trees, so far */
};

/* Each begins with a blank. */
void smt_word(struct smt *smt, struct word word); /* a constant of w's width */
void smt_number(struct smt *smt, uint64_t value, unsigned width);
/* A condition: term & mask == match; `term` has `width` bits. */
void smt_cube(struct smt *smt, const char *term, const struct cube *cube, unsigned width);
/* A condition: the term is in the set. */
void smt_set(struct smt *smt, const char *term, const struct set *set, unsigned width);
/* The value of a field: the pieces of w side by side. */
void smt_pieces(struct smt *smt, const struct spec_piece *piece, unsigned count);

/* Defines `name` as a function of w: the text that leaf[i] has, i being `bits` bits of w from `lsb`
 * on (2^bits leaves). Equal halves are there once. sort: of the leaves, in bits. */
void smt_lookup(struct smt *smt, const char *name, unsigned lsb, unsigned bits,
	const char *const *leaf, unsigned sort);

void smt_print(struct smt *smt, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A claim: what is printed between begin and end is a condition that no w (and no v) may have. The
 * text says what holds when it is refuted. False: this one is not wanted, print nothing. */
bool claim_begin(struct smt *smt, const char *format, ...) __attribute__((format(printf, 2, 3)));
void claim_end(struct smt *smt);

/* ---- definitions: functions of w, made from the XML and from the tables ---- */

/* x_fixed_I, x_legal_I of opcode I; x_fits_L: no bit above L bits; x_length_L: the first unit
 * selects L bits and x_fits_L; x_any_fixed_L, x_any_legal_L. */
void smt_define_spec(struct smt *smt, const struct spec *spec);

/* ---- claims ---- */

void claim_opcodes(struct smt *smt, const struct spec *spec);
void claim_fields(struct smt *smt, const struct spec *spec);
void claim_space(struct smt *smt, const struct spec *spec);
void claim_decoder(struct smt *smt, const struct spec *spec);

#endif
