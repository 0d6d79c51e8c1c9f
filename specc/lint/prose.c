/* SPDX-License-Identifier: MIT */
/* Checks of prose against the facts: unknown values and operands, wrong sources and defaults, dead
 * links, tables and headings that break the page. */
#include "lint/prose.h"

#include <sys/stat.h>

#include "base/file.h"
#include "lint/formula.h"

static bool is_section(const struct prose *prose, const char *name)
{
	return str_equal_c(prose->section->name, name);
}

/* ---- .values ---- */

static bool starts_value(struct str text, size_t i)
{
	if (text.text[i] != '.' || i + 1 >= text.length || !char_is_word(text.text[i + 1]))
		return false;
	char before = i ? text.text[i - 1] : ' ';
	return !char_is_word(before) && before != ')' && before != ']' && before != '.' &&
		   before != '}';
}

static bool all_digits(struct str word)
{
	for (size_t i = 0; i < word.length; i++)
		if (word.text[i] < '0' || word.text[i] > '9')
			return false;
	return true;
}

static bool is_modifier_word(const struct family *family, struct str word)
{
	return names_have(&family->values, word) || family_field(family, word) ||
		   definition_list(family->optype, word);
}

static void check_value(
	struct check_run *run, const struct prose *prose, struct str word, struct span place)
{
	const struct family *family = prose->family;
	if (is_modifier_word(family, word) || all_digits(word))
		return;
	struct str near = suggest_from(word, family->values.list.items, family->values.list.count);
	VEC_EACH (struct str, it, &family->fields.list)
		if (str_ends_with(*it, word))
			near = *it;
	struct report *report = check_report(run, prose->d, CHECK_PROSE_MODIFIER, place,
		"'.%.*s' is neither a modifier of '%.*s' nor a value of one", STR_ARG(word),
		STR_ARG(prose->d->name));
	if (near.length)
		diag_note(run->diag, report, place, "did you mean '.%.*s'?", STR_ARG(near));
}

/* Calls for each .word of the line; targets of links are not prose. *mark: see mark_at. */
static void check_values(
	struct check_run *run, const struct prose *prose, struct span line, size_t *mark)
{
	struct str text = span_text(line);
	for (size_t i = 0; i < text.length; i++) {
		if (!starts_value(text, i) || mark_at(prose, MARK_LINK, line.from + (uint32_t)i, mark))
			continue;
		size_t end = str_word_end(text, i + 1);
		check_value(run, prose, str_slice(text, i + 1, end), span_part(line, i, end));
		i = end - 1;
	}
}

/* ---- operands and types ---- */

static bool has_capital(struct str word)
{
	for (size_t i = 0; i < word.length; i++)
		if (word.text[i] >= 'A' && word.text[i] <= 'Z')
			return word.length > 1;
	return false;
}

/* A type's name without the digits at its end: "UImm" of "UImm32"; empty where there are none. */
static struct str stem_of(struct str word)
{
	size_t end = word.length;
	while (end && char_is_digit(word.text[end - 1]))
		end--;
	return end == word.length || end < 3 ? (struct str){ 0 } : str_slice(word, 0, end);
}

/* UImm32 where there are UImm5 and UImm8, but no UImm32. */
static void check_type_name(
	struct check_run *run, const struct prose *prose, struct str word, struct span place)
{
	struct str stem = stem_of(word);
	const struct type *cousin = NULL;
	if (!stem.length || is_source_word(run, word) || names_have(&run->operands, word))
		return;
	VEC_EACH (struct type *, it, &run->isa->types)
		if ((*it)->kind != TYPE_ENUM && str_equal(stem_of((*it)->name), stem))
			cousin = *it;
	if (!cousin)
		return;
	struct report *report = check_report(
		run, prose->d, CHECK_PROSE_SOURCE, place, "there is no type '%.*s'", STR_ARG(word));
	diag_note(run->diag, report, cousin->span, "a similar type is '%.*s'", STR_ARG(cousin->name));
}

/* A word as a register's name: with the mark before it, as in $r1. */
static struct span register_place(struct span place)
{
	char mark = place.from ? place.source->text.text[place.from - 1] : ' ';
	place.from -= mark == '$' || mark == '%';
	return place;
}

