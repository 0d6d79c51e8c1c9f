/* SPDX-License-Identifier: MIT */
/* Parses lines with one statement, attribute or enumerator; rows and Fill<...>, whose values are
 * texts that are read where they are put. */
#include "lang/parse_internal.h"

#include <string.h>

/* Faulty statements are kept to avoid follow-on errors, but not once reports are suppressed. */
static bool worth_keeping(const struct parser *parser, const struct lexer *lexer)
{
	return !lexer->failed || !reading_is_silent(&parser->reading);
}

/* ";" [ comment ] LF ; otherwise: what else is allowed here, for the message. */
static void expect_semicolon(struct lexer *lexer, const char *otherwise)
{
	if (lexer->failed)
		return;
	if (lex_is(lexer, ";"))
		parse_nothing_more(lexer);
	else if (lexer->token.kind == TOKEN_END)
		reading_fix(lexer->reading,
			lex_fail(lexer, CHECK_MISSING_SEMICOLON, lex_behind(lexer), "expected ';' after %s",
				reading_quote(lexer->reading, span_text(lexer->previous))),
			lex_behind(lexer), STR(";"));
	else
		lex_expected(lexer, otherwise);
}

/* expr { "," expr } ; the names of Class<...>, as an AST_LIST. NULL after a report. */
static struct ast_expr *listed_values(struct lexer *lexer)
{
	VEC(struct ast_expr *) list = { 0 };
	do {
		struct ast_expr *item = parse_expr(lexer);
		if (!item)
			return NULL;
		VEC_PUSH(lexer->reading->arena, &list, item);
	} while (lex_accept(lexer, ","));
	struct ast_expr *value = ARENA_NEW(lexer->reading->arena, struct ast_expr);
	value->kind = AST_LIST;
	value->operands.items = list.items;
	value->operands.count = list.count;
	value->span = span_join(list.items[0]->span, lexer->previous);
	return value;
}

/* [ ( "=" | "==" ) ( expr | list ) ] */
static void statement_value(struct lexer *lexer, struct ast_stmt *stmt)
{
	struct token token = lexer->token;
	if (!lex_accept(lexer, "=") && !lex_accept(lexer, "=="))
		return;
	bool listed = str_equal_c(stmt->keyword, "Class");
	stmt->op = token.text;
	stmt->value = listed ? listed_values(lexer) : parse_expr(lexer);
}

/* type = name [ args [ "." ident ] ] ; the tree of one with arguments is a name that has them. */
static struct ast_expr *statement_type(struct lexer *lexer)
{
	struct ast_expr *type = parse_name(lexer);
	if (!type || !lex_is(lexer, "<") || lexer->token.span.from != type->span.to)
		return type;
	if (!parse_args(lexer))
		return type;
	if (lexer->token.kind == TOKEN_DOT && lexer->token.span.from == lexer->previous.to)
		lex_next(lexer);
	type->span = span_join(type->span, lexer->previous);
	type->text = span_text(type->span);
	if (lexer->token.kind != TOKEN_NAME)
		lex_expected(lexer, "a name");
	return type;
}

/* statement = ident args [ [ type ] name ] [ ( "=" | "==" ) expr ] ";" [ comment ] LF ; */
struct ast_stmt *parse_statement(struct parser *parser)
{
	struct lexer lexer;
	lex_start(&lexer, &parser->reading, parser->line.span);
	struct token keyword = lexer.token;
	lex_next(&lexer);
	const struct ast_expr *args = parse_args(&lexer);
	if (!args)
		return NULL;
	struct ast_stmt *stmt = ARENA_NEW(parser->reading.arena, struct ast_stmt);
	stmt->keyword = keyword.text;
	stmt->has_args = true;
	stmt->args.items = args->operands.items;
	stmt->args.count = args->operands.count;
	stmt->name = statement_type(&lexer);
	struct ast_expr *second = stmt->name ? parse_name(&lexer) : NULL;
	if (second) {
		stmt->type = stmt->name;
		stmt->name = second;
	}
	statement_value(&lexer, stmt);
	struct span last = lex_is(&lexer, ";") ? lexer.token.span : lexer.previous;
	expect_semicolon(&lexer, stmt->value ? "an operator or ';'" : "'=', '==' or ';'");
	stmt->span = span_join(keyword.span, last);
	return worth_keeping(parser, &lexer) ? stmt : NULL;
}

