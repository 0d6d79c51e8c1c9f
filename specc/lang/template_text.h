/* SPDX-License-Identifier: MIT */
/* Template text: a line of a __Syntax section, or a text pattern, as a list of nodes with
 * unresolved names. Grammar: docs/language.md, "Assembly templates". */
#ifndef SPECC_LANG_TEMPLATE_TEXT_H
#define SPECC_LANG_TEMPLATE_TEXT_H

#include "base/diag.h"
#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"

enum template_node_kind {
	NODE_WORD,     /* identifier, also $name: Rd, SrcB, IADD */
	NODE_DOT_WORD, /* .word without a blank before it; text is the word */
	NODE_PUNCT,    /* a single character, neither blank nor part of a word */
	NODE_QUOTED,   /* 'text': literal, possibly bound: 'text':field=Value */
	NODE_BLANK,    /* one or more blanks */
	NODE_GROUP     /* {children} */
};

struct template_node {
	enum template_node_kind kind;
	struct span span;
	struct str text;
	struct str bound_field, bound_value;  /* QUOTED */
	VEC(struct template_node *) children; /* GROUP */
};

struct template_nodes {
	VEC(struct template_node *) list;
};

/* Splits the text of span (for quoted patterns the content of the string) into nodes. Returns false
 * after reporting unbalanced braces or quotes. */
bool template_text_parse(
	struct arena *arena, struct diag *diag, struct span span, struct template_nodes *nodes);

/* The index of the first node behind optional parts, which may be the mnemonic. */
static inline size_t template_first(const struct template_nodes *nodes)
{
	size_t i = 0;
	while (i < nodes->list.count &&
		   (nodes->list.items[i]->kind == NODE_GROUP || nodes->list.items[i]->kind == NODE_BLANK))
		i++;
	return i;
}

/* A character of an identifier, of $name, or of a non-ASCII word. */
static inline bool template_text_continues_word(char c)
{
	return char_is_word(c) || c == '$' || (unsigned char)c >= 0x80;
}

/* Is the text one that a template can have as a sign, {-}: one character of punctuation? */
bool template_text_is_sign(struct str text);

/* What a literal text adds to the mnemonic `before`, directly behind it: what ends in a word, up to
 * a blank. */
struct str template_text_mnemonic(struct str before, struct str text);

#endif
