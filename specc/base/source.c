/* SPDX-License-Identifier: MIT */
/* The bytes of a file -> clean UTF-8 text with a table of its lines. */
#include "base/source.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/depfile.h"
#include "base/diag.h"
#include "base/file.h"

/* A file is binary if it has this many NULs, and at least one in NUL_SHARE bytes. */
#define NUL_MANY  4
#define NUL_SHARE 64

/* What was cleaned in a text; `place` is an offset in the clean text. */
struct finding {
	size_t count;
	size_t place;       /* of the first */
	uint32_t character; /* the first one: a byte or a code point */
};

struct findings {
	struct finding controls, bytes;
	size_t nuls;
};

static void found(struct finding *finding, size_t place, uint32_t character)
{
	if (!finding->count) {
		finding->place = place;
		finding->character = character;
	}
	finding->count++;
}

/* Cleans text in place and returns its new length: a control character becomes blanks, a byte that
 * is not UTF-8 becomes '?', so that the text never grows. */
static size_t clean(char *text, size_t length, struct findings *findings)
{
	size_t to = 0;
	for (size_t from = 0; from < length;) {
		unsigned char c = (unsigned char)text[from];
		uint32_t code = c;
		if ((c >= ' ' && c < 0x7F) || c == '\n' || c == '\t') {
			text[to++] = text[from++];
			continue;
		}
		if (c == '\r' && from + 1 < length && text[from + 1] == '\n') {
			from++;
			continue;
		}
		size_t step = utf8_decode((struct str){ text + from, length - from }, &code);
		if (!step) {
			found(&findings->bytes, to, c);
			text[to++] = '?';
			from++;
		} else if (code < 0xA0) {
			found(&findings->controls, to, code);
			findings->nuls += code == 0;
			memset(text + to, ' ', step);
			to += step;
			from += step;
		} else {
			memmove(text + to, text + from, step);
			to += step;
			from += step;
		}
	}
	return to;
}

static void index_lines(struct arena *arena, struct source *source)
{
	const char *text = source->text.text;
	const char *end = text + source->text.length;
	size_t count = 1;
	for (const char *p = text; (p = memchr(p, '\n', (size_t)(end - p))); p++)
		count++;
	uint32_t *lines = ARENA_ARRAY(arena, uint32_t, count);
	size_t line = 1;
	for (const char *p = text; (p = memchr(p, '\n', (size_t)(end - p))); p++)
		lines[line++] = (uint32_t)(p + 1 - text);
	source->lines = lines;
	source->line_count = count;
}

static struct span span_at(const struct source *source, size_t place, size_t length)
{
	return (struct span){ source, (uint32_t)place, (uint32_t)(place + length) };
}

static void report_findings(
	struct diag *diag, const struct source *source, const struct findings *findings)
{
	const struct finding *controls = &findings->controls, *bytes = &findings->bytes;
	if (controls->count)
		diag_report(diag, CHECK_SOURCE_ENCODING, span_at(source, controls->place, 1),
			"control character U+%04X; only tabs and line ends are allowed (%zu such "
			"character%s in the file)",
			(unsigned)controls->character, controls->count, controls->count == 1 ? "" : "s");
	if (bytes->count)
		diag_report(diag, CHECK_SOURCE_ENCODING, span_at(source, bytes->place, 1),
			"byte 0x%02X is not valid UTF-8 (%zu such byte%s in the file)",
			(unsigned)bytes->character, bytes->count, bytes->count == 1 ? "" : "s");
}

static bool is_utf16(const char *text, size_t length)
{
	return length >= 2 && (memcmp(text, "\xFF\xFE", 2) == 0 || memcmp(text, "\xFE\xFF", 2) == 0);
}

/* The last component of a path, for output: invalid UTF-8 and characters not allowed in some text
 * format become question marks. */
static const char *name_of_path(struct arena *arena, const char *path)
{
	struct str rest = str_from_c(file_base(path));
	struct buffer name = buffer_new(arena);
	while (rest.length) {
		uint32_t code;
		size_t step = utf8_decode(rest, &code);
		bool shown = step && code >= 0x20 && !(code >= 0x7F && code < 0xA0);
		buffer_add(&name, shown ? str_slice(rest, 0, step) : STR("?"));
		rest = str_slice(rest, step ? step : 1, rest.length);
	}
	return str_to_c(arena, buffer_str(&name));
}

/* Makes a source of text, which it cleans in place; text has room for a NUL after it. A binary file
 * becomes an empty source, to avoid follow-on errors. */
static struct source *make_source(
	struct arena *arena, struct diag *diag, const char *path, char *text, size_t length)
{
	struct source *source = ARENA_NEW(arena, struct source);
	source->path = arena_copy(arena, path, strlen(path));
	source->name = name_of_path(arena, path);
	bool utf16 = is_utf16(text, length);
	if (length >= 3 && memcmp(text, "\xEF\xBB\xBF", 3) == 0) {
		text += 3;
		length -= 3;
	}
	struct findings findings = { 0 };
	size_t kept = clean(text, length, &findings);
	bool binary = findings.nuls >= NUL_MANY && findings.nuls >= length / NUL_SHARE;
	if (utf16 || binary)
		kept = 0;
	text[kept] = '\0';
	source->text = (struct str){ text, kept };
	index_lines(arena, source);
	if (utf16)
		diag_report(diag, CHECK_SOURCE_ENCODING, span_at(source, 0, 0),
			"the file is UTF-16 text; expected UTF-8");
	else if (binary)
		diag_report(diag, CHECK_SOURCE_ENCODING, span_at(source, 0, 0),
			"the file is binary (%zu of its %zu bytes are NUL); expected UTF-8 text", findings.nuls,
			length);
	else
		report_findings(diag, source, &findings);
	return source;
}

struct source *source_take(struct arena *arena, struct diag *diag, const char *path, int file)
{
	size_t length;
	char *text = file_take(arena, file, &length);
	if (file != STDIN_FILENO)
		inputs_add(diag->inputs, path);
	if (text)
		return make_source(arena, diag, path, text, length);
	const char *why = errno == EFBIG      ? "it is larger than 1 GiB"
					  : errno == EMSGSIZE ? "it is larger than 256 MiB"
										  : strerror(errno);
	diag_report(diag, CHECK_IO, NO_SPAN, "cannot read '%s': %s", path, why);
	return NULL;
}

struct source *source_read(struct arena *arena, struct diag *diag, const char *path)
{
	const char *why;
	if (strcmp(path, "-") == 0)
		return source_take(arena, diag, "<stdin>", STDIN_FILENO);
	int file = file_open(path, &why);
	if (file < 0) {
		diag_report(diag, CHECK_IO, NO_SPAN, "cannot read '%s': %s", path, why);
		return NULL;
	}
	struct source *source = source_take(arena, diag, path, file);
	file_close(file);
	return source;
}

struct source *source_from_text(
	struct arena *arena, struct diag *diag, const char *path, struct str text)
{
	if (text.length > FILE_LIMIT) {
		diag_report(diag, CHECK_IO, NO_SPAN, "cannot read '%s': it is larger than 1 GiB", path);
		return NULL;
	}
	char *copy = arena_copy(arena, text.text, text.length);
	return make_source(arena, diag, path, copy, text.length);
}

struct source *source_from_editor(struct arena *arena, struct diag *diag, const char *path)
{
	const struct str *text = diag->texts ? str_map_get(diag->texts, str_from_c(path)) : NULL;
	return text ? source_from_text(arena, diag, path, *text) : NULL;
}
