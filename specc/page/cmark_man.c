/* SPDX-License-Identifier: MIT */
/* Markdown as troff source for man pages. This walks the tree itself, because cmark's own renderer
 * lets lines of code become requests. */
#include <string.h>

#include <cmark-gfm-core-extensions.h>

#include "page/cmark_man.h"

#include "template/man_escape.h"
#include "lang/cmark.h"

enum {
	WIDE_CELL = 24, /* bytes from which a table cell is filled as a paragraph */
	MAX_COLUMNS = 64,
	MAX_DEPTH = 16,   /* nesting of blocks; deeper ones are not indented further */
	MAX_NESTING = 100 /* nesting of blocks or inlines; deeper ones become plain text */
};

struct man {
	struct buffer *out;
	unsigned depth; /* nesting of lists and quotes */
	unsigned marks; /* nesting of inlines */
	bool in_line;   /* in a cell or heading: no line breaks */
	bool follows;   /* a block precedes: begin a new paragraph */
};

static void man_add(struct man *m, const char *text)
{
	buffer_add(m->out, str_from_c(text));
}

/* Writes a request on a line of its own. */
static void request(struct man *m, const char *text)
{
	if (m->out->length && m->out->text[m->out->length - 1] != '\n')
		buffer_add_char(m->out, '\n');
	man_add(m, text);
	buffer_add_char(m->out, '\n');
}

static void man_paragraph(struct man *m)
{
	if (m->follows)
		request(m, ".PP");
	m->follows = true;
}

/* ---- text ---- */

/* The font of a node's text; NULL: inherited. */
static const char *font_of(cmark_node_type type)
{
	if (type == CMARK_NODE_CODE || type == CMARK_NODE_STRONG)
		return "\\fB";
	return type == CMARK_NODE_EMPH ? "\\fI" : NULL;
}

static void inline_text(struct man *m, cmark_node *parent, const char *outer);

/* A line break between East Asian characters is not a blank. */
static void man_line_end(struct man *m, cmark_node *node)
{
	cmark_node *before = cmark_node_previous(node), *after = cmark_node_next(node);
	const char *left = before ? cmark_node_get_literal(before) : NULL;
	const char *right = after ? cmark_node_get_literal(after) : NULL;
	uint32_t first = 0;
	utf8_decode(right ? str_from_c(right) : STR(""), &first);
	bool wide = left && right && markdown_joins(markdown_last(str_from_c(left)), first);
	man_add(m, wide ? "\\:" : m->in_line ? " " : "\n");
}

/* Shows a web address, but not a link within the documentation. */
static void link_text(struct man *m, cmark_node *node, const char *outer)
{
	const char *url = cmark_node_get_url(node);
	inline_text(m, node, outer);
	if (!url || !strstr(url, "://"))
		return;
	man_add(m, " <");
	man_escape(m->out, str_from_c(url));
	man_add(m, ">");
}

static void inline_node(struct man *m, cmark_node *node, const char *outer)
{
	cmark_node_type type = cmark_node_get_type(node);
	const char *font = font_of(type);
	if (font)
		man_add(m, font);
	if (type == CMARK_NODE_SOFTBREAK)
		man_line_end(m, node);
	else if (type == CMARK_NODE_LINEBREAK)
		man_add(m, m->in_line ? " " : "\n.br\n");
	else if (type == CMARK_NODE_LINK)
		link_text(m, node, outer);
	else if (cmark_node_get_literal(node))
		markdown_words(m->out, node, man_escape);
	else
		inline_text(m, node, font ? font : outer);
	if (font)
		man_add(m, outer);
}

static void plain_text(struct man *m, cmark_node *node)
{
	struct buffer text = buffer_new(m->out->arena);
	markdown_plain(&text, node);
	man_escape(m->out, buffer_str(&text));
}

static void inline_text(struct man *m, cmark_node *parent, const char *outer)
{
	if (m->marks >= MAX_NESTING) {
		plain_text(m, parent);
		return;
	}
	m->marks++;
	for (cmark_node *at = cmark_node_first_child(parent); at; at = cmark_node_next(at))
		inline_node(m, at, outer);
	m->marks--;
}

/* ---- code ---- */

void markdown_man_code(struct buffer *out, struct str text)
{
	buffer_add(out, STR(".IP\n.EX\n"));
	while (text.length) {
		const char *end = memchr(text.text, '\n', text.length);
		size_t length = end ? (size_t)(end - text.text) : text.length;
		size_t before = out->length;
		man_escape(out, str_slice(text, 0, length));
		if (out->length == before)
			buffer_add(out, STR("\\&")); /* groff warns about empty input lines */
		buffer_add_char(out, '\n');
		text = str_slice(text, length + 1, text.length);
	}
	buffer_add(out, STR(".EE\n"));
}

static void man_code(struct man *m, struct str text)
{
	if (m->out->length && m->out->text[m->out->length - 1] != '\n')
		buffer_add_char(m->out, '\n');
	markdown_man_code(m->out, text);
	m->follows = true;
}

/* ---- tables ---- */

static bool is_wide(struct man *m, cmark_node *cell)
{
	struct buffer text = buffer_new(m->out->arena);
	markdown_plain(&text, cell);
	return text.length > WIDE_CELL;
}

