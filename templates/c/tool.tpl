%file "${$p}_tool.c"
%call banner('Command-line assembler and disassembler: a program made of the library alone.')
/* cc -O2 -o ${$p}_tool ${$p}_*.c */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "${c-string: $p}.h"

enum { EXIT_FINE, EXIT_INPUT, EXIT_USAGE };

static const char help[] =
	"${$p}_tool: assembler and disassembler for ${c-string: /isa/@title}\n\n"
	"Usage: ${$p}_tool asm|disasm|roundtrip [OPTIONS] [FILE]\n\n"
	"  asm         text, one instruction a line, to bytes in memory order\n"
	"  disasm      bytes to text, one instruction a line\n"
	"  roundtrip   text to bytes to text to bytes; says where the two differ\n\n"
	"  -o FILE         write there instead of to standard output\n"
	"  --format=hex    bytes as hex digits, one line per instruction\n"
	"  --bytes         disasm: address and bytes before each instruction\n"
	"  --help          this text\n\n"
	"Without FILE standard input is read. Errors are written as file:line:column: message.\n"
	"Exit status: 0 fine, 1 wrong input, 2 usage or input/output.\n\n"
	"Example:\n"
	"  ${$p}_tool asm --format=hex program.s | ${$p}_tool disasm --format=hex\n";

/* Bytes that grow; data is NULL while there are none. */
struct bytes {
	unsigned char *data;
	size_t length, capacity;
};

struct job {
	const char *command, *path, *output;
	bool hex, show_bytes;
	struct bytes in, out;
	size_t bad; /* lines or words that are no instruction */
};

static void add(struct bytes *bytes, const void *data, size_t length)
{
	if (bytes->length + length > bytes->capacity) {
		size_t capacity = 2 * (bytes->length + length) + 4096;
		unsigned char *larger = realloc(bytes->data, capacity);
		if (!larger) {
			fputs("${$p}_tool: out of memory\n", stderr);
			exit(EXIT_USAGE);
		}
		bytes->data = larger;
		bytes->capacity = capacity;
	}
	if (length)
		memcpy(bytes->data + bytes->length, data, length);
	bytes->length += length;
}

static void add_text(struct bytes *bytes, const char *text)
{
	add(bytes, text, strlen(text));
}

static void add_hex(struct bytes *bytes, const uint8_t *data, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		const char digits[] = "0123456789abcdef";
		add(bytes, &digits[data[i] >> 4], 1);
		add(bytes, &digits[data[i] & 15], 1);
	}
}

%include "tool_asm.tpl"
%include "tool_disasm.tpl"
%include "tool_main.tpl"
