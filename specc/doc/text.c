/* SPDX-License-Identifier: MIT */
/* Pages: texts of definitions for targets other than HTML: <articles>, with the first sentence of
 * each description as plain text, and prose and code as troff source. */
#include "doc/doc.h"
#include "doc/pages.h"
#include "lang/cmark.h"
#include "page/cmark_man.h"

#include <string.h>

/* A page refers to so many families before and after its own; to all, its size would grow with the
 * group. */
enum { SEEN_EACH_WAY = 12 };

/* The article of a family, and the family before it in its group. */
struct seen {
	xmlNodePtr article;
	struct seen *before;
};

struct texts {
	struct view *view;
	struct page_names *names;
	xmlNodePtr root;
	struct str_map last; /* group -> struct seen */
};

static void show_prose(struct view *view, xmlNodePtr node, struct str text, bool describes)
{
	struct buffer roff = buffer_new(view->arena);
	markdown_man(&roff, text);
	if (describes)
		view_set(view, node, "summary", markdown_summary(view->arena, text));
	view_set(view, node, "roff", buffer_str(&roff));
}

static void show_code(struct view *view, xmlNodePtr node, const struct ast_block *block)
{
	struct buffer roff = buffer_new(view->arena);
	markdown_man_code(&roff, span_text(block->span));
	view_set(view, node, "info", block->info);
	view_set(view, node, "roff", buffer_str(&roff));
}

static void show_section(struct texts *texts, xmlNodePtr parent, const struct ast_section *section)
{
	struct view *view = texts->view;
	bool describes = str_equal_c(section->name, "Description");
	VEC_EACH (struct ast_block, it, &section->blocks) {
		bool is_prose = it->kind == AST_PROSE;
		xmlNodePtr node = view_add(view, parent, is_prose ? "prose" : "code");
		view_set(view, node, "section", section->name);
		view_set(view, node, "language", isa_section_language(view->isa, section));
		if (is_prose)
			show_prose(view, node, span_text(it->span), describes);
		else
			show_code(view, node, it);
		describes = describes && !is_prose;
	}
}

static xmlNodePtr article(
	struct texts *texts, const char *kind, struct str name, const struct ast_def *def)
{
	xmlNodePtr node = view_add(texts->view, texts->root, "article");
	view_set_c(texts->view, node, "kind", kind);
	view_set(texts->view, node, "name", name);
	view_set(texts->view, node, "slug", page_slug(texts->names, "insn", name));
	if (def)
		VEC_EACH (struct ast_section *, it, &def->sections)
			show_section(texts, node, *it);
	return node;
}

static void add_see(struct texts *texts, xmlNodePtr article, xmlNodePtr other)
{
	xmlChar *slug = xmlGetNoNsProp(other, (const xmlChar *)"slug");
	view_set_c(texts->view, view_add(texts->view, article, "see"), "slug", (const char *)slug);
	xmlFree(slug);
}

/* References to and from the families before this one, the farthest first. */
static void add_seen(struct texts *texts, xmlNodePtr article, const struct seen *before, int most)
{
	if (!before || !most)
		return;
	add_seen(texts, article, before->before, most - 1);
	add_see(texts, article, before->article);
	add_see(texts, before->article, article);
}

/* A family is shown together with the other families of its group. */
static void show_family_text(struct texts *texts, const struct definition *optype)
{
	xmlNodePtr node = article(texts, "optype", optype->name, optype->ast);
	view_set_flag(texts->view, node, "defective", optype->poisoned);
	if (!optype->parent)
		return;
	struct seen *seen = ARENA_NEW(texts->view->arena, struct seen);
	*seen = (struct seen){ node, ptr_map_get(&texts->last, optype->parent) };
	ptr_map_put(&texts->last, optype->parent, seen);
	add_seen(texts, node, seen->before, SEEN_EACH_WAY);
}

static void make_texts(struct view *view)
{
	const struct isa *isa = view->isa;
	struct texts texts = { view, page_names_new(view->arena, isa),
		view_add(view, view->root, "articles"), { .arena = view->arena } };
	article(&texts, "isa", isa->name, isa->ast);
	VEC_EACH (struct definition *, it, &isa->groups)
		article(&texts, "group", (*it)->name, (*it)->ast);
	VEC_EACH (struct definition *, it, &isa->optypes)
		show_family_text(&texts, *it);
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		article(&texts, "opcode", (*it)->definition->name, (*it)->definition->ast);
}

void page_texts_show(struct view *view, const struct page_languages *languages)
{
	view_show(view, &view->texts, languages, make_texts);
	if (!languages)
		return;
	for (xmlNodePtr node = view->texts->children, next; node; node = next) {
		next = node->next;
		if (strcmp((const char *)node->name, "language") == 0)
			view_free(node);
	}
	VEC_EACH (struct str, it, &languages->list)
		view_set(view, view_add(view, view->texts, "language"), "code", *it);
}
