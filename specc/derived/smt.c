/* SPDX-License-Identifier: MIT */
/* The semantics as SMT-LIB, as finished lines of text. */
#include "smt/smt.h"
#include "derived/c_internal.h"

void view_smt(struct view *view)
{
	struct smt_cases cases = smt_make(view->arena, view->isa);
	xmlNodePtr root = view_add(view, view->root, "smt");
	size_t made = 0;
	view_lines(view, root, smt_state_text(view->arena, view->isa));
	VEC_EACH (struct smt_case *, it, &cases.list) {
		xmlNodePtr node = view_add(view, root, "smt-case");
		view_set(view, node, "name", (*it)->name);
		if ((*it)->failure)
			view_set_c(view, node, "not", (*it)->failure);
		made += !(*it)->failure;
		view_lines(view, node, smt_case_text(view->arena, view->isa, *it));
	}
	view_set_number(view, root, "cases", cases.list.count);
	view_set_number(view, root, "made", made);
	view_set_c(view, root, "logic", smt_logic(&cases));
}
