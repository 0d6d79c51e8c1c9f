/* The document of an instruction set becomes texts of the specification language, one for each of
 * its source files, and these become syntax trees. */
#include "build/xml_read.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "build/xml_internal.h"
#include "base/file.h"
#include "lang/parse.h"

struct placed {
	uint64_t index;
	const struct xml_element *element;
};

/* Definitions of one kind. */
struct placed_list {
	VEC(struct placed) all;
};

struct reading_xml {
	struct arena *arena;
	struct diag *diag;
	struct xml_isa *xml;
	struct str_map writers; /* by the name of the source file */
	struct str_map values, lines;
	VEC(struct writer *) list;
	struct placed_list groups, optypes, opcodes;
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
	xml_line(w, w->root, "__Language %.*s", XML_ARG(w->root, "language"));
	return w;
}

/* The writer for a definition, which knows the line that its author sees. */
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

static uint64_t number(struct str text)
{
	uint64_t value = 0;
	for (size_t i = 0; i < text.length; i++)
		value = value * 10 + (uint64_t)(text.text[i] - '0');
	return value;
}

static struct placed_list *list_for(struct reading_xml *r, const struct xml_element *element)
{
	return xml_is(element, "opcode")   ? &r->opcodes
		   : xml_is(element, "optype") ? &r->optypes
		   : xml_is(element, "group")  ? &r->groups
									   : NULL;
}

static void find_definitions(struct reading_xml *r, const struct xml_element *parent)
{
	for (const struct xml_element *at = parent->child; at; at = at->next) {
		struct placed_list *list = list_for(r, at);
		struct placed place = { number(xml_get(at, "index")), at };
		if (!list)
			continue;
		VEC_PUSH(r->arena, &list->all, place);
		find_definitions(r, at);
	}
}

static int compare_places(const void *left, const void *right)
{
	const struct placed *a = left, *b = right;
	if (a->index != b->index)
		return a->index < b->index ? -1 : 1;
	return (a->element->line > b->element->line) - (a->element->line < b->element->line);
}

static void write_definitions(struct reading_xml *r, struct placed_list *list)
{
	if (list->all.count)
		qsort(list->all.items, list->all.count, sizeof(struct placed), compare_places);
	VEC_EACH (struct placed, it, &list->all)
		xml_write_definition(writer_for(r, it->element), it->element);
}

/* Within a file the order of definitions of one kind is what counts: of those that stand in each
 * other it is their index. */
static void write_all(struct reading_xml *r)
{
	const struct xml_element *root = r->xml->root;
	for (const struct xml_element *at = xml_first(root, "source"); at; at = xml_next(at, "source"))
		writer_named(r, xml_get(at, "name"));
	xml_write_isa(writer_for(r, root), root);
	for (const struct xml_element *at = root->child; at; at = at->next) {
		xml_write_fn write = xml_write_other(at);
		if (write)
			write(writer_for(r, at), at);
	}
	find_definitions(r, root);
	write_definitions(r, &r->groups);
	write_definitions(r, &r->optypes);
	write_definitions(r, &r->opcodes);
}

static struct ast_file *finish(struct reading_xml *r, struct writer *w)
{
	struct source *source =
		source_from_text(r->arena, r->diag, r->xml->source->path, buffer_str(&w->text));
	struct line_origin last = { w->root->line, 0 };
	if (!source)
		return NULL;
	VEC_PUSH(r->arena, &w->origins, last); /* the empty line behind the last one */
	source->name = w->name;
	source->origin = r->xml->source;
	source->origins = w->origins.items;
	return parse_file(r->arena, r->diag, source);
}

/* ---- the document ---- */

/* The enumerators, by which fields are written: in the document they hold numbers. */
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

/* sources.json beside the document, if there is one. */
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
	write_all(&r);
	VEC_EACH (struct writer *, it, &r.list) {
		struct ast_file *file = finish(&r, *it);
		if (file)
			VEC_PUSH(arena, &xml->files, file);
	}
	return xml;
}
