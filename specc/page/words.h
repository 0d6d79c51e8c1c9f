/* SPDX-License-Identifier: MIT */
/* The search index: the pages on which each word occurs. Private to doc/search.c and words.c.
 * A word is a run of letters and digits, in lower case, without English endings of plurals and
 * verbs. In scripts without blanks, each pair of adjacent characters is a word, as is a single
 * character on its own. docs/html-view.md describes the lines; search.js reads them. */
#ifndef SPECC_PAGE_WORDS_H
#define SPECC_PAGE_WORDS_H

#include <stdbool.h>

#include "base/str.h"
#include "base/vec.h"

struct words;

struct words_lines {
	VEC(struct str) list;
};

struct words *words_new(struct arena *arena);
/* Begins the next page; the first is page 0. */
void words_next_page(struct words *words);
/* Adds the words of a text. summary: they are from the head of the page and weigh more. */
void words_add(struct words *words, struct str text, bool summary);
/* Returns one line per first character, in code point order: the character, then for each word its
 * remaining characters, a blank, its pages, a blank. Words on most of the pages have no pages. */
struct words_lines words_write(struct words *words);

#endif
