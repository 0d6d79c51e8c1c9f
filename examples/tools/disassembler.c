/* SPDX-License-Identifier: MIT */
/* A disassembler for the machine of ../isa: bytes on standard input to lines on standard output.
 * What is not an instruction becomes a comment that says why. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "counter.h"

static uint8_t bytes[1 << 16];

static void explain(const struct counter_insn *insn)
{
	struct counter_reason reason;
	counter_explain(insn, &reason);
	printf("; reserved: %s", counter_opcode_name(insn->opcode));
	if (reason.kind == COUNTER_REASON_BITS)
		printf(" has no field for the bits 0x%" PRIx64 "\n", reason.bits[0]);
	else
		printf(" cannot have this %s\n", counter_field_name(reason.field));
}

/* Prints the instruction at the beginning of the bytes; returns its length, 0: they end in it. */
static size_t disassemble(const uint8_t *at, size_t size)
{
	struct counter_insn insn;
	char text[COUNTER_TEXT_MAX + 1];
	switch (counter_decode(at, size, &insn)) {
	case COUNTER_STATUS_OK:
		counter_format(&insn, text, sizeof text);
		puts(text);
		break;
	case COUNTER_STATUS_RESERVED:
		explain(&insn);
		break;
	case COUNTER_STATUS_TRUNCATED:
		puts("; the bytes end inside an instruction");
		return 0;
	default:
		printf("; undefined: 0x%" PRIx64 "\n", insn.word[0]);
	}
	return insn.length;
}

int main(void)
{
	const size_t size = fread(bytes, 1, sizeof bytes, stdin);
	for (size_t at = 0, length = 1; at < size && length; at += length)
		length = disassemble(bytes + at, size - at);
	return ferror(stdin) ? EXIT_FAILURE : EXIT_SUCCESS;
}
