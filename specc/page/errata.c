/* SPDX-License-Identifier: MIT */
/* Pages: the errata of the instruction set. In section __Errata of the ISA, level-2 headings begin
 * parts and level-3 headings begin errata. Names of definitions in an erratum's heading say what it
 * affects. */
#include "page/prose.h"
#include "lang/cmark.h"

/* The elements under construction. */
struct errata_writer {
	struct pages *pages;
	struct page_errata *errata;
	struct prose prose;
	xmlNodePtr root, part, item; /* <errata>, <part>, <erratum>; NULL: none yet */
	xmlNodePtr text;             /* element to which prose.html belongs */
	struct str_map ids;
	/* Ids of the headings in the language of Prose<>, in their order, for the other languages. */
	VEC(struct str) own;
	size_t next; /* of them */
};

/* ---- headings ---- */

enum { ID_BYTES = 60, ID_WORD_BYTES = 100 };

/* erratum-WORDS: letters and digits of the heading, with '-' in between. If the id is
 * taken, "-2" (then "-3" ...) is appended. */
static struct str make_id(struct errata_writer *w, const char *kind, struct str heading)
{
	struct arena *arena = w->pages->view->arena;
	struct buffer id = buffer_new(arena);
	buffer_add(&id, str_from_c(kind));
	struct str text = str_lower(arena, heading);
	bool gap = true;
	for (size_t i = 0; i < text.length && id.length < ID_WORD_BYTES; i++) {
		bool word = char_is_word(text.text[i]);
		if (word && gap && id.length >= ID_BYTES)
			break;
		if (word && gap)
			buffer_add_char(&id, '-');
		if (word)
			buffer_add_char(&id, text.text[i]);
		gap = !word;
	}
	struct str plain = buffer_str(&id), full = plain;
	for (unsigned number = 2; str_map_get(&w->ids, full); number++)
		full = str_printf(arena, "%.*s-%u", STR_ARG(plain), number);
	str_map_put(&w->ids, full, w);
	return full;
}

static bool has_name(const struct erratum *erratum, struct str name)
{
	VEC_EACH (struct str, it, &erratum->names)
		if (str_equal(*it, name))
			return true;
	return false;
}

/* Appends <touches name="..." url="..."/> for each definition named in the heading. */
static void find_names(struct errata_writer *w, struct erratum *erratum, struct str heading)
{
	struct view *view = w->pages->view;
	for (size_t from = 0, to; from < heading.length; from = to + 1) {
		for (to = from; to < heading.length && char_is_word(heading.text[to]); to++)
			;
		struct str name = str_slice(heading, from, to);
		struct str url = to > from ? page_target(w->pages, name) : (struct str){ 0 };
		if (!url.length || page_is_term(url) || has_name(erratum, name))
			continue;
		VEC_PUSH(view->arena, &erratum->names, name);
		page_link(w->pages, w->item, "touches", name, url);
	}
}

/* The contents of the heading as HTML, without links. */
static struct str heading_html(struct errata_writer *w, cmark_node *heading)
{
	struct prose prose = w->prose;
	prose.html = buffer_new(w->pages->view->arena);
	prose.links = 1;
	prose_inside(&prose, heading);
	return buffer_str(&prose.html);
}

/* ---- parts and errata ---- */

/* Adds the text written so far to the element that was begun last. */
static void end_text(struct errata_writer *w)
{
	struct view *view = w->pages->view;
	view_set(view, w->text, "html", buffer_str(&w->prose.html));
	w->prose.html = buffer_new(view->arena);
}

/* The text before the dash, which begins the title of an erratum. */
static struct str plain_heading(struct errata_writer *w, cmark_node *heading)
{
	struct buffer plain = buffer_new(w->pages->view->arena);
	markdown_plain(&plain, heading);
	struct str text = buffer_str(&plain);
	return str_slice(text, 0, str_find(text, 0, STR("\xe2\x80\x94")));
}

