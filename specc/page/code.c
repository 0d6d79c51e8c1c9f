/* SPDX-License-Identifier: MIT */
/* Pages: a fence of pseudo-code -> HTML: lines with anchors and marked identifiers. */
#include "page/code.h"
#include "lang/lex.h"
#include "lang/parse.h"
#include "template/escape.h"

struct code_writer {
	struct buffer out;
	const struct code_marks *marks;
	const struct code_blocks *blocks;
	size_t next;   /* first block that has not begun */
	uint32_t at;   /* source offset after the text written so far */
	uint32_t line; /* in the block, from 1; 0: before the first block */
	bool is_open;  /* the line has begun */
};

/* ---- lines ---- */

/* Where the line at w->at ends. */
static uint32_t end_of_code_line(const struct code_writer *w)
{
	struct str text = w->marks->fence.source->text;
	const char *end = memchr(text.text + w->at, '\n', w->marks->fence.to - w->at);
	return end ? (uint32_t)(end - text.text) : w->marks->fence.to;
}

static void begin_line(struct code_writer *w)
{
	struct str text = w->marks->fence.source->text;
	while (w->at < w->marks->fence.to && source_is_left_out((struct span){ w->marks->fence.source,
											 w->at, end_of_code_line(w) })) {
		w->line += w->line > 0; /* lines keep their anchors in all variants */
		w->at = end_of_code_line(w) + 1;
	}
	w->is_open = w->at < w->marks->fence.to;
	if (!w->is_open)
		return;
	uint32_t to = end_of_code_line(w);
	w->at += (uint32_t)parse_margin(w->marks->block, (struct str){ text.text + w->at, to - w->at });
	bool first = w->next < w->blocks->list.count && w->blocks->list.items[w->next].from <= to;
	if (first)
		w->next++;
	w->line = first ? 1 : w->line ? w->line + 1 : 0;
	struct str id = w->line ? w->blocks->list.items[w->next - 1].id : (struct str){ 0 };
	if (!w->line)
		buffer_add(&w->out, STR("<span>"));
	if (w->line == 1)
		buffer_printf(&w->out, "<span class=\"h\" id=\"%.*s\">", STR_ARG(id));
	if (w->line)
		buffer_printf(&w->out, "<span id=\"%.*s-%u\">", STR_ARG(id), (unsigned)w->line);
}

/* The first line of a block has two anchors. */
static void end_code_line(struct code_writer *w)
{
	w->is_open = false;
	buffer_add(&w->out, w->line == 1 ? STR("</span></span>") : STR("</span>"));
}

/* Writes blanks, line breaks and comments. */
static void between(struct code_writer *w, uint32_t to)
{
	const char *text = w->marks->fence.source->text.text;
	while (w->at < to) {
		uint32_t from = w->at;
		bool comment = to - from > 1 && text[from] == '/' && text[from + 1] == '/';
		while (
			w->at < to && text[w->at] != '\n' && (comment || w->at == from || text[w->at] != '/'))
			w->at++;
		buffer_add(&w->out, comment ? STR("<i>") : STR(""));
		escape_html(&w->out, (struct str){ text + from, w->at - from });
		buffer_add(&w->out, comment ? STR("</i>") : STR(""));
		if (w->at < to && text[w->at] == '\n') {
			w->at++;
			end_code_line(w);
			buffer_add_char(&w->out, '\n');
			begin_line(w);
		}
	}
}

/* ---- words ---- */

static bool is_code_keyword(struct str word)
{
	static const char *const others[] = { "dtypeof", "BOOL", "trap", "reset", NULL };
	return sem_word_find(word) || str_is_one_of(word, others);
}

static void add_title(struct buffer *out, struct str title)
{
	if (!title.length)
		return;
	buffer_add(out, STR(" title=\""));
	escape_html(out, title);
	buffer_add_char(out, '"');
}

static void write_linked(struct code_writer *w, const struct code_mark *mark, struct str text)
{
	buffer_add(&w->out, STR("<a href=\""));
	escape_html(&w->out, mark->url);
	buffer_add_char(&w->out, '"');
	add_title(&w->out, mark->title);
	buffer_add_char(&w->out, '>');
	escape_html(&w->out, text);
	buffer_add(&w->out, STR("</a>"));
}

static void own(struct code_writer *w, const struct code_mark *mark, struct str text)
{
	buffer_add(&w->out, STR("<var"));
	add_title(&w->out, mark->title);
	buffer_add_char(&w->out, '>');
	escape_html(&w->out, text);
	buffer_add(&w->out, STR("</var>"));
}

static void write_within(struct code_writer *w, const char *start, struct str text, const char *end)
{
	buffer_add(&w->out, str_from_c(start));
	escape_html(&w->out, text);
	buffer_add(&w->out, str_from_c(end));
}

static void token(struct code_writer *w, const struct token *token)
{
	struct str text = span_text(token->span);
	uint32_t at = token->span.from - w->marks->fence.from;
	const struct code_mark *mark = w->marks->at[at + (token->kind == TOKEN_DOT)];
	bool word = token->kind == TOKEN_NAME || token->kind == TOKEN_DOT;
	if (word && mark && mark->url.length)
		write_linked(w, mark, text);
	else if (word && mark)
		own(w, mark, text);
	else if (token->kind == TOKEN_NAME && is_code_keyword(text))
		write_within(w, "<b>", text, "</b>");
	else if (token->kind == TOKEN_NUMBER || token->kind == TOKEN_REAL)
		write_within(w, "<span class=\"n\">", text, "</span>");
	else
		escape_html(&w->out, text);
	w->at = token->span.to;
}

struct str code_html(const struct code_marks *marks, const struct code_blocks *blocks)
{
	struct span fence = marks->fence;
	struct code_writer w = { .marks = marks, .blocks = blocks, .at = fence.from };
	struct reading reading = { .code = true };
	struct lexer lexer;
	w.out = buffer_new(marks->pages->view->arena);
	while (w.next < blocks->list.count && blocks->list.items[w.next].from < fence.from)
		w.next++;
	if (fence.from == fence.to)
		return (struct str){ 0 };
	begin_line(&w);
	for (lex_start(&lexer, &reading, fence); lexer.token.kind != TOKEN_END; lex_skip(&lexer)) {
		between(&w, lexer.token.span.from);
		token(&w, &lexer.token);
	}
	between(&w, fence.to);
	if (w.is_open)
		end_code_line(&w);
	return buffer_str(&w.out);
}

/* ---- owners of code ---- */

static struct str family_url(struct pages *pages, const struct sem_family *family)
{
	const struct definition *owner = family->owner;
	const struct opcode *opcode = isa_find_opcode(pages->view->isa, owner->name);
	struct str page =
		owner->kind == DEFINITION_OPCODE && opcode && opcode->optype
			? page_url(pages, "insn", opcode->optype->name)
			: page_url(pages, owner->kind == DEFINITION_GROUP ? "group" : "insn", owner->name);
	return str_printf(pages->view->arena, "%.*s#semantics", STR_ARG(page));
}

struct code_owner code_owner_of(struct pages *pages, const struct sem_scope *scope)
{
	struct str name = scope->block->name;
	struct code_owner owner = { name, { 0 } };
	if (scope->family) {
		owner.name = scope->family->owner->name;
		owner.url = family_url(pages, scope->family);
	} else if (scope->block->kind == SEM_MACHINE) {
		owner.url = str_printf(pages->view->arena, "machine.html#%.*s-1", STR_ARG(name));
	} else {
		owner.url = page_url(pages, "function", name);
	}
	return owner;
}
