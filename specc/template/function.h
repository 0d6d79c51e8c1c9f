/* SPDX-License-Identifier: MIT */
/* What expressions may call besides the functions of XPath. Private to this room. */
#ifndef SPECC_TEMPLATE_FUNCTION_H
#define SPECC_TEMPLATE_FUNCTION_H

#include <libxml/xpath.h>

#include "base/str.h"
#include "base/vec.h"

/* The elements of a document at the end of a path, by the value of an attribute or by parent. */
struct template_index {
	const char *path, *attribute; /* the attribute is empty for parents */
	struct str_map found;         /* value or address -> elements in document order */
};

/* Indexes of a document, which must not change; made when they are first asked for. Zero-initialise
 * and set arena. The elements of each name are chained in _private, which belongs to whoever
 * evaluates templates. */
struct template_indexes {
	struct arena *arena;
	struct str_map names; /* name -> its elements; empty before the first index */
	VEC(struct template_index *) list;
};

/* Makes key(), children() and distinct() known to a context; where nothing is evaluated, indexes
 * may be NULL. */
void template_functions(xmlXPathContextPtr context, struct template_indexes *indexes);

#endif
