/* SPDX-License-Identifier: MIT */
/* Turns the text of an expression into a tree: operators of C over numbers, characters, symbols and
 * the current address. The longest text that is an expression counts. */
#include "asm/internal.h"

#include "codec/alias.h"
#include "number/text.h"

#define MAX_NESTING   200
#define MAX_OPERATORS 4000 /* in one expression */

struct reader {
	struct assembler *as;
	struct str text;
	size_t at;
	const struct text_origin *origin;
	bool build;    /* else the text is only looked at */
	bool compound; /* it is more than a number with its sign */
	unsigned nesting, operators;
	const char *expected; /* what ended the reading is not that; NULL: no expression at all */
};

static bool read_choice(struct reader *r, struct expr *expr);

/* ---- text ---- */

bool is_name_start(char c)
{
	return char_begins_word(c) || c == '.';
}

bool is_name(char c)
{
	return is_name_start(c) || char_is_digit(c);
}

size_t name_end(struct str text, size_t at)
{
	while (at < text.length && is_name(text.text[at]))
		at++;
	return at;
}

bool asm_is_name(struct str name)
{
	return name.length && is_name_start(name.text[0]) && !str_equal(name, STR(".")) &&
		   name_end(name, 0) == name.length;
}

static char peek_char(struct str text, size_t at)
{
	return at < text.length ? text.text[at] : '\0';
}

static bool stands(struct str text, size_t at, struct str what)
{
	return what.length && what.length <= text.length - at &&
		   !memcmp(text.text + at, what.text, what.length);
}

bool is_line_end(const struct assembler *as, struct str text, size_t at)
{
	return at >= text.length || stands(text, at, as->isa->comment);
}

/* An expression of this kind; its place is the byte of the file that byte `at` comes from. */
static struct expr expr_at(const struct reader *r, enum expr_kind kind, size_t at)
{
	const struct text_origin *origin = r->origin;
	for (; origin && origin->expansion; origin = origin->up)
		if (!alias_offset(origin->expansion, at, &at))
			at = 0;
	return (struct expr){ .kind = (uint8_t)kind, .at = (origin ? origin->base : 0) + (uint32_t)at };
}

/* ---- operands ---- */

static unsigned digit(char c, unsigned base)
{
	unsigned value = (unsigned)hex_digit(c);
	return value < base ? value : 16;
}

/* Reads the rest of an escape after the backslash. */
static size_t read_escape(struct str text, size_t at, uint32_t *code)
{
	static const char letters[] = "ntrabfve\\'\"", values[] = "\n\t\r\a\b\f\v\033\\'\"";
	char c = peek_char(text, at);
	const char *letter = c ? strchr(letters, c) : NULL;
	unsigned base = c == 'x' ? 16 : 8, most = c == 'x' ? 2 : 3;
	if (letter) {
		*code = (unsigned char)values[letter - letters];
		return at + 1;
	}
	size_t from = at + (c == 'x'), end = from;
	for (*code = 0; end < from + most && digit(peek_char(text, end), base) < 16; end++)
		*code = *code * base + digit(peek_char(text, end), base);
	return end > from && *code < 256 ? end : 0;
}

size_t read_character(struct str text, size_t at, uint32_t *code, bool *is_byte)
{
	*is_byte = peek_char(text, at) == '\\';
	if (*is_byte)
		return read_escape(text, at + 1, code);
	size_t used = at < text.length ? utf8_decode(str_slice(text, at, text.length), code) : 0;
	return used ? at + used : 0;
}

static bool read_quoted_char(struct reader *r, struct expr *expr)
{
	uint32_t code;
	bool is_byte;
	size_t end = read_character(r->text, r->at + 1, &code, &is_byte);
	if (!end || peek_char(r->text, end) != '\'')
		return false;
	*expr = expr_at(r, EXPR_NUMBER, r->at);
	expr->number = code;
	r->at = end + 1;
	r->compound = true;
	return true;
}

static bool read_local(struct reader *r, uint64_t number, size_t end, struct expr *expr)
{
	*expr = expr_at(r, EXPR_SYMBOL, r->at);
	if (r->build)
		expr->symbol = symbol_local(r->as, number, peek_char(r->text, end) == 'b');
	r->at = end + 1;
	r->compound = true;
	return true;
}

static bool read_expr_number(struct reader *r, struct expr *expr)
{
	struct str prefix = r->as->isa->hex_prefix, rest = str_slice(r->text, r->at, r->text.length);
	bool overflow = false, own = prefix.length && str_starts_with(rest, prefix);
	uint64_t number = 0;
	size_t used = 0;
	if (own) {
		rest = str_slice(rest, prefix.length, rest.length);
		used = number_read_digits(rest.text, rest.length, 16, &number, &overflow);
		used += used ? prefix.length : 0;
	}
	if (!used) {
		rest = str_slice(r->text, r->at, r->text.length);
		used = number_read_integer(rest.text, rest.length, &number, &overflow);
	}
	size_t end = r->at + used;
	char next = peek_char(r->text, end);
	if (overflow)
		r->expected = "a number below 2 to the power of 64";
	if (!used || overflow)
		return false;
	if ((next == 'b' || next == 'f') && !is_name(peek_char(r->text, end + 1)))
		return read_local(r, number, end, expr);
	if (is_name(next))
		return false;
	*expr = expr_at(r, EXPR_NUMBER, r->at);
	expr->number = number;
	r->at = end;
	return true;
}

static bool read_symbol_name(struct reader *r, struct expr *expr)
{
	size_t end = name_end(r->text, r->at);
	r->compound = true;
	*expr = expr_at(r, EXPR_HERE, r->at);
	if (end > r->at + 1 || r->text.text[r->at] != '.') {
		expr->kind = EXPR_SYMBOL;
		expr->symbol = symbol_find(r->as, str_slice(r->text, r->at, end));
		if (expr->symbol->state == SYMBOL_RESERVED)
			return false;
	}
	r->at = end;
	return true;
}

