/* SPDX-License-Identifier: MIT */
/* Sections: splits the lines after a header into statements, prose and fences. */
#include "lang/parse_internal.h"

#include "base/suggest.h"
#include "lang/parse.h"

static enum ast_place near_section(const struct parser *parser, struct str name)
{
	struct suggestion near = { .name = name };
	for (unsigned i = PLACE_FIRST_SECTION; i < PLACE_COUNT && !reading_is_silent(&parser->reading);
		 i++)
		suggest_offer(&near, str_from_c(place_section((enum ast_place)i)));
	return place_find_section(near.nearest);
}

static void unknown_section(struct parser *parser, struct str name, enum ast_place near)
{
	struct reading *reading = &parser->reading;
	if (near != PLACE_COUNT) {
		struct report *report = reading_report(reading, CHECK_UNKNOWN_SECTION, parser->line.span,
			"unknown section %s; did you mean '%s'?", reading_quote(reading, parser->line.text),
			place_name(near));
		size_t name_end = str_find(parser->line.text, 0, STR("<"));
		reading_fix(reading, report, span_part(parser->line.span, 0, name_end),
			str_from_c(place_name(near)));
	} else if (!reading_is_silent(reading)) {
		struct buffer all = buffer_new(reading->arena);
		for (unsigned i = PLACE_FIRST_SECTION; i < PLACE_COUNT; i++)
			buffer_printf(&all, "%s%s", all.length ? ", " : "", place_name((enum ast_place)i));
		reading_report(reading, CHECK_UNKNOWN_SECTION, parser->line.span,
			"unknown section '__%.*s'; the sections are %.*s",
			(int)(name.length < 60 ? name.length : 60), name.text, STR_ARG(buffer_str(&all)));
	}
}

/* The section of a line that can only be its misspelled header: "_Encoding", "Encoding". */
static enum ast_place misspelled_section(const struct parser *parser, struct str text)
{
	size_t bars = 0;
	while (bars < text.length && text.text[bars] == '_')
		bars++;
	struct str name = str_slice(text, bars, text.length);
	if (str_ends_with(name, STR(":")))
		name.length--;
	return lex_ident_length(name) == name.length && name.length ? near_section(parser, name)
																: PLACE_COUNT;
}

/* What follows the name of a section is wrong. */
static void report_angle(struct parser *parser, enum ast_place section, struct str angle)
{
	bool columns = section != PLACE_COUNT && place_section_content(section) == PLACE_ROWS_ONLY;
	reading_report(&parser->reading, CHECK_SYNTAX, parser->line.span,
		columns ? "expected columns such as '<function, $value>' directly after the name of the "
				  "section, found %s"
				: "expected a language such as '<zh>' after the name of the section, found %s",
		reading_quote(&parser->reading, str_trim(angle)));
}

/* section-header = "__" section-name [ "<" language ">" ] [ comment ] LF ; */
bool parse_section_header(struct parser *parser, bool misspelled, struct header *header)
{
	struct str name = { 0 }, angle = { 0 };
	enum ast_place section = PLACE_COUNT;
	*header = (struct header){ 0 };
	if (parse_split_header(parser->line.text, &name, &angle)) {
		section = place_find_section(name);
		if (section == PLACE_COUNT && !parse_is_language(angle) && angle.length > 0 &&
			near_section(parser, name) != PLACE_ROWS)
			return false;
	} else if (misspelled &&
			   (section = misspelled_section(parser, parser->line.text)) != PLACE_COUNT) {
		unknown_section(parser, name, section);
	} else {
		return false;
	}
	if (section == PLACE_COUNT)
		unknown_section(parser, name, section = near_section(parser, name));
	header->section = section;
	size_t from = angle.length ? (size_t)(angle.text - parser->line.text.text) : 0;
	header->angle = span_part(parser->line.span, from, from + angle.length);
	if (!parse_fits_angle(section, angle))
		report_angle(parser, section, angle);
	else if (angle.length && place_section_content(section) != PLACE_ROWS_ONLY)
		header->language = str_slice(angle, 1, angle.length - 1);
	return true;
}

static void report_unclosed(struct parser *parser, struct span opening)
{
	struct report *report = reading_report(&parser->reading, CHECK_UNCLOSED_FENCE, opening,
		"this code fence has no closing line '```' before the next definition, fence or end of "
		"the file");
	if (parser->header_in_fence.source)
		reading_note(&parser->reading, report, parser->header_in_fence,
			"the previous fence contains this section header; its closing line may be the "
			"missing one");
}

