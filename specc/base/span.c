/* SPDX-License-Identifier: MIT */
/* Offsets in a source -> lines and columns; spans -> their text and parts. */
#include "base/source.h"
#include "base/vec.h"

#include <assert.h>

size_t lines_find(const uint32_t *lines, size_t count, size_t offset)
{
	HALVE(behind, count, i, lines[i] <= offset);
	return behind ? behind - 1 : 0;
}

static size_t find_line(const struct source *source, uint32_t offset)
{
	return lines_find(source->lines, source->line_count, offset);
}

bool source_is_written(const struct source *source)
{
	return !source->origin && !source->pieces;
}

/* The piece at the start of the span. An empty span, where something is missing, is behind the text
 * before it. */
static const struct source_piece *find_source_piece(struct span span)
{
	const struct source *source = span.source;
	HALVE(before, source->piece_count, i, source->pieces[i].from < span.from);
	if (span.from == span.to && before && source->pieces[before - 1].same)
		return &source->pieces[before - 1];
	HALVE(behind, source->piece_count, i, source->pieces[i].from <= span.from);
	return &source->pieces[behind ? behind - 1 : 0];
}

static struct span shown_piece(struct span span)
{
	const struct source_piece *piece = find_source_piece(span);
	struct span of = piece->of;
	if (!piece->same)
		return of;
	uint32_t to = of.from + (span.to - piece->from);
	return (struct span){ of.source, of.from + (span.from - piece->from), to < of.to ? to : of.to };
}

bool source_is_made(struct span span)
{
	for (; span.source && span.source->pieces; span = shown_piece(span))
		if (!find_source_piece(span)->same)
			return true;
	return false;
}

bool source_find_same(struct span *span)
{
	while (span->source && span->source->pieces) {
		const struct source_piece *piece = find_source_piece(*span);
		if (!piece->same || span->to - piece->from > piece->of.to - piece->of.from)
			return false;
		*span = shown_piece(*span);
	}
	return span->source && !span->source->origin;
}

struct span source_shown(struct span span)
{
	if (!span.source || source_is_written(span.source))
		return span;
	if (span.source->pieces)
		return source_shown(shown_piece(span));
	const struct source *origin = span.source->origin;
	uint32_t line = span.source->origins[find_line(span.source, span.from)].line;
	return source_line_span(origin, line);
}

static uint32_t offset_as_written(const struct source *source, uint32_t offset)
{
	uint32_t by = 0;
	for (size_t i = 0; i < source->shift_count && source->shifts[i].from <= offset; i++)
		by = offset <= source->shifts[i].to ? source->shifts[i].by : 0;
	return offset + by;
}

struct span source_as_written(struct span span)
{
	const struct source *source = span.source;
	if (!source || !source->written)
		return span;
	return (struct span){ source->written, offset_as_written(source, span.from),
		offset_as_written(source, span.to) };
}

bool source_is_left_out(struct span line)
{
	const struct source *written = line.source->written;
	return written && !str_trim(span_text(line)).length &&
		   str_trim(str_slice(written->text, line.from, line.to)).length;
}

bool source_is_applied(struct span span)
{
	while (span.source && span.source->pieces && !span.source->is_applied)
		span = shown_piece(span);
	return span.source && span.source->pieces;
}

struct str source_written_word(struct span word)
{
	struct str written = span_text(source_shown(word));
	bool is_word = written.length > 0;
	for (size_t i = 0; i < written.length; i++)
		is_word = is_word && (char_is_word(written.text[i]) || written.text[i] == '.');
	return is_word ? written : span_text(word);
}

struct span source_line_span(const struct source *source, uint32_t line)
{
	if (line > source->line_count)
		line = (uint32_t)source->line_count;
	struct str content = str_trim(source_line(source, line));
	uint32_t from = line ? source->lines[line - 1] : 0;
	if (content.length)
		from = (uint32_t)(content.text - source->text.text);
	return (struct span){ source, from, from + (uint32_t)content.length };
}

uint32_t source_author_line(const struct source *source, uint32_t offset)
{
	size_t line = find_line(source, offset);
	if (source->pieces) {
		struct span shown = source_shown((struct span){ source, offset, offset });
		return source_author_line(shown.source, shown.from);
	}
	return source->origin ? source->origins[line].author : (uint32_t)line + 1;
}

struct position source_position(const struct source *source, uint32_t offset)
{
	if (offset > source->text.length)
		offset = (uint32_t)source->text.length;
	size_t line = find_line(source, offset);
	uint32_t column = 1;
	/* The text is valid UTF-8: each byte that is not a continuation byte begins a code point. At
	 * the end of the text the NUL after it serves as the next one. */
	for (uint32_t i = source->lines[line]; i < offset; i++)
		column += ((unsigned char)source->text.text[i + 1] & 0xC0) != 0x80;
	return (struct position){ (uint32_t)line + 1, column };
}

struct str source_line(const struct source *source, uint32_t line)
{
	if (line == 0 || line > source->line_count)
		return (struct str){ 0 };
	size_t to = line < source->line_count ? source->lines[line] - 1 : source->text.length;
	return str_slice(source->text, source->lines[line - 1], to);
}

struct str span_text(struct span span)
{
	if (!span.source)
		return (struct str){ 0 };
	return str_slice(span.source->text, span.from, span.to);
}

struct span span_part(struct span span, size_t from, size_t to)
{
	assert(from <= to);
	return (struct span){ span.source, span.from + (uint32_t)from, span.from + (uint32_t)to };
}

struct span source_span(const struct source *source, struct str text)
{
	uint32_t from = (uint32_t)(text.text - source->text.text);
	return (struct span){ source, from, from + (uint32_t)text.length };
}

bool span_inside(struct span inner, struct span outer)
{
	return inner.source == outer.source && inner.from >= outer.from && inner.to <= outer.to;
}

bool span_line(struct span *rest, struct span *line)
{
	if (!rest->source || rest->from >= rest->to)
		return false;
	*line = span_part(*rest, 0, str_find(span_text(*rest), 0, STR("\n")));
	rest->from = line->to + 1;
	return true;
}

struct span span_trim(struct span span)
{
	const char *text = span.source ? span.source->text.text : "";
	while (span.from < span.to &&
		   (text[span.from] == ' ' || text[span.from] == '\t' || text[span.from] == '\n'))
		span.from++;
	while (span.to > span.from &&
		   (text[span.to - 1] == ' ' || text[span.to - 1] == '\t' || text[span.to - 1] == '\n'))
		span.to--;
	return span;
}

struct span span_join(struct span a, struct span b)
{
	if (!a.source)
		return b;
	if (!b.source || b.source != a.source)
		return a;
	return (struct span){ a.source, a.from < b.from ? a.from : b.from, a.to > b.to ? a.to : b.to };
}
