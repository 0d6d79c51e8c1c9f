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

%if $s/@program
%include "tool/help.tpl"
%else
static const char help[] =
	"${$p}_tool: assembler, disassembler and interpreter for ${c-string: /isa/@title}\n\n"
	"Usage: ${$p}_tool asm|disasm|roundtrip [OPTIONS] [FILE]\n"
	"       ${$p}_tool run [OPTIONS] FILE [SETTING...]\n"
	"       ${$p}_tool cases\n\n"
	"  asm         assemble text, one instruction per line, into bytes in memory order\n"
	"  disasm      disassemble bytes into text, one instruction per line\n"
	"  roundtrip   text to bytes to text to bytes; report where they differ\n"
	"  run         run bytes from address 0; print why it stopped and what changed\n"
	"  cases       run cases from a script on standard input; print answers as lines\n\n"
	"  -o FILE         write to FILE instead of standard output\n"
	"  --format=hex    bytes as hex digits, one line per instruction\n"
	"  --bytes         disasm: print the address and bytes of each instruction\n"
	"  --hex           run: FILE contains hex digits\n"
	"  --limit N       run: stop after N instructions (1000000)\n"
	"  --trace         run: print each instruction and what it changed\n"
	"  --format=json   run: print one JSON object\n"
	"  --help          print this text\n\n"
	"Without FILE, or with -, standard input is read. Settings for run: REGISTER=NUMBER,\n"
	"REGISTER@LANE=NUMBER, active=NUMBER, pc=NUMBER, MEMORY[BANK][OFFSET]=NUMBER for a word,\n"
	"MEMORY[BANK]=FILE for its bytes; a memory without banks has no [BANK].\n"
	"Errors are written as file:line:column: message.\n"
	"Exit status: 0 success, 1 invalid input, 2 usage or input/output, 3 run stopped early.\n\n"
	"Examples:\n"
	"  ${$p}_tool asm --format=hex program.s | ${$p}_tool disasm --format=hex\n"
	"  ${$p}_tool asm -o program.bin program.s && ${$p}_tool run --trace program.bin\n";
%end

struct job {
	const char *command, *path, *output;
	bool hex, show_bytes;
	struct bytes in, out;
	size_t bad; /* lines or words that are not instructions */
};

%include "tool/bytes.tpl"
%include "tool/asm.tpl"
%include "tool/disasm.tpl"
%include "tool/program.tpl"
