/* SPDX-License-Identifier: MIT */
/* Shared by directive*.c. */
#ifndef SPECC_ASM_DIRECTIVE_INTERNAL_H
#define SPECC_ASM_DIRECTIVE_INTERNAL_H

#include "asm/internal.h"

/* The operands of a directive being read. */
struct directive {
	struct assembler *as;
	struct str name;      /* including the '.', as written */
	struct place place;   /* of the name */
	struct str line;      /* the file up to the end of the line */
	size_t at;            /* byte of the file */
	unsigned argument;    /* of the table of directives */
	struct location here; /* where the line begins */
};

/* Checks that only a comment follows. */
bool directive_finish(struct directive *d);
/* Reads an optional `, number`; without it *number is unchanged. */
bool take_optional(struct directive *d, asm_number least, asm_number most, asm_number *number);
/* Reads "text" with escapes; *bytes is allocated in the scratch arena. */
bool take_string(struct directive *d, struct str *bytes);

void directive_include(struct directive *d);
void directive_incbin(struct directive *d);

#endif
