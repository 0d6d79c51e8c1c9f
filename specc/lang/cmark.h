/* SPDX-License-Identifier: MIT */
/* Markdown (CommonMark with tables, parsed by cmark-gfm) as a tree and as plain text. */
#ifndef SPECC_LANG_CMARK_H
#define SPECC_LANG_CMARK_H

#include <cmark-gfm.h>

#include "base/str.h"

/* Returns the parsed document, never NULL; free it with cmark_node_free. HTML in the text becomes
 * HTML nodes, which callers may print as text. */
cmark_node *markdown_parse(struct str text);

/* Extensions identify their nodes only by name. */
enum table_part { NO_TABLE, TABLE, TABLE_HEAD, TABLE_ROW, TABLE_CELL };
enum table_part markdown_table_part(cmark_node *node);

/* The literal of a node, or an empty string. */
struct str markdown_literal(cmark_node *node);

/* The next [[NAME]] of the text of a node from `from` on: where it begins, and the name; false if
 * there is none. */
bool markdown_next_name(struct str text, size_t from, size_t *at, struct str *name);

/* Appends the text of a node by put(), of [[NAME]] the name alone. */
void markdown_words(
	struct buffer *out, cmark_node *node, void (*put)(struct buffer *out, struct str text));

/* Appends the text of a node, without markup, on one line. */
void markdown_plain(struct buffer *out, cmark_node *node);

/* Returns the length of the first sentence of a text, or 0 if it does not end in the text. It ends
 * with a full-width '.', '!' or '?', or with an ASCII one followed by a blank, unless a lower-case
 * letter follows that ("e.g. a word"). line_ends: an ASCII mark at the very end also counts. */
size_t markdown_sentence_end(struct str text, bool line_ends);
/* Returns the paragraphs that the text begins with, as plain text on one line: the first, and those
 * after it that fit into `most` bytes with it; without a sentence after the first that ends in a
 * colon. */
struct str markdown_paragraphs(struct arena *arena, struct str text, size_t most);
/* Returns the first sentence of the first paragraph (if it has no end, the paragraph) as plain text
 * on one line; empty if the text does not begin with a paragraph. */
struct str markdown_summary(struct arena *arena, struct str text);

/* Is the character of a script written without blanks: Chinese or Japanese, but not Korean? */
bool markdown_is_unspaced(uint32_t code);
/* Is a line break between these two characters dropped instead of becoming a blank? Pass 0 where
 * there is no character. */
bool markdown_joins(uint32_t before, uint32_t after);
/* The last character of a text, or 0 if it is empty. */
uint32_t markdown_last(struct str text);

#endif
