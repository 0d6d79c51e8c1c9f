/* SPDX-License-Identifier: MIT */
/* Copies elements of the document as XML text. Elements inside an element are indented by two
 * blanks on lines of their own, except where text is mixed with elements: there, the layout is
 * kept. */
#include "template/copy.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct copier {
	struct buffer *out;
	const xmlNodeSet *skip;
	bool skips_attributes; /* some of them are attributes */
	const char *namespace; /* to be declared by the next element; NULL: none */
};

static void copy_text(struct copier *c, const char *text, size_t length)
{
	buffer_add(c->out, (struct str){ text, length });
}

static void copy_c(struct copier *c, const char *text)
{
	copy_text(c, text, strlen(text));
}

static void add_around(struct copier *c, const char *before, const char *name, const char *behind)
{
	copy_c(c, before);
	copy_c(c, name);
	copy_c(c, behind);
}

/* XML 1.0, 2.4 and 3.3.3: replaces characters that would end the text or that a reader would
 * normalise or drop. U+FFFE and U+FFFF, which XML forbids, become U+FFFD. */
static const char *entity(const char *at, bool attribute)
{
	switch (*at) {
	case '&': return "&amp;";
	case '<': return "&lt;";
	case '>': return "&gt;";
	case '\r': return "&#13;";
	case '"': return attribute ? "&quot;" : NULL;
	case '\n': return attribute ? "&#10;" : NULL;
	case '\t': return attribute ? "&#9;" : NULL;
	case '\xEF':
		return !strncmp(at, "\xEF\xBF\xBE", 3) || !strncmp(at, "\xEF\xBF\xBF", 3) ? "\xEF\xBF\xBD"
																				  : NULL;
	default: return NULL;
	}
}

static void copy_content(struct copier *c, const xmlChar *content, bool attribute)
{
	const char *text = (const char *)content, *done = text;
	for (; text && *text; text++) {
		const char *special = entity(text, attribute);
		if (!special)
			continue;
		copy_text(c, done, (size_t)(text - done));
		copy_c(c, special);
		text += *text == '\xEF' ? 2 : 0;
		done = text + 1;
	}
	if (text)
		copy_text(c, done, (size_t)(text - done));
}

static int compare_nodes(const void *a, const void *b)
{
	uintptr_t x = (uintptr_t) * (const xmlNodePtr *)a, y = (uintptr_t) * (const xmlNodePtr *)b;
	return (x > y) - (x < y);
}

void template_copy_sort(xmlNodeSetPtr skip)
{
	if (skip && skip->nodeNr)
		qsort(skip->nodeTab, (size_t)skip->nodeNr, sizeof *skip->nodeTab, compare_nodes);
}

static bool skipped(const struct copier *c, const xmlNode *node)
{
	return c->skip && c->skip->nodeNr &&
		   bsearch(&node, c->skip->nodeTab, (size_t)c->skip->nodeNr, sizeof node, compare_nodes);
}

static void add_namespace(struct copier *c)
{
	if (!c->namespace)
		return;
	copy_c(c, " xmlns=\"");
	copy_content(c, (const xmlChar *)c->namespace, true);
	copy_c(c, "\"");
	c->namespace = NULL;
}

static void add_attributes(struct copier *c, const xmlNode *element)
{
	for (const xmlAttr *at = element->properties; at; at = at->next) {
		if (c->skips_attributes && skipped(c, (const xmlNode *)at))
			continue;
		add_around(c, " ", (const char *)at->name, "=\"");
		for (const xmlNode *part = at->children; part; part = part->next)
			copy_content(c, part->content, true);
		copy_c(c, "\"");
	}
}

static bool is_text(const xmlNode *node)
{
	return node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE;
}

static bool is_blank_text(const xmlNode *text)
{
	const char *at = (const char *)text->content;
	return !at || !at[strspn(at, " \t\r\n")];
}

/* Does it contain only elements and blanks? Then its layout is replaced. */
static bool holds_elements(const xmlNode *element)
{
	bool any = false;
	for (const xmlNode *child = element->children; child; child = child->next) {
		if (is_text(child) && !is_blank_text(child))
			return false;
		any = any || child->type == XML_ELEMENT_NODE;
	}
	return any;
}

/* The first node from `child` on that is to be copied. */
static const xmlNode *visible(const struct copier *c, const xmlNode *child, bool elements)
{
	while (child && (skipped(c, child) ||
						(child->type != XML_ELEMENT_NODE && (elements || !is_text(child)))))
		child = child->next;
	return child;
}

static void line(struct copier *c, unsigned depth)
{
	copy_c(c, "\n");
	while (depth--)
		copy_c(c, "  ");
}

/* inlined: is part of mixed content, where line breaks would be text. */
static void copy_element(struct copier *c, const xmlNode *element, unsigned depth, bool inlined)
{
	bool elements = !inlined && holds_elements(element);
	const xmlNode *child = visible(c, element->children, elements);
	add_around(c, "<", (const char *)element->name, "");
	add_namespace(c);
	add_attributes(c, element);
	if (!child) {
		copy_c(c, "/>");
		return;
	}
	copy_c(c, ">");
	for (; child; child = visible(c, child->next, elements)) {
		if (is_text(child)) {
			copy_content(c, child->content, false);
			continue;
		}
		if (elements)
			line(c, depth + 1);
		copy_element(c, child, depth + 1, !elements);
	}
	if (elements)
		line(c, depth);
	add_around(c, "</", (const char *)element->name, ">");
}

void template_copy(
	struct buffer *out, xmlNodePtr element, const char *namespace, const xmlNodeSet *skip)
{
	struct copier copier = { .out = out, .skip = skip, .namespace = namespace };
	for (int i = 0; skip && i < skip->nodeNr; i++)
		if (skip->nodeTab[i]->type == XML_ATTRIBUTE_NODE)
			copier.skips_attributes = true;
	copy_element(&copier, element, 0, false);
	copy_c(&copier, "\n");
}
