/* SPDX-License-Identifier: MIT */
/* Aliases that are printed (Printed<> of __DefAlias): for each form, what can be printed in place
 * of its canonical text, and for which words. */
#ifndef SPECC_CODEC_PRINTED_H
#define SPECC_CODEC_PRINTED_H

#include "codec/codec.h"

/* Two operands that a parameter stands for: the alias is printed if they are the same. */
struct twin {
	const struct element *first, *other;
};

/* An alias in place of the canonical text of a form: for the words that one of the cubes has, and
 * whose twins are the same. */
struct printed_alias {
	const struct alias_def *alias;
	struct form form; /* the same with other elements: codec_format prints the alias */
	VEC(const struct element *) operands; /* of each parameter, in their order */
	VEC(struct cube) cubes;
	VEC(struct twin) twins;
};
struct printed_list {
	VEC(const struct printed_alias *) list; /* the first that holds is printed */
};

/* Bits of an operand in the word; in its field. */
struct word operand_bits(const struct element *e);
uint64_t operand_value(const struct element *e, struct word w);
struct word operand_insert(const struct element *e, struct word w, uint64_t value);

/* Finds the aliases of all forms; errors in their conditions are reported, unless diag is NULL. */
void codec_find_printed(struct codec *codec, struct diag *diag);
/* Those of the form. */
const struct printed_list *codec_printed(struct codec *codec, const struct form *form);
bool printed_holds(const struct printed_alias *printed, struct word w);
/* The one that is printed for a word whose canonical form is `form`, or NULL. */
const struct printed_alias *codec_printed_as(
	struct codec *codec, const struct form *form, struct word w);
/* The text of the word as it is printed: that of an alias, or the canonical one. */
struct str codec_printed_text(
	struct codec *codec, struct arena *arena, const struct form *form, struct word w);

#endif
