/* SPDX-License-Identifier: MIT */
/* Prose -> its marks: the tree of cmark-gfm, whose lines and columns become places. */
#include "lang/marks.h"

#include "lang/cmark.h"

struct mark_reader {
	struct arena *arena;
	struct span prose;
	struct marks marks;
	uint32_t first; /* line of the source with line 1 of the tree */
	unsigned depth; /* blocks around the node, without lists */
	int head;       /* line of the head of the table */
	/* of the innermost block: */
	int column; /* where its text begins */
	int above;  /* what its lines lack: cmark does not count them in a paragraph above a table */
	int only;   /* the only line, or 0 */
	uint32_t found; /* end of the last text that was found */
};

enum { MARK_SEARCH = 4096 }; /* bytes in which a text is looked for */

/* ---- places ---- */

/* A line of the tree, without its end. */
static struct span marked_line(const struct mark_reader *r, int line)
{
	const struct source *source = r->prose.source;
	size_t last = source->line_count, number = r->first + (size_t)(line > 1 ? line - 1 : 0);
	number = number < last ? number : last;
	uint32_t end = number < last ? source->lines[number] - 1 : (uint32_t)source->text.length;
	return (struct span){ source, source->lines[number - 1], end };
}

static struct span marked_block(const struct mark_reader *r, cmark_node *node)
{
	struct span first = marked_line(r, cmark_node_get_start_line(node) + r->above);
	struct span last = marked_line(r, cmark_node_get_end_line(node));
	first.from += (uint32_t)(r->column > 1 ? r->column - 1 : 0);
	first.to = last.to > first.from ? last.to : first.from;
	return span_trim(first);
}

/* What is at a column of a block, but that cmark drops blanks before the text. */
static size_t marked_offset(const struct mark_reader *r, struct str line, int column)
{
	size_t from = r->column > 1 ? (size_t)r->column - 1 : 0;
	size_t text = from < line.length ? str_skip_blanks(line, from) : from;
	return (column > 1 ? (size_t)column - 1 : 0) + text - from;
}

/* The place of a text in the line, at the column or, where cmark has lost count, the next one after
 * what was found last. before: what is before the text. */
static struct span marked_text(
	struct mark_reader *r, int line, int column, struct str before, struct str what)
{
	struct span all = marked_line(r, r->only ? r->only : line + r->above);
	struct str text = span_text(all);
	size_t at = marked_offset(r, text, column);
	if (!str_starts_with(str_slice(text, at, text.length), what)) {
		size_t from = r->found > all.from ? r->found - all.from : 0;
		struct str near = str_slice(text, 0, from + MARK_SEARCH);
		struct str whole = str_printf(r->arena, "%.*s%.*s", STR_ARG(before), STR_ARG(what));
		at = str_find(near, from, whole);
		if (at == near.length)
			return NO_SPAN;
		at += before.length;
	}
	r->found = all.from + (uint32_t)(at + what.length);
	return span_part(all, at, at + what.length);
}

/* The place with so many bytes more on both sides. */
static struct span with_marks(struct span inner, unsigned bytes)
{
	inner.from -= bytes;
	inner.to += bytes;
	return inner;
}

/* The place of code with its backquotes. */
static struct span code_with_marks(struct span inner)
{
	struct str text = inner.source->text;
	if (text.text[inner.from - 1] == ' ')
		inner = with_marks(inner, 1);
	while (inner.from && text.text[inner.from - 1] == '`')
		inner.from--;
	while (inner.to < text.length && text.text[inner.to] == '`')
		inner.to++;
	return inner;
}

/* ---- marks ---- */

static struct mark *put_mark(struct mark_reader *r, enum mark_kind kind, struct span span)
{
	struct mark mark = { .kind = kind, .top = r->depth == 1, .span = span };
	VEC_PUSH(r->arena, &r->marks.list, mark);
	return &r->marks.list.items[r->marks.list.count - 1];
}

static void mark_code(struct mark_reader *r, cmark_node *node)
{
	struct str text = str_copy(r->arena, markdown_literal(node));
	struct span inner = marked_text(
		r, cmark_node_get_start_line(node), cmark_node_get_start_column(node), STR("`"), text);
	struct mark *mark = put_mark(r, MARK_CODE, inner.source ? code_with_marks(inner) : NO_SPAN);
	mark->text = text;
	mark->inner = inner;
}

static void mark_names(struct mark_reader *r, cmark_node *node)
{
	struct str text = markdown_literal(node), name;
	size_t at, end = 0;
	for (; markdown_next_name(text, end, &at, &name); end = at + name.length + 4) {
		struct span whole = marked_text(r, cmark_node_get_start_line(node),
			cmark_node_get_start_column(node) + (int)at, STR(""),
			str_slice(text, at, at + name.length + 4));
		struct mark *mark = put_mark(r, MARK_NAME, whole);
		mark->text = str_copy(r->arena, name);
		mark->inner = whole.source ? span_part(whole, 2, 2 + name.length) : NO_SPAN;
	}
}

