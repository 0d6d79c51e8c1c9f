/* SPDX-License-Identifier: MIT */
/* Pages: the common head of the pages of all definitions, and the source lines of definitions. */
#include "page/page.h"

void page_source(
	struct pages *pages, xmlNodePtr node, const char *kind, struct str name, struct span span)
{
	if (!span.source)
		return;
	view_set_c(pages->view, node, "source", span.source->name);
	view_set(pages->view, node, "source-url",
		str_printf(pages->view->arena, "sources.html#%.*s", STR_ARG(page_id(pages, kind, name))));
}

void page_summary_set(struct pages *pages, xmlNodePtr node, const struct ast_def *def)
{
	struct str language, summary = page_summary(pages, def, &language);
	view_set_flag(pages->view, node, "has-errors", page_has_errors(pages, def));
	view_set(pages->view, node, "summary", summary);
	view_set_some(pages->view, node, "summary-lang", language);
}

void page_about_set(struct pages *pages, xmlNodePtr node, const struct ast_def *def)
{
	struct str language, summary = page_summary(pages, def, &language);
	struct str about = page_plain(pages->view->arena, summary);
	view_set_some(pages->view, node, "about", about);
}

xmlNodePtr page_definition(struct pages *pages, const char *element, const char *kind,
	struct str name, struct str url, const struct ast_def *def)
{
	xmlNodePtr node = view_add(pages->view, pages->root, element);
	view_set(pages->view, node, "name", name);
	view_set(pages->view, node, "url", url);
	page_source(pages, node, kind, name, def->span);
	page_summary_set(pages, node, def);
	page_about_set(pages, node, def);
	page_texts(pages, node, def);
	view_ast_attributes(pages->view, node, def);
	page_history(pages, node, kind, name);
	return node;
}

void page_name_places(struct page_names *names, const struct isa *isa)
{
	VEC_EACH (struct type *, type, &isa->types)
		VEC_EACH (struct enumerator, it, &(*type)->values)
			page_slug(names, "value", it->name);
	VEC_EACH (struct register_file *, file, &isa->register_files) {
		if ((*file)->kind == FILE_STATE)
			page_slug(names, "register", (*file)->name);
		VEC_EACH (struct register_name, it, &(*file)->names)
			page_slug(names, "register", it->name);
	}
	VEC_EACH (struct register_file *, file, &isa->view_files)
		VEC_EACH (struct register_name, it, &(*file)->names)
			page_slug(names, "register", it->name);
}

/* ---- sources.html ---- */

static struct str property(xmlNodePtr node, const char *name)
{
	for (xmlAttrPtr attr = node->properties; attr; attr = attr->next)
		if (xmlStrEqual(attr->name, (const xmlChar *)name))
			return str_from_c(attr->children ? (const char *)attr->children->content : "");
	return (struct str){ 0 };
}

/* An opcode without a family, after an error, has no page. */
static struct str url_of_opcode_name(struct pages *pages, struct str name)
{
	const struct opcode *opcode = isa_find_opcode(pages->view->isa, name);
	return opcode && opcode->optype ? page_opcode_url(pages, opcode) : (struct str){ 0 };
}

/* The page of a definition, by the kind in <place>. */
static struct str place_url(struct pages *pages, struct str kind, struct str name)
{
	static const char *const notation[] = { "operand", "modifier", "format", "alias" };
	static const char *const own[][2] = { { "optype", "insn" }, { "group", "group" },
		{ "type", "type" }, { "register-file", "file" }, { "function", "function" },
		{ "memory", "state" }, { "state", "state" }, { "exception", "state" },
		{ "variant", "state" } };
	for (size_t i = 0; i < sizeof own / sizeof *own; i++)
		if (str_equal_c(kind, own[i][0]))
			return page_url(pages, own[i][1], name);
	for (size_t i = 0; i < sizeof notation / sizeof *notation; i++)
		if (str_equal_c(kind, notation[i]))
			return str_printf(pages->view->arena, "notation.html#%.*s",
				STR_ARG(page_id(pages, notation[i], name)));
	if (str_equal_c(kind, "term"))
		return str_printf(
			pages->view->arena, "glossary.html#%.*s", STR_ARG(page_id(pages, "term", name)));
	return str_equal_c(kind, "opcode") ? url_of_opcode_name(pages, name) : STR("index.html");
}

/* Is it the opcode that the optype `before` it is? */
static bool is_own_opcode(xmlNodePtr place, xmlNodePtr before)
{
	return place && before && str_equal_c(property(place, "kind"), "opcode") &&
		   str_equal(property(place, "definition"), property(before, "definition")) &&
		   str_equal(property(place, "line"), property(before, "line"));
}

/* The opcode that an optype is has an address, but no row of its own. */
static void show_place(struct pages *pages, xmlNodePtr parent, xmlNodePtr place)
{
	struct view *view = pages->view;
	struct str kind = property(place, "kind"), name = property(place, "definition");
	xmlNodePtr node = view_add(view, parent, "place");
	view_set(view, node, "kind", kind);
	view_set(view, node, "name", name);
	view_set(view, node, "line", property(place, "line"));
	view_set(view, node, "id", page_id(pages, str_to_c(view->arena, kind), name));
	struct str url = place_url(pages, kind, name);
	view_set_some(view, node, "url", url);
	if (is_own_opcode(place->next, place))
		view_set(view, node, "opcode", page_id(pages, "opcode", name));
}

/* Appends <file> elements with the definitions in each, by line. */
void page_sources(struct pages *pages)
{
	struct view *view = pages->view;
	xmlNodePtr root = view_add(view, pages->root, "sources"), file = NULL;
	struct str last = { 0 };
	xmlNodePtr places = view->root->children;
	while (places && !xmlStrEqual(places->name, (const xmlChar *)"places"))
		places = places->next;
	for (xmlNodePtr it = places ? places->children : NULL; it; it = it->next) {
		struct str name = property(it, "file");
		if (!file || !str_equal(name, last)) {
			file = view_add(view, root, "file");
			view_set(view, file, "name", name);
			view_set(view, file, "id", page_id(pages, "source", name));
			last = name;
		}
		if (!is_own_opcode(it, it->prev))
			show_place(pages, file, it);
	}
}
