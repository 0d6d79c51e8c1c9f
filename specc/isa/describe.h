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

/* The items of a block of the section, and what else is in it, in their order. */
struct field_items {
	VEC(struct field_item) list;
};
struct field_items field_items_read(struct arena *arena, struct span block);
/* The text of the field's item in the section, or an empty string. */
struct str field_item_find(const struct ast_section *section, struct str field);

/* What the field holds, by the nearest definition of d and those above it that says so in the
 * language of the specification; or empty. */
struct str field_meaning(const struct isa *isa, const struct definition *d, struct str field);

#endif
