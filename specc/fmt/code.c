/* SPDX-License-Identifier: MIT */
/* Fences of pseudo-code: the statements of the tree say how deep each line is. */
#include <string.h>

#include "fmt/internal.h"
#include "lang/code_parse.h"

enum mark_kind {
	MARK_HEADER,
	MARK_STATEMENT, /* that begins with a name or a tuple, as a call does */
	MARK_WORD,      /* that begins with a keyword */
	MARK_TYPE,      /* that begins with a type */
	MARK_ELSE,
	MARK_CASE
};

/* What begins at a place of the text. */
struct mark {
	enum mark_kind kind;
	uint32_t from;  /* ELSE: its `if` ends before it */
	unsigned depth; /* levels of the line where it begins, if it is the first in it */
	unsigned level; /* bodies around it */
};

struct marks {
	struct arena *arena;
	unsigned level; /* of the next mark */
	VEC(struct mark) list;
};

/* ---- from trees to marks ---- */

static bool is_first_of_line(const struct source *source, uint32_t offset)
{
	const char *text = source->text.text;
	while (offset && (text[offset - 1] == ' ' || text[offset - 1] == '\t'))
		offset--;
	return !offset || text[offset - 1] == '\n';
}

static bool same_line(const struct source *source, uint32_t from, uint32_t to)
{
	return !memchr(source->text.text + from, '\n', to - from);
}

static void push_mark(struct marks *marks, enum mark_kind kind, uint32_t from, unsigned depth)
{
	VEC_PUSH(marks->arena, &marks->list, (struct mark){ kind, from, depth, marks->level });
}

/* What begins inside a line is as deep as the line. Returns the depth. */
static unsigned add_mark(struct marks *marks, enum mark_kind kind, struct span at, unsigned depth)
{
	const struct mark *last = marks->list.count ? &marks->list.items[marks->list.count - 1] : NULL;
	if (last && last->kind != MARK_HEADER && !is_first_of_line(at.source, at.from) &&
		same_line(at.source, last->from, at.from))
		depth = last->depth;
	push_mark(marks, kind, at.from, depth);
	return depth;
}

static void mark_code_statement(struct marks *marks, const struct sem_stmt *s, unsigned depth);

static void add_body(struct marks *marks, const struct sem_body *body, unsigned depth)
{
	marks->level++;
	VEC_EACH (struct sem_stmt *, it, &body->list)
		mark_code_statement(marks, *it, depth);
	marks->level--;
}

/* Does `if` follow `else` on its line? */
static bool is_chained(const struct sem_body *other)
{
	if (other->braces || other->list.count != 1 || other->list.items[0]->kind != SEM_IF)
		return false;
	struct span head = other->list.items[0]->head_span;
	return !is_first_of_line(head.source, head.from);
}

static void add_else(struct marks *marks, const struct sem_stmt *s, unsigned depth)
{
	uint32_t after = s->body.span.source ? s->body.span.to : s->head_span.to;
	push_mark(marks, MARK_ELSE, after, depth);
	if (is_chained(&s->other)) {
		const struct sem_stmt *next = s->other.list.items[0];
		push_mark(marks, MARK_WORD, next->head_span.from, depth);
		add_body(marks, &next->body, depth + 1);
		if (next->has_else)
			add_else(marks, next, depth);
	} else {
		add_body(marks, &s->other, depth + 1);
	}
}

static void mark_code_statement(struct marks *marks, const struct sem_stmt *s, unsigned depth)
{
	bool named = s->kind == SEM_DECLARE || s->kind == SEM_ASSIGN || s->kind == SEM_DO;
	bool typed = s->kind == SEM_DECLARE && s->type.kind;
	enum mark_kind kind = typed ? MARK_TYPE : named ? MARK_STATEMENT : MARK_WORD;
	depth = add_mark(marks, kind, s->head_span, depth);
	add_body(marks, &s->body, depth + 1);
	if (s->has_else)
		add_else(marks, s, depth);
	VEC_EACH (struct sem_case, it, &s->cases) {
		unsigned level = add_mark(marks, MARK_CASE, it->span, depth + 1);
		add_body(marks, &it->body, level + 1);
	}
}

