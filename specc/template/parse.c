/* SPDX-License-Identifier: MIT */
/* Template parser: turns the lines of a template file into nodes: text, values, control. */
#include <errno.h>
#include <string.h>

#include "template/parse.h"

/* The position of the cursor for "expected ...": one character, or the end of the line. */
static struct span span_here(const struct cursor *cursor)
{
	uint32_t to = cursor->at < cursor->end ? cursor->at + 1 : cursor->at;
	return parser_span(cursor->parser, cursor->at, to);
}

static bool expect_end(struct cursor *cursor, const char *after)
{
	cursor_skip_blanks(cursor);
	if (cursor->at == cursor->end)
		return true;
	template_error(cursor->parser->set, parser_span(cursor->parser, cursor->at, cursor->end),
		"nothing may follow %s", after);
	return false;
}

static void push_open(
	struct parser *parser, const char *word, struct span span, struct node *node, struct body *body)
{
	struct open open = { word, span, node, parser->body, false };
	if (parser->opens.count == TEMPLATE_MAX_NESTING)
		template_error(
			parser->set, span, "control lines nest deeper than %d levels", TEMPLATE_MAX_NESTING);
	VEC_PUSH(parser->set->arena, &parser->opens, open);
	parser->body = body;
}

/* The innermost open control line of this file; NULL if there is none. */
static struct open *innermost(struct parser *parser)
{
	size_t count = parser->opens.count;
	return count > parser->base ? &parser->opens.items[count - 1] : NULL;
}

/* string: '"' ... '"' with
 *  \t \" \\ (the cursor is on the first quote). */
static bool read_string_literal(struct cursor *cursor, struct str *result)
{
	struct buffer buffer = buffer_new(cursor->parser->set->arena);
	uint32_t from = cursor->at++;
	while (cursor_peek(cursor) && cursor_peek(cursor) != '"') {
		char c = cursor_peek(cursor);
		if (c == '\\') {
			cursor->at++;
			char next = cursor_peek(cursor);
			c = next == 'n' ? '\n' : next == 't' ? '\t' : next;
			if (!next || !strchr("nt\"\\", next)) {
				template_error(cursor->parser->set, span_here(cursor),
					"expected n, t, '\"' or '\\' after '\\'");
				return false;
			}
		}
		buffer_add_char(&buffer, c);
		cursor->at++;
	}
	if (cursor_peek(cursor) != '"') {
		template_error(cursor->parser->set, parser_span(cursor->parser, from, from + 1),
			"the text has no closing '\"'");
		return false;
	}
	cursor->at++;
	*result = buffer_str(&buffer);
	return true;
}

/* Is the word at the cursor, between blanks (or followed by a quote)? */
static bool at_word(const struct cursor *cursor, const char *word)
{
	size_t length = strlen(word);
	const char *text = cursor->parser->source->text.text + cursor->at;
	if (cursor->end - cursor->at <= length || memcmp(text, word, length) != 0)
		return false;
	return is_blank(text[-1]) && (is_blank(text[length]) || text[length] == '"');
}

/* Skips the word if it is at the cursor and followed by the required character. */
static bool take_control_word(struct cursor *cursor, const char *word, bool (*needs)(char c))
{
	struct cursor ahead = *cursor;
	if (!at_word(cursor, word))
		return false;
	ahead.at += (uint32_t)strlen(word);
	cursor_skip_blanks(&ahead);
	if (!needs(cursor_peek(&ahead)))
		return false;
	*cursor = ahead;
	return true;
}

static bool is_quote(char c)
{
	return c == '"';
}

/* Does a layout option follow? */
static bool at_layout(struct cursor cursor)
{
	return take_control_word(&cursor, "sep", is_quote) ||
		   take_control_word(&cursor, "fill", char_is_digit) ||
		   take_control_word(&cursor, "wrap", char_is_digit);
}

/* Skips the XPath of %each up to its `as name` or a layout option. Neither can be part of XPath,
 * where a name test is followed neither by a name at the end of the line nor by a literal. */
static void skip_items(struct cursor *cursor)
{
	while (cursor->at < cursor->end) {
		cursor_skip_xpath(cursor, "asfw");
		struct cursor ahead = *cursor;
		if (at_layout(ahead))
			return;
		if (take_control_word(&ahead, "as", char_begins_word)) {
			cursor_name(&ahead);
			cursor_skip_blanks(&ahead);
			if (ahead.at == ahead.end || at_layout(ahead))
				return;
		}
		cursor->at += cursor->at < cursor->end;
	}
}

