/* SPDX-License-Identifier: MIT */
/* Disassembler: prints an image as a program that assembles to the same bytes. */
#ifndef SPECC_ASM_DISASSEMBLE_H
#define SPECC_ASM_DISASSEMBLE_H

#include <stdio.h>

#include "asm/assemble.h"

struct disasm_options {
	bool labels;    /* labels, .org, and names of the image's symbols */
	bool bytes;     /* address and bytes before each line */
	bool plain;     /* non-instructions become comments, not .byte */
	bool canonical; /* no aliases */
};

/* Prints the program; returns the number of words that are not instructions. */
size_t asm_disassemble(struct arena *arena, struct codec *codec, const struct asm_image *image,
	const struct disasm_options *options, FILE *out);

#endif
