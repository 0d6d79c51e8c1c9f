/* Shared by directive*.c; nobody else includes it. */
#ifndef SPECC_ASM_DIRECTIVE_INTERNAL_H
#define SPECC_ASM_DIRECTIVE_INTERNAL_H

#include "asm/internal.h"

/* The operands of a directive being read. */
struct directive {
	struct assembler *as;
	struct str name;      /* with its full stop, as written */
	struct place place;   /* of the name */
	struct str line;      /* the file up to the end of the line */
	size_t at;            /* byte of the file */
	unsigned argument;    /* of the table of directives */
	struct location here; /* where the line begins */
};

/* Only a comment may follow. */
bool directive_finish(struct directive *d);
/* `, number` if it is there; else *number stays as it is. */
bool take_optional(struct directive *d, asm_number least, asm_number most, asm_number *number);
/* "text" with escapes, as bytes in the scratch arena. */
bool take_string(struct directive *d, struct str *bytes);

void directive_include(struct directive *d);
void directive_incbin(struct directive *d);

#endif