/* P7 where the numbers end at 6, or where 7 is PT. */
static void check_register_name(struct check_run *run, const struct prose *prose, struct span place)
{
	struct str word = span_text(place);
	if (isa_has_register(run->isa, word))
		return;
	VEC_EACH (struct register_file *, it, &run->isa->defined_files) {
		const struct register_file *file = *it;
		uint64_t number;
		size_t at = file->prefix.length;
		if (!file->count || !at || !str_starts_with(word, file->prefix) ||
			!str_read_decimal(word, &at, 4, &number) || at < word.length ||
			number - file->first < file->count)
			continue;
		const struct register_name *other = NULL;
		for (size_t i = 0; i < file->names.count; i++)
			if (file->names.items[i].number == number)
				other = &file->names.items[i];
		struct report *report = check_report(run, prose->d, CHECK_PROSE_REGISTER, place,
			"there is no register '%.*s'", STR_ARG(word));
		if (other)
			diag_note(run->diag, report, other->span, "register %llu is '%.*s'",
				(unsigned long long)number, STR_ARG(other->name));
		return;
	}
}

/* "Src" where there are SrcB and SrcC: the operand that lacks its last letter, or an empty name. */
static struct str cut_short(const struct family *family, struct str word)
{
	if (!has_capital(word) || word.length < 3)
		return (struct str){ 0 };
	VEC_EACH (struct str, it, &family->operands.list)
		if (it->length == word.length + 1 && str_starts_with(*it, word))
			return *it;
	return (struct str){ 0 };
}

static void check_prose_words(struct check_run *run, const struct prose *prose, struct span line)
{
	struct str text = span_text(line), word;
	for (size_t at = 0; str_next_word(text, &at, &word);) {
		size_t from = at - word.length;
		char before = from ? text.text[from - 1] : ' ';
		struct span place = span_part(line, from, at);
		if (before == '.' || before == '[')
			continue;
		check_register_name(run, prose, register_place(place));
		bool known = names_have(&prose->family->operands, word) ||
					 names_have(&prose->family->fields, word) || is_source_word(run, word);
		if (known)
			continue;
		if (has_capital(word) && names_have(&run->operands, word)) {
			struct str field = str_lower(run->arena, word);
			if (!prose->family->operands.list.count ||
				(prose->family->misnamed && names_have(&prose->family->fields, field)))
				continue; /* the template is at fault */
			check_report(run, prose->d, CHECK_PROSE_OPERAND, place,
				"'%.*s' is not an operand of '%.*s'", STR_ARG(word), STR_ARG(prose->d->name));
			continue;
		}
		check_type_name(run, prose, word, place);
		struct str near = cut_short(prose->family, word);
		if (near.length)
			check_report(run, prose->d, CHECK_PROSE_OPERAND, place,
				"'%.*s' is not an operand of '%.*s'; did you mean '%.*s'?", STR_ARG(word),
				STR_ARG(prose->d->name), STR_ARG(near));
	}
}

/* ---- sources ---- */

struct clause {
	struct names operands, sources;
};

static struct clause read_clause(struct check_run *run, const struct prose *prose, struct str text)
{
	struct clause clause = { 0 };
	struct str word;
	for (size_t at = 0; str_next_word(text, &at, &word);) {
		if (names_have(&prose->family->operands, word) && operand_type(run, prose->family, word, 0))
			names_add(run->arena, &clause.operands, word);
		else if (is_source_word(run, word))
			names_add(run->arena, &clause.sources, word);
	}
	return clause;
}

static bool operand_comes_from(
	const struct check_run *run, const struct prose *prose, struct str label, struct str word)
{
	const struct type *type;
	for (size_t i = 0; (type = operand_type(run, prose->family, label, i)); i++)
		if (type_has_word(type, word))
			return true;
	return false;
}

static struct str types_text(
	struct check_run *run, const struct prose *prose, const struct names *operands)
{
	struct names types = { 0 };
	VEC_EACH (struct str, label, &operands->list) {
		const struct type *type;
		for (size_t i = 0; (type = operand_type(run, prose->family, *label, i)); i++)
			names_add(run->arena, &types, type->name);
	}
	return names_text(run->arena, &types, "", "");
}

/* Operands and sources named together: each operand needs one of the sources, each source an
 * operand. */
static void check_sources(
	struct check_run *run, const struct prose *prose, struct str text, struct span place)
{
	struct clause clause = read_clause(run, prose, text);
	struct names wrong = { 0 }, extra = { 0 };
	if (!clause.operands.list.count || !clause.sources.list.count || prose->family->lacks_fields)
		return;
	VEC_EACH (struct str, label, &clause.operands.list) {
		bool fits = false;
		VEC_EACH (struct str, word, &clause.sources.list)
			fits = fits || operand_comes_from(run, prose, *label, *word);
		if (!fits)
			names_add(run->arena, &wrong, *label);
	}
	VEC_EACH (struct str, word, &clause.sources.list) {
		bool fits = false;
		VEC_EACH (struct str, label, &clause.operands.list)
			fits = fits || operand_comes_from(run, prose, *label, *word);
		if (!fits)
			names_add(run->arena, &extra, *word);
	}
	if (!wrong.list.count && !extra.list.count)
		return;
	const struct names *operands = wrong.list.count ? &wrong : &clause.operands;
	check_report(run, prose->d, CHECK_PROSE_SOURCE, place,
		"the text says that %.*s %s from %.*s, but the type of the field is %.*s",
		STR_ARG(names_text(run->arena, operands, "'", "'")),
		operands->list.count == 1 ? "comes" : "come",
		STR_ARG(names_text(run->arena, extra.list.count ? &extra : &clause.sources, "", "")),
		STR_ARG(types_text(run, prose, operands)));
}

