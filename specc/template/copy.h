/* %copy: elements of the document as XML text. */
#ifndef SPECC_TEMPLATE_COPY_H
#define SPECC_TEMPLATE_COPY_H

#include <libxml/xpath.h>

#include "base/str.h"

/* Prepares nodes that are to be skipped; NULL is allowed. */
void template_copy_sort(xmlNodeSetPtr skip);
/* Appends an element with all that is in it, and a line end, without the nodes of skip (prepared;
 * may be NULL). The layout does not depend on libxml2. Elements of the document have no
 * namespaces; those of the copy have `namespace`, where it is not NULL. */
void template_copy(
	struct buffer *out, xmlNodePtr element, const char *namespace, const xmlNodeSet *skip);

#endif
