/* SPDX-License-Identifier: MIT */
/* Escaping for man pages (troff source). */
#ifndef SPECC_TEMPLATE_MAN_ESCAPE_H
#define SPECC_TEMPLATE_MAN_ESCAPE_H

#include "base/str.h"

/* Appends text that troff shows literally: nothing in it acts as a request, an escape sequence or
 * the end of a macro argument. Line breaks and other control characters become blanks. Lines may
 * break between East Asian characters. */
void man_escape(struct buffer *out, struct str text);

#endif
