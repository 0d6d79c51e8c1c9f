/* SPDX-License-Identifier: MIT */
/* Lowers definitions for prose: __DefTerm, whose words are checked and kept as written, and
 * Errata<"file"> and Testing<"file">, whose files become sections of the ISA. */
#include <errno.h>
#include <string.h>

#include "base/depfile.h"
#include "base/file.h"
#include "lang/parse.h"
#include "lower/internal.h"

/* The language of Text<zh, "...">; and Errata<zh, "...">;, empty if absent. False after a
 * report. */
static bool language_argument(
	struct lowering *l, const struct ast_stmt *stmt, struct str *language, struct span *text)
{
	*language = (struct str){ 0 };
	if (!stmt->args.count || stmt->args.count > 2)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"'%.*s' takes a text in quotes, with a language before it unless it is the "
			"language of 'Prose'",
			STR_ARG(stmt->keyword));
	if (stmt->args.count == 2 && !lower_arg_name(l, stmt, 0, language))
		return false;
	return lower_arg_text(l, stmt, stmt->args.count - 1, text);
}

/* ---- terms ---- */

struct term_word {
	struct str language;
	const struct ast_stmt *stmt;
};

static const struct ast_stmt *term_word(
	struct lowering *l, const struct ast_stmt *stmt, struct str *language)
{
	struct span text;
	bool has_key = stmt->args.count == 3;
	if (has_key ? !lower_arg_name(l, stmt, 0, language) || !lower_arg_text(l, stmt, 2, &text) ||
					  !lower_arg_text(l, stmt, 1, &text)
				: !language_argument(l, stmt, language, &text))
		return NULL;
	if (span_trim(text).from < span_trim(text).to)
		return stmt;
	diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span, "'Text' expects a word");
	return NULL;
}

void lower_term(struct lowering *l, const struct ast_def *def)
{
	VEC(struct term_word) words = { 0 };
	VEC_EACH (struct ast_stmt *, it, &def->statements) {
		struct term_word word = { 0 };
		word.stmt = term_word(l, *it, &word.language);
		if (!word.stmt)
			continue;
		VEC_EACH (struct term_word, other, &words)
			if (str_equal(other->language, word.language)) {
				lower_duplicate(l, word.stmt, other->stmt->span);
				break;
			}
		VEC_PUSH(l->arena, &words, word);
	}
}

/* ---- keywords ---- */

enum { MAX_KEYWORDS = 64, MAX_KEYWORD_BYTES = 100 };

/* Is it a word that a reader could look for? Reports what is wrong with it. */
static bool is_prose_keyword(struct lowering *l, const struct ast_expr *word, bool first)
{
	struct str text = str_trim(word->text);
	if (word->kind != AST_STRING)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, word->span,
			first && word->kind == AST_NAME
				? "expected a language such as zh"
				: "'Keywords' takes words in quotes, with a language before the first");
	if (!text.length)
		return diag_fail(
			l->diag, CHECK_BAD_ARGUMENT, word->span, "expected a word between the quotes");
	return text.length <= MAX_KEYWORD_BYTES ||
		   diag_fail(l->diag, CHECK_LIMIT, word->span, "the keyword has %zu bytes, at most %d",
			   text.length, MAX_KEYWORD_BYTES);
}

static void keyword_list(struct lowering *l, const struct ast_keywords *keywords)
{
	struct str_map known = { .arena = l->arena };
	if (!keywords->words.count)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, keywords->stmt->span,
			"'Keywords' takes at least one word in quotes");
	if (keywords->words.count > MAX_KEYWORDS)
		diag_report(l->diag, CHECK_LIMIT, keywords->stmt->span, "%zu keywords, at most %d",
			keywords->words.count, MAX_KEYWORDS);
	VEC_EACH (struct ast_expr *, it, &keywords->words) {
		if (!is_prose_keyword(l, *it, !keywords->language.length && it == keywords->words.items))
			continue;
		struct ast_expr *first =
			str_map_put(&known, str_lower(l->arena, str_trim((*it)->text)), *it);
		if (first)
			diag_second(l->diag, CHECK_BAD_ARGUMENT, (*it)->span, first->span,
				"the first one is here", "the keyword '%.*s' is given twice", STR_ARG((*it)->text));
	}
}

void lower_keywords(struct lowering *l, const struct ast_def *def)
{
	VEC_EACH (struct ast_keywords, it, &def->keywords) {
		for (const struct ast_keywords *other = def->keywords.items; other < it; other++)
			if (str_equal(other->language, it->language)) {
				lower_duplicate(l, it->stmt, other->stmt->span);
				break;
			}
		keyword_list(l, it);
	}
}

/* ---- files of prose ---- */

/* Is the path inside the folder of the specification? The folder must be self-contained. */
static bool is_path_below(struct str path)
{
	bool up = false;
	for (size_t from = 0, to; from <= path.length; from = to + 1) {
		to = str_find(path, from, STR("/"));
		up = up || str_equal_c(str_slice(path, from, to), "..");
	}
	return path.length && path.text[0] != '/' && !up;
}

/* A file that is missing, empty or outside of the folder is an error of the specification; failure
 * to read it is an I/O error. */
static const struct source *read_prose(struct lowering *l, struct span place)
{
	const char *why, *folder = str_to_c(l->arena, file_folder(place.source->path));
	const char *path = arena_printf(l->arena, "%s%.*s", folder, STR_ARG(span_text(place)));
	size_t errors = l->diag->errors;
	const struct source *source = source_from_editor(l->arena, l->diag, path);
	int file = source ? -1 : file_open_inside(path, &folder, 1, &why);
	if (!source && file < 0) {
		bool io = errno != ENOENT && errno != EXDEV;
		inputs_add(l->diag->inputs, path);
		diag_report(
			l->diag, io ? CHECK_IO : CHECK_BAD_ARGUMENT, place, "cannot read '%s': %s", path, why);
		return NULL;
	}
	if (!source)
		source = source_take(l->arena, l->diag, path, file);
	file_close(file);
	if (source && !source->text.length && l->diag->errors == errors) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, place, "'%s' is empty", path);
		return NULL;
	}
	return source;
}

/* The section of the ISA with this name and language, or NULL. */
static const struct ast_section *section_in(
	const struct ast_def *isa, struct str name, struct str language)
{
	VEC_EACH (struct ast_section *, it, &isa->sections)
		if (str_equal((*it)->name, name) && str_equal((*it)->language, language))
			return *it;
	return NULL;
}

static void report_second(
	struct lowering *l, const struct ast_stmt *stmt, const struct ast_section *first)
{
	diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, stmt->span, first->span,
		"the first one begins here",
		"'%.*s' is given twice for one language; expected one file or section",
		STR_ARG(stmt->keyword));
}

void lower_prose_file(struct lowering *l, const struct ast_stmt *stmt, struct ast_def *isa)
{
	struct str language;
	struct span path;
	if (!language_argument(l, stmt, &language, &path))
		return;
	const struct ast_section *first = section_in(isa, stmt->keyword, language);
	if (first) {
		report_second(l, stmt, first);
		return;
	}
	if (!is_path_below(span_text(path))) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, path,
			"expected the path of a file in this folder or below it, such as \"ERRATA.md\"");
		return;
	}
	const struct source *source = read_prose(l, path);
	if (!source)
		return;
	struct ast_section *section = parse_prose_file(l->arena, l->diag, source, stmt->keyword);
	section->language = language;
	VEC_PUSH(l->arena, &isa->sections, section);
}
