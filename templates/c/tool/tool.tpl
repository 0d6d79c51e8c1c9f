%# SPDX-License-Identifier: MIT
%include "tool/header.tpl"
%include "tool/machine.tpl"
%include "tool/run/run.tpl"
%include "tool/cases/cases.tpl"
%file "${$p}_tool.c"
%call banner('Assembler, disassembler and interpreter: a program made of the library alone.')
/* cc -O2 -o ${$p}_tool ${$p}_*.c */
#include "${c-string: $p}_tool.h" /* first: errno.h has macros that a register may be called as */

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

%include "tool/help.tpl"

struct job {
	const char *command, *path, *output;
%if $d/printed-aliases/@count != '0'
	bool hex, show_bytes, no_aliases;
%else
	bool hex, show_bytes;
%end
	struct bytes in, out;
	size_t bad; /* lines or words that are not instructions */
};

%include "tool/bytes.tpl"
%include "tool/asm.tpl"
%include "tool/disasm.tpl"
%include "tool/program.tpl"