/* The number of bytes after `fill` or `wrap`; 0 if the word is missing. */
static unsigned read_columns(struct cursor *cursor, const char *word)
{
	unsigned columns = 0;
	if (!take_control_word(cursor, word, char_is_digit))
		return 0;
	for (; char_is_digit(cursor_peek(cursor)) && columns < 1000; cursor->at++)
		columns = columns * 10 + (unsigned)(cursor_peek(cursor) - '0');
	cursor_skip_blanks(cursor);
	return columns;
}

/* each: '%each' XPath ['as' name] ['sep' string] ['fill' number] ['wrap' number] */
static void parse_each(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	struct node *node = parser_add(parser, NODE_EACH, line);
	uint32_t from = cursor->at;
	skip_items(cursor);
	node->each.items = parser_expression(parser, from, cursor->at);
	if (at_word(cursor, "as")) {
		cursor->at += 2;
		cursor_skip_blanks(cursor);
		node->each.name = str_to_c(parser->set->arena, cursor_name(cursor));
		cursor_skip_blanks(cursor);
	}
	bool good = true;
	if (take_control_word(cursor, "sep", is_quote)) {
		good = read_string_literal(cursor, &node->each.separator);
		cursor_skip_blanks(cursor);
	}
	node->each.fill = read_columns(cursor, "fill");
	node->each.wrap = read_columns(cursor, "wrap");
	if (good)
		expect_end(cursor, "what says how the items of %each are written");
	push_open(parser, "each", line, node, &node->each.body);
}

/* Makes the body of a new branch current; its address is valid until the next branch is added. */
static void add_if_branch(struct parser *parser, struct node *node, struct expression *condition)
{
	VEC_PUSH(parser->set->arena, &node->branches, (struct branch){ condition, { { 0 } } });
	parser->body = &node->branches.items[node->branches.count - 1].body;
}

/* if: '%if' XPath ... ('%elif' XPath ...)* ['%else' ...] '%end' */
static void parse_if(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	struct node *node = parser_add(parser, NODE_IF, line);
	push_open(parser, "if", line, node, NULL);
	add_if_branch(parser, node, parser_expression(parser, cursor->at, cursor->end));
}

static void parse_branch(struct cursor *cursor, struct span line, bool has_condition)
{
	struct parser *parser = cursor->parser;
	struct open *open = innermost(parser);
	const char *word = has_condition ? "elif" : "else";
	struct expression *condition = NULL;
	if (has_condition)
		condition = parser_expression(parser, cursor->at, cursor->end);
	else
		expect_end(cursor, "%else");
	bool each = open && open->node && open->node->kind == NODE_EACH && !has_condition;
	if (!each && (!open || !open->node || open->node->kind != NODE_IF)) {
		struct report *report = template_error(
			parser->set, line, "'%%%s' has no '%%if'%s", word, has_condition ? "" : " or '%each'");
		if (open)
			diag_note(parser->set->diag, report, open->span,
				"the innermost open control line is this '%%%s'", open->word);
		return;
	}
	if (open->has_else)
		template_error(parser->set, line, "'%%%s' after '%%else'", word);
	open->has_else = open->has_else || !has_condition;
	if (each)
		parser->body = &open->node->each.none;
	else
		add_if_branch(parser, open->node, condition);
}

static void parse_end(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	expect_end(cursor, "%end");
	struct open *open = innermost(parser);
	if (!open) {
		template_error(parser->set, line, "'%%end' has no '%%each', '%%if' or '%%block'");
		return;
	}
	parser->body = open->outer;
	parser->opens.count--;
}

/* Skips the XPath of %copy up to its `in "..."` or `without`. */
static void skip_copied(struct cursor *cursor)
{
	for (cursor_skip_xpath(cursor, "iw"); cursor->at < cursor->end;
		 cursor_skip_xpath(cursor, "iw")) {
		if (at_word(cursor, "in") || at_word(cursor, "without"))
			return;
		cursor->at++;
	}
}

static bool read_quoted_form(struct cursor *cursor, struct cursor *inside, const char *form);