/* Length of the ident at the start of the line if '<' follows directly, else 0. */
static size_t statement_keyword(struct str text)
{
	uint32_t size;
	size_t length = lex_ident_length(text);
	return length && lex_ascii(str_slice(text, length, text.length), &size) == '<' ? length : 0;
}

bool parse_is_mixed_statement(const struct parser *parser)
{
	struct str text = parser->line.text;
	size_t length = lex_ident_length(text);
	if (length == 0 || length == text.length || text.text[length] != '<')
		return false;
	bool is_upper = text.text[0] >= 'A' && text.text[0] <= 'Z';
	bool is_field = str_equal(str_slice(text, 0, length), STR("field"));
	return (is_upper || is_field) && lex_has(text, '>');
}

/* "field 32, 8> Reg rb;" and "field <32, 8> Reg rb;": finds where '<' belongs. */
static bool misses_angle(struct str text, uint32_t *at)
{
	size_t length = lex_ident_length(text);
	struct str rest = str_trim(str_slice(text, length, text.length));
	*at = (uint32_t)length;
	return length && rest.length && (rest.text[0] == '<' || lex_has(rest, '>')) &&
		   lex_has(rest, ';');
}

#define MAX_STRAY 2 /* lines in a row; of any more, the header must be missing */

struct ast_stmt *parse_statement_line(struct parser *parser, const char *example)
{
	struct line *line = &parser->line;
	uint32_t at;
	if (statement_keyword(line->text))
		return parse_statement(parser);
	if (misses_angle(line->text, &at)) {
		struct span place =
			reading_span(&parser->reading, line->span.from + at, line->span.from + at);
		reading_report(&parser->reading, CHECK_STRAY_TEXT, place,
			"expected '<' immediately after %s",
			reading_quote(&parser->reading, str_slice(line->text, 0, at)));
		struct str rest = str_trim(str_slice(line->text, at, line->text.length));
		return rest.text[0] == '<' ? parse_statement(parser) : NULL;
	}
	bool goes_on = parser->stray_lines && line->from == parser->stray_end;
	parser->stray_lines = goes_on ? parser->stray_lines + 1 : 1;
	parser->stray_end = parser->next;
	if (parser->stray_lines <= MAX_STRAY)
		reading_report(&parser->reading, CHECK_STRAY_TEXT, line->span,
			"expected a statement such as '%s', found %s", example,
			reading_quote(&parser->reading, line->text));
	return NULL;
}

/* [ ";" ] [ comment ] LF ; */
static void optional_semicolon(struct lexer *lexer)
{
	if (lex_is(lexer, ";"))
		parse_nothing_more(lexer);
	else
		parse_line_end(lexer);
}

static void attribute(struct parser *parser, struct ast_def *def)
{
	struct lexer lexer;
	lex_start(&lexer, &parser->reading, parser->line.span);
	struct ast_stmt *stmt = ARENA_NEW(parser->reading.arena, struct ast_stmt);
	struct token keyword = lexer.token;
	stmt->keyword = keyword.text;
	lex_next(&lexer);
	stmt->name = parse_name(&lexer);
	if (!stmt->name)
		lex_expected(&lexer, "an attribute's name");
	stmt->op = lexer.token.text;
	if (!lexer.failed && lex_expect(&lexer, "="))
		stmt->value = parse_expr(&lexer);
	if (!stmt->value)
		return;
	stmt->span = span_join(keyword.span, lexer.previous);
	optional_semicolon(&lexer);
	if (worth_keeping(parser, &lexer))
		VEC_PUSH(parser->reading.arena, &def->attributes, stmt);
}

bool parse_special_line(struct parser *parser, struct ast_def *def)
{
	if (parse_is_keyword(parser, STR("__Attribute")))
		attribute(parser, def);
	else if (parse_is_keyword(parser, STR("__Language")))
		reading_report(&parser->reading, CHECK_SYNTAX, parser->line.span,
			"__Language must come before the first definition");
	else
		return false;
	parse_next_line(parser);
	return true;
}

