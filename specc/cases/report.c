/* SPDX-License-Identifier: MIT */
/* Reports on cases; one for all unknown names that differ only in digits. */
#include <stdarg.h>

#include "cases/internal.h"

bool case_fail(struct case_reader *r, enum check check, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	const char *message = arena_vprintf(r->arena, format, arguments);
	va_end(arguments);
	r->failed = true;
	r->lost = r->lost || check == CHECK_CASE_SYNTAX;
	r->report = diag_report(r->diag, check, span, "%s", message);
	return false;
}

static struct str without_digits(struct arena *arena, struct str name)
{
	struct buffer out = buffer_new(arena);
	for (size_t i = 0; i < name.length; i++)
		if (name.text[i] < '0' || name.text[i] > '9')
			buffer_add_char(&out, name.text[i]);
	return buffer_str(&out);
}

#define MAX_NOTES 4

void case_unknown_name(struct case_reader *r, struct span span, struct str hint)
{
	struct str name = span_text(span), shape = without_digits(r->arena, name);
	r->failed = true;
	if (r->unknown_is_known)
		return;
	VEC_EACH (struct case_unknown, it, &r->unknown)
		if (str_equal(it->shape, shape)) {
			if (it->count++ < MAX_NOTES)
				diag_note(r->diag, it->report, span, "'%.*s' is also unknown", STR_ARG(name));
			return;
		}
	struct case_unknown unknown = { .shape = shape };
	unknown.report =
		diag_report(r->diag, CHECK_CASE_NAME, span, "no register or memory is called '%.*s'%s%.*s",
			STR_ARG(name), hint.length ? "; " : "", STR_ARG(hint));
	VEC_PUSH(r->arena, &r->unknown, unknown);
}

void case_count_unknown(struct case_reader *r)
{
	VEC_EACH (struct case_unknown, it, &r->unknown)
		if (it->count > MAX_NOTES)
			diag_note(
				r->diag, it->report, NO_SPAN, "and %zu more such names", it->count - MAX_NOTES);
}
