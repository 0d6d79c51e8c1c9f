/* Shared by parse.c (matching) and message.c (what was expected); nobody else. */
#ifndef SPECC_CODEC_PARSE_INTERNAL_H
#define SPECC_CODEC_PARSE_INTERNAL_H

#include "codec/internal.h"

#define MAX_EXPECTED 24
#define MAX_WRITTEN  64
#define MAX_OPEN     16

/* Something that would have been accepted at the furthest place. */
struct expectation {
	const struct element *element; /* NULL: the end of the instruction */
	size_t text_at;                /* TEXT: byte of its text where the token begins */
	bool optional;                 /* the instruction could go on without it */
	bool same;                     /* OPERAND: the value it has elsewhere in the text; at the end:
	                                * the terminator is there, only a comment may follow */
};

/* Where the text wrote a field: bytes [from, to). */
struct written_field {
	const struct element *element;
	const struct field *field;
	size_t from, to;
};

/* What backtracking restores. */
struct parse_state {
	size_t at; /* byte of the text */
	struct word word;
	struct word written; /* bits that the text has set */
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
	const struct form *form; /* being tried */
	struct parse_state state;
	unsigned steps; /* left before a form is given up */
	struct written_field fields[MAX_WRITTEN];
	struct open_operand open[MAX_OPEN];
	size_t furthest; /* byte of the furthest failure over all forms */
	struct expectation expected[MAX_EXPECTED];
	size_t expected_count;
	/* a form that read the whole text, but does not hold the word */
	struct misfit misfit;
	struct word misfit_word;
	struct written_field misfit_place;
};

char parse_peek(const struct parser *p, size_t at); /* '\0' beyond the end */
/* The end of the token of a literal text that begins at `from`: a word, also with a dot before it,
 * or one other byte. */
size_t parse_token_end(struct str text, size_t from);
bool parse_starts_comment(const struct parser *p, size_t at);

/* Fills the error members of parsed from what the parser has met. unknown: no form begins with
 * any word of the text. */
void parse_explain(struct parser *p, struct arena *arena, bool unknown, struct parsed *parsed);

#endif
