/* SPDX-License-Identifier: MIT */
/* Parses lines with one statement, attribute or enumerator. */
#include "lang/parse_internal.h"

/* Faulty statements are kept to avoid follow-on errors, but not once reports are suppressed. */
static bool worth_keeping(const struct parser *parser, const struct lexer *lexer)
{
	return !lexer->failed || !reading_is_silent(&parser->reading);
}

/* After the ';', the current token, only a comment is allowed. */
static void nothing_but_comment(struct lexer *lexer)
{
	struct span rest = lex_rest(lexer);
	struct str text = span_text(rest);
	uint32_t size;
	if (text.length == 0 || str_starts_with(text, STR("//")))
		return;
	if (lex_ascii(text, &size) == ';')
		lex_fail(lexer, CHECK_STRAY_TEXT, reading_span(lexer->reading, rest.from, rest.from + size),
			"stray ';': the statement already ended");
	else
		lex_fail(lexer, CHECK_STRAY_TEXT, rest, "expected the end of the line after ';', found %s",
			reading_quote(lexer->reading, text));
}

/* ";" [ comment ] LF ; otherwise: what else is allowed here, for the message. */
static void expect_semicolon(struct lexer *lexer, const char *otherwise)
{
	if (lexer->failed)
		return;
	if (lex_is(lexer, ";"))
		nothing_but_comment(lexer);
	else if (lexer->token.kind == TOKEN_END)
		reading_fix(lexer->reading,
			lex_fail(lexer, CHECK_MISSING_SEMICOLON, lex_behind(lexer), "expected ';' after %s",
				reading_quote(lexer->reading, span_text(lexer->previous))),
			lex_behind(lexer), STR(";"));
	else
		lex_expected(lexer, otherwise);
}

/* [ ( "=" | "==" ) expr ] ; an operator without a value is left out of the tree. */
static void statement_value(struct lexer *lexer, struct ast_stmt *stmt)
{
	struct token token = lexer->token;
	if (!lex_accept(lexer, "=") && !lex_accept(lexer, "=="))
		return;
	stmt->value = parse_expr(lexer);
	if (!stmt->value)
		return;
	stmt->op = token.text;
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
	stmt->name = parse_name(&lexer);
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

void parse_line_end(struct lexer *lexer)
{
	struct span rest = reading_span(lexer->reading, lexer->token.span.from, lexer->end);
	if (lexer->token.kind == TOKEN_END)
		return;
	if (lexer->token.kind == TOKEN_BAD)
		lex_expected(lexer, "");
	else
		lex_fail(lexer, CHECK_STRAY_TEXT, rest, "expected the end of the line after %s, found %s",
			reading_quote(lexer->reading, span_text(lexer->previous)),
			reading_quote(lexer->reading, span_text(rest)));
}

/* [ ";" ] [ comment ] LF ; */
static void optional_semicolon(struct lexer *lexer)
{
	if (lex_is(lexer, ";"))
		nothing_but_comment(lexer);
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
