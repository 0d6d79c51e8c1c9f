/* SPDX-License-Identifier: MIT */
/* Layout as a whole: blank lines, comments, and the edits that result. */
#include <string.h>

#include "fmt/internal.h"
#include "base/never.h"
#include "lang/parse.h"
#include "variant/variant.h"

/* ---- blank lines ---- */

/* Is the blank line between these lines superfluous? NULL: the start or end of the text. */
static bool is_superfluous(const struct line *before, const struct line *after)
{
	if (!before || !after || before->kind == LINE_BLANK)
		return true;
	bool body = after->kind != LINE_TOP && after->kind != LINE_COMMENT;
	switch (before->kind) {
	case LINE_TOP: return body && !str_starts_with(before->text, STR("__Language"));
	case LINE_SECTION: return body && after->kind != LINE_SECTION;
	case LINE_FENCE: return after->kind == LINE_CODE;
	case LINE_KEPT:
	case LINE_BLANK:
	case LINE_COMMENT:
	case LINE_STATEMENT:
	case LINE_CODE: return before->kind == LINE_CODE && after->kind == LINE_FENCE;
	}
	NEVER();
}

static void drop_blank_lines(struct layout *layout)
{
	struct line *before = NULL, *end = layout->lines + layout->count;
	for (struct line *line = layout->lines; line < end; line++) {
		struct line *after = line;
		if (line->kind == LINE_BLANK) {
			while (after < end && after->kind == LINE_BLANK)
				after++;
			line->dropped = is_superfluous(before, after < end ? after : NULL);
		}
		before = line;
	}
}

/* A definition has a blank line before it, or before the comments directly above it. */
static void separate_definitions(struct layout *layout)
{
	for (struct line *line = layout->lines + 1; line < layout->lines + layout->count; line++) {
		struct line *first = line;
		if (line->kind != LINE_TOP || str_starts_with(line->text, STR("__Language")))
			continue;
		while (first > layout->lines && first[-1].kind == LINE_COMMENT)
			first--;
		first->blank_before =
			first > layout->lines && str_trim(span_text(first[-1].span)).length > 0;
	}
}

/* ---- comments ---- */

/* The indentation of a comment that belongs to the lines above it. */
static unsigned inside(const struct line *above)
{
	bool opens = above->kind == LINE_TOP || above->kind == LINE_SECTION || above->is_header;
	return opens ? LEVEL : above->indent;
}

/* direct: no blank line before `below`; above, below: NULL at the ends of the text. */
static void place_comment(
	struct line *line, const struct line *above, const struct line *below, bool direct)
{
	bool indented = char_is_blank(span_text(line->span).text[0]);
	bool ends = !below || below->kind == LINE_FENCE;
	bool is_statement =
		below && (below->kind == LINE_STATEMENT || (below->kind == LINE_CODE && !below->is_header));
	line->text = str_trim(span_text(line->span));
	if (is_statement)
		line->indent = below->indent + (below->closes ? LEVEL : 0);
	else if (direct && !ends)
		line->indent = below->indent;
	else if (indented && above)
		line->indent = inside(above);
	if ((below && below->kind == LINE_KEPT) || (indented && above && above->kind == LINE_KEPT))
		line->kind = LINE_KEPT;
}

/* A comment is indented like the line directly below it. One with a blank line below it is indented
 * like the lines above it if it was indented at all. */
static void place_comments(struct layout *layout)
{
	struct line *above = NULL, *end = layout->lines + layout->count;
	for (struct line *line = layout->lines; line < end; line++) {
		struct line *below = line;
		bool direct = true;
		while (below < end && (below->kind == LINE_COMMENT || below->kind == LINE_BLANK))
			below++;
		for (struct line *it = below; it-- > line;) {
			direct = direct && it->kind == LINE_COMMENT;
			if (it->kind == LINE_COMMENT)
				place_comment(it, above, below < end ? below : NULL, direct);
		}
		above = line = below;
	}
}

/* ---- columns ---- */

/* Aligns what follows the labels of cases in consecutive lines, if the author has begun to. */
static struct line *align_cases(struct layout *layout, struct line *first)
{
	struct line *line = first, *end = layout->lines + layout->count;
	size_t widest = 0;
	bool begun = false;
	for (; line < end && line->label && line->indent == first->indent; line++) {
		size_t width = layout_cells(str_slice(line->text, 0, line->label));
		widest = width > widest ? width : widest;
		begun = begun || line->begun;
	}
	for (struct line *it = first; begun && it < line; it++) {
		struct buffer text = buffer_new(layout->arena);
		struct str label = str_slice(it->text, 0, it->label);
		buffer_add(&text, label);
		buffer_add_blanks(&text, widest - layout_cells(label));
		buffer_add(&text, str_slice(it->text, it->label, it->text.length));
		it->text = buffer_str(&text);
	}
	return line;
}

