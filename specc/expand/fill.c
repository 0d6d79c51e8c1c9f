/* SPDX-License-Identifier: MIT */
/* A family, its holes and an opcode that fills them -> the text of the opcode's definition as its
 * author would have written it by hand. */
#include "expand/internal.h"

#include "base/never.h"
#include "isa/comment.h"
#include "lang/code_parse.h"
#include "lang/lex.h"

struct opcode_text {
	struct family *f;
	struct ast_def *opcode;
	const struct variant *variant;
	struct made_text made;
	unsigned depth; /* of values in which holes are filled */
};

static void add_text(struct opcode_text *t, struct span line, bool code);

/* Is it one operand whatever stands around it? */
static bool is_closed(const struct sem_expr *e)
{
	switch (e->kind) {
	case SEM_UNARY:
	case SEM_BINARY:
	case SEM_INFIX:
	case SEM_TERNARY:
	case SEM_LANE: return e->parenthesised;
	case SEM_BROKEN:
	case SEM_NUMBER:
	case SEM_REAL:
	case SEM_BOOL:
	case SEM_NAME:
	case SEM_MOD:
	case SEM_STATE:
	case SEM_ABS:
	case SEM_CALL:
	case SEM_INDEX:
	case SEM_SLICE:
	case SEM_MEMBER:
	case SEM_TUPLE:
	case SEM_STRING: return true;
	}
	NEVER();
}

/* Do the signs around the hole end it, whatever it is: `= $value;`, `f($value, 1)`? */
static bool is_alone(struct span line, struct span word)
{
	struct str text = span_text(line);
	struct str before = str_trim(str_slice(text, 0, word.from - line.from));
	struct str after = str_trim(str_slice(text, word.to - line.from, text.length));
	char left = before.length ? before.text[before.length - 1] : '\0';
	char second = before.length > 1 ? before.text[before.length - 2] : '\0';
	bool assigned = left == '=' && !memchr("=!<>", second, 4);
	return (assigned || (left && memchr("([{,", left, 4))) && after.length &&
		   memchr(";,)]}", after.text[0], 5);
}

/* Can the value stand in the place of the hole without brackets? Reports its errors. */
static bool is_bare(struct opcode_text *t, struct span line, struct span word, struct span value)
{
	struct expansion *l = t->f->l;
	size_t errors = l->diag->errors;
	const struct sem_expr *e = sem_parse_value(l->arena, l->diag, value);
	if (l->diag->errors > errors)
		t->opcode->lost = true;
	return is_closed(e) || is_alone(line, word);
}

static void report_unfilled(struct opcode_text *t, struct span hole)
{
	struct expansion *l = t->f->l;
	struct report *report = diag_report(l->diag, CHECK_UNDEFINED_NAME, t->opcode->name_span,
		"nothing fills the hole '%.*s' of '%.*s' in opcode '%.*s': write 'Fill<%.*s> = ...;' in it",
		STR_ARG(span_text(hole)), STR_ARG(t->f->def->name), STR_ARG(t->opcode->name),
		STR_ARG(span_text(hole)));
	diag_note(l->diag, report, hole, "the hole is here");
	t->opcode->lost = true;
}

/* Is the statement that comes next the body of an if or another head? */
static bool awaits_body(struct str ahead)
{
	return str_ends_with(ahead, STR(")")) || str_ends_with(ahead, STR("else"));
}

/* The last line of the text so far that has more than a comment. */
static struct str line_ahead(const struct opcode_text *t)
{
	struct str text = buffer_str(&t->made.text), line = { 0 };
	for (size_t to = text.length, from; to && !line.length; to = from ? from - 1 : 0) {
		for (from = to; from && text.text[from - 1] != '\n';)
			from--;
		line = rows_without_comment(str_slice(text, from, to));
	}
	return line;
}

/* The blanks that the lines of a block begin with: as the first one, or else the fewest. */
static size_t indent_of_block(struct span inner)
{
	size_t least = SIZE_MAX;
	struct span line;
	for (bool first = true; span_line(&inner, &line); first = false) {
		size_t blanks = str_skip_blanks(span_text(line), 0);
		bool empty = blanks == span_text(line).length;
		if (!first && !empty && blanks < least)
			least = blanks;
	}
	return least;
}

/* The statements of a block, its lines indented as the hole is. */
static void add_block_lines(struct opcode_text *t, struct span before, struct span value)
{
	struct span line, inner = span_part(value, 1, value.to - value.from - 1);
	size_t indent = indent_of_block(inner);
	bool first = true;
	while (span_line(&inner, &line)) {
		size_t blanks = str_skip_blanks(span_text(line), 0);
		size_t length = blanks + str_trim(span_text(line)).length;
		if (blanks == length)
			continue;
		if (!first)
			made_add_for(&t->made, value, "\n%.*s", STR_ARG(span_text(before)));
		add_text(t, span_part(line, first || blanks < indent ? blanks : indent, length), true);
		first = false;
	}
}

