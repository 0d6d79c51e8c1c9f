/* SPDX-License-Identifier: MIT */
/* Parser of the semantics language: fences become blocks, each a header and its statements. */
#include "lang/code_parse_internal.h"

#include "lang/header_text.h"

#include <stdarg.h>
#include <string.h>

/* ---- reports and tokens ---- */

struct report *sem_complain(struct sem_parser *p, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct report *report =
		reading_vreport(&p->reading, CHECK_SEMANTICS_SYNTAX, span, format, arguments);
	va_end(arguments);
	return report;
}

struct report *sem_fail(struct sem_parser *p, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct report *report = lex_vfail(&p->lexer, CHECK_SEMANTICS_SYNTAX, span, format, arguments);
	va_end(arguments);
	return report;
}

bool sem_forgive(struct sem_parser *p)
{
	if (!p->lexer.failed)
		return false;
	p->lexer.failed = false;
	p->in_bars = false;
	p->block->broken = true;
	return true;
}

void sem_count_node(struct sem_parser *p)
{
	if (++p->nodes <= SEM_MAX_NODES)
		return;
	if (p->nodes == SEM_MAX_NODES + 1)
		diag_report(p->reading.diag, CHECK_LIMIT, p->lexer.token.span,
			"the semantics of one section are too long: more than %d terms", SEM_MAX_NODES);
	p->lexer.failed = true;
	p->lexer.at = p->lexer.end;
}

void sem_close(struct sem_parser *p, const char *punct, struct span open)
{
	if (p->lexer.failed || lex_accept(&p->lexer, punct))
		return;
	struct report *report =
		lex_expected(&p->lexer, arena_printf(p->reading.arena, "an operator or '%s'", punct));
	if (report)
		diag_note(p->reading.diag, report, open, "to close what begins here");
}

struct span sem_span_from(const struct sem_parser *p, struct span from)
{
	struct span last = p->lexer.previous;
	return last.to > from.from ? (struct span){ from.source, from.from, last.to } : from;
}

/* ---- headers ---- */

static bool has_any(struct str text, const char *characters)
{
	for (size_t i = 0; i < text.length; i++)
		if (strchr(characters, text.text[i]))
			return true;
	return false;
}

static bool has_text(const struct str *texts, size_t count, struct str text)
{
	for (size_t i = 0; i < count; i++)
		if (str_equal(texts[i], text))
			return true;
	return false;
}

static bool is_header_mnemonic(const struct sem_parser *p, struct str word)
{
	return has_text(p->mnemonics->list.items, p->mnemonics->list.count, word);
}

/* The normal form of a line that ends in a colon; else empty. */
static struct str headed(const struct sem_parser *p, struct str line)
{
	if (!str_ends_with(line, STR(":")))
		return (struct str){ 0 };
	return header_text_normal(p->reading.arena, str_trim(str_slice(line, 0, line.length - 1)));
}

static bool is_template_text(const struct sem_parser *p, struct str normal)
{
	const struct sem_mnemonics *m = p->mnemonics;
	return m->headers.count && has_text(m->headers.items, m->headers.count, normal);
}

/* Is the line one of the templates? */
static bool is_template(const struct sem_parser *p, struct str line)
{
	return is_template_text(p, headed(p, line));
}

/* header = head { operand } ":" LF, and not a statement; also without the colon, if the first word
 * is a mnemonic of the family and the line cannot be a statement. */
bool sem_at_header(const struct sem_parser *p)
{
	const struct token *token = &p->lexer.token;
	if (!p->has_header || !token->first || token->kind == TOKEN_END)
		return false;
	if (p->block && token->indent > p->header_indent)
		return false;
	struct str line = span_text(lex_line(&p->lexer)), word = token->text;
	if (is_template(p, line))
		return true;
	if (str_equal_c(word, "case") || str_equal_c(word, "default") || str_equal_c(word, "else"))
		return false;
	bool expressions = p->mnemonics->expressions.count != 0;
	if (token->kind != TOKEN_NAME && !expressions)
		return false;
	if (str_ends_with(line, STR(":")) || str_ends_with(line, STR("\xef\xbc\x9a")))
		return !has_any(line, expressions ? "?;" : "=?;");
	if (p->block && p->block->bare)
		return false;
	struct str rest = str_slice(line, word.length, line.length);
	return is_header_mnemonic(p, word) && !has_any(rest, "=?") &&
		   (!rest.length || rest.text[0] == ' ' || rest.text[0] == '\t' || rest.text[0] == '.');
}

