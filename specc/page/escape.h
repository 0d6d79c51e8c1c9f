/* SPDX-License-Identifier: MIT */
/* Text into HTML and back. */
#ifndef SPECC_PAGE_ESCAPE_H
#define SPECC_PAGE_ESCAPE_H

#include "base/str.h"

/* Escapes text for elements and for quoted attributes. */
void page_escape(struct buffer *out, struct str text);
/* HTML that page_escape and cmark made, without its tags: plain text on one line. */
struct str page_plain(struct arena *arena, struct str html);

#endif
