/* SPDX-License-Identifier: MIT */
/* The templates and blocks of a family with holes -> those that each of its opcodes has. Rows can
 * have different fields; an opcode has no template with a field that only others have, and none
 * without a field of its own that another template shows. Likewise its blocks, by their headers. */
#include "expand/internal.h"

#include "lang/lex.h"

/* An opcode and a section of its family. */
struct fitting {
	const struct family *f;
	const struct ast_section *section;
	const struct ast_def *opcode;
	const struct variant *variant;
};

enum shown { SHOWN_NOT, SHOWN_PERHAPS, SHOWN_ALWAYS };

enum { MAX_DEPTH = 8 }; /* of values with holes */

/* ---- what a line shows ---- */

/* A field that is looked for in the words of a line, while it is read. */
struct word_search {
	struct str name;
	size_t length, same; /* of the word so far: its characters, those that begin the name */
	bool filled;         /* a hole gave part of it */
	bool begun, head;    /* something was read; only the mnemonic so far */
	bool quoted;
	bool sets; /* behind the ':' of {'s':flags=Set} */
	char sign; /* the last one between words, blanks aside */
	enum shown shown;
};

static void note_shown(struct word_search *s, enum shown shown)
{
	s->shown = shown > s->shown ? shown : s->shown;
}

/* A mnemonic, or a part of one, that fills a hole can have the name of a field of other opcodes. */
static void end_word(struct word_search *s)
{
	if (s->length && s->length == s->name.length && s->same == s->length)
		note_shown(s, s->head && s->filled ? SHOWN_PERHAPS : SHOWN_ALWAYS);
	s->length = s->same = 0;
	s->filled = false;
}

static void add_to_word(struct word_search *s, struct str text, bool filled)
{
	for (size_t i = 0; i < text.length; i++, s->length++)
		if (s->same == s->length && s->length < s->name.length &&
			(text.text[i] == s->name.text[s->length] ||
				char_lower(text.text[i]) == s->name.text[s->length]))
			s->same++;
	s->filled = s->filled || filled;
	s->begun = true;
}

static void add_between_words(struct word_search *s, char c)
{
	end_word(s);
	s->quoted ^= c == '\'';
	s->sets = c == ':' ? s->sign == '\'' : s->sets && c != '}';
	s->sign = char_is_blank(c) ? s->sign : c;
	s->head = s->head && !(s->begun && char_is_blank(c));
	s->begun = s->begun || !char_is_blank(c);
}

static void search_text(
	const struct fitting *t, struct span text, unsigned depth, struct word_search *s);

/* A word, which can be a hole. The text of a __DefOperand can show any field. */
static void search_word(
	const struct fitting *t, struct span word, unsigned depth, struct word_search *s)
{
	struct str text = span_text(word);
	if (s->sets && s->sign == '=')
		return; /* a value */
	const struct ast_fill *fill = rows_nearest_fill(t->f, t->opcode, t->variant, text);
	if (str_map_get(t->f->operands, text))
		note_shown(s, SHOWN_PERHAPS);
	else if (text.text[0] != '$' || !fill || depth == MAX_DEPTH)
		add_to_word(s, text, depth > 0);
	else if (!rows_is_no_text(fill->value))
		search_text(t, fill->value, depth + 1, s);
}

/* A text outside of quotes and comments. A word can go on behind it. */
static void search_text(
	const struct fitting *t, struct span line, unsigned depth, struct word_search *s)
{
	struct str text = str_slice(span_text(line), 0, str_find(span_text(line), 0, STR("//")));
	for (size_t i = 0, length; i < text.length; i += length) {
		struct str rest = str_slice(text, i, text.length);
		length = char_is_digit(rest.text[0]) ? str_word_end(rest, 0) : lex_name_length(rest);
		if (length && !s->quoted)
			search_word(t, span_part(line, i, i + length), depth, s);
		else
			add_between_words(s, rest.text[0]);
		length = length && !s->quoted ? length : 1;
	}
}

/* How a line, whose holes are filled, shows the field of this name. */
static enum shown shown_by_text(const struct fitting *t, struct span line, struct str name)
{
	struct word_search s = { .name = name, .head = true };
	search_text(t, line, 0, &s);
	end_word(&s);
	return s.shown;
}

/* ---- the lines of a section ---- */