/* The span of text, if it is part of the source of span; else the start of span. */
static struct span span_of_text(struct span span, struct str text)
{
	const struct str *all = &span.source->text;
	if ((uintptr_t)text.text < (uintptr_t)all->text ||
		(uintptr_t)text.text > (uintptr_t)(all->text + all->length))
		return (struct span){ span.source, span.from, span.from };
	uint32_t from = (uint32_t)(text.text - span.source->text.text);
	return (struct span){ span.source, from, from + (uint32_t)text.length };
}

static void add_header_operand(struct sem_parser *p, struct str text)
{
	struct sem_operand operand = { header_text_normal(p->reading.arena, text),
		span_of_text(p->block->span, text) };
	if (p->block->operands.count < SEM_MAX_HEADER)
		VEC_PUSH(p->reading.arena, &p->block->operands, operand);
	else
		sem_fail(p, operand.span, "more than %d operands in a header", SEM_MAX_HEADER);
}

/* Is it, or a part of it, the quoted text of a template? */
static bool is_quoted_text(const struct sem_parser *p, struct str text)
{
	VEC_EACH (const struct str, it, &p->mnemonics->quoted)
		if (str_find(*it, 0, text) < it->length)
			return true;
	return false;
}

/* commas: they must separate the operands. */
static void header_operands(struct sem_parser *p, const struct header_parts *parts, bool commas)
{
	struct str before = { 0 };
	VEC_EACH (struct header_operand, it, &parts->operands) {
		if (p->lexer.failed)
			return;
		if (!it->text.length)
			sem_complain(
				p, span_of_text(p->block->span, it->text), "expected an operand in this header");
		else
			add_header_operand(p, it->text);
		bool attached = it->attached && !is_quoted_text(p, before) && !is_quoted_text(p, it->text);
		if (attached && commas && !p->lexer.failed)
			sem_complain(p, span_of_text(p->block->span, it->text),
				"expected ',' or ':' after operand %s", reading_quote(&p->reading, before));
		before = it->text;
	}
}

static void header_head(struct sem_parser *p, const struct header_parts *parts)
{
	struct sem_block *block = p->block;
	block->name = parts->name;
	block->name_span = span_of_text(block->span, block->name);
	VEC_EACH (struct str, it, &parts->suffixes) {
		struct sem_suffix suffix = { *it, span_of_text(block->span, *it) };
		if (block->suffixes.count < SEM_MAX_HEADER)
			VEC_PUSH(p->reading.arena, &block->suffixes, suffix);
		else
			sem_fail(p, suffix.span, "more than %d modifiers in a header", SEM_MAX_HEADER);
	}
}

/* The header's text without the colon. Reports a missing or wrong colon. */
static struct str header_text(struct sem_parser *p, struct span line)
{
	struct str text = span_text(line), wide = STR("\xef\xbc\x9a");
	if (str_ends_with(text, STR(":")))
		return str_slice(text, 0, text.length - 1);
	if (str_ends_with(text, wide)) {
		text = str_slice(text, 0, text.length - wide.length);
		line.from = line.to - (uint32_t)wide.length;
		sem_complain(p, line, "full-width '%.*s'; expected ':'", STR_ARG(wide));
		return text;
	}
	struct span end = { line.source, line.to, line.to };
	if (str_ends_with(text, STR(";"))) {
		end.from--;
		text = str_slice(text, 0, text.length - 1);
	}
	sem_complain(
		p, end, "expected ':' at the end of the header%s", end.from < end.to ? ", found ';'" : "");
	return text;
}

/* Is the header an expression, or nearly one, as opposed to a mnemonic and operands? known: it is
 * the text of a template. */
static bool is_expression_text(const struct sem_parser *p, struct str text, bool known)
{
	const struct sem_mnemonics *m = p->mnemonics;
	if (!m->expressions.count)
		return false;
	if (known)
		return has_text(
			m->expressions.items, m->expressions.count, header_text_normal(p->reading.arena, text));
	return has_any(text, "=<>*/&^~!") || !lex_name_length(text) || text.text[0] == '$';
}

/* name(a, b), unless a template has this form */
static bool is_function_header(const struct header_parts *parts)
{
	return str_starts_with(parts->rest, STR("(")) && str_ends_with(parts->rest, STR(")")) &&
		   !parts->suffixes.count;
}

