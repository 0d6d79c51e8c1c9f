/* SPDX-License-Identifier: MIT */
/* The comment of an example, a case, a template or an enumerator, in several languages:
 * `text //<zh> text`. docs/language.md, "Comments in several languages", is its grammar. */
#ifndef SPECC_ISA_COMMENT_H
#define SPECC_ISA_COMMENT_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/str.h"
#include "base/vec.h"

struct comment_text {
	struct str language; /* of its tag: "zh" */
	struct str text;     /* trimmed */
};

struct comment {
	struct str text;                    /* without a tag: in the language of Prose<>; or empty */
	VEC(struct comment_text) languages; /* with a tag, in their order */
};

/* Of what has none. */
extern const struct comment no_comment;

/* Adds what follows the first `mark` of a line. The tag of a language directly follows a mark. A
 * second text in the same language is kept, and comment_twice finds it. */
void comment_add(struct arena *arena, struct comment *comment, struct str text, struct str mark);
/* The text in this language; `own` is that of texts without a tag. Empty if there is none. */
struct str comment_in(const struct comment *comment, struct str language, struct str own);
/* Is there no text at all? */
static inline bool comment_is_empty(const struct comment *comment)
{
	return !comment->text.length && !comment->languages.count;
}

/* A language that two texts of the comment have, or empty. */
struct str comment_twice(const struct comment *comment);
/* Does it have words, or is it a formula, the same in each language? A word is two or more
 * lower-case letters in a row that neither an assignment nor a call follows. */
bool comment_has_words(struct str text);
/* All texts as they were written, with `mark` in front of each tag. */
struct str comment_text(struct arena *arena, const struct comment *comment, struct str mark);

#endif