static void mark_block(struct marks *marks, const struct sem_block *block, bool has_header)
{
	if (has_header)
		add_mark(marks, MARK_HEADER, block->span, 0);
	if (block->always)
		add_mark(marks, MARK_WORD, block->always_span, has_header);
	add_body(marks, &block->body, has_header);
}

/* Headers are kept as they are, and only the templates say whether they are right. */
static bool is_about_header(const struct sem_blocks *blocks, struct span place)
{
	VEC_EACH (struct sem_block *, it, &blocks->list)
		if (place.from >= (*it)->span.from && place.to <= (*it)->span.to)
			return true;
	return false;
}

static bool code_has_errors(const struct diag *diag, const struct sem_blocks *blocks)
{
	VEC_EACH (struct report *, it, &diag->reports)
		if (!is_about_header(blocks, (*it)->span))
			return true;
	return false;
}

/* Parses a fence of a definition by itself. False if it has errors or nothing to lay out. */
static bool read_fence(
	struct arena *arena, const struct ast_def *def, struct span span, struct marks *marks)
{
	struct ast_block block = { .kind = AST_FENCE, .span = span };
	struct ast_section section = { .name = STR("Semantics") }, *sections = &section;
	struct ast_def function = { .kind = def->kind };
	struct sem_blocks blocks = { 0 };
	struct sem_mnemonics mnemonics = { 0 }; /* unknown here, so expressions may be headers */
	struct diag diag = { 0 };
	bool has_header = def->kind != AST_DEF_FUNCTION;
	diag_init(&diag, arena);
	*marks = (struct marks){ .arena = arena };
	VEC_PUSH(arena, &section.blocks, block);
	VEC_PUSH(arena, &function.sections, sections);
	VEC_PUSH(arena, &mnemonics.expressions, STR(""));
	VEC_PUSH(arena, &mnemonics.texts, STR(""));
	if (!has_header)
		VEC_PUSH(arena, &blocks.list, sem_parse_function(arena, &diag, &function, NULL));
	else if (def->kind == AST_DEF_ISA)
		sem_parse_machine(arena, &diag, &section, &(struct sem_mnemonics){ 0 }, &blocks);
	else
		sem_parse_section(arena, &diag, &section, &mnemonics, &blocks);
	if (has_header && def->kind != AST_DEF_ISA && !blocks.list.count)
		sem_parse_bare(arena, &diag, &section, &mnemonics, &blocks);
	VEC_EACH (struct sem_block *, it, &blocks.list)
		mark_block(marks, *it, has_header && !(*it)->bare);
	return !code_has_errors(&diag, &blocks) && marks->list.count;
}

/* ---- lines ---- */

struct bodies {
	VEC(unsigned) depths; /* of the statements whose bodies in braces are open */
};

struct coder {
	struct layout *layout;
	struct span fence;
	struct marks marks;
	size_t next; /* mark */
	struct mark last;
	struct spacing spacing;
	struct bodies bodies;
	struct tokens tokens;
	unsigned margin; /* columns before the code of a section without a fence */
};

static bool is_always_keyword(const struct token *token)
{
	enum sem_word_name word =
		token->kind == TOKEN_NAME ? sem_word_find(token->text) : SEM_WORD_NONE;
	return word != SEM_WORD_NONE && word < SEM_WORD_KEEP;
}

/* Consumes the mark of this token. */
static enum token_role take_mark(struct coder *c, const struct token *token)
{
	bool keyword = is_always_keyword(token), marked = false;
	const struct mark *mark = c->next < c->marks.list.count ? &c->marks.list.items[c->next] : NULL;
	if (mark && mark->kind == MARK_ELSE)
		marked = keyword && str_equal_c(token->text, "else");
	else if (mark)
		marked = mark->from == token->span.from;
	if (marked) {
		c->last = *mark;
		c->next++;
	}
	if (keyword || (marked && mark->kind == MARK_WORD))
		return ROLE_KEYWORD;
	return marked && mark->kind == MARK_TYPE ? ROLE_TYPE : ROLE_NONE;
}

/* The depth of the line that begins with this token. is_marked: something of the tree begins
 * here. */
