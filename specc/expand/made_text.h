/* SPDX-License-Identifier: MIT */
/* A text made of pieces of other texts, in which each place is known (struct source_piece). */
#ifndef SPECC_EXPAND_MADE_TEXT_H
#define SPECC_EXPAND_MADE_TEXT_H

#include "base/diag.h"

struct made_text {
	struct arena *arena;
	struct buffer text;
	VEC(struct source_piece) pieces;
	bool is_applied; /* a definition with parameters, for some arguments */
};

struct made_text made_text_new(struct arena *arena);
/* Adds the text of a span; a report in it has its place there. */
void made_add(struct made_text *made, struct span span);
/* Adds another text, which is there because of the span. */
void made_add_for(struct made_text *made, struct span because, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Leaves out what was added behind the first `length` bytes. */
void made_cut(struct made_text *made, size_t length);
/* The text as a source, with the path of `like`. */
const struct source *made_source(
	struct made_text *made, struct diag *diag, const struct source *like);

#endif