/* Finds the columns with a cell that must be filled, and returns the number of columns. */
static unsigned find_wide(struct man *m, cmark_node *table, bool wide[MAX_COLUMNS])
{
	unsigned most = 0;
	for (cmark_node *row = cmark_node_first_child(table); row; row = cmark_node_next(row)) {
		unsigned column = 0;
		for (cmark_node *cell = cmark_node_first_child(row); cell && column < MAX_COLUMNS;
			 cell = cmark_node_next(cell), column++)
			wide[column] = wide[column] || is_wide(m, cell);
		most = column > most ? column : most;
	}
	return most;
}

static void table_format(
	struct man *m, cmark_node *table, const bool wide[MAX_COLUMNS], unsigned columns)
{
	const uint8_t *alignments = cmark_gfm_extensions_get_table_alignments(table);
	for (unsigned i = 0; i < columns; i++) {
		char side = alignments && (alignments[i] == 'c' || alignments[i] == 'r')
						? (char)alignments[i]
						: 'l';
		buffer_printf(m->out, "%s%c%s", i ? " " : "", wide[i] ? 'l' : side, wide[i] ? "x" : "");
	}
	man_add(m, ".\n");
}

static void man_table_row(struct man *m, cmark_node *row, const bool wide[MAX_COLUMNS])
{
	unsigned column = 0;
	for (cmark_node *cell = cmark_node_first_child(row); cell && column < MAX_COLUMNS;
		 cell = cmark_node_next(cell), column++) {
		bool filled = wide[column] && is_wide(m, cell);
		/* \& : keep the start of a cell from being read as a rule, request or end of a text
		 * block */
		man_add(m, column ? "\t" : "");
		man_add(m, filled ? "T{\n\\&" : "\\&");
		inline_text(m, cell, "\\fR");
		man_add(m, filled ? "\nT}" : "");
	}
	man_add(m, "\n");
}

static void man_table(struct man *m, cmark_node *node)
{
	bool wide[MAX_COLUMNS] = { false };
	unsigned columns = find_wide(m, node, wide);
	man_paragraph(m);
	request(m, ".TS");
	request(m, "nokeep;"); /* else groff warns about tables longer than a page */
	table_format(m, node, wide, columns);
	m->in_line = true;
	for (cmark_node *row = cmark_node_first_child(node); row; row = cmark_node_next(row)) {
		man_table_row(m, row, wide);
		if (markdown_table_part(row) == TABLE_HEAD)
			man_add(m, "_\n");
	}
	m->in_line = false;
	request(m, ".TE");
}

/* ---- blocks ---- */

static void blocks(struct man *m, cmark_node *parent);

static void man_indented(struct man *m, cmark_node *node, const char *begin)
{
	bool moves = m->depth < MAX_DEPTH;
	if (moves)
		request(m, begin);
	m->follows = m->depth > 0;
	m->depth++;
	if (m->depth < MAX_NESTING)
		blocks(m, node);
	else
		plain_text(m, node);
	m->depth--;
	if (moves)
		request(m, ".RE");
}

static void man_list(struct man *m, cmark_node *node)
{
	bool numbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
	int number = cmark_node_get_list_start(node);
	for (cmark_node *item = cmark_node_first_child(node); item; item = cmark_node_next(item)) {
		if (numbered)
			request(
				m, str_to_c(m->out->arena, str_printf(m->out->arena, ".IP \"%d.\" 4", number++)));
		else
			request(m, ".IP \\(bu 2");
		cmark_node *first = cmark_node_first_child(item);
		if (first && cmark_node_get_type(first) == CMARK_NODE_PARAGRAPH) {
			inline_text(m, first, "\\fR");
			cmark_node_unlink(first);
			cmark_node_free(first);
		}
		if (cmark_node_first_child(item))
			man_indented(m, item, numbered ? ".RS 4" : ".RS 2");
	}
}

static void man_heading(struct man *m, cmark_node *node)
{
	if (m->depth)
		man_paragraph(m);
	else
		request(m, ".SS");
	m->follows = m->depth > 0;
	/* the text of .SS goes on the next line, where quotes and blanks are not special */
	m->in_line = true;
	man_add(m, "\\&");
	inline_text(m, node, "\\fR");
	m->in_line = false;
	if (!m->depth)
		man_add(m, "\n");
}

static void man_block(struct man *m, cmark_node *node)
{
	const char *literal = cmark_node_get_literal(node);
	switch (cmark_node_get_type(node)) {
	case CMARK_NODE_HEADING: man_heading(m, node); return;
	case CMARK_NODE_BLOCK_QUOTE: man_indented(m, node, ".RS 4"); return;
	case CMARK_NODE_THEMATIC_BREAK:
		man_paragraph(m);
		man_add(m, "* * *");
		return;
	default: break; /* cmark has more of them with each version */
	}
	if (cmark_node_get_type(node) == CMARK_NODE_LIST) {
		man_list(m, node);
	} else if (markdown_table_part(node) == TABLE) {
		man_table(m, node);
	} else if (literal) {
		man_code(m, str_from_c(literal));
	} else {
		man_paragraph(m);
		inline_text(m, node, "\\fR");
	}
}

static void blocks(struct man *m, cmark_node *parent)
{
	for (cmark_node *at = cmark_node_first_child(parent); at; at = cmark_node_next(at))
		man_block(m, at);
}

void markdown_man(struct buffer *out, struct str text)
{
	struct man man = { .out = out };
	cmark_node *document = markdown_parse(text);
	blocks(&man, document);
	cmark_node_free(document);
	if (out->length && out->text[out->length - 1] != '\n')
		buffer_add_char(out, '\n');
}