void parse_language(struct parser *parser)
{
	struct lexer lexer;
	struct span before = parser->file->language_span;
	lex_start(&lexer, &parser->reading, parser->line.span);
	lex_next(&lexer);
	struct token number = lexer.token;
	if (number.kind != TOKEN_NUMBER) {
		lex_expected(&lexer, "a version number such as 1");
		return;
	}
	lex_next(&lexer);
	optional_semicolon(&lexer);
	if (before.source) {
		struct report *report = reading_report(&parser->reading, CHECK_SYNTAX, parser->line.span,
			"the language version is given twice");
		reading_note(&parser->reading, report, before, "it is first given here");
		return;
	}
	parser->file->language = number.number.lo;
	parser->file->language_span = parser->line.span;
}

/* attributes = "<" key "=" expr { "," key "=" expr } ">" ; '<' is the current token. */
static void attributes(struct lexer *lexer, struct ast_member *member)
{
	member->attributes = ARENA_NEW(lexer->reading->arena, struct ast_attributes);
	lexer->angle = true;
	lex_next(lexer);
	do {
		struct ast_attribute attribute = { .key = lexer->token.text, .span = lexer->token.span };
		if (lexer->token.kind != TOKEN_NAME) {
			lex_expected(lexer, "an attribute such as 'op = \"+\"'");
			return;
		}
		lex_next(lexer);
		attribute.value = lex_expect(lexer, "=") ? parse_expr(lexer) : NULL;
		if (!attribute.value)
			return;
		VEC_PUSH(lexer->reading->arena, &member->attributes->list, attribute);
	} while (lex_accept(lexer, ","));
	lexer->angle = false;
	if (!lex_is(lexer, ">"))
		lex_expected(lexer, "',' or '>'");
	else
		lex_next(lexer);
}

/* The text right after "//" at the end of an enumerator's line; the current token is ';' or the
 * end. */
static struct str comment(const struct lexer *lexer, const struct line *line)
{
	struct str rest = span_text(lex_rest(lexer));
	if (lexer->token.kind == TOKEN_END) /* the ';' is missing */
		rest = str_slice(line->text, lex_behind(lexer).from - line->span.from, line->text.length);
	rest = str_trim(rest);
	if (!str_starts_with(rest, STR("//")))
		return (struct str){ 0 };
	return str_slice(rest, 2, rest.length);
}

/* enum-member = ( ident | number ) [ "=" shift-expr ] [ attributes ] ";" [ comment ] LF ; */
bool parse_member(struct parser *parser, struct ast_member *member)
{
	struct lexer lexer;
	lex_start(&lexer, &parser->reading, parser->line.span);
	struct token name = lexer.token;
	if (name.kind != TOKEN_NAME && name.kind != TOKEN_NUMBER) {
		lex_expected(&lexer, "an enumerator such as 'NAME;' or 'NAME = 3;'");
		return false;
	}
	*member = (struct ast_member){ .name = name.span };
	lex_next(&lexer);
	bool sound = lexer.token.kind == TOKEN_END || lex_is(&lexer, ";") || lex_is(&lexer, "=") ||
				 lex_is(&lexer, "<");
	if (lex_has(name.text, '.') || name.text.text[0] == '$') {
		lex_fail(&lexer, CHECK_SYNTAX, name.span,
			"expected an identifier or a number as the name of an enumerator, found %s",
			reading_quote(&parser->reading, name.text));
		return false;
	}
	if (lex_accept(&lexer, "="))
		member->value = parse_shift_expr(&lexer);
	if (lex_is(&lexer, "<"))
		attributes(&lexer, member);
	member->comment = comment(&lexer, &parser->line);
	expect_semicolon(&lexer, member->value ? "an operator, '<' or ';'" : "'=', '<' or ';'");
	return sound && worth_keeping(parser, &lexer);
}

/* ---- rows and Fill ---- */

enum { MAX_OPEN = 200 };

/* Reports a full-width mark that is read like this one. */
static void report_wide_mark(struct reading *reading, struct span span, char ascii)
{
	struct report *report = reading_report(reading, CHECK_FULL_WIDTH, span,
		"full-width %s: expected '%c'", reading_quote(reading, span_text(span)), ascii);
	reading_fix(reading, report, span, (struct str){ &ascii, 1 });
}

