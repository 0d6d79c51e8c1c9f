/* Pages: text into HTML. The header of the escaping has names that those of the model have, too. */
#include "page/escape.h"

#include "template/escape.h"

void page_escape(struct buffer *out, struct str text)
{
	struct str why;
	form_write(out, FORM_HTML, text, &why);
}
