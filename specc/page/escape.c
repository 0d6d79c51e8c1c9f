/* SPDX-License-Identifier: MIT */
/* Pages: text -> HTML -> text. Separate, because template/escape.h declares names that headers
 * of the model also declare. */
#include "page/escape.h"

#include "template/escape.h"

#include <string.h>

void page_escape(struct buffer *out, struct str text)
{
	struct str why;
	form_write(out, FORM_HTML, text, &why);
}

/* ---- plain text of HTML ---- */

/* The first character of the text, with entities decoded; sets *taken to its length in bytes. */
static char plain_char(struct str html, size_t *taken)
{
	static const char *const entities[] = { "&amp;&", "&lt;<", "&gt;>", "&quot;\"", "&#39;'" };
	for (size_t i = 0; i < sizeof entities / sizeof *entities; i++) {
		struct str entity = str_from_c(entities[i]);
		struct str name = str_slice(entity, 0, entity.length - 1);
		if (str_starts_with(html, name)) {
			*taken = name.length;
			return entity.text[name.length];
		}
	}
	*taken = 1;
	return *html.text == '\n' ? ' ' : *html.text;
}

struct str page_plain(struct arena *arena, struct str html)
{
	struct buffer text = buffer_new(arena);
	size_t taken;
	for (size_t i = 0; i < html.length; i += taken) {
		struct str rest = str_slice(html, i, html.length);
		const char *close = *rest.text == '<' ? memchr(rest.text, '>', rest.length) : NULL;
		if (close)
			taken = (size_t)(close - rest.text) + 1;
		else
			buffer_add_char(&text, plain_char(rest, &taken));
	}
	return str_trim(buffer_str(&text));
}
