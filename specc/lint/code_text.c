/* Turns lines of formulas into tokens. */
#include "lint/code.h"
#include "lint/internal.h"

static struct span without_comment(struct span line)
{
	struct str text = span_text(line);
	for (size_t i = 0; i + 1 < text.length; i++)
		if (text.text[i] == '/' && text.text[i + 1] == '/')
			return span_trim(span_part(line, 0, i));
	return span_trim(line);
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
	bool dot = text.text[at] == '.' && at + 1 < text.length && char_is_word(text.text[at + 1]);
	if (dot || char_begins_word(text.text[at])) {
		bool member = dot && before && at && text.text[at - 1] != ' ' &&
					  (before->kind == CODE_WORD || code_is(before, "]") || code_is(before, ")"));
		*kind = !dot ? CODE_WORD : member ? CODE_MEMBER : CODE_DOT;
		for (end = at + dot; end < text.length && char_is_word(text.text[end]);)
			end++;
		return end - at;
	}
	if (char_is_digit(text.text[at])) {
		*kind = CODE_NUMBER;
		while (end < text.length && (char_is_word(text.text[end]) || text.text[end] == '.'))
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
