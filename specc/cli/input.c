/* Reads a whole binary input for the commands. */
#include "cli/input.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define FILE_LIMIT   ((size_t)1 << 30)
#define STREAM_LIMIT ((size_t)256 << 20) /* of what has no size: a pipe, a device that never ends */

/* Reads to the end; false with errno, or with a size in *limit that the input goes beyond. */
static bool take_in(FILE *file, struct buffer *buffer, size_t *limit)
{
	struct stat status;
	char block[65536];
	size_t count;
	bool regular = fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode);
	size_t most = regular ? FILE_LIMIT : STREAM_LIMIT;
	while (buffer->length <= most && (count = fread(block, 1, sizeof block, file)) > 0)
		buffer_add(buffer, (struct str){ block, count });
	*limit = buffer->length > most ? most : 0;
	return !*limit && !ferror(file);
}

bool input_read(struct arena *arena, const char *path, struct str *bytes)
{
	bool standard = !strcmp(path, "-");
	FILE *file = standard ? stdin : fopen(path, "rb");
	struct buffer buffer = buffer_new(arena);
	size_t limit = 0;
	bool good = file && take_in(file, &buffer, &limit);
	if (!good && limit)
		fprintf(stderr, "specc: cannot read '%s': it is larger than %zu MiB\n", path, limit >> 20);
	else if (!good)
		fprintf(stderr, "specc: cannot read '%s': %s\n", path, strerror(errno));
	if (file && !standard)
		fclose(file);
	*bytes = buffer_str(&buffer);
	return good;
}

static int digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

bool input_parse_hex(struct arena *arena, struct str text, struct str *bytes, size_t *bad)
{
	struct buffer buffer = buffer_new(arena);
	int high = -1;
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		int value = digit(c);
		if (value < 0) {
			if ((c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',') && high < 0)
				continue;
			*bad = i;
			return false;
		}
		if (high >= 0)
			buffer_add_char(&buffer, (char)(high << 4 | value));
		high = high >= 0 ? -1 : value;
	}
	*bad = text.length;
	*bytes = buffer_str(&buffer);
	return high < 0;
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