static unsigned depth_of_token(struct coder *c, const struct token *token, bool is_marked)
{
	bool closes =
		is_punct_token(token, ")") || is_punct_token(token, "]") || is_punct_token(token, "}");
	if (is_punct_token(token, "}") && spacing_in_body(&c->spacing) && c->bodies.depths.count)
		return c->bodies.depths.items[c->bodies.depths.count - 1];
	if (is_punct_token(token, "{") && c->spacing.body)
		return c->last.depth;
	if (is_marked || is_always_keyword(token)) /* `case` after the first label of a group */
		return c->last.depth;
	return c->last.depth + !closes;
}

static void follow_bodies(struct coder *c, const struct token *token, bool closes)
{
	if (closes && c->bodies.depths.count)
		c->bodies.depths.count--;
	if (is_punct_token(token, "{") && c->spacing.empty)
		VEC_PUSH(c->layout->arena, &c->bodies.depths, c->last.depth);
}

static bool is_label_word(const struct token *token)
{
	return token->kind == TOKEN_NAME &&
		   (str_equal_c(token->text, "case") || str_equal_c(token->text, "default"));
}

/* A line of statements: the tokens from first to end. */
static void statement_line(struct coder *c, const struct token *first, const struct token *end)
{
	struct line *line = layout_line(c->layout, first->span.from);
	struct buffer text = buffer_new(c->layout->arena);
	line->kind = LINE_CODE;
	line->closes = is_punct_token(first, "}") || str_equal_c(first->text, "else");
	for (const struct token *token = first; token < end; token++) {
		size_t next = c->next;
		enum token_role role = take_mark(c, token);
		bool closes = is_punct_token(token, "}") && spacing_in_body(&c->spacing);
		bool after_label = c->spacing.label && !is_label_word(token);
		if (token == first)
			line->indent = c->margin + LEVEL * depth_of_token(c, token, c->next > next);
		if (after_label && text.length && !line->label && is_label_word(first)) {
			line->label = text.length;
			line->begun = token->span.from > token[-1].span.to + 1;
		}
		if (spacing_blank(&c->spacing, token, role, c->tokens.list.items + c->tokens.list.count) &&
			token > first)
			buffer_add_char(&text, ' ');
		buffer_add(&text, span_text(token->span));
		follow_bodies(c, token, closes);
	}
	line->text = buffer_str(&text);
	layout_comment(line, end[-1].span.to, &line->comment);
}

/* A header is kept as it is written, but for the blanks at its ends and before the colon. */
static void header_line(struct coder *c, const struct token *first)
{
	struct line *line = layout_line(c->layout, first->span.from);
	struct str whole = span_text(line->span);
	size_t end = str_find(whole, 0, STR("//"));
	struct str text = str_trim(str_slice(whole, 0, end));
	line->kind = LINE_CODE;
	line->is_header = true;
	line->indent = c->margin;
	line->comment = str_trim(str_slice(whole, end, whole.length));
	text = str_trim(str_slice(text, 0, text.length - 1));
	line->text = str_printf(c->layout->arena, "%.*s:", STR_ARG(text));
	c->last = c->marks.list.items[c->next++];
	c->last.depth = 0;
	spacing_start(&c->spacing, c->layout->arena, SPACING_CODE);
}

static void read_tokens(struct arena *arena, struct span span, struct tokens *tokens)
{
	struct reading reading = { .code = true, .arena = arena };
	struct lexer lexer;
	for (lex_start(&lexer, &reading, span); lexer.token.kind != TOKEN_END; lex_skip(&lexer))
		VEC_PUSH(arena, &tokens->list, lexer.token);
}

static void lay_out_code(struct coder *c)
{
	const struct token *token = c->tokens.list.items, *end = token + c->tokens.list.count;
	spacing_start(&c->spacing, c->layout->arena, SPACING_CODE);
	while (token < end) {
		const struct token *first = token++;
		while (token < end && !token->first)
			token++;
		bool is_header = c->next < c->marks.list.count &&
						 c->marks.list.items[c->next].kind == MARK_HEADER &&
						 c->marks.list.items[c->next].from == first->span.from;
		if (is_header)
			header_line(c, first);
		else
			statement_line(c, first, token);
	}
}

