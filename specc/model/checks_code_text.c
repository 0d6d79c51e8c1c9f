/* Turns the fences of __Semantics into blocks, and lines into tokens. */
#include "model/checks_code.h"
#include "model/checks_internal.h"
#include "model/template_header.h"

static struct span without_comment(struct span line)
{
	struct str text = span_text(line);
	for (size_t i = 0; i + 1 < text.length; i++)
		if (text.text[i] == '/' && text.text[i + 1] == '/')
			return span_trim(span_part(line, 0, i));
	return span_trim(line);
}

/* name {"." name} operands ":" in column 0; `case .X:` and `name(...)` are none. */
static bool is_header(struct span line, struct span *header)
{
	struct span code = without_comment(line);
	struct str text = span_text(code);
	size_t at = 0;
	if (code.from != line.from || text.length < 2 || !word_start(text.text[0]) ||
		text.text[text.length - 1] != ':')
		return false;
	while (at < text.length && (word_char(text.text[at]) || text.text[at] == '.'))
		at++;
	*header = span_trim(span_part(code, 0, text.length - 1));
	return text.text[at] == ' ' || text.text[at] == ':';
}

static bool has_text(const struct header_texts *texts, struct str text)
{
	for (size_t i = 0; i < texts->list.count; i++)
		if (str_equal(texts->list.items[i], text))
			return true;
	return false;
}

/* A template of the family and a colon; or nearly so, where a template is an expression. */
static bool is_expression(
	struct arena *arena, const struct header_texts *texts, struct span line, struct span *header)
{
	struct span code = without_comment(line);
	struct str text = span_text(code);
	if (code.from != line.from || text.length < 2 || text.text[text.length - 1] != ':')
		return false;
	*header = span_trim(span_part(code, 0, text.length - 1));
	if (has_text(texts, header_text_normal(arena, span_text(*header))))
		return true;
	for (size_t i = 0; i < text.length; i++)
		if (text.text[i] == ';' || text.text[i] == '?')
			return false;
	return texts->has_expression && !str_starts_with(text, STR("case ")) &&
		   !str_starts_with(text, STR("default")) && !str_ends_with(text, STR("):"));
}

static bool is_helper(struct span line)
{
	struct span code = without_comment(line);
	struct str text = span_text(code);
	return code.from == line.from && text.length > 2 && word_start(text.text[0]) &&
		   text.text[text.length - 1] == ':' && text.text[text.length - 2] == ')';
}

static void fence_blocks(struct arena *arena, const struct header_texts *texts,
	struct code_blocks *blocks, struct span fence)
{
	struct span rest = fence, line, header;
	struct code_block *open = NULL;
	while (span_line(&rest, &line)) {
		if (is_helper(line))
			open = NULL;
		if (is_header(line, &header) || is_expression(arena, texts, line, &header)) {
			struct code_block block = { header, { line.source, line.to, line.to } };
			VEC_PUSH(arena, &blocks->list, block);
			open = &blocks->list.items[blocks->list.count - 1];
		} else if (open)
			open->body.to = line.to;
	}
}

struct header_texts header_texts_of(
	struct arena *arena, const struct isa *isa, const struct definition *optype)
{
	struct header_texts texts = { .has_expression = false };
	VEC_EACH (struct template *, it, &optype->templates) {
		struct str text = template_header_text(arena, isa, *it);
		if (text.length)
			VEC_PUSH(arena, &texts.list, text);
		texts.has_expression = texts.has_expression || template_is_expression(isa, *it);
	}
	return texts;
}

struct code_blocks code_blocks_of(
	struct arena *arena, const struct isa *isa, const struct definition *optype)
{
	struct header_texts texts = header_texts_of(arena, isa, optype);
	struct code_blocks blocks = { 0 };
	VEC_EACH (struct section, section, &optype->sections)
		if (str_equal_c(section->name, "Semantics"))
			VEC_EACH (struct ast_block, it, &section->ast->blocks)
				if (it->kind == AST_FENCE)
					fence_blocks(arena, &texts, &blocks, it->span);
	return blocks;
}

/* ---- tokens ---- */

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static size_t mark_length(struct str text, size_t at)
{
	static const char *const marks[] = { "<<=", ">>=", "==", "!=", "<=", ">=", "&&", "||", "<<",
		">>", "++", "--", "+=", "-=", "*=", "|=", "&=", "^=" };
	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
		struct str mark = str_from_c(marks[i]);
		if (str_equal(str_slice(text, at, at + mark.length), mark))
			return mark.length;
	}
	return 1;
}

/* Length of the token at `at`; kind tells which. */
static size_t token_length(
	struct str text, size_t at, const struct code_token *before, enum code_token_kind *kind)
{
	size_t end = at;
	bool dot = text.text[at] == '.' && at + 1 < text.length && word_char(text.text[at + 1]);
	if (dot || word_start(text.text[at])) {
		bool member = dot && before && at && text.text[at - 1] != ' ' &&
					  (before->kind == CODE_WORD || code_is(before, "]") || code_is(before, ")"));
		*kind = !dot ? CODE_WORD : member ? CODE_MEMBER : CODE_DOT;
		for (end = at + dot; end < text.length && word_char(text.text[end]);)
			end++;
		return end - at;
	}
	if (is_digit(text.text[at])) {
		*kind = CODE_NUMBER;
		while (end < text.length && (word_char(text.text[end]) || text.text[end] == '.'))
			end++;
		return end - at;
	}
	*kind = CODE_MARK;
	return mark_length(text, at);
}

struct code_tokens code_tokens_of(struct arena *arena, struct span line)
{
	struct code_tokens tokens = { 0 };
	struct span code = without_comment(line);
	struct str text = span_text(code);
	for (size_t at = 0; at < text.length;) {
		size_t count = tokens.list.count;
		const struct code_token *before = count ? &tokens.list.items[count - 1] : NULL;
		enum code_token_kind kind;
		if (text.text[at] == ' ' || text.text[at] == '\t') {
			at++;
			continue;
		}
		size_t length = token_length(text, at, before, &kind);
		bool dot = kind == CODE_DOT || kind == CODE_MEMBER;
		struct code_token token = { kind, span_part(code, at, at + length),
			str_slice(text, at + dot, at + length) };
		VEC_PUSH(arena, &tokens.list, token);
		at += length;
	}
	return tokens;
}

bool code_is(const struct code_token *token, const char *text)
{
	return token->kind != CODE_DOT && token->kind != CODE_MEMBER && str_equal_c(token->text, text);
}
