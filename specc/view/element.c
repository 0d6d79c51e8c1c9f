/* SPDX-License-Identifier: MIT */
/* XML view: elements and their attributes, which all parts of the document consist of. */
#include "view/view.h"

#include <stdio.h>
#include <string.h>

#include <libxml/dict.h>

#include "view/internal.h"

xmlNodePtr view_add(struct view *view, xmlNodePtr parent, const char *name)
{
	const xmlChar *kept = xmlDictLookup(view->document->dict, (const xmlChar *)name, -1);
	xmlNodePtr node = xmlNewDocNodeEatName(view->document, NULL, (xmlChar *)(uintptr_t)kept, NULL);
	return xmlAddChild(parent, node);
}

/* A text node; `text` may be NULL when `length` is 0. Short text is stored inside the node, in
 * members that text nodes do not use, as libxml2's parser does; xmlFreeNode knows this. */
static xmlNodePtr text_node(struct view *view, const char *text, size_t length)
{
	bool inside = length < 2 * sizeof(void *); /* properties and psvi */
	xmlNodePtr node =
		xmlNewTextLen(inside ? NULL : (const xmlChar *)text, inside ? 0 : (int)length);
	node->doc = view->document;
	if (!inside)
		return node;
	node->content = (xmlChar *)&node->properties;
	if (length)
		memcpy(node->content, text, length);
	node->content[length] = '\0';
	return node;
}

enum { SHARED_MOST = 48 }; /* bytes of a value that may be shared */

static xmlNodePtr value_node(struct view *view, struct str text)
{
	if (!view->values.arena || text.length > SHARED_MOST)
		return text_node(view, text.text, text.length);
	xmlNodePtr node = str_map_get(&view->values, text);
	if (node)
		return node;
	node = text_node(view, text.text, text.length);
	node->_private = view; /* shared */
	str_map_put(&view->values, (struct str){ (const char *)node->content, text.length }, node);
	return node;
}

/* Takes the shared values from the attributes of a part. */
static void release_values(xmlNodePtr part)
{
	for (xmlAttrPtr at = part->type == XML_ELEMENT_NODE ? part->properties : NULL; at;
		 at = at->next)
		if (at->children && at->children->_private)
			at->children = at->last = NULL;
	for (xmlNodePtr at = part->type == XML_ELEMENT_NODE ? part->children : NULL; at; at = at->next)
		release_values(at);
}

void view_free(xmlNodePtr part)
{
	release_values(part);
	xmlUnlinkNode(part);
	xmlFreeNode(part);
}

static void set_named(struct view *view, xmlNodePtr node, struct str name, struct str text)
{
	const xmlChar *kept =
		xmlDictLookup(view->document->dict, (const xmlChar *)name.text, (int)name.length);
	xmlAttrPtr attr = xmlNewNsPropEatName(node, NULL, (xmlChar *)(uintptr_t)kept, NULL);
	xmlNodePtr value = value_node(view, text);
	if (!value->_private)
		value->parent = (xmlNodePtr)attr;
	attr->children = attr->last = value;
}

static void set_bytes(
	struct view *view, xmlNodePtr node, const char *name, const char *text, size_t length)
{
	set_named(view, node, str_from_c(name), (struct str){ text, length });
}

void view_set(struct view *view, xmlNodePtr node, const char *name, struct str value)
{
	set_named(view, node, str_from_c(name), value);
}

void view_set_c(struct view *view, xmlNodePtr node, const char *name, const char *value)
{
	set_bytes(view, node, name, value, strlen(value));
}

void view_set_number(struct view *view, xmlNodePtr node, const char *name, uint64_t value)
{
	char text[20];
	set_bytes(view, node, name, text, decimal_digits(text, value));
}

void view_set_some(struct view *view, xmlNodePtr node, const char *name, struct str value)
{
	if (value.length)
		view_set(view, node, name, value);
}

void view_set_nonzero(struct view *view, xmlNodePtr node, const char *name, uint64_t value)
{
	if (value)
		view_set_number(view, node, name, value);
}

void view_set_signed(struct view *view, xmlNodePtr node, const char *name, int64_t value)
{
	char text[24];
	int length = snprintf(text, sizeof text, "%lld", (long long)value);
	set_bytes(view, node, name, text, (size_t)length);
}

void view_set_hex(struct view *view, xmlNodePtr node, const char *name, uint64_t value)
{
	char text[24];
	int length = snprintf(text, sizeof text, "0x%llx", (unsigned long long)value);
	set_bytes(view, node, name, text, (size_t)length);
}

void view_set_row(struct view *view, xmlNodePtr node, struct str row)
{
	for (size_t from = 0, to; from < row.length; from = to + 1) {
		const char *line = row.text + from, *feed = memchr(line, '\n', row.length - from);
		to = feed ? (size_t)(feed - row.text) : row.length;
		size_t equals = (size_t)((const char *)memchr(line, '=', to - from) - row.text);
		set_named(view, node, str_slice(row, from, equals), str_slice(row, equals + 1, to));
	}
}

void view_set_word(
	struct view *view, xmlNodePtr node, const char *name, struct word value, unsigned bits)
{
	view_set(view, node, name, word_hex(view->arena, value, (bits + 3) / 4));
}

void view_set_bytes(struct view *view, xmlNodePtr node, const char *name, struct str bytes)
{
	struct buffer hex = buffer_new(view->arena);
	for (size_t i = 0; i < bytes.length; i++)
		buffer_add_hex(&hex, (unsigned char)bytes.text[i], 2);
	view_set(view, node, name, buffer_str(&hex));
}

void view_set_flag(struct view *view, xmlNodePtr node, const char *name, bool on)
{
	if (on)
		view_set_c(view, node, name, "yes");
}

void view_text(struct view *view, xmlNodePtr node, struct str text)
{
	if (text.length == 0)
		return;
	xmlAddChild(node, text_node(view, text.text, text.length));
}

xmlNodePtr view_add_text(struct view *view, xmlNodePtr parent, const char *name, struct str text)
{
	xmlNodePtr node = view_add(view, parent, name);
	view_text(view, node, text);
	return node;
}

void view_attributes(
	struct view *view, xmlNodePtr parent, const struct attribute *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		xmlNodePtr node = view_add(view, parent, "attribute");
		view_set(view, node, "name", items[i].name);
		view_set(view, node, "value", items[i].value);
	}
}

void view_comment(struct view *view, xmlNodePtr node, const struct comment *comment)
{
	view_set_some(view, node, "comment", comment->text);
	VEC_EACH (struct comment_text, it, &comment->languages) {
		xmlNodePtr child = view_add(view, node, "comment");
		view_set(view, child, "language", it->language);
		view_set(view, child, "text", it->text);
	}
}

void view_legal(struct view *view, xmlNodePtr parent, const struct cube_set *set)
{
	if (cube_set_is_all(set))
		return;
	for (size_t i = 0; i < set->cubes.count; i++) {
		xmlNodePtr node = view_add(view, parent, "legal");
		view_set(view, node, "pattern", cube_text(view->arena, set->cubes.items[i], set->width));
	}
}
