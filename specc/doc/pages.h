/* Documentation: the pages, a file for each kind.
 * In: the document of specc/view, what specc/page offers. Out: <pages>, once for each language,
 * and <texts>.
 * Read first: pages.c, then insn.c. */
#ifndef SPECC_DOC_PAGES_H
#define SPECC_DOC_PAGES_H

#include "view/view.h"

/* Languages of prose: that of sections that name none, then others as they are first used. */
struct page_languages {
	VEC(struct str) list;
};

struct page_languages page_languages(struct arena *arena, const struct isa *isa);

/* Puts a <pages> for each of the languages into the document of the view, in place of those that
 * were there; none where languages is NULL. */
void pages_show(struct view *view, const struct page_languages *languages);

/* The same for <texts>: plain text and troff source of all descriptions, in all languages, with a
 * <language> for each of these. Takes it out where languages is NULL. */
void page_texts_show(struct view *view, const struct page_languages *languages);

#endif