static bool says_all(struct str text)
{
	static const char *const words[] = { "all operands", "All operands",
		"\xe6\x89\x80\xe6\x9c\x89\xe6\x93\x8d\xe4\xbd\x9c\xe6\x95\xb0", NULL };
	return str_has_one_of(text, words);
}

/* "All operands come from PR": the registers that the opcodes have themselves. */
static void check_all_sources(
	struct check_run *run, const struct prose *prose, struct str text, struct span place)
{
	struct clause clause = read_clause(run, prose, text);
	if (clause.operands.list.count || !clause.sources.list.count || prose->family->lacks_fields)
		return;
	VEC_EACH (const struct opcode *, op, &prose->family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			bool fits =
				(*it)->type->kind != TYPE_REGISTER || (*it)->owner->kind == DEFINITION_GROUP;
			VEC_EACH (struct str, word, &clause.sources.list)
				fits = fits || type_has_word((*it)->type, *word);
			if (fits)
				continue;
			struct report *report = check_report(run, prose->d, CHECK_PROSE_SOURCE, place,
				"the text says that all operands come from %.*s, but '%.*s' of '%.*s' has type "
				"%.*s",
				STR_ARG(names_text(run->arena, &clause.sources, "", "")), STR_ARG((*it)->name),
				STR_ARG((*op)->definition->name), STR_ARG((*it)->type->name));
			diag_note(run->diag, report, (*it)->span, "the field is declared here");
			return;
		}
}

/* ---- defaults ---- */

static void check_defaults(
	struct check_run *run, const struct prose *prose, struct str text, struct span place)
{
	size_t length, key = find_default(text, 0, &length);
	struct register_text said;
	struct str word;
	if (key == text.length || !find_register(run, text, key + length, &said))
		return;
	for (size_t at = 0; str_next_word(text, &at, &word) && word.text < said.name.text;)
		if (names_have(&prose->family->operands, word))
			check_register_default(run, prose->family, word, &said, place);
}

/* Only these words and marks are between a value and the word "default". */
static bool only_links(struct str text)
{
	static const char *const links[] = { "`", " ", "(", ",", ":", "the", "is", "by", "to", "value",
		"s", "\xef\xbc\x88", "\xef\xbc\x8c", "\xef\xbc\x9a", "\xe6\x98\xaf", "\xe4\xb8\xba",
		"\xe5\x80\xbc", NULL };
	size_t at = 0;
	for (size_t step = 1; step && at < text.length; at += step)
		step = text_at(text, at, links);
	return at >= text.length;
}

static void check_value_defaults(struct check_run *run, const struct prose *prose, struct span line)
{
	struct str text = span_text(line);
	for (size_t i = 0; i < text.length; i++) {
		if (!starts_value(text, i))
			continue;
		size_t end = str_word_end(text, i + 1), length;
		struct str word = str_slice(text, i + 1, end);
		size_t behind = find_default(text, end, &length);
		bool said = behind < text.length && only_links(str_slice(text, end, behind));
		for (size_t key = 0; !said && (key = find_default(text, key, &length)) < i; key += length)
			said = key + length <= i && only_links(str_slice(text, key + length, i));
		if (said && names_have(&prose->family->values, word))
			check_value_default(run, prose->family, word, span_part(line, i, end));
		i = end - 1;
	}
}

/* ---- links and page ---- */

static bool file_exists(struct check_run *run, const struct source *source, struct str target)
{
	struct stat info;
	return !stat(
		arena_printf(run->arena, "%.*s%.*s", STR_ARG(file_folder(source->path)), STR_ARG(target)),
		&info);
}

static bool has_scheme(struct str target)
{
	for (size_t i = 0; i < target.length && target.text[i] != '/'; i++)
		if (target.text[i] == ':')
			return true;
	return false;
}

