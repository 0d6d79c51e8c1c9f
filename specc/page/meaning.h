/* SPDX-License-Identifier: MIT */
/* What a field means in a family. Private to page and doc. */
#ifndef SPECC_PAGE_MEANING_H
#define SPECC_PAGE_MEANING_H

#include "page/encoding.h"

/* HTML without links; empty if nothing says what it means. */
struct page_meaning {
	struct str html;
	struct str language; /* if it is not that of the pages; else empty */
	const char *by;      /* what says so: "field" (__Fields), "use" (a table, an operand), "type" */
};

/* label: the operand name of the field in templates, if it differs; else empty. Prefers what is
 * nearest to the opcode: __Fields and tables of the opcode, of its family, of its groups. */
struct page_meaning page_meaning_of(
	struct pages *pages, const struct page_field *row, struct str label);

#endif
