/* SPDX-License-Identifier: MIT */
/* Lines of a definition: which one is current, what it is by its beginning, and its end. */
#include <string.h>

#include "base/suggest.h"
#include "lang/parse_internal.h"

void parse_go_to(struct parser *parser, uint32_t from)
{
	struct str text = parser->reading.source->text;
	struct line *line = &parser->line;
	const char *end =
		from < text.length ? memchr(text.text + from, '\n', text.length - from) : NULL;
	parser->at_end = from >= text.length;
	line->from = from;
	line->to = end ? (uint32_t)(end - text.text) : (uint32_t)text.length;
	parser->next = line->to + (end != NULL);
	struct str whole = str_slice(text, line->from, line->to);
	line->text = str_trim(whole);
	if (line->text.length > 0)
		line->span.from = from + (uint32_t)(line->text.text - whole.text);
	else
		line->span.from = from;
	line->span.source = parser->reading.source;
	line->span.to = line->span.from + (uint32_t)line->text.length;
}

void parse_next_line(struct parser *parser)
{
	parse_go_to(parser, parser->next);
}

bool parse_is_blank(const struct parser *parser)
{
	return parser->line.text.length == 0;
}

bool parse_is_comment(const struct parser *parser)
{
	return str_starts_with(parser->line.text, STR("//"));
}

bool parse_is_fence(const struct parser *parser)
{
	return str_starts_with(parser->line.text, STR("```"));
}

unsigned parse_line_indent(const struct parser *parser)
{
	const struct line *line = &parser->line;
	unsigned columns = 0;
	for (uint32_t at = line->from; at < line->span.from; at++)
		columns =
			parser->reading.source->text.text[at] == '\t' ? (columns / 4 + 1) * 4 : columns + 1;
	return columns;
}

struct str parse_first_word(const struct parser *parser)
{
	return str_slice(parser->line.text, 0, lex_ident_length(parser->line.text));
}

bool parse_is_keyword(const struct parser *parser, struct str keyword)
{
	return str_starts_with(parser->line.text, keyword) &&
		   str_equal(parse_first_word(parser), keyword);
}

struct str parse_near_definition(const struct parser *parser, struct str word)
{
	struct suggestion near = { .name = word };
	for (size_t i = 0; i < AST_DEF_KIND_COUNT && !reading_is_silent(&parser->reading); i++)
		suggest_offer(&near, str_from_c(place_keyword((enum ast_def_kind)i)));
	return near.nearest;
}

bool parse_is_in_column_0(const struct parser *parser)
{
	return parser->line.span.from == parser->line.from;
}

bool parse_is_known_definition(const struct parser *parser)
{
	return str_starts_with(parser->line.text, STR("__Def")) && parse_is_in_column_0(parser) &&
		   place_find_definition(parse_first_word(parser)) != AST_DEF_KIND_COUNT;
}

/* In column 0: any __DefSomething, "_DefOpcode" or "__defopcode"; indented: only a keyword followed
 * by a word. */
bool parse_is_definition(const struct parser *parser)
{
	struct str text = parser->line.text;
	bool has_prefix = str_starts_with(text, STR("__Def"));
	bool folded = str_equal_folded(str_slice(text, 0, 5), STR("__Def"));
	if (!folded && !str_starts_with(text, STR("_Def")))
		return false;
	if (parse_is_in_column_0(parser))
		return has_prefix || parse_near_definition(parser, parse_first_word(parser)).length > 0;
	struct str word = parse_first_word(parser);
	return text.length > word.length && text.text[word.length] == ' ' &&
		   place_find_definition(word) != AST_DEF_KIND_COUNT;
}

/* <...>, directly behind the name. */
static bool is_bracketed(struct str angle)
{
	return str_starts_with(angle, STR("<")) && str_ends_with(angle, STR(">"));
}

/* Without the blanks at its end. */
static size_t length_to_blanks(struct str text)
{
	struct str trimmed = str_trim(text);
	return trimmed.length ? (size_t)(trimmed.text - text.text) + trimmed.length : 0;
}

/* A comment may follow; behind the name of a section, anything else is found to be wrong. */
bool parse_split_header(struct str text, struct str *name, struct str *angle)
{
	if (!str_starts_with(text, STR("__")))
		return false;
	size_t length = lex_ident_length(text);
	*name = str_slice(text, 2, length);
	*angle = str_slice(text, length, text.length);
	bool is_section = place_find_section(*name) != PLACE_COUNT;
	struct str rest = str_slice(*angle, 0, str_find(*angle, 0, STR("//")));
	if (is_section)
		angle->length = length_to_blanks(rest);
	bool is_strong = str_ends_with(*name, STR("__")); /* Markdown */
	if (name->length == 0 || is_strong)
		return false;
	return angle->length == 0 || is_section || is_bracketed(*angle);
}

/* language = letter { letter | digit | "_" | "-" } ; as in "<zh>". */
bool parse_is_language(struct str angle)
{
	if (!is_bracketed(angle))
		return false;
	struct str language = str_slice(angle, 1, angle.length - 1);
	for (size_t i = 0; i < language.length; i++)
		if (!char_is_word(language.text[i]) && language.text[i] != '-')
			return false;
	return lex_ident_length(language) > 0;
}

/* Rows have columns in the place of a language. */
bool parse_fits_angle(enum ast_place section, struct str angle)
{
	return angle.length == 0 || parse_is_language(angle) ||
		   (section != PLACE_COUNT && place_section_content(section) == PLACE_ROWS_ONLY &&
			   is_bracketed(angle));
}

bool parse_is_section(const struct parser *parser)
{
	struct str name, angle;
	if (!parse_split_header(parser->line.text, &name, &angle))
		return false;
	enum ast_place section = place_find_section(name);
	return section != PLACE_COUNT && parse_fits_angle(section, angle);
}

void parse_nothing_more(struct lexer *lexer)
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
