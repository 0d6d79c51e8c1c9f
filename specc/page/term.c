/* SPDX-License-Identifier: MIT */
/* Pages: the glossary, from __DefTerm, sorted by the terms' texts in this language, or by
 * the keys beside them. */
#include "page/prose.h"

#include <stdlib.h>

struct term {
	const struct fact *fact;
	struct str word, key; /* what it is sorted by */
};

/* Text<"word">; without a language, or Text<language, "word", "key">; NULL if there is none. */
static const struct ast_stmt *text_in(const struct fact *fact, struct str language)
{
	VEC_EACH (struct ast_stmt *, it, &fact->ast->statements) {
		size_t count = (*it)->args.count;
		if (str_equal_c((*it)->keyword, "Text") && count && (count > 1) == (language.length > 0) &&
			(count == 1 || str_equal((*it)->args.items[0]->text, language)))
			return *it;
	}
	return NULL;
}

/* The word in the language of Prose<>. */
static struct str own_word(const struct pages *pages, const struct fact *fact)
{
	const struct ast_stmt *stmt = text_in(fact, (struct str){ 0 });
	if (stmt)
		return stmt->args.items[0]->text;
	stmt = text_in(fact, pages->view->isa->prose_language);
	return stmt ? stmt->args.items[1]->text : fact->name;
}

struct str page_term_word(const struct pages *pages, const struct fact *fact)
{
	const struct ast_stmt *stmt = text_in(fact, pages->language);
	return stmt ? stmt->args.items[1]->text : own_word(pages, fact);
}

static struct term term_of_fact(const struct pages *pages, const struct fact *fact)
{
	const struct ast_stmt *stmt = text_in(fact, pages->language);
	struct str word = page_term_word(pages, fact);
	return (
		struct term){ fact, word, stmt && stmt->args.count > 2 ? stmt->args.items[2]->text : word };
}

/* Ignores ASCII case except to break ties; otherwise by code point. */
static int compare_words(struct str a, struct str b)
{
	for (size_t i = 0; i < a.length && i < b.length; i++) {
		unsigned char x = (unsigned char)char_lower(a.text[i]),
					  y = (unsigned char)char_lower(b.text[i]);
		if (x != y)
			return x < y ? -1 : 1;
	}
	return a.length != b.length ? (a.length < b.length ? -1 : 1) : str_compare(a, b);
}

static int compare_terms(const void *left, const void *right)
{
	const struct term *a = left, *b = right;
	int order = compare_words(a->key, b->key);
	order = order ? order : compare_words(a->word, b->word);
	return order ? order : str_compare(a->fact->name, b->fact->name);
}

/* The whole description, since terms have no separate summary. */
static struct str description_of_term(
	struct pages *pages, const struct fact *fact, struct str *language)
{
	const struct ast_section *section = page_section(pages, fact->ast, STR("Description"));
	struct arena *arena = pages->view->arena;
	struct prose prose = { .pages = pages,
		.page = STR("glossary.html"),
		.id = page_id(pages, "term", fact->name),
		.level = 3,
		.html = buffer_new(arena) };
	if (!section)
		return (struct str){ 0 };
	*language = page_other_language(pages, section);
	cmark_node *document = prose_parse(page_markdown(arena, section));
	prose_inside(&prose, document);
	cmark_node_free(document);
	return buffer_str(&prose.html);
}

static void show_term(struct pages *pages, const struct term *term)
{
	struct view *view = pages->view;
	struct str language = { 0 }, html = description_of_term(pages, term->fact, &language);
	struct str own = own_word(pages, term->fact);
	xmlNodePtr node = view_add(view, pages->root, "term");
	view_set(view, node, "name", term->fact->name);
	view_set(view, node, "word", term->word);
	if (!str_equal(own, term->word)) {
		view_set(view, node, "own-word", own);
		view_set(view, node, "own-lang", view->isa->prose_language);
	}
	view_set(view, node, "id", page_id(pages, "term", term->fact->name));
	view_set_some(view, node, "lang", language);
	view_set(view, node, "html", html);
}

void page_terms(struct pages *pages)
{
	VEC(struct term) terms = { 0 };
	VEC_EACH (struct fact *, it, &pages->view->isa->facts) {
		if ((*it)->kind == AST_DEF_TERM)
			VEC_PUSH(pages->view->arena, &terms, term_of_fact(pages, *it));
	}
	view_set_flag(pages->view, pages->root, "glossary", terms.count);
	if (terms.count)
		qsort(terms.items, terms.count, sizeof *terms.items, compare_terms);
	VEC_EACH (struct term, it, &terms)
		show_term(pages, it);
}
