/* SPDX-License-Identifier: MIT */
/* Pages: prose in Markdown -> HTML. cmark-gfm only parses; the code here writes all output and so
 * controls raw HTML, addresses and heading levels. */
#include "page/markdown.h"

#include <stdlib.h>

#include <cmark-gfm-core-extensions.h>

#include "lang/cmark.h"
#include "template/escape.h"

cmark_node *prose_parse(struct str text)
{
	cmark_node *document = markdown_parse(text);
	cmark_consolidate_text_nodes(document);
	return document;
}

/* ---- characters ---- */

/* The first character of the text in or after the node, which is written next. */
static uint32_t next_character(cmark_node *node)
{
	uint32_t code = 0;
	while ((node = cmark_node_next(node))) {
		cmark_node *at = node;
		while (!markdown_literal(at).length && cmark_node_first_child(at))
			at = cmark_node_first_child(at);
		if (utf8_decode(markdown_literal(at), &code))
			return code;
	}
	return 0;
}

/* Control characters and noncharacters, which HTML does not allow. */
static bool is_forbidden(uint32_t code)
{
	return (code < 0x20 && code != '\n' && code != '\t') || (code >= 0x7F && code <= 0x9F) ||
		   (code & 0xFFFE) == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF);
}

static void put_prose_text(struct prose *prose, struct str text)
{
	size_t from = 0, step;
	for (size_t i = 0; i < text.length; i += step) {
		uint32_t code = (unsigned char)text.text[i];
		step = code < 0x80 ? 1 : utf8_decode(str_slice(text, i, text.length), &code);
		step = step ? step : 1;
		if (!is_forbidden(code))
			continue;
		escape_html(&prose->html, str_slice(text, from, i));
		buffer_add(&prose->html, STR("\xef\xbf\xbd"));
		from = i + step;
	}
	escape_html(&prose->html, str_slice(text, from, text.length));
	if (text.length)
		prose->last = markdown_last(text);
}

static void put_html(struct prose *prose, const char *html)
{
	buffer_add(&prose->html, str_from_c(html));
}

/* ---- links ---- */

static void open_link(struct prose *prose, struct str address)
{
	if (prose->links++)
		return; /* links cannot be nested */
	put_html(prose, "<a href=\"");
	escape_html(&prose->html, address);
	put_html(prose, "\">");
}

static void close_link(struct prose *prose)
{
	if (!--prose->links)
		put_html(prose, "</a>");
}

static void put_code(struct prose *prose, struct str text)
{
	struct str address = { 0 };
	if (!prose->links)
		address = prose_code_target(prose, text);
	put_html(prose, "<code>");
	if (address.length)
		open_link(prose, address);
	put_prose_text(prose, text);
	if (address.length)
		close_link(prose);
	put_html(prose, "</code>");
}

/* Writes text that may contain [[NAME]]. */
static void put_words(struct prose *prose, struct str text)
{
	size_t from = 0, at;
	struct str name;
	for (; markdown_next_name(text, from, &at, &name); from = at + name.length + 4) {
		struct str address = prose_name_target(prose, name);
		put_prose_text(prose, str_slice(text, from, at));
		if (address.length)
			open_link(prose, address);
		put_prose_text(prose, name);
		if (address.length)
			close_link(prose);
	}
	put_prose_text(prose, str_slice(text, from, text.length));
}

/* An external address is shown as text, since pages link only to each other. If the link's text is
 * the address, it is not repeated. */
static bool is_to_show(cmark_node *link, struct str address)
{
	cmark_node *text = cmark_node_first_child(link);
	bool out =
		str_starts_with(address, STR("https://")) || str_starts_with(address, STR("http://"));
	return out && !(text && !cmark_node_next(text) && str_equal(markdown_literal(text), address));
}

static void link_node(struct prose *prose, cmark_node *node, bool enter)
{
	struct str address = str_from_c(cmark_node_get_url(node));
	struct str target = prose_name_target(prose, address);
	if (target.length && enter)
		open_link(prose, target);
	else if (target.length)
		close_link(prose);
	if (enter || !is_to_show(node, address))
		return;
	put_prose_text(prose, STR(" ("));
	put_prose_text(prose, address);
	put_prose_text(prose, STR(")"));
}

/* ---- tables ---- */

/* Estimates the least width of a table in pixels, from the longest unbreakable text of each column.
 * A table marked as scrollable is one more stop of the tab key; one that is not marked but scrolls
 * cannot be reached by keyboard. So the estimate is generous. */
enum { SMALL_SCREEN = 280, LETTER = 9, WIDE_LETTER = 16, CELL_SIDES = 13 };

static unsigned longest_word(cmark_node *cell, struct arena *arena)
{
	struct buffer text = buffer_new(arena);
	unsigned longest = 0, now = 0;
	markdown_plain(&text, cell);
	struct str all = buffer_str(&text);
	for (size_t i = 0, step; i < all.length; i += step) {
		uint32_t code = 0;
		step = utf8_decode(str_slice(all, i, all.length), &code);
		step = step ? step : 1;
		now = code == ' ' ? 0 : markdown_is_unspaced(code) ? WIDE_LETTER : now + LETTER;
		longest = now > longest ? now : longest;
	}
	return longest;
}

