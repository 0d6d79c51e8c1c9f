/* Text as it stands in a man page (troff source). */
#ifndef SPECC_TEMPLATE_MAN_ESCAPE_H
#define SPECC_TEMPLATE_MAN_ESCAPE_H

#include "base/str.h"

/* Appends text that is shown as it is: no request, escape sequence or macro argument begins or ends
 * in it. Line ends and other control characters are blanks. Between East Asian characters a line
 * may end. */
void man_escape(struct buffer *out, struct str text);

#endif