static void mark_link(struct mark_reader *r, cmark_node *node)
{
	const char *address = cmark_node_get_url(node);
	struct str target = str_copy(r->arena, str_from_c(address ? address : ""));
	int line = cmark_node_get_start_line(node), end = cmark_node_get_end_line(node);
	struct span whole = marked_line(r, r->only ? r->only : line + r->above), inner = NO_SPAN;
	int column = cmark_node_get_end_column(node) - (int)target.length;
	for (; target.length && !inner.source && line <= end; line++) {
		inner = marked_text(r, line, column, STR("]("), target);
		if (!inner.source)
			inner = marked_text(r, line, column, STR("](<"), target);
	}
	struct mark *mark = put_mark(r, MARK_LINK, span_trim(whole));
	mark->text = target;
	mark->inner = inner;
}

/* ---- blocks ---- */

static bool is_block(cmark_node *node)
{
	return (cmark_node_get_type(node) & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_BLOCK;
}

static void mark_cell(struct mark_reader *r, cmark_node *node)
{
	struct buffer text = buffer_new(r->arena);
	struct span line = marked_line(r, r->only);
	size_t from = marked_offset(r, span_text(line), cmark_node_get_start_column(node));
	size_t to = marked_offset(r, span_text(line), cmark_node_get_end_column(node) + 1);
	bool head = markdown_table_part(cmark_node_parent(node)) == TABLE_HEAD;
	bool lacking = !cmark_node_get_start_column(node);
	struct mark *mark = put_mark(
		r, MARK_CELL, lacking ? NO_SPAN : span_trim(head ? line : span_part(line, from, to)));
	markdown_plain(&text, node);
	mark->text = str_trim(buffer_str(&text));
}

/* In a paragraph that goes on as a table, cmark counts the head's lines and columns from the
 * paragraph's start; those of the rows are right. */
static void mark_table(struct mark_reader *r, cmark_node *node)
{
	cmark_node *row = cmark_node_first_child(node), *second = row ? cmark_node_next(row) : NULL;
	int last = cmark_node_get_end_line(node);
	r->head = second ? cmark_node_get_start_line(second) - 2 : last - 1;
	struct span first = marked_line(r, r->head);
	put_mark(r, MARK_TABLE, span_trim(span_join(first, marked_line(r, last))));
}

static void mark_row(struct mark_reader *r, cmark_node *node)
{
	bool head = markdown_table_part(node) == TABLE_HEAD;
	r->only = head ? r->head : cmark_node_get_start_line(node);
	put_mark(r, MARK_ROW, span_trim(marked_line(r, r->only)));
}

/* Sets where the text of a block is. */
static void place_block(struct mark_reader *r, cmark_node *node)
{
	cmark_node *next = cmark_node_next(node);
	bool lost = !cmark_node_get_start_line(node) && next;
	r->column = cmark_node_get_start_column(lost ? next : node);
	r->above = lost ? cmark_node_get_start_line(next) : 0;
	r->only = 0;
}

static void mark_plain_block(struct mark_reader *r, cmark_node *node)
{
	cmark_node_type type = cmark_node_get_type(node);
	if (type == CMARK_NODE_HEADING)
		put_mark(r, MARK_HEADING, span_trim(marked_line(r, cmark_node_get_start_line(node))))
			->level = (unsigned)cmark_node_get_heading_level(node);
	else if (type == CMARK_NODE_ITEM)
		put_mark(r, MARK_ITEM, marked_block(r, node));
	else if (r->depth == 1 && type != CMARK_NODE_LIST)
		put_mark(r, MARK_TEXT, marked_block(r, node));
}

static void enter_block(struct mark_reader *r, cmark_node *node)
{
	enum table_part part = markdown_table_part(node);
	if (part != TABLE_CELL)
		place_block(r, node);
	switch (part) {
	case NO_TABLE: mark_plain_block(r, node); break;
	case TABLE: mark_table(r, node); break;
	case TABLE_HEAD:
	case TABLE_ROW: mark_row(r, node); break;
	case TABLE_CELL: mark_cell(r, node); break;
	}
	r->depth += cmark_node_get_type(node) != CMARK_NODE_LIST;
}

static void enter_node(struct mark_reader *r, cmark_node *node)
{
	if (is_block(node))
		enter_block(r, node);
	else if (cmark_node_get_type(node) == CMARK_NODE_CODE)
		mark_code(r, node);
	else if (cmark_node_get_type(node) == CMARK_NODE_TEXT)
		mark_names(r, node);
}

static void leave_node(struct mark_reader *r, cmark_node *node)
{
	cmark_node_type type = cmark_node_get_type(node);
	r->depth -= is_block(node) && type != CMARK_NODE_LIST;
	if (type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE)
		mark_link(r, node);
}

struct marks marks_of_prose(struct arena *arena, struct span prose)
{
	struct mark_reader r = { .arena = arena, .prose = prose };
	if (!prose.source)
		return r.marks;
	cmark_node *document = markdown_parse(span_text(prose));
	cmark_iter *iter = cmark_iter_new(document);
	r.first = source_position(prose.source, prose.from).line;
	for (cmark_event_type event; (event = cmark_iter_next(iter)) != CMARK_EVENT_DONE;) {
		cmark_node *node = cmark_iter_get_node(iter);
		if (event == CMARK_EVENT_ENTER)
			enter_node(&r, node);
		else
			leave_node(&r, node);
	}
	cmark_iter_free(iter);
	cmark_node_free(document);
	return r.marks;
}