static void header(struct sem_parser *p, struct str text)
{
	const struct sem_mnemonics *m = p->mnemonics;
	struct str normal = header_text_normal(p->reading.arena, text);
	bool known = has_text(m->headers.items, m->headers.count, normal);
	struct header_parts parts;
	if (is_expression_text(p, text, known)) {
		p->block->is_expression = true;
		add_header_operand(p, text);
		return;
	}
	header_split(p->reading.arena, text, &parts);
	if (is_function_header(&parts) && !known) {
		p->block->kind = SEM_FUNCTION;
		parts.operands.count = 0;
		header_split_operands(
			p->reading.arena, str_slice(parts.rest, 1, parts.rest.length - 1), &parts);
	} else if (p->is_machine) {
		p->block->kind = SEM_MACHINE;
	}
	header_head(p, &parts);
	header_operands(p, &parts, !p->block->bare && (!known || m->has_commas));
}

/* Puts the statements of the groups' blocks around those of the current one. */
static void surround_block(struct sem_parser *p)
{
	const struct lexer own = p->lexer;
	struct sem_body *body = &p->block->body;
	bool has_header = p->has_header;
	p->has_header = false;
	VEC_EACH (const struct ast_section *, section, &p->mnemonics->around) {
		const struct sem_body inner = *body;
		*body = (struct sem_body){ 0 };
		p->inner = &inner;
		VEC_EACH (struct ast_block, it, &(*section)->blocks)
			if (it->kind == AST_FENCE) {
				lex_start(&p->lexer, &p->reading, it->span);
				sem_parse_statements(p, body);
			}
		body->span = inner.span;
	}
	p->inner = NULL;
	p->has_header = has_header;
	p->lexer = own;
}

/* block = header LF { stmt } ; the current token is the first of the header's line. */
static struct sem_block *block(struct sem_parser *p)
{
	struct sem_block *b = ARENA_NEW(p->reading.arena, struct sem_block);
	struct span line = lex_line(&p->lexer);
	p->block = b;
	p->breakable = 0;
	p->header_indent = p->lexer.token.indent;
	b->span = line;
	struct str text = str_trim(header_text(p, line));
	b->span = span_of_text(line, text);
	b->head = text;
	header(p, text);
	sem_forgive(p);
	lex_skip_line(&p->lexer);
	sem_parse_statements(p, &b->body);
	if (b->kind == SEM_INSTRUCTION)
		surround_block(p);
	return b;
}

static void fence_code(struct sem_parser *p, struct span span, struct sem_blocks *blocks)
{
	p->block = NULL;
	lex_start(&p->lexer, &p->reading, span);
	if (p->is_machine && p->lexer.token.kind != TOKEN_END && !sem_at_header(p))
		sem_complain(p, lex_line(&p->lexer), "expected 'trap:' or 'reset:'");
	while (sem_at_header(p))
		VEC_PUSH(p->reading.arena, &blocks->list, block(p));
	p->block = NULL;
}

static void section(
	struct sem_parser *p, const struct ast_section *section, struct sem_blocks *blocks)
{
	VEC_EACH (struct ast_block, it, &section->blocks)
		if (it->kind == AST_FENCE)
			fence_code(p, it->span, blocks);
}

void sem_parse_section(struct arena *arena, struct diag *diag, const struct ast_section *from,
	const struct sem_mnemonics *mnemonics, struct sem_blocks *blocks)
{
	struct sem_parser p = { .arena = arena,
		.reading = { .code = true, .arena = arena, .diag = diag },
		.mnemonics = mnemonics,
		.has_header = true };
	section(&p, from, blocks);
}

/* ---- blocks without a header ---- */

/* Does the line at the current token begin a statement, and neither a header nor what was meant as
 * one? A statement begins with one of its words or with '{', or has '='. */
static bool at_bare_statement(const struct sem_parser *p)
{
	const struct token *token = &p->lexer.token;
	struct str line = span_text(lex_line(&p->lexer));
	if (str_ends_with(line, STR(":")) || str_ends_with(line, STR("\xef\xbc\x9a")) ||
		is_template_text(p, header_text_normal(p->reading.arena, line)))
		return false;
	enum sem_word_name word =
		token->kind == TOKEN_NAME ? sem_word_find(token->text) : SEM_WORD_NONE;
	return word != SEM_WORD_NONE || lex_is(&p->lexer, "{") || has_any(line, "=");
}

