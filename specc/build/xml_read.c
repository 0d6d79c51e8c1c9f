/* SPDX-License-Identifier: MIT */
/* Reads the document of an instruction set: generates a text of the specification language for each
 * source file, and parses these into syntax trees. */
#include "build/xml_read.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "build/xml_internal.h"
#include "base/file.h"
#include "lang/parse.h"
#include "number/text.h"

struct placed {
	unsigned turn; /* position of its kind in a file */
	uint64_t index;
	size_t sequence; /* position in the document */
	const struct xml_element *element;
};

struct reading_xml {
	struct arena *arena;
	struct diag *diag;
	struct xml_isa *xml;
	struct str_map writers; /* by name of the source file */
	struct str_map values, lines;
	VEC(struct writer *) list;
	VEC(struct placed) definitions;
};

bool xml_is_document(const struct source *source)
{
	struct str text = str_trim(source->text);
	return str_ends_with(str_from_c(source->path), STR(".xml")) ||
		   (text.length && text.text[0] == '<');
}

/* ---- source files ---- */

static struct writer *writer_named(struct reading_xml *r, struct str name)
{
	if (!name.length)
		name = str_from_c(r->xml->source->name);
	struct writer *w = str_map_get(&r->writers, name);
	if (w)
		return w;
	w = ARENA_NEW(r->arena, struct writer);
	w->arena = r->arena;
	w->name = str_to_c(r->arena, name);
	w->text = buffer_new(r->arena);
	w->root = r->xml->root;
	w->values = &r->values;
	str_map_put(&r->writers, name, w);
	VEC_PUSH(r->arena, &r->list, w);
	xml_lines(w, w->root, "__Language @language");
	return w;
}

/* The writer for a definition; sets the author's line. */
static struct writer *writer_for(struct reading_xml *r, const struct xml_element *element)
{
	struct writer *w = writer_named(r, xml_get(element, "source"));
	bool fact = xml_is(element, "fact");
	struct str kind = fact ? xml_get(element, "kind") : str_from_c(element->name);
	struct str name = xml_get(element, "name");
	struct str key = str_printf(r->arena, "%.*s %.*s", STR_ARG(kind), STR_ARG(name));
	w->author = (uint32_t)(uintptr_t)str_map_get(&r->lines, key);
	return w;
}

/* ---- definitions ---- */

static void add_read_definition(
	struct reading_xml *r, const struct xml_element *element, unsigned turn)
{
	struct str index = xml_get(element, "index");
	bool overflow;
	struct placed place = { .turn = turn, .sequence = r->definitions.count, .element = element };
	number_read_digits(index.text, index.length, 10, &place.index, &overflow);
	VEC_PUSH(r->arena, &r->definitions, place);
}

static void find_definitions(struct reading_xml *r, const struct xml_element *parent)
{
	unsigned turn;
	for (const struct xml_element *at = parent->child; at; at = at->next) {
		if (!xml_is_definition(at, &turn))
			continue;
		add_read_definition(r, at, turn);
		if (turn >= XML_NESTED)
			find_definitions(r, at);
	}
}

static int compare_element_places(const void *left, const void *right)
{
	const struct placed *a = left, *b = right;
	if (a->turn != b->turn)
		return a->turn < b->turn ? -1 : 1;
	if (a->index != b->index)
		return a->index < b->index ? -1 : 1;
	return (a->sequence > b->sequence) - (a->sequence < b->sequence);
}

/* Only the order within a kind matters in a file; nested definitions are ordered by their index. */
static void write_spec_text(struct reading_xml *r)
{
	const struct xml_element *root = r->xml->root;
	for (const struct xml_element *at = xml_first(root, "source"); at; at = xml_next(at, "source"))
		writer_named(r, xml_get(at, "name"));
	add_read_definition(r, root, 0);
	find_definitions(r, root);
	qsort(
		r->definitions.items, r->definitions.count, sizeof(struct placed), compare_element_places);
	VEC_EACH (struct placed, it, &r->definitions)
		xml_write_definition(writer_for(r, it->element), it->element);
}

static struct ast_file *finish_reading(struct reading_xml *r, struct writer *w)
{
	struct source *source =
		source_from_text(r->arena, r->diag, r->xml->source->path, buffer_str(&w->text));
	struct line_origin last = { w->root->line, 0 };
	if (!source)
		return NULL;
	VEC_PUSH(r->arena, &w->origins, last); /* the empty line at the end */
	source->name = w->name;
	source->origin = r->xml->source;
	source->origins = w->origins.items;
	return parse_file(r->arena, r->diag, source);
}

/* ---- the document ---- */

/* Collects the enumerators, since fields name values that the document gives as numbers. */
static void find_values(struct reading_xml *r)
{
	const struct xml_element *type = xml_first(r->xml->root, "type");
	for (; type; type = xml_next(type, "type"))
		for (const struct xml_element *at = xml_first(type, "value"); at;
			 at = xml_next(at, "value")) {
			struct str name = xml_get(type, "name"), value = xml_get(at, "value");
			struct str key = str_printf(r->arena, "%.*s %.*s", STR_ARG(name), STR_ARG(value));
			if (!str_map_get(&r->values, key))
				str_map_put(&r->values, key, (void *)(uintptr_t)at);
		}
}

/* Reads sources.json in the folder of the document, if it exists. */
static void read_lines(struct reading_xml *r)
{
	const char *path = r->xml->source->path, *slash = strrchr(path, '/');
	const char *folder = arena_copy(r->arena, path, slash ? (size_t)(slash + 1 - path) : 0);
	const char *why, *beside = arena_printf(r->arena, "%ssources.json", folder);
	if (strcmp(path, "<stdin>") == 0)
		return;
	int file = file_open_inside(beside, &folder, 1, &why);
	if (file >= 0)
		xml_lines_read(r->arena, r->diag, beside, file, &r->lines);
	else if (errno != ENOENT && errno != EISDIR && errno != EINVAL)
		diag_report(r->diag, CHECK_IO, NO_SPAN, "cannot read '%s': %s", beside, why);
	file_close(file);
}

struct xml_isa *xml_read(
	struct arena *arena, struct diag *diag, const struct source *source, const char *templates)
{
	struct xml_isa *xml = ARENA_NEW(arena, struct xml_isa);
	struct reading_xml r = { .arena = arena, .diag = diag, .xml = xml };
	r.writers.arena = r.values.arena = r.lines.arena = arena;
	xml->source = source;
	xml->root = xml_tree_read(arena, diag, source, templates);
	if (!xml->root)
		return NULL;
	find_values(&r);
	read_lines(&r);
	write_spec_text(&r);
	VEC_EACH (struct writer *, it, &r.list) {
		struct ast_file *file = finish_reading(&r, *it);
		if (file)
			VEC_PUSH(arena, &xml->files, file);
	}
	return xml;
}
