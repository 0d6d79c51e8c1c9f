/* SPDX-License-Identifier: MIT */
/* The code of a section, in fences or without -> its lines as fences show them, and the places of
 * its parts there. */
#include "lang/parse.h"

size_t parse_margin(const struct ast_block *fence, struct str line)
{
	size_t at = 0;
	while (fence->bare && at < PARSE_BARE_INDENT && at < line.length && line.text[at] == ' ')
		at++;
	return at +
		   (fence->bare && at < PARSE_BARE_INDENT && at < line.length && line.text[at] == '\t');
}

struct str parse_fence_text(struct arena *arena, const struct ast_block *fence)
{
	struct buffer text = buffer_new(arena);
	struct span rest = fence->span, line;
	if (!fence->bare && !fence->span.source->written)
		return span_text(fence->span);
	while (span_line(&rest, &line)) {
		struct str whole = span_text(line);
		if (source_is_left_out(line))
			continue;
		buffer_add(&text, str_slice(whole, parse_margin(fence, whole), whole.length));
		buffer_add_char(&text, '\n');
	}
	return buffer_str(&text);
}

uint32_t parse_fence_number(const struct ast_section *section, struct span span, uint32_t *line)
{
	uint32_t number = 0;
	VEC_EACH (struct ast_block, it, &section->blocks) {
		if (it->kind != AST_FENCE)
			continue;
		number++;
		if (it->span.source == span.source && span.from >= it->span.from &&
			span.from < it->span.to) {
			*line = source_position(it->span.source, it->span.from).line;
			return number;
		}
	}
	return 0;
}

static uint64_t code_points(struct str text)
{
	uint64_t count = 0;
	for (size_t i = 0; i < text.length; i++)
		count += ((unsigned char)text.text[i] & 0xC0) != 0x80;
	return count;
}

size_t parse_place_margin(const struct ast_section *section, struct span span)
{
	struct span line = span;
	while (line.from && line.source->text.text[line.from - 1] != '\n')
		line.from--;
	VEC_EACH (struct ast_block, it, &section->blocks)
		if (it->kind == AST_FENCE && span_inside(span, it->span))
			return parse_margin(it, span_text(line));
	return 0;
}

uint64_t parse_place_length(const struct ast_section *section, struct span span)
{
	uint64_t length = code_points(span_text(span));
	struct span rest = span, line;
	for (bool first = true; span_line(&rest, &line); first = false)
		length -= first ? 0 : parse_place_margin(section, line);
	return length;
}
