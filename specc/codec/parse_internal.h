/* SPDX-License-Identifier: MIT */
/* Shared by parse.c (matching) and message.c (error messages). */
#ifndef SPECC_CODEC_PARSE_INTERNAL_H
#define SPECC_CODEC_PARSE_INTERNAL_H

#include "codec/internal.h"

#define MAX_EXPECTED 24
#define MAX_WRITTEN  64
#define MAX_OPEN     16

/* An element that would have been accepted at the furthest offset. */
struct expectation {
	const struct element *element; /* NULL: the end of the instruction */
	size_t text_at;                /* TEXT: offset of the token in its text */
	bool optional;                 /* the instruction may continue without it */
	bool same;                     /* OPERAND: the value it has elsewhere in the text; at the end:
	                                * the terminator is there, only a comment may follow */
};

/* The text that set a field: bytes [from, to). */
struct written_field {
	const struct element *element;
	const struct field *field;
	size_t from, to;
};

/* State that backtracking restores. */
struct parse_state {
	size_t at; /* offset in the text */
	struct word word;
	struct word written; /* bits set by the text */
	size_t field_count;  /* entries of parser.fields */
	size_t open_count;   /* entries of parser.open */
};

struct parser {
	struct codec *codec;
	struct arena *arena; /* of readings */
	struct str text;
	struct char_set once, twice, all; /* its characters, see struct form_tests */
	struct operand_reader *reader;    /* or NULL */
	struct readings *readings;
	bool example; /* `=>` may follow the instruction */
	bool holes;   /* a CODEC_HOLE and one more byte stand for any operand, which is left open */
	bool single;  /* an expression is a name: the text is as if names were plain numbers */
	bool shorter; /* no form has its longest expressions: tries shorter ones */
	const struct form *form; /* being tried */
	struct parse_state state;
	size_t end;     /* of the instruction, bytes, once a form has accepted the text */
	unsigned steps; /* left before giving up on the form */
	struct written_field fields[MAX_WRITTEN];
	struct open_operand open[MAX_OPEN];
	size_t furthest; /* offset of the furthest failure over all forms */
	struct expectation expected[MAX_EXPECTED];
	size_t expected_count;
	/* a form that matches the whole text, but does not contain the word */
	struct misfit misfit;
	struct word misfit_word;
	struct written_field misfit_place;
};

/* '\0' at the end and beyond. */
static inline char parse_peek(const struct parser *p, size_t at)
{
	return at < p->text.length ? p->text.text[at] : '\0';
}

/* The offset after blanks at `at`. */
static inline size_t parse_skip_blanks(const struct parser *p, size_t at)
{
	while (char_is_blank(parse_peek(p, at)))
		at++;
	return at;
}

/* Are the characters equal, or differ only in their case under Case<fold>? */
static inline bool parse_same_char(const struct parser *p, char a, char b)
{
	return a == b || codec_fold(p->codec, a) == codec_fold(p->codec, b);
}

/* Length in bytes of s if the text has it at `at`, else 0. */
size_t parse_starts(const struct parser *p, size_t at, struct str s);
/* The same, but if s ends in a word character, no other may follow. */
size_t parse_starts_whole(const struct parser *p, size_t at, struct str s);
size_t parse_starts_word(const struct parser *p, size_t at, struct str s, bool open);
/* parse_operand.c: the value of an operand at `at`; returns the offset after it, or 0. */
size_t parse_operand(const struct parser *p, const struct element *e, size_t at, uint64_t *value);
bool parse_starts_comment(const struct parser *p, size_t at);

/* Fills in the error members of parsed from the parser's furthest failure. unknown: no form begins
 * with any word of the text. */
void parse_explain(struct parser *p, struct arena *arena, bool unknown, struct parsed *parsed);

#endif
