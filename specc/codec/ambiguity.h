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
	struct arena *arena; /* freed by the caller afterwards */
	void (*found)(void *context, const struct ambiguity *ambiguity);
	/* Has one of this template been found already? */
	bool (*known)(void *context, const struct form *form);
	void *context;
};

struct form_list {
	VEC(const struct form *) list;
};

/* Texts that forms of two opcodes share. Gives up after some 10 s: returns false. */
bool ambiguity_between(struct ambiguity_search *search, const struct form_list *forms);
/* Texts that forms of this opcode, or one of them, read as different words. */
void ambiguity_within(struct ambiguity_search *search, const struct opcode *opcode);

#endif
