/* SPDX-License-Identifier: MIT */
/* Template parser, text: turns lines of output into nodes: text, values, optional parts. */
#include <string.h>

#include "template/parse.h"

struct span parser_span(const struct parser *parser, uint32_t from, uint32_t to)
{
	return (struct span){ parser->source, from, to };
}

char cursor_peek(const struct cursor *cursor)
{
	return cursor->at < cursor->end ? cursor->parser->source->text.text[cursor->at] : '\0';
}

void cursor_skip_blanks(struct cursor *cursor)
{
	while (is_blank(cursor_peek(cursor)))
		cursor->at++;
}

struct str cursor_name(struct cursor *cursor)
{
	uint32_t from = cursor->at;
	if (char_begins_word(cursor_peek(cursor))) {
		while (is_name(cursor_peek(cursor)))
			cursor->at++;
	}
	return span_text(parser_span(cursor->parser, from, cursor->at));
}

struct node *parser_add(struct parser *parser, enum node_kind kind, struct span span)
{
	struct node *node = ARENA_NEW(parser->set->arena, struct node);
	node->kind = kind;
	node->span = span;
	VEC_PUSH(parser->set->arena, &parser->body->nodes, node);
	return node;
}

void parser_add_text(struct parser *parser, uint32_t from, uint32_t to)
{
	if (from == to)
		return;
	struct body *body = parser->body;
	struct node *last = body->nodes.count > 0 ? body->nodes.items[body->nodes.count - 1] : NULL;
	if (last && last->kind == NODE_TEXT && last->span.source == parser->source &&
		last->span.to == from) {
		last->span.to = to;
		last->text = span_text(last->span);
		return;
	}
	struct span span = parser_span(parser, from, to);
	parser_add(parser, NODE_TEXT, span)->text = span_text(span);
}

void cursor_skip_xpath(struct cursor *cursor, const char *stop)
{
	int depth = 0;
	char quote = '\0';
	for (; cursor->at < cursor->end; cursor->at++) {
		char c = cursor_peek(cursor);
		if (quote) {
			quote = c == quote ? '\0' : quote;
		} else if ((depth <= 0 || c == '}') && strchr(stop, c)) {
			return;
		} else if (c == '"' || c == '\'') {
			quote = c;
		} else if (c == '(' || c == '[') {
			depth++;
		} else if (c == ')' || c == ']') {
			depth--;
		}
	}
}

struct expression *parser_expression(struct parser *parser, uint32_t from, uint32_t to)
{
	return expression_new(parser->set, parser_span(parser, from, to));
}

/* label: blanks, then a key of letters, digits and "_-.". */
static void parse_label(struct cursor *cursor, struct node *node)
{
	struct parser *parser = cursor->parser;
	struct span key = parser_span(parser, cursor->at, cursor->end);
	struct str text = str_trim(span_text(key));
	bool good = text.length > 0;
	for (size_t i = 0; i < text.length; i++)
		good = good && (is_name(text.text[i]) || text.text[i] == '.');
	if (!good)
		template_error(parser->set, node->span,
			"expected letters, digits, '_', '-' and '.' in the key of a label, as in ${label: "
			"see-also}");
	node->value.label = text;
}

static bool is_label(struct str word)
{
	return str_equal_c(word, "label") || str_equal_c(word, "label-of");
}

/* Skips and returns the `word:` at the cursor; empty if there is none. An XPath axis such as self::
 * does not count. */
static struct str read_prefix(struct cursor *cursor)
{
	struct cursor ahead = *cursor;
	cursor_skip_blanks(&ahead);
	struct str word = cursor_name(&ahead);
	if (word.length == 0 || cursor_peek(&ahead) != ':')
		return (struct str){ 0 };
	ahead.at++;
	if (cursor_peek(&ahead) == ':')
		return (struct str){ 0 };
	enum escape escape;
	bool known = escape_by_name(word, &escape) || is_label(word);
	if (!known && !is_blank(cursor_peek(&ahead))) /* a name with a namespace prefix */
		return (struct str){ 0 };
	*cursor = ahead;
	return word;
}

/* value: '${' [escape ':'] ('label:' key | ['label-of:'] XPath) '}'; the cursor is on the contents
 * of the braces. */
static void parse_value(struct cursor *cursor, struct span whole, enum escape plain)
{
	struct parser *parser = cursor->parser;
	struct node *node = parser_add(parser, NODE_VALUE, whole);
	node->value.escape = plain;
	struct str word = read_prefix(cursor);
	if (word.length > 0 && !is_label(word)) {
		if (!escape_by_name(word, &node->value.escape))
			template_error(parser->set, whole,
				"unknown escaping '%.*s:'; expected raw, html, xml, json, csv, csv-string, md, "
				"python-id, id, c-string, c-comment, label or label-of",
				STR_ARG(word));
		word = read_prefix(cursor);
	}
	if (is_label(word)) {
		node->value.is_label = true;
		VEC_PUSH(parser->set->arena, &parser->set->labels, node);
	}
	if (str_equal_c(word, "label")) {
		parse_label(cursor, node);
		return;
	}
	if (word.length > 0 && !is_label(word))
		template_error(parser->set, whole, "'%.*s:' cannot follow another escaping", STR_ARG(word));
	node->value.expression = parser_expression(parser, cursor->at, cursor->end);
}