/* A definition that has a page of its own, or a place in one. */
static bool is_definition(const struct check_run *run, struct str name)
{
	VEC_EACH (struct definition *, it, &run->isa->definitions)
		if (str_equal((*it)->name, name))
			return true;
	VEC_EACH (struct fact *, it, &run->isa->facts)
		if (str_equal((*it)->name, name))
			return true;
	return isa_find_type(run->isa, name) || isa_find_file(run->isa, name);
}

static void check_link(struct check_run *run, const struct prose *prose, const struct mark *link)
{
	struct span place = link->inner.source ? link->inner : link->span;
	struct str target = str_slice(link->text, 0, str_find(link->text, 0, STR("#")));
	if (!target.length || has_scheme(target) || is_definition(run, target) ||
		file_exists(run, place.source, target))
		return;
	check_report(run, prose->d, CHECK_DEAD_LINK, place,
		"the link leads to '%.*s', which does not exist", STR_ARG(target));
}

/* [[NAME]] */
static void check_name(struct check_run *run, const struct prose *prose, const struct mark *name)
{
	if (!is_definition(run, name->text))
		check_report(run, prose->d, CHECK_DEAD_LINK, name->inner,
			"the link names '%.*s', which is not defined", STR_ARG(name->text));
}

static void check_heading(
	struct check_run *run, const struct prose *prose, const struct mark *heading)
{
	if (heading->level <= 2)
		check_report(run, prose->d, CHECK_PROSE_HEADING, heading->span,
			"a heading of level %u ranks above the heading of its own section", heading->level);
}

static void check_table_top(
	struct check_run *run, const struct prose *prose, const struct mark *table)
{
	const struct source *source = table->span.source;
	uint32_t line = source_position(source, table->span.from).line;
	struct span first = source_line_span(source, line), above = source_line_span(source, line - 1);
	if (line > 1 && span_inside(above, prose->span) && above.from < above.to)
		check_report(run, prose->d, CHECK_TABLE_BLANK, first,
			"this table needs a blank line above it: many readers of Markdown take it for text");
}

static void check_marks(struct check_run *run, const struct prose *prose)
{
	VEC_EACH (struct mark, it, &prose->marks.list) {
		if (it->kind == MARK_LINK)
			check_link(run, prose, it);
		else if (it->kind == MARK_NAME)
			check_name(run, prose, it);
		else if (it->kind == MARK_HEADING)
			check_heading(run, prose, it);
		else if (it->kind == MARK_TABLE)
			check_table_top(run, prose, it);
	}
}

/* InList<...>; in a section where it is text, or without its end, which makes it text. */
static void check_statement(struct check_run *run, const struct prose *prose, struct span line)
{
	static const char *const keywords[] = { "field", "InList", "OutList", "Order", "Bitwidth",
		"AsmFormat", "ModiOrder", "Type", "EncodingError", "Constraint", "Keywords", "Fill",
		"Only" };
	struct str text = span_text(span_trim(line));
	size_t end = str_word_end(text, 0);
	if (end + 1 >= text.length || text.text[end] != '<')
		return;
	const bool whole = text.text[text.length - 1] == ';';
	for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
		if (str_equal_c(str_slice(text, 0, end), keywords[i]))
			check_report(run, prose->d, CHECK_MISPLACED_STATEMENT, span_trim(line),
				whole ? "this statement is plain text in __%.*s"
					  : "this statement does not end in ';', so it is plain text in __%.*s",
				STR_ARG(prose->section->name));
}

static void check_full_stop(struct check_run *run, const struct prose *prose, struct span line)
{
	struct str text = span_text(span_trim(line));
	if (text.length > 4 &&
		(str_ends_with(text, STR(" \xe3\x80\x82")) || str_ends_with(text, STR(" ."))))
		check_report(run, prose->d, CHECK_STRAY_BLANK,
			span_part(
				span_trim(line), text.length - 4 + str_ends_with(text, STR(" .")) * 2, text.length),
			"blank before the full stop");
}

/* ---- clauses ---- */

/* Length of the mark that ends a clause at i, or 0. */
static size_t clause_end(struct str text, size_t i)
{
	static const char *const ends[] = { "\xef\xbc\x8c", "\xe3\x80\x82", "\xef\xbc\x9b",
		"\xef\xbc\x9a", ", ", ". ", "; ", ": ", NULL };
	static const char first[] = "\xef\xe3,.;:";
	return memchr(first, text.text[i], sizeof first - 1) ? text_at(text, i, ends) : 0;
}

