/* SPDX-License-Identifier: MIT */
/* The text around the code of a section -> reports of its lines that would be lost as prose: they
 * look like code, or nothing separates them from it. */
#include "lang/parse_internal.h"

#include "lang/parse.h"

/* The lines of a section that are outside its code. */
struct prose_reader {
	struct parser *parser;
	const struct ast_section *section;
	bool after_code, in_list;
	uint32_t direct; /* offset of a line without a blank line between it and code, or 0 */
};

/* "- text", "* text", "+ text", "12. text" */
static bool is_list_item(struct str text)
{
	size_t at = 0;
	while (at < text.length && text.text[at] >= '0' && text.text[at] <= '9')
		at++;
	char mark = at < text.length ? text.text[at] : 0;
	bool known = at ? mark == '.' || mark == ')' : mark == '-' || mark == '*' || mark == '+';
	return known && at + 1 < text.length && text.text[at + 1] == ' ';
}

/* A line that ends as only statements, templates and blocks of statements do. */
static bool ends_as_code(struct str text)
{
	struct str code = str_trim(str_slice(text, 0, str_find(text, 0, STR("//"))));
	return str_ends_with(code, STR(";")) || str_ends_with(code, STR("{")) ||
		   str_equal(code, STR("}"));
}

static void report_outside(const struct prose_reader *reader, const char *advice)
{
	struct reading *reading = &reader->parser->reading;
	struct line line = reader->parser->line;
	reading_report(reading, CHECK_STRAY_TEXT, line.span, "%s is outside the code of __%.*s; %s",
		reading_quote(reading, line.text), STR_ARG(reader->section->name), advice);
}

/* False after a report. */
static bool prose_line_fits(struct prose_reader *reader)
{
	struct parser *parser = reader->parser;
	struct str text = parser->line.text;
	unsigned indent = parse_line_indent(parser);
	bool item = is_list_item(text), mixed = parse_is_mixed_statement(parser);
	reader->in_list = item || (reader->in_list && indent > 0);
	if (item)
		return true;
	if (ends_as_code(text))
		report_outside(reader, mixed ? "move this statement to the section that has such statements"
									 : "move this line into the code");
	else if (reader->after_code && indent >= PARSE_BARE_INDENT && !reader->in_list)
		report_outside(reader, "move this line into the code, or do not indent it as prose");
	else if (reader->direct == parser->line.from && indent > 0)
		report_outside(reader, "indent code by four columns, and prose not at all");
	else
		return true;
	return false;
}

static bool has_blank_line(struct span span)
{
	struct span line;
	while (span_line(&span, &line))
		if (!str_trim(span_text(line)).length)
			return true;
	return false;
}

/* One report for each run of lines between two pieces of code. */
static void check_run_of_prose(struct prose_reader *reader, const struct ast_block *prose)
{
	struct parser *parser = reader->parser;
	bool fits = true;
	reader->in_list = false;
	for (parse_go_to(parser, prose->span.from);
		 fits && !parser->at_end && parser->line.from < prose->span.to; parse_next_line(parser))
		if (!parse_is_blank(parser) && !parse_is_comment(parser))
			fits = prose_line_fits(reader);
}

void parse_check_prose(struct parser *parser, const struct ast_section *section)
{
	struct prose_reader reader = { .parser = parser, .section = section };
	uint32_t from = parser->line.from;
	bool code = false;
	VEC_EACH (struct ast_block, it, &section->blocks)
		code = code || it->kind == AST_FENCE;
	const struct ast_block *before = NULL;
	VEC_EACH (struct ast_block, it, &section->blocks) {
		reader.after_code = reader.after_code || it->kind == AST_FENCE;
		bool below = before && before->kind == AST_FENCE && before->bare;
		reader.direct =
			below && !has_blank_line(reading_span(&parser->reading, before->span.to, it->span.from))
				? it->span.from
				: 0;
		if (code && it->kind == AST_PROSE)
			check_run_of_prose(&reader, it);
		before = it;
	}
	parse_go_to(parser, from);
}
