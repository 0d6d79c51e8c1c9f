/* SPDX-License-Identifier: MIT */
/* Layout: the text of a specification -> the same text with canonical blanks, indentation and blank
 * lines; nothing but blanks and line ends changes. docs/fmt.md describes the layout.
 * In: a source. Out: the lines that change, the new text, a unified diff.
 * Read first: this header, internal.h, then layout.c. */
#ifndef SPECC_FMT_FMT_H
#define SPECC_FMT_FMT_H

#include <stdio.h>

#include "base/arena.h"
#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"

/* A replacement. Those of the layout are of whole lines: from the start of a line to that of
 * another, or to the end. */
struct fmt_edit {
	struct span span;
	struct str text;
};

/* Edits in the order of the text; they neither overlap nor touch. */
struct fmt_edits {
	VEC(struct fmt_edit) list;
};

/* Finds the lines to change. Never fails and reports nothing: lines that do not parse are kept as
 * they are. To lay out part of a text, apply only the edits of that part. Allocated in the
 * arena. */
void fmt_find_edits(struct arena *arena, const struct source *source, struct fmt_edits *edits);

/* Applies those of the edits that are in the source to its text. */
struct str fmt_apply(
	struct arena *arena, const struct source *source, const struct fmt_edits *edits);

/* Prints edits with three lines of context, as `diff -u` does; name: of the file. Prints nothing if
 * there are none. */
void fmt_print_edits(
	FILE *out, const char *name, const struct source *source, const struct fmt_edits *edits);

#endif
