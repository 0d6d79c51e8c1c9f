/* SPDX-License-Identifier: MIT */
/* Reports on pseudo-code, unless its definition allows the check. */
#include <stdarg.h>

#include "isa/allow.h"
#include "sem/sem.h"

struct report *sem_report(
	const struct sem_scope *scope, enum check check, struct span span, const char *format, ...)
{
	if (definition_allows(scope->family ? scope->family->owner : NULL, check))
		return NULL;
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(scope->run->arena, format, arguments);
	va_end(arguments);
	return diag_report(scope->run->diag, check, span, "%s", text);
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
