/* SPDX-License-Identifier: MIT */
/* Examples of a specification: every line of an __Examples section is assembled. */
#ifndef SPECC_LINT_EXAMPLES_H
#define SPECC_LINT_EXAMPLES_H

#include "base/diag.h"
#include "codec/codec.h"
#include "isa/ir.h"

/* Assembles every example of the isa and sets its opcode and word (opcode stays NULL if it does not
 * assemble). Reports check `example` at the column of a syntax error, or if it assembles to another
 * definition than the one whose section it is in, or if its canonical text is parsed differently;
 * and `ambiguous-syntax` if another form parses it as another instruction. Silent about failures in
 * a family that has a template or an opcode with an error of its own, or that depends on one
 * (isa/trouble.h); examples that fail in the same way are notes of the first one's report.
 * `example-encoding`: an example assembles to another word than it states, or that word decodes to
 * another opcode; `encoding-unstated`: no example of a form states its encoding. */
void examples_check(struct codec *codec, struct arena *arena, struct diag *diag, struct isa *isa);

#endif
