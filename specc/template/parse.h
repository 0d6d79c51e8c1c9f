/* What the two parsers of templates share: the one of lines (parse.c) and the one of text with
 * values in it (parse_text.c). Private to this room. */
#ifndef SPECC_TEMPLATE_PARSE_H
#define SPECC_TEMPLATE_PARSE_H

#include "template/tree.h"

/* A control line that waits for its %end. */
struct open {
	const char *word; /* "each", "if", "block" */
	struct span span;
	struct node *node;  /* NULL for a block */
	struct body *outer; /* the body that goes on after %end */
	bool has_else;
};

struct parser {
	struct template_set *set;
	const struct source *source;
	struct body *body;          /* where nodes go */
	struct node *part;          /* the '$[' that is open, or NULL */
	struct body *around;        /* where nodes go behind it */
	VEC(struct open) opens;     /* of this and the including files */
	size_t base;                /* opens of the including files */
	VEC(const char *) includes; /* names of the files that are being read, outermost first */
};

/* A part of one control line, read from left to right. */
struct cursor {
	struct parser *parser;
	uint32_t at, end;
};

struct span parser_span(const struct parser *parser, uint32_t from, uint32_t to);
/* Appends a node to the body that is open. */
struct node *parser_add(struct parser *parser, enum node_kind kind, struct span span);
/* The XPath expression at source offsets [from, to). Never NULL. */
struct expression *parser_expression(struct parser *parser, uint32_t from, uint32_t to);

/* The character at the cursor; NUL at the end. */
char cursor_peek(const struct cursor *cursor);
void cursor_skip_blanks(struct cursor *cursor);
/* name: letter or '_', then letters, digits, '_', '-'. Empty when there is none. */
struct str cursor_name(struct cursor *cursor);
/* Moves over an XPath expression to the first of the characters in stop that stands outside of
 * quotes, parentheses and brackets; to the end when there is none. */
void cursor_skip_xpath(struct cursor *cursor, const char *stop);

/* Adds source text as output; text that follows the last text directly lengthens it. */
void parser_add_text(struct parser *parser, uint32_t from, uint32_t to);
/* Adds the text at source offsets [from, end) with values; plain: the form of ${} without one. */
void parser_text(struct parser *parser, uint32_t from, uint32_t end, enum form plain);
/* Adds a line of text; next is where the next line begins. */
void parser_text_line(struct parser *parser, uint32_t from, uint32_t end, uint32_t next);

static inline bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

static inline bool is_name(char c)
{
	return char_begins_word(c) || char_is_digit(c) || c == '-';
}

#endif
