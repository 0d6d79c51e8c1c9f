/* SPDX-License-Identifier: MIT */
/* Aliases: other ways to write an instruction or a sequence of them (__DefAlias). */
#ifndef SPECC_CODEC_ALIAS_H
#define SPECC_CODEC_ALIAS_H

#include "codec/codec.h"

/* Bytes [from, from + length) of an expansion, copied from offset `original` of the text. */
struct alias_piece {
	size_t from, length, original;
};
struct alias_text {
	struct str text; /* one instruction, or another alias */
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

/* The aliases expanded to get the current text: an alias cannot be used inside itself. */
struct alias_chain {
	const struct alias_def *alias;
	const struct alias_chain *up;
};
bool alias_in_chain(const struct alias_chain *chain, const struct alias_def *alias);

struct syntax;

/* The aliases that may match a text. */
struct alias_candidates {
	const struct isa *isa;
	/* Aliases that begin with the same word, and those that begin with a parameter or punctuation;
	 * NULL: none. */
	const struct alias_list *word, *others;
	size_t at_word, at_others;
};
struct alias_candidates codec_aliases(struct codec *codec, struct arena *arena, struct str text);
/* The next one in definition order, or NULL. */
const struct alias_def *codec_next_alias(struct alias_candidates *candidates);

/* Does the text, with or without terminator and comment, match the alias? If so, *texts has the
 * texts that replace it, in order, allocated in the arena. */
bool codec_expand(const struct codec *codec, struct arena *arena, const struct alias_def *alias,
	struct str text, struct alias_texts *texts);
/* What the parameters are in a text that matches the pattern, the alias's text or a meaning; NULL:
 * it does not match. A parameter that the pattern lacks is empty. */
const struct str *alias_captures(const struct codec *codec, struct arena *arena,
	const struct alias_def *alias, const struct syntax *pattern, struct str text);
/* Parses a line of assembly: an instruction, or an alias for one or more, into *list, in order.
 * False: *error is the error. */
bool codec_parse_line(struct codec *codec, struct arena *arena, struct str text,
	struct parsed_list *list, struct parsed *error);
/* The same without an error message: the plain reading of a line. */
bool codec_read_line(
	struct codec *codec, struct arena *arena, struct str text, struct parsed_list *list);
/* Parses as an alias a text on which codec_parse_plain has failed with the error *parsed. True:
 * *parsed is the instruction. Otherwise, if the text begins like an alias, *parsed becomes the
 * error in the alias's meaning. */
bool codec_parse_alias(
	struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed);
/* Converts an error in the meaning of an alias (inner) to an error at its origin in the text
 * (parsed). Returns false if parsing without the alias gets further in the text. */
bool alias_explain(struct arena *arena, const struct alias_def *alias, struct str text,
	const struct alias_text *meaning, const struct parsed *inner, struct parsed *parsed);
/* Finds the offset in the original text that byte `offset` of an expansion was copied from; false
 * if it was not copied. */
bool alias_offset(const struct alias_text *text, size_t offset, size_t *original);

#endif
