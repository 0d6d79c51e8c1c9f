/* A template in the form used as the header of a block in __Semantics. */
#ifndef SPECC_ISA_TEMPLATE_HEADER_H
#define SPECC_ISA_TEMPLATE_HEADER_H

#include "isa/ir.h"
#include "lang/template_text.h"

/* A dotted word, and where it is in the text of the header. */
struct template_word {
	const struct template_node *node;
	size_t at;
	bool optional;
};

/* The header: optional parts are included; signs of operands and annotations ($sched), which are
 * all optional, are omitted. */
struct template_header {
	struct str text;
	bool is_expression; /* not a mnemonic and operands separated by commas */
	VEC(struct template_word) words;
};
struct template_header template_header_of(
	struct arena *arena, const struct isa *isa, const struct template *template);

/* Is the node an annotation, i.e. a $word whose entire text is optional? */
bool template_is_annotation(const struct isa *isa, const struct template_node *node);

/* Is its header an expression? */
bool template_is_expression(const struct isa *isa, const struct template *template);

#endif
