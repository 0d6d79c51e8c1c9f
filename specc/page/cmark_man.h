/* SPDX-License-Identifier: MIT */
/* Markdown and code as troff source for man pages. */
#ifndef SPECC_PAGE_CMARK_MAN_H
#define SPECC_PAGE_CMARK_MAN_H

#include "base/str.h"

/* Appends the text as troff source for man pages (with tbl), in whole lines. Paragraphs follow a
 * heading or the request that the caller wrote. Nothing in the text is interpreted as a request or
 * an escape sequence. */
void markdown_man(struct buffer *out, struct str text);

/* Appends lines of code as troff source. */
void markdown_man_code(struct buffer *out, struct str text);

#endif
