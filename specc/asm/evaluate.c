/* SPDX-License-Identifier: MIT */
/* Evaluates expressions exactly, with addresses and numbers kept apart. */
#include "base/never.h"
#include "asm/internal.h"

#include <stdarg.h>

#define MAX_DEPTH 10000 /* operators and symbols inside each other */

struct evaluation {
	struct assembler *as;
	const struct asm_file *file; /* of the expression in hand */
	struct location line;        /* what `.` means */
	bool now;                    /* labels have no addresses yet */
	bool silent;
};

static bool evaluate_expr(struct evaluation *e, const struct expr *expr, struct value *value);

static bool fail_expression(const struct evaluation *e, uint32_t at, uint32_t length,
	const char *format, ...) __attribute__((format(printf, 4, 5)));

static bool fail_expression(
	const struct evaluation *e, uint32_t at, uint32_t length, const char *format, ...)
{
	va_list arguments;
	if (e->silent)
		return false;
	va_start(arguments, format);
	const char *message = arena_vprintf(e->as->arena, format, arguments);
	va_end(arguments);
	asm_error(e->as, (struct place){ e->file, at, at + length }, "%s", message);
	return false;
}

uint64_t location_address(const struct assembler *as, struct location location)
{
	if (location.fragment < as->fragments.count)
		return as->fragments.items[location.fragment].address + location.offset;
	if (!as->fragments.count)
		return 0;
	const struct fragment *last = &as->fragments.items[as->fragments.count - 1];
	return last->address + last->size;
}

/* ---- symbols ---- */

static bool run_equated(struct evaluation *e, const struct expr *expr, struct value *value)
{
	struct asm_symbol_entry *symbol = expr->symbol;
	uint32_t length = (uint32_t)symbol->name.length;
	if (symbol->visiting) {
		if (!e->silent)
			symbol->poisoned = true;
		return fail_expression(
			e, expr->at, length, "'%.*s' is defined in terms of itself", STR_ARG(symbol->name));
	}
	if (symbol->known_in == e->as->evaluations || symbol->known_in == KNOWN_ALWAYS) {
		e->as->addresses += symbol->known_in != KNOWN_ALWAYS;
		*value = symbol->known;
		return true;
	}
	uint64_t addresses = e->as->addresses;
	struct evaluation inner = { e->as, symbol->place.file, symbol->location, e->now, e->silent };
	symbol->visiting = true;
	bool good = evaluate_expr(&inner, &symbol->expr, value);
	symbol->visiting = false;
	if (!good && !e->silent)
		symbol->poisoned = true;
	if (good) {
		symbol->known = *value;
		symbol->known_in = addresses == e->as->addresses ? KNOWN_ALWAYS : e->as->evaluations;
	}
	return good;
}

static bool run_symbol(struct evaluation *e, const struct expr *expr, struct value *value)
{
	struct asm_symbol_entry *symbol = expr->symbol;
	uint32_t length = (uint32_t)symbol->name.length;
	if (symbol->poisoned)
		return false;
	if (symbol->state == SYMBOL_EQUATED)
		return run_equated(e, expr, value);
	if (symbol->state == SYMBOL_LABEL && !e->now) {
		e->as->addresses++;
		*value = (struct value){ (asm_number)location_address(e->as, symbol->location), true };
		return true;
	}
	if (!e->silent)
		symbol->poisoned = !e->now;
	if (e->now)
		return fail_expression(
			e, expr->at, length, "the value of '%.*s' must be known here", STR_ARG(symbol->name));
	return fail_expression(e, expr->at, length, "'%.*s' is not defined", STR_ARG(symbol->name));
}

/* ---- operators ---- */

static const asm_number most_positive = UINT64_MAX;

static bool keep_within(struct evaluation *e, const struct expr *expr, const struct value *value)
{
	return (value->number <= most_positive && value->number >= -most_positive) ||
		   fail_expression(e, expr->at, 1, "the result is too large: numbers have 64 bits");
}

static asm_number magnitude_of_number(asm_number n)
{
	return n < 0 ? -n : n;
}

static bool shift_number(struct evaluation *e, const struct expr *expr, asm_number left,
	asm_number right, asm_number *result)
{
	if (right < 0 || right > 127)
		return fail_expression(e, expr->at, 2, "expected a shift count from 0 to 127");
	if (expr->op == SEM_OP_RIGHT) {
		*result = left >> right;
		return true;
	}
	asm_number size = magnitude_of_number(left);
	if (size && (right > 64 || size > most_positive >> right)) {
		*result = most_positive + 1; /* reported as too large */
		return true;
	}
	*result = left * ((asm_number)1 << right);
	return true;
}

static bool divide_numbers(struct evaluation *e, const struct expr *expr, asm_number left,
	asm_number right, asm_number *result)
{
	if (!right)
		return fail_expression(e, expr->at, 1, "division by zero");
	*result = expr->op == SEM_OP_DIVIDE ? left / right : left % right;
	return true;
}

