/* SPDX-License-Identifier: MIT */
/* Headers of blocks in the pseudo-code: which lines are headers, and their parts. */
#include "lang/code_parse_internal.h"

#include "lang/header_text.h"

#include <string.h>

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

bool sem_is_template_text(const struct sem_parser *p, struct str normal)
{
	const struct sem_mnemonics *m = p->mnemonics;
	return m->headers.count && has_text(m->headers.items, m->headers.count, normal);
}

/* Is the line one of the templates? */
static bool is_template(const struct sem_parser *p, struct str line)
{
	return sem_is_template_text(p, headed(p, line));
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

void sem_parse_header(struct sem_parser *p, struct str text)
{
	const struct sem_mnemonics *m = p->mnemonics;
	struct str normal = header_text_normal(p->reading.arena, text);
	bool known = p->block->bare || has_text(m->headers.items, m->headers.count, normal);
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

void sem_parse_header_line(struct sem_parser *p)
{
	struct span line = lex_line(&p->lexer);
	struct str text = str_trim(header_text(p, line));
	p->block->span = span_of_text(line, text);
	p->block->head = text;
	sem_parse_header(p, text);
	sem_forgive(p);
	lex_skip_line(&p->lexer);
}
