/* SPDX-License-Identifier: MIT */
/* The texts of forms as one nondeterministic automaton, whose parts are automata of texts
 * (texts.h). Each form has a printed language (its canonical texts, optional parts that have their
 * defaults, all names of registers) and a read one (all that the parser accepts).
 * In: forms and sets of field values. Out: items (states), and the items after one more byte. */
#ifndef SPECC_CODEC_LANGUAGE_H
#define SPECC_CODEC_LANGUAGE_H

#include "codec/texts.h"

enum node_kind {
	NODE_TEXTS, /* a text of `texts`, then `next` */
	NODE_GROUP, /* `next`, or `other` if the group is absent */
	NODE_RUN,   /* those of `count` modifiers from `other` not in the mask, or `next` */
	NODE_REST,  /* any bytes, then `next`, an end */
	NODE_END
};

struct node {
	enum node_kind kind;
	enum texts_use use;
	const struct texts *texts;
	uint32_t next, other, count;
	uint32_t bit;     /* GROUP: of the item's mask: it must be absent; modifiers: it is taken */
	uint32_t forces;  /* GROUP: if it is absent, these must be absent as well */
	bool blanks;      /* blanks may precede */
	bool whole;       /* no word character may follow one */
	bool is_optional; /* GROUP: may be absent; modifiers of a NODE_RUN: may be left out */
	bool is_possible; /* GROUP: may be present */
	uint64_t slot;    /* what the text determines; 0: nothing */
	const struct element *element; /* OPERAND, MODIFIER or GROUP that the slot stands for */
	const struct form *form;
	struct word word; /* the form's values before the text says anything */
};

/* A state: before a node (state ITEM_BEFORE), or within its texts. */
#define ITEM_BEFORE  UINT32_MAX
#define ITEM_NO_WORD 0x80000000u /* in mask: the next byte is not a word character */
struct item {
	uint32_t node, state, mask;
};
struct items {
	VEC(struct item) list;
};

struct language {
	struct arena *arena;
	struct codec *codec;
	VEC(struct node) nodes;
	struct str_map texts; /* struct texts of operands and modifiers, by what they are made from */
	struct str_map literals; /* struct texts, by the text */
};

struct language *language_new(struct arena *arena, struct codec *codec);
/* A field of which one bit has a value; field NULL: no restriction. */
struct restriction {
	const struct field *field;
	struct cube bit;
};
/* Adds the form's texts for the words with the restriction, and the items at which these begin to
 * *starts. */
void language_add(struct language *language, const struct form *form, enum texts_use use,
	struct restriction restriction, struct items *starts);
/* Adds the item to *into: if it is before a group or modifiers, those that may come next. */
void language_expand(
	const struct language *language, struct arena *arena, struct item item, struct items *into);
/* The word with the bits of the binding. */
struct word language_bind(struct word word, const struct binding *binding);
/* Calls `step` for the bytes that may follow an item: any in [first, last], which leads to `to`. */
typedef void language_step(void *context, unsigned char first, unsigned char last, struct item to);
void language_steps(const struct language *language, struct arena *arena, struct item item,
	language_step *step, void *context);

#endif
