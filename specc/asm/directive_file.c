/* Directives that read other files: .include and .incbin. */
#include "asm/directive_internal.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define MAX_INCLUDE_DEPTH 64
#define MAX_INCLUSIONS    100000 /* in one program */

/* ---- which file ---- */

static bool can_read(const char *path)
{
	FILE *file = fopen(path, "rb");
	if (file)
		fclose(file);
	return file != NULL;
}

/* Beside the including file, then in the folders of the options; NULL: nowhere. */
static const char *find_path(struct assembler *as, struct str name)
{
	struct str own = str_from_c(as->file->source->path);
	size_t folder = own.length;
	while (folder && own.text[folder - 1] != '/')
		folder--;
	if (name.length && name.text[0] == '/')
		folder = 0;
	struct str path = str_printf(as->arena, "%.*s%.*s", (int)folder, own.text, STR_ARG(name));
	if (can_read(path.text))
		return path.text;
	for (size_t i = 0; as->options && i < as->options->folders.count; i++) {
		path = str_printf(as->arena, "%s/%.*s", as->options->folders.items[i], STR_ARG(name));
		if (can_read(path.text))
			return path.text;
	}
	return NULL;
}

static const char *take_path(struct directive *d, struct place *place)
{
	struct str name;
	size_t from = skip_blanks(d->line, d->at);
	if (!take_string(d, &name))
		return NULL;
	*place = place_from(d, from, d->at);
	const char *path =
		memchr(name.text ? name.text : "", '\0', name.length) ? NULL : find_path(d->as, name);
	if (!path)
		asm_error(d->as, *place, "cannot read '%.*s', here or in a folder of -I", STR_ARG(name));
	return path;
}

/* ---- .include ---- */

static bool may_include(struct directive *d, const char *path, struct place place)
{
	struct assembler *as = d->as;
	for (const struct asm_file *file = as->file; file; file = file->includer)
		if (!strcmp(file->source->path, path)) {
			asm_error(as, place, "'%s' includes itself", path);
			return false;
		}
	if (as->file->depth == MAX_INCLUDE_DEPTH || as->inclusions == MAX_INCLUSIONS) {
		asm_error(as, place, "more than %d files are included%s",
			as->inclusions == MAX_INCLUSIONS ? MAX_INCLUSIONS : MAX_INCLUDE_DEPTH,
			as->inclusions == MAX_INCLUSIONS ? "" : " in each other");
		return false;
	}
	as->inclusions++;
	return true;
}

/* The file as read before, as a source of its own. */
static const struct source *read_source(struct assembler *as, const char *path, struct place place)
{
	struct str key = str_from_c(path);
	const struct source *known = str_map_get(&as->sources, key);
	if (!known) {
		struct stat info;
		if (!stat(path, &info) && S_ISDIR(info.st_mode)) {
			asm_error(as, place, "cannot read '%s': %s", path, strerror(EISDIR));
			return NULL;
		}
		struct source *read = source_read(as->arena, as->diag, path);
		if (!read) {
			as->good = false;
			return NULL;
		}
		str_map_put(&as->sources, key, read);
		known = read;
	}
	struct source *copy = ARENA_NEW(as->arena, struct source);
	*copy = *known;
	return copy;
}

void directive_include(struct directive *d)
{
	struct assembler *as = d->as;
	struct place place;
	const char *path = take_path(d, &place);
	if (!path || !directive_finish(d) || !may_include(d, path, place))
		return;
	struct asm_file *file = ARENA_NEW(as->arena, struct asm_file);
	*file = (struct asm_file){ read_source(as, path, place), as->file, place.from, place.to,
		as->file->depth + 1 };
	if (file->source)
		assemble_file(as, file);
}

/* ---- .incbin ---- */

/* Emits bytes [skip, skip + count) of the file; false with errno. */
static bool copy_file(struct assembler *as, FILE *file, uint64_t skip, uint64_t count)
{
	char block[4096];
	size_t got;
	while (count && (got = fread(block, 1, sizeof block, file)) > 0) {
		size_t from = got < skip ? got : (size_t)skip, use = got - from;
		skip -= from;
		use = use < count ? use : (size_t)count;
		count -= use;
		if (use)
			emit_bytes(as, (struct str){ block + from, use });
		if (as->bytes.length >= MAX_IMAGE)
			break;
	}
	return !ferror(file);
}

void directive_incbin(struct directive *d)
{
	asm_number skip = 0, count = MAX_IMAGE;
	struct place place;
	const char *path = take_path(d, &place);
	if (!path || !take_optional(d, 0, MAX_IMAGE, &skip) ||
		!take_optional(d, 0, MAX_IMAGE, &count) || !directive_finish(d))
		return;
	FILE *file = fopen(path, "rb");
	errno = 0;
	if (!file || !copy_file(d->as, file, (uint64_t)skip, (uint64_t)count))
		asm_error(d->as, place, "cannot read '%s': %s", path, strerror(errno));
	if (file)
		fclose(file);
}
