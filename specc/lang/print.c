/* SPDX-License-Identifier: MIT */
/* Writes tokens and trees as text. */
#include "lang/print.h"

#include "lang/lex.h"

/* ---- tokens ---- */

static void tokens_of_span(struct reading *reading, struct buffer *out, struct span span)
{
	static const char *const kinds[] = { "end", "name", "dot", "number", "real", "string", "punct",
		"bad" };
	struct lexer lexer;
	if (!span.source)
		return;
	for (lex_start(&lexer, reading, span); lexer.token.kind != TOKEN_END; lex_skip(&lexer)) {
		struct span at = lexer.token.span;
		struct position place = source_position(at.source, at.from);
		buffer_printf(out, "%4u:%-3u %-7s %.*s\n", place.line, place.column,
			kinds[lexer.token.kind], STR_ARG(span_text(at)));
	}
}

/* From the name to the end of its line. */
static struct span member_span(struct span name)
{
	uint32_t line = source_position(name.source, name.from).line;
	name.to = source_line_span(name.source, line).to;
	return name;
}

void print_row_tokens(struct buffer *out, const struct ast_row *row)
{
	struct reading code = { .code = true };
	tokens_of_span(&code, out, row->span);
}

/* The columns and the rows. */
static void tokens_of_rows(struct buffer *out, const struct ast_section *section)
{
	struct reading code = { .code = true };
	if (!section->rows)
		return;
	tokens_of_span(&code, out, section->span);
	VEC_EACH (struct ast_row, it, &section->rows->list)
		print_row_tokens(out, it);
}

static void tokens_of_fill(struct reading *code, struct buffer *out, const struct ast_fill *fill)
{
	struct span end = span_trim(source_line_span(
		fill->value.source, source_position(fill->value.source, fill->value.to).line));
	tokens_of_span(code, out, span_join(fill->stmt->span, end));
}

void print_tokens(struct arena *arena, struct buffer *out, const struct ast_def *def)
{
	struct diag quiet;
	diag_init(&quiet, arena);
	struct reading reading = { .arena = arena, .diag = &quiet, .source = def->span.source };
	struct reading code = { .code = true };
	tokens_of_span(&reading, out, def->span);
	VEC_EACH (struct ast_member, it, &def->members)
		tokens_of_span(&reading, out, member_span(it->name));
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		tokens_of_span(&reading, out, (*it)->span);
	VEC_EACH (struct ast_keywords, it, &def->keywords)
		tokens_of_span(&reading, out, it->stmt->span);
	VEC_EACH (struct ast_fill, it, &def->fills)
		tokens_of_fill(&code, out, it);
	VEC_EACH (struct ast_section *, section, &def->sections) {
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			tokens_of_span(&reading, out, (*it)->span);
		VEC_EACH (struct ast_block, it, &(*section)->blocks)
			if (it->kind == AST_FENCE && str_equal_c((*section)->name, "Semantics"))
				tokens_of_span(&code, out, it->span);
		tokens_of_rows(out, *section);
	}
}

/* ---- definitions ---- */

void print_expr(struct buffer *out, const struct ast_expr *e)
{
	static const char *const brackets[][2] = {
		[AST_CALL] = { "(", ")" }, [AST_INDEX] = { "[", "]" }, [AST_LIST] = { "{", "}" }
	};
	if (!e) {
		buffer_add(out, STR("none"));
		return;
	}
	switch (e->kind) {
	case AST_NUMBER: buffer_printf(out, "%llu", (unsigned long long)e->number); return;
	case AST_STRING: buffer_printf(out, "\"%.*s\"", STR_ARG(e->text)); return;
	case AST_NAME: buffer_add(out, e->text); return;
	case AST_SLICE:
		print_expr(out, e->operands.items[0]);
		buffer_add_char(out, '[');
		print_expr(out, e->operands.items[1]);
		buffer_add_char(out, ':');
		print_expr(out, e->operands.items[2]);
		buffer_add_char(out, ']');
		return;
	case AST_CALL:
	case AST_INDEX:
	case AST_LIST:
		buffer_printf(out, "%.*s%s", STR_ARG(e->text), brackets[e->kind][0]);
		for (size_t i = 0; i < e->operands.count; i++) {
			buffer_printf(out, "%s", i ? " " : "");
			print_expr(out, e->operands.items[i]);
		}
		buffer_printf(out, "%s", brackets[e->kind][1]);
		return;
	default: break; /* an operator with its operands */
	}
	buffer_printf(out, "(%.*s", STR_ARG(e->text));
	VEC_EACH (struct ast_expr *, it, &e->operands) {
		buffer_add_char(out, ' ');
		print_expr(out, *it);
	}
	buffer_add_char(out, ')');
}

