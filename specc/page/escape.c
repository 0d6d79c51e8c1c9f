/* Pages: text -> HTML. A file of its own, because template/escape.h declares names that headers of
 * the model also declare. */
#include "page/escape.h"

#include "template/escape.h"

void page_escape(struct buffer *out, struct str text)
{
	struct str why;
	form_write(out, FORM_HTML, text, &why);
}