/* Below the statements there may be functions, but no further header. */
static void blocks_below_bare(struct sem_parser *p, struct sem_blocks *blocks)
{
	while (sem_at_header(p)) {
		struct sem_block *below = block(p);
		VEC_PUSH(p->reading.arena, &blocks->list, below);
		if (below->kind != SEM_FUNCTION)
			sem_complain(p, below->span,
				"the statements above have no header, so they belong to all templates; write "
				"their header as well");
	}
}

/* False if the fences of the section are explanations. */
static bool bare_block(struct sem_parser *p, const struct ast_section *section, struct sem_block *b,
	struct sem_blocks *below)
{
	VEC_EACH (struct ast_block, it, &section->blocks) {
		p->block = NULL;
		lex_start(&p->lexer, &p->reading, it->span);
		if (it->kind != AST_FENCE || p->lexer.token.kind == TOKEN_END || sem_at_header(p))
			continue;
		if (!b->span.source && !at_bare_statement(p))
			return false;
		p->block = b;
		p->header_indent = p->lexer.token.indent;
		if (!b->span.source) {
			uint32_t at = p->lexer.token.span.from;
			b->span = (struct span){ it->span.source, at, at };
			header(p, b->head);
		}
		sem_parse_statements(p, &b->body);
		blocks_below_bare(p, below);
	}
	return b->span.source;
}

void sem_parse_bare(struct arena *arena, struct diag *diag, const struct ast_section *from,
	const struct sem_mnemonics *mnemonics, struct sem_blocks *blocks)
{
	struct diag *silent = ARENA_NEW(arena, struct diag);
	diag_init(silent, arena);
	VEC_EACH (const struct str, it, &mnemonics->texts) {
		bool first = it == mnemonics->texts.items;
		struct sem_parser p = { .arena = arena,
			.reading = { .code = true, .arena = arena, .diag = first ? diag : silent },
			.mnemonics = mnemonics,
			.has_header = true };
		struct sem_blocks below = { 0 };
		struct sem_block *b = ARENA_NEW(arena, struct sem_block);
		b->bare = true;
		b->head = *it;
		if (!bare_block(&p, from, b, &below))
			return;
		p.block = b;
		surround_block(&p);
		VEC_PUSH(arena, &blocks->list, b);
		for (size_t i = 0; first && i < below.list.count; i++)
			if (below.list.items[i]->kind == SEM_FUNCTION)
				VEC_PUSH(arena, &blocks->list, below.list.items[i]);
	}
}

void sem_parse_machine(struct arena *arena, struct diag *diag, const struct ast_section *from,
	struct sem_blocks *blocks)
{
	struct sem_mnemonics none = { 0 };
	struct sem_parser p = { .arena = arena,
		.reading = { .code = true, .arena = arena, .diag = diag },
		.mnemonics = &none,
		.has_header = true,
		.is_machine = true };
	section(&p, from, blocks);
}

struct sem_block *sem_parse_function(
	struct arena *arena, struct diag *diag, const struct ast_def *def)
{
	struct sem_mnemonics none = { 0 };
	struct sem_parser p = { .arena = arena,
		.reading = { .code = true, .arena = arena, .diag = diag },
		.mnemonics = &none };
	struct sem_block *b = ARENA_NEW(arena, struct sem_block);
	p.block = b;
	b->kind = SEM_FUNCTION;
	b->head = b->name = def->name;
	b->span = b->name_span = def->name_span;
	VEC_EACH (struct ast_expr *, it, &def->params) {
		struct sem_operand operand = { span_text((*it)->span), (*it)->span };
		VEC_PUSH(arena, &b->operands, operand);
	}
	VEC_EACH (struct ast_section *, section, &def->sections) {
		if (!str_equal_c((*section)->name, "Semantics"))
			continue;
		VEC_EACH (struct ast_block, it, &(*section)->blocks) {
			if (it->kind != AST_FENCE)
				continue;
			lex_start(&p.lexer, &p.reading, it->span);
			sem_parse_statements(&p, &b->body);
		}
	}
	return b;
}

struct sem_expr *sem_parse_value(struct arena *arena, struct diag *diag, struct span span)
{
	struct sem_mnemonics none = { 0 };
	struct sem_block block = { 0 };
	struct sem_parser p = { .arena = arena,
		.reading = { .code = true, .arena = arena, .diag = diag },
		.mnemonics = &none,
		.block = &block };
	lex_start(&p.lexer, &p.reading, span);
	struct sem_expr *e = sem_parse_expr(&p);
	if (!p.lexer.failed && p.lexer.token.kind != TOKEN_END)
		lex_expected(&p.lexer, "an operator or the end of the value");
	return e;
}