static void check_clauses(struct check_run *run, const struct prose *prose, struct span line)
{
	struct str text = span_text(line);
	bool all = false; /* this sentence speaks of all operands */
	for (size_t from = 0, i = 0; i <= text.length; i++) {
		size_t length = i < text.length ? clause_end(text, i) : 1;
		if (!length)
			continue;
		struct str clause = str_slice(text, from, i);
		struct span place = span_trim(span_part(line, from, i));
		if (is_section(prose, "OperandInfo"))
			check_sources(run, prose, clause, place);
		all = all || says_all(clause);
		if (all && is_section(prose, "OperandInfo"))
			check_all_sources(run, prose, clause, place);
		all = all && i < text.length && text.text[i] != '.' && text.text[i] != '\xe3';
		check_defaults(run, prose, clause, place);
		from = i + length;
		i = from - 1;
	}
}

static void check_prose_block(struct check_run *run, const struct prose *prose)
{
	size_t link = 0, row = 0;
	VEC_EACH (struct span, it, &prose->lines) {
		struct span line = *it;
		check_full_stop(run, prose, line);
		check_statement(run, prose, line);
		check_values(run, prose, line, &link);
		check_prose_words(run, prose, line);
		check_value_defaults(run, prose, line);
		check_formula_text(run, prose->d, line);
		const struct mark *in = mark_at(prose, MARK_ROW, span_trim(line).from, &row);
		if (!in || !row_has_bar(in))
			check_clauses(run, prose, line);
	}
}

/* Calls check for each line of this kind of block in these sections of a definition (NULL: all),
 * from where this text stands in it on. */
static void each_line(struct check_run *run, const struct family *family,
	const struct definition *d, const char *const *sections, enum ast_block_kind kind,
	struct str begin, void (*check)(struct check_run *, const struct prose *, struct span))
{
	VEC_EACH (struct section, section, &d->sections) {
		if (sections && !str_is_one_of(section->name, sections))
			continue;
		struct prose prose = { .family = family, .d = d, .section = section->ast };
		VEC_EACH (struct ast_block, block, &section->ast->blocks) {
			struct span rest = block->span, line;
			while (block->kind == kind && span_line(&rest, &line)) {
				struct str text = span_text(line);
				size_t from = begin.length ? str_find(text, 0, begin) : 0;
				if (from + begin.length <= text.length)
					check(run, &prose, span_part(line, from, text.length));
			}
		}
	}
}

/* Formulas in the fences of prose. */
static void check_fence_line(struct check_run *run, const struct prose *prose, struct span line)
{
	check_prose_words(run, prose, line);
	check_formula_text(run, prose->d, line);
}

/* Is the file that of a field of the family, or of a set that its templates name (UPR)? */
static bool touches_file(const struct family *family, const struct register_file *file)
{
	VEC_EACH (const struct opcode *, op, &family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			const struct register_file *used = (*it)->type->file;
			if (used && (used == file || used->of == file))
				return true;
		}
	return false;
}

/* A register in a comment of the code that the instruction has nothing to do with. */
static void check_foreign(
	struct check_run *run, const struct prose *prose, struct str word, struct span place)
{
	const struct register_file *file = NULL;
	uint64_t number;
	VEC_EACH (struct register_file *, it, &run->isa->defined_files)
		if (register_file_find(*it, word, &number))
			file = *it;
	if (file && !touches_file(prose->family, file))
		check_report(run, prose->d, CHECK_PROSE_REGISTER, place,
			"'%.*s' has no operand in '%.*s', the file of '%.*s'", STR_ARG(prose->d->name),
			STR_ARG(file->name), STR_ARG(word));
}

/* Comments in the code of the semantics name registers. */
static void check_code_comment(
	struct check_run *run, const struct prose *prose, struct span comment)
{
	struct str text = span_text(comment), word;
	for (size_t at = 0; str_next_word(text, &at, &word);) {
		struct span place = register_place(span_part(comment, at - word.length, at));
		check_register_name(run, prose, place);
		check_foreign(run, prose, span_text(place), place);
	}
}

void check_prose(struct check_run *run)
{
	static const char *const texts[] = { "Description", "ModifierInfo", "OperandInfo", NULL };
	static const char *const code[] = { "Semantics", NULL };
	each_marked(run, check_marks);
	each_prose(run, check_prose_block);
	VEC_EACH (struct family, it, &run->families) {
		check_example_comments(run, it);
		VEC_EACH (const struct opcode *, opcode, &it->opcodes)
			each_line(run, it, (*opcode)->definition, NULL, AST_PROSE, STR(""), check_statement);
		if (!it->opcodes.count)
			continue;
		each_line(run, it, it->optype, texts, AST_FENCE, STR(""), check_fence_line);
		each_line(run, it, it->optype, code, AST_FENCE, STR("//"), check_code_comment);
	}
}
