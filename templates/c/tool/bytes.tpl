%# SPDX-License-Identifier: MIT
/* Makes room for this many more bytes. */
static void grow(struct bytes *bytes, size_t length)
{
	size_t capacity = 2 * (bytes->length + length) + 4096;
	if (bytes->length + length <= bytes->capacity && bytes->data)
		return;
	unsigned char *larger = capacity > length ? realloc(bytes->data, capacity) : NULL;
	if (!larger) {
		fputs("${$p}_tool: out of memory\n", stderr);
		exit(EXIT_USAGE);
	}
	bytes->data = larger;
	bytes->capacity = capacity;
}

void tool_add(struct bytes *bytes, const void *data, size_t length)
{
	grow(bytes, length);
	if (length)
		memcpy(bytes->data + bytes->length, data, length);
	bytes->length += length;
}

void tool_add_zeros(struct bytes *bytes, size_t size)
{
	grow(bytes, size);
	memset(bytes->data + bytes->length, 0, size);
	bytes->length += size;
}

void tool_add_text(struct bytes *bytes, const char *text)
{
	tool_add(bytes, text, strlen(text));
}

void tool_add_hex(struct bytes *bytes, const uint8_t *data, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		const char digits[] = "0123456789abcdef";
		tool_add(bytes, &digits[data[i] >> 4], 1);
		tool_add(bytes, &digits[data[i] & 15], 1);
	}
}

void tool_add_format(struct bytes *bytes, const char *format, ...)
{
	va_list arguments, again;
	va_start(arguments, format);
	va_copy(again, arguments);
	int length = vsnprintf(NULL, 0, format, arguments);
	grow(bytes, (size_t)length + 1);
	vsnprintf((char *)bytes->data + bytes->length, (size_t)length + 1, format, again);
	bytes->length += (size_t)length;
	va_end(again);
	va_end(arguments);
}

void tool_add_json(struct bytes *out, const char *text)
{
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;
		if (c == '"' || c == '\\')
			tool_add_format(out, "\\%c", c);
		else if (c < 0x20)
			tool_add_format(out, "\\u%04x", (unsigned)c);
		else
			tool_add(out, text, 1);
	}
}

bool tool_flush(struct bytes *out)
{
	size_t length = out->length;
	out->length = 0;
	if ((!length || fwrite(out->data, 1, length, stdout) == length) && fflush(stdout) == 0)
		return true;
	fputs("${$p}_tool: cannot write to standard output\n", stderr);
	return false;
}