/* An identifier next to other letters yields only part of an identifier. */
static void join_identifier(struct parser *parser, uint32_t from, uint32_t to, uint32_t end)
{
	const char *text = parser->source->text.text;
	struct node *node = parser->body->nodes.items[parser->body->nodes.count - 1];
	bool before =
		from > 0 && ((is_name(text[from - 1]) && text[from - 1] != '-') || text[from - 1] == '}');
	bool after = to < end && ((is_name(text[to]) && text[to] != '-') || text[to] == '$');
	if (node->value.escape == ESCAPE_ID && (before || after))
		node->value.escape = ESCAPE_ID_PART;
}

/* Opens an optional part, up to its '$]': an %if that tests whether its first value exists. */
static void open_part(struct parser *parser, struct span place)
{
	if (parser->part)
		template_error(parser->set, place, "'$[' cannot be inside '$['");
	struct node *node = parser_add(parser, NODE_IF, place);
	VEC_PUSH(parser->set->arena, &node->branches, (struct branch){ 0 });
	parser->around = parser->part ? parser->around : parser->body;
	parser->part = node;
	parser->body = &node->branches.items[0].body;
}

static void close_part(struct parser *parser, struct span place)
{
	if (!parser->part) {
		template_error(parser->set, place, "'$]' has no '$['");
		return;
	}
	struct branch *branch = &parser->part->branches.items[0];
	VEC_EACH (struct node *, node, &branch->body.nodes)
		if ((*node)->kind == NODE_VALUE && !branch->condition)
			branch->condition = (*node)->value.expression;
	if (!branch->condition)
		template_error(parser->set, parser->part->span,
			"expected a '${...}' between '$[' and '$]', which says whether they are written");
	parser->body = parser->around;
	parser->part = NULL;
}

/* '${' ... '}' at source offset `at`; returns the offset after it, or `end` after a report. */
static uint32_t check_braces(struct parser *parser, uint32_t at, uint32_t end, enum escape plain)
{
	struct cursor cursor = { parser, at + 2, end };
	cursor_skip_xpath(&cursor, "}");
	if (cursor.at == end) {
		template_error(parser->set, parser_span(parser, at, at + 2),
			"'${' has no '}' on its line (outside of quotes)");
		return end;
	}
	uint32_t to = cursor.at + 1;
	struct cursor inside = { parser, at + 2, cursor.at };
	parse_value(&inside, parser_span(parser, at, to), plain);
	join_identifier(parser, at, to, end);
	return to;
}

/* text: ( '$$' ('{' | '[' | ']') | '${' ... '}' | '$[' text '$]' | other )*; a doubled '$' before
 * one of the three represents a single one. */
void parser_text(struct parser *parser, uint32_t from, uint32_t end, enum escape plain)
{
	const char *text = parser->source->text.text;
	uint32_t done = from;
	for (uint32_t at = from; at + 1 < end;) {
		uint32_t here = at++;
		char next = text[here] == '$' ? text[here + 1] : '\0';
		bool doubled = next == '$' && here + 2 < end && strchr("{[]", text[here + 2]);
		if (!doubled && (!next || !strchr("{[]", next)))
			continue;
		parser_add_text(parser, done, here);
		done = here + 1;
		at = here + (doubled ? 3 : 2);
		if (doubled)
			continue;
		struct span place = parser_span(parser, here, at);
		if (next == '{')
			at = check_braces(parser, here, end, plain);
		else if (next == '[')
			open_part(parser, place);
		else
			close_part(parser, place);
		done = at;
	}
	parser_add_text(parser, done, end);
	if (!parser->part)
		return;
	template_error(parser->set, parser->part->span, "'$[' has no '$]' on its line");
	parser->body = parser->around;
	parser->part = NULL;
}

/* text line: text, then LF, unless '$\' precedes the LF; '$$\' represents '$\'. */
void parser_text_line(struct parser *parser, uint32_t from, uint32_t end, uint32_t next)
{
	const char *text = parser->source->text.text;
	if (end - from < 2 || text[end - 1] != '\\' || text[end - 2] != '$') {
		parser_text(parser, from, end, ESCAPE_PLAIN);
		parser_add_text(parser, end, next);
	} else if (end - from > 2 && text[end - 3] == '$') {
		parser_text(parser, from, end - 2, ESCAPE_PLAIN);
		parser_add_text(parser, end - 1, next);
	} else {
		parser_text(parser, from, end - 2, ESCAPE_PLAIN);
	}
}
