/* SPDX-License-Identifier: MIT */
/* Definitions of an XML document -> text of the specification language, by the template read.tpl of
 * the target xml. What the template sees is a document with an element for each source file and in
 * it the definitions of this file, each without those nested in it. Its elements have marks that
 * say from where the lines after them are; the text that it writes is divided there. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build/xml_internal.h"
#include "template/template.h"

/* Marks: one of these, line and author's line of an element, FROM_END. XML has none of these
 * characters. */
enum { FROM_ELEMENT = 1, FROM_LINES = 2, FROM_END = 3 };

/* The kinds of definitions in the order in which a file has them. */
static const struct {
	const char *name;
	unsigned turn;
} definition_kinds[] = { { "isa", 0 }, { "register-file", 1 }, { "type", 1 }, { "operand", 1 },
	{ "modifier", 1 }, { "format", 1 }, { "alias", 1 }, { "fact", 1 }, { "group", XML_NESTED },
	{ "optype", XML_NESTED + 1 }, { "opcode", XML_NESTED + 2 } };

bool xml_is_definition(const struct xml_element *element, unsigned *turn)
{
	for (size_t i = 0; i < sizeof definition_kinds / sizeof *definition_kinds; i++)
		if (xml_is(element, definition_kinds[i].name)) {
			*turn = definition_kinds[i].turn;
			return true;
		}
	return false;
}

struct str definition_kind(const struct xml_element *element)
{
	return xml_is(element, "fact") ? xml_get(element, "kind") : str_from_c(element->name);
}

/* ---- the document for the template ---- */

/* Valid until the next one. */
static const xmlChar *scratch_text(struct spec_writer *w, struct str text, struct str after)
{
	w->scratch.length = 0;
	buffer_add(&w->scratch, text);
	buffer_add(&w->scratch, after);
	buffer_add_char(&w->scratch, '\0');
	return BAD_CAST w->scratch.text;
}

static void set_attribute(
	struct spec_writer *w, xmlNodePtr node, const char *name, struct str value)
{
	xmlNewProp(node, BAD_CAST name, scratch_text(w, value, STR("")));
}

static void set_mark(xmlNodePtr node, const char *name, char kind, struct line_origin origin)
{
	char text[32];
	snprintf(text, sizeof text, "%c%u %u%c", kind, origin.line, origin.author, FROM_END);
	xmlNewProp(node, BAD_CAST name, BAD_CAST text);
}

/* The name of the enumerator with this value if the type has names; else the value. */
static struct str name_of_enum_value(struct spec_writer *w, struct str type_name, struct str value)
{
	struct str key = str_printf(w->arena, "%.*s %.*s", STR_ARG(type_name), STR_ARG(value));
	const struct xml_element *known = str_map_get(&w->values, key);
	return known ? xml_get(known, "name") : value;
}

static xmlNodePtr add_spec_element(
	struct spec_writer *w, xmlNodePtr parent, const struct xml_element *element, uint32_t author)
{
	struct line_origin origin = { element->line, author };
	xmlNodePtr node = xmlNewChild(parent, NULL, BAD_CAST element->name, NULL);
	for (size_t i = 0; i < element->attribute_count; i++) {
		const struct xml_attribute *it = &element->attributes[i];
		bool coded = xml_is(element, "field") && !strcmp(it->name, "value");
		set_attribute(w, node, it->name,
			coded ? name_of_enum_value(w, xml_get(element, "type"), it->value) : it->value);
	}
	set_mark(node, "at", FROM_ELEMENT, origin);
	set_mark(node, "text-at", FROM_LINES, origin);
	bool ended = !element->text.length || str_ends_with(element->text, STR("\n"));
	xmlAddChild(node, xmlNewText(scratch_text(w, element->text, ended ? STR("") : STR("\n"))));
	return node;
}

