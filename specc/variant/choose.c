/* SPDX-License-Identifier: MIT */
/* A source and a variant -> a source of the same length: without the lines that other variants
 * have, without marks, and with numbers in the place of their names. */
#include <string.h>

#include "lang/lex.h"
#include "variant/internal.h"

struct chooser {
	struct variant_text *to;
	const struct variant_set *set;
	const struct variant_def *variant;
	char *text; /* of the copy */
	VEC(struct source_shift) shifts;
	struct variant_place place;
	bool without_def, without_section, without_fence;
	bool without_example; /* what is indented more than the line of the example */
	size_t example_indent;
};

/* Does one of the names hold? A mark with an unknown name was reported. */
static bool mark_holds(const struct chooser *c, struct variant_mark mark)
{
	struct span name;
	bool isnt;
	while (variant_next_name(&mark.names, &name, &isnt)) {
		const struct variant_def *other = variant_find_any(c->set, span_text(name));
		if (other && variant_includes(c->variant, other) != isnt)
			return true;
	}
	return !mark.span.source;
}

static void blank_out(struct chooser *c, uint32_t from, uint32_t to)
{
	for (uint32_t i = from; i < to; i++)
		if (c->text[i] != '\n')
			c->text[i] = ' ';
}

static void add_lack(struct chooser *c, struct span line)
{
	struct span trimmed = span_trim(line);
	struct str text = span_text(trimmed);
	size_t from = c->place.is_def ? str_skip_blanks(text, lex_ident_length(text)) : 0;
	from += c->place.is_def && str_starts_with(str_slice(text, from, text.length), STR("\""));
	size_t to = from + lex_ident_length(str_slice(text, from, text.length));
	struct variant_lack lack = { str_slice(text, from, to), span_part(trimmed, from, to) };
	bool is_value = c->place.def == AST_DEF_ENUM && c->place.section == PLACE_COUNT;
	if (to > from && (c->place.is_def || is_value || c->place.section == PLACE_ROWS))
		VEC_PUSH(c->to->arena, &c->to->lacks, lack);
}

/* ---- numbers ---- */

/* The number that the word in the line is the name of, or NULL. */
static const struct variant_number *number_at(
	const struct chooser *c, struct str text, size_t from, size_t to)
{
	char before = from ? text.text[from - 1] : ' ', after = to < text.length ? text.text[to] : ' ';
	VEC_EACH (const struct variant_number, it, &c->variant->numbers)
		if (str_equal(it->name, str_slice(text, from, to)) && before != '.' && before != '$' &&
			after != '.')
			return it;
	return NULL;
}

/* Puts the digits in the place of the name [from, to) of the line, whose characters are already
 * `shift` further left. Returns by how much the rest of it now is. */
static uint32_t put_digits(
	struct chooser *c, struct span line, size_t from, size_t to, struct str digits, uint32_t shift)
{
	uint32_t length = line.to - line.from, place = line.from + (uint32_t)from - shift;
	uint32_t more = (uint32_t)(to - from - digits.length), end = place + (uint32_t)digits.length;
	memmove(c->text + end, c->text + end + more, line.from + length - end - more);
	blank_out(c, line.to - more, line.to);
	memcpy(c->text + place, digits.text, digits.length);
	VEC_PUSH(c->to->arena, &c->shifts, (struct source_shift){ end, line.to, shift + more });
	return shift + more;
}

/* INTn and UINTn, also where n is a name: INTXLEN. */
static size_t width_prefix(struct str word)
{
	return str_starts_with(word, STR("INT")) ? 3 : str_starts_with(word, STR("UINT")) ? 4 : 0;
}

static void put_numbers(struct chooser *c, struct span line)
{
	struct str text = span_text(line), word;
	size_t end = str_find(text, 0, STR("//"));
	bool quoted = false;
	text.length = end;
	uint32_t shift = 0;
	for (size_t at = 0, seen = 0; str_next_word(text, &at, &word);) {
		size_t from = (size_t)(word.text - text.text);
		for (; seen < from; seen++)
			quoted ^= text.text[seen] == '"';
		from += width_prefix(word);
		const struct variant_number *number = quoted ? NULL : number_at(c, text, from, at);
		if (number)
			shift = put_digits(c, line, from, at, number->digits, shift);
	}
}

/* ---- lines ---- */

static bool is_left_out(const struct chooser *c)
{
	return c->without_def || c->without_section || c->without_fence || c->without_example;
}

