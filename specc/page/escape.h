/* Escapes text for HTML, in elements and in quoted attributes. */
#ifndef SPECC_PAGE_ESCAPE_H
#define SPECC_PAGE_ESCAPE_H

#include "base/str.h"

void page_escape(struct buffer *out, struct str text);

#endif