/* Without what is computed, which the template does not read. */
static void add_spec_parts(
	struct spec_writer *w, xmlNodePtr node, const struct xml_element *element, uint32_t author)
{
	static const char *const computed[] = { "example", "form", "space", "template", "legal",
		"modifier-list", NULL };
	unsigned turn;
	for (const struct xml_element *at = element->child; at; at = at->next)
		if (!xml_is_definition(at, &turn) && !str_is_one_of(str_from_c(at->name), computed))
			add_spec_parts(w, add_spec_element(w, node, at, author), at, author);
}

struct spec_file *spec_file_new(
	struct spec_writer *w, struct str name, const struct xml_element *root)
{
	struct spec_file *file = ARENA_NEW(w->arena, struct spec_file);
	file->name = str_to_c(w->arena, name);
	file->text = buffer_new(w->arena);
	file->node = xmlNewChild(xmlDocGetRootElement(w->document), NULL, BAD_CAST "file", NULL);
	set_attribute(w, file->node, "language", xml_get(root, "language"));
	set_mark(file->node, "at", FROM_ELEMENT, (struct line_origin){ root->line, 0 });
	VEC_PUSH(w->arena, &w->files, file);
	return file;
}

void spec_file_add(struct spec_writer *w, struct spec_file *file, const struct xml_element *element,
	uint32_t author)
{
	const struct xml_element *parent = element->parent;
	xmlNodePtr node = add_spec_element(w, file->node, element, author);
	struct str kind = definition_kind(element);
	char *name = arena_copy(w->arena, kind.text, kind.length);
	*name = (char)(*name - 'a' + 'A');
	set_attribute(w, node, "definition", str_from_c(name));
	if (parent && !xml_is(parent, "isa"))
		set_attribute(w, node, "parent", xml_get(parent, "name"));
	add_spec_parts(w, node, element, author);
}

/* ---- the text ---- */

/* Reads the marks at `at`; returns the offset behind them. */
static size_t read_marks(struct str text, size_t at, struct line_origin *origin, char *kind)
{
	while (at < text.length && (text.text[at] == FROM_ELEMENT || text.text[at] == FROM_LINES)) {
		uint64_t line = 0, author = 0;
		*kind = text.text[at++];
		str_read_decimal(text, &at, 10, &line);
		at++;
		str_read_decimal(text, &at, 10, &author);
		at++;
		*origin = (struct line_origin){ (uint32_t)line, (uint32_t)author };
	}
	return at;
}

/* Takes the text of a file, whose path is its number from 1, and from where its lines are. */
static bool take_spec_text(void *user, struct str path, struct str content)
{
	struct spec_writer *w = user;
	struct spec_file *file = w->files.items[strtoul(str_to_c(w->arena, path), NULL, 10) - 1];
	struct line_origin origin = { 0 };
	char kind = FROM_ELEMENT;
	for (size_t at = 0, end; at < content.length; at = end + 1) {
		size_t from = read_marks(content, at, &origin, &kind);
		end = str_find(content, from, STR("\n"));
		if (from == end && from == at && kind == FROM_ELEMENT)
			continue;
		buffer_add(&file->text, str_slice(content, from, end));
		buffer_add_char(&file->text, '\n');
		VEC_PUSH(w->arena, &file->origins, origin);
		origin.line += kind == FROM_LINES;
	}
	return true;
}

bool spec_writer_open(
	struct spec_writer *w, struct arena *arena, struct diag *diag, const char *templates)
{
	*w = (struct spec_writer){ .arena = arena, .scratch = buffer_new(arena) };
	w->values.arena = arena;
	w->set = template_load_page(arena, diag, templates, "read.tpl");
	w->document = xmlNewDoc(BAD_CAST "1.0");
	xmlDocSetRootElement(w->document, xmlNewNode(NULL, BAD_CAST "files"));
	return w->set;
}

bool spec_writer_close(struct spec_writer *w, bool run)
{
	bool good = w->set && run && template_run(w->set, w->document, NULL, take_spec_text, w);
	template_free(w->set);
	xmlFreeDoc(w->document);
	return good;
}