/* The cases and the encoding of an example are indented more. */
static void enter_example(struct chooser *c, struct span line, bool holds)
{
	size_t indent = str_skip_blanks(span_text(line), 0);
	if (c->place.section != PLACE_EXAMPLES || c->place.is_section || indent <= c->example_indent)
		c->without_example = false;
	if (c->place.section != PLACE_EXAMPLES || holds || c->without_example || c->place.is_section)
		return;
	c->without_example = true;
	c->example_indent = indent;
}

/* What a mark that does not hold is about: a definition, a section, a fence or the line. */
static void enter_part(struct chooser *c, bool holds)
{
	if (c->place.is_def)
		c->without_def = !holds;
	if (c->place.is_def || c->place.is_section) {
		c->without_section = c->place.is_section && !holds;
		c->without_fence = false;
	}
	if (c->place.is_fence && !c->place.in_fence)
		c->without_fence = !holds;
}

static void choose_line(struct chooser *c, struct span line)
{
	variant_enter_line(&c->place, line);
	struct variant_mark mark = variant_find_mark(line);
	bool holds = !c->place.is_complete || mark_holds(c, mark);
	bool opens = c->place.is_fence && !c->place.in_fence;
	bool is_prose = variant_is_prose(&c->place, line);
	enter_part(c, holds);
	enter_example(c, line, holds || c->place.is_fence);
	if (is_left_out(c) || !holds) {
		add_lack(c, line);
		bool item = !holds && !c->place.is_def && !c->place.is_section;
		blank_out(c, item ? c->place.item : line.from, line.to);
	} else {
		struct span all = mark.span.source ? mark.span : mark.stray;
		blank_out(c, all.from, all.to);
		if (!is_prose && c->place.section != PLACE_SYNTAX && c->place.def != AST_DEF_VARIANT)
			put_numbers(c, line);
	}
	if (c->place.is_fence) {
		c->without_fence = c->without_fence && opens;
		c->place.in_fence = !c->place.in_fence;
	}
}

const struct source *variant_choose(struct variant_text *text, const struct variant_set *set,
	const struct variant_def *variant, const struct source *source)
{
	struct chooser c = { .to = text, .set = set, .variant = variant };
	struct span line;
	c.place.def = AST_DEF_KIND_COUNT;
	c.place.section = PLACE_COUNT;
	c.place.is_complete = true;
	c.text = arena_copy(text->arena, source->text.text, source->text.length);
	for (uint32_t i = 0; variant_next_line(source, &i, &line);)
		choose_line(&c, line);
	struct source *copy = variant_copy(text->arena, source, c.text);
	copy->shifts = c.shifts.items;
	copy->shift_count = c.shifts.count;
	return copy;
}

/* ---- reports ---- */

static void explain_report(
	struct diag *diag, struct report *report, const struct variant_text *text, struct str variant)
{
	struct str name = report->span.source ? span_text(report->span) : (struct str){ 0 };
	VEC_EACH (const struct variant_lack, it, &text->lacks)
		if (name.length && str_equal(it->name, name)) {
			diag_note(diag, report, it->span, "'%.*s' is defined here, but not in variant '%.*s'",
				STR_ARG(name), STR_ARG(variant));
			return;
		}
}

void variant_explain(struct diag *diag, const struct variant_text *text, struct str variant)
{
	VEC_EACH (struct report *, it, &diag->reports)
		explain_report(diag, *it, text, variant);
}

/* ---- the ISA ---- */

static void name_title(
	struct arena *arena, struct ast_stmt *attribute, const struct variant_def *variant)
{
	bool is_title = attribute->name && str_equal_c(attribute->name->text, "title");
	if (is_title && attribute->value && attribute->value->kind == AST_STRING)
		attribute->value->text = str_printf(
			arena, "%.*s (%.*s)", STR_ARG(attribute->value->text), STR_ARG(variant->name));
}

void variant_name_isa(struct arena *arena, struct ast_file *const *files, size_t count,
	const struct variant_def *variant)
{
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs) {
			if ((*it)->kind != AST_DEF_ISA)
				continue;
			(*it)->name =
				str_printf(arena, "%.*s_%.*s", STR_ARG((*it)->name), STR_ARG(variant->name));
			VEC_EACH (struct ast_stmt *, attribute, &(*it)->attributes)
				name_title(arena, *attribute, variant);
		}
}
