/* SPDX-License-Identifier: MIT */
/* Reports of the checks, unless a definition or a type suppresses them. */
#include <assert.h>
#include <stdarg.h>

#include "lint/internal.h"

bool type_allows(const struct type *type, enum check check)
{
	return attributes_allow(type->attributes.items, type->attributes.count, check);
}

/* What several definitions share is reported for the first of them alone. */
static bool is_said(
	struct check_run *run, const struct definition *d, enum check check, struct span span)
{
	span = source_shown(span);
	if (!d || !d->ast || !span.source || span_inside(span, ast_extent(d->ast)))
		return false;
	run->said.arena = run->kept;
	struct str key = str_printf(
		run->kept, "%d %p", (int)check, (const void *)(span.source->text.text + span.from));
	const struct definition **first = str_map_make(&run->said, key, sizeof *first);
	if (!*first)
		*first = d;
	return *first != d;
}

struct report *check_report(struct check_run *run, const struct definition *d, enum check check,
	struct span span, const char *format, ...)
{
	assert(check < CHECK_COUNT);
	if (definition_allows(d, check) || is_said(run, d, check, span))
		return NULL;
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(run->arena, format, arguments);
	va_end(arguments);
	return diag_report(run->diag, check, span, "%s", text);
}

bool has_errors(const struct check_run *run, const struct ast_def *ast)
{
	return ast && places_inside(&run->errors, ast_extent(ast));
}