/* copy: '%copy' XPath ['in' string] ['without' XPath] */
static void parse_copy(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	struct node *node = parser_add(parser, NODE_COPY, line);
	parser->set->copies = true;
	uint32_t from = cursor->at;
	skip_copied(cursor);
	node->copy.elements = parser_expression(parser, from, cursor->at);
	if (at_word(cursor, "in")) {
		struct cursor text;
		cursor->at += 2;
		cursor_skip_blanks(cursor);
		if (!read_quoted_form(cursor, &text, "in \"namespace\""))
			return;
		node->copy.namespace =
			str_to_c(parser->set->arena, span_text(parser_span(parser, text.at, text.end)));
		cursor_skip_blanks(cursor);
	}
	if (at_word(cursor, "without"))
		node->copy.without = parser_expression(parser, cursor->at + 7, cursor->end);
	else
		expect_end(cursor, "the namespace");
}

/* let: '%let' name '=' XPath */
static void parse_let(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	struct str name = cursor_name(cursor);
	cursor_skip_blanks(cursor);
	if (name.length == 0 || cursor_peek(cursor) != '=') {
		template_error(parser->set, span_here(cursor), "expected '%%let name = XPath'");
		return;
	}
	struct node *node = parser_add(parser, NODE_LET, line);
	node->let.name = str_to_c(parser->set->arena, name);
	node->let.value = parser_expression(parser, cursor->at + 1, cursor->end);
}

/* Reads the name and the '(' of a block or call; false after a report. */
static bool read_block_head(struct cursor *cursor, struct str *name, const char *form)
{
	*name = cursor_name(cursor);
	cursor_skip_blanks(cursor);
	if (name->length > 0 && cursor_peek(cursor) == '(') {
		cursor->at++;
		cursor_skip_blanks(cursor);
		return true;
	}
	template_error(cursor->parser->set, span_here(cursor), "expected '%s'", form);
	return false;
}

/* parameters: [name (',' name)*] ')' */
static bool read_parameters(struct cursor *cursor, struct block *block)
{
	struct parser *parser = cursor->parser;
	while (cursor_peek(cursor) != ')' || block->parameters.count > 0) {
		struct str name = cursor_name(cursor);
		cursor_skip_blanks(cursor);
		if (name.length == 0 || (cursor_peek(cursor) != ',' && cursor_peek(cursor) != ')')) {
			template_error(
				parser->set, span_here(cursor), "expected '%%block name(parameter, ...)'");
			return false;
		}
		VEC_PUSH(parser->set->arena, &block->parameters, str_to_c(parser->set->arena, name));
		if (cursor_peek(cursor) == ')')
			break;
		cursor->at++;
		cursor_skip_blanks(cursor);
	}
	cursor->at++;
	return expect_end(cursor, "the parameters of %block");
}

static void add_template_block(struct parser *parser, struct block *block)
{
	struct template_set *set = parser->set;
	struct block *other = str_map_get(&set->block_names, block->name);
	if (other) {
		struct report *report =
			template_error(set, block->span, "block '%.*s' is defined twice", STR_ARG(block->name));
		diag_note(
			set->diag, report, other->span, "'%.*s' is first defined here", STR_ARG(block->name));
		return;
	}
	str_map_put(&set->block_names, block->name, block);
	VEC_PUSH(set->arena, &set->blocks, block);
}

/* block: '%block' name '(' parameters ... '%end', only at the top level */
static void parse_block(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	struct block *block = ARENA_NEW(parser->set->arena, struct block);
	block->span = line;
	if (read_block_head(cursor, &block->name, "%block name(parameter, ...)") &&
		read_parameters(cursor, block))
		add_template_block(parser, block);
	if (parser->opens.count > 0)
		template_error(parser->set, line, "a block cannot be inside '%%%s'",
			parser->opens.items[parser->opens.count - 1].word);
	push_open(parser, "block", line, NULL, &block->body);
}

/* call: '%call' name '(' [XPath (',' XPath)*] ')' */
static void parse_call(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	struct str name;
	if (!read_block_head(cursor, &name, "%call name(XPath, ...)"))
		return;
	struct node *node = parser_add(parser, NODE_CALL, line);
	node->call.name = name;
	while (cursor_peek(cursor) != ')' || node->call.arguments.count > 0) {
		uint32_t from = cursor->at;
		cursor_skip_xpath(cursor, ",)");
		if (cursor->at == cursor->end) {
			template_error(parser->set, span_here(cursor), "expected ')' or ','");
			return;
		}
		VEC_PUSH(
			parser->set->arena, &node->call.arguments, parser_expression(parser, from, cursor->at));
		if (cursor_peek(cursor) == ')')
			break;
		cursor->at++;
	}
	cursor->at++;
	expect_end(cursor, "the arguments of %call");
}