/* Appends the comments of consecutive lines, aligned. */
static struct line *align_comments(struct layout *layout, struct line *first)
{
	struct line *line = first, *end = layout->lines + layout->count;
	size_t widest = 0;
	for (; line < end && line->comment.length && line->indent == first->indent; line++) {
		size_t width = layout_cells(line->text);
		widest = width > widest ? width : widest;
	}
	for (struct line *it = first; it < line; it++) {
		struct buffer text = buffer_new(layout->arena);
		buffer_add(&text, it->text);
		buffer_add_blanks(&text, widest - layout_cells(it->text) + 1);
		buffer_add(&text, it->comment);
		it->text = buffer_str(&text);
	}
	return line;
}

static void align(struct layout *layout)
{
	struct line *end = layout->lines + layout->count;
	for (struct line *line = layout->lines; line < end;)
		line = line->label ? align_cases(layout, line) : line + 1;
	for (struct line *line = layout->lines; line < end;)
		line = line->comment.length ? align_comments(layout, line) : line + 1;
}

/* ---- edits ---- */

static bool has_limit(const struct diag *diag)
{
	VEC_EACH (struct report *, it, &diag->reports)
		if ((*it)->check == CHECK_LIMIT)
			return true;
	return false;
}

/* Adds the new line, with its end and the blank line before it; nothing if it is dropped. */
static void add_layout_line(struct buffer *text, const struct line *line)
{
	if (line->dropped)
		return;
	if (line->blank_before)
		buffer_add_char(text, '\n');
	if (line->kind == LINE_KEPT)
		buffer_add(text, span_text(line->span));
	else
		buffer_add_blanks(text, line->text.length ? line->indent : 0);
	if (line->kind != LINE_KEPT)
		buffer_add(text, line->text);
	buffer_add_char(text, '\n');
}

/* The line as it was written; its mark of variants is not a comment. */
static struct span written_line(const struct layout *layout, const struct line *line)
{
	return (struct span){ layout->written, line->span.from, line->span.to };
}

/* Makes the comment in the new text from `start` on the mark that it was. */
static void restore_mark(
	const struct layout *layout, const struct line *line, struct buffer *text, size_t start)
{
	size_t at = str_find(buffer_str(text), start, STR("//In<"));
	if (at < text->length &&
		!str_equal(span_text(line->span), span_text(written_line(layout, line))))
		memcpy(text->text + at, "__", 2);
}

static void find_edits(struct layout *layout, struct fmt_edits *edits)
{
	struct buffer text = buffer_new(layout->arena); /* of all edits */
	size_t from = 0;
	for (size_t i = 0; i < layout->count; i++) {
		bool at_end = i + 1 == layout->count;
		const struct line *line = &layout->lines[i];
		struct span span = written_line(layout, line);
		span.to += !at_end;
		size_t start = text.length;
		add_layout_line(&text, line);
		restore_mark(layout, line, &text, start);
		bool same = str_equal(str_slice(buffer_str(&text), start, text.length), span_text(span));
		if (same || (at_end && span.from == span.to)) {
			text.length = start;
			continue;
		}
		struct fmt_edit *last =
			edits->list.count ? &edits->list.items[edits->list.count - 1] : NULL;
		if (last && last->span.to == span.from) {
			last->span.to = span.to;
			last->text.length += text.length - start;
		} else {
			VEC_PUSH(layout->arena, &edits->list,
				(struct fmt_edit){ span, { NULL, text.length - start } });
		}
	}
	VEC_EACH (struct fmt_edit, it, &edits->list) { /* the buffer no longer moves */
		it->text = str_slice(buffer_str(&text), from, from + it->text.length);
		from += it->text.length;
	}
}

void fmt_find_edits(struct arena *arena, const struct source *source, struct fmt_edits *edits)
{
	const struct source *plain = variant_unmarked(arena, source);
	struct layout layout = { .arena = arena, .source = plain, .written = source };
	struct tokens tokens = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, arena);
	diag.most = 0;
	*edits = (struct fmt_edits){ 0 };
	const struct ast_file *file = parse_file_tokens(arena, &diag, plain, &tokens);
	if (has_limit(&diag))
		return;
	layout_split(&layout);
	layout_definitions(&layout, file, &tokens, &diag);
	layout_code(&layout, file);
	drop_blank_lines(&layout);
	separate_definitions(&layout);
	place_comments(&layout);
	align(&layout);
	find_edits(&layout, edits);
}

struct str fmt_apply(
	struct arena *arena, const struct source *source, const struct fmt_edits *edits)
{
	struct buffer text = buffer_new(arena);
	uint32_t at = 0;
	VEC_EACH (struct fmt_edit, edit, &edits->list) {
		if (edit->span.source != source)
			continue;
		buffer_add(&text, str_slice(source->text, at, edit->span.from));
		buffer_add(&text, edit->text);
		at = edit->span.to;
	}
	buffer_add(&text, str_slice(source->text, at, source->text.length));
	return buffer_str(&text);
}
