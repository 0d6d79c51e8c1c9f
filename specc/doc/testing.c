/* SPDX-License-Identifier: MIT */
/* Pages: section __Testing of the ISA, the test report, as testing.html: <testing [lang="..."]
 * html="..."/>. */
#include "page/prose.h"

void page_testing(struct pages *pages)
{
	struct view *view = pages->view;
	const struct ast_def *isa = view->isa->ast;
	const struct ast_section *section = isa ? page_section(pages, isa, STR("Testing")) : NULL;
	if (!section)
		return;
	struct str language = page_other_language(pages, section);
	struct prose prose = { .pages = pages,
		.page = STR("testing.html"),
		.id = STR("testing"),
		.level = 2,
		.lines = true,
		.html = buffer_new(view->arena) };
	cmark_node *document = prose_parse(page_markdown(view->arena, section));
	for (cmark_node *at = cmark_node_first_child(document); at; at = cmark_node_next(at))
		/* skip the title of the file: the page has its own */
		if (cmark_node_get_type(at) != CMARK_NODE_HEADING || cmark_node_get_heading_level(at) > 1)
			prose_block(&prose, at);
	cmark_node_free(document);
	view_set_flag(view, pages->root, "testing", true);
	xmlNodePtr node = view_add(view, pages->root, "testing");
	view_set_some(view, node, "lang", language);
	view_set(view, node, "html", buffer_str(&prose.html));
}