/* Where a value begins, and the brackets that are open in it. */
struct value_reader {
	struct parser *parser;
	struct ast_values *values;
	uint32_t from, at;
	struct span open[MAX_OPEN];
	size_t depth;
	struct span last; /* the last character that is no blank */
};

static char char_at(const struct value_reader *r, uint32_t at)
{
	return at < r->parser->line.to ? r->parser->reading.source->text.text[at] : '\0';
}

/* The ',' or ';' of so many bytes here; a full-width one is reported. Else 0. */
static char separator_at(struct value_reader *r, uint32_t *size)
{
	struct reading *reading = &r->parser->reading;
	struct span rest = reading_span(reading, r->at, r->parser->line.to);
	char ascii = lex_ascii(span_text(rest), size);
	if (ascii != ',' && ascii != ';')
		return '\0';
	if (*size > 1)
		report_wide_mark(reading, span_part(rest, 0, *size), ascii);
	return ascii;
}

/* A separator of so many bytes follows it. */
static void add_value(struct value_reader *r, char separator, uint32_t size)
{
	struct parser *parser = r->parser;
	struct span value = span_trim(reading_span(&parser->reading, r->from, r->at));
	if (value.from == value.to)
		reading_report(&parser->reading, CHECK_SYNTAX,
			reading_span(&parser->reading, r->at, r->at + size), "expected a value before '%c'",
			separator);
	VEC_PUSH(parser->reading.arena, &r->values->list, value);
	r->at += size - 1;
	r->from = r->at + 1;
}

/* Skips "text" or 'text'; a quote that nothing closes on the line is a character like others. */
static void skip_quoted(struct value_reader *r)
{
	uint32_t to = r->at + 1;
	while (to < r->parser->line.to && char_at(r, to) != char_at(r, r->at))
		to++;
	if (to < r->parser->line.to)
		r->at = to;
}

static void take_bracket(struct value_reader *r, char c)
{
	static const char opening[] = "([{", closing[] = ")]}";
	struct reading *reading = &r->parser->reading;
	struct span span = reading_span(reading, r->at, r->at + 1);
	const char *end = strchr(closing, c);
	if (!end && r->depth < MAX_OPEN)
		r->open[r->depth++] = span;
	else if (!end)
		reading_report(
			reading, CHECK_LIMIT, span, "brackets are nested deeper than %d levels", MAX_OPEN);
	else if (r->depth && span_text(r->open[r->depth - 1]).text[0] == opening[end - closing])
		r->depth--;
	else
		reading_report(reading, CHECK_SYNTAX, span, "this '%c' has nothing to close", c);
}

/* Reads the values on the current line from r->at; true at the ';' that ends them. */
static bool line_of_values(struct value_reader *r)
{
	for (; r->at < r->parser->line.to; r->at++) {
		uint32_t size = 1;
		char c = char_at(r, r->at);
		if (c == '/' && char_at(r, r->at + 1) == '/')
			return false;
		if (c != ' ' && c != '\t')
			r->last = reading_span(&r->parser->reading, r->at, r->at + 1);
		if (c == '"' || c == '\'')
			skip_quoted(r);
		else if (c && strchr("()[]{}", c))
			take_bracket(r, c);
		else if (!r->depth && (c = separator_at(r, &size)) != '\0') {
			add_value(r, c, size);
			if (c == ';')
				return true;
		}
	}
	return false;
}

/* Does the line begin another row, `NAME =`? */
static bool begins_row(const struct parser *parser)
{
	struct str text = parser->line.text;
	size_t at = str_skip_blanks(text, lex_ident_length(text));
	return lex_ident_length(text) && at + 1 < text.length && text.text[at] == '=' &&
		   text.text[at + 1] != '=';
}

static bool ends_values(const struct value_reader *r)
{
	const struct parser *parser = r->parser;
	return parser->at_end || parse_is_definition(parser) || parse_is_section(parser) ||
		   parse_is_fence(parser) || (!r->depth && (parse_is_blank(parser) || begins_row(parser)));
}

