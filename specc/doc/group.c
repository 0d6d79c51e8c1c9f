/* SPDX-License-Identifier: MIT */
/* Pages: groups, and what their families have in common. */
#include "doc/doc.h"
#include "isa/syntax.h"

static void fields(struct pages *pages, xmlNodePtr parent, const struct definition *group)
{
	struct view *view = pages->view;
	VEC_EACH (struct field *, it, &group->fields) {
		xmlNodePtr node = view_add(view, parent, "field");
		view_set(view, node, "name", (*it)->name);
		view_set(view, node, "bits", field_range_text(view->arena, *it));
		view_set(view, node, "type", (*it)->type->name);
		if (isa_find_type(view->isa, (*it)->type->name))
			view_set(view, node, "type-url", page_url(pages, "type", (*it)->type->name));
		if ((*it)->kind != FIELD_OPERAND)
			view_set(view, node, "value", page_value(view->arena, (*it)->type, (*it)->value));
		view_set_flag(view, node, "fixed", (*it)->kind == FIELD_FIXED);
	}
}

static void templates(struct pages *pages, xmlNodePtr parent, const struct definition *group)
{
	VEC_EACH (struct template *, it, &group->templates)
		view_set(pages->view, view_add(pages->view, parent, "template"), "text",
			template_plain(pages->view->arena, *it));
}

static void families(struct pages *pages, xmlNodePtr parent, const struct definition *group)
{
	struct view *view = pages->view;
	VEC_EACH (struct definition *, it, &view->isa->optypes) {
		if (definition_group(*it) != group)
			continue;
		xmlNodePtr node =
			page_link(pages, parent, "family", (*it)->name, page_url(pages, "insn", (*it)->name));
		page_summary_set(pages, node, (*it)->ast);
	}
}

static void group(struct pages *pages, const struct definition *group)
{
	struct view *view = pages->view;
	xmlNodePtr node = page_definition(
		pages, "group", "group", group->name, page_url(pages, "group", group->name), group->ast);
	if (group->parent)
		page_link(pages, node, "parent", group->parent->name,
			page_url(pages, "group", group->parent->name));
	VEC_EACH (struct definition *, it, &view->isa->groups)
		if (definition_group(*it) == group)
			page_link(pages, node, "child", (*it)->name, page_url(pages, "group", (*it)->name));
	view_set_nonzero(view, node, "length", group->length);
	view_set_flag(view, node, "prefix", group->prefix);
	fields(pages, node, group);
	templates(pages, node, group);
	families(pages, node, group);
	page_semantics(pages, node, group);
	page_examples(pages, node, group);
}

void page_groups(struct pages *pages)
{
	VEC_EACH (struct definition *, it, &pages->view->isa->groups)
		group(pages, *it);
}
