/* SPDX-License-Identifier: MIT */
/* The document of a comparison, and the changes since older versions as a part of the pages:
 * verdicts with counts, and changes with what they show. */
#include "diff/diff.h"
#include "doc/doc.h"
#include "doc/pages.h"
#include "encoding/draw.h"
#include "view/internal.h"

static void verdicts(struct view *view, xmlNodePtr parent, const struct diff *diff)
{
	for (int verdict = DIFF_BINARY; verdict > DIFF_EQUAL; verdict--) {
		size_t count = 0;
		VEC_EACH (struct diff_change *, it, &diff->changes)
			count += (*it)->verdict == (enum diff_verdict)verdict;
		if (!count)
			continue;
		xmlNodePtr node = view_add(view, parent, "verdict");
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

static xmlNodePtr show_change(
	struct view *view, xmlNodePtr parent, const struct diff_change *change)
{
	xmlNodePtr node = view_add(view, parent, "change");
	view_set_c(view, node, "kind", diff_kind_names[change->kind]);
	view_set_c(view, node, "verdict", diff_verdict_names[change->verdict]);
	view_set(view, node, "name", change->name);
	view_set_some(view, node, "old", change->before);
	view_set_some(view, node, "new", change->after);
	view_set_nonzero(view, node, "opcodes", change->opcodes);
	if (change->counted) {
		view_set(view, node, "lost", wide_decimal(view->arena, change->lost));
		view_set(view, node, "gained", wide_decimal(view->arena, change->gained));
	}
	if (change->verdict == DIFF_UNKNOWN)
		view_set_nonzero(view, node, "states", change->states);
	if (change->text.length)
		view_add_text(view, node, "case", change->text);
	encodings(view, node, change);
	return node;
}

/* The numbers of a comparison. */
static void totals(struct view *view, xmlNodePtr node, const struct diff *diff)
{
	view_set_c(view, node, "verdict", diff_verdict_names[diff_verdict(diff)]);
	view_set_number(view, node, "changes", diff->changes.count);
	view_set(view, node, "lost", wide_decimal(view->arena, diff->lost));
	view_set(view, node, "gained", wide_decimal(view->arena, diff->gained));
	verdicts(view, node, diff);
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
	totals(&view, view.root, diff);
	for (size_t i = 0; i < diff->changes.count; i++)
		show_change(&view, view.root, list[i]);
	return view.document;
}

/* ---- the page of changes ---- */

static void add_new(struct pages *pages, xmlNodePtr parent, const struct diff_step *step,
	const char *kind, const char *page, struct str name)
{
	if (!page_is_new(step, kind, name))
		return;
	xmlNodePtr node = page_link(pages, parent, "added", name,
		page_target(pages, name).length ? page_url(pages, page, name) : (struct str){ 0 });
	view_set_c(pages->view, node, "kind", page);
}

/* <added> for all definitions with a page of their own that the later version has more. */
static void show_step_added(struct pages *pages, xmlNodePtr parent, const struct diff_step *step)
{
	const struct isa *isa = step->diff->after;
	VEC_EACH (struct definition *, it, &isa->optypes)
		add_new(pages, parent, step, "optype", "insn", (*it)->name);
	VEC_EACH (struct definition *, it, &isa->groups)
		add_new(pages, parent, step, "group", "group", (*it)->name);
	VEC_EACH (struct type *, it, &isa->types)
		if ((*it)->ast)
			add_new(pages, parent, step, "type", "type", (*it)->name);
	VEC_EACH (struct register_file *, it, &isa->defined_files)
		add_new(pages, parent, step, "register-file", "file", (*it)->name);
	VEC_EACH (struct fact *, it, &isa->facts) {
		bool is_function = (*it)->kind == AST_DEF_FUNCTION;
		if ((*it)->kind != AST_DEF_TERM)
			add_new(pages, parent, step, is_function ? "function" : "state",
				is_function ? "function" : "state", (*it)->name);
	}
}

/* The page of the definition that "NAME" or "NAME.part" names; empty if there is none. */
static struct str owner_url(struct pages *pages, struct str name)
{
	struct str owner = str_slice(name, 0, str_find(name, 0, STR("."))),
			   url = page_target(pages, owner);
	const struct register_file *file = isa_find_file(pages->view->isa, owner);
	return url.length || !file ? url : page_register_url(pages, file);
}

void page_changes(struct pages *pages)
{
	struct view *view = pages->view;
	if (!pages->history)
		return;
	xmlNodePtr node = view_add(view, pages->root, "changes");
	view_set_flag(view, pages->root, "changes", true);
	VEC_EACH (struct diff_step, it, &pages->history->steps) {
		const struct diff_change *const *list = diff_sorted(it->diff);
		xmlNodePtr step = view_add(view, node, "step");
		view_set(view, step, "name", it->after);
		view_set(view, step, "before", it->before);
		view_set_some(view, step, "date", it->date);
		view_set(view, step, "id", page_step_id(pages, it));
		totals(view, step, it->diff);
		show_step_added(pages, step, it);
		for (size_t i = 0; i < it->diff->changes.count; i++)
			view_set_some(
				view, show_change(view, step, list[i]), "url", owner_url(pages, list[i]->name));
	}
}
