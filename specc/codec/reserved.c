/* SPDX-License-Identifier: MIT */
/* An opcode -> the reasons for which words of it can be reserved, and their lengths, by words near
 * to legal ones. */
#include "codec/reserved.h"

#include "isa/cube.h"

enum { TRIES = 16 };

struct search {
	struct codec *codec;
	const struct opcode *opcode;
	struct cube_set *holes; /* of each field: values that its type does not have */
	struct codec_reserved found;
};

/* Records why the word is reserved, if it decodes to this opcode. */
static void look_at(struct search *search, struct word w)
{
	struct decoded decoded;
	if (codec_word_length(search->codec, w) != search->opcode->length)
		return;
	unsigned length = opcode_pack(search->opcode, w, &w);
	codec_decode_word(search->codec, w, length, &decoded);
	if (decoded.status != DECODE_RESERVED || decoded.opcode != search->opcode)
		return;
	search->found.kinds |= 1u << decoded.reason;
	search->found.lengths |= 1u << decoded.length / 8;
}

/* Changes one field or uncovered bit at a time in a word that is otherwise legal. */
static void look_around(struct search *search, struct word w, uint64_t random)
{
	const struct opcode *opcode = search->opcode;
	for (unsigned bit = 0; bit < opcode->length; bit++)
		if (!word_bit(opcode->covered, bit) && !(search->found.kinds & 1u << RESERVED_BITS))
			look_at(search, word_insert(w, bit, 1, 1));
	VEC_EACH (struct field *, it, &opcode->fields) {
		const struct cube_set *holes = &search->holes[it - opcode->fields.items];
		if ((*it)->kind == FIELD_FIXED)
			continue;
		if (holes->cubes.count)
			look_at(search, field_insert(*it, w, cube_set_pick(holes, random).lo));
		look_at(search, field_insert(*it, w,
							cube_set_pick(&(*it)->type->legal, random * 0x9e3779b97f4a7c15).lo));
	}
}

static void find_illegal(struct search *search, struct arena *arena)
{
	const struct opcode *opcode = search->opcode;
	search->holes = ARENA_ARRAY(arena, struct cube_set, opcode->fields.count);
	VEC_EACH (struct field *, it, &opcode->fields) {
		struct cube_set all = cube_set_all(arena, (*it)->width);
		search->holes[it - opcode->fields.items] = cube_set_minus(arena, &all, &(*it)->type->legal);
	}
}

struct codec_reserved codec_find_reserved(
	struct codec *codec, struct arena *arena, const struct opcode *opcode)
{
	struct search search = { .codec = codec, .opcode = opcode };
	uint64_t random = 1;
	find_illegal(&search, arena);
	for (unsigned i = 0; i < TRIES; i++)
		VEC_EACH (struct form *, form, &opcode->forms)
			look_around(&search, codec_sample(*form, i, &random), i);
	return search.found;
}