/* Reports what is missing; a missing ';' does not lose the values. */
static bool report_unended(struct value_reader *r)
{
	struct reading *reading = &r->parser->reading;
	struct span behind = { r->last.source, r->last.to, r->last.to };
	if (r->depth) {
		reading_report(reading, CHECK_SYNTAX, r->open[r->depth - 1], "nothing closes this '%.*s'",
			STR_ARG(span_text(r->open[r->depth - 1])));
		return false;
	}
	reading_fix(reading,
		reading_report(
			reading, CHECK_MISSING_SEMICOLON, behind, "expected ';' after the last value"),
		behind, STR(";"));
	r->at = r->last.to;
	add_value(r, ';', 1);
	return true;
}

/* values = text { "," text } ";" ; from an offset in the current line, over any number of lines.
 * Commas and semicolons in brackets belong to a value. *end is behind the semicolon, which is in
 * the current line; if it is missing, the current line is the next one. False after a report. */
static bool read_values(
	struct parser *parser, uint32_t from, struct ast_values *values, uint32_t *end)
{
	struct value_reader r = { .parser = parser, .values = values, .from = from, .at = from };
	r.last = reading_span(&parser->reading, from, from);
	while (!line_of_values(&r)) {
		parse_next_line(parser);
		if (ends_values(&r)) {
			*end = r.last.to;
			return report_unended(&r);
		}
		r.at = parser->line.from;
	}
	*end = r.at + 1;
	return true;
}

/* [ comment ] LF ; behind a semicolon. Advances to the next line. */
static struct str rest_of_row(struct parser *parser, uint32_t from)
{
	if (from < parser->line.from || parser->at_end)
		return (struct str){ 0 };
	struct span rest = span_trim(reading_span(&parser->reading, from, parser->line.to));
	struct str text = span_text(rest);
	parse_next_line(parser);
	if (str_starts_with(text, STR("//")))
		return str_slice(text, 2, text.length);
	if (text.length)
		reading_report(&parser->reading, CHECK_STRAY_TEXT, rest,
			"expected the end of the line after ';', found %s",
			reading_quote(&parser->reading, text));
	return (struct str){ 0 };
}

/* Advances behind what follows the name of a row; false after a report. */
static bool row_values(struct parser *parser, struct ast_row *row, uint32_t at)
{
	struct str text = span_text(reading_span(&parser->reading, at, parser->line.to));
	size_t blanks = str_skip_blanks(text, 0);
	char next = blanks < text.length ? text.text[blanks] : '\0';
	uint32_t end = at + (uint32_t)blanks + 1;
	if (next != '=' && next != ';') {
		reading_report(&parser->reading, CHECK_SYNTAX, parser->line.span,
			"expected a row such as 'NAME = value, value;', found %s",
			reading_quote(&parser->reading, parser->line.text));
		parse_next_line(parser);
		return false;
	}
	if (next == '=' && !read_values(parser, end, &row->values, &end))
		return false;
	row->span = reading_span(&parser->reading, row->name.from, end);
	row->comment = rest_of_row(parser, end);
	return true;
}

void parse_row(struct parser *parser, struct ast_rows *rows)
{
	struct line *line = &parser->line;
	struct ast_row row = { 0 };
	size_t length = lex_ident_length(line->text);
	row.name = span_part(line->span, 0, length);
	if (row_values(parser, &row, line->span.from + (uint32_t)length) && length)
		VEC_PUSH(parser->reading.arena, &rows->list, row);
}

/* name [ "<" text ">" ] | "__Attribute" name ; */
static bool is_column(struct str text)
{
	struct str attribute = STR("__Attribute ");
	if (str_starts_with(text, attribute))
		text = str_trim(str_slice(text, attribute.length, text.length));
	bool hole = text.length && text.text[0] == '$';
	size_t at = hole + lex_ident_length(str_slice(text, hole, text.length));
	while (at > hole && at + 1 < text.length && text.text[at] == '.' &&
		   lex_ident_length(str_slice(text, at + 1, text.length)))
		at += 1 + lex_ident_length(str_slice(text, at + 1, text.length));
	return at > hole && (at == text.length || (text.text[at] == '<' && !hole));
}

/* The offset of the comma, of so many bytes, or of the last '>'. */
static size_t column_end(struct str text, size_t at, uint32_t *size)
{
	size_t depth = 0;
	for (; at + 1 < text.length; at++) {
		if (!depth && lex_ascii(str_slice(text, at, text.length), size) == ',')
			return at;
		depth += (size_t)(text.text[at] == '<') - (size_t)(text.text[at] == '>');
	}
	*size = 1;
	return at;
}

