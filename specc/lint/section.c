/* SPDX-License-Identifier: MIT */
/* Checks of the sections of definitions: missing and empty ones, fences, stray punctuation,
 * unfinished text. */
#include <string.h>

#include "lint/internal.h"

static const char *const code_sections[] = { "Syntax", "Semantics", "Examples", "Simulation",
	NULL };

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static bool is_code_section(const struct ast_section *section)
{
	return str_is_one_of(section->name, code_sections);
}

/* ---- missing sections ---- */

/* A section that is looked for: in any language where none is named. */
struct wanted {
	const char *name;
	struct str language;
};

/* Sections with only statements and code have no language. Empty sections are reported
 * separately. */
static bool in_language(const struct ast_section *section)
{
	VEC_EACH (struct ast_block, it, &section->blocks)
		if (it->kind == AST_PROSE)
			return true;
	return !section->statements.count && !section->blocks.count;
}

static bool has_wanted(
	const struct check_run *run, const struct definition *d, struct wanted wanted)
{
	VEC_EACH (struct section, it, &d->sections)
		if (str_equal_c(it->name, wanted.name) &&
			(!wanted.language.length ||
				(in_language(it->ast) &&
					str_equal(isa_section_language(run->isa, it->ast), wanted.language))))
			return true;
	return false;
}

/* Is it in the optype itself, or in all its opcodes? */
static bool family_has_wanted(
	const struct check_run *run, const struct family *family, struct wanted wanted)
{
	bool all = family->opcodes.count > 0;
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		all = all && has_wanted(run, (*it)->definition, wanted);
	return all || has_wanted(run, family->optype, wanted);
}

/* Has an error in a row or a Fill, which is reported, left an opcode without its template and its
 * block? */
static bool lost_text(const struct family *family)
{
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		if ((*it)->definition->ast->lost)
			return true;
	return false;
}

/* __ModifierInfo says nothing where there are no lists, __OperandInfo where there are no operands,
 * and templates are not asked of opcodes without forms. */
static bool needs(const struct family *family, const char *name)
{
	if (strcmp(name, "ModifierInfo") == 0)
		return family->optype->modifier_lists.count > 0;
	if (strcmp(name, "Syntax") == 0)
		return family->sound && !lost_text(family);
	if (strcmp(name, "Semantics") == 0 && lost_text(family))
		return false;
	bool operands = strcmp(name, "OperandInfo") != 0;
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		operands = operands || opcode_has_operands(*it);
	return operands;
}

/* Lists of operands, which follow from templates and blocks, are expected of nobody. */
static bool explains(const struct definition *optype, const char *name)
{
	bool prose = strcmp(name, "OperandInfo") != 0;
	VEC_EACH (struct section, it, &optype->sections)
		prose = prose || (str_equal_c(it->name, name) && in_language(it->ast));
	return prose;
}

/* A section is expected of an optype when at least half of all optypes have it, and in a language
 * when at least half have it in this one; __ModifierInfo when any optype has it, and in a language
 * when at least half of those with modifier lists have it. */
static bool expected(const struct check_run *run, struct wanted wanted)
{
	bool modifiers = strcmp(wanted.name, "ModifierInfo") == 0;
	size_t with = 0, all = 0;
	VEC_EACH (struct family, it, &run->families) {
		if (modifiers && !wanted.language.length && family_has_wanted(run, it, wanted))
			return true;
		if (modifiers && !it->optype->modifier_lists.count)
			continue;
		all++;
		with += family_has_wanted(run, it, wanted) && explains(it->optype, wanted.name);
	}
	return with && 2 * with >= all;
}

/* A language is missing only if the family has the section in another one. */
static bool misses(const struct check_run *run, const struct family *family, struct wanted wanted,
	const struct names *languages)
{
	if (!needs(family, wanted.name) || family_has_wanted(run, family, wanted))
		return false;
	bool other = !wanted.language.length;
	VEC_EACH (struct str, it, &languages->list)
		other = other || family_has_wanted(run, family, (struct wanted){ wanted.name, *it });
	return other;
}

/* Adds to missing[i] of each family the section if that is expected, and missed. */
static void find_missing(struct check_run *run, struct wanted wanted, const struct names *languages,
	struct names *missing)
{
	if (!expected(run, wanted))
		return;
	struct str text = str_from_c(wanted.name);
	if (wanted.language.length)
		text = str_printf(run->arena, "%s (%.*s)", wanted.name, STR_ARG(wanted.language));
	for (size_t i = 0; i < run->families.count; i++)
		if (misses(run, &run->families.items[i], wanted, languages))
			names_add(run->arena, &missing[i], text);
}

