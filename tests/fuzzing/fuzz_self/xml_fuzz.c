/* SPDX-License-Identifier: MIT */
/* A published document -> everything that `specc check` does with it. A second file, sources.json,
 * is read as the one next to the document. */
#include "build/xml_internal.h"
#include "cli/cli.h"
#include "fuzz_self.h"

static void read_lines(struct arena *arena, struct diag *diag, const struct fuzz_file *file)
{
	struct str_map lines = { .arena = arena };
	const struct source *source = source_from_text(arena, diag, file->name, file->text);
	if (source)
		xml_lines_take(arena, diag, source, &lines);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = { 0 };
	struct options options = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct fuzz_files files = fuzz_split(&arena, data, size, "a.xml");
	const struct fuzz_file *document = fuzz_find(&files, "a.xml");
	const struct fuzz_file *lines = fuzz_find(&files, "sources.json");
	const struct source *source =
		document ? source_from_text(&arena, &diag, document->name, document->text) : NULL;
	if (source)
		load_sources(&arena, &diag, &options, DEPTH_CHECKS, &source, 1);
	if (lines)
		read_lines(&arena, &diag, lines);
	fuzz_print(&diag);
	arena_free(&arena);
	return 0;
}