static bool read_parentheses(struct reader *r, struct expr *expr)
{
	r->at++;
	r->compound = true;
	if (!read_choice(r, expr))
		return false;
	r->at = str_skip_blanks(r->text, r->at);
	return peek_char(r->text, r->at++) == ')';
}

static const struct expr *keep_expr(struct reader *r, const struct expr *expr)
{
	if (!r->build)
		return NULL;
	struct expr *kept = ARENA_NEW(r->as->arena, struct expr);
	*kept = *expr;
	return kept;
}

static bool read_unary(struct reader *r, struct expr *expr);

static bool read_signed(struct reader *r, struct expr *expr)
{
	char sign = peek_char(r->text, r->at);
	size_t at = r->at++;
	struct expr operand;
	r->compound |= sign != '-';
	if (!read_unary(r, &operand))
		return false;
	if (sign == '-' && operand.kind == EXPR_NUMBER && !operand.negative) {
		*expr = expr_at(r, EXPR_NUMBER, at);
		expr->number = operand.number;
		expr->negative = true;
		return true;
	}
	r->compound = true;
	*expr = expr_at(r, EXPR_UNARY, at);
	expr->op = (uint8_t)sem_op_find((struct str){ &sign, 1 });
	expr->left = keep_expr(r, &operand);
	return true;
}

static bool nests_too_deep(struct reader *r)
{
	_Static_assert(MAX_NESTING == 200, "as the text says");
	r->expected = "an expression with at most 200 nested signs and parentheses";
	return false;
}

/* [ "-" | "~" | "!" | "+" ] ( number | character | name | "(" expression ")" ) */
static bool read_unary(struct reader *r, struct expr *expr)
{
	if (r->nesting++ == MAX_NESTING)
		return nests_too_deep(r);
	r->at = str_skip_blanks(r->text, r->at);
	char c = peek_char(r->text, r->at);
	bool good;
	if (is_line_end(r->as, r->text, r->at))
		good = false;
	else if (c == '-' || c == '~' || c == '!' || c == '+')
		good = read_signed(r, expr);
	else if (c == '(')
		good = read_parentheses(r, expr);
	else if (c == '\'')
		good = read_quoted_char(r, expr);
	else if (is_name_start(c))
		good = read_symbol_name(r, expr);
	else
		good = read_expr_number(r, expr);
	r->nesting--;
	return good;
}

/* Operands with operators of this level or above between them; goes back in front of an operator
 * after which there is no operand. */
static bool read_binary(struct reader *r, unsigned lowest, struct expr *expr)
{
	if (!read_unary(r, expr))
		return false;
	for (;;) {
		size_t back = r->at, at = str_skip_blanks(r->text, back);
		struct str rest = str_slice(r->text, at, r->text.length);
		enum sem_op op = is_line_end(r->as, r->text, at) ? SEM_OP_NONE : sem_op_at_front(rest);
		unsigned level = sem_op_constant_level(op);
		struct expr right;
		if (level < lowest || r->operators >= MAX_OPERATORS)
			return true;
		bool compound = r->compound;
		r->at = at + sem_op_text(op).length;
		r->operators++;
		if (!read_binary(r, level + 1, &right)) {
			r->at = back;
			r->compound = compound;
			return true;
		}
		struct expr left = *expr;
		*expr = expr_at(r, EXPR_BINARY, at);
		expr->op = (uint8_t)op;
		expr->left = keep_expr(r, &left);
		expr->right = keep_expr(r, &right);
		r->compound = true;
	}
}

/* binary [ "?" choice ":" choice ] */
static bool read_choice(struct reader *r, struct expr *expr)
{
	if (r->nesting == MAX_NESTING)
		return nests_too_deep(r);
	if (!read_binary(r, 1, expr))
		return false;
	size_t back = r->at, at = str_skip_blanks(r->text, back);
	struct expr ways, yes, no;
	if (peek_char(r->text, at) != '?')
		return true;
	r->nesting++;
	r->at = at + 1;
	bool good = read_choice(r, &yes);
	r->at = str_skip_blanks(r->text, r->at);
	good = good && peek_char(r->text, r->at++) == ':' && read_choice(r, &no);
	r->nesting--;
	if (!good) {
		r->at = back;
		return true;
	}
	ways = expr_at(r, EXPR_CHOICE, at);
	ways.left = keep_expr(r, &yes);
	ways.right = keep_expr(r, &no);
	struct expr condition = *expr;
	*expr = expr_at(r, EXPR_CHOICE, at);
	expr->left = keep_expr(r, &condition);
	expr->right = keep_expr(r, &ways);
	r->compound = true;
	return true;
}

size_t expr_read(struct assembler *as, struct str text, size_t at, const struct text_origin *origin,
	struct expr *expr)
{
	struct reader r = { .as = as, .text = text, .at = at, .origin = origin, .build = true };
	if (read_choice(&r, expr))
		return r.at;
	as->expected = r.expected ? r.expected : "an expression";
	return 0;
}

/* A dotted word belongs to the word that it directly follows, and is not a symbol. */
size_t expr_scan(struct assembler *as, struct str text, size_t at)
{
	struct reader r = { .as = as, .text = text, .at = at };
	struct expr expr;
	if (peek_char(text, at) == '(' && (as->bare || at == as->not_at))
		return 0;
	if (peek_char(text, at) == '.' && at && char_is_word(text.text[at - 1]))
		return 0;
	return read_choice(&r, &expr) && r.compound ? r.at : 0;
}
