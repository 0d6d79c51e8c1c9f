/* SPDX-License-Identifier: MIT */
/* The items of a __Fields section: names of fields and what these hold (docs/language.md). */
#ifndef SPECC_ISA_DESCRIBE_H
#define SPECC_ISA_DESCRIBE_H

#include "isa/ir.h"

struct field_names {
	VEC(struct span) list; /* without their backquotes */
};

/* An item. It is sound if it has a name and a text. */
struct field_item {
	struct span span, text; /* the whole item; the text after the colon, trimmed */
	struct field_names names;
	bool sound;
};

/* Reads the item at the beginning of *rest, up to the next line that begins with the mark of
 * a list ("*", "-" or "+", and a blank), and moves *rest past it. False at the end. */
bool field_item_next(struct arena *arena, struct span *rest, struct field_item *item);
/* The text of the field's item in the section, or an empty string. */
struct str field_item_find(
	struct arena *arena, const struct ast_section *section, struct str field);

/* What the field holds, by the nearest definition of d and those above it that says so in the
 * language of the specification; or empty. */
struct str field_meaning(
	struct arena *arena, const struct isa *isa, const struct definition *d, struct str field);

#endif
