/* What the pages made of prose share: sections and their languages. Private to page and doc. */
#ifndef SPECC_PAGE_PROSE_H
#define SPECC_PAGE_PROSE_H

#include "page/markdown.h"

/* The section of this name with prose in the language of the pages, or else in another; NULL where
 * there is none. */
const struct ast_section *page_section(
	const struct pages *pages, const struct ast_def *def, struct str name);
/* Its language where it is not that of the pages; else empty. */
struct str page_other_language(const struct pages *pages, const struct ast_section *section);
/* Its text: all but the fences that pages show in other places. */
struct str page_markdown(struct arena *arena, const struct ast_section *section);

#endif
