%# SPDX-License-Identifier: MIT
static const char help[] =
	"${$p}_tool: assembler, disassembler and interpreter for ${c-string: /isa/@title}\n\n"
	"Usage: ${$p}_tool asm|disasm|roundtrip [OPTIONS] [FILE]\n"
%if $s/@program
	"       ${$p}_tool run [OPTIONS] [FILE] [SETTING...]\n"
%else
	"       ${$p}_tool run [OPTIONS] FILE [SETTING...]\n"
%end
	"       ${$p}_tool cases\n\n"
	"  asm         assemble text, one instruction per line, into bytes in memory order\n"
	"  disasm      disassemble bytes into text, one instruction per line\n"
	"  roundtrip   text to bytes to text to bytes; report where they differ\n"
%if $s/@program
	"  run         run a program; print why it stopped and what changed\n"
%else
	"  run         run bytes from address 0; print why it stopped and what changed\n"
%end
	"  cases       run cases from a script on standard input; print answers as lines\n\n"
%if $s/@program
	"  -o FILE             write to FILE instead of standard output\n"
	"  --format=hex        bytes as hex digits, one line per instruction\n"
	"  --bytes             disasm: print the address and bytes of each instruction\n"
%if $d/printed-aliases/@count != '0'
	"  --no-aliases        disasm: print the canonical text of each instruction\n"
%end
	"  --help              print this text\n\n"
	"run takes an ELF file, bytes to load at address 0, or --load; options:\n\n"
	"  --hex               files contain hex digits\n"
	"  --load ADDR=FILE    load the bytes of FILE at ADDR; repeatable\n"
	"  --memory BASE:SIZE  base and size of the memory (16 MiB from 0 and what is loaded)\n"
	"  --entry ADDR        start at ADDR\n"
	"  --stop-at ADDR      stop before the instruction at ADDR; repeatable\n"
	"  --stop-on-self-jump stop when an instruction jumps to itself\n"
	"  --stop-on-trap      stop at an exception, before its trap\n"
	"  --raise NAME        raise this exception before the first step\n"
	"  --limit N           stop after N steps (1000000)\n"
	"  --trace             print each instruction and what it changed\n"
	"  --dump RANGE        print memory: FROM-TO or FROM:SIZE; repeatable\n"
	"  --cycles            print the number of cycles after the steps\n"
	"  --format=json       print one JSON object\n\n"
	"Without FILE, or with -, standard input is read (except by run). Settings for run:\n"
	"REGISTER=NUMBER, pc=NUMBER, MEMORY[ADDRESS]=NUMBER for a word, MEMORY16[ADDRESS]=NUMBER for\n"
	"16 bits. Errors are written as file:line:column: message.\n"
	"Exit status: 0 success, 1 invalid input, 2 usage or input/output, 3 run stopped for a reason\n"
	"other than waiting, --stop-at or --stop-on-self-jump.\n\n"
%else
	"  -o FILE         write to FILE instead of standard output\n"
	"  --format=hex    bytes as hex digits, one line per instruction\n"
	"  --bytes         disasm: print the address and bytes of each instruction\n"
%if $d/printed-aliases/@count != '0'
	"  --no-aliases    disasm: print the canonical text of each instruction\n"
%end
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
%end
	"Examples:\n"
	"  ${$p}_tool asm --format=hex program.s | ${$p}_tool disasm --format=hex\n"
	"  ${$p}_tool asm -o program.bin program.s && ${$p}_tool run --trace program.bin\n";