void print_statement(struct buffer *out, const struct ast_stmt *s)
{
	buffer_add(out, s->keyword);
	buffer_printf(out, "%s", s->has_args ? "<" : "");
	for (size_t i = 0; i < s->args.count; i++) {
		buffer_printf(out, "%s", i ? ", " : "");
		print_expr(out, s->args.items[i]);
	}
	buffer_printf(out, "%s", s->has_args ? ">" : "");
	if (s->type)
		buffer_printf(out, " type %.*s", STR_ARG(s->type->text));
	if (s->name)
		buffer_printf(out, " name %.*s", STR_ARG(s->name->text));
	if (s->value) {
		buffer_printf(out, " %.*s ", STR_ARG(s->op));
		print_expr(out, s->value);
	}
}

static unsigned lines_of(struct span span)
{
	unsigned lines = 0;
	for (uint32_t at = span.from; at < span.to; at++)
		lines += span.source->text.text[at] == '\n';
	return lines;
}

static void row_lines(struct buffer *out, const struct ast_rows *rows)
{
	VEC_EACH (struct ast_row, row, &rows->list) {
		buffer_printf(out, "\t\trow %.*s", STR_ARG(span_text(row->name)));
		VEC_EACH (struct span, it, &row->values.list)
			buffer_printf(out, "%s%.*s", it == row->values.list.items ? " = " : ", ",
				STR_ARG(span_text(*it)));
		buffer_add_char(out, '\n');
	}
}

static void section_lines(struct buffer *out, const struct ast_section *section)
{
	buffer_printf(out, "\tsection %.*s", STR_ARG(section->name));
	if (section->language.length)
		buffer_printf(out, " <%.*s>", STR_ARG(section->language));
	buffer_add_char(out, '\n');
	VEC_EACH (struct ast_stmt *, it, &section->statements) {
		buffer_add(out, STR("\t\t"));
		print_statement(out, *it);
		buffer_add_char(out, '\n');
	}
	if (section->rows)
		row_lines(out, section->rows);
	VEC_EACH (struct ast_block, it, &section->blocks)
		if (it->kind == AST_FENCE)
			buffer_printf(out, "\t\tfence %.*s, %u lines\n", STR_ARG(it->info), lines_of(it->span));
		else
			buffer_printf(out, "\t\tprose, %u lines\n", lines_of(it->span) + 1);
}

static void print_body_line(struct buffer *out, const struct ast_stmt *stmt)
{
	buffer_add_char(out, '\t');
	print_statement(out, stmt);
	buffer_add_char(out, '\n');
}

void print_definition(struct buffer *out, const struct ast_def *def)
{
	struct position at = source_position(def->span.source, def->span.from);
	buffer_printf(out, "%u: %.*s\n", at.line, STR_ARG(span_text(def->span)));
	VEC_EACH (struct ast_member, it, &def->members) {
		buffer_printf(out, "\tmember %.*s = ", STR_ARG(span_text(it->name)));
		print_expr(out, it->value);
		buffer_add_char(out, '\n');
	}
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		print_body_line(out, *it);
	VEC_EACH (struct ast_keywords, it, &def->keywords)
		print_body_line(out, it->stmt);
	VEC_EACH (struct ast_fill, it, &def->fills)
		buffer_printf(
			out, "\tFill<%.*s> = %.*s\n", STR_ARG(it->name), STR_ARG(span_text(it->value)));
	VEC_EACH (struct ast_section *, it, &def->sections)
		section_lines(out, *it);
}

/* ---- pseudo-code ---- */

