/* SPDX-License-Identifier: MIT */
/* Inputs -> files; reports -> text that is discarded; violated rules -> abort. */
#include <stdarg.h>
#include <stdlib.h>

#include "fuzz_self.h"

#define MARK "%%%% "

static size_t line_end(struct str text, size_t at)
{
	const char *end = at < text.length ? memchr(text.text + at, '\n', text.length - at) : NULL;
	return end ? (size_t)(end - text.text) + 1 : text.length;
}

static void add(struct arena *arena, struct fuzz_files *files, struct str name, struct str text)
{
	struct fuzz_file file = { str_to_c(arena, name), text };
	if (!fuzz_find(files, file.name))
		VEC_PUSH(arena, &files->list, file);
}

struct fuzz_files fuzz_split(
	struct arena *arena, const uint8_t *data, size_t size, const char *first)
{
	/* A copy of exactly this size, so that reads beyond its end are detected. */
	struct str text = { arena_copy(arena, (const char *)data, size), size };
	struct str name = str_from_c(first);
	struct fuzz_files files = { 0 };
	size_t from = 0;
	for (size_t at = 0; at < size; at = line_end(text, at)) {
		struct str line = str_slice(text, at, line_end(text, at));
		if (!str_starts_with(line, STR(MARK)))
			continue;
		if (at)
			add(arena, &files, name, str_slice(text, from, at));
		name = str_trim(str_slice(line, sizeof MARK - 1, line.length));
		from = at + line.length;
	}
	add(arena, &files, name, str_slice(text, from, size));
	return files;
}

const struct fuzz_file *fuzz_find(const struct fuzz_files *files, const char *name)
{
	VEC_EACH (struct fuzz_file, it, &files->list)
		if (!strcmp(it->name, name))
			return it;
	return NULL;
}

static void check_span(struct span span)
{
	if (span.source && (span.from > span.to || span.to > span.source->text.length))
		fuzz_fail("a report's place, bytes %u to %u, is outside of %zu bytes", span.from, span.to,
			span.source->text.length);
}

void fuzz_print(struct diag *diag)
{
	static FILE *nowhere;
	if (!nowhere)
		nowhere = fopen("/dev/null", "w");
	if (!nowhere)
		fuzz_fail("cannot write to /dev/null");
	VEC_EACH (struct report *, it, &diag->reports) {
		check_span((*it)->span);
		VEC_EACH (struct note, note, &(*it)->notes)
			check_span(note->span);
	}
	diag_sort(diag);
	diag_print_text(diag, nowhere, 20, true);
	diag_print_json(diag, nowhere);
	diag_print_sarif(diag, nowhere, "0");
}

void fuzz_fail(const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	fputs("FAILED: ", stderr);
	vfprintf(stderr, format, arguments);
	fputc('\n', stderr);
	va_end(arguments);
	abort();
}
