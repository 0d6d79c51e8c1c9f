/* Reads a whole binary input for the commands. */
#include "cli/input.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/file.h"

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
	const char *why = NULL;
	int number = standard ? -1 : file_open(path, &why);
	FILE *file = standard ? stdin : number >= 0 ? fdopen(number, "rb") : NULL;
	struct buffer buffer = buffer_new(arena);
	size_t limit = 0;
	bool good = file && take_in(file, &buffer, &limit);
	if (!good && limit)
		fprintf(stderr, "specc: cannot read '%s': it is larger than %zu MiB\n", path, limit >> 20);
	else if (!good)
		fprintf(stderr, "specc: cannot read '%s': %s\n", path, why ? why : strerror(errno));
	if (file && !standard)
		fclose(file);
	else if (!file)
		file_close(number);
	*bytes = buffer_str(&buffer);
	return good;
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
