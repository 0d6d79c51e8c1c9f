/* For the tests of specc/lang: parses a text and writes trees and reports as short strings. */
#ifndef FRONT_TEST_H
#define FRONT_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/diag.h"
#include "lang/parse.h"

/* One parse. Zero-initialise; ends with parsed_free. */
struct parsed {
	struct arena arena;
	struct diag diag;
	struct source *source;
	struct ast_file *file;
};

static inline void parsed_source(struct parsed *parsed, struct str text)
{
	memset(parsed, 0, sizeof *parsed);
	diag_init(&parsed->diag, &parsed->arena);
	parsed->source = source_from_text(&parsed->arena, &parsed->diag, "t.isa", text);
	assert_non_null(parsed->source);
}

static inline void parsed_text(struct parsed *parsed, const char *text)
{
	parsed_source(parsed, str_from_c(text));
	parsed->file = parse_file(&parsed->arena, &parsed->diag, parsed->source);
}

static inline void parsed_free(struct parsed *parsed)
{
	arena_free(&parsed->arena);
}

/* "line:column check; line:column check" of all reports, in the order of the text. */
static inline const char *parsed_reports(struct parsed *parsed)
{
	struct buffer out = buffer_new(&parsed->arena);
	diag_sort(&parsed->diag);
	VEC_EACH (struct report *, it, &parsed->diag.reports) {
		struct position at = source_position(parsed->source, (*it)->span.from);
		buffer_printf(&out, "%s%u:%u %s", out.length ? "; " : "", at.line, at.column,
			diag_checks[(*it)->check].name);
	}
	return out.length ? out.text : "";
}

static inline const char *parsed_message(struct parsed *parsed, size_t index)
{
	assert_true(index < parsed->diag.reports.count);
	return str_to_c(&parsed->arena, parsed->diag.reports.items[index]->message);
}

/* (== width "64") for width=="64"; calls as name(...), indexes as name[...]. */
static inline void write_expr(struct buffer *out, const struct ast_expr *expr)
{
	static const char *const brackets[][2] = {
		[AST_CALL] = { "(", ")" }, [AST_INDEX] = { "[", "]" }, [AST_LIST] = { "{", "}" }
	};
	if (!expr) {
		buffer_add(out, STR("none"));
		return;
	}
	switch (expr->kind) {
	case AST_NUMBER: buffer_printf(out, "%llu", (unsigned long long)expr->number); return;
	case AST_STRING: buffer_printf(out, "\"%.*s\"", STR_ARG(expr->text)); return;
	case AST_NAME: buffer_add(out, expr->text); return;
	case AST_CALL:
	case AST_INDEX:
	case AST_LIST:
		buffer_printf(out, "%.*s%s", STR_ARG(expr->text), brackets[expr->kind][0]);
		for (size_t i = 0; i < expr->operands.count; i++) {
			buffer_printf(out, "%s", i ? " " : "");
			write_expr(out, expr->operands.items[i]);
		}
		buffer_printf(out, "%s", brackets[expr->kind][1]);
		return;
	case AST_UNARY:
	case AST_BINARY:
	case AST_TERNARY: break;
	}
	buffer_printf(out, "(%.*s", STR_ARG(expr->text));
	VEC_EACH (struct ast_expr *, it, &expr->operands) {
		buffer_add_char(out, ' ');
		write_expr(out, *it);
	}
	buffer_add_char(out, ')');
}

/* keyword<args> type name op value, with each part that is there. */
static inline const char *stmt_text(struct parsed *parsed, const struct ast_stmt *stmt)
{
	struct buffer out = buffer_new(&parsed->arena);
	buffer_add(&out, stmt->keyword);
	buffer_printf(&out, "%s", stmt->has_args ? "<" : "");
	for (size_t i = 0; i < stmt->args.count; i++) {
		buffer_printf(&out, "%s", i ? ", " : "");
		write_expr(&out, stmt->args.items[i]);
	}
	buffer_printf(&out, "%s", stmt->has_args ? ">" : "");
	if (stmt->type)
		buffer_printf(&out, " type %.*s", STR_ARG(stmt->type->text));
	if (stmt->name)
		buffer_printf(&out, " name %.*s", STR_ARG(stmt->name->text));
	if (stmt->value) {
		buffer_printf(&out, " %.*s ", STR_ARG(stmt->op));
		write_expr(&out, stmt->value);
	}
	return out.text;
}

static inline void assert_str(struct str actual, const char *expected)
{
	char *text = malloc(actual.length + 1);
	assert_non_null(text);
	if (actual.length)
		memcpy(text, actual.text, actual.length);
	text[actual.length] = '\0';
	assert_string_equal(text, expected);
	free(text);
}

#endif
