/* SPDX-License-Identifier: MIT */
/* Functions of templates: key() finds elements by the value of an attribute, children() by their
 * parent, and distinct() leaves out nodes whose text came before. They take time in proportion to
 * what they find, where a path looks at every node again. */
#include <string.h>

#include <libxml/xpathInternals.h>

#include "template/function.h"

/* The elements that have one value. */
struct found {
	VEC(xmlNodePtr) nodes;
};

/* The next element in document order, or NULL. */
static xmlNodePtr next_xml_element(xmlNodePtr node)
{
	xmlNodePtr next = xmlFirstElementChild(node);
	for (; !next && node->type == XML_ELEMENT_NODE; node = node->parent)
		next = xmlNextElementSibling(node);
	return next;
}

static struct str attribute_text(struct arena *arena, xmlAttrPtr attribute)
{
	const xmlNode *text = attribute->children;
	if (!text)
		return STR("");
	if (!text->next && text->type == XML_TEXT_NODE)
		return str_from_c((const char *)text->content);
	xmlChar *whole = xmlXPathCastNodeToString((xmlNodePtr)attribute);
	struct str copy = str_copy(arena, str_from_c((const char *)whole));
	xmlFree(whole);
	return copy;
}

/* The elements of one name, in document order: each leads to the next by _private. */
struct named {
	xmlNodePtr first, last;
};

/* Visits the document once, which is larger than the caches of a processor, for all indexes. */
static void chain_elements(struct template_indexes *indexes, xmlDocPtr document)
{
	indexes->names.arena = indexes->arena;
	for (xmlNodePtr at = xmlDocGetRootElement(document); at; at = next_xml_element(at)) {
		struct str name = str_from_c((const char *)at->name);
		struct named *named = str_map_make(&indexes->names, name, sizeof *named);
		if (named->last)
			named->last->_private = at;
		else
			named->first = at;
		named->last = at;
		at->_private = NULL;
	}
}

/* The last name of a path. */
static struct str end_of_path(const char *path, size_t length)
{
	size_t at = length;
	while (at && path[at - 1] != '/')
		at--;
	return (struct str){ path + at, length - at };
}

/* Is it an element at the end of such a path: "name", or "name/of/parents"? */
static bool ends_path(const xmlNode *element, const char *path, size_t length)
{
	struct str last = end_of_path(path, length);
	const char *name = last.text;
	if (element->type != XML_ELEMENT_NODE || !str_equal_c(last, (const char *)element->name))
		return false;
	return name == path || ends_path(element->parent, path, (size_t)(name - 1 - path));
}

static void add_by_value(struct template_index *index, xmlNodePtr element)
{
	struct arena *arena = index->found.arena;
	xmlAttrPtr attribute = xmlHasProp(element, (const xmlChar *)index->attribute);
	if (!attribute)
		return;
	struct str value = attribute_text(arena, attribute);
	struct found *found = str_map_make(&index->found, value, sizeof *found);
	VEC_PUSH(arena, &found->nodes, element);
}

static void add_by_parent(struct template_index *index, xmlNodePtr element)
{
	struct arena *arena = index->found.arena;
	struct found *found = ptr_map_get(&index->found, element->parent);
	if (!found) {
		found = ARENA_NEW(arena, struct found);
		ptr_map_put(&index->found, element->parent, found);
	}
	VEC_PUSH(arena, &found->nodes, element);
}

static void fill_index(struct template_index *index, const struct template_indexes *indexes)
{
	size_t length = strlen(index->path);
	const struct named *named = str_map_get(&indexes->names, end_of_path(index->path, length));
	for (xmlNodePtr at = named ? named->first : NULL; at; at = at->_private)
		if (ends_path(at, index->path, length)) {
			if (*index->attribute)
				add_by_value(index, at);
			else
				add_by_parent(index, at);
		}
}

static struct template_index *find_index(
	const xmlXPathContext *context, const xmlChar *elements, const char *of)
{
	struct template_indexes *indexes = context->funcLookupData;
	const char *path = (const char *)elements;
	VEC_EACH (struct template_index *, it, &indexes->list)
		if (!strcmp((*it)->path, path) && !strcmp((*it)->attribute, of))
			return *it;
	struct template_index *index = ARENA_NEW(indexes->arena, struct template_index);
	index->path = arena_copy(indexes->arena, path, strlen(path));
	index->attribute = arena_copy(indexes->arena, of, strlen(of));
	index->found.arena = indexes->arena;
	if (!indexes->names.count)
		chain_elements(indexes, context->doc);
	fill_index(index, indexes);
	VEC_PUSH(indexes->arena, &indexes->list, index);
	return index;
}