/* ---- the result ---- */

/* The index of the first token at or after a mark; marks are asked for in their order. */
static size_t token_at(const struct tokens *tokens, size_t from, const struct mark *mark)
{
	while (from < tokens->list.count && tokens->list.items[from].span.from < mark->from)
		from++;
	return from;
}

/* Has the new text of the fence the same tokens and the same tree? Indentation is part of the
 * language: a line in another column may belong to another statement. */
static bool is_same_code(struct coder *c, const struct ast_def *def, struct str text)
{
	struct arena *arena = c->layout->arena;
	struct diag diag = { 0 };
	struct tokens tokens = { 0 };
	struct marks marks;
	diag_init(&diag, arena);
	const struct source *source = source_from_text(arena, &diag, "", text);
	struct span span = { source, 0, (uint32_t)source->text.length };
	read_tokens(arena, span, &tokens);
	if (!read_fence(arena, def, span, &marks) || marks.list.count != c->marks.list.count ||
		tokens.list.count != c->tokens.list.count)
		return false;
	for (size_t i = 0; i < tokens.list.count; i++)
		if (!str_equal(
				span_text(tokens.list.items[i].span), span_text(c->tokens.list.items[i].span)))
			return false;
	for (size_t i = 0, at = 0, old = 0; i < marks.list.count; i++) {
		const struct mark *mark = &marks.list.items[i], *was = &c->marks.list.items[i];
		at = token_at(&tokens, at, mark);
		old = token_at(&c->tokens, old, was);
		if (at != old || mark->kind != was->kind || mark->level != was->level)
			return false;
	}
	return true;
}

/* The line behind the code: that of the closing fence, or behind a last line without an end. */
static struct line *line_behind(const struct layout *layout, struct span code)
{
	struct line *line = layout_line(layout, code.to);
	return line + (code.to > line->span.from && code.to == layout->source->text.length);
}

/* The new code without comments. */
static struct str fence_text(const struct layout *layout, struct span fence)
{
	struct buffer text = buffer_new(layout->arena);
	const struct line *end = line_behind(layout, fence);
	for (const struct line *line = layout_line(layout, fence.from); line < end; line++)
		if (line->kind == LINE_CODE)
			buffer_printf(&text, "%*s%.*s\n", (int)line->indent, "", STR_ARG(line->text));
	return buffer_str(&text);
}

static void mark_fence(struct layout *layout, const struct ast_block *block)
{
	struct line *close = line_behind(layout, block->span);
	struct line *line =
		layout_line(layout, block->bare ? block->span.from : block->fence_span.from);
	if (!block->bare) {
		line->kind = close->kind = LINE_FENCE;
		line->text = str_trim(span_text(line->span));
		close->text = str_trim(span_text(close->span));
		line++;
	}
	for (; line < close; line++)
		layout_classify(line);
}

static void fence_of_block(
	struct layout *layout, const struct ast_def *def, const struct ast_block *block)
{
	struct coder c = { .layout = layout, .fence = block->span };
	struct span whole = block->bare ? block->span : span_join(block->fence_span, block->span);
	c.margin = block->bare ? LEVEL : 0;
	if (!read_fence(layout->arena, def, block->span, &c.marks))
		return;
	read_tokens(layout->arena, block->span, &c.tokens);
	mark_fence(layout, block);
	lay_out_code(&c);
	if (!is_same_code(&c, def, fence_text(layout, block->span))) {
		layout_keep(layout, whole);
		if (!block->bare)
			layout_keep(layout, (struct span){ layout->source, block->span.to, block->span.to });
	}
}

void layout_code(struct layout *layout, const struct ast_file *file)
{
	VEC_EACH (struct ast_def *, def, &file->defs)
		VEC_EACH (struct ast_section *, section, &(*def)->sections)
			if (str_equal_c((*section)->name, "Semantics"))
				VEC_EACH (struct ast_block, block, &(*section)->blocks)
					if (block->kind == AST_FENCE && block->closed)
						fence_of_block(layout, *def, block);
}
