/* SPDX-License-Identifier: MIT */
/* Markdown as a cmark-gfm tree, and its first sentence as plain text. */
#include "lang/cmark.h"

#include <string.h>

#include <cmark-gfm-core-extensions.h>

/* What cmark-gfm needs quadratic time or memory for is read without it: images in images in images
 * (pages show their texts alone), and tables of which the rows lack most of the cells. */
enum { MOST_IMAGES = 1000, MOST_CELLS = 1000000 };

static size_t count_images(struct str text)
{
	size_t count = 0;
	for (size_t at = 0; (at = str_find(text, at, STR("!["))) < text.length; at++)
		count++;
	return count;
}

/* The most cells that tables in the text can have. */
static size_t most_cells(struct str text)
{
	size_t lines = 1, bars = 0, most = 0;
	for (size_t i = 0; i < text.length; i++) {
		bars = text.text[i] == '\n' ? 0 : bars + (text.text[i] == '|');
		lines += text.text[i] == '\n';
		most = bars > most ? bars : most;
	}
	return lines * most;
}

static void feed_without_images(cmark_parser *parser, struct str text)
{
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		to = str_find(text, from, STR("!["));
		cmark_parser_feed(parser, text.text + from, to - from);
	}
}

cmark_node *markdown_parse(struct str text)
{
	cmark_gfm_core_extensions_ensure_registered();
	cmark_parser *parser = cmark_parser_new(CMARK_OPT_SOURCEPOS);
	if (most_cells(text) <= MOST_CELLS)
		cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("table"));
	if (count_images(text) <= MOST_IMAGES)
		cmark_parser_feed(parser, text.text ? text.text : "", text.length);
	else
		feed_without_images(parser, text);
	cmark_node *document = cmark_parser_finish(parser);
	cmark_parser_free(parser);
	return document;
}

enum table_part markdown_table_part(cmark_node *node)
{
	static const char *const names[] = { "", "table", "table_header", "table_row", "table_cell" };
	const char *name = cmark_node_get_type_string(node);
	for (enum table_part part = TABLE; part <= TABLE_CELL; part++)
		if (!strcmp(name, names[part]))
			return part;
	return NO_TABLE;
}

struct str markdown_literal(cmark_node *node)
{
	const char *text = cmark_node_get_literal(node);
	return text ? str_from_c(text) : (struct str){ 0 };
}

/* ---- line breaks ---- */

/* Full-width punctuation, which includes its own space. */
static bool is_wide_mark(uint32_t code)
{
	return (code >= 0x3001 && code <= 0x301F) || (code >= 0xFF01 && code <= 0xFF0F) ||
		   (code >= 0xFF1A && code <= 0xFF20) || (code >= 0xFF3B && code <= 0xFF40) ||
		   (code >= 0xFF5B && code <= 0xFF65);
}

/* Quotes, dashes and ellipses, which Chinese shares with other languages. */
static bool is_shared_mark(uint32_t code)
{
	return code == 0x2014 || code == 0x2026 || (code >= 0x2018 && code <= 0x201D);
}

bool markdown_is_unspaced(uint32_t code)
{
	return is_wide_mark(code) || (code >= 0x2E80 && code <= 0x9FFF) ||
		   (code >= 0xF900 && code <= 0xFAFF) || (code >= 0x20000 && code <= 0x3FFFF);
}

bool markdown_joins(uint32_t before, uint32_t after)
{
	if (is_wide_mark(before) || is_wide_mark(after))
		return true;
	return (markdown_is_unspaced(before) &&
			   (markdown_is_unspaced(after) || is_shared_mark(after))) ||
		   (is_shared_mark(before) && markdown_is_unspaced(after));
}

uint32_t markdown_last(struct str text)
{
	uint32_t code = 0;
	size_t from = text.length;
	while (from && ((unsigned char)text.text[from - 1] & 0xC0) == 0x80)
		from--;
	if (from)
		utf8_decode(str_slice(text, from - 1, text.length), &code);
	return code;
}

