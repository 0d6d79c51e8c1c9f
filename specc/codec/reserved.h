/* SPDX-License-Identifier: MIT */
/* Words of an opcode that are reserved. */
#ifndef SPECC_CODEC_RESERVED_H
#define SPECC_CODEC_RESERVED_H

#include "codec/codec.h"

/* Bit 1 << reason of `kinds` is set if such a word was found (enum reserved_reason, in the order of
 * the generated enum), and bit 1 << n of `lengths` if one of n bytes was. */
struct codec_reserved {
	unsigned kinds, lengths;
};
struct codec_reserved codec_find_reserved(
	struct codec *codec, struct arena *arena, const struct opcode *opcode);

#endif
