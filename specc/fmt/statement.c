/* SPDX-License-Identifier: MIT */
/* The lines of definitions, outside of fences: finds what each line is and lays out those with
 * tokens. */
#include <string.h>

#include "fmt/internal.h"

struct statements {
	struct layout *layout;
	const struct tokens *tokens;
	size_t at; /* the next token; lines are visited in order */
};

/* The tokens of a line. */
struct tokens_of {
	const struct token *first, *end;
};

static struct tokens_of tokens_of_line(struct statements *s, const struct line *line)
{
	const struct token *items = s->tokens->list.items;
	size_t from = s->at;
	while (from < s->tokens->list.count && items[from].span.from < line->span.from)
		from++;
	s->at = from;
	while (s->at < s->tokens->list.count && items[s->at].span.from < line->span.to)
		s->at++;
	return (struct tokens_of){ items + from, items + s->at };
}

/* ---- what a line is ---- */

static void mark_lines(
	struct layout *layout, struct span span, enum line_kind kind, unsigned indent)
{
	struct line *line = layout_line(layout, span.from);
	line->kind = kind;
	line->language = SPACING_STATEMENT;
	line->indent = indent;
}

static void mark_statement(struct layout *layout, struct span span, enum spacing_language language)
{
	mark_lines(layout, span, LINE_STATEMENT, LEVEL);
	layout_line(layout, span.from)->language = language;
}

static void mark_section(struct layout *layout, const struct ast_section *section)
{
	mark_lines(layout, section->span, LINE_SECTION, SECTION_INDENT);
	VEC_EACH (struct ast_stmt *, stmt, &section->statements)
		mark_statement(layout, (*stmt)->span, SPACING_STATEMENT);
	VEC_EACH (struct ast_block, block, &section->blocks) {
		if (block->kind == AST_FENCE && !block->bare)
			layout_keep(layout, block->fence_span);
		layout_keep(layout, block->span);
	}
}

static void mark_definition(struct layout *layout, const struct ast_def *def)
{
	mark_lines(layout, def->span, LINE_TOP, 0);
	VEC_EACH (struct ast_stmt *, stmt, &def->statements)
		mark_statement(layout, (*stmt)->span, SPACING_STATEMENT);
	VEC_EACH (struct ast_keywords, keywords, &def->keywords)
		mark_statement(layout, keywords->stmt->span, SPACING_STATEMENT);
	VEC_EACH (struct ast_stmt *, stmt, &def->attributes)
		mark_statement(layout, (*stmt)->span, SPACING_ATTRIBUTE);
	VEC_EACH (struct ast_member, member, &def->members)
		mark_statement(layout, member->name, SPACING_MEMBER);
	VEC_EACH (struct ast_section *, section, &def->sections)
		mark_section(layout, *section);
}

/* ---- columns of fields ---- */

/* The width in field<position, width>, or NULL. */
static const struct token *field_width(struct tokens_of line)
{
	bool is_field = line.end - line.first > 5 && str_equal_c(line.first->text, "field") &&
					str_equal_c(line.first[5].text, ">");
	return is_field && line.first[4].kind == TOKEN_NUMBER ? line.first + 4 : NULL;
}

/* The columns that the widths of the fields from this line up to the next section or definition
 * take: aligned where the author has aligned one. */
static size_t field_columns(const struct statements *s, const struct line *line)
{
	struct statements ahead = *s;
	const struct line *end = s->layout->lines + s->layout->count;
	size_t columns = 2;
	bool begun = false;
	for (; line < end && line->kind != LINE_TOP && line->kind != LINE_SECTION; line++) {
		const struct token *width =
			line->kind == LINE_STATEMENT ? field_width(tokens_of_line(&ahead, line)) : NULL;
		if (!width)
			continue;
		columns = width->text.length > columns ? width->text.length : columns;
		begun = begun || width->span.from > width[-1].span.to + 1;
	}
	return begun ? columns : 0;
}

/* ---- text ---- */

/* False if the tokens are not all of the line. */
static bool lay_out_statement(
	struct statements *s, struct line *line, struct tokens_of tokens, size_t columns)
{
	struct buffer text = buffer_new(s->layout->arena);
	struct spacing spacing;
	const struct token *width = field_width(tokens);
	uint32_t at = line->span.from;
	spacing_start(&spacing, s->layout->arena, line->language);
	for (const struct token *token = tokens.first; token < tokens.end; token++) {
		struct span between = { s->layout->source, at, token->span.from };
		if (str_trim(span_text(between)).length)
			return false;
		bool blank = spacing_blank(&spacing, token, ROLE_NONE, tokens.end);
		if (token == width && columns > width->text.length)
			buffer_add_blanks(&text, columns - width->text.length);
		buffer_add_blanks(&text, blank);
		buffer_add(&text, span_text(token->span));
		at = token->span.to;
	}
	line->text = buffer_str(&text);
	return layout_comment(line, at, &line->comment);
}

static void lay_out_lines(struct statements *s)
{
	struct line *end = s->layout->lines + s->layout->count;
	size_t columns = 0;
	bool fresh = false; /* columns are those of the section */
	for (struct line *line = s->layout->lines; line < end; line++) {
		if (line->kind == LINE_SECTION)
			line->text = str_trim(span_text(line->span));
		if (line->kind == LINE_SECTION || line->kind == LINE_TOP)
			fresh = false;
		if (line->kind != LINE_STATEMENT && line->kind != LINE_TOP)
			continue;
		if (line->kind == LINE_STATEMENT && !fresh) {
			columns = field_columns(s, line);
			fresh = true;
		}
		if (!lay_out_statement(s, line, tokens_of_line(s, line), columns))
			line->kind = LINE_KEPT;
	}
}

static bool has_report(const struct diag *diag, struct span span)
{
	VEC_EACH (struct report *, it, &diag->reports)
		if (span_inside((*it)->span, span))
			return true;
	return false;
}

void layout_definitions(struct layout *layout, const struct ast_file *file,
	const struct tokens *tokens, const struct diag *diag)
{
	struct statements s = { layout, tokens, 0 };
	if (file->language_span.source)
		mark_lines(layout, file->language_span, LINE_TOP, 0);
	VEC_EACH (struct ast_def *, def, &file->defs)
		mark_definition(layout, *def);
	VEC_EACH (struct report *, report, &diag->reports)
		if ((*report)->span.source)
			layout_keep(layout, (*report)->span);
	lay_out_lines(&s);
	VEC_EACH (struct ast_def *, def, &file->defs)
		VEC_EACH (struct ast_section *, it, &(*def)->sections)
			if ((*it)->rows && !has_report(diag, (*it)->body))
				layout_row_columns(layout, (*it)->rows);
}
