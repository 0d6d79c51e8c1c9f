/* Markdown (CommonMark and tables, by cmark-gfm) as a tree, as plain text and as a man page. */
#ifndef SPECC_VIEW_MARKDOWN_H
#define SPECC_VIEW_MARKDOWN_H

#include <cmark-gfm.h>

#include "base/str.h"

/* The document; never NULL; for cmark_node_free. HTML in the text is nodes of its own kind, which
 * nobody has to take for HTML. */
cmark_node *markdown_parse(struct str text);

/* Appends the text of a paragraph without its marks, in one line. */
void markdown_plain(struct buffer *out, cmark_node *paragraph);

/* The first sentence of the first paragraph, as plain text in one line; empty where the text begins
 * with something else. */
/* Where the first sentence of a text ends: behind a mark with a blank and no small letter after it
 * ("e.g. a word" goes on), behind a mark at the end where that ends a line, or behind a mark of
 * Chinese; 0: it goes on behind the text. */
size_t markdown_sentence_end(struct str text, bool line_ends);
struct str markdown_summary(struct arena *arena, struct str text);

/* Does the text end or begin with a character of an East Asian script? Such stand beside each other
 * without blanks, also where the source has a line end between them. */
bool markdown_ends_wide(struct str text);
bool markdown_begins_wide(struct str text);

/* Appends the text as troff source for man pages (with tbl): whole lines, a paragraph behind a
 * heading or behind the request that the caller wrote. Nothing in the text is taken for a request
 * or an escape sequence. */
void markdown_man(struct buffer *out, struct str text);

/* Appends lines of code as troff source. */
void markdown_man_code(struct buffer *out, struct str text);

#endif
