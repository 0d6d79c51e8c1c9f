/* SPDX-License-Identifier: MIT */
/* Parser of the semantics language: fences become blocks, each a header and its statements. */
#include "lang/code_parse_internal.h"

#include "lang/header_text.h"

#include <string.h>

/* ---- blocks with a header ---- */

static void surround_with(struct sem_parser *p, const struct ast_section *section)
{
	struct sem_body *body = &p->block->body;
	const struct sem_body inner = *body;
	*body = (struct sem_body){ 0 };
	p->inner = &inner;
	p->in_group = true;
	VEC_EACH (struct ast_block, it, &section->blocks)
		if (it->kind == AST_FENCE) {
			lex_start(&p->lexer, &p->reading, it->span);
			sem_parse_statements(p, body);
		}
	body->span = inner.span;
	p->inner = NULL;
	p->in_group = false;
}

/* Puts the statements of operands with alternatives around those of the current block, then those
 * of the groups' blocks, and those of delay slots. */
static void surround_block(struct sem_parser *p)
{
	const struct lexer own = p->lexer;
	const struct ast_section *modes =
		p->mnemonics->modes ? p->mnemonics->modes(p->mnemonics->user, p->block) : NULL;
	bool has_header = p->has_header;
	p->has_header = false;
	p->by_name = p->effect = true;
	if (modes)
		surround_with(p, modes);
	p->by_name = p->effect = false;
	VEC_EACH (const struct ast_section *, section, &p->mnemonics->around)
		surround_with(p, *section);
	const struct ast_section *slots =
		p->mnemonics->slots ? p->mnemonics->slots(p->mnemonics->user, p->block) : NULL;
	if (slots)
		surround_with(p, slots);
	p->has_header = has_header;
	p->lexer = own;
}

/* block = header LF { stmt } ; the current token is the first of the header's line. */
static struct sem_block *block(struct sem_parser *p)
{
	struct sem_block *b = ARENA_NEW(p->reading.arena, struct sem_block);
	p->block = b;
	p->breakable = 0;
	p->header_indent = p->lexer.token.indent;
	b->span = lex_line(&p->lexer);
	sem_parse_header_line(p);
	sem_parse_statements(p, &b->body);
	if (b->kind == SEM_INSTRUCTION || b->kind == SEM_MACHINE)
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

/* name "(" ... ")" ";" , which can go on behind the line */
static bool at_call(const struct sem_parser *p)
{
	if (p->lexer.token.kind != TOKEN_NAME)
		return false;
	struct span rest = lex_line(&p->lexer), line;
	rest.to = p->lexer.end;
	size_t at = str_skip_blanks(span_text(rest), p->lexer.token.text.length);
	bool opens = str_starts_with(str_slice(span_text(rest), at, SIZE_MAX), STR("("));
	while (opens && span_line(&rest, &line)) {
		struct str text = span_text(line);
		text = str_trim(str_slice(text, 0, str_find(text, 0, STR("//"))));
		size_t end = str_find(text, 0, STR(";"));
		if (end < text.length)
			return str_ends_with(str_trim(str_slice(text, 0, end)), STR(")"));
	}
	return false;
}

/* Does the line at the current token begin a statement, and neither a header nor what was meant as
 * one? A statement begins with one of its words or with '{', has '=' or is a call. */
static bool at_bare_statement(const struct sem_parser *p)
{
	const struct token *token = &p->lexer.token;
	struct str line = span_text(lex_line(&p->lexer));
	if (str_ends_with(line, STR(":")) || str_ends_with(line, STR("\xef\xbc\x9a")) ||
		sem_is_template_text(p, header_text_normal(p->reading.arena, line)))
		return false;
	enum sem_word_name word =
		token->kind == TOKEN_NAME ? sem_word_find(token->text) : SEM_WORD_NONE;
	return word != SEM_WORD_NONE || lex_is(&p->lexer, "{") || memchr(line.text, '=', line.length) ||
		   at_call(p);
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
			sem_parse_header(p, b->head);
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
	const struct sem_mnemonics *mnemonics, struct sem_blocks *blocks)
{
	struct sem_parser p = { .arena = arena,
		.reading = { .code = true, .arena = arena, .diag = diag },
		.mnemonics = mnemonics,
		.has_header = true,
		.is_machine = true };
	section(&p, from, blocks);
}

struct sem_block *sem_parse_function(struct arena *arena, struct diag *diag,
	const struct ast_def *def, const struct sem_views *views)
{
	struct sem_mnemonics none = { .views = views };
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

struct sem_block *sem_parse_mode_function(struct arena *arena, struct diag *diag, struct str name,
	const struct str parameters[2], struct span body, struct span because,
	const struct sem_views *views)
{
	struct sem_mnemonics none = { .views = views };
	struct sem_parser p = { .arena = arena,
		.reading = { .code = true, .arena = arena, .diag = diag },
		.mnemonics = &none,
		.by_name = true };
	struct sem_block *b = ARENA_NEW(arena, struct sem_block);
	p.block = b;
	b->kind = SEM_FUNCTION;
	b->head = b->name = name;
	b->span = b->name_span = because;
	for (unsigned i = 0; i < 2 && parameters[i].length; i++) {
		struct sem_operand operand = { parameters[i], because };
		VEC_PUSH(arena, &b->operands, operand);
	}
	lex_start(&p.lexer, &p.reading, body);
	sem_parse_statements(&p, &b->body);
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
