/* SPDX-License-Identifier: MIT */
/* XML view: how many words of each length are defined, reserved and undefined, and which are
 * undefined. */
#include "view/internal.h"
#include "encoding/space.h"

static void put_count(struct view *view, xmlNodePtr node, const char *name, struct wide words)
{
	view_set(view, node, name, wide_decimal(view->arena, words));
}

const struct space *view_space_of(struct view *view)
{
	struct diag diag; /* discarded: the pages say themselves that a count is not exact */
	diag_init(&diag, view->arena);
	if (!view->space)
		view->space = space_count(view->arena, &diag, view->isa);
	return view->space;
}

void view_space(struct view *view)
{
	VEC_EACH (struct space_length, it, &view_space_of(view)->lengths) {
		xmlNodePtr node = view_add(view, view->root, "space");
		view_set_number(view, node, "length", it->length);
		put_count(view, node, "words", it->words);
		put_count(view, node, "defined", it->defined);
		if (!it->exact)
			continue;
		put_count(view, node, "reserved", it->reserved);
		put_count(view, node, "undefined", it->undefined);
		if (!wide_is_zero(it->unlisted))
			put_count(view, node, "unlisted", it->unlisted);
		VEC_EACH (struct cube, gap, &it->gaps.cubes)
			view_set(view, view_add(view, node, "gap"), "pattern",
				cube_text(view->arena, *gap, it->length));
	}
}
