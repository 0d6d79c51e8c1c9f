/* SPDX-License-Identifier: MIT */
/* Shared by the two parsers of templates: for lines (parse.c) and for text with values
 * (parse_text.c). Private to this room. */
#ifndef SPECC_TEMPLATE_PARSE_H
#define SPECC_TEMPLATE_PARSE_H

#include "template/tree.h"

/* A control line that waits for its %end. */
struct open {
	const char *word; /* "each", "if", "block" */
	struct span span;
	struct node *node;  /* NULL for a block */
	struct body *outer; /* the body to continue after %end */
	bool has_else;
};

struct parser {
	struct template_set *set;
	const struct source *source;
	struct body *body;          /* receives nodes */
	struct node *part;          /* the open '$[', or NULL */
	struct body *around;        /* receives nodes after it */
	VEC(struct open) opens;     /* of this file and of those that include it */
	size_t base;                /* number of those of the including files */
	VEC(const char *) includes; /* names of the files being read, outermost first */
};

/* The rest of a control line, read from left to right. */
struct cursor {
	struct parser *parser;
	uint32_t at, end;
};

struct span parser_span(const struct parser *parser, uint32_t from, uint32_t to);
/* Appends a node to the current body. */
struct node *parser_add(struct parser *parser, enum node_kind kind, struct span span);
/* Compiles the XPath expression at source offsets [from, to). Never NULL. */
struct expression *parser_expression(struct parser *parser, uint32_t from, uint32_t to);

/* The character at the cursor; NUL at the end. */
char cursor_peek(const struct cursor *cursor);
void cursor_skip_blanks(struct cursor *cursor);
/* name: letter or '_', then letters, digits, '_', '-'. Empty if there is no name. */
struct str cursor_name(struct cursor *cursor);
/* Skips an XPath expression up to the first character in stop that is outside quotes, parentheses
 * and brackets, or to the end. */
void cursor_skip_xpath(struct cursor *cursor, const char *stop);

/* Adds source text as output; extends the previous text if it is directly adjacent. */
void parser_add_text(struct parser *parser, uint32_t from, uint32_t to);
/* Adds the text with values at source offsets [from, end); plain: the escape of a ${} without
 * one. */
void parser_text(struct parser *parser, uint32_t from, uint32_t end, enum escape plain);
/* Adds a line of text; next is the offset of the next line. */
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
