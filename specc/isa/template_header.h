/* A template in the form used as the header of a block in __Semantics. */
#ifndef SPECC_ISA_TEMPLATE_HEADER_H
#define SPECC_ISA_TEMPLATE_HEADER_H

#include "isa/ir.h"
#include "lang/template_text.h"

/* The normal form of the template's text: optional parts are included; signs of operands and
 * annotations ($sched), which are all optional, are omitted. */
struct str template_header_text(
	struct arena *arena, const struct isa *isa, const struct template *template);

/* Is the node an annotation, i.e. a $word whose entire text is optional? */
bool template_is_annotation(const struct isa *isa, const struct template_node *node);

/* Is the template an expression, as opposed to a mnemonic and operands separated by commas? */
bool template_is_expression(const struct isa *isa, const struct template *template);

#endif
