/* SPDX-License-Identifier: MIT */
/* Documentation pages, one file for each kind.
 * In: the document of specc/view, the services of specc/page. Out: <pages>, once for each language,
 * and <articles>.
 * Read first: pages.c, then insn.c. */
#ifndef SPECC_DOC_PAGES_H
#define SPECC_DOC_PAGES_H

#include "doc/beside.h"
#include "view/view.h"

/* Languages of prose: first that of sections without a language, then the others in order of
 * appearance. */
struct page_languages {
	VEC(struct str) list;
};

struct page_languages page_languages(struct arena *arena, const struct isa *isa);

struct diff_history;
/* Replaces all <pages> in the document of the view by one <pages> per language. NULL removes them.
 * beside: NULL if there are only the pages; history:
 * older versions to compare with, or NULL. */
void pages_show(struct view *view, const struct page_languages *languages,
	const struct page_beside *beside, const struct diff_history *history);

/* Adds <articles>: plain text and troff source of all descriptions in all languages, and an element
 * <language> for each of `languages`. NULL removes it. */
void page_texts_show(struct view *view, const struct page_languages *languages);

/* Adds <addresses>, the page of each opcode, if wanted; otherwise removes it. */
void page_addresses_show(struct view *view, bool wanted);

struct diff;
/* diff.c: the document of a comparison, <diff>, with the names of the two versions. The caller
 * frees it. */
xmlDocPtr page_diff(
	struct arena *arena, const struct diff *diff, struct str before, struct str after);

#endif
