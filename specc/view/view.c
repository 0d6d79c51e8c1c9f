/* SPDX-License-Identifier: MIT */
/* XML view: builds the document of an ISA from the IR. This file has the root and the layout, and
 * calls the other parts; element.c makes what these consist of. */
#include "view/view.h"

#include <libxml/dict.h>

#include "view/internal.h"

static void view_layout(struct view *view)
{
	const struct isa *isa = view->isa;
	xmlNodePtr node = view_add(view, view->root, "layout");
	view_set_number(view, node, "unit", isa->unit);
	view_set_c(view, node, "byte-order", isa->byte_order == ORDER_BIG ? "big" : "little");
	view_set_hex(view, node, "nan", isa->nan32);
	for (size_t i = 0; i < isa->lengths.count; i++)
		view_set_number(view, view_add(view, node, "length"), "bits", isa->lengths.items[i]);
	for (size_t i = 0; i < isa->length_rules.count; i++) {
		const struct length_rule *rule = &isa->length_rules.items[i];
		xmlNodePtr child = view_add(view, node, "length-rule");
		view_set_number(view, child, "bits", rule->bits);
		view_set(view, child, "pattern", cube_text(view->arena, rule->first_unit, isa->unit));
	}
}

static void assembly(struct view *view)
{
	const struct isa *isa = view->isa;
	xmlNodePtr node = view_add(view, view->root, "assembly");
	view_set(view, node, "comment", isa->comment);
	view_set(view, node, "terminator", isa->terminator);
	view_set_c(view, node, "case", isa->fold_case ? "fold" : "exact");
	view_set_c(view, node, "number", isa->base == BASE_DECIMAL ? "decimal" : "hex");
	view_set(view, node, "hex-prefix", isa->hex_prefix);
	for (size_t i = 0; i < isa->keywords.count; i++)
		view_set(view, view_add(view, node, "keyword"), "name", isa->keywords.items[i]);
}

static void root(struct view *view)
{
	const struct isa *isa = view->isa;
	view_set_c(view, view->root, "version", "2");
	view_set_number(view, view->root, "language", isa->language);
	view_set(view, view->root, "name", isa->name);
	view_set(view, view->root, "title", isa->title.length ? isa->title : isa->name);
	view_set_some(view, view->root, "release", isa->release);
	view_set_some(view, view->root, "date", isa->date);
	view_set(view, view->root, "prose", isa->prose_language);
	view_source(view, view->root, isa->span);
	view_attributes(view, view->root, isa->attributes.items, isa->attributes.count);
	for (size_t i = 0; i < isa->sources.count; i++)
		view_set_c(view, view_add(view, view->root, "source"), "name", isa->sources.items[i]->name);
}

void view_new_document(struct view *view, const char *name)
{
	view->document = xmlNewDoc((const xmlChar *)"1.0");
	view->document->dict = xmlDictCreate();
	view->document->encoding = xmlStrdup((const xmlChar *)"UTF-8");
	view->root = view_add(view, (xmlNodePtr)view->document, name);
	xmlDocSetRootElement(view->document, view->root);
}

static void view_facts(struct view *view)
{
	view_new_document(view, "isa");
	root(view);
	view_layout(view);
	assembly(view);
	if (view->isa->ast)
		view_sections(view, view->root, view->isa->ast);
	if (view->details)
		view_machine_examples(view);
	view_register_files(view);
	view_types(view);
	view_notation(view);
	view_other(view);
	view_definitions(view);
	if (view->details)
		view_space(view);
}

xmlDocPtr view_build_facts(struct arena *arena, const struct isa *isa)
{
	struct view view = { .arena = arena, .isa = isa, .details = true };
	view_facts(&view);
	view_forms(&view);
	return view.document;
}

struct view *view_open(struct arena *arena, struct diag *diag, const struct isa *isa, bool details)
{
	struct view *view = ARENA_NEW(arena, struct view);
	*view = (struct view){
		.arena = arena, .diag = diag, .isa = isa, .details = details, .values.arena = arena
	};
	view_facts(view);
	view_places(view);
	return view;
}

void view_show(struct view *view, xmlNodePtr *part, bool wanted, void (*make)(struct view *view))
{
	if (!*part && wanted) {
		make(view);
		*part = view->root->last;
	} else if (*part && wanted && !(*part)->parent) {
		xmlAddChild(view->root, *part);
	} else if (*part && !wanted) {
		xmlUnlinkNode(*part);
	}
}

void view_close(struct view *view)
{
	xmlNodePtr parts[] = { view->semantics, view->derived, view->encodings, view->fuzz,
		view->grammar, view->hardware, view->smt, view->texts, view->addresses };
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (parts[i] && !parts[i]->parent)
			view_free(parts[i]);
	view_free(view->root);
	for (size_t i = 0; i < view->values.capacity; i++)
		xmlFreeNode(view->values.slots[i].value);
	xmlFreeDoc(view->document);
}
