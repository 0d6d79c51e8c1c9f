/* SPDX-License-Identifier: MIT */
/* Patterns: sets of words as regular expressions, for grammars of editors.
 * In: words. Out: one expression that matches exactly these words, made of the trie of the words:
 * equal ends share their text, so the numbers 0 to 254 are a line, not 255 alternatives. */
#ifndef SPECC_BASE_PATTERN_H
#define SPECC_BASE_PATTERN_H

#include "base/str.h"
#include "base/vec.h"

/* How a family of programs writes regular expressions. Literal punctuation has a backslash in all
 * of them. */
struct pattern_dialect {
	const char *name;
	const char *open;     /* begins a group that is not captured; ")" ends it */
	const char *word_end; /* no letter, digit or '_' follows */
};

/* Oniguruma (TextMate grammars), also right for PCRE and JavaScript; Vim after `\v`. */
enum { PATTERN_DIALECTS = 2 };
extern const struct pattern_dialect pattern_dialects[PATTERN_DIALECTS];

/* Zero-initialise and set arena. */
struct word_set {
	struct arena *arena;
	VEC(struct str) list; /* each word once */
	struct str_map known;
};

/* Adds a word, unless it is empty or known. Its bytes must outlive the set. */
void word_set_add(struct word_set *set, struct str word);
bool word_set_has(const struct word_set *set, struct str word);
/* The words in byte order. */
void word_set_sort(struct word_set *set);

/* The text with a backslash before each character of ASCII that is not a letter, digit or '_'. */
struct str pattern_escape(struct arena *arena, struct str text);
/* An expression for the words, which can stand anywhere in a larger one; empty if there are none.
 * Sorts the set. */
struct str pattern_words(const struct pattern_dialect *dialect, struct word_set *set);
/* Adds the tokens of a text (words, and single other characters but blanks), with blanks allowed
 * after each. */
void pattern_tokens(struct buffer *out, struct str text);
/* An expression for `prefix[a:b]`, with blanks where they may be: all ranges of `size` numbers that
 * begin at a multiple of it and are within `count` numbers from `first` on; empty if there are
 * none. */
struct str pattern_ranges(const struct pattern_dialect *dialect, struct arena *arena,
	struct str prefix, uint64_t first, uint64_t count, unsigned size);

#endif
