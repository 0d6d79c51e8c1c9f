/* SPDX-License-Identifier: MIT */
/* Pieces of texts -> one text that knows where they are from. */
#include "expand/made_text.h"

#include <stdarg.h>

struct made_text made_text_new(struct arena *arena)
{
	return (struct made_text){ .arena = arena, .text = buffer_new(arena) };
}

static void add_piece(struct made_text *made, struct span of, bool same)
{
	struct source_piece piece = { (uint32_t)made->text.length, of, same };
	VEC_PUSH(made->arena, &made->pieces, piece);
}

void made_add(struct made_text *made, struct span span)
{
	add_piece(made, span, true);
	buffer_add(&made->text, span_text(span));
}

void made_add_for(struct made_text *made, struct span because, const char *format, ...)
{
	va_list arguments;
	add_piece(made, because, false);
	va_start(arguments, format);
	buffer_vprintf(&made->text, format, arguments);
	va_end(arguments);
}

void made_cut(struct made_text *made, size_t length)
{
	made->text.length = length;
	while (made->pieces.count && made->pieces.items[made->pieces.count - 1].from >= length)
		made->pieces.count--;
}

const struct source *made_source(
	struct made_text *made, struct diag *diag, const struct source *like)
{
	struct source *source =
		source_from_text(made->arena, diag, like->path, buffer_str(&made->text));
	if (!source)
		return NULL;
	source->pieces = made->pieces.items;
	source->piece_count = made->pieces.count;
	source->is_applied = made->is_applied;
	return source;
}