static bool is_syntax(const struct ast_section *section)
{
	return str_equal_c(section->name, "Syntax");
}

static bool is_list(struct span line)
{
	return str_starts_with(str_trim(span_text(line)), STR("."));
}

/* Is the line a template, a list of a modifier or the header of a block? */
static bool is_judged(const struct ast_section *section, struct span line)
{
	return is_syntax(section) ? str_trim(span_text(line)).length > 0 : rows_is_header(line);
}

static bool next_judged(const struct ast_section *section, struct span *rest, struct span *line)
{
	while (span_line(rest, line))
		if (is_judged(section, *line))
			return true;
	return false;
}

/* All such lines of a section. */
struct judged {
	VEC(struct span) list;
};

static struct judged judged_lines(struct arena *arena, const struct ast_section *section)
{
	struct judged lines = { 0 };
	for (size_t i = 0; section && i < section->blocks.count; i++) {
		struct span rest = section->blocks.items[i].span, line;
		while (section->blocks.items[i].kind == AST_FENCE && next_judged(section, &rest, &line))
			VEC_PUSH(arena, &lines.list, line);
	}
	return lines;
}

/* How a template, a header or a list, by what is before its '=', shows the field of this name. */
static enum shown shown_by(const struct fitting *t, struct span line, struct str name)
{
	size_t length = is_list(line) ? str_find(span_text(line), 0, STR("=")) : line.to - line.from;
	return shown_by_text(t, span_part(line, 0, length), name);
}

/* Does one of them show it? */
static bool is_shown_in_section(const struct fitting *t, struct str name)
{
	struct judged lines = judged_lines(t->f->l->arena, t->section);
	VEC_EACH (struct span, it, &lines.list)
		if (!is_list(*it) && shown_by(t, *it, name))
			return true;
	return false;
}

/* ---- the fields of an opcode ---- */

/* The field of this name that an opcode can show beside those of its whole family, or NULL. */
static const struct ast_stmt *field_of_opcode(const struct fitting *t, struct str name)
{
	const struct ast_stmt *field = rows_find_field(rows_find_section(t->opcode, "Encoding"), name);
	if (!field && rows_nearest_fill(t->f, t->opcode, t->variant, name))
		return NULL;
	VEC_EACH (struct ast_stmt *, it, &t->variant->statements)
		if (!field && (*it)->name && str_equal((*it)->name->text, name))
			field = *it;
	if (!field && str_map_get(&t->f->varied, name))
		field = rows_find_field(t->f->encoding, name);
	return field && !str_equal_c(field->op, "==") ? field : NULL;
}

static bool is_in_apart(const struct family *f, struct str name)
{
	VEC_EACH (struct str, it, &f->apart)
		if (str_equal(*it, name))
			return true;
	return false;
}

static void add_apart(struct family *f, struct ast_stmt *const *statements, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (statements[i]->kind == AST_STMT_ENCODING_FIELD && statements[i]->name &&
			!is_in_apart(f, statements[i]->name->text))
			VEC_PUSH(f->l->arena, &f->apart, statements[i]->name->text);
}

static void find_apart(struct family *f)
{
	VEC_EACH (struct ast_def *, it, &f->opcodes) {
		const struct ast_section *own = rows_find_section(*it, "Encoding");
		if (own)
			add_apart(f, own->statements.items, own->statements.count);
	}
	VEC_EACH (struct variant, it, &f->variants->list)
		add_apart(f, it->statements.items, it->statements.count);
	for (size_t i = 0; f->encoding && i < f->encoding->statements.count; i++)
		if (rows_is_varied(f, f->encoding->statements.items[i]))
			add_apart(f, &f->encoding->statements.items[i], 1);
}

/* ---- what fits ---- */

/* Does the line not show a field that the opcode needs, and another does? */
static bool lacks_needed(const struct fitting *t, struct span line, const struct ast_stmt *field)
{
	struct str name = field->name->text;
	return !field->op.length && !is_list(line) && !shown_by(t, line, name) &&
		   is_shown_in_section(t, name);
}

/* Why a line does not fit: a field that it shows, or one that it should show. */
struct misfit {
	struct str shown, needed;
};

