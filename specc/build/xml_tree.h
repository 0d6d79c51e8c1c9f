/* SPDX-License-Identifier: MIT */
/* XML documents as small trees, for the reader of out/<isa>/xml/<isa>.xml. */
#ifndef SPECC_BUILD_XML_TREE_H
#define SPECC_BUILD_XML_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/str.h"

/* Namespace of the document and all its elements; ends with the version of the format. */
#define XML_NAMESPACE "urn:specc:isa:2"

enum {
	XML_MAX_BYTES = 256 << 20, /* of a document */
	XML_MAX_DEPTH = 200,       /* nesting of elements */
	XML_MAX_ATTRIBUTES = 64,   /* of an element */
	XML_MAX_REPORTS = 20
};

struct xml_attribute {
	const char *name;
	struct str value;
};

/* An element. text is set only if it has no child elements; between child elements only blanks are
 * allowed. */
struct xml_element {
	const char *name;
	struct str text;
	uint32_t line; /* of the end of its start tag, from 1 */
	uint32_t attribute_count;
	struct xml_attribute *attributes;
	struct xml_element *parent, *child, *next;
};

/* Reads a document, whose elements must all be in XML_NAMESPACE, and validates it against the
 * schema that the target xml (templates is its folder) writes. Nothing else is read: no network, no
 * external entity, no document type. Problems are reported at their lines with check `xml` (or
 * `limit`, `io`), and the result is NULL. The arena owns the tree. */
struct xml_element *xml_tree_read(
	struct arena *arena, struct diag *diag, const struct source *source, const char *templates);

/* The value of an attribute; text is NULL if it is missing. */
struct str xml_get(const struct xml_element *element, const char *name);
bool xml_is(const struct xml_element *element, const char *name);
/* The first child of this name, and its next sibling of this name; NULL if there is none. */
const struct xml_element *xml_first(const struct xml_element *element, const char *name);
const struct xml_element *xml_next(const struct xml_element *element, const char *name);

#endif
