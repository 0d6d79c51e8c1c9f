/* SPDX-License-Identifier: MIT */
/* Reports on pseudo-code, unless its definition allows the check. */
#include <stdarg.h>

#include "isa/allow.h"
#include "sem/sem.h"

bool sem_is_around(const struct sem_scope *scope, struct span span)
{
	const struct definition *d = scope->family ? scope->family->owner : NULL;
	for (; d; d = d->parent)
		VEC_EACH (struct section, it, &d->sections)
			if (d->kind == DEFINITION_GROUP && span_inside(span, it->ast->body))
				return true;
	return false;
}

static bool is_in_fills(const struct definition *d, struct span span)
{
	VEC_EACH (struct ast_fill, it, &d->ast->fills)
		if (span_inside(span, it->value))
			return true;
	return false;
}

/* Is the place in what a block has in common with others: the block of a group, that of a family
 * with rows, or the rows of an operand? Places in functions have notes of their own. */
static bool is_shared_place(const struct sem_scope *scope, struct span span)
{
	const struct definition *d = scope->family ? scope->family->owner : NULL;
	struct span shown = source_shown(span);
	if (!d || !d->ast || !span.source || (scope->block && scope->block->kind == SEM_FUNCTION))
		return false;
	return source_is_written(span.source)
			   ? sem_is_around(scope, span)
			   : !is_in_fills(d, shown) && !span_inside(shown, d->name_span);
}

struct report *sem_report(
	const struct sem_scope *scope, enum check check, struct span span, const char *format, ...)
{
	if (definition_allows(scope->family ? scope->family->owner : NULL, check))
		return NULL;
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(scope->run->arena, format, arguments);
	va_end(arguments);
	struct report *report = diag_report(scope->run->diag, check, span, "%s", text);
	if (is_shared_place(scope, span))
		diag_note(scope->run->diag, report, scope->family->owner->name_span,
			"this happens in '%.*s'", STR_ARG(scope->family->owner->name));
	return report;
}

void sem_note(
	const struct sem_scope *scope, struct report *report, struct span span, const char *format, ...)
{
	if (!report)
		return;
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(scope->run->arena, format, arguments);
	va_end(arguments);
	diag_note(scope->run->diag, report, span, "%s", text);
}
