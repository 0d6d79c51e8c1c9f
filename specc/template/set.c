/* SPDX-License-Identifier: MIT */
/* What all parts of a template set share: reading its files, and reports with the includes that led
 * to their place. */
#include <errno.h>
#include <string.h>

#include "base/file.h"
#include "template/template.h"
#include "template/tree.h"

static const struct member *find_member(const struct template_set *set, const struct source *source)
{
	VEC_EACH (struct member, member, &set->members) {
		if (member->source == source)
			return member;
	}
	return NULL;
}

struct report *template_error(struct template_set *set, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(set->arena, format, arguments);
	va_end(arguments);
	set->errors++;
	struct report *report = diag_report(set->diag, CHECK_TEMPLATE, span, "%s", text);
	const struct member *member = find_member(set, span.source);
	while (member && member->from.source) {
		diag_note(set->diag, report, member->from, "included here");
		member = find_member(set, member->from.source);
	}
	return report;
}

void template_unreadable(struct template_set *set, struct span place, const char *what,
	const char *path, const char *why)
{
	bool io = errno != ENOENT && errno != EXDEV;
	struct report *report = template_error(set, place, "cannot read %s'%s': %s", what, path, why);
	/* a missing or misplaced file is an error of the template; other failures are not */
	if (report && io)
		report->check = CHECK_IO;
}

const char *template_path(struct template_set *set, const char *name)
{
	size_t length = strlen(set->folder);
	const char *slash = length > 0 && set->folder[length - 1] == '/' ? "" : "/";
	if (strcmp(set->folder, ".") == 0)
		return name;
	return str_printf(set->arena, "%s%s%s", set->folder, slash, name).text;
}

static const struct template_file *find_template_file(
	const struct template_set *set, const char *name)
{
	for (size_t i = 0; i < set->file_count; i++)
		if (!strcmp(set->files[i].name, name))
			return &set->files[i];
	errno = ENOENT;
	return NULL;
}

bool template_read(
	struct template_set *set, const char *name, const struct source **source, const char **why)
{
	if (set->files) {
		const struct template_file *file = find_template_file(set, name);
		*why = strerror(ENOENT);
		*source = file ? source_from_text(set->arena, set->diag, name, file->text) : NULL;
		return file;
	}
	const char *path = template_path(set, name), *folder = set->folder;
	int file = file_open_inside(path, &folder, 1, why);
	if (file < 0)
		return false;
	*source = source_take(set->arena, set->diag, path, file);
	file_close(file);
	return true;
}
