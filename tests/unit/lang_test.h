/* SPDX-License-Identifier: MIT */
/* For the tests of specc/lang: parses a text and prints trees and reports as short strings. */
#ifndef LANG_TEST_H
#define LANG_TEST_H

#include "unit.h"

#include "base/diag.h"
#include "lang/parse.h"
#include "lang/print.h"

/* One parse. Zero-initialised by parsed_source; free it with parsed_free. */
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

/* "line:column check; line:column-column check" for all reports, in the order of the text: where it
 * begins, and its last column if there are several. */
static inline const char *parsed_reports(struct parsed *parsed)
{
	struct buffer out = buffer_new(&parsed->arena);
	diag_sort(&parsed->diag);
	VEC_EACH (struct report *, it, &parsed->diag.reports) {
		struct span span = (*it)->span;
		struct position at = source_position(parsed->source, span.from);
		struct position last = source_position(parsed->source, span.to - (span.to > span.from));
		buffer_printf(&out, "%s%u:%u", out.length ? "; " : "", at.line, at.column);
		if (last.line == at.line && last.column > at.column)
			buffer_printf(&out, "-%u", last.column);
		buffer_printf(&out, " %s", diag_checks[(*it)->check].name);
	}
	return out.length ? out.text : "";
}

static inline const char *parsed_message(struct parsed *parsed, size_t index)
{
	assert_true(index < parsed->diag.reports.count);
	return str_to_c(&parsed->arena, parsed->diag.reports.items[index]->message);
}

/* keyword<args> type name op value, with the parts that are present. */
static inline const char *stmt_text(struct parsed *parsed, const struct ast_stmt *stmt)
{
	struct buffer out = buffer_new(&parsed->arena);
	print_statement(&out, stmt);
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
