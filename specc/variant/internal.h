/* SPDX-License-Identifier: MIT */
/* Shared by the files of this room: marks of lines, and the lines that a mark is about. */
#ifndef SPECC_VARIANT_INTERNAL_H
#define SPECC_VARIANT_INTERNAL_H

#include "lang/place.h"
#include "variant/variant.h"

/* The mark at the end of a line: __In<rv32, !E>. */
struct variant_mark {
	struct span span;  /* NO_SPAN: there is none */
	struct span names; /* what is between < and > */
	struct span stray; /* a mark elsewhere in the line, which is an error */
};
struct variant_mark variant_find_mark(struct span line);
/* The next name in the list; *isnt: it has a '!' before it. False at the end. */
bool variant_next_name(struct span *names, struct span *name, bool *isnt);

/* Where a line is. */
struct variant_place {
	enum ast_def_kind def;
	enum ast_place section; /* PLACE_COUNT: before the first one */
	bool in_fence, is_fence, is_def, is_section;
	uint32_t item;    /* where the row or statement begins that the line belongs to */
	size_t depth;     /* brackets that are open in it */
	bool is_complete; /* of the item: the next line begins another one */
};
/* Moves on to a line; place is zeroed before the first one, with section PLACE_COUNT. */
void variant_enter_line(struct variant_place *place, struct span line);
/* Is it prose, in which numbers keep their names? */
bool variant_is_prose(const struct variant_place *place, struct span line);

struct variant_def *variant_find_any(const struct variant_set *set, struct str name);
bool variant_includes(const struct variant_def *variant, const struct variant_def *other);
/* A copy of the source with this text, which is as long. */
struct source *variant_copy(struct arena *arena, const struct source *source, const char *text);
/* The next line, without its end; false behind the last one. */
bool variant_next_line(const struct source *source, uint32_t *index, struct span *line);
/* table.c: the definitions, checked. */
struct variant_set *variant_table(
	struct arena *arena, struct diag *diag, const struct source *const *sources, size_t count);
/* The choice of this name, or NULL. */
const struct variant_def *variant_find(const struct variant_set *set, struct str name);

#endif
