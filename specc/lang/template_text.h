/* Template text: one line of a __Syntax section, or a text pattern, as a list of nodes; names are
 * not looked up yet. Grammar: docs/language.md, "Assembly templates". */
#ifndef SPECC_LANG_TEMPLATE_TEXT_H
#define SPECC_LANG_TEMPLATE_TEXT_H

#include "base/diag.h"
#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"

enum template_node_kind {
	NODE_WORD,     /* identifier, also $name: Rd, SrcB, IADD */
	NODE_DOT_WORD, /* .word directly behind what stands before it; text is the word */
	NODE_PUNCT,    /* one character that is neither blank nor part of a word */
	NODE_QUOTED,   /* 'text': literal; may be bound: 'text':field=Value */
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

/* Splits text (which lies at span in its source; for quoted patterns the string's content) into
 * nodes. Unbalanced braces and quotes are reported with their place; false then. */
bool template_text_parse(
	struct arena *arena, struct diag *diag, struct span span, struct template_nodes *nodes);

/* Text without blanks, but one between two words that stand side by side: "$rD<-short VALUE*$rA".
 * Two texts are the same where these are equal. */
struct str header_text_normal(struct arena *arena, struct str text);

#endif
