/* SPDX-License-Identifier: MIT */
/* Random words -> what the codec made from the specification says of them: words COUNT SEED. A line
 * has the 16 bytes, the length of the instruction, its text, the bytes that the parser makes of the
 * text, and whether these are another opcode. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random.h"
#include "x86.h"

static void print_hex(const uint8_t *bytes, unsigned length)
{
	for (unsigned i = 0; i < length; i++)
		printf("%02x", bytes[i]);
}

/* The bytes that the text has, or none if it is not read. */
static void print_assembled(const char *text, unsigned opcode)
{
	struct x86_insn insn;
	struct x86_error error;
	uint8_t bytes[16];
	if (x86_parse(text, strlen(text), &insn, &error) != X86_STATUS_OK ||
		x86_encode(&insn, bytes, sizeof bytes) != X86_STATUS_OK)
		return;
	print_hex(bytes, insn.length);
	printf("\t%d", insn.opcode != opcode);
}

static void print_word(const uint8_t code[16])
{
	struct x86_insn insn;
	char text[128];
	print_hex(code, 16);
	if (x86_decode(code, 16, &insn) == X86_STATUS_OK) {
		x86_format(&insn, text, sizeof text);
		printf("\t%u\t%s\t", insn.length, text);
		print_assembled(text, insn.opcode);
	}
	printf("\n");
}

int main(int argc, char **argv)
{
	if (argc != 3)
		return 2;
	seed = strtoull(argv[2], NULL, 0);
	for (unsigned long i = strtoul(argv[1], NULL, 0); i; i--) {
		uint8_t code[16];
		random_code(code, false);
		print_word(code);
	}
	return 0;
}