static void missing_sections(struct check_run *run)
{
	static const char *const names[] = { "Syntax", "Description", "OperandInfo", "Semantics",
		"Examples", "ModifierInfo" };
	struct names languages = { 0 };
	struct names *missing = ARENA_ARRAY(run->arena, struct names, run->families.count);
	VEC_EACH (struct family, it, &run->families)
		VEC_EACH (struct section, section, &it->optype->sections)
			names_add(run->arena, &languages, isa_section_language(run->isa, section->ast));
	for (size_t i = 0; i < COUNT_OF(names); i++) {
		find_missing(run, (struct wanted){ names[i], { 0 } }, &languages, missing);
		VEC_EACH (struct str, language, &languages.list)
			find_missing(run, (struct wanted){ names[i], *language }, &languages, missing);
	}
	for (size_t i = 0; i < run->families.count; i++) {
		const struct definition *d = run->families.items[i].optype;
		if (missing[i].list.count && run->families.items[i].opcodes.count)
			check_report(run, d, CHECK_SECTION_MISSING, d->name_span, "'%.*s' has no section %.*s",
				STR_ARG(d->name), STR_ARG(names_text(run->arena, &missing[i], "__", "")));
	}
}

/* ---- empty, repeated and misplaced sections, fences ---- */

static bool blank_span(struct span span)
{
	span = span_trim(span);
	return span.from == span.to;
}

static bool is_empty(const struct ast_section *section)
{
	return !section->statements.count && !section->blocks.count &&
		   !(section->rows && section->rows->list.count);
}

static const char *const formula_marks[] = { "TO"
											 "DO",
	"FIX"
	"ME",
	"XXX", "TBD", "???" };

static bool is_word_at(struct str text, size_t at, struct str word)
{
	size_t end = at + word.length;
	return str_equal(str_slice(text, at, end), word) && (!at || !char_is_word(text.text[at - 1])) &&
		   (end >= text.length || !char_is_word(text.text[end]));
}

/* A '?' in a string is a bit of a length pattern. */
static bool in_string(struct str text, size_t at)
{
	bool inside = false;
	for (unsigned n = 0; n < 300 && at > 0 && text.text[at - 1] != '\n'; n++)
		inside ^= text.text[--at] == '"';
	return inside;
}

/* Text that is only a mark is reported separately. */
static bool is_unfinished(struct str text)
{
	for (size_t k = 0; k < COUNT_OF(formula_marks); k++)
		if (is_word_at(str_trim(text), 0, str_from_c(formula_marks[k])) && text.length < 16)
			return true;
	return false;
}

static void check_fences(
	struct check_run *run, const struct definition *d, const struct ast_section *section)
{
	bool fence = false;
	const struct ast_block *text = NULL;
	VEC_EACH (struct ast_block, it, &section->blocks) {
		if (it->kind == AST_PROSE) {
			text = text ? text : it;
			continue;
		}
		fence = true;
		if (it->closed && blank_span(it->span))
			check_report(run, d, CHECK_EMPTY_FENCE, it->fence_span, "this fence is empty");
	}
	if (fence || !text || !is_code_section(section) || is_unfinished(span_text(text->span)))
		return;
	struct span rest = span_trim(text->span), line = rest;
	span_line(&rest, &line);
	struct report *report = check_report(run, d, CHECK_MISSING_FENCE, span_trim(line),
		"__%.*s of '%.*s' holds text but no code in a fence", STR_ARG(section->name),
		STR_ARG(d->name));
	if (str_equal_c(section->name, "Examples") &&
		!has_wanted(run, d, (struct wanted){ "Semantics", { 0 } }))
		diag_note(run->diag, report, section->span, "is this the __Semantics that '%.*s' lacks?",
			STR_ARG(d->name));
}

static unsigned column_of_section(const struct ast_section *section)
{
	return source_position(section->span.source, section->span.from).column;
}

/* The only header of a definition at its column. */
static void check_indent(struct check_run *run, const struct definition *d)
{
	VEC_EACH (struct ast_section *, it, &d->ast->sections) {
		unsigned column = column_of_section(*it), others = 0, same = 0;
		VEC_EACH (struct ast_section *, other, &d->ast->sections) {
			same += *other != *it && column_of_section(*other) == column;
			others += *other != *it && column_of_section(*other) != column;
		}
		if (!same && others > 1)
			check_report(run, d, CHECK_SECTION_INDENT, (*it)->span,
				"this header is indented by %u, unlike the others of '%.*s'", column - 1,
				STR_ARG(d->name));
	}
}

static void check_definition_sections(struct check_run *run, const struct definition *d)
{
	for (size_t i = 0; i < d->ast->sections.count; i++) {
		const struct ast_section *section = d->ast->sections.items[i];
		if (is_empty(section) && !places_inside(&run->errors, section->body))
			check_report(run, d, CHECK_SECTION_EMPTY, section->span,
				"section __%.*s of '%.*s' is empty", STR_ARG(section->name), STR_ARG(d->name));
		for (size_t k = 0; k < i; k++) {
			const struct ast_section *other = d->ast->sections.items[k];
			if (!str_equal(other->name, section->name) ||
				!str_equal(other->language, section->language))
				continue;
			struct report *report = check_report(run, d, CHECK_SECTION_REPEATED, section->span,
				"'%.*s' has a second section __%.*s", STR_ARG(d->name), STR_ARG(section->name));
			diag_note(run->diag, report, other->span, "the first one is here");
			break;
		}
		check_fences(run, d, section);
	}
}

