/* XML view: builds the document of an ISA from the IR. This file has the root, the layout and the
 * helpers of the other parts. */
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
	view_set_c(view, view->root, "version", "1");
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

xmlDocPtr view_document(struct view *view, struct view_parts parts)
{
	if (parts.forms)
		view_forms(view);
	view_show(view, &view->semantics, parts.semantics, view_semantics);
	view_show(view, &view->derived, parts.derived, view_derived);
	view_show(view, &view->encodings, parts.encodings, view_encodings);
	view_show(view, &view->grammar, parts.grammar, view_grammar);
	view_show(view, &view->hardware, parts.hardware, view_hardware);
	view_show(view, &view->smt, parts.smt, view_smt);
	view_show(view, &view->fuzz, parts.fuzz, view_fuzz);
	return view->document;
}

void view_close(struct view *view)
{
	xmlNodePtr parts[] = { view->semantics, view->derived, view->encodings, view->fuzz,
		view->grammar, view->hardware, view->smt, view->texts };
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (parts[i] && !parts[i]->parent)
			view_free(parts[i]);
	view_free(view->root);
	for (size_t i = 0; i < view->values.capacity; i++)
		xmlFreeNode(view->values.slots[i].value);
	xmlFreeDoc(view->document);
}