/* Does the line show that the fence before it is not closed: a definition, or an opening
 * "```asm"? */
static bool ends_unclosed(const struct parser *parser)
{
	if (parser->at_end || parse_is_known_definition(parser))
		return true;
	return parse_is_fence(parser) &&
		   str_trim(str_slice(parser->line.text, 3, parser->line.text.length)).length > 0;
}

/* fence = "```" [ info ] LF { line } "```" LF ; an unclosed one ends before the first section
 * header in it. */
struct ast_block parse_fence(struct parser *parser)
{
	struct line opening = parser->line, header = { 0 };
	struct ast_block block = { .kind = AST_FENCE, .fence_span = opening.span, .closed = true };
	block.info = str_trim(str_slice(opening.text, 3, opening.text.length));
	parse_next_line(parser);
	block.span = reading_span(&parser->reading, parser->line.from, parser->line.from);
	for (; !ends_unclosed(parser); parse_next_line(parser)) {
		if (parse_is_fence(parser)) {
			block.span.to = parser->line.from;
			parse_next_line(parser);
			if (header.span.source)
				parser->header_in_fence = header.span;
			return block;
		}
		if (!header.span.source && parse_is_section(parser))
			header = parser->line;
	}
	block.closed = false;
	report_unclosed(parser, opening.span);
	if (header.span.source)
		parse_go_to(parser, header.from);
	block.span.to = parser->line.from;
	return block;
}

static bool is_bare_code(const struct parser *parser)
{
	return !parser->at_end && !parse_is_blank(parser) &&
		   parse_line_indent(parser) >= PARSE_BARE_INDENT && !parse_is_definition(parser) &&
		   !parse_is_section(parser) && !parse_is_fence(parser) &&
		   !parse_is_keyword(parser, STR("__Attribute"));
}

/* bare = { line indented by 4 columns or more | comment | blank } ; code without a fence, up to its
 * last indented line. */
static struct ast_block bare_code(struct parser *parser, struct span header)
{
	struct ast_block block = { .kind = AST_FENCE, .fence_span = header, .info = STR("asm") };
	block.bare = block.closed = true;
	block.span = reading_span(&parser->reading, parser->line.from, parser->line.from);
	bool code = true;
	while (code || (!parser->at_end && (parse_is_blank(parser) || parse_is_comment(parser)))) {
		parse_next_line(parser);
		if (code)
			block.span.to = parser->line.from;
		code = is_bare_code(parser);
	}
	return block;
}

/* Collects the contents of a section. If its name is unknown, they are discarded. */
struct section_reader {
	struct parser *parser;
	struct ast_def *def;
	struct ast_section *section;
	enum ast_place place;
	enum place_content content;
	struct span prose; /* the current run of prose, or NO_SPAN */
};

static void end_prose(struct section_reader *reader)
{
	struct ast_block block = { .kind = AST_PROSE, .span = reader->prose };
	if (reader->prose.source)
		VEC_PUSH(reader->parser->reading.arena, &reader->section->blocks, block);
	reader->prose = NO_SPAN;
}

static void prose_line(struct section_reader *reader)
{
	struct line *line = &reader->parser->line;
	struct span span = reading_span(&reader->parser->reading, line->from, line->to);
	reader->prose = reader->prose.source ? span_join(reader->prose, span) : span;
	parse_next_line(reader->parser);
}

static void fence_line(struct section_reader *reader)
{
	struct parser *parser = reader->parser;
	end_prose(reader);
	bool has_fences = reader->content == PLACE_PROSE || reader->content == PLACE_MIXED;
	if (!has_fences)
		reading_report(&parser->reading, CHECK_STRAY_TEXT, parser->line.span,
			"expected a statement such as '%s', found a code fence", place_example(reader->place));
	struct ast_block block = parse_fence(parser);
	if (has_fences)
		VEC_PUSH(parser->reading.arena, &reader->section->blocks, block);
}

static void section_statement(struct section_reader *reader)
{
	struct ast_stmt *stmt = parse_statement_line(reader->parser, place_example(reader->place));
	end_prose(reader);
	if (stmt)
		VEC_PUSH(reader->parser->reading.arena, &reader->section->statements, stmt);
	parse_next_line(reader->parser);
}

