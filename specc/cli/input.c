/* Reads a whole binary input for the commands. */
#include "cli/input.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

bool input_read(struct arena *arena, const char *path, struct str *bytes)
{
	bool standard = !strcmp(path, "-");
	FILE *file = standard ? stdin : fopen(path, "rb");
	if (!file) {
		fprintf(stderr, "specc: cannot read '%s': %s\n", path, strerror(errno));
		return false;
	}
	struct buffer buffer = buffer_new(arena);
	char block[65536];
	size_t count;
	while ((count = fread(block, 1, sizeof block, file)) > 0)
		buffer_add(&buffer, (struct str){ block, count });
	bool good = !ferror(file);
	if (!good)
		fprintf(stderr, "specc: cannot read '%s': %s\n", path, strerror(errno));
	if (!standard)
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
