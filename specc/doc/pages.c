/* SPDX-License-Identifier: MIT */
/* Pages: builds the part of the view that documentation templates see, once per language. */
#include "base/suggest.h"
#include "doc/effect.h"
#include "doc/pages.h"
#include "view/semantics_internal.h"

static bool has_language(const struct page_languages *languages, struct str language)
{
	VEC_EACH (struct str, it, &languages->list)
		if (str_equal(*it, language))
			return true;
	return false;
}

static void add_page_language(
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
			add_page_language(arena, languages, (*it)->language);
}

struct page_languages page_languages(struct arena *arena, const struct isa *isa)
{
	struct page_languages languages = { 0 };
	add_page_language(arena, &languages, isa->prose_language);
	add_sections(arena, &languages, isa->ast);
	VEC_EACH (struct definition *, it, &isa->optypes)
		add_sections(arena, &languages, (*it)->ast);
	VEC_EACH (struct definition *, it, &isa->groups)
		add_sections(arena, &languages, (*it)->ast);
	return languages;
}

/* <language code="zh"/> for each language that has pages. */
static void list_languages(struct pages *pages, const struct page_languages *languages)
{
	VEC_EACH (struct str, it, &languages->list)
		view_set(pages->view, view_add(pages->view, pages->root, "language"), "code", *it);
}

/* __Attribute title_zh, with '_' for '-' of the language; without it, the title of the isa. */
static struct str title(struct pages *pages)
{
	const struct isa *isa = pages->view->isa;
	struct buffer name = buffer_new(pages->view->arena);
	buffer_add(&name, STR("title_"));
	for (size_t i = 0; i < pages->language.length; i++)
		buffer_add_char(&name, pages->language.text[i] == '-' ? '_' : pages->language.text[i]);
	VEC_EACH (struct attribute, it, &isa->attributes)
		if (str_equal(it->name, buffer_str(&name)) && it->value.length)
			return it->value;
	return isa->title.length ? isa->title : isa->name;
}

/* The title and the summary of the instruction set. */
static void add_summary(struct pages *pages)
{
	view_set(pages->view, pages->root, "title", title(pages));
	struct str language, summary = page_summary(pages, pages->view->isa->ast, &language);
	view_set(pages->view, pages->root, "summary", summary);
	view_set_some(pages->view, pages->root, "summary-lang", language);
	page_about_set(pages, pages->root, pages->view->isa->ast);
}

/* codec="yes" and front="yes", a <download> for each file. */
static void add_beside(struct pages *pages, const struct page_beside *beside)
{
	if (!beside)
		return;
	view_set_flag(pages->view, pages->root, "codec", beside->codec);
	if (beside->codec)
		view_set(pages->view, pages->root, "suggest",
			str_printf(pages->view->arena, "%d, %d, %d, %d", SUGGEST_CASE, SUGGEST_EDIT,
				SUGGEST_REPLACE, SUGGEST_LONGEST));
	view_set_flag(pages->view, pages->root, "front", beside->front);
	VEC_EACH (const struct page_download, it, &beside->downloads) {
		xmlNodePtr node = view_add(pages->view, pages->root, "download");
		view_set_c(pages->view, node, "name", it->name);
		view_set_number(pages->view, node, "kilobytes", (it->bytes + 1023) / 1024);
	}
}

/* machine="yes": there is something that instructions could read, change or do, so that pages of
 * the machine, its registers and functions say something. */
static void add_machine_page(struct pages *pages)
{
	const struct isa *isa = pages->view->isa;
	bool has = pages->semantics->parts.count || isa->facts.count || isa->register_files.count;
	view_set_flag(pages->view, pages->root, "machine", has);
}

/* pages: what all languages have in common. */
static void add_language_pages(struct pages pages, const struct page_languages *languages,
	struct str language, const struct page_beside *beside)
{
	struct view *view = pages.view;
	pages.root = view_add(view, view->root, "pages");
	pages.language = language;
	pages.first = str_equal(language, languages->list.items[0]);
	VEC_PUSH(view->arena, &view->pages, pages.root);
	view_set(view, pages.root, "lang", language);
	view_set_flag(view, pages.root, "first", pages.first);
	list_languages(&pages, languages);
	add_beside(&pages, beside);
	add_machine_page(&pages);
	add_summary(&pages);
	page_errata(&pages);
	page_instructions(&pages);
	page_functions(&pages); /* first: state and register files list the code that uses them */
	page_states(&pages);
	page_files(&pages);
	page_types(&pages);
	page_groups(&pages);
	page_notation(&pages);
	page_sources(&pages);
	page_terms(&pages);
	page_testing(&pages);
	page_all_bits(&pages);
	page_search(&pages);
	page_changes(&pages);
}

/* Pages are rebuilt each time, since targets differ in languages and few targets need pages. */
static void drop_pages(struct view *view)
{
	VEC_EACH (xmlNodePtr, it, &view->pages)
		view_free(*it);
	view->pages.count = 0;
}

void pages_show(struct view *view, const struct page_languages *languages,
	const struct page_beside *beside, const struct diff_history *history)
{
	drop_pages(view);
	if (!languages)
		return;
	struct page_names *names = page_names_new(view->arena, view->isa);
	page_name_places(names, view->isa);
	struct pages common = { .view = view, .names = names, .history = history };
	common.semantics = semantics_gather(view);
	common.encoding = page_encoding_new(view, names);
	common.effects = page_effects_new(view, common.encoding, common.semantics);
	VEC_EACH (struct str, it, &languages->list)
		add_language_pages(common, languages, *it, beside);
}