static bool may_scroll(cmark_node *table, struct arena *arena)
{
	unsigned widths[64] = { 0 }, sum = 0;
	for (cmark_node *row = cmark_node_first_child(table); row; row = cmark_node_next(row)) {
		unsigned column = 0;
		for (cmark_node *cell = cmark_node_first_child(row); cell && column < 64;
			 cell = cmark_node_next(cell), column++) {
			unsigned width = longest_word(cell, arena) + CELL_SIDES;
			widths[column] = width > widths[column] ? width : widths[column];
		}
	}
	for (unsigned i = 0; i < 64; i++)
		sum += widths[i];
	return sum > SMALL_SCREEN;
}

/* Names a scrollable table by the headings of its columns. */
static void table_name(struct prose *prose, cmark_node *table)
{
	cmark_node *head = cmark_node_first_child(table);
	struct buffer name = buffer_new(prose->pages->view->arena);
	for (cmark_node *cell = head ? cmark_node_first_child(head) : NULL; cell;
		 cell = cmark_node_next(cell)) {
		if (name.length)
			buffer_add(&name, STR(", "));
		markdown_plain(&name, cell);
	}
	put_prose_text(prose, buffer_str(&name));
}

static void table_begin(struct prose *prose, cmark_node *table)
{
	put_html(prose, "<div class=\"scroll\"");
	if (may_scroll(table, prose->pages->view->arena)) {
		put_html(prose, " tabindex=\"0\" role=\"group\" aria-label=\"");
		table_name(prose, table);
		put_html(prose, "\"");
	}
	put_html(prose, ">\n<table>\n");
}

static bool is_right(cmark_node *cell)
{
	cmark_node *table = cmark_node_parent(cmark_node_parent(cell));
	const uint8_t *alignments = cmark_gfm_extensions_get_table_alignments(table);
	unsigned column = 0;
	for (cmark_node *at = cell; (at = cmark_node_previous(at));)
		column++;
	return alignments && column < cmark_gfm_extensions_get_table_columns(table) &&
		   alignments[column] == 'r';
}

static void cell_begin(struct prose *prose, cmark_node *cell)
{
	bool head = prose->is_head && cmark_node_first_child(cell);
	put_html(prose, head ? "<th scope=\"col\"" : "<td");
	put_html(prose, is_right(cell) ? " class=\"number\">" : ">");
	prose->last = 0;
}

static void table_node(struct prose *prose, cmark_node *node, bool enter)
{
	cmark_node *next = cmark_node_next(node);
	switch (markdown_table_part(node)) {
	case TABLE:
		if (enter)
			table_begin(prose, node);
		else
			put_html(prose, "</table>\n</div>\n");
		break;
	case TABLE_HEAD:
		prose->is_head = enter;
		put_html(prose, enter ? "<thead><tr>" : "</tr></thead>\n");
		if (!enter && next)
			put_html(prose, "<tbody>\n");
		break;
	case TABLE_ROW: put_html(prose, enter ? "<tr>" : next ? "</tr>\n" : "</tr>\n</tbody>\n"); break;
	case TABLE_CELL:
		if (enter)
			cell_begin(prose, node);
		else
			put_html(prose, prose->is_head && cmark_node_first_child(node) ? "</th>" : "</td>");
		break;
	case NO_TABLE: break;
	}
}

/* ---- blocks ---- */

/* A heading is one level below the nearest preceding heading of higher rank in the text, so that
 * the outline has no gaps. */
static unsigned heading_level(struct prose *prose, int level)
{
	while (prose->depth && prose->open[prose->depth - 1] >= level)
		prose->depth--;
	if (prose->depth < 6)
		prose->open[prose->depth++] = level;
	unsigned shown = prose->level + prose->depth - 1;
	return shown > 6 ? 6 : shown;
}

bool prose_is_empty(struct arena *arena, cmark_node *node)
{
	struct buffer text = buffer_new(arena);
	markdown_plain(&text, node);
	return !str_trim(buffer_str(&text)).length;
}

static void prose_heading(struct prose *prose, cmark_node *node, bool enter)
{
	if (prose_is_empty(prose->pages->view->arena, node))
		return;
	if (enter) {
		unsigned level = heading_level(prose, cmark_node_get_heading_level(node));
		buffer_printf(
			&prose->html, "<h%u id=\"%.*s-%u\">", level, STR_ARG(prose->id), ++prose->headings);
		return;
	}
	unsigned shown = prose->level + prose->depth - 1;
	buffer_printf(&prose->html, "</h%u>\n", shown > 6 ? 6 : shown);
}

static bool is_tight(cmark_node *paragraph)
{
	cmark_node *item = cmark_node_parent(paragraph);
	cmark_node *list = item ? cmark_node_parent(item) : NULL;
	return list && cmark_node_get_type(list) == CMARK_NODE_LIST && cmark_node_get_list_tight(list);
}

