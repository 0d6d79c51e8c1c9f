/* SPDX-License-Identifier: MIT */
/* Shared by the files of the XML reader. Private to xml_*.c. */
#ifndef SPECC_BUILD_XML_INTERNAL_H
#define SPECC_BUILD_XML_INTERNAL_H

#include <libxml/tree.h>

#include "build/xml_read.h"
#include "build/xml_tree.h"

/* A source file under construction: text of the specification language, line by line. */
struct spec_file {
	const char *name; /* "base.isa" */
	xmlNodePtr node;  /* its definitions, for the template */
	struct buffer text;
	VEC(struct line_origin) origins;
};

/* The files of a specification, to be written by the template read.tpl. */
struct spec_writer {
	struct arena *arena;
	struct template_set *set;
	xmlDocPtr document;
	VEC(struct spec_file *) files;
	struct str_map values; /* "type value" of enums -> struct xml_element */
	struct buffer scratch;
};

/* templates: the folder of the target xml. False after a report. To be closed in any case. */
bool spec_writer_open(
	struct spec_writer *w, struct arena *arena, struct diag *diag, const char *templates);
/* A file without definitions. */
struct spec_file *spec_file_new(
	struct spec_writer *w, struct str name, const struct xml_element *root);
/* Adds a definition without those nested in it. author: the author's line, or 0. */
void spec_file_add(struct spec_writer *w, struct spec_file *file, const struct xml_element *element,
	uint32_t author);
/* With run, writes the texts of the files; false after a report. */
bool spec_writer_close(struct spec_writer *w, bool run);

/* The order in a file is: isa, kinds whose order does not matter, then kinds that nest, which begin
 * at this turn. */
enum { XML_NESTED = 2 };
/* Is it a definition? *turn: the position of its kind in that order. */
bool xml_is_definition(const struct xml_element *element, unsigned *turn);

/* "optype", "state" ... */
struct str definition_kind(const struct xml_element *element);

/* xml_lines.c: reads the lines of sources.json into a map "kind definition" -> line as a
 * pointer. */
void xml_lines_read(
	struct arena *arena, struct diag *diag, const char *path, int file, struct str_map *lines);
/* The same, from the text of such a file. */
void xml_lines_take(
	struct arena *arena, struct diag *diag, const struct source *source, struct str_map *lines);

#endif
