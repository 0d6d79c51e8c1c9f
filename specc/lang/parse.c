/* SPDX-License-Identifier: MIT */
/* Parser: turns a source into a syntax tree; every error is reported and skipped. This file parses
 * lines and definitions, the other parse_*.c their contents. */
#include "lang/parse.h"

#include <string.h>

#include "base/suggest.h"
#include "lang/parse_internal.h"

/* Skips the current line and all others up to the next definition. */
static void skip_to_definition(struct parser *parser)
{
	do
		parse_next_line(parser);
	while (!parser->at_end && !parse_is_definition(parser));
}

/* name = ident | "$" ident | string ; */
static void def_name(struct lexer *lexer, struct ast_def *def)
{
	struct token token = lexer->token;
	bool is_name = token.kind == TOKEN_NAME && !lex_has(token.text, '.');
	if (!is_name && (token.kind != TOKEN_STRING || token.text.length == 0)) {
		lex_expected(lexer, "a name such as 'IADD' or '\"fence.i\"'");
		return;
	}
	def->name = token.text;
	def->name_span = token.span;
	lex_next(lexer);
}

/* params = "<" expr { "," expr } ">" ; */
static void params(struct lexer *lexer, struct ast_def *def)
{
	struct span opening = lexer->token.span;
	struct ast_expr *list = parse_args(lexer);
	if (!list)
		return;
	if (list->operands.count == 0)
		lex_fail(lexer, CHECK_SYNTAX, opening, "expected a value between '<' and '>'");
	def->params.items = list->operands.items;
	def->params.count = list->operands.count;
}

/* parents = ":" "[" name { "," name } "]" ; */
static void parents(struct lexer *lexer, struct ast_def *def)
{
	if (!lex_accept(lexer, ":"))
		return;
	if (lexer->token.kind == TOKEN_NAME) {
		struct ast_expr *parent = parse_name(lexer);
		VEC_PUSH(lexer->reading->arena, &def->parents, parent);
		lex_fail(lexer, CHECK_SYNTAX, parent->span, "expected a parent in brackets, as in '[%.*s]'",
			parent->text.length > 40 ? 40 : (int)parent->text.length, parent->text.text);
	}
	if (!lex_expect(lexer, "["))
		return;
	do {
		struct ast_expr *parent = parse_name(lexer);
		if (!parent) {
			lex_expected(lexer, "a parent's name");
			return;
		}
		VEC_PUSH(lexer->reading->arena, &def->parents, parent);
	} while (lex_accept(lexer, ","));
	if (!lex_accept(lexer, "]"))
		lex_expected(lexer, "',' or ']'");
}

/* def-line = keyword name [ params ] [ parents ] [ comment ] LF ; without a name, the body is
 * parsed for its errors, but the definition is left out of the tree. */
static struct ast_def *def_line(struct parser *parser, enum ast_def_kind kind)
{
	struct lexer lexer;
	struct ast_def *def = ARENA_NEW(parser->reading.arena, struct ast_def);
	def->kind = kind;
	def->span = parser->line.span;
	if (!parse_is_in_column_0(parser))
		reading_report(&parser->reading, CHECK_STRAY_TEXT, parser->line.span,
			"a definition must start at the beginning of its line");
	lex_start(&lexer, &parser->reading, parser->line.span);
	lex_next(&lexer);
	def_name(&lexer, def);
	if (def->name.length)
		VEC_PUSH(parser->reading.arena, &parser->file->defs, def);
	if (lex_is(&lexer, "<"))
		params(&lexer, def);
	parents(&lexer, def);
	parse_line_end(&lexer);
	return def;
}

/* Reserves room for the estimated number of enumerators, so that a large enum leaves no abandoned
 * arrays in the arena. */
static void reserve_members(struct parser *parser, struct ast_def *def)
{
	uint32_t from = parser->line.from;
	size_t count = 0;
	for (; !parser->at_end && !parse_is_definition(parser) && !parse_is_section(parser);
		 parse_next_line(parser))
		count += !parse_is_comment(parser) && lex_has(parser->line.text, ';');
	parse_go_to(parser, from);
	if (count > 0)
		def->members.items = ARENA_ARRAY(parser->reading.arena, struct ast_member, count);
	def->members.capacity = count;
}

static void member_line(struct parser *parser, struct ast_def *def)
{
	struct ast_member member;
	if (parse_member(parser, &member))
		VEC_PUSH(parser->reading.arena, &def->members, member);
	parse_next_line(parser);
}

static bool is_keywords(const struct parser *parser)
{
	return str_starts_with(parser->line.text, STR("Keywords<"));
}

/* A statement of some definition: "Scale<4>;", which is no enumerator Scale. */
static bool is_statement(const struct parser *parser)
{
	struct str text = parser->line.text, word = parse_first_word(parser);
	size_t at = str_skip_blanks(text, word.length + 1), end = str_word_end(text, at);
	bool angle = text.length > word.length && text.text[word.length] == '<';
	struct str after = str_trim(str_slice(text, end, text.length));
	bool attribute =
		end > at && str_starts_with(after, STR("=")) && !str_starts_with(after, STR("=="));
	return angle && !attribute && place_is_keyword(word);
}

