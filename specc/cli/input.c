/* SPDX-License-Identifier: MIT */
/* Reads binary input for commands. */
#include "cli/input.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "cli/cli.h"

bool input_read(struct arena *arena, const char *path, struct str *bytes)
{
	bool standard = !strcmp(path, "-");
	const char *why = NULL;
	int file = standard ? STDIN_FILENO : file_open(path, &why);
	*bytes = (struct str){ 0 };
	if (file >= 0)
		bytes->text = file_take(arena, file, &bytes->length);
	if (!why)
		why = errno == EFBIG      ? "it is larger than 1024 MiB"
			  : errno == EMSGSIZE ? "it is larger than 256 MiB"
								  : strerror(errno);
	if (!standard)
		file_close(file);
	return bytes->text || command_fail(NULL, "cannot read '%s': %s", path, why);
}

void input_complain_hex(const char *path, struct str text, size_t bad)
{
	size_t line = 1, column = 1;
	for (size_t i = 0; i < bad && i < text.length; i++) {
		column += ((unsigned char)text.text[i] & 0xc0) != 0x80;
		if (text.text[i] == '\n') {
			line++;
			column = 1;
		}
	}
	fprintf(stderr, "%s:%zu:%zu: error: expected pairs of hex digits, found ",
		strcmp(path, "-") ? path : "<stdin>", line, column);
	uint32_t code;
	size_t used = utf8_decode(str_slice(text, bad, text.length), &code);
	if (bad >= text.length)
		fputs("the end of the input\n", stderr);
	else if (text.text[bad] == '\n' || text.text[bad] == '\r')
		fputs("the end of the line\n", stderr);
	else if (!used || code < 0x20)
		fprintf(stderr, "byte 0x%02x\n", (unsigned)(unsigned char)text.text[bad]);
	else
		fprintf(stderr, "'%.*s'\n", (int)used, text.text + bad);
}
