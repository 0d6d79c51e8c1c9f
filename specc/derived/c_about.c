/* SPDX-License-Identifier: MIT */
/* Derived layer for C: the prose of definitions, as the text of comments. */
#include "derived/c_internal.h"
#include "lang/cmark.h"

void c_add_wrapped(struct cview *c, xmlNodePtr parent, const char *name, struct str text)
{
	enum { MOST = 94 };
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		size_t at = from;
		for (to = from; at <= text.length && (to == from || at - from <= MOST); at++)
			if (at == text.length ||
				(text.text[at] == ' ' && at > from && !strchr("*/?", text.text[at - 1])))
				to = at;
		view_add_text(c->view, parent, name, str_slice(text, from, to));
	}
}

struct str c_description(struct cview *c, const struct ast_def *def)
{
	VEC_EACH (struct ast_section *, it, &def->sections) {
		const struct ast_section *section = *it;
		if (!str_equal_c(section->name, "Description") ||
			!str_equal(isa_section_language(c->isa, section), c->isa->prose_language))
			continue;
		VEC_EACH (struct ast_block, block, &section->blocks)
			if (block->kind == AST_PROSE)
				return span_text(block->span);
	}
	return (struct str){ 0 };
}

void c_about(struct cview *c, xmlNodePtr node, const struct ast_def *def)
{
	c_add_wrapped(c, node, "about", markdown_summary(c->arena, c_description(c, def)));
}