/* The lines of a block with its braces. */
static void add_braced(struct opcode_text *t, struct span value)
{
	struct span rest = value, line;
	for (bool first = true; span_line(&rest, &line); first = false) {
		if (!first)
			made_add_for(&t->made, value, "\n");
		add_text(t, line, true);
	}
}

/* A block in the place of a statement: `$body;` alone on its line, or the body of an if. */
static bool add_block(
	struct opcode_text *t, struct span line, struct span word, struct span value, struct span *rest)
{
	struct span before = span_part(line, 0, word.from - line.from);
	struct str behind = span_text(*rest), ahead = str_trim(span_text(before));
	size_t blanks = str_skip_blanks(behind, 0);
	if (!rows_is_block_text(value))
		return false;
	if (awaits_body(ahead.length ? ahead : line_ahead(t)))
		add_braced(t, value);
	else if (!ahead.length)
		add_block_lines(t, before, value);
	else
		return false;
	if (blanks < behind.length && behind.text[blanks] == ';')
		rest->from += (uint32_t)blanks + 1;
	return true;
}

/* Values of holes can have holes, but not without end. */
static bool check_depth(struct opcode_text *t, const struct ast_fill *fill)
{
	bool sound = t->depth < MAX_FILL_DEPTH ||
				 diag_fail(t->f->l->diag, CHECK_LIMIT, fill->value,
					 "holes are filled with holes more than %d levels deep", MAX_FILL_DEPTH);
	t->opcode->lost = t->opcode->lost || !sound;
	return sound;
}

/* The hole in a line of a template or of a block, by what fills it. */
static void add_fill_value(struct opcode_text *t, struct span line, struct span word, bool code,
	struct span *rest, const struct ast_fill *fill)
{
	struct str name = span_text(word);
	if (code && add_block(t, line, word, fill->value, rest))
		return;
	if (code && rows_is_block_text(fill->value)) {
		t->opcode->lost = !diag_second(t->f->l->diag, CHECK_SEMANTICS_SYNTAX, word, fill->value,
			"the block is here",
			"a block fills '%.*s', so it must be alone on its line or the body of an 'if'",
			STR_ARG(name));
		return;
	}
	if (!code && rows_is_no_text(fill->value))
		return;
	bool bare = !code || is_bare(t, line, word, fill->value);
	if (!bare)
		made_add_for(&t->made, fill->value, "(");
	add_text(t, fill->value, code);
	if (!bare)
		made_add_for(&t->made, fill->value, ")");
}

/* The hole in a line of a template or of a block. */
static void add_filled(
	struct opcode_text *t, struct span line, struct span word, bool code, struct span *rest)
{
	struct str name = span_text(word);
	const struct ast_fill *fill = rows_nearest_fill(t->f, t->opcode, t->variant, name);
	if (!fill && str_equal_c(name, "$name")) {
		made_add_for(&t->made, t->opcode->name_span, "%.*s",
			STR_ARG(str_lower(t->f->l->arena, span_text(t->opcode->name_span))));
		return;
	}
	if (!fill) {
		report_unfilled(t, word);
		return;
	}
	if (!check_depth(t, fill))
		return;
	t->depth++;
	add_fill_value(t, line, word, code, rest, fill);
	t->depth--;
}

/* A text of one line, with its holes filled. */
static void add_text(struct opcode_text *t, struct span line, bool code)
{
	struct span rest = line, word;
	uint32_t at = line.from;
	while (rows_next_hole(&rest, code, &word)) {
		if (!str_map_get(&t->f->holes, span_text(word)))
			continue;
		made_add(&t->made, (struct span){ line.source, at, word.from });
		add_filled(t, line, word, code, &rest);
		at = rest.from;
	}
	made_add(&t->made, (struct span){ line.source, at, line.to });
}

/* Is it a line of which empty values of holes left nothing, or nothing but the end of a template or
 * of the header of a block? */
static bool is_left_empty(struct span line, struct str text, bool code)
{
	const char *end = !code ? ";" : rows_is_header(line) ? ":" : "";
	return str_trim(span_text(line)).length && str_equal_c(rows_without_comment(text), end) &&
		   (end[0] || !str_trim(text).length);
}

/* A line of a fence; false if empty values leave nothing of it, so that it is left out. */
static bool add_line(struct opcode_text *t, struct span line, bool code)
{
	size_t start = t->made.text.length;
	add_text(t, line, code && !rows_is_header(line));
	struct str text = str_slice(buffer_str(&t->made.text), start, t->made.text.length);
	bool empty = is_left_empty(line, text, code);
	if (empty)
		made_cut(&t->made, start);
	else
		made_add_for(&t->made, line, "\n");
	return !empty;
}