/* keywords = "Keywords" "<" [ language "," ] string { "," string } ">" ";" ; its arguments are
 * checked later. */
static void add_statement_keywords(struct arena *arena, struct ast_def *def, struct ast_stmt *stmt)
{
	struct ast_keywords keywords = { .stmt = stmt };
	const struct ast_expr *language = stmt->args.count ? stmt->args.items[0] : NULL;
	size_t first = language && language->kind == AST_NAME &&
				   str_word_end(language->text, 0) == language->text.length;
	if (first)
		keywords.language = language->text;
	keywords.words.items = stmt->args.items + first;
	keywords.words.count = stmt->args.count - first;
	VEC_PUSH(arena, &def->keywords, keywords);
}

static void body_statement(struct parser *parser, struct ast_def *def)
{
	if (parse_is_fill(parser, def)) {
		def->lost = !parse_fill(parser, def) || def->lost;
		return;
	}
	bool keywords = is_keywords(parser);
	struct ast_stmt *stmt = parse_statement_line(parser, place_example((enum ast_place)def->kind));
	def->lost = def->lost || !stmt;
	if (stmt && keywords)
		add_statement_keywords(parser->reading.arena, def, stmt);
	else if (stmt)
		VEC_PUSH(parser->reading.arena, &def->statements, stmt);
	parse_next_line(parser);
}

/* enum-member | statement | attribute | comment | blank ; before the first section. */
static void parse_body_line(struct parser *parser, struct ast_def *def)
{
	if (parse_is_blank(parser) || parse_is_comment(parser)) {
		parse_next_line(parser);
	} else if (parse_is_fence(parser)) {
		reading_report(&parser->reading, CHECK_STRAY_TEXT, parser->line.span,
			"a code fence must be in a section");
		parse_fence(parser);
	} else if (!parse_special_line(parser, def)) {
		if (def->kind == AST_DEF_ENUM && !is_statement(parser))
			member_line(parser, def);
		else
			body_statement(parser, def);
	}
}

/* def = def-line { enum-member | statement | attribute | comment | blank } { section } ; */
static void def(struct parser *parser, enum ast_def_kind kind)
{
	struct ast_def *node = def_line(parser, kind);
	struct header header;
	bool more = false, is_strict = kind != AST_DEF_ENUM; /* an enumerator may be called Syntax */
	parser->header_in_fence = NO_SPAN;
	parse_next_line(parser);
	if (kind == AST_DEF_ENUM)
		reserve_members(parser, node);
	while (!parser->at_end && !parse_is_definition(parser) &&
		   !(more = parse_section_header(parser, is_strict, &header)))
		parse_body_line(parser, node);
	while (more)
		more = parse_section(parser, node, &header);
}

/* A definition with an unknown keyword is skipped with its body. */
static void unknown_def(struct parser *parser)
{
	struct reading *reading = &parser->reading;
	struct str word = parse_first_word(parser), near = parse_near_definition(parser, word);
	struct span span = parser->line.span;
	span.to = span.from + (uint32_t)word.length;
	if (near.length)
		reading_fix(reading,
			reading_report(reading, CHECK_UNKNOWN_DEFINITION, span,
				"unknown definition keyword %s; did you mean '%.*s'?", reading_quote(reading, word),
				STR_ARG(near)),
			span, near);
	else
		reading_report(reading, CHECK_UNKNOWN_DEFINITION, span, "unknown definition keyword %s",
			reading_quote(reading, word));
	skip_to_definition(parser);
}

/* Text outside of definitions gets one report, however long it is. */
static void stray_text(struct parser *parser)
{
	reading_report(&parser->reading, CHECK_STRAY_TEXT, parser->line.span,
		"expected a definition such as '__DefOpcode NAME : [PARENT]', found %s",
		reading_quote(&parser->reading, parser->line.text));
	skip_to_definition(parser);
}

/* file = { blank | comment | language | def } ; */
static void parse_definitions(struct parser *parser)
{
	while (!parser->at_end) {
		if (parse_is_definition(parser)) {
			enum ast_def_kind kind = place_find_definition(parse_first_word(parser));
			if (kind == AST_DEF_KIND_COUNT)
				unknown_def(parser);
			else
				def(parser, kind);
		} else if (parse_is_keyword(parser, STR("__Language"))) {
			parse_language(parser);
			parse_next_line(parser);
		} else if (parse_is_blank(parser) || parse_is_comment(parser)) {
			parse_next_line(parser);
		} else {
			stray_text(parser);
		}
	}
}

struct ast_file *parse_file_tokens(
	struct arena *arena, struct diag *diag, const struct source *source, struct tokens *tokens)
{
	struct ast_file *root = ARENA_NEW(arena, struct ast_file);
	struct parser parser = {
		.reading = { .arena = arena, .diag = diag, .source = source, .tokens = tokens },
		.file = root,
	};
	root->source = source;
	root->language = 1;
	parse_go_to(&parser, 0);
	parse_definitions(&parser);
	arena_free(&parser.reading.scratch);
	return root;
}

struct ast_file *parse_file(struct arena *arena, struct diag *diag, const struct source *source)
{
	return parse_file_tokens(arena, diag, source, NULL);
}
