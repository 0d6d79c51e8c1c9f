/* SPDX-License-Identifier: MIT */
/* A line -> where it is: in which definition, section, fence and row. */
#include "lang/lex.h"
#include "variant/internal.h"

static struct str first_word_of(struct str text)
{
	return str_slice(text, 0, lex_ident_length(text));
}

/* The section that the line is the header of, or PLACE_COUNT. */
static enum ast_place section_of(struct str text)
{
	struct str word = first_word_of(text);
	return str_starts_with(word, STR("__")) ? place_find_section(str_slice(word, 2, word.length))
											: PLACE_COUNT;
}

static void begin_items(struct variant_place *place)
{
	place->in_fence = false;
	place->depth = 0;
	place->is_complete = true;
}

/* Has the row, or the value of a Fill, its ';' in this line? */
static void enter_item(struct variant_place *place, struct span line)
{
	struct str text = span_text(line);
	struct variant_mark mark = variant_find_mark(line);
	size_t end = str_find(text, 0, STR("//")), closing;
	if (mark.span.source)
		end = mark.span.from - line.from;
	if (place->is_complete)
		place->item = line.from;
	for (size_t i = 0; i < end; i++) {
		char c = text.text[i];
		place->is_complete =
			!place->depth && c == ';' ? true : place->is_complete && char_is_blank(c);
		if ((c == '"' || c == '\'') &&
			(closing = str_find(text, i + 1, (struct str){ &c, 1 })) < text.length)
			i = closing;
		else if (c == '(' || c == '[' || c == '{')
			place->depth++;
		else if (c == ')' || c == ']' || c == '}')
			place->depth -= place->depth > 0;
	}
}

/* Is the line, or the end of one, a row or a Fill? They may take several lines. */
static bool is_item(const struct variant_place *place, struct str text)
{
	bool begins = place->section == PLACE_ROWS ? !str_starts_with(text, STR("__Attribute"))
											   : str_starts_with(text, STR("Fill<"));
	return !place->is_complete || begins;
}

void variant_enter_line(struct variant_place *place, struct span line)
{
	struct str text = str_trim(span_text(line));
	bool in_column_0 = text.length && text.text == span_text(line).text;
	enum ast_def_kind def =
		in_column_0 ? place_find_definition(first_word_of(text)) : AST_DEF_KIND_COUNT;
	enum ast_place section = place->in_fence ? PLACE_COUNT : section_of(text);
	place->is_def = def != AST_DEF_KIND_COUNT;
	place->is_section = !place->is_def && section != PLACE_COUNT;
	place->is_fence = str_starts_with(text, STR("```")) && !place->is_def;
	if (place->is_def)
		place->def = def;
	if (place->is_def || place->is_section) {
		place->section = place->is_def ? PLACE_COUNT : section;
		begin_items(place);
	}
	if (!place->is_def && !place->is_section && text.length && is_item(place, text))
		enter_item(place, line);
	else
		place->item = line.from;
}

static bool is_indented(struct span line)
{
	return str_skip_blanks(span_text(line), 0) > 3 || str_starts_with(span_text(line), STR("\t"));
}

bool variant_is_prose(const struct variant_place *place, struct span line)
{
	bool has_code = place->section == PLACE_SEMANTICS || place->section == PLACE_EXAMPLES;
	if (place->section == PLACE_COUNT || place->is_section ||
		place_section_content(place->section) == PLACE_STATEMENTS ||
		place_section_content(place->section) == PLACE_ROWS_ONLY)
		return false;
	if (place_section_content(place->section) == PLACE_MIXED)
		return !place_is_keyword(first_word_of(str_trim(span_text(line))));
	return !has_code || !(place->in_fence || is_indented(line));
}
