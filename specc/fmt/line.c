/* SPDX-License-Identifier: MIT */
/* A text as lines, each with what it is, and those of them that stay as they are. */
#include "fmt/internal.h"

void layout_classify(struct line *line)
{
	struct str text = str_trim(span_text(line->span));
	if (!text.length)
		line->kind = LINE_BLANK;
	else
		line->kind = str_starts_with(text, STR("//")) ? LINE_COMMENT : LINE_KEPT;
}

void layout_split(struct layout *layout)
{
	const struct source *source = layout->source;
	layout->lines = ARENA_ARRAY(layout->arena, struct line, source->line_count);
	layout->count = source->line_count;
	for (size_t i = 0; i < layout->count; i++) {
		struct line *line = &layout->lines[i];
		bool last = i + 1 == layout->count;
		line->span.source = source;
		line->span.from = source->lines[i];
		line->span.to = last ? (uint32_t)source->text.length : source->lines[i + 1] - 1;
		layout_classify(line);
	}
}

struct line *layout_line(const struct layout *layout, uint32_t offset)
{
	return &layout->lines[source_position(layout->source, offset).line - 1];
}

void layout_keep(struct layout *layout, struct span span)
{
	struct line *end = layout->lines + layout->count;
	for (struct line *line = layout_line(layout, span.from); line < end; line++) {
		if (line->span.from > span.from && line->span.from >= span.to)
			return;
		line->kind = LINE_KEPT;
	}
}

bool layout_comment(const struct line *line, uint32_t offset, struct str *comment)
{
	struct span rest = { line->span.source, offset, line->span.to };
	*comment = str_trim(span_text(rest));
	return !comment->length || str_starts_with(*comment, STR("//"));
}

size_t layout_cells(struct str text)
{
	size_t count = 0;
	uint32_t code;
	for (size_t step; (step = utf8_decode(text, &code)); text = str_slice(text, step, text.length))
		count += utf8_cells(code);
	return count;
}