static bool is_code_place(enum ast_place place)
{
	return place == PLACE_SYNTAX || place == PLACE_SEMANTICS;
}

/* Templates and blocks are code if the section begins with an indented line. Comments alone are
 * not. */
static bool begins_bare(const struct section_reader *reader)
{
	struct parser *parser = reader->parser;
	uint32_t from = parser->line.from;
	if (!is_code_place(reader->place) || reader->section->blocks.count || reader->prose.source ||
		!is_bare_code(parser))
		return false;
	while (is_bare_code(parser) && parse_is_comment(parser))
		parse_next_line(parser);
	bool bare = is_bare_code(parser);
	parse_go_to(parser, from);
	return bare;
}

/* statement | attribute | fence | prose-line | comment | blank ; parses the current line. */
static void section_line(struct section_reader *reader)
{
	struct parser *parser = reader->parser;
	if (begins_bare(reader)) {
		struct ast_block block = bare_code(parser, reader->section->span);
		VEC_PUSH(parser->reading.arena, &reader->section->blocks, block);
	} else if (parse_is_blank(parser) || parse_is_comment(parser)) { /* in prose: part of it */
		parse_next_line(parser);
	} else if (parse_special_line(parser, reader->def)) {
		end_prose(reader);
	} else if (parse_is_fence(parser)) {
		fence_line(reader);
	} else if (reader->content == PLACE_ROWS_ONLY) {
		parse_row(parser, reader->section->rows);
	} else if (reader->content == PLACE_STATEMENTS ||
			   (reader->content == PLACE_MIXED && parse_is_mixed_statement(parser))) {
		section_statement(reader);
	} else {
		prose_line(reader);
	}
}

bool parse_section(struct parser *parser, struct ast_def *def, struct header *header)
{
	bool known = header->section != PLACE_COUNT;
	struct ast_section ignored = { 0 };
	struct ast_section *section =
		known ? ARENA_NEW(parser->reading.arena, struct ast_section) : &ignored;
	struct section_reader reader = { .parser = parser,
		.def = def,
		.section = section,
		.place = header->section,
		.content = known ? place_section_content(header->section) : PLACE_PROSE };
	bool is_strict = reader.content == PLACE_STATEMENTS, more = false;
	section->name = known ? str_from_c(place_section(header->section)) : (struct str){ 0 };
	section->language = header->language;
	section->span = parser->line.span;
	if (reader.content == PLACE_ROWS_ONLY)
		section->rows = parse_columns(parser, header->angle);
	if (known)
		VEC_PUSH(parser->reading.arena, &def->sections, section);
	parse_next_line(parser);
	section->body = reading_span(&parser->reading, parser->line.from, parser->line.from);
	while (!parser->at_end && !parse_is_definition(parser) &&
		   !(more = parse_section_header(parser, is_strict, header)))
		section_line(&reader);
	end_prose(&reader);
	section->body.to = parser->line.from;
	if (is_code_place(reader.place) || reader.place == PLACE_EXAMPLES)
		parse_check_prose(parser, section);
	return more;
}

/* A line that would end a section of prose. */
static bool is_no_prose(const struct parser *parser)
{
	struct str name, angle;
	return parse_is_definition(parser) || parse_split_header(parser->line.text, &name, &angle) ||
		   parse_is_keyword(parser, STR("__Attribute")) ||
		   parse_is_keyword(parser, STR("__Language"));
}

struct ast_section *parse_prose_file(
	struct arena *arena, struct diag *diag, const struct source *source, struct str name)
{
	struct parser parser = { .reading = { .arena = arena, .diag = diag, .source = source } };
	struct ast_section *section = ARENA_NEW(arena, struct ast_section);
	struct section_reader reader = {
		.parser = &parser, .section = section, .place = PLACE_COUNT, .content = PLACE_PROSE
	};
	section->name = name;
	parse_go_to(&parser, 0);
	section->span = section->body = reading_span(&parser.reading, 0, 0);
	while (!parser.at_end) {
		if (!is_no_prose(&parser)) {
			section_line(&reader);
			continue;
		}
		reading_report(&parser.reading, CHECK_STRAY_TEXT, parser.line.span,
			"a line of prose cannot begin like this: in a specification it would not be prose");
		parse_next_line(&parser);
	}
	end_prose(&reader);
	section->body.to = (uint32_t)source->text.length;
	return section;
}
