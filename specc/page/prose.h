/* SPDX-License-Identifier: MIT */
/* Sections and their languages. Private to page and doc. */
#ifndef SPECC_PAGE_PROSE_H
#define SPECC_PAGE_PROSE_H

#include "page/markdown.h"

/* The section of this name with prose, in the language of the pages if possible; NULL if there is
 * none. */
const struct ast_section *page_section(
	const struct pages *pages, const struct ast_def *def, struct str name);
/* The language of the section if it differs from that of the pages; otherwise empty. */
struct str page_other_language(const struct pages *pages, const struct ast_section *section);
/* The text of a section without the fences that pages show elsewhere. */
struct str page_markdown(struct arena *arena, const struct ast_section *section);

struct erratum {
	struct str url, html;  /* errata.html#...; the heading */
	VEC(struct str) names; /* in the heading */
};

struct page_errata {
	struct str language; /* if it differs from that of the pages */
	VEC(struct erratum) list;
};

#endif