/* Both operands are below 2^64 in magnitude, so nothing overflows. */
static bool calculate_numbers(
	struct evaluation *e, const struct expr *expr, asm_number a, asm_number b, asm_number *result)
{
	switch (expr->op) {
	case SEM_OP_PLUS: *result = a + b; return true;
	case SEM_OP_MINUS: *result = a - b; return true;
	case SEM_OP_TIMES:
		*result = !a || magnitude_of_number(b) <= most_positive / magnitude_of_number(a)
					  ? a * b
					  : most_positive + 1;
		return true;
	case SEM_OP_DIVIDE:
	case SEM_OP_REMAINDER: return divide_numbers(e, expr, a, b, result);
	case SEM_OP_LEFT:
	case SEM_OP_RIGHT: return shift_number(e, expr, a, b, result);
	case SEM_OP_AND: *result = a & b; return true;
	case SEM_OP_OR: *result = a | b; return true;
	case SEM_OP_XOR: *result = a ^ b; return true;
	case SEM_OP_LESS: *result = a < b; return true;
	case SEM_OP_GREATER: *result = a > b; return true;
	case SEM_OP_AT_MOST: *result = a <= b; return true;
	case SEM_OP_AT_LEAST: *result = a >= b; return true;
	case SEM_OP_EQUALS: *result = a == b; return true;
	case SEM_OP_DIFFERS: *result = a != b; return true;
	case SEM_OP_EITHER:
	case SEM_OP_BOTH: /* run_binary */
	case SEM_OP_INVERT:
	case SEM_OP_NOT:
	case SEM_OP_NONE: break;
	}
	NEVER();
}

static bool run_binary(struct evaluation *e, const struct expr *expr, struct value *value)
{
	struct value left, right;
	if (!evaluate_expr(e, expr->left, &left))
		return false;
	bool is_and = expr->op == SEM_OP_BOTH, is_or = expr->op == SEM_OP_EITHER;
	if ((is_and && !left.number) || (is_or && left.number)) {
		*value = (struct value){ is_or, false };
		return true;
	}
	if (!evaluate_expr(e, expr->right, &right))
		return false;
	*value = (struct value){ 0, false };
	if (is_and || is_or) {
		value->number = right.number != 0;
		return true;
	}
	if (!calculate_numbers(e, expr, left.number, right.number, &value->number))
		return false;
	if (expr->op == SEM_OP_PLUS)
		value->is_address = left.is_address != right.is_address;
	if (expr->op == SEM_OP_MINUS)
		value->is_address = left.is_address && !right.is_address;
	return keep_within(e, expr, value);
}

static bool run_unary(struct evaluation *e, const struct expr *expr, struct value *value)
{
	struct value operand;
	if (!evaluate_expr(e, expr->left, &operand))
		return false;
	*value = (struct value){ operand.number, false };
	if (expr->op == SEM_OP_MINUS)
		value->number = -operand.number;
	else if (expr->op == SEM_OP_NOT)
		value->number = !operand.number;
	else if (expr->op == SEM_OP_INVERT)
		value->number = -operand.number - 1;
	else if (expr->op == SEM_OP_PLUS)
		value->is_address = operand.is_address;
	else
		NEVER();
	return keep_within(e, expr, value);
}

static bool evaluate_node(struct evaluation *e, const struct expr *expr, struct value *value)
{
	struct value condition;
	switch ((enum expr_kind)expr->kind) {
	case EXPR_NUMBER:
		*value = (struct value){ (asm_number)expr->number, false };
		if (expr->negative)
			value->number = -value->number;
		return true;
	case EXPR_HERE:
		if (e->now)
			return fail_expression(
				e, expr->at, 1, "the value must be known here, but it depends on an address");
		e->as->addresses++;
		*value = (struct value){ (asm_number)location_address(e->as, e->line), true };
		return true;
	case EXPR_SYMBOL: return run_symbol(e, expr, value);
	case EXPR_UNARY: return run_unary(e, expr, value);
	case EXPR_BINARY: return run_binary(e, expr, value);
	case EXPR_CHOICE:
		if (!evaluate_expr(e, expr->left, &condition))
			return false;
		return evaluate_expr(e, condition.number ? expr->right->left : expr->right->right, value);
	}
	return false;
}

static bool evaluate_expr(struct evaluation *e, const struct expr *expr, struct value *value)
{
	if (expr->kind == EXPR_NUMBER)
		return evaluate_node(e, expr, value);
	if (e->as->depth == MAX_DEPTH)
		return fail_expression(
			e, expr->at, 1, "more than %d nested symbols and operators", MAX_DEPTH);
	e->as->depth++;
	bool good = evaluate_node(e, expr, value);
	e->as->depth--;
	return good;
}

bool evaluate(struct assembler *as, const struct expr *expr, const struct asm_file *file,
	struct location line, struct value *value)
{
	struct evaluation e = { as, file, line, false, !as->final };
	as->evaluations += !as->final; /* then no address changes any more */
	return evaluate_expr(&e, expr, value);
}

bool evaluate_now(struct assembler *as, const struct expr *expr, const struct asm_file *file,
	bool silent, asm_number *number)
{
	struct value value;
	struct evaluation e = { as, file, as->here, true, silent };
	as->evaluations++;
	if (!evaluate_expr(&e, expr, &value))
		return false;
	*number = value.number;
	return true;
}