/* file: '%file' '"' text '"' ['as' kind]; sets *inside to the text */
static bool read_quoted_form(struct cursor *cursor, struct cursor *inside, const char *form)
{
	uint32_t from = cursor->at + 1;
	if (cursor_peek(cursor) == '"') {
		cursor->at++;
		while (cursor_peek(cursor) && cursor_peek(cursor) != '"') {
			const char *text = cursor->parser->source->text.text + cursor->at;
			if (text[0] == '$' && text[1] == '{')
				cursor_skip_xpath(cursor, "}");
			else
				cursor->at++;
		}
		if (cursor_peek(cursor) == '"') {
			*inside = (struct cursor){ cursor->parser, from, cursor->at };
			cursor->at++;
			return true;
		}
	}
	template_error(cursor->parser->set, span_here(cursor), "expected '%s'", form);
	return false;
}

static void parse_template_file(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	struct cursor path;
	if (!read_quoted_form(cursor, &path, "%file \"path\""))
		return;
	struct node *node = parser_add(parser, NODE_FILE, line);
	struct body *outer = parser->body;
	parser->body = &node->file.path;
	parser_text(parser, path.at, path.end, ESCAPE_PATH);
	parser->body = outer;
	node->file.plain = ESCAPE_PLAIN;
	cursor_skip_blanks(cursor);
	if (at_word(cursor, "as")) {
		cursor->at += 2;
		cursor_skip_blanks(cursor);
		struct cursor before = *cursor;
		struct str kind = cursor_name(cursor);
		if (!escape_by_kind(kind, &node->file.plain)) {
			template_error(parser->set, span_here(&before),
				"expected html, xml, c, json, csv, md, man or txt after 'as'");
			return;
		}
	}
	expect_end(cursor, "the path of %file");
}

static void parse_lines(struct parser *parser);

/* The file that a control line names; NULL after a report. */
static const struct source *open_member(struct parser *parser, struct span line, const char *name)
{
	struct template_set *set = parser->set;
	const char *path = template_path(set, name);
	size_t errors = set->diag->errors;
	const struct source *source;
	const char *why;
	if (!template_read(set, name, &source, &why)) {
		template_unreadable(set, line, "", path, why);
		return NULL;
	}
	if (set->diag->errors > errors)
		set->errors++;
	if (source)
		VEC_PUSH(set->arena, &set->members, (struct member){ source, name, line });
	return source;
}

/* Parses the file of an %include in place, unless the recursion would not end. */
static void include_file(struct parser *parser, struct span line, const char *name)
{
	struct template_set *set = parser->set;
	VEC_EACH (const char *, open, &parser->includes) {
		if (strcmp(*open, name) == 0) {
			template_error(set, line, "'%s' includes itself", name);
			return;
		}
	}
	if (parser->includes.count == TEMPLATE_MAX_INCLUDES) {
		template_error(set, line, "includes nest deeper than %d levels", TEMPLATE_MAX_INCLUDES);
		return;
	}
	const struct source *source = open_member(parser, line, name);
	if (!source)
		return;
	VEC_PUSH(set->arena, &parser->includes, name);
	const struct source *outer = parser->source;
	size_t base = parser->base;
	parser->source = source;
	parser->base = parser->opens.count;
	parse_lines(parser);
	parser->source = outer;
	parser->base = base;
	parser->includes.count--;
}

/* The path after %include or %verbatim; NULL after a report. */
static const char *read_member_name(struct cursor *cursor, struct span line, const char *word)
{
	struct parser *parser = cursor->parser;
	struct arena *arena = parser->set->arena;
	struct cursor inside;
	if (!read_quoted_form(cursor, &inside, arena_printf(arena, "%%%s \"path\"", word)) ||
		!expect_end(cursor, arena_printf(arena, "the path of %%%s", word)))
		return NULL;
	struct str name = span_text(parser_span(parser, inside.at, inside.end));
	if (name.length && name.text[0] != '/')
		return str_to_c(arena, name);
	template_error(
		parser->set, line, "the path of %%%s must be relative to the template folder", word);
	return NULL;
}

