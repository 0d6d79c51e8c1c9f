/* Aliases: other ways to write an instruction or a sequence of them (__DefAlias). */
#ifndef SPECC_CODEC_ALIAS_H
#define SPECC_CODEC_ALIAS_H

#include "codec/codec.h"

/* Bytes [from, from + length) of an expansion were taken from byte `original` of the text on. */
struct alias_piece {
	size_t from, length, original;
};
struct alias_text {
	struct str text; /* of one instruction, which may be an alias again */
	VEC(struct alias_piece) pieces;
};
struct alias_texts {
	struct alias_text *items;
	size_t count, capacity;
};
struct parsed_list {
	struct parsed *items;
	size_t count, capacity;
};

/* Aliases on the way to the text in hand: none is used inside itself. */
struct alias_chain {
	const struct alias_def *alias;
	const struct alias_chain *up;
};
bool alias_in_chain(const struct alias_chain *chain, const struct alias_def *alias);

struct template_node;
/* Which parameter of the alias a node of its texts is; params.count: none, but text to be taken as
 * it is, which alias_literal returns. */
size_t alias_param(const struct alias_def *alias, const struct template_node *node);
struct str alias_literal(const struct template_node *node);

/* The aliases that a text can be written by. */
struct alias_candidates {
	const struct isa *isa;
	/* The aliases whose text begins with the same word, and those that begin with a parameter or a
	 * sign; NULL: none. */
	const struct alias_list *word, *others;
	size_t at_word, at_others;
};
struct alias_candidates codec_aliases(struct codec *codec, struct arena *arena, struct str text);
/* The next of them in the order of definition; NULL: there is no more. */
const struct alias_def *codec_next_alias(struct alias_candidates *candidates);

/* Is the text (with or without terminator and comment) written as the alias says? Then *texts holds
 * the texts that it stands for, in order. The arena owns them. */
bool codec_expand(const struct codec *codec, struct arena *arena, const struct alias_def *alias,
	struct str text, struct alias_texts *texts);
/* Reads a line of assembly: one instruction, or an alias that stands for several, which are then
 * all in *list, in order. False: *error says why not. */
bool codec_parse_line(struct codec *codec, struct arena *arena, struct str text,
	struct parsed_list *list, struct parsed *error);
/* Reads text that is not an instruction itself as one that an alias stands for; first
 * codec_parse_plain was called with it, and *parsed holds what is wrong. True: *parsed is the
 * instruction. Else, if an alias begins so, *parsed says what is wrong with what it stands for. */
bool codec_parse_alias(
	struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed);
/* Says what is wrong with what an alias stands for, at the place of the text that it comes from.
 * False: the text is read further without the alias. */
bool alias_explain(struct arena *arena, const struct alias_def *alias, struct str text,
	const struct alias_text *meaning, const struct parsed *inner, struct parsed *parsed);
/* The byte of the original text that byte `offset` of an expansion comes from; false: from none. */
bool alias_offset(const struct alias_text *text, size_t offset, size_t *original);

#endif