bool markdown_next_name(struct str text, size_t from, size_t *at, struct str *name)
{
	for (size_t i = from; i + 4 < text.length; i++) {
		if (text.text[i] != '[' || text.text[i + 1] != '[')
			continue;
		size_t end = i + 2;
		while (end + 1 < text.length && (text.text[end] != ']' || text.text[end + 1] != ']'))
			end++;
		*at = i;
		*name = str_slice(text, i + 2, end);
		return end + 1 < text.length;
	}
	return false;
}

void markdown_words(
	struct buffer *out, cmark_node *node, void (*put)(struct buffer *out, struct str text))
{
	struct str text = markdown_literal(node), name;
	size_t from = 0, at;
	bool is_text = cmark_node_get_type(node) == CMARK_NODE_TEXT; /* code is as it is */
	for (; is_text && markdown_next_name(text, from, &at, &name); from = at + name.length + 4) {
		put(out, str_slice(text, from, at));
		put(out, name);
	}
	put(out, str_slice(text, from, text.length));
}

void markdown_plain(struct buffer *out, cmark_node *top)
{
	cmark_iter *iter = cmark_iter_new(top);
	bool broken = false; /* a line break comes before the next text */
	for (cmark_event_type event; (event = cmark_iter_next(iter)) != CMARK_EVENT_DONE;) {
		cmark_node *node = cmark_iter_get_node(iter);
		cmark_node_type type = cmark_node_get_type(node);
		if (event != CMARK_EVENT_ENTER)
			continue;
		if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK) {
			broken = true;
		} else if (cmark_node_get_literal(node)) {
			struct str text = str_from_c(cmark_node_get_literal(node));
			uint32_t first = 0;
			utf8_decode(text, &first);
			if (broken && !markdown_joins(markdown_last(buffer_str(out)), first))
				buffer_add_char(out, ' ');
			markdown_words(out, node, buffer_add);
			broken = false;
		}
	}
	cmark_iter_free(iter);
}

/* ---- the first sentence ---- */

static bool is_mark(char c)
{
	return c == '.' || c == '!' || c == '?';
}

size_t markdown_sentence_end(struct str text, bool line_ends)
{
	static const struct str wide[] = { { "\xE3\x80\x82", 3 }, { "\xEF\xBC\x81", 3 },
		{ "\xEF\xBC\x9F", 3 } };
	for (size_t i = 0; i < text.length; i++) {
		struct str rest = str_slice(text, i, text.length);
		for (size_t k = 0; k < sizeof wide / sizeof *wide; k++)
			if (str_starts_with(rest, wide[k]))
				return i + wide[k].length;
		if (!is_mark(text.text[i]))
			continue;
		if (i + 1 == text.length && line_ends)
			return i + 1;
		char next = i + 2 < text.length ? text.text[i + 2] : ' ';
		if (i + 1 < text.length && text.text[i + 1] == ' ' && (next < 'a' || next > 'z'))
			return i + 1;
	}
	return 0;
}

/* Without a last sentence that ends in a colon and leads to what is not there. */
static struct str without_lead(struct str text)
{
	size_t kept = 0;
	for (size_t end = 1; end; kept += end)
		end = markdown_sentence_end(str_slice(text, kept, text.length), true);
	return kept && text.text[text.length - 1] == ':' ? str_trim(str_slice(text, 0, kept)) : text;
}

struct str markdown_paragraphs(struct arena *arena, struct str text, size_t most)
{
	struct buffer out = buffer_new(arena);
	cmark_node *document = markdown_parse(text), *it = cmark_node_first_child(document);
	for (; it && cmark_node_get_type(it) == CMARK_NODE_PARAGRAPH; it = cmark_node_next(it)) {
		const size_t before = out.length;
		uint32_t last = markdown_last(buffer_str(&out));
		if (last && !markdown_joins(last, 0))
			buffer_add_char(&out, ' ');
		markdown_plain(&out, it);
		if (before && out.length > most) {
			out.length = before;
			break;
		}
	}
	cmark_node_free(document);
	return without_lead(str_trim(buffer_str(&out)));
}

struct str markdown_summary(struct arena *arena, struct str text)
{
	struct str all = markdown_paragraphs(arena, text, 0);
	size_t end = markdown_sentence_end(all, true);
	return str_slice(all, 0, end ? end : all.length);
}
