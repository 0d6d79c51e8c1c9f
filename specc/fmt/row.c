/* SPDX-License-Identifier: MIT */
/* The rows of a family -> lines with their values in columns. Rows of several lines are kept. */
#include "fmt/internal.h"

enum { MOST_COLUMNS = 100 };

static bool is_one_line(const struct layout *layout, const struct ast_row *row)
{
	return layout_line(layout, row->span.from) == layout_line(layout, row->span.to);
}

/* The widths of the columns: of the names of the rows, then of each value. */
static size_t *row_columns(const struct layout *layout, const struct ast_rows *rows)
{
	size_t most = 0;
	VEC_EACH (struct ast_row, it, &rows->list)
		if (it->values.list.count > most)
			most = it->values.list.count;
	size_t *widths = ARENA_ARRAY(layout->arena, size_t, most + 1);
	VEC_EACH (struct ast_row, it, &rows->list)
		for (size_t i = 0; is_one_line(layout, it) && i <= it->values.list.count; i++) {
			size_t width = layout_cells(span_text(i ? it->values.list.items[i - 1] : it->name));
			widths[i] = width > widths[i] ? width : widths[i];
		}
	return widths;
}

/* widths: of the columns, or NULL: one blank after each comma. */
static struct str text_of_row(
	const struct layout *layout, const struct ast_row *row, const size_t *widths)
{
	struct buffer text = buffer_new(layout->arena);
	size_t count = row->values.list.count;
	for (size_t i = 0; i <= count; i++) {
		struct str part = span_text(i ? row->values.list.items[i - 1] : row->name);
		size_t width = layout_cells(part);
		buffer_add(&text, part);
		if (i && i < count)
			buffer_add_char(&text, ',');
		if (widths && i < count)
			buffer_add_blanks(&text, widths[i] - width);
		buffer_add(&text, i == count ? STR(";") : i ? STR(" ") : STR(" = "));
	}
	return buffer_str(&text);
}

void layout_row_columns(struct layout *layout, const struct ast_rows *rows)
{
	const size_t *widths = row_columns(layout, rows);
	VEC_EACH (struct ast_row, it, &rows->list) {
		struct line *line = layout_line(layout, it->span.from);
		struct str comment;
		if (!is_one_line(layout, it) || !layout_comment(line, it->span.to, &comment))
			continue;
		line->kind = LINE_STATEMENT;
		line->indent = LEVEL;
		line->comment = comment;
		line->text = text_of_row(layout, it, widths);
		if (LEVEL + layout_cells(line->text) > MOST_COLUMNS)
			line->text = text_of_row(layout, it, NULL);
	}
}