static void prose_paragraph(struct prose *prose, cmark_node *node, bool enter)
{
	prose->last = 0;
	if (!is_tight(node))
		put_html(prose, enter ? "<p>" : "</p>\n");
	else if (!enter && cmark_node_next(node))
		put_html(prose, "\n");
}

static void prose_list(struct prose *prose, cmark_node *node, bool enter)
{
	bool ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
	int start = cmark_node_get_list_start(node);
	if (!enter)
		put_html(prose, ordered ? "</ol>\n" : "</ul>\n");
	else if (ordered && start != 1)
		buffer_printf(&prose->html, "<ol start=\"%d\">\n", start);
	else
		put_html(prose, ordered ? "<ol>\n" : "<ul>\n");
}

enum { NARROW_CODE = 28 }; /* characters of code per line that fit a small screen */

static size_t longest_line(struct str text)
{
	size_t longest = 0, from = 0;
	for (size_t i = 0; i <= text.length; i++)
		if (i == text.length || text.text[i] == '\n') {
			longest = i - from > longest ? i - from : longest;
			from = i + 1;
		}
	return longest;
}

static void code_block(struct prose *prose, struct str text)
{
	put_html(
		prose, longest_line(text) > NARROW_CODE ? "<pre tabindex=\"0\"><code>" : "<pre><code>");
	put_prose_text(prose, text);
	put_html(prose, "</code></pre>\n");
}

static void html_block(struct prose *prose, struct str text)
{
	put_html(prose, "<p>");
	put_prose_text(prose, str_trim(text));
	put_html(prose, "</p>\n");
}

/* "Says: ...": a word followed by an ASCII or full-width colon. */
static bool begins_with_label(cmark_node *node)
{
	bool text = cmark_node_get_type(node) == CMARK_NODE_TEXT;
	struct str line = text ? markdown_literal(node) : (struct str){ 0 };
	for (size_t i = 0; i < line.length && line.text[i] != ' '; i++) {
		if (line.text[i] == ':')
			return i && (i + 1 == line.length || line.text[i + 1] == ' ');
		if (str_starts_with(str_slice(line, i, line.length), STR("\xEF\xBC\x9A")))
			return i;
	}
	return false;
}

static void soft_break(struct prose *prose, cmark_node *node)
{
	cmark_node *next = cmark_node_next(node);
	if (prose->lines && next && begins_with_label(next))
		put_html(prose, "<br>\n");
	else if (!markdown_joins(prose->last, next_character(node)))
		put_html(prose, "\n");
}

static void tag(struct prose *prose, bool enter, const char *open, const char *close)
{
	put_html(prose, enter ? open : close);
}

static void prose_node(struct prose *prose, cmark_node *node, bool enter)
{
	cmark_node_type type = cmark_node_get_type(node);
	if (type == CMARK_NODE_PARAGRAPH)
		prose_paragraph(prose, node, enter);
	else if (type == CMARK_NODE_HEADING)
		prose_heading(prose, node, enter);
	else if (type == CMARK_NODE_LIST)
		prose_list(prose, node, enter);
	else if (type == CMARK_NODE_ITEM)
		tag(prose, enter, "<li>", "</li>\n");
	else if (type == CMARK_NODE_BLOCK_QUOTE)
		tag(prose, enter, "<blockquote>\n", "</blockquote>\n");
	else if (type == CMARK_NODE_CODE_BLOCK)
		code_block(prose, markdown_literal(node));
	else if (type == CMARK_NODE_HTML_BLOCK)
		html_block(prose, markdown_literal(node));
	else if (type == CMARK_NODE_THEMATIC_BREAK)
		put_html(prose, "<hr>\n");
	else if (type == CMARK_NODE_TEXT)
		put_words(prose, markdown_literal(node));
	else if (type == CMARK_NODE_HTML_INLINE)
		put_prose_text(prose, markdown_literal(node));
	else if (type == CMARK_NODE_SOFTBREAK)
		soft_break(prose, node);
	else if (type == CMARK_NODE_LINEBREAK)
		put_html(prose, "<br>\n");
	else if (type == CMARK_NODE_CODE)
		put_code(prose, markdown_literal(node));
	else if (type == CMARK_NODE_EMPH)
		tag(prose, enter, "<em>", "</em>");
	else if (type == CMARK_NODE_STRONG)
		tag(prose, enter, "<strong>", "</strong>");
	else if (type == CMARK_NODE_LINK)
		link_node(prose, node, enter);
	else
		table_node(prose, node, enter); /* of images, only the alternative text is written */
}

static void walk_prose(struct prose *prose, cmark_node *root, bool with_root)
{
	cmark_iter *iter = cmark_iter_new(root);
	for (cmark_event_type event; (event = cmark_iter_next(iter)) != CMARK_EVENT_DONE;) {
		cmark_node *at = cmark_iter_get_node(iter);
		if (at != root || with_root)
			prose_node(prose, at, event == CMARK_EVENT_ENTER);
	}
	cmark_iter_free(iter);
}

void prose_block(struct prose *prose, cmark_node *block)
{
	walk_prose(prose, block, true);
}

void prose_inside(struct prose *prose, cmark_node *parent)
{
	walk_prose(prose, parent, false);
}
