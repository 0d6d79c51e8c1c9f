/* SPDX-License-Identifier: MIT */
/* Directives that read other files: .include and .incbin. */
#include "asm/directive_internal.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"

#define MAX_INCLUDE_DEPTH 64
#define MAX_INCLUSIONS    100000 /* in one program */

/* ---- which file ---- */

/* A file that a program names: open, or a source that was read before. */
struct named_file {
	bool is_text; /* is read once */
	struct place place;
	const char *path;
	int file; /* -1: it is known, or cannot be read */
	const struct source *known;
};

/* Takes the file if there is one of this path. False: look elsewhere. */
static bool try_path(struct assembler *as, struct named_file *named, struct str path)
{
	const char *why;
	named->path = str_to_c(as->arena, path);
	named->known = named->is_text ? str_map_get(&as->sources, path) : NULL;
	if (named->known)
		return true;
	named->file = file_open_inside(named->path, as->folders.items, as->folders.count, &why);
	if (named->file < 0 && (errno == ENOENT || errno == ENOTDIR))
		return false;
	if (named->file < 0 && errno == EXDEV)
		why = "it is outside of the folder of the program and the folders given with -I";
	if (named->file < 0)
		asm_error(as, named->place, "cannot read '%s': %s", named->path, why);
	return true;
}

/* Beside the including file, then in the folders of the options. */
static void find_included_file(struct assembler *as, struct named_file *named, struct str name)
{
	const char *own = as->file->source->path;
	int folder = str_starts_with(name, STR("/")) ? 0 : (int)(file_base(own) - own);
	bool tried = !memchr(name.text ? name.text : "", '\0', name.length) &&
				 try_path(as, named, str_printf(as->arena, "%.*s%.*s", folder, own, STR_ARG(name)));
	for (size_t i = 1; !tried && i < as->folders.count; i++)
		tried = try_path(
			as, named, str_printf(as->arena, "%s/%.*s", as->folders.items[i], STR_ARG(name)));
	if (!tried)
		asm_error(as, named->place, "cannot read '%.*s', here or in a folder given with -I",
			STR_ARG(name));
}

/* False after a report. */
static bool take_directive_file(struct directive *d, struct named_file *named, bool is_text)
{
	struct str name;
	size_t from = str_skip_blanks(d->line, d->at);
	*named = (struct named_file){ .file = -1, .is_text = is_text };
	if (!take_string(d, &name))
		return false;
	named->place = place_from(d->as, from, d->at);
	find_included_file(d->as, named, name);
	return named->file >= 0 || named->known;
}

/* ---- .include ---- */

static bool may_include(struct directive *d, const char *path, struct place place)
{
	struct assembler *as = d->as;
	for (const struct asm_file *file = as->file; file; file = file->includer)
		if (!strcmp(file->source->path, path))
			return asm_error(as, place, "'%s' includes itself", path);
	if (as->inclusions == MAX_INCLUSIONS)
		return asm_error(as, place, "more than %d included files", MAX_INCLUSIONS);
	if (as->file->depth == MAX_INCLUDE_DEPTH)
		return asm_error(as, place, "more than %d included files in each other", MAX_INCLUDE_DEPTH);
	as->inclusions++;
	return true;
}

/* The file as read now or before, as a source of its own. */
static const struct source *read_source(struct assembler *as, const struct named_file *named)
{
	const struct source *known = named->known;
	if (!known) {
		struct source *read = source_take(as->arena, as->diag, named->path, named->file);
		if (!read) {
			as->good = false;
			return NULL;
		}
		str_map_put(&as->sources, str_from_c(read->path), read);
		known = read;
	}
	struct source *copy = ARENA_NEW(as->arena, struct source);
	*copy = *known;
	return copy;
}

void directive_include(struct directive *d)
{
	struct assembler *as = d->as;
	struct named_file named;
	bool good = take_directive_file(d, &named, true) && directive_finish(d) &&
				may_include(d, named.path, named.place);
	const struct source *source = good ? read_source(as, &named) : NULL;
	file_close(named.file);
	if (!source)
		return;
	struct asm_file *file = ARENA_NEW(as->arena, struct asm_file);
	*file = (struct asm_file){ source, as->file, named.place.from, named.place.to,
		as->file->depth + 1 };
	assemble_file(as, file);
}

/* ---- .incbin ---- */

/* Emits bytes [skip, skip + count) of the file; false with errno. */
static bool copy_file(struct assembler *as, int file, uint64_t skip, uint64_t count)
{
	char block[4096];
	ssize_t got = 1;
	while (count && got && as->bytes.length < MAX_IMAGE) {
		got = read(file, block, sizeof block);
		if (got < 0 && errno != EINTR)
			return false;
		size_t length = got > 0 ? (size_t)got : 0;
		size_t from = length < skip ? length : (size_t)skip, use = length - from;
		skip -= from;
		use = use < count ? use : (size_t)count;
		count -= use;
		if (use)
			emit_bytes(as, (struct str){ block + from, use });
	}
	return true;
}

void directive_incbin(struct directive *d)
{
	asm_number skip = 0, count = MAX_IMAGE;
	struct named_file named;
	bool good = take_directive_file(d, &named, false) && take_optional(d, 0, MAX_IMAGE, &skip) &&
				take_optional(d, 0, MAX_IMAGE, &count) && directive_finish(d);
	errno = 0;
	if (good && !copy_file(d->as, named.file, (uint64_t)skip, (uint64_t)count))
		asm_error(d->as, named.place, "cannot read '%s': %s", named.path, strerror(errno));
	file_close(named.file);
}
