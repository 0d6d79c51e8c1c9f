/* SPDX-License-Identifier: MIT */
/* Shared by the files that build <fuzz>. Private to derived/fuzz*.c. */
#ifndef SPECC_DERIVED_FUZZ_INTERNAL_H
#define SPECC_DERIVED_FUZZ_INTERNAL_H

#include "codec/codec.h"
#include "derived/c_internal.h"

/* fuzz_seed.c: adds <seeds>, the <words> of the dictionary and the <patterns> of the aliases to
 * c->node. */
void view_fuzz_seeds(struct cview *c, struct codec *codec);

/* fuzz_refused.c: adds <refused>, lines that are no instructions, to c->node. */
void view_fuzz_refused(struct cview *c, struct codec *codec);

/* Returns a word of the box. If field is not NULL, it holds value, which must be legal in the box;
 * every other field holds its hidden value if that is legal, else its least legal value. */
struct word view_fuzz_word(
	const struct opcode *opcode, const struct box *box, const struct field *field, uint64_t value);

#endif
