/* SPDX-License-Identifier: MIT */
/* The text of a header of a block in __Semantics, "IADD.X Rd, pu, Ra": its normal form and its
 * parts. Headers and templates, written as headers, are taken apart by the same function, so that
 * equal texts have equal parts. */
#ifndef SPECC_LANG_HEADER_TEXT_H
#define SPECC_LANG_HEADER_TEXT_H

#include "base/str.h"
#include "base/vec.h"

struct header_operand {
	struct str text; /* trimmed; empty: there is nothing between two commas */
	bool attached;   /* no comma separates it from the operand before it */
};

/* All texts are parts of the text of the header. */
struct header_parts {
	struct str name;          /* mnemonic up to the first dot */
	VEC(struct str) suffixes; /* dotted words after it, without the dots */
	struct str rest;          /* what follows them, trimmed */
	VEC(struct header_operand) operands;
};

/* text: without the colon. */
void header_split(struct arena *arena, struct str text, struct header_parts *parts);

/* operands = operand { "," operand } ; commas in brackets belong to an operand. Adds the operands
 * of the text to parts. */
void header_split_operands(struct arena *arena, struct str text, struct header_parts *parts);

/* The normal form of a text: no blanks except one between adjacent words, "$rD<-short VALUE*$rA".
 * Two texts are equivalent if their normal forms are equal. */
struct str header_text_normal(struct arena *arena, struct str text);

#endif
