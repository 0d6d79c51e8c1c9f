/* What the parts of the XML reader share. Private to xml_*.c. */
#ifndef SPECC_BUILD_XML_INTERNAL_H
#define SPECC_BUILD_XML_INTERNAL_H

#include "build/xml_read.h"
#include "build/xml_tree.h"

/* A source file in the making: text of the specification language, a line at a time. */
struct writer {
	struct arena *arena;
	const char *name; /* "base.isa" */
	struct buffer text;
	VEC(struct line_origin) origins;
	uint32_t author; /* of the definition that is being written, or 0 */
	const struct xml_element *root;
	struct str_map *values; /* "type value" of enums -> struct xml_element */
};

/* Lines that come from an element, as the rules of xml_write.c describe them. */
void xml_lines(struct writer *w, const struct xml_element *from, const char *lines);

/* Definitions: isa, those of which the order does not matter, then those that nest. */
enum { XML_NESTED = 2 };
/* Is it a definition? *turn: that of its kind in a file. */
bool xml_is_definition(const struct xml_element *element, unsigned *turn);
/* A definition without those in it. */
void xml_write_definition(struct writer *w, const struct xml_element *element);

/* xml_lines.c: the lines of sources.json: "kind definition" -> line + 0 as a pointer. */
void xml_lines_read(
	struct arena *arena, struct diag *diag, const char *path, int file, struct str_map *lines);
/* The same of the text of such a file. */
void xml_lines_take(
	struct arena *arena, struct diag *diag, const struct source *source, struct str_map *lines);

#endif
