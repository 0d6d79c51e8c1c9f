/* Pages: the part of the view that templates of documentation see, for each language once. */
#include "back/page.h"

static bool has_language(const struct page_languages *languages, struct str language)
{
	VEC_EACH (struct str, it, &languages->list)
		if (str_equal(*it, language))
			return true;
	return false;
}

static void add_language(
	struct arena *arena, struct page_languages *languages, struct str language)
{
	if (language.length && !has_language(languages, language))
		VEC_PUSH(arena, &languages->list, language);
}

static void add_sections(
	struct arena *arena, struct page_languages *languages, const struct ast_def *def)
{
	if (def)
		VEC_EACH (struct ast_section *, it, &def->sections)
			add_language(arena, languages, (*it)->language);
}

struct page_languages page_languages(struct arena *arena, const struct isa *isa)
{
	struct page_languages languages = { 0 };
	add_language(arena, &languages, isa->prose_language);
	add_sections(arena, &languages, isa->ast);
	VEC_EACH (struct definition *, it, &isa->optypes)
		add_sections(arena, &languages, (*it)->ast);
	VEC_EACH (struct definition *, it, &isa->groups)
		add_sections(arena, &languages, (*it)->ast);
	return languages;
}

/* <language code="zh"/> for each language that there are pages in. */
static void list_languages(struct pages *pages, const struct page_languages *languages)
{
	VEC_EACH (struct str, it, &languages->list)
		view_set(pages->view, view_add(pages->view, pages->root, "language"), "code", *it);
}

static void add_pages(struct view *view, struct page_names *names,
	const struct page_languages *languages, struct str language)
{
	struct pages pages = { .view = view,
		.names = names,
		.root = view_add(view, view->root, "pages"),
		.language = language,
		.first = str_equal(language, languages->list.items[0]) };
	VEC_PUSH(view->arena, &view->pages, pages.root);
	view_set(view, pages.root, "lang", language);
	view_set_flag(view, pages.root, "first", pages.first);
	list_languages(&pages, languages);
	page_instructions(&pages);
}

void view_pages(struct view *view, const struct page_languages *languages)
{
	struct page_names *names = page_names_new(view->arena, view->isa);
	VEC_EACH (struct str, it, &languages->list)
		add_pages(view, names, languages, *it);
}
