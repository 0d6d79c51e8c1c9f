/* Shared by forms.c (shapes and boxes) and forms_text.c (nodes to elements); nobody else. */
#ifndef SPECC_LOWER_FORMS_INTERNAL_H
#define SPECC_LOWER_FORMS_INTERNAL_H

#include "isa/condition.h"
#include "lower/internal.h"

/* How a template uses one field of the opcode. */
struct field_use {
	VEC(struct element *) operands;  /* OPERAND elements that show bits of it */
	VEC(struct element *) modifiers; /* MODIFIER elements */
	bool flag;                       /* an optional prefix or literal stands for it */
	uint64_t flag_on;
	struct span opened, closed; /* the halves of a modifier around an operand, where shown */
	bool in_group;              /* a modifier inside an optional group */
	bool wanted;                /* the shape depends on it */
	bool split;                 /* this run assumes one value */
	uint64_t assumed;
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
};

struct split_list {
	uint64_t *items;
	size_t count;
};

struct forms_builder {
	struct lowering *l; /* l->arena is scratch meanwhile */
	struct arena *lasting;
	struct opcode *opcode;
	struct template *template;
	struct field *leftover; /* the only operand of Order that no name of the template means */
	struct field_use *uses; /* one per field of the opcode */
	struct elements elements;
	struct str key;
	bool failed; /* the template does not apply to this opcode */
	const struct field *unwritten;
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

/* A copy of form and boxes that lasts and shares what is equal with other forms (forms_keep.c). */
struct form *forms_keep(struct lowering *l, const struct form *form, const struct boxes *boxes);

/* Finds b->leftover for b->template. */
void forms_find_leftover(struct forms_builder *b);

/* Lowers frame and template into b->elements and fills b->uses; sets b->failed. */
void forms_lower_template(struct forms_builder *b);

/* ---- walking the nodes of a template (forms_text.c, forms_operand.c, forms_modifier.c) ---- */

/* Output of one nesting level. */
struct level {
	struct elements *out;
	struct buffer text; /* literal text not yet put out */
	struct span text_span;
	bool pending_blank;
	bool blank_before; /* what is before this level ends in a blank */
};

/* An optional prefix waiting for its operand. */
struct pending_prefix {
	struct str text;
	struct span span;
};

struct walk {
	struct forms_builder *b;
	const struct field *composite;          /* inside the text of a composite type: its field */
	const struct template_nodes *frames[8]; /* inside a frame: what $insn stands for */
	bool frame;
	bool head;          /* nothing but the mnemonic and its modifiers so far */
	struct field *last; /* operand that ends right here, for suffixes */
	VEC(struct pending_prefix) prefixes;
	unsigned depth;
};

struct arena *forms_arena(struct walk *w);
void forms_unresolved(struct walk *w, enum problem_kind kind, struct span span, struct str text);
void forms_does_not_apply(
	struct walk *w, enum problem_kind kind, struct span span, struct str text);
struct element *forms_element(struct walk *w, enum element_kind kind, struct span span);
void forms_put_text(struct walk *w, struct level *level, struct str text, struct span span);
void forms_flush_text(struct walk *w, struct level *level);
void forms_put_element(struct walk *w, struct level *level, struct element *e);
/* How the template uses a field of the opcode. */
struct field_use *forms_use(struct walk *w, const struct field *field);
void forms_nodes(
	struct walk *w, struct level *level, struct template_node *const *nodes, size_t count);
size_t forms_find_frames(const struct opcode *opcode, const struct template_nodes **frames);

/* "base.suffix" in the arena */
struct str forms_dotted(struct walk *w, struct str base, struct str suffix);
/* group is present when field is on; it is off when the group is left out. */
void forms_bind(
	struct walk *w, struct element *group, struct field *field, uint64_t on, uint64_t off);
/* An optional text that stands for field == on. */
/* The field base.m whose modifier is written with this text before the operand, or after it. */
struct field *forms_modifier_field(struct walk *w, struct str base, struct str text, bool behind,
	const struct modifier_def **modifier);
void forms_put_flag(struct walk *w, struct level *level, struct field *field, uint64_t on,
	struct str text, struct span span);
/* The field a name in a template means: exact, else without regard to case; or NULL. */
struct field *forms_named_field(struct walk *w, struct str word);
/* Does another opcode of the family have the field? */
bool forms_family_has(struct walk *w, struct str word);
void forms_operand_name(
	struct walk *w, struct level *level, const struct operand_def *operand, struct span span);
/* word [ "." part ]; returns how many nodes it used */
size_t forms_word(
	struct walk *w, struct level *level, struct template_node *const *nodes, size_t count);
/* "." word: a suffix of the operand before it, a modifier field, an enumerator, or plain text */
void forms_dot_word(
	struct walk *w, struct level *level, const struct template_node *node, bool optional);

#endif
