/* SPDX-License-Identifier: MIT */
/* Shared by the files of the XML reader. Private to xml_*.c. */
#ifndef SPECC_BUILD_XML_INTERNAL_H
#define SPECC_BUILD_XML_INTERNAL_H

#include "build/xml_read.h"
#include "build/xml_tree.h"

/* A source file under construction: text of the specification language, line by line. */
struct writer {
	struct arena *arena;
	const char *name; /* "base.isa" */
	struct buffer text;
	VEC(struct line_origin) origins;
	uint32_t author; /* author's line of the current definition, or 0 */
	const struct xml_element *root;
	struct str_map *values; /* "type value" of enums -> struct xml_element */
};

/* Adds the lines for an element, by a rule in the language of xml_write.c. */
void xml_lines(struct writer *w, const struct xml_element *from, const char *lines);

/* The order in a file is: isa, kinds whose order does not matter, then kinds that nest, which begin
 * at this turn. */
enum { XML_NESTED = 2 };
/* Is it a definition? *turn: the position of its kind in that order. */
bool xml_is_definition(const struct xml_element *element, unsigned *turn);
/* Writes a definition without the definitions nested in it. */
void xml_write_definition(struct writer *w, const struct xml_element *element);

/* xml_lines.c: reads the lines of sources.json into a map "kind definition" -> line as a
 * pointer. */
void xml_lines_read(
	struct arena *arena, struct diag *diag, const char *path, int file, struct str_map *lines);
/* The same, from the text of such a file. */
void xml_lines_take(
	struct arena *arena, struct diag *diag, const struct source *source, struct str_map *lines);

#endif
