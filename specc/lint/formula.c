/* SPDX-License-Identifier: MIT */
/* Finds formulas in prose whose operator precedence is easily misread. */
#include "lint/formula.h"

/* A piece of a formula: a word with its dots, a number, or a mark. */
struct formula_token {
	struct str text;
	bool is_operand;
};

struct formula_tokens {
	VEC(struct formula_token) list;
};

static size_t mark_length(struct str text, size_t at)
{
	static const char *const marks[] = { "<<=", ">>=", "==", "!=", "<=", ">=", "&&", "||", "<<",
		">>", "++", "--", "+=", "-=", "*=", "|=", "&=", "^=", NULL };
	size_t length = text_at(text, at, marks);
	return length ? length : 1;
}

/* The end of the token at `at`. */
static size_t end_of_formula_token(struct str text, size_t at, bool *is_operand)
{
	size_t end = str_word_end(text, at + (text.text[at] == '.'));
	*is_operand = end > at + (text.text[at] == '.');
	if (!*is_operand)
		return at + mark_length(text, at);
	while (char_is_digit(text.text[at]) && end < text.length && text.text[end] == '.')
		end = str_word_end(text, end + 1);
	return end;
}

static struct formula_tokens tokens_of_formula(struct arena *arena, struct str text)
{
	struct formula_tokens tokens = { 0 };
	text = str_slice(text, 0, str_find(text, 0, STR("//")));
	for (size_t at = str_skip_blanks(text, 0), end; at < text.length;
		 at = str_skip_blanks(text, end)) {
		struct formula_token token;
		end = end_of_formula_token(text, at, &token.is_operand);
		token.text = str_slice(text, at, end);
		VEC_PUSH(arena, &tokens.list, token);
	}
	return tokens;
}

/* Is token i one of these marks, or an operand where the list begins with an empty text? */
static bool is_any(const struct formula_tokens *tokens, size_t i, const char *const *list)
{
	if (i >= tokens->list.count)
		return false;
	const struct formula_token *token = &tokens->list.items[i];
	return token->is_operand ? !**list : str_is_one_of(token->text, list);
}

/* Is it between two operands? */
static bool is_binary(const struct formula_tokens *tokens, size_t i)
{
	static const char *const ends[] = { "", ")", "]", NULL };
	static const char *const starts[] = { "", "(", "~", "!", NULL };
	return i && is_any(tokens, i - 1, ends) && is_any(tokens, i + 1, starts);
}

/* operand ("&" | "<<" | ">>") operand ("+" | "-") operand, operands being single words here */
void check_formula_text(struct check_run *run, const struct definition *d, struct span line)
{
	static const char *const bit_marks[] = { "&", "<<", ">>", NULL };
	static const char *const sum_marks[] = { "+", "-", NULL };
	static const char *const open[] = { "(", NULL };
	struct str text = span_text(line);
	if (!str_has_one_of(text, bit_marks))
		return;
	struct formula_tokens tokens = tokens_of_formula(run->arena, text);
	for (size_t i = 0; i + 3 < tokens.list.count; i++) {
		if (!is_any(&tokens, i, bit_marks) || !is_binary(&tokens, i) ||
			is_any(&tokens, i + 1, open) || !is_any(&tokens, i + 2, sum_marks) ||
			!is_binary(&tokens, i + 2))
			continue;
		struct str a = tokens.list.items[i].text, b = tokens.list.items[i + 2].text;
		struct report *report = check_report(run, d, CHECK_PRECEDENCE, source_span(line.source, a),
			"'%.*s' next to '%.*s' without parentheses", STR_ARG(a), STR_ARG(b));
		diag_note(run->diag, report, source_span(line.source, b), "'%.*s' binds tighter here",
			STR_ARG(b));
		return;
	}
}
