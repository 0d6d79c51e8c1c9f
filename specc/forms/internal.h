/* SPDX-License-Identifier: MIT */
/* Shared by the files of this room; no other room includes it. */
#ifndef SPECC_FORMS_INTERNAL_H
#define SPECC_FORMS_INTERNAL_H

#include "isa/condition.h"
#include "forms/forms.h"
#include "isa/syntax.h"

/* A part of a compound field that a quoted text stands for: one of two values. */
struct bound_part {
	const struct part *part;
	uint64_t on, off;
};

/* How a template uses one field of the opcode. */
struct field_use {
	VEC(struct element *) operands;  /* OPERAND elements that show bits of it */
	VEC(struct element *) modifiers; /* MODIFIER elements */
	bool claimed;                    /* the template names it: in a word, after a dot or a colon */
	bool flag;                       /* shown by an optional prefix or literal */
	uint64_t flag_on, flag_off;
	VEC(struct bound_part) parts;
	struct span opened, closed; /* halves of a modifier around an operand, if shown */
	bool in_group;              /* a modifier inside an optional group */
	bool wanted;                /* the shape depends on it */
	bool split;                 /* this run assumes the value `assumed` */
	uint64_t assumed;
	bool opened_text; /* inside the text of its type */
};

struct elements {
	VEC(struct element *) list;
};

struct form_shape {
	struct str shape;
	struct form *form;
	struct boxes boxes;
};

struct unresolved {
	enum problem_kind kind;
	struct span span;
	struct str text;
	const struct field *near; /* BY_ORDER: the operand that is meant; WITHIN: the field */
};

struct split_list {
	uint64_t *items;
	size_t count;
};

struct forms_builder {
	struct forms_run *run; /* run->arena is the scratch arena for now */
	struct arena *lasting;
	struct opcode *opcode;
	struct template *template;
	struct field *leftover; /* the only operand of Order not named in the template; stands for a
							 * name without a meaning, which is an error, so that others show */
	struct field_use *uses; /* one per field of the opcode */
	struct elements elements;
	struct str key;
	bool failed; /* the template does not apply to this opcode */
	const struct field *unwritten;
	struct word ignored; /* of the form */
	struct {
		VEC(struct unresolved) list;
	} unresolved;
	struct {
		VEC(struct form_shape) list;
	} shapes;
	size_t first_form; /* of the current template in shapes */
	struct split_list *splits;
	bool split_any;
	unsigned runs;
};

/* Copies form and boxes to lasting memory, sharing equal parts with other forms (keep.c). */
struct form *forms_keep(struct forms_run *run, const struct form *form, const struct boxes *boxes);

/* The header of a template whose syntax and mnemonics are known. */
const struct template_header *forms_header(struct arena *arena, const struct template *template);

/* Sets b->leftover, and `claimed` of each field, for b->template. */
void forms_claim(struct forms_builder *b);

/* Lowers frame and template into b->elements and fills b->uses. Sets b->failed if it does not
 * apply. */
void forms_lower_template(struct forms_builder *b);

/* ---- walking the nodes of a template (text.c, operand.c, modifier.c) ---- */

/* Output of one nesting level. */
struct level {
	struct elements *out;
	struct buffer text; /* literal text not yet flushed */
	struct span text_span;
	bool pending_blank;
	bool blank_before; /* the text before this level ends in a blank */
};

/* An optional prefix whose operand is still to come. */
struct pending_prefix {
	struct str text;
	struct span span;
};

struct walk {
	struct forms_builder *b;
	const struct field *composite;          /* inside the text of a composite type: its field */
	struct str whole;                       /* and the name in the template */
	const struct template_nodes *frames[8]; /* inside a frame: the nodes that replace $insn */
	bool frame;
	bool head;          /* only the mnemonic and its modifiers so far */
	bool instruction;   /* inside a template, not in a frame */
	struct field *last; /* operand that ends here, for suffixes */
	VEC(struct pending_prefix) prefixes;
	unsigned depth;
};

struct arena *forms_arena(struct walk *w);
void forms_unresolved(struct walk *w, enum problem_kind kind, struct span span, struct str text);
void forms_does_not_apply(
	struct walk *w, enum problem_kind kind, struct span span, struct str text);
struct element *forms_element(struct walk *w, enum element_kind kind, struct span span);
/* Does the output of the level so far end in a blank? Is there none? */
bool forms_ends_in_blank(const struct level *level);
bool forms_nothing_yet(const struct level *level);
void forms_put_text(struct walk *w, struct level *level, struct str text, struct span span);
void forms_flush_text(struct walk *w, struct level *level);
void forms_put_element(struct walk *w, struct level *level, struct element *e);
/* How the template uses a field of the opcode. */
struct field_use *forms_use(struct walk *w, const struct field *field);
void forms_nodes(
	struct walk *w, struct level *level, struct template_node *const *nodes, size_t count);
size_t forms_find_frames(const struct opcode *opcode, const struct template_nodes **frames);

/* Returns "base.suffix", allocated in the arena. */
struct str forms_dotted(struct walk *w, struct str base, struct str suffix);
/* Binds the field: `on` if the group is present, `off` if it is absent. */
void forms_bind(
	struct walk *w, struct element *group, struct field *field, uint64_t on, uint64_t off);
/* The field base.m whose modifier is written with this text before the operand, or after it if
 * behind is set; or NULL. */
struct field *forms_modifier_field(struct walk *w, struct str base, struct str text, bool behind,
	const struct modifier_def **modifier);
/* Puts an optional text that means field == on. */
void forms_put_flag(struct walk *w, struct level *level, struct field *field, uint64_t on,
	struct str text, struct span span);
/* The field that a name in a template denotes: exact match first, then lower case; or NULL. */
struct field *forms_named_field(struct walk *w, struct str word);
/* The same for "field.part"; *part is NULL if the name is a field's. */
struct field *forms_named_part(struct walk *w, struct str word, const struct part **part);
/* Does the template show any of these bits of the field already? */
bool forms_shown_already(const struct field_use *use, unsigned lsb, unsigned width);
/* Does any opcode of the family have the field? */
bool forms_family_has(struct walk *w, struct str word);
void forms_operand_name(
	struct walk *w, struct level *level, const struct operand_def *operand, struct span span);
/* word [ "." part ]; returns the number of nodes consumed. */
size_t forms_word(
	struct walk *w, struct level *level, struct template_node *const *nodes, size_t count);
/* "." word: a suffix of the preceding operand, a modifier field, an enumerator, or plain text. */
void forms_dot_word(
	struct walk *w, struct level *level, const struct template_node *node, bool optional);

#endif
