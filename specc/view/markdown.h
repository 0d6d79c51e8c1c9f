/* Markdown (CommonMark and tables, by cmark-gfm) as a tree, as plain text and as a man page. */
#ifndef SPECC_VIEW_MARKDOWN_H
#define SPECC_VIEW_MARKDOWN_H

#include <cmark-gfm.h>

#include "base/str.h"

/* The document; never NULL; for cmark_node_free. HTML in the text is nodes of its own kind, which
 * nobody has to take for HTML. */
cmark_node *markdown_parse(struct str text);

/* Appends the text in a node without its marks, in one line. */
void markdown_plain(struct buffer *out, cmark_node *node);

/* The first sentence of the first paragraph, as plain text in one line; empty where the text begins
 * with something else. */
/* Where the first sentence of a text ends: behind a mark with a blank and no small letter after it
 * ("e.g. a word" goes on), behind a mark at the end where that ends a line, or behind a mark of
 * Chinese; 0: it goes on behind the text. */
size_t markdown_sentence_end(struct str text, bool line_ends);
struct str markdown_summary(struct arena *arena, struct str text);

/* Is it written without blanks between words: Chinese and Japanese, not Korean? */
bool markdown_is_unspaced(uint32_t code);
/* Is the end of a line between these two characters no blank? 0: there is none. */
bool markdown_joins(uint32_t before, uint32_t after);
/* The last character of a text; 0 of an empty one. */
uint32_t markdown_last(struct str text);

/* Appends the text as troff source for man pages (with tbl): whole lines, a paragraph behind a
 * heading or behind the request that the caller wrote. Nothing in the text is taken for a request
 * or an escape sequence. */
void markdown_man(struct buffer *out, struct str text);

/* Appends lines of code as troff source. */
void markdown_man_code(struct buffer *out, struct str text);

#endif
