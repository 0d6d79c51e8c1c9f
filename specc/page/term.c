/* Pages: the glossary, from __DefTerm, sorted by the terms' texts in this language. */
#include "page/prose.h"

#include <stdlib.h>

struct term {
	const struct fact *fact;
	struct str word;
};

struct str page_term_word(const struct pages *pages, const struct fact *fact)
{
	bool own = str_equal(pages->view->isa->prose_language, pages->language);
	struct str word = fact->name;
	VEC_EACH (struct ast_stmt *, it, &fact->ast->statements) {
		size_t count = (*it)->args.count;
		if (!str_equal_c((*it)->keyword, "Text") || !count || count > 2)
			continue;
		struct str text = (*it)->args.items[count - 1]->text;
		bool named = count == 2 && str_equal((*it)->args.items[0]->text, pages->language);
		if (named)
			return text;
		if (count == 1 && (own || str_equal(word, fact->name)))
			word = text;
	}
	return word;
}

static char folded(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Ignores ASCII case except to break ties; otherwise by code point. */
static int compare_words(struct str a, struct str b)
{
	for (size_t i = 0; i < a.length && i < b.length; i++) {
		unsigned char x = (unsigned char)folded(a.text[i]), y = (unsigned char)folded(b.text[i]);
		if (x != y)
			return x < y ? -1 : 1;
	}
	return a.length != b.length ? (a.length < b.length ? -1 : 1) : str_compare(a, b);
}

static int compare_terms(const void *left, const void *right)
{
	const struct term *a = left, *b = right;
	int order = compare_words(a->word, b->word);
	return order ? order : str_compare(a->fact->name, b->fact->name);
}

/* The whole description, since terms have no separate summary. */
static struct str description(struct pages *pages, const struct fact *fact, struct str *language)
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

static void add_term(struct pages *pages, const struct term *term)
{
	struct view *view = pages->view;
	struct str language = { 0 }, html = description(pages, term->fact, &language);
	xmlNodePtr node = view_add(view, pages->root, "term");
	view_set(view, node, "name", term->fact->name);
	view_set(view, node, "word", term->word);
	view_set(view, node, "id", page_id(pages, "term", term->fact->name));
	view_set_some(view, node, "lang", language);
	view_set(view, node, "html", html);
}

void page_terms(struct pages *pages)
{
	VEC(struct term) terms = { 0 };
	VEC_EACH (struct fact *, it, &pages->view->isa->facts) {
		struct term term = { *it, page_term_word(pages, *it) };
		if ((*it)->kind == AST_DEF_TERM)
			VEC_PUSH(pages->view->arena, &terms, term);
	}
	view_set_flag(pages->view, pages->root, "glossary", terms.count);
	if (terms.count)
		qsort(terms.items, terms.count, sizeof *terms.items, compare_terms);
	VEC_EACH (struct term, it, &terms)
		add_term(pages, it);
}
