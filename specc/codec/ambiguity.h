/* SPDX-License-Identifier: MIT */
/* Searches the languages of forms for a text that one of them prints and that is read as another
 * word.
 * In: a codec and the forms to look at. Out: each such text, once for a pair of templates. */
#ifndef SPECC_CODEC_AMBIGUITY_H
#define SPECC_CODEC_AMBIGUITY_H

#include "codec/language.h"

/* A text that two forms, or one, read or print as different words. */
struct ambiguity {
	struct str text;
	const struct form *printed, *read;
	struct word printed_word, read_word;
};

struct ambiguity_search {
	struct codec *codec;
	struct language *language; /* for all calls: their texts are shared */
	struct arena *arena;       /* freed by the caller after each call */
	void (*found)(void *context, const struct ambiguity *ambiguity);
	/* Has one of this template been found already? */
	bool (*known)(void *context, const struct form *form);
	void *context;
	struct str_map *twins; /* DecodeOnly<> opcodes that share a text, by address; of any value */
	struct str_map *clear; /* keys of opcodes without texts of two words; of any value */
};

struct form_list {
	VEC(const struct form *) list;
};

/* Texts that forms of two opcodes share; those of DecodeOnly<> opcodes only go into `twins`. Gives
 * up after some 10 s: returns false. */
bool ambiguity_between(struct ambiguity_search *search, const struct form_list *forms);
/* Two forms with a text in common: printed by one, read by the other. */
struct form_pair {
	const struct form *printed, *read;
};
struct form_pairs {
	VEC(struct form_pair) list;
};
/* The pairs of different forms of the opcode that share a text, at most 1000. */
void ambiguity_pairs(
	struct ambiguity_search *search, const struct opcode *opcode, struct form_pairs *pairs);
/* All that the texts and legal words of the opcode are made of, but its first word. */
struct str ambiguity_key(struct arena *arena, const struct opcode *opcode);
/* Texts that forms of this opcode, or one of them, read as different words. */
void ambiguity_within(struct ambiguity_search *search, const struct opcode *opcode);

#endif