/* Sections that are in another order than in most definitions of the ISA: off by default. */
static void section_order(struct check_run *run, const struct definition *d)
{
	static const char *const usual[] = { "Encoding", "Syntax", "Description", "OperandInfo",
		"ModifierInfo", "Semantics", "Exception", "Examples", "Simulation" };
	size_t last = 0;
	const struct section *before = NULL;
	VEC_EACH (struct section, it, &d->sections) {
		size_t at = 0;
		while (at < COUNT_OF(usual) && !str_equal_c(it->name, usual[at]))
			at++;
		if (at == COUNT_OF(usual))
			continue;
		if (before && at < last) {
			struct report *report = check_report(run, d, CHECK_SECTION_ORDER, it->span,
				"section __%.*s comes after __%.*s", STR_ARG(it->name), STR_ARG(before->name));
			diag_note(run->diag, report, before->span, "it usually comes before this one");
			return;
		}
		last = at;
		before = it;
	}
}

/* ---- punctuation in fences ---- */

static bool full_width(uint32_t code)
{
	return (code >= 0xff01 && code <= 0xff5e) || code == 0x3001 || code == 0x3002;
}

static void full_width_in(struct check_run *run, const struct definition *d, struct span line)
{
	struct str text = span_text(line);
	for (size_t i = 0; i < text.length;) {
		uint32_t code = 0;
		size_t bytes = utf8_decode(str_slice(text, i, text.length), &code);
		if (bytes && full_width(code)) {
			check_report(run, d, CHECK_FULL_WIDTH, span_part(line, i, i + bytes),
				"full-width '%.*s' in code", (int)bytes, text.text + i);
			return;
		}
		i += bytes ? bytes : 1;
	}
}

static bool is_ascii(struct str text)
{
	for (size_t i = 0; i < text.length; i++)
		if ((unsigned char)text.text[i] >= 0x80)
			return false;
	return true;
}

static void fence_punctuation(struct check_run *run, const struct definition *d,
	const struct ast_section *section, const struct ast_block *block)
{
	struct span rest = block->span, line;
	if (str_equal_c(section->name, "Semantics") || is_ascii(span_text(block->span)))
		return;
	while (span_line(&rest, &line))
		full_width_in(run, d, span_part(line, 0, str_find(span_text(line), 0, run->isa->comment)));
}

static void check_punctuation(struct check_run *run, const struct definition *d)
{
	VEC_EACH (struct ast_section *, it, &d->ast->sections)
		if (is_code_section(*it))
			VEC_EACH (struct ast_block, block, &(*it)->blocks)
				if (block->kind == AST_FENCE)
					fence_punctuation(run, d, *it, block);
	VEC_EACH (struct encoding_error, it, &d->errors)
		if (str_ends_with(it->message, STR(" .")))
			check_report(run, d, CHECK_STRAY_BLANK,
				source_span(it->span.source,
					str_slice(it->message, it->message.length - 2, it->message.length)),
				"blank before the full stop of the message");
}

/* ---- unfinished text ---- */

/* Errata may quote unfinished text. */
static bool in_errata(const struct check_run *run, struct span span)
{
	if (run->isa->ast)
		VEC_EACH (struct ast_section *, it, &run->isa->ast->sections) {
			struct span body = (*it)->body;
			if (str_equal_c((*it)->name, "Errata") && span_inside(span, body))
				return true;
		}
	return false;
}

static void unfinished(struct check_run *run, const struct source *source)
{
	struct str text = source->text;
	bool comment = false;
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		comment = c != '\n' && (comment || (c == '/' && i && text.text[i - 1] == '/'));
		if (c != 'T' && c != 'F' && c != 'X' && (c != '?' || !comment))
			continue;
		for (size_t k = 0; k < COUNT_OF(formula_marks); k++) {
			struct str mark = str_from_c(formula_marks[k]);
			bool here = c == '?' ? str_equal(str_slice(text, i, i + 3), mark) && !in_string(text, i)
								 : is_word_at(text, i, mark);
			if (!here)
				continue;
			struct span span = { source, (uint32_t)i, (uint32_t)(i + mark.length) };
			if (!in_errata(run, span))
				check_report(
					run, NULL, CHECK_UNFINISHED, span, "unfinished: '%s'", formula_marks[k]);
			i += mark.length - 1;
			break;
		}
	}
}

void check_sections(struct check_run *run)
{
	missing_sections(run);
	VEC_EACH (struct definition *, it, &run->isa->groups)
		check_definition_sections(run, *it);
	VEC_EACH (struct definition *, it, &run->isa->optypes) {
		check_definition_sections(run, *it);
		section_order(run, *it);
		check_indent(run, *it);
		check_punctuation(run, *it);
	}
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		check_definition_sections(run, (*it)->definition);
		check_punctuation(run, (*it)->definition);
	}
	VEC_EACH (struct definition *, it, &run->isa->others) {
		check_definition_sections(run, *it);
		check_punctuation(run, *it);
	}
	VEC_EACH (const struct source *, it, &run->isa->sources)
		unfinished(run, *it);
}
