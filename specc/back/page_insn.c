/* Pages: the page of each family of instructions, and the lists of instructions. */
#include "back/page.h"

static void opcodes(struct pages *pages, xmlNodePtr parent, const struct definition *optype)
{
	VEC_EACH (struct opcode *, it, &pages->view->isa->opcodes) {
		if ((*it)->optype != optype)
			continue;
		xmlNodePtr node = view_add(pages->view, parent, "opcode");
		view_set(pages->view, node, "name", (*it)->definition->name);
		view_set(pages->view, node, "id", page_id(pages, "opcode", (*it)->definition->name));
	}
}

static void insn(struct pages *pages, const struct definition *optype)
{
	struct view *view = pages->view;
	xmlNodePtr node = view_add(view, pages->root, "insn");
	struct str language, summary = page_summary(pages, optype->ast, &language);
	view_set(view, node, "name", optype->name);
	view_set(view, node, "url", page_url(pages, "insn", optype->name));
	view_set(view, node, "summary", summary);
	if (language.length)
		view_set(view, node, "summary-lang", language);
	page_texts(pages, node, optype->ast);
	opcodes(pages, node, optype);
}

void page_instructions(struct pages *pages)
{
	VEC_EACH (struct definition *, it, &pages->view->isa->optypes)
		insn(pages, *it);
}
