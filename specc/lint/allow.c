/* SPDX-License-Identifier: MIT */
/* Checks that the names in __Attribute allow = "..." of definitions are checks. */
#include "lint/internal.h"

static void report_name(struct check_run *run, struct span span)
{
	struct suggestion near = { .name = span_text(span) };
	for (size_t i = 0; i < CHECK_COUNT; i++) {
		if (str_equal_c(near.name, diag_checks[i].name))
			return;
		suggest_offer(&near, str_from_c(diag_checks[i].name));
	}
	struct report *report = diag_report(run->diag, CHECK_BAD_ARGUMENT, span,
		"'%.*s' is not a check; names in 'allow' are separated by blanks", STR_ARG(near.name));
	diag_suggest(run->diag, report, span, near.nearest);
}

/* Words of a string, between its quotes. */
static void check_allowed_names(struct check_run *run, struct span string)
{
	struct span inside = { string.source, string.from + 1, string.to - 1 };
	struct str text = span_text(inside);
	for (size_t at = 0, to; at < text.length; at = to + 1) {
		to = str_find(text, at, STR(" "));
		if (to > at)
			report_name(run, span_part(inside, at, to));
	}
}

static void check_allowed(struct check_run *run, const struct ast_def *ast)
{
	for (size_t i = 0; i < ast->attributes.count; i++) {
		const struct ast_stmt *stmt = ast->attributes.items[i];
		if (stmt->name && str_equal_c(stmt->name->text, "allow") && stmt->value &&
			stmt->value->kind == AST_STRING)
			check_allowed_names(run, stmt->value->span);
	}
}

void check_allow(struct check_run *run)
{
	VEC_EACH (struct definition *, it, &run->isa->definitions)
		check_allowed(run, (*it)->ast);
	VEC_EACH (struct definition *, it, &run->isa->others)
		check_allowed(run, (*it)->ast);
}