static void begin_erratum(
	struct errata_writer *w, xmlNodePtr node, const char *kind, cmark_node *heading)
{
	struct view *view = w->pages->view;
	struct str plain = plain_heading(w, heading), html = heading_html(w, heading);
	struct str id = w->next < w->own.count ? w->own.items[w->next++] : make_id(w, kind, plain);
	end_text(w);
	w->text = node;
	view_set(view, node, "id", id);
	view_set(view, node, "title", html);
	w->prose.id = id;
	w->prose.headings = w->prose.depth = 0;
	if (node != w->item)
		return;
	struct erratum erratum = { str_printf(view->arena, "errata.html#%.*s", STR_ARG(id)), html,
		{ 0 } };
	find_names(w, &erratum, plain);
	VEC_PUSH(view->arena, &w->errata->list, erratum);
}

/* 0: not a heading, or an empty one. */
static int level_of(struct errata_writer *w, cmark_node *node)
{
	bool heading = cmark_node_get_type(node) == CMARK_NODE_HEADING;
	bool empty = heading && prose_is_empty(w->pages->view->arena, node);
	return heading && !empty ? cmark_node_get_heading_level(node) : 0;
}

static void add_erratum_part(struct errata_writer *w, cmark_node *heading)
{
	w->part = view_add(w->pages->view, w->root, "part");
	w->item = NULL;
	w->prose.level = 3;
	begin_erratum(w, w->part, "part", heading);
}

static void add_erratum(struct errata_writer *w, cmark_node *heading)
{
	w->item = view_add(w->pages->view, w->part ? w->part : w->root, "erratum");
	w->prose.level = 4;
	begin_erratum(w, w->item, "erratum", heading);
}

/* The ids of a section's headings. */
static void make_ids(struct errata_writer *w, const struct ast_section *section)
{
	cmark_node *document = prose_parse(page_markdown(w->pages->view->arena, section));
	for (cmark_node *at = cmark_node_first_child(document); at; at = cmark_node_next(at)) {
		int level = level_of(w, at);
		if (level == 2 || level == 3)
			VEC_PUSH(w->pages->view->arena, &w->own,
				make_id(w, level == 2 ? "part" : "erratum", plain_heading(w, at)));
	}
	cmark_node_free(document);
}

/* Translated errata have the addresses of the original if they have the same headings: as many. */
static void use_own_ids(
	struct errata_writer *w, const struct ast_def *isa, const struct ast_section *section)
{
	struct pages original = *w->pages;
	original.language = w->pages->view->isa->prose_language;
	const struct ast_section *own = page_section(&original, isa, STR("Errata"));
	if (own == section)
		return;
	struct errata_writer other = *w;
	make_ids(&other, section);
	size_t count = other.own.count;
	w->ids = other.ids = (struct str_map){ .arena = w->pages->view->arena };
	other.own.count = 0;
	make_ids(&other, own);
	if (other.own.count == count)
		w->own = other.own;
}

static void add_errata_section(struct errata_writer *w, const struct ast_section *section)
{
	cmark_node *document = prose_parse(page_markdown(w->pages->view->arena, section));
	for (cmark_node *at = cmark_node_first_child(document); at; at = cmark_node_next(at)) {
		int level = level_of(w, at);
		if (level == 2)
			add_erratum_part(w, at);
		else if (level == 3)
			add_erratum(w, at);
		else if (level != 1) /* skips the title of the file: pages have their own */
			prose_block(&w->prose, at);
	}
	end_text(w);
	cmark_node_free(document);
}

void page_errata(struct pages *pages)
{
	struct view *view = pages->view;
	const struct ast_def *isa = view->isa->ast;
	const struct ast_section *section = isa ? page_section(pages, isa, STR("Errata")) : NULL;
	struct page_errata *errata = ARENA_NEW(view->arena, struct page_errata);
	pages->errata = errata;
	if (!section)
		return;
	struct errata_writer w = { .pages = pages, .errata = errata, .ids = { .arena = view->arena } };
	errata->language = page_other_language(pages, section);
	view_set_flag(view, pages->root, "errata", true);
	w.root = w.text = view_add(view, pages->root, "errata");
	w.prose = (struct prose){ .pages = pages,
		.page = STR("errata.html"),
		.id = STR("errata"),
		.level = 2,
		.lines = true,
		.html = buffer_new(view->arena) };
	view_set_some(view, w.root, "lang", errata->language);
	use_own_ids(&w, isa, section);
	add_errata_section(&w, section);
}
