/* SPDX-License-Identifier: MIT */
/* %copy: elements of the document as XML text. */
#ifndef SPECC_TEMPLATE_COPY_H
#define SPECC_TEMPLATE_COPY_H

#include <libxml/xpath.h>

#include "base/str.h"

/* Prepares the nodes that template_copy is to skip; NULL is allowed. */
void template_copy_sort(xmlNodeSetPtr skip);
/* Appends an element with its contents and a line break, except the nodes in skip (prepared; may be
 * NULL). The layout does not depend on libxml2's. Elements of the document have no namespace; the
 * copy is in `namespace`, unless that is NULL. */
void template_copy(
	struct buffer *out, xmlNodePtr element, const char *namespace, const xmlNodeSet *skip);

#endif
