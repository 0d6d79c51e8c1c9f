/* SPDX-License-Identifier: MIT */
/* Reports on pseudo-code, unless its definition allows the check. */
#include <stdarg.h>

#include "base/suggest.h"
#include "isa/allow.h"
#include "sem/scope.h"
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

struct report *sem_report_no_function(
	const struct sem_scope *scope, struct str name, struct span span)
{
	struct sem_run *run = scope->run;
	struct suggestion near = { .name = name };
	VEC_EACH (struct sem_function *, it, &run->functions.list)
		if (!(*it)->is_made)
			suggest_offer(&near, (*it)->name);
	for (size_t i = 0; scope->family && i < scope->family->helpers.list.count; i++)
		suggest_offer(&near, scope->family->helpers.list.items[i]->name);
	struct report *report = sem_report(scope, CHECK_SEMANTICS_FUNCTION, span,
		"function '%.*s' is neither defined (__DefFunction) nor part of the language%s",
		STR_ARG(name),
		near.nearest.length
			? arena_printf(run->arena, "; did you mean '%.*s'?", STR_ARG(near.nearest))
			: "");
	if (!near.nearest.length)
		return report;
	diag_fix(run->diag, report, span, near.nearest);
	str_map_put(&run->called, near.nearest, run); /* by its name or not */
	return report;
}
