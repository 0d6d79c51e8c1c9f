/* SPDX-License-Identifier: MIT */
/* Byte offsets <-> lines and characters of the protocol. */
#include "lsp/text.h"

#include "base/source.h"

/* The offset after the line end at or after `at`; 0 if there is none. */
static size_t next_line(struct str text, size_t at)
{
	for (; at < text.length; at++) {
		if (text.text[at] == '\n')
			return at + 1;
		if (text.text[at] == '\r')
			return at + 1 + (at + 1 < text.length && text.text[at + 1] == '\n');
	}
	return 0;
}

struct text text_new(struct arena *arena, struct str bytes)
{
	struct text text = { .bytes = bytes, .line_count = 1 };
	for (size_t at = 0; (at = next_line(bytes, at));)
		text.line_count++;
	uint32_t *lines = ARENA_ARRAY(arena, uint32_t, text.line_count);
	size_t line = 1;
	for (size_t at = 0; (at = next_line(bytes, at));)
		lines[line++] = (uint32_t)at;
	text.lines = lines;
	return text;
}

size_t text_line_end(const struct text *text, size_t line)
{
	if (line + 1 >= text->line_count)
		return text->bytes.length;
	size_t end = text->lines[line + 1];
	while (end > text->lines[line] &&
		   (text->bytes.text[end - 1] == '\n' || text->bytes.text[end - 1] == '\r'))
		end--;
	return end;
}

/* Bytes and UTF-16 units of the character at the start of s; a byte that is not UTF-8 counts as one
 * character. */
static size_t step_of(struct str s, unsigned *units)
{
	uint32_t code;
	size_t step = utf8_decode(s, &code);
	*units = step && code > 0xFFFF ? 2 : 1;
	return step ? step : 1;
}

size_t text_offset(const struct text *text, struct place place, bool utf8)
{
	if (place.line >= text->line_count)
		return text->bytes.length;
	size_t at = text->lines[place.line], end = text_line_end(text, place.line);
	uint64_t left = place.character;
	while (at < end && left) {
		unsigned units;
		size_t step = step_of(str_slice(text->bytes, at, end), &units);
		if (utf8)
			units = (unsigned)step;
		if (units > left) /* inside a character: its start */
			break;
		left -= units;
		at += step;
	}
	return at;
}

struct place text_place(const struct text *text, size_t offset, bool utf8)
{
	if (offset > text->bytes.length)
		offset = text->bytes.length;
	struct place place = { lines_find(text->lines, text->line_count, offset), 0 };
	for (size_t at = text->lines[place.line]; at < offset;) {
		unsigned units;
		size_t step = step_of(str_slice(text->bytes, at, text->bytes.length), &units);
		if (at + step > offset)
			break;
		place.character += utf8 ? step : units;
		at += step;
	}
	return place;
}