static bool line_fits(const struct fitting *t, struct span line, struct misfit *why)
{
	*why = (struct misfit){ 0 };
	VEC_EACH (struct str, it, &t->f->apart) {
		const struct ast_stmt *field = field_of_opcode(t, *it);
		if (field && lacks_needed(t, line, field))
			why->needed = *it;
		else if (!field && shown_by(t, line, *it) == SHOWN_ALWAYS)
			why->shown = *it;
	}
	return !why->needed.length && !why->shown.length;
}

static void note_misfit_line(const struct fitting *t, struct report *report, struct span place,
	const struct misfit *why, const char *before)
{
	struct str name = t->opcode->name;
	if (why->shown.length)
		diag_note(t->f->l->diag, report, place, "%sit shows '%.*s', which '%.*s' does not have",
			before, STR_ARG(why->shown), STR_ARG(name));
	else
		diag_note(t->f->l->diag, report, place,
			"%sit does not show '%.*s', which '%.*s' has without a default", before,
			STR_ARG(why->needed), STR_ARG(name));
}

/* Some opcode must have the template or block. */
static void check_line_fits(struct fitting *t, struct span line)
{
	struct misfit why = { 0 };
	for (size_t i = 0; i < t->f->opcodes.count; i++) {
		t->opcode = t->f->opcodes.items[i];
		t->variant = rows_variant_of(t->f, i);
		if (t->opcode->lost || line_fits(t, line, &why))
			return;
	}
	bool syntax = is_syntax(t->section);
	struct report *report =
		diag_report(t->f->l->diag, syntax ? CHECK_OPERAND_FIELD : CHECK_SEMANTICS_HEADER,
			span_trim(line), "this %s fits no opcode of '%.*s'", syntax ? "template" : "block",
			STR_ARG(t->f->def->name));
	note_misfit_line(t, report, t->opcode->name_span, &why, "for example, ");
}

/* The opcode has a template, or a block; lost after a report. */
static void check_opcode_fits(const struct fitting *t, struct ast_def *opcode, struct judged lines)
{
	struct misfit why;
	bool syntax = is_syntax(t->section), found = false;
	VEC_EACH (struct span, it, &lines.list)
		found = found || (!is_list(*it) && line_fits(t, *it, &why));
	if (found || !lines.list.count || rows_find_section(opcode, syntax ? "Syntax" : "Semantics"))
		return;
	struct report *report = diag_report(t->f->l->diag,
		syntax ? CHECK_NO_TEMPLATE : CHECK_SEMANTICS_BLOCK, opcode->name_span,
		syntax ? "no template can write '%.*s'" : "no block describes '%.*s'",
		STR_ARG(opcode->name));
	VEC_EACH (struct span, it, &lines.list)
		if (!is_list(*it) && !line_fits(t, *it, &why))
			note_misfit_line(t, report, span_trim(*it), &why, "");
	opcode->lost = true;
}

static void check_lines(struct family *f, const struct ast_section *section)
{
	struct fitting t = { .f = f, .section = section };
	struct judged lines = judged_lines(f->l->arena, section);
	VEC_EACH (struct span, it, &lines.list)
		check_line_fits(&t, *it);
}

static void check_opcodes(struct family *f, const struct ast_section *section)
{
	struct fitting t = { .f = f, .section = section };
	struct judged lines = judged_lines(f->l->arena, section);
	for (size_t i = 0; i < f->opcodes.count; i++) {
		t.opcode = f->opcodes.items[i];
		t.variant = rows_variant_of(f, i);
		if (!t.opcode->lost)
			check_opcode_fits(&t, f->opcodes.items[i], lines);
	}
}

void expand_check_fits(struct family *f)
{
	const struct ast_section *sections[] = { f->syntax_holes ? f->syntax : NULL,
		f->semantics_holes ? f->semantics : NULL };
	if ((!sections[0] && !sections[1]) || !f->opcodes.count)
		return;
	find_apart(f);
	for (size_t i = 0; f->apart.count && i < 2; i++)
		if (sections[i])
			check_lines(f, sections[i]);
	for (size_t i = 0; f->apart.count && i < 2; i++)
		if (sections[i])
			check_opcodes(f, sections[i]);
}

bool expand_fits(const struct family *f, const struct ast_def *opcode,
	const struct variant *variant, const struct ast_section *section, struct span line)
{
	const struct fitting t = { f, section, opcode, variant };
	struct misfit why;
	return !f->apart.count || !is_judged(section, line) || line_fits(&t, line, &why);
}
