/* SPDX-License-Identifier: MIT */
/* Resolves syntax: resolve.c, header.c. */
#ifndef SPECC_LOWER_RESOLVE_H
#define SPECC_LOWER_RESOLVE_H

#include "isa/syntax.h"
#include "lower/internal.h"

/* The text or a meaning of an alias, whose parameters are known. */
const struct syntax *resolve_alias(
	struct lowering *l, const struct alias_def *alias, const struct template_nodes *nodes);
/* Sets the syntax of all types and operands, and syntax and header of all templates. */
void lower_resolve(struct lowering *l);
/* The header of a template whose syntax and mnemonics are known. */
const struct template_header *resolve_header(struct arena *arena, const struct template *template);

#endif
