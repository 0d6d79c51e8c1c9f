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
	struct spec_writer writer;
	struct str_map files; /* by name */
	struct str_map lines;
	struct str_map helpers; /* types that no field needs to have */
	VEC(struct placed) definitions;
};

bool xml_is_document(const struct source *source)
{
	struct str text = str_trim(source->text);
	return str_ends_with(str_from_c(source->path), STR(".xml")) ||
		   (text.length && text.text[0] == '<');
}

/* ---- source files ---- */

static struct spec_file *file_named(struct reading_xml *r, struct str name)
{
	if (!name.length)
		name = str_from_c(r->xml->source->name);
	struct spec_file *file = str_map_get(&r->files, name);
	if (!file) {
		file = spec_file_new(&r->writer, name, r->xml->root);
		str_map_put(&r->files, name, file);
	}
	return file;
}

static uint32_t author_line(struct reading_xml *r, const struct xml_element *element)
{
	struct str kind = definition_kind(element);
	struct str name = xml_get(element, "name");
	struct str key = str_printf(r->arena, "%.*s %.*s", STR_ARG(kind), STR_ARG(name));
	return (uint32_t)(uintptr_t)str_map_get(&r->lines, key);
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
static void add_definitions_in_order(struct reading_xml *r)
{
	const struct xml_element *root = r->xml->root;
	for (const struct xml_element *at = xml_first(root, "source"); at; at = xml_next(at, "source"))
		file_named(r, xml_get(at, "name"));
	add_read_definition(r, root, 0);
	find_definitions(r, root);
	qsort(
		r->definitions.items, r->definitions.count, sizeof(struct placed), compare_element_places);
	VEC_EACH (struct placed, it, &r->definitions)
		spec_file_add(&r->writer, file_named(r, xml_get(it->element, "source")), it->element,
			author_line(r, it->element));
}

static void set_helper(const struct reading_xml *r, struct ast_def *def)
{
	const struct xml_element *helper = str_map_get(&r->helpers, def->name);
	def->is_part = helper;
	if (helper)
		def->applied = xml_get(helper, "made-from");
}

static struct ast_file *finish_reading(struct reading_xml *r, struct spec_file *w)
{
	struct source *source =
		source_from_text(r->arena, r->diag, r->xml->source->path, buffer_str(&w->text));
	struct line_origin last = { r->xml->root->line, 0 };
	if (!source)
		return NULL;
	VEC_PUSH(r->arena, &w->origins, last); /* the empty line at the end */
	source->name = w->name;
	source->origin = r->xml->source;
	source->origins = w->origins.items;
	struct ast_file *file = parse_file(r->arena, r->diag, source);
	for (size_t i = 0; file && i < file->defs.count; i++)
		set_helper(r, file->defs.items[i]);
	return file;
}

/* ---- the document ---- */

static void find_helpers(struct reading_xml *r)
{
	const struct xml_element *type = xml_first(r->xml->root, "type");
	for (; type; type = xml_next(type, "type"))
		if (xml_get(type, "helper").length)
			str_map_put(&r->helpers, xml_get(type, "name"), (void *)(uintptr_t)type);
}

/* Collects the enumerators, since fields name values that the document gives as numbers. */
static void find_values(struct reading_xml *r)
{
	const struct xml_element *type = xml_first(r->xml->root, "type");
	for (; type; type = xml_next(type, "type"))
		for (const struct xml_element *at = xml_first(type, "value"); at;
			 at = xml_next(at, "value")) {
			struct str name = xml_get(type, "name"), value = xml_get(at, "value");
			struct str key = str_printf(r->arena, "%.*s %.*s", STR_ARG(name), STR_ARG(value));
			if (!str_map_get(&r->writer.values, key))
				str_map_put(&r->writer.values, key, (void *)(uintptr_t)at);
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
	r.files.arena = r.lines.arena = r.helpers.arena = arena;
	xml->source = source;
	xml->root = xml_tree_read(arena, diag, source, templates);
	if (!xml->root)
		return NULL;
	bool open = spec_writer_open(&r.writer, arena, diag, templates);
	find_helpers(&r);
	find_values(&r);
	read_lines(&r);
	if (open)
		add_definitions_in_order(&r);
	if (!spec_writer_close(&r.writer, open))
		return NULL;
	VEC_EACH (struct spec_file *, it, &r.writer.files) {
		struct ast_file *file = finish_reading(&r, *it);
		if (file)
			VEC_PUSH(arena, &xml->files, file);
	}
	return xml;
}
