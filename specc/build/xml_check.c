/* SPDX-License-Identifier: MIT */
/* Compares a document with the one that its definitions imply. Computed parts (masks, forms, words
 * of examples) may be missing, but must not be wrong. */
#include <string.h>

#include <libxml/tree.h>

#include "view/view.h"
#include "build/xml_internal.h"

struct comparison {
	struct arena *arena;
	struct diag *diag;
	const struct source *source;
	bool assembled; /* examples have been assembled and their cases read */
	size_t reports;
};

static struct report *element_differs(
	struct comparison *c, const struct xml_element *element, const char *message)
{
	c->reports++;
	return diag_report(
		c->diag, CHECK_XML, source_line_span(c->source, element->line), "%s", message);
}

static struct str content(struct arena *arena, xmlNodePtr node)
{
	xmlChar *text = xmlNodeGetContent(node);
	struct str copy = str_copy(arena, str_from_c(text ? (const char *)text : ""));
	xmlFree(text);
	return copy;
}

/* Elements that follow from others and may be missing. */
static bool is_computed(const xmlNode *node)
{
	static const char *const names[] = { "source", "legal", "template", "modifier-list", "example",
		"case", "form", "value-name", "space", "gap", NULL };
	return str_is_one_of(str_from_c((const char *)node->name), names);
}

/* The opcode and word of an example are known only if examples are assembled. */
static bool is_assembled(const struct xml_element *element, const char *attribute)
{
	return xml_is(element, "example") &&
		   (!strcmp(attribute, "opcode") || !strcmp(attribute, "word"));
}

static void compare_attribute(struct comparison *c, const struct xml_element *found,
	const struct xml_attribute *attribute, xmlNodePtr wanted)
{
	const char *name = attribute->name;
	xmlAttrPtr other = xmlHasProp(wanted, (const xmlChar *)name);
	if (!other) {
		if (c->assembled || !is_assembled(found, attribute->name))
			element_differs(c, found,
				arena_printf(c->arena, "attribute '%s' of <%s> does not follow from the document",
					name, found->name));
		return;
	}
	struct str text = content(c->arena, (xmlNodePtr)other);
	if (!str_equal(text, attribute->value))
		element_differs(c, found,
			arena_printf(c->arena,
				"attribute '%s' of <%s> is '%.*s', but the rest of the document implies '%.*s'",
				name, found->name, STR_ARG(str_slice(attribute->value, 0, 200)),
				STR_ARG(str_slice(text, 0, 200))));
}

static xmlNodePtr next_sibling_element(xmlNodePtr node)
{
	while (node && node->type != XML_ELEMENT_NODE)
		node = node->next;
	return node;
}

static void unexpected(struct comparison *c, const struct xml_element *found, const xmlNode *wanted)
{
	struct str name = xml_get(found, "name");
	element_differs(c, found,
		arena_printf(c->arena, "<%s>%s%.*s%s does not follow from the document%s%s%s", found->name,
			name.length ? " '" : "", STR_ARG(name), name.length ? "'" : "",
			wanted ? "; expected <" : "", wanted ? (const char *)wanted->name : "",
			wanted ? ">" : ""));
}

static void compare_elements(
	struct comparison *c, const struct xml_element *found, xmlNodePtr wanted);

/* Compares the child elements found with those wanted, both in order. */
static void compare_children(
	struct comparison *c, const struct xml_element *found, xmlNodePtr wanted)
{
	xmlNodePtr right = next_sibling_element(wanted->children);
	const struct xml_element *left = found->child;
	while ((left || right) && c->reports < XML_MAX_REPORTS) {
		if (left && right && xml_is(left, (const char *)right->name)) {
			compare_elements(c, left, right);
			left = left->next;
		} else if (right && is_computed(right)) {
			/* may be missing */
		} else if (left) {
			unexpected(c, left, right);
			return;
		} else {
			element_differs(c, found,
				arena_printf(c->arena, "<%s> lacks <%s>", found->name, (const char *)right->name));
			return;
		}
		right = right ? next_sibling_element(right->next) : NULL;
	}
}

static void compare_elements(
	struct comparison *c, const struct xml_element *found, xmlNodePtr wanted)
{
	if (c->reports >= XML_MAX_REPORTS)
		return;
	for (size_t i = 0; i < found->attribute_count; i++)
		compare_attribute(c, found, &found->attributes[i], wanted);
	if (xml_is(found, "prose") || xml_is(found, "fence")) {
		if (!str_equal(found->text, content(c->arena, wanted)))
			element_differs(
				c, found, arena_printf(c->arena, "this is not the text of a <%s>", found->name));
		return;
	}
	if (!xml_is(found, "example") || c->assembled)
		compare_children(c, found, wanted);
}

void xml_check(struct arena *arena, struct diag *diag, const struct xml_isa *xml,
	const struct isa *isa, bool assembled)
{
	struct comparison comparison = { arena, diag, xml->source, assembled, 0 };
	xmlDocPtr facts = view_build_facts(arena, isa);
	compare_elements(&comparison, xml->root, xmlDocGetRootElement(facts));
	xmlFreeDoc(facts);
}
