/* SPDX-License-Identifier: MIT */
/* Prose -> what its Markdown marks, with places: headings, items, tables, links, code, names. For
 * checks and editors, which need positions; pages and man pages walk the tree itself
 * (lang/cmark.h). */
#ifndef SPECC_LANG_MARKS_H
#define SPECC_LANG_MARKS_H

#include "base/source.h"
#include "base/vec.h"

enum mark_kind {
	MARK_TEXT, /* a block at the top that is none of the following */
	MARK_HEADING,
	MARK_ITEM,
	MARK_TABLE, /* its rows, the head first, and their cells follow */
	MARK_ROW,
	MARK_CELL,
	MARK_LINK, /* or image; after what is in its text */
	MARK_CODE,
	MARK_NAME /* [[NAME]] */
};

struct mark {
	enum mark_kind kind;
	unsigned level;  /* heading: 1..6 */
	bool top;        /* in no other block but a list */
	struct str text; /* cell: without markup; link: its address; code, name: what is marked */
	/* The whole, trimmed; of a heading its first line. NO_SPAN: a cell that a short row lacks. */
	struct span span;
	/* Link, code, name: the place of text; NO_SPAN where the source spells it in another way. */
	struct span inner;
};

struct marks {
	VEC(struct mark) list;
};

/* The marks of a block of prose, in the order in which they begin. */
struct marks marks_of_prose(struct arena *arena, struct span prose);

#endif
