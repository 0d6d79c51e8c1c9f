/* SPDX-License-Identifier: MIT */
/* Pages: the aliases that are printed for instructions of a family. */
#include "codec/printed.h"
#include "doc/doc.h"

static bool prints_alias(
	struct codec *codec, const struct page_family *family, const struct alias_def *alias)
{
	VEC_EACH (const struct opcode *, opcode, &family->opcodes)
		VEC_EACH (struct form *, form, &(*opcode)->forms)
			VEC_EACH (const struct printed_alias *, it, &codec_printed(codec, *form)->list)
				if ((*it)->alias == alias)
					return true;
	return false;
}

void page_printed(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	struct view *view = pages->view;
	struct codec *codec = pages->encoding->printer;
	if (!codec)
		return;
	VEC_EACH (struct alias_def *, it, &view->isa->aliases) {
		if (!(*it)->printed || !prints_alias(codec, family, *it))
			continue;
		xmlNodePtr node = view_add(view, parent, "printed");
		view_set(view, node, "id", page_id(pages, "alias", (*it)->name));
		view_set_quoted(view, node, "text", (*it)->ast, "Text");
		view_set_quoted(view, node, "means", (*it)->ast, "Means");
		if ((*it)->condition)
			view_set(view, node, "condition", span_text((*it)->condition->span));
	}
}