/* include: '%include' '"' path '"' */
static void parse_include(struct cursor *cursor, struct span line)
{
	const char *name = read_member_name(cursor, line, "include");
	if (name)
		include_file(cursor->parser, line, name);
}

/* verbatim: '%verbatim' '"' path '"' */
static void parse_verbatim(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	const char *name = read_member_name(cursor, line, "verbatim");
	const struct source *source = name ? open_member(parser, line, name) : NULL;
	if (source)
		parser_add(parser, NODE_TEXT, line)->text = source->text;
}

/* language: '%language' XPath */
static void parse_template_language(struct cursor *cursor, struct span line)
{
	struct parser *parser = cursor->parser;
	parser->set->many_languages = true;
	parser_add(parser, NODE_LANGUAGE, line)->language =
		parser_expression(parser, cursor->at, cursor->end);
}

static void parse_else(struct cursor *cursor, struct span line)
{
	parse_branch(cursor, line, false);
}

static void parse_elif(struct cursor *cursor, struct span line)
{
	parse_branch(cursor, line, true);
}

/* control line: '%' word rest; the cursor is after the '%' */
static void parse_control(struct cursor *cursor)
{
	static const struct {
		const char *word;
		void (*parse)(struct cursor *cursor, struct span line);
	} directives[] = {
		{ "each", parse_each },
		{ "if", parse_if },
		{ "elif", parse_elif },
		{ "else", parse_else },
		{ "end", parse_end },
		{ "let", parse_let },
		{ "block", parse_block },
		{ "call", parse_call },
		{ "file", parse_template_file },
		{ "include", parse_include },
		{ "copy", parse_copy },
		{ "verbatim", parse_verbatim },
		{ "language", parse_template_language },
	};
	struct span line = parser_span(cursor->parser, cursor->at - 1, cursor->end);
	if (cursor_peek(cursor) == '#')
		return;
	struct str word = cursor_name(cursor);
	struct span head = parser_span(cursor->parser, line.from, cursor->at);
	cursor_skip_blanks(cursor);
	for (size_t i = 0; i < sizeof(directives) / sizeof(*directives); i++) {
		if (str_equal_c(word, directives[i].word)) {
			directives[i].parse(cursor, line);
			return;
		}
	}
	template_error(cursor->parser->set, head,
		"unknown control line '%%%.*s'; expected each, if, elif, else, end, let, block, call, "
		"file, include, copy, verbatim or language, or '%%%%' for a line of text that begins "
		"with '%%'",
		STR_ARG(word));
}

/* The offset of the end of the line without trailing blanks. */
static uint32_t trim_end(const char *text, uint32_t from, uint32_t end)
{
	while (end > from && is_blank(text[end - 1]))
		end--;
	return end;
}

/* template: ( [blanks] '%' control | [blanks] '%%' text | text )* */
static void parse_lines(struct parser *parser)
{
	struct str text = parser->source->text;
	for (uint32_t at = 0; at < text.length;) {
		const char *feed = memchr(text.text + at, '\n', text.length - at);
		uint32_t end = feed ? (uint32_t)(feed - text.text) : (uint32_t)text.length;
		uint32_t next = feed ? end + 1 : end;
		uint32_t first = at;
		while (first < end && is_blank(text.text[first]))
			first++;
		if (first == end || text.text[first] != '%') {
			parser_text_line(parser, at, end, next);
		} else if (first + 1 < end && text.text[first + 1] == '%') {
			parser_add_text(parser, at, first);
			parser_text_line(parser, first + 1, end, next);
		} else {
			struct cursor cursor = { parser, first + 1, trim_end(text.text, first, end) };
			parse_control(&cursor);
		}
		at = next;
	}
	for (; parser->opens.count > parser->base; parser->opens.count--) {
		struct open *open = &parser->opens.items[parser->opens.count - 1];
		template_error(parser->set, open->span, "'%%%s' has no '%%end'", open->word);
		parser->body = open->outer;
	}
}

void template_parse_file(struct template_set *set, const struct source *source)
{
	struct parser parser = { .set = set, .source = source, .body = &set->main };
	VEC_PUSH(set->arena, &set->members, (struct member){ source, source->name, NO_SPAN });
	VEC_PUSH(set->arena, &parser.includes, source->name);
	parse_lines(&parser);
}
