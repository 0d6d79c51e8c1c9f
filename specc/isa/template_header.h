/* A template as the header of a block of __Semantics has it. */
#ifndef SPECC_ISA_TEMPLATE_HEADER_H
#define SPECC_ISA_TEMPLATE_HEADER_H

#include "isa/ir.h"
#include "lang/template_text.h"

/* The normal text of the template: everything optional is written, signs of operands are left out,
 * and so are annotations ($sched), which are all optional themselves. */
struct str template_header_text(
	struct arena *arena, const struct isa *isa, const struct template *template);

/* Is the node an annotation: a $word that stands for optional text alone? */
bool template_is_annotation(const struct isa *isa, const struct template_node *node);

/* Is the template an expression, and not a mnemonic and operands between commas? */
bool template_is_expression(const struct isa *isa, const struct template *template);

#endif
