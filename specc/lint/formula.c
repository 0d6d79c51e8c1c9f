/* Finds formulas in prose whose operators group otherwise than the eye does. */
#include "lint/formula.h"

#include "lint/code.h"

static const struct code_token *at(const struct code_tokens *tokens, size_t i)
{
	static const struct code_token none = { .kind = CODE_MARK };
	return i < tokens->list.count ? &tokens->list.items[i] : &none;
}

static bool is(const struct code_tokens *tokens, size_t i, const char *text)
{
	return i < tokens->list.count && code_is(at(tokens, i), text);
}

static bool is_any(const struct code_tokens *tokens, size_t i, const char *const *list)
{
	for (; *list; list++)
		if (is(tokens, i, *list))
			return true;
	return false;
}

static bool ends_operand(const struct code_tokens *tokens, size_t i)
{
	return i < tokens->list.count &&
		   (at(tokens, i)->kind != CODE_MARK || is(tokens, i, ")") || is(tokens, i, "]"));
}

static bool starts_operand(const struct code_tokens *tokens, size_t i)
{
	return i < tokens->list.count && (at(tokens, i)->kind != CODE_MARK || is(tokens, i, "(") ||
										 is(tokens, i, "~") || is(tokens, i, "!"));
}

static const char *const bit_marks[] = { "&", "<<", ">>", NULL };
static const char *const sum_marks[] = { "+", "-", NULL };

static bool is_binary(const struct code_tokens *tokens, size_t i)
{
	return i && ends_operand(tokens, i - 1) && starts_operand(tokens, i + 1);
}

/* operand ("&" | "<<" | ">>") operand ("+" | "-") operand, operands being single words here */
void check_formula_text(struct check_run *run, const struct definition *d, struct span line)
{
	struct str text = span_text(line);
	bool any = false;
	for (size_t i = 0; i < text.length && !any; i++)
		any = text.text[i] == '&' || text.text[i] == '<' || text.text[i] == '>';
	if (!any)
		return;
	struct code_tokens tokens = code_tokens_of(run->arena, line);
	for (size_t i = 0; i + 3 < tokens.list.count; i++) {
		if (!is_any(&tokens, i, bit_marks) || !is_binary(&tokens, i))
			continue;
		size_t next = i + 2;
		if (is(&tokens, i + 1, "(") || !is_any(&tokens, next, sum_marks) ||
			!is_binary(&tokens, next))
			continue;
		struct str a = at(&tokens, i)->text, b = at(&tokens, next)->text;
		struct report *report = check_report(run, d, CHECK_PRECEDENCE, at(&tokens, i)->span,
			"'%.*s' next to '%.*s' without parentheses", STR_ARG(a), STR_ARG(b));
		diag_note(
			run->diag, report, at(&tokens, next)->span, "'%.*s' binds tighter here", STR_ARG(b));
		return;
	}
}
