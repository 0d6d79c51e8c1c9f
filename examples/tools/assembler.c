/* SPDX-License-Identifier: MIT */
/* An assembler for the machine of ../isa: lines on standard input to bytes on standard output. All
 * errors are reported as line:column: message, and then nothing is written. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "counter.h"

static uint8_t bytes[1 << 16];

/* Is there nothing to assemble in the line? */
static bool is_empty(const char *line)
{
	const char c = line[strspn(line, " \t\n")];
	return !c || c == ';';
}

/* Assembles a line to the bytes at `to`; returns how many it takes, 0 after an error. */
static size_t assemble(const char *line, unsigned number, uint8_t *to, size_t size)
{
	struct counter_insn insn;
	struct counter_error error;
	if (counter_parse(line, strcspn(line, "\n"), &insn, &error) != COUNTER_STATUS_OK) {
		fprintf(stderr, "%u:%u: %s\n", number, error.column, error.message);
		return 0;
	}
	if (counter_encode(&insn, to, size) != COUNTER_STATUS_OK) {
		fprintf(stderr, "%u:1: the program is too long\n", number);
		return 0;
	}
	return insn.length;
}

int main(void)
{
	char line[256];
	size_t end = 0;
	bool good = true;
	for (unsigned number = 1; fgets(line, sizeof line, stdin); number++) {
		if (is_empty(line))
			continue;
		const size_t length = assemble(line, number, bytes + end, sizeof bytes - end);
		good = good && length;
		end += length;
	}
	if (!good || fwrite(bytes, 1, end, stdout) != end)
		return EXIT_FAILURE;
	return EXIT_SUCCESS;
}
