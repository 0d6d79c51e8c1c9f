/* SPDX-License-Identifier: MIT */
/* XML view: elements and their attributes, which all parts of the document consist of. */
#include "view/view.h"

#include <stdio.h>
#include <string.h>

#include <libxml/dict.h>

#include "view/internal.h"

/* The name as the document's dictionary has it, which is hashed once for most uses. */
static const xmlChar *kept_name(struct view *view, const char *name)
{
	struct view_name *slot = &view->names[(uintptr_t)name % VIEW_NAMES];
	if (slot->name == name && strcmp((const char *)slot->kept, name) == 0)
		return slot->kept;
	*slot =
		(struct view_name){ name, xmlDictLookup(view->document->dict, (const xmlChar *)name, -1) };
	return slot->kept;
}

xmlNodePtr view_new(struct view *view, const char *name)
{
	const xmlChar *kept = kept_name(view, name);
	return xmlNewDocNodeEatName(view->document, NULL, (xmlChar *)(uintptr_t)kept, NULL);
}

xmlNodePtr view_add(struct view *view, xmlNodePtr parent, const char *name)
{
	return xmlAddChild(parent, view_new(view, name));
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

void view_set(struct view *view, xmlNodePtr node, const char *name, struct str text)
{
	const xmlChar *kept = kept_name(view, name);
	xmlAttrPtr attr = xmlNewNsPropEatName(node, NULL, (xmlChar *)(uintptr_t)kept, NULL);
	xmlNodePtr value = value_node(view, text);
	if (!value->_private)
		value->parent = (xmlNodePtr)attr;
	attr->children = attr->last = value;
}

void view_set_c(struct view *view, xmlNodePtr node, const char *name, const char *value)
{
	view_set(view, node, name, str_from_c(value));
}

void view_set_number(struct view *view, xmlNodePtr node, const char *name, uint64_t value)
{
	char text[20];
	view_set(view, node, name, (struct str){ text, decimal_digits(text, value) });
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
	view_set(view, node, name, (struct str){ text, (size_t)length });
}

void view_set_hex(struct view *view, xmlNodePtr node, const char *name, uint64_t value)
{
	char text[24];
	int length = snprintf(text, sizeof text, "0x%llx", (unsigned long long)value);
	view_set(view, node, name, (struct str){ text, (size_t)length });
}

void view_set_mask(struct view *view, xmlNodePtr node, const char *name, uint64_t value)
{
	if (value)
		view_set_hex(view, node, name, value);
}

void view_set_word(
	struct view *view, xmlNodePtr node, const char *name, struct word value, unsigned bits)
{
	view_set(view, node, name, word_hex(view->arena, value, (bits + 3) / 4));
}

void view_set_text(struct view *view, xmlNodePtr node, struct str text)
{
	view_set(view, node, "text", text);
	view_set_number(view, node, "length", text.length);
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

void view_set_true(struct view *view, xmlNodePtr node, const char *name, bool on)
{
	if (on)
		view_set_c(view, node, name, "true");
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
