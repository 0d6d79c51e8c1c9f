/* What the makers of <fuzz> share. Private to view/fuzz*.c. */
#ifndef SPECC_VIEW_FUZZ_INTERNAL_H
#define SPECC_VIEW_FUZZ_INTERNAL_H

#include "codec/codec.h"
#include "view/c_internal.h"

/* Why words with this opcode can be reserved: the sum of 1 << reason over those for which a word
 * was found (enum reserved_reason, in the order of the generated enum of reasons). */
unsigned view_fuzz_reasons(struct codec *codec, struct arena *arena, const struct opcode *opcode);

/* fuzz_seed.c: <seeds>, <words> of the dictionary and <patterns> of the aliases, under
 * c->node. */
void view_fuzz_seeds(struct cview *c, struct codec *codec);

/* A word of the box whose fields hold what text hides where that is legal; `field` may be NULL,
 * else it holds value, which must be in the box. */
struct word view_fuzz_word(
	const struct opcode *opcode, const struct box *box, const struct field *field, uint64_t value);

#endif