/* What is reported here is no AST_NAME. */
static void check_column_text(
	struct reading *reading, struct ast_expr *column, struct span place, struct str_map *seen)
{
	struct ast_expr *first = str_map_get(seen, column->text);
	column->kind = !first && is_column(column->text) ? AST_NAME : AST_NUMBER;
	if (column->kind == AST_NAME)
		str_map_put(seen, column->text, column);
	else if (first)
		diag_second(reading->diag, CHECK_DUPLICATE_STATEMENT, column->span, first->span,
			"the first one is here", "a second column '%.*s'", STR_ARG(column->text));
	else
		reading_report(reading, CHECK_BAD_ARGUMENT, place,
			"a column is the name of a field, of a hole such as '$value', or a statement such "
			"as 'Cycles' or 'Type<rd>', found %s",
			reading_quote(reading, column->text));
}

/* columns = "<" column { "," column } ">" ; */
struct ast_rows *parse_columns(struct parser *parser, struct span angle)
{
	struct reading *reading = &parser->reading;
	struct ast_rows *rows = ARENA_NEW(reading->arena, struct ast_rows);
	struct str text = span_text(angle);
	if (!parse_fits_angle(PLACE_ROWS, text) ||
		!str_trim(str_slice(text, 1, text.length - 1)).length)
		return rows;
	struct str_map seen = { .arena = reading->arena };
	uint32_t size;
	for (size_t from = 1, to; from < text.length; from = to + size) {
		to = column_end(text, from, &size);
		if (size > 1)
			report_wide_mark(reading, span_part(angle, to, to + size), ',');
		struct ast_expr *column = ARENA_NEW(reading->arena, struct ast_expr);
		column->span = span_trim(span_part(angle, from, to));
		column->text = span_text(column->span);
		VEC_PUSH(reading->arena, &rows->columns, column);
		check_column_text(reading, column,
			column->text.length ? column->span : span_part(angle, from - 1, to), &seen);
	}
	return rows;
}

bool parse_is_fill(const struct parser *parser, const struct ast_def *def)
{
	return str_starts_with(parser->line.text, STR("Fill<")) &&
		   place_find_statement((enum ast_place)def->kind, STR("Fill")) != AST_STMT_OTHER;
}

/* The name between < and >, in place of the value of a statement; the current token is behind '>'.
 * False after a report. */
static bool fill_head(struct lexer *lexer, struct ast_fill *fill)
{
	struct token keyword = lexer->token;
	lex_next(lexer);
	const struct ast_expr *args = parse_args(lexer);
	if (!args)
		return false;
	if (args->operands.count != 1 || args->operands.items[0]->kind != AST_NAME) {
		lex_fail(lexer, CHECK_BAD_ARGUMENT, keyword.span,
			"expected the name of one hole, as in 'Fill<$value> = ra + rb;'");
		return false;
	}
	fill->name = args->operands.items[0]->text;
	fill->name_span = args->operands.items[0]->span;
	fill->stmt->keyword = keyword.text;
	fill->stmt->has_args = true;
	fill->stmt->args.items = args->operands.items;
	fill->stmt->args.count = 1;
	fill->stmt->span = keyword.span;
	if (lex_is(lexer, "="))
		return true;
	lex_expected(lexer, "'=' and the text that fills the hole");
	return false;
}

bool parse_fill(struct parser *parser, struct ast_def *def)
{
	struct ast_fill fill = { .stmt = ARENA_NEW(parser->reading.arena, struct ast_stmt) };
	struct lexer lexer;
	struct ast_values values = { 0 };
	uint32_t end;
	lex_start(&lexer, &parser->reading, parser->line.span);
	if (!fill_head(&lexer, &fill)) {
		parse_next_line(parser);
		return false;
	}
	if (!read_values(parser, lexer.token.span.to, &values, &end))
		return false;
	fill.value = span_join(values.list.items[0], values.list.items[values.list.count - 1]);
	fill.stmt->span.to = end;
	VEC_PUSH(parser->reading.arena, &def->fills, fill);
	rest_of_row(parser, end);
	return true;
}
