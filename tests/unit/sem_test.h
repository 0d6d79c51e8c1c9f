/* SPDX-License-Identifier: MIT */
/* For the tests of specc/sem: parses blocks and prints trees as short strings. */
#ifndef SEM_TEST_H
#define SEM_TEST_H

#include "unit.h"

#include "base/diag.h"
#include "lang/parse.h"
#include "lang/code_parse.h"
#include "lang/print.h"

/* One parse of the body of a block. Filled by code_fence or code_body; free it with code_free. */
struct code {
	struct arena arena;
	struct diag diag;
	struct source *source;
	struct sem_blocks blocks;
};

#define CODE_LINES_BEFORE 5 /* lines of the source before the first line of the text */

/* Parses the text as the fence of a __Semantics section; ADD is a mnemonic. */
static inline void code_fence(struct code *code, const char *text)
{
	memset(code, 0, sizeof *code);
	diag_init(&code->diag, &code->arena);
	const char *whole = arena_printf(&code->arena,
		"__DefISA T\n__DefGroup G\n__DefOptype ADD : [G]\n  __Semantics\n```asm\n%s\n```\n", text);
	code->source = source_from_text(&code->arena, &code->diag, "t.isa", str_from_c(whole));
	struct ast_file *file = parse_file(&code->arena, &code->diag, code->source);
	struct ast_def *def = file->defs.items[file->defs.count - 1];
	struct sem_mnemonics mnemonics = { 0 };
	VEC_PUSH(&code->arena, &mnemonics.list, STR("ADD"));
	sem_parse_section(&code->arena, &code->diag, def->sections.items[0], &mnemonics, &code->blocks);
}

/* Parses statements as the body of a block; its first line is line 1 in code_reports. */
static inline void code_body(struct code *code, const char *text)
{
	struct arena arena = { 0 };
	code_fence(code, arena_printf(&arena, "ADD Rd, Ra:\n%s", text));
	arena_free(&arena);
	assert_int_equal(code->blocks.list.count, 1);
}

static inline void code_free(struct code *code)
{
	arena_free(&code->arena);
}

/* "line:column; line:column" for all syntax reports. */
static inline const char *code_reports(struct code *code)
{
	struct buffer out = buffer_new(&code->arena);
	diag_sort(&code->diag);
	VEC_EACH (struct report *, it, &code->diag.reports) {
		struct position at = source_position(code->source, (*it)->span.from);
		assert_int_equal((*it)->check, CHECK_SEMANTICS_SYNTAX);
		buffer_printf(
			&out, "%s%u:%u", out.length ? "; " : "", at.line - CODE_LINES_BEFORE - 1, at.column);
	}
	return out.length ? out.text : "";
}

static inline const char *code_message(struct code *code, size_t index)
{
	assert_true(index < code->diag.reports.count);
	return str_to_c(&code->arena, code->diag.reports.items[index]->message);
}

/* ---- trees as text: every operator in parentheses, prefix form for the rest ---- */

static inline void code_print_body(struct buffer *out, const struct sem_body *body);

static inline void code_print_stmt(struct buffer *out, const struct sem_stmt *s)
{
	print_code_head(out, s);
	if (s->kind >= SEM_IF && s->kind <= SEM_WHILE)
		code_print_body(out, &s->body);
	if (s->has_else) {
		buffer_printf(out, " else");
		code_print_body(out, &s->other);
	}
	VEC_EACH (struct sem_case, it, &s->cases) {
		buffer_printf(out, it->is_default ? " default" : " case");
		for (size_t i = 0; i < it->labels.count; i++) {
			buffer_printf(out, " ");
			print_code_expr(out, it->labels.items[i]);
		}
		code_print_body(out, &it->body);
	}
}

/* " {stmt; stmt}" */
static inline void code_print_body(struct buffer *out, const struct sem_body *body)
{
	buffer_printf(out, " {");
	for (size_t i = 0; i < body->list.count; i++) {
		buffer_printf(out, i ? "; " : "");
		code_print_stmt(out, body->list.items[i]);
	}
	buffer_printf(out, "}");
}

/* All statements of the only block: "stmt; stmt". */
static inline const char *code_text(struct code *code)
{
	struct buffer out = buffer_new(&code->arena);
	const struct sem_body *body = &code->blocks.list.items[0]->body;
	for (size_t i = 0; i < body->list.count; i++) {
		buffer_printf(&out, i ? "; " : "");
		code_print_stmt(&out, body->list.items[i]);
	}
	return out.length ? out.text : "";
}

/* The statements of this body parse as this tree, without a report. */
static inline void assert_code(const char *body, const char *tree)
{
	struct code code;
	code_body(&code, body);
	assert_string_equal(code_reports(&code), "");
	assert_string_equal(code_text(&code), tree);
	code_free(&code);
}

/* They cause these reports, and what remains parses as this tree. */
static inline void assert_defects(const char *body, const char *reports, const char *tree)
{
	struct code code;
	code_body(&code, body);
	assert_string_equal(code_reports(&code), reports);
	assert_string_equal(code_text(&code), tree);
	code_free(&code);
}

#endif