/* The templates, or the blocks, of a fence that fit the opcode. */
static void add_fence(
	struct opcode_text *t, const struct ast_section *section, struct span rest, bool code)
{
	struct span line;
	for (bool fits = true; span_line(&rest, &line);) {
		bool head = !code || rows_is_header(line);
		if (head)
			fits = expand_fits(t->f, t->opcode, t->variant, section, line);
		bool added = fits && add_line(t, line, code);
		if (head)
			fits = added;
	}
}

/* A section of the family with the holes in its fences filled. */
static void add_section(struct opcode_text *t, const struct ast_section *section, bool code)
{
	uint32_t at = section->body.from;
	made_add_for(&t->made, section->span, "  ");
	made_add(&t->made, section->span);
	made_add_for(&t->made, section->span, "\n");
	VEC_EACH (struct ast_block, it, &section->blocks) {
		if (it->kind != AST_FENCE)
			continue;
		made_add(&t->made, (struct span){ section->body.source, at, it->span.from });
		add_fence(t, section, it->span, code);
		at = it->span.to;
	}
	made_add(&t->made, (struct span){ section->body.source, at, section->body.to });
}

/* Its value, unless the Fill is NULL, and the end of the line. */
static void end_field(
	struct made_text *made, const struct ast_stmt *field, const struct ast_fill *fill)
{
	if (fill) {
		made_add_for(made, fill->value, " == ");
		made_add(made, fill->value);
		made_add_for(made, fill->value, ";");
	}
	made_add_for(made, field->span, "\n");
}

void rows_add_field(
	struct made_text *made, const struct ast_stmt *field, const struct ast_fill *fill)
{
	struct span head = field->span;
	if (fill)
		head.to = field->name->span.to;
	made_add_for(made, field->span, "    ");
	made_add(made, head);
	end_field(made, field, fill);
}

/* The header of a section, unless it has it. */
static void open_section(struct opcode_text *t, struct span because, const char **header)
{
	if (*header)
		made_add_for(&t->made, because, "  %s\n", *header);
	*header = NULL;
}

/* Leaves out the comma on one side of a value that is empty. */
static void skip_comma(struct opcode_text *t, struct span *rest)
{
	struct str behind = span_text(*rest), ahead = str_trim(buffer_str(&t->made.text));
	size_t blanks = str_skip_blanks(behind, 0);
	if (blanks < behind.length && behind.text[blanks] == ',')
		rest->from += (uint32_t)blanks + 1 + (uint32_t)(behind.text[blanks + 1] == ' ');
	else if (str_ends_with(ahead, STR(",")))
		made_cut(&t->made, (size_t)(ahead.text - t->made.text.text) + ahead.length - 1);
}

/* The declaration of a field, or a value in it, with its holes filled. A value in braces is any
 * number of pieces. */
static void add_field_text(struct opcode_text *t, struct span text)
{
	struct span rest = text, word;
	uint32_t at = rest.from;
	while (rows_next_field_hole(t->f->l, &rest, &word)) {
		const struct ast_fill *fill =
			rows_nearest_fill(t->f, t->opcode, t->variant, span_text(word));
		struct span value = fill ? fill->value : NO_SPAN;
		if (fill && rows_is_braced(value))
			value = span_trim(span_part(value, 1, value.to - value.from - 1));
		made_add(&t->made, (struct span){ word.source, at, word.from });
		if (!fill)
			report_unfilled(t, word);
		else if (check_depth(t, fill)) {
			t->depth++;
			add_field_text(t, value);
			t->depth--;
		}
		if (fill && value.from == value.to)
			skip_comma(t, &rest);
		at = rest.from;
	}
	made_add(&t->made, (struct span){ rest.source, at, text.to });
}

/* A statement; a field with its holes filled, and with the value of the Fill unless it is NULL. */
static void add_filled_field(
	struct opcode_text *t, const struct ast_stmt *field, const struct ast_fill *fill)
{
	struct span head = field->span;
	if (fill)
		head.to = field->name->span.to;
	made_add_for(&t->made, field->span, "    ");
	if (field->kind == AST_STMT_ENCODING_FIELD)
		add_field_text(t, head);
	else
		made_add(&t->made, head);
	end_field(&t->made, field, fill);
}

static void add_varied_fields(struct opcode_text *t, const char **header)
{
	const struct ast_section *own = rows_find_section(t->opcode, "Encoding");
	for (size_t i = 0; t->f->encoding && i < t->f->encoding->statements.count; i++) {
		const struct ast_stmt *field = t->f->encoding->statements.items[i];
		if (!rows_is_varied(t->f, field) || rows_find_field(own, field->name->text))
			continue;
		open_section(t, t->opcode->name_span, header);
		add_filled_field(t, field, rows_own_fill(t->opcode, field->name->text));
	}
}

