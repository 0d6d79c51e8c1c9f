/* The document of a comparison: verdicts with counts, and changes with what they show. */
#include "diff/diff.h"
#include "doc/pages.h"
#include "encoding/draw.h"
#include "view/internal.h"

static void verdicts(struct view *view, const struct diff *diff)
{
	for (int verdict = DIFF_BINARY; verdict > DIFF_EQUAL; verdict--) {
		size_t count = 0;
		VEC_EACH (struct diff_change *, it, &diff->changes)
			count += (*it)->verdict == (enum diff_verdict)verdict;
		if (!count)
			continue;
		xmlNodePtr node = view_add(view, view->root, "verdict");
		view_set_c(view, node, "name", diff_verdict_names[verdict]);
		view_set_number(view, node, "count", count);
	}
}

/* The bits of an opcode in both versions, if they differ. */
static void encodings(struct view *view, xmlNodePtr node, const struct diff_change *change)
{
	struct str texts[2] = { { 0 }, { 0 } };
	for (int after = 0; after < 2; after++)
		if (change->opcode[after])
			texts[after] = encoding_draw_bits(view->arena, change->opcode[after]);
	if (!diff_is_of_encoding(change->kind) || str_equal(texts[0], texts[1]))
		return;
	const struct opcode *named = change->opcode[1] ? change->opcode[1] : change->opcode[0];
	view_set(view, node, "opcode", named->definition->name);
	for (int after = 0; after < 2; after++)
		if (change->opcode[after])
			view_add_text(view, node, after ? "new-bits" : "old-bits", texts[after]);
}

static void add_change(struct view *view, const struct diff_change *change)
{
	xmlNodePtr node = view_add(view, view->root, "change");
	view_set_c(view, node, "kind", diff_kind_names[change->kind]);
	view_set_c(view, node, "verdict", diff_verdict_names[change->verdict]);
	view_set(view, node, "name", change->name);
	view_set_some(view, node, "old", change->before);
	view_set_some(view, node, "new", change->after);
	view_set_nonzero(view, node, "opcodes", change->opcodes);
	if (change->counted) {
		view_set(view, node, "lost", count_text(view->arena, change->lost));
		view_set(view, node, "gained", count_text(view->arena, change->gained));
	}
	if (change->verdict == DIFF_UNKNOWN)
		view_set_nonzero(view, node, "states", change->states);
	if (change->text.length)
		view_add_text(view, node, "case", change->text);
	encodings(view, node, change);
}

xmlDocPtr page_diff(
	struct arena *arena, const struct diff *diff, struct str before, struct str after)
{
	struct view view = { .arena = arena, .isa = diff->after };
	const struct diff_change *const *list = diff_sorted(diff);
	view_new_document(&view, "diff");
	view_set(&view, view.root, "name", diff->after->name);
	view_set(&view, view.root, "old", before);
	view_set(&view, view.root, "new", after);
	view_set_c(&view, view.root, "verdict", diff_verdict_names[diff_verdict(diff)]);
	view_set_number(&view, view.root, "changes", diff->changes.count);
	view_set(&view, view.root, "lost", count_text(arena, diff->lost));
	view_set(&view, view.root, "gained", count_text(arena, diff->gained));
	verdicts(&view, diff);
	for (size_t i = 0; i < diff->changes.count; i++)
		add_change(&view, list[i]);
	return view.document;
}
