/* SPDX-License-Identifier: MIT */
/* Instruction sets whose pages have been made -> the pages of a site above them. The document,
 * <site>, has what the templates of one page need of each: see docs/site.md. */
#include <string.h>

#include "build/internal.h"

struct front {
	struct arena *arena;
	xmlDocPtr document;
	xmlNodePtr root;
	struct str_map languages;
};

static void set(xmlNodePtr node, const char *name, const char *value)
{
	if (value)
		xmlNewProp(node, (const xmlChar *)name, (const xmlChar *)value);
}

/* "/docs/" of "https://isa.example.org/docs/" */
static const char *path_of(const char *url)
{
	const char *host = strstr(url, "://");
	const char *path = host ? strchr(host + 3, '/') : NULL;
	return path ? path : "/";
}

struct front *front_open(struct arena *arena, const char *title, const char *url)
{
	struct front *front = ARENA_NEW(arena, struct front);
	*front = (struct front){ .arena = arena, .languages.arena = arena };
	front->document = xmlNewDoc((const xmlChar *)"1.0");
	front->root = xmlNewNode(NULL, (const xmlChar *)"site");
	xmlDocSetRootElement(front->document, front->root);
	set(front->root, "title", title);
	set(front->root, "url", url);
	set(front->root, "path", url ? path_of(url) : "");
	return front;
}

/* A copy of the element with its attributes, without what is in it. */
static xmlNodePtr add_copy(xmlNodePtr parent, xmlNodePtr node)
{
	return xmlAddChild(parent, xmlDocCopyNode(node, parent->doc, 2));
}

static bool is_element(xmlNodePtr node, const char *name)
{
	return node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, name);
}

/* The number of elements of this name in the node, or in its <insn> elements. */
static size_t count_elements(xmlNodePtr node, const char *name)
{
	size_t total = 0;
	for (xmlNodePtr it = node->children; it; it = it->next) {
		total += is_element(it, name);
		if (is_element(it, "insn"))
			total += count_elements(it, name);
	}
	return total;
}

static void add_front_language(struct front *front, xmlNodePtr pages)
{
	xmlChar *code = xmlGetProp(pages, (const xmlChar *)"lang");
	struct str language = str_copy(front->arena, str_from_c((const char *)code));
	if (!str_map_get(&front->languages, language)) {
		xmlNodePtr node = xmlNewChild(front->root, NULL, (const xmlChar *)"language", NULL);
		set(node, "code", (const char *)code);
		str_map_put(&front->languages, language, node);
	}
	xmlFree(code);
}

static void add_front_pages(struct front *front, xmlNodePtr isa, xmlNodePtr pages)
{
	xmlNodePtr copy = add_copy(isa, pages);
	set(copy, "families", arena_printf(front->arena, "%zu", count_elements(pages, "insn")));
	set(copy, "opcodes", arena_printf(front->arena, "%zu", count_elements(pages, "opcode")));
	for (xmlNodePtr it = pages->children; it; it = it->next)
		if (is_element(it, "download"))
			add_copy(copy, it);
	add_front_language(front, pages);
}

void front_add(struct front *front, struct build *build, struct str prefix)
{
	xmlNodePtr from = xmlDocGetRootElement(build->document);
	xmlNodePtr isa = add_copy(front->root, from);
	set(isa, "prefix", str_to_c(front->arena, prefix));
	for (xmlNodePtr it = from->children; it; it = it->next) {
		if (is_element(it, "pages"))
			add_front_pages(front, isa, it);
		else if (is_element(it, "layout") || is_element(it, "attribute"))
			xmlAddChild(isa, xmlDocCopyNode(it, front->document, 1));
	}
}

void front_page(struct front *front, struct str path)
{
	xmlNodePtr node = xmlNewChild(front->root, NULL, (const xmlChar *)"page", NULL);
	set(node, "path", str_to_c(front->arena, path));
}

bool front_emit(
	struct front *front, struct diag *diag, const char *folder, build_sink sink, void *user)
{
	struct template_set *templates = template_load_page(front->arena, diag, folder, "front.tpl");
	bool good = templates && template_run(templates, front->document, "en", sink, user);
	template_free(templates);
	return good;
}

void front_close(struct front *front)
{
	xmlFreeDoc(front->document);
}
