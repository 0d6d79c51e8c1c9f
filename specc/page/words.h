/* The index of words: which pages have which words. Private to doc/search.c and words.c.
 *
 * A word is a row of letters and digits, in lower case and without the ending of an English plural
 * or verb; in scripts that are written without blanks each two neighbouring characters are one, and
 * a character that stands alone. docs/html.md describes the lines; search.js reads them. */
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
/* What is added from now on stands in the next page; the first is page 0. */
void words_next_page(struct words *words);
/* summary: the words stand at the head of the page and weigh more. */
void words_add(struct words *words, struct str text, bool summary);
/* A line for each first character, in the order of code points: the character, and then for each
 * word the rest of it, a blank, its pages, a blank. Words of most of the pages say nothing: they
 * have none. */
struct words_lines words_write(struct words *words);

#endif
