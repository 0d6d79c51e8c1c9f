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

typedef void (*xml_write_fn)(struct writer *w, const struct xml_element *element);

/* Appends a line that comes from an element. */
void xml_line(struct writer *w, const struct xml_element *from, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* For printf: the value of an attribute, empty when there is none. */
#define XML_ARG(element, name) STR_ARG(xml_get(element, name))

/* A name as a definition line has it: in quotes unless it is a word. */
struct str xml_name(struct writer *w, struct str name);
void xml_attributes(struct writer *w, const struct xml_element *element);
void xml_sections(struct writer *w, const struct xml_element *element);
/* One section; statements (which may be NULL) writes those of element behind its header. */
void xml_section(struct writer *w, const struct xml_element *section, xml_write_fn statements,
	const struct xml_element *element);
/* Keyword<a, b>; from an attribute of the children of one name. */
void xml_list(struct writer *w, const struct xml_element *element, const char *child_name,
	const char *attribute, const char *keyword);
/* The value of an attribute as the language has it. */
struct str xml_attribute_value(struct writer *w, struct str value);

/* xml_write.c: the instruction set; what writes a definition of another kind than group, optype and
 * opcode, NULL when the element is none. */
void xml_write_isa(struct writer *w, const struct xml_element *isa);
xml_write_fn xml_write_other(const struct xml_element *element);
/* xml_write_definition.c: a group, optype or opcode without those in it. */
void xml_write_definition(struct writer *w, const struct xml_element *element);

/* xml_lines.c: the lines of sources.json: "kind definition" -> line + 0 as a pointer. */
void xml_lines_read(
	struct arena *arena, struct diag *diag, const char *path, int file, struct str_map *lines);
/* The same of the text of such a file. */
void xml_lines_take(
	struct arena *arena, struct diag *diag, const struct source *source, struct str_map *lines);

#endif