static void add_found(xmlNodeSetPtr set, const struct found *found)
{
	for (size_t i = 0; found && i < found->nodes.count; i++)
		xmlXPathNodeSetAddUnique(set, found->nodes.items[i]);
}

/* Keeps the first of the nodes that have the same text, in document order. */
static void keep_distinct(xmlNodeSetPtr set)
{
	struct arena arena = { 0 };
	struct str_map seen = { .arena = &arena };
	int count = 0;
	xmlXPathNodeSetSort(set);
	for (int i = 0; i < set->nodeNr; i++) {
		xmlChar *text = xmlXPathCastNodeToString(set->nodeTab[i]);
		struct str key = str_copy(&arena, str_from_c((const char *)text));
		if (!str_map_put(&seen, key, set))
			set->nodeTab[count++] = set->nodeTab[i];
		xmlFree(text);
	}
	set->nodeNr = count;
	arena_free(&arena);
}

static void add_with_value(
	xmlNodeSetPtr set, const struct template_index *index, const xmlChar *value)
{
	add_found(set, str_map_get(&index->found, str_from_c((const char *)value)));
}

/* Adds what has the text of any of the nodes, in document order. */
static void add_each_found(
	xmlNodeSetPtr set, const struct template_index *index, xmlNodeSetPtr nodes)
{
	if (nodes->nodeNr > 1)
		keep_distinct(nodes);
	for (int i = 0; i < nodes->nodeNr; i++) {
		xmlChar *text = xmlXPathCastNodeToString(nodes->nodeTab[i]);
		add_with_value(set, index, text);
		xmlFree(text);
	}
	if (nodes->nodeNr > 1)
		xmlXPathNodeSetSort(set);
}

/* key(path, attribute, value): as in XSLT, each node of a node set is a value. */
static void call_key(xmlXPathParserContextPtr ctxt, int nargs)
{
	CHECK_ARITY(3);
	xmlXPathObjectPtr value = valuePop(ctxt);
	xmlChar *attribute = xmlXPathPopString(ctxt), *path = xmlXPathPopString(ctxt);
	xmlNodeSetPtr set = xmlXPathNodeSetCreate(NULL);
	if (value && attribute && path && set) {
		const struct template_index *index =
			find_index(ctxt->context, path, (const char *)attribute);
		if (value->type != XPATH_NODESET) {
			value = xmlXPathConvertString(value);
			add_with_value(set, index, value->stringval);
		} else if (value->nodesetval)
			add_each_found(set, index, value->nodesetval);
		ctxt->context->opCount += (unsigned long)set->nodeNr;
	}
	xmlFree(path);
	xmlFree(attribute);
	xmlXPathFreeObject(value);
	valuePush(ctxt, xmlXPathWrapNodeSet(set));
}

/* distinct(nodes) */
static void call_distinct(xmlXPathParserContextPtr ctxt, int nargs)
{
	CHECK_ARITY(1);
	CHECK_TYPE(XPATH_NODESET);
	xmlNodeSetPtr nodes = xmlXPathPopNodeSet(ctxt);
	if (nodes && nodes->nodeNr > 1)
		keep_distinct(nodes);
	valuePush(ctxt, xmlXPathWrapNodeSet(nodes));
}

/* children(nodes, name): as nodes/name */
static void call_children(xmlXPathParserContextPtr ctxt, int nargs)
{
	CHECK_ARITY(2);
	xmlChar *name = xmlXPathPopString(ctxt);
	xmlNodeSetPtr parents = xmlXPathPopNodeSet(ctxt), set = xmlXPathNodeSetCreate(NULL);
	if (parents && name && set) {
		const struct template_index *index = find_index(ctxt->context, name, "");
		for (int i = 0; i < parents->nodeNr; i++)
			add_found(set, ptr_map_get(&index->found, parents->nodeTab[i]));
		if (parents->nodeNr > 1)
			xmlXPathNodeSetSort(set);
		ctxt->context->opCount += (unsigned long)set->nodeNr;
	}
	xmlFree(name);
	xmlXPathFreeNodeSet(parents);
	valuePush(ctxt, xmlXPathWrapNodeSet(set));
}

static xmlXPathFunction find_function(void *indexes, const xmlChar *name, const xmlChar *uri)
{
	(void)indexes, (void)uri;
	static const struct {
		const char *name;
		xmlXPathFunction call;
	} functions[] = { { "key", call_key }, { "children", call_children },
		{ "distinct", call_distinct } };
	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (!strcmp((const char *)name, functions[i].name))
			return functions[i].call;
	return NULL;
}

void template_functions(xmlXPathContextPtr context, struct template_indexes *indexes)
{
	xmlXPathRegisterFuncLookup(context, find_function, indexes);
}