/* The statements that the rows of groups have for the opcode; its fills give values to fields. */
static void add_variant_statements(struct opcode_text *t, const char **header)
{
	const struct ast_section *own = rows_find_section(t->opcode, "Encoding");
	VEC_EACH (struct ast_stmt *, it, &t->variant->statements) {
		struct str name = (*it)->name ? (*it)->name->text : (struct str){ 0 };
		bool field = (*it)->kind == AST_STMT_ENCODING_FIELD;
		if (field && rows_find_field(own, name))
			continue;
		open_section(t, (*it)->span, header);
		add_filled_field(
			t, *it, field ? rows_nearest_fill(t->f, t->opcode, t->variant, name) : NULL);
	}
}

static void add_description(struct opcode_text *t, struct str text)
{
	struct comment comment = { 0 };
	struct span place = t->opcode->name_span;
	comment_add(t->f->l->arena, &comment, text, STR("//"));
	if (comment.text.length)
		made_add_for(&t->made, place, "  __Description\n%.*s\n\n", STR_ARG(comment.text));
	VEC_EACH (struct comment_text, it, &comment.languages)
		made_add_for(&t->made, place, "  __Description<%.*s>\n%.*s\n\n", STR_ARG(it->language),
			STR_ARG(it->text));
}

enum ast_place rows_statement_place(struct str column)
{
	static const enum ast_place places[] = { PLACE_BODY_OPCODE, PLACE_ENCODING, PLACE_OPERAND_INFO,
		PLACE_EXCEPTION };
	struct str keyword = str_trim(str_slice(column, 0, str_find(column, 0, STR("<"))));
	if (str_starts_with(column, STR("__Attribute ")))
		return PLACE_BODY_OPCODE;
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		enum ast_stmt_kind kind = place_find_statement(places[i], keyword);
		if (kind != AST_STMT_OTHER && kind != AST_STMT_BODY_OPCODE_FILL &&
			kind != AST_STMT_ENCODING_FIELD)
			return places[i];
	}
	return PLACE_COUNT;
}

/* `Cycles` takes the value as `Cycles<value>;`, a longer head as `Type<rd> = value;`. */
static void add_column_statement(struct opcode_text *t, const struct ast_fill *fill)
{
	bool whole = lex_ident_length(fill->name) < fill->name.length;
	made_add_for(&t->made, fill->value, "    ");
	made_add(&t->made, fill->name_span);
	made_add_for(&t->made, fill->value, whole ? " = " : "<");
	made_add(&t->made, fill->value);
	made_add_for(&t->made, fill->value, whole ? ";\n" : ">;\n");
}

/* The statements of a place that columns give; {} is none. header: of the section, or NULL. */
static void add_column_statements(struct opcode_text *t, enum ast_place place, const char *header)
{
	VEC_EACH (struct ast_fill, it, &t->opcode->fills) {
		if (it->name.text[0] == '$' || str_map_get(&t->f->varied, it->name) ||
			rows_statement_place(it->name) != place || rows_is_no_text(it->value))
			continue;
		open_section(t, it->value, &header);
		add_column_statement(t, it);
	}
}

static void add_sections_of_statements(struct opcode_text *t)
{
	const char *encoding = "__Encoding";
	add_varied_fields(t, &encoding);
	add_variant_statements(t, &encoding);
	add_column_statements(t, PLACE_ENCODING, encoding);
	add_column_statements(t, PLACE_OPERAND_INFO, "__OperandInfo");
	add_column_statements(t, PLACE_EXCEPTION, "__Exception");
}

/* What the opcode has by its columns and holes, as its author would have written it. */
const struct source *rows_text(
	struct family *f, struct ast_def *opcode, const struct variant *variant, struct str description)
{
	struct opcode_text t = { f, opcode, variant, made_text_new(f->l->arena), 0 };
	made_add_for(&t.made, opcode->name_span, "__DefOpcode ");
	made_add(&t.made, opcode->name_span);
	made_add_for(&t.made, opcode->name_span, "%.*s : [%.*s]\n", STR_ARG(variant->suffix),
		STR_ARG(f->def->name));
	add_column_statements(&t, PLACE_BODY_OPCODE, NULL);
	add_sections_of_statements(&t);
	if (f->syntax_holes && !rows_find_section(opcode, "Syntax"))
		add_section(&t, f->syntax, false);
	add_description(&t, description);
	if (f->semantics_holes && !rows_find_section(opcode, "Semantics"))
		add_section(&t, f->semantics, true);
	return made_source(&t.made, f->l->diag, opcode->name_span.source);
}
