/* SPDX-License-Identifier: MIT */
/* Blanks between the tokens of a line: a small machine that follows brackets, and whether an
 * operand or an operator comes next. */
#include "fmt/internal.h"

enum bracket_kind {
	BRACKET_NONE, /* outside of all brackets */
	BRACKET_ROUND,
	BRACKET_HEAD, /* of a condition */
	BRACKET_SQUARE,
	BRACKET_SLICE,
	BRACKET_LIST, /* {a, b} */
	BRACKET_BODY,
	BRACKET_ANGLE,
	BRACKET_BARS
};

struct bracket {
	enum bracket_kind kind;
	unsigned questions; /* '?' whose ':' is still to come */
};

static struct bracket *inner(const struct spacing *s)
{
	return &s->open.items[s->open.count - 1];
}

static void push_bracket(struct spacing *s, enum bracket_kind kind)
{
	VEC_PUSH(s->arena, &s->open, (struct bracket){ .kind = kind });
}

static void pop(struct spacing *s)
{
	if (s->open.count > 1)
		s->open.count--;
}

void spacing_start(struct spacing *spacing, struct arena *arena, enum spacing_language language)
{
	*spacing = (struct spacing){ .arena = arena, .language = language };
	push_bracket(spacing, BRACKET_NONE);
}

bool is_punct_token(const struct token *token, const char *punct)
{
	return token->kind == TOKEN_PUNCT && str_equal_c(token->text, punct);
}

/* Does "[" after an operand begin x[a : b]? */
static bool is_slice(const struct token *open, const struct token *end)
{
	size_t depth = 0, questions = 0;
	for (const struct token *t = open; t < end; t++) {
		if (is_punct_token(t, "(") || is_punct_token(t, "[") || is_punct_token(t, "{"))
			depth++;
		else if ((is_punct_token(t, ")") || is_punct_token(t, "]") || is_punct_token(t, "}")) &&
				 --depth == 0)
			return false;
		else if (depth == 1 && is_punct_token(t, "?"))
			questions++;
		else if (depth == 1 && is_punct_token(t, ":") && !questions--)
			return true;
	}
	return false;
}

static bool space_word(struct spacing *s, const struct token *token, enum token_role role)
{
	static const char *const heads[] = { "if", "for", "while", "switch", NULL };
	static const char *const labels[] = { "case", "default", NULL };
	bool member = token->kind == TOKEN_DOT && (s->operand || s->language != SPACING_CODE);
	if (role == ROLE_KEYWORD) {
		s->head = str_is_one_of(token->text, heads);
		s->body = str_equal_c(token->text, "else");
		s->in_label = str_is_one_of(token->text, labels);
	}
	/* in code a name after an operand is a modifier between two operands */
	bool between = s->operand && token->kind == TOKEN_NAME && s->language == SPACING_CODE;
	s->operand = role == ROLE_NONE && !between;
	return !member;
}

static bool opening(
	struct spacing *s, const struct token *token, bool head, bool body, const struct token *end)
{
	bool operand = s->operand;
	s->operand = false;
	s->tight = true;
	if (is_punct_token(token, "(")) {
		push_bracket(s, head ? BRACKET_HEAD : BRACKET_ROUND);
		return !operand;
	}
	if (is_punct_token(token, "[")) {
		push_bracket(s, operand && is_slice(token, end) ? BRACKET_SLICE : BRACKET_SQUARE);
		return !operand;
	}
	push_bracket(s, body ? BRACKET_BODY : BRACKET_LIST);
	s->tight = !body;
	s->empty = body;
	return true;
}

static bool closing(struct spacing *s)
{
	enum bracket_kind kind = inner(s)->kind;
	bool empty = s->empty;
	pop(s);
	s->body = kind == BRACKET_HEAD;
	s->operand = kind != BRACKET_HEAD && kind != BRACKET_BODY && kind != BRACKET_ANGLE;
	return kind == BRACKET_BODY && !empty;
}

static bool colon(struct spacing *s)
{
	struct bracket *bracket = inner(s);
	s->operand = false;
	if (bracket->questions) {
		bracket->questions--;
		return true;
	}
	s->tight = bracket->kind == BRACKET_SLICE;
	return bracket->kind != BRACKET_SLICE && !s->in_label;
}

static bool bar(struct spacing *s)
{
	if (s->operand)
		return closing(s);
	push_bracket(s, BRACKET_BARS);
	s->tight = true;
	return true;
}

static bool angle(struct spacing *s)
{
	push_bracket(s, BRACKET_ANGLE);
	s->operand = false;
	s->tight = true;
	return s->language == SPACING_MEMBER;
}

static bool begins_angle(const struct spacing *s, const struct token *token)
{
	bool has_angle = s->language == SPACING_STATEMENT || s->language == SPACING_MEMBER;
	bool applies = s->language == SPACING_STATEMENT && !s->value; /* a type with arguments */
	return has_angle && (!s->angle || applies) && s->open.count == 1 && is_punct_token(token, "<");
}

static bool operator(struct spacing *s, const struct token *token)
{
	bool prefix = sem_op_is_prefix(token->op) && !s->operand;
	bool in_slice = inner(s)->kind == BRACKET_SLICE && !is_punct_token(token, "?");
	s->operand = false;
	s->value = s->value || is_punct_token(token, "=") || is_punct_token(token, "==");
	s->tight = prefix || in_slice;
	inner(s)->questions += is_punct_token(token, "?");
	return prefix || !in_slice;
}

static bool space_punct(struct spacing *s, const struct token *token, const struct spacing *before,
	const struct token *end)
{
	if (is_punct_token(token, "(") || is_punct_token(token, "[") || is_punct_token(token, "{"))
		return opening(s, token, before->head, before->body, end);
	if (is_punct_token(token, ")") || is_punct_token(token, "]") || is_punct_token(token, "}"))
		return closing(s);
	if (is_punct_token(token, ">") && inner(s)->kind == BRACKET_ANGLE)
		return closing(s);
	if (is_punct_token(token, ",") || is_punct_token(token, ";")) {
		s->operand = false;
		return false;
	}
	if (is_punct_token(token, ":"))
		return colon(s);
	if (is_punct_token(token, "++") || is_punct_token(token, "--"))
		return false;
	if (is_punct_token(token, "@")) {
		s->operand = false;
		s->tight = true;
		return false;
	}
	bool bars = is_punct_token(token, "|") && s->language == SPACING_CODE;
	if (bars && (!s->operand || inner(s)->kind == BRACKET_BARS))
		return bar(s);
	if (begins_angle(s, token)) {
		s->angle = true;
		return angle(s);
	}
	return operator(s, token);
}

bool spacing_blank(struct spacing *spacing, const struct token *token, enum token_role role,
	const struct token *end)
{
	struct spacing before = *spacing;
	spacing->started = true;
	spacing->tight = spacing->head = spacing->body = spacing->empty = false;
	spacing->op = token->op;
	spacing->label = before.in_label && is_punct_token(token, ":") && !inner(&before)->questions &&
					 inner(&before)->kind != BRACKET_SLICE;
	bool blank = token->kind == TOKEN_PUNCT ? space_punct(spacing, token, &before, end)
											: space_word(spacing, token, role);
	if (spacing->label)
		spacing->in_label = false;
	bool joins = before.op == token->op && token->op && token->text.length == 1; /* "- -", "| |" */
	return before.started && (joins || (blank && !before.tight));
}

bool spacing_in_body(const struct spacing *spacing)
{
	return inner(spacing)->kind == BRACKET_BODY;
}