void print_code_expr(struct buffer *out, const struct sem_expr *e)
{
	static const char *const names[] = { "broken", "", "", "", "", ".", "state ", "", "absolute",
		"", "", "if", "", "bit", "slice", "member ", "lane", "tuple" };
	if (e->operands.count == 2 && (e->kind == SEM_BINARY || e->kind == SEM_INFIX)) {
		buffer_add_char(out, '(');
		print_code_expr(out, e->operands.items[0]);
		buffer_printf(out, e->kind == SEM_INFIX ? " `%.*s` " : " %.*s ", STR_ARG(e->text));
		print_code_expr(out, e->operands.items[1]);
		buffer_add_char(out, ')');
		return;
	}
	buffer_printf(out, "%s", names[e->kind]);
	if (e->kind == SEM_NUMBER)
		buffer_add(out, span_text(e->text_span));
	else if (e->kind != SEM_INDEX && e->kind != SEM_SLICE)
		buffer_add(out, e->text);
	if (!e->operands.count && e->kind != SEM_CALL && e->kind != SEM_TUPLE)
		return;
	buffer_add_char(out, '(');
	for (size_t i = 0; i < e->operands.count; i++) {
		buffer_printf(out, "%s", i ? ", " : "");
		print_code_expr(out, e->operands.items[i]);
	}
	buffer_add_char(out, ')');
}

void print_code_head(struct buffer *out, const struct sem_stmt *s)
{
	static const char *const names[] = { [SEM_IF] = "if ",
		[SEM_FOR] = "for ",
		[SEM_WHILE] = "while ",
		[SEM_SWITCH] = "switch ",
		[SEM_BREAK] = "break",
		[SEM_RETURN] = "return ",
		[SEM_KEEP] = "keep ",
		[SEM_RAISE] = "raise ",
		[SEM_HALT] = "halt" };
	const char *name = s->kind < sizeof names / sizeof *names ? names[s->kind] : NULL;
	buffer_printf(out, "%s", name ? name : "");
	if (s->kind == SEM_DECLARE)
		buffer_printf(out, "%.*s ", STR_ARG(s->text));
	if (s->kind == SEM_RAISE)
		buffer_add(out, s->text);
	if (s->init) {
		print_code_head(out, s->init);
		buffer_add(out, STR("; "));
	}
	for (size_t i = 0; i < s->targets.count; i++) {
		buffer_printf(out, "%s", !i ? "" : s->chained ? " = " : ", ");
		print_code_expr(out, s->targets.items[i]);
	}
	if (s->kind == SEM_ASSIGN)
		buffer_printf(out, s->value ? " %.*s " : " %.*s", STR_ARG(s->text));
	if (s->kind == SEM_DECLARE && s->value)
		buffer_add(out, STR(" = "));
	if (s->value)
		print_code_expr(out, s->value);
	if (s->step) {
		buffer_add(out, STR("; "));
		print_code_head(out, s->step);
	}
}

static void code_line(struct buffer *out, unsigned indent, const char *text)
{
	while (indent--)
		buffer_add_char(out, '\t');
	buffer_printf(out, "%s", text);
}

static void code_body(struct buffer *out, const struct sem_body *body, unsigned indent)
{
	VEC_EACH (struct sem_stmt *, it, &body->list) {
		const struct sem_stmt *s = *it;
		code_line(out, indent, "");
		print_code_head(out, s);
		buffer_add_char(out, '\n');
		code_body(out, &s->body, indent + 1);
		if (s->has_else) {
			code_line(out, indent, "else\n");
			code_body(out, &s->other, indent + 1);
		}
		VEC_EACH (struct sem_case, c, &s->cases) {
			code_line(out, indent, c->is_default ? "default" : "case");
			VEC_EACH (struct sem_expr *, label, &c->labels) {
				buffer_add_char(out, ' ');
				print_code_expr(out, *label);
			}
			buffer_add_char(out, '\n');
			code_body(out, &c->body, indent + 1);
		}
	}
}

void print_code_title(struct buffer *out, const struct sem_block *block)
{
	struct span head = source_shown(block->span);
	struct position at = source_position(head.source, head.from);
	buffer_printf(out, "%u: %.*s\n", at.line, STR_ARG(block->head));
}

void print_code_block(struct buffer *out, const struct sem_block *block, unsigned indent)
{
	code_line(out, indent, "");
	print_code_title(out, block);
	code_body(out, &block->body, indent + 1);
}
