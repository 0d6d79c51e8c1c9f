/* SPDX-License-Identifier: MIT */
/* A line -> the mark at its end; a source -> the same one with comments in the place of marks. */
#include <string.h>

#include "variant/internal.h"

static const char mark_opening[] = "__In<";
enum { OPENING = sizeof mark_opening - 1 };

struct variant_mark variant_find_mark(struct span line)
{
	struct variant_mark mark = { .span = NO_SPAN };
	struct str text = span_text(line);
	size_t from = str_find(text, 0, str_from_c(mark_opening));
	if (from >= text.length || str_find(text, 0, STR("//")) < from)
		return mark;
	size_t to = str_find(text, from, STR(">"));
	struct str rest = str_trim(str_slice(text, to + (to < text.length), text.length));
	bool is_word = from && !char_is_blank(text.text[from - 1]);
	if (is_word || to == text.length || (rest.length && !str_starts_with(rest, STR("//")))) {
		mark.stray = span_part(line, from, to + (to < text.length));
		return mark;
	}
	mark.span = span_part(line, from, to + 1);
	mark.names = span_part(line, from + OPENING, to);
	return mark;
}

bool variant_next_name(struct span *names, struct span *name, bool *isnt)
{
	struct str text = span_text(*names);
	size_t comma = str_find(text, 0, STR(","));
	if (!names->source)
		return false;
	*name = span_trim(span_part(*names, 0, comma));
	*isnt = str_starts_with(span_text(*name), STR("!"));
	if (*isnt)
		*name = span_trim(span_part(*name, 1, name->to - name->from));
	*names = comma < text.length ? span_part(*names, comma + 1, text.length) : NO_SPAN;
	return true;
}

bool variant_next_line(const struct source *source, uint32_t *index, struct span *line)
{
	size_t i = (*index)++;
	if (i >= source->line_count)
		return false;
	bool last = i + 1 == source->line_count;
	*line = (struct span){ source, source->lines[i],
		last ? (uint32_t)source->text.length : source->lines[i + 1] - 1 };
	return true;
}

/* ---- sources ---- */

struct source *variant_copy(struct arena *arena, const struct source *source, const char *text)
{
	struct source *copy = ARENA_NEW(arena, struct source);
	*copy = *source;
	copy->text.text = text;
	copy->written = source->written ? source->written : source;
	return copy;
}

const struct source *variant_unmarked(struct arena *arena, const struct source *source)
{
	char *text = NULL;
	struct span line;
	for (uint32_t i = 0; variant_next_line(source, &i, &line);) {
		struct variant_mark mark = variant_find_mark(line);
		if (!mark.span.source)
			continue;
		if (!text)
			text = arena_copy(arena, source->text.text, source->text.length);
		memcpy(text + mark.span.from, "//", 2);
	}
	return text ? variant_copy(arena, source, text) : source;
}
