/* SPDX-License-Identifier: MIT */
/* Arguments and values as they are written -> numbers, names and texts, or a report of what was
 * found instead. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "lower/internal.h"

bool lower_expr_number(const struct ast_expr *expr, int64_t *value)
{
	if (expr->kind == AST_NUMBER) {
		*value = (int64_t)expr->number;
		return true;
	}
	if (expr->kind != AST_UNARY || !str_equal_c(expr->text, "-") ||
		expr->operands.items[0]->kind != AST_NUMBER ||
		expr->operands.items[0]->number > (uint64_t)1 << 63)
		return false;
	*value = (int64_t)(0 - expr->operands.items[0]->number);
	return true;
}

bool lower_expr_signed(const struct ast_expr *expr, int64_t *value)
{
	return lower_expr_number(expr, value) && (!*value || (*value < 0) == (expr->kind == AST_UNARY));
}

bool lower_arg_count(struct lowering *l, const struct ast_stmt *stmt, size_t least)
{
	if (stmt->args.count >= least)
		return true;
	return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
		"'%.*s' needs at least %zu argument%s, found %zu", STR_ARG(stmt->keyword), least,
		least == 1 ? "" : "s", stmt->args.count);
}

static const struct ast_expr *argument(
	struct lowering *l, const struct ast_stmt *stmt, size_t index, const char *expected)
{
	if (index < stmt->args.count)
		return stmt->args.items[index];
	diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span, "'%.*s' lacks argument %zu: %s",
		STR_ARG(stmt->keyword), index + 1, expected);
	return NULL;
}

static bool wrong_argument(struct lowering *l, const struct ast_stmt *stmt,
	const struct ast_expr *arg, const char *expected)
{
	return diag_fail(l->diag, CHECK_BAD_ARGUMENT, arg->span, "'%.*s' expects %s",
		STR_ARG(stmt->keyword), expected);
}

bool lower_arg_number(struct lowering *l, const struct ast_stmt *stmt, size_t index, int64_t *value)
{
	if (!lower_arg_bits(l, stmt, index, value))
		return false;
	const struct ast_expr *arg = stmt->args.items[index];
	return lower_expr_signed(arg, value) ||
		   wrong_argument(l, stmt, arg, "a number from -2^63 to 2^63 - 1");
}

/* A number, or a sum of numbers, as values of holes make them. */
static bool expr_sum(const struct ast_expr *expr, int64_t *value)
{
	int64_t more;
	if (expr->kind != AST_BINARY)
		return lower_expr_signed(expr, value);
	return str_equal_c(expr->text, "+") && expr_sum(expr->operands.items[0], value) &&
		   expr_sum(expr->operands.items[1], &more) && !__builtin_add_overflow(*value, more, value);
}

bool lower_arg_sum(struct lowering *l, const struct ast_stmt *stmt, size_t index, int64_t *value)
{
	const struct ast_expr *arg = argument(l, stmt, index, "a number");
	if (!arg)
		return false;
	return expr_sum(arg, value) || wrong_argument(l, stmt, arg, "a number or a sum of numbers");
}

bool lower_arg_bits(struct lowering *l, const struct ast_stmt *stmt, size_t index, int64_t *value)
{
	const struct ast_expr *arg = argument(l, stmt, index, "a number");
	if (!arg)
		return false;
	return lower_expr_number(arg, value) || wrong_argument(l, stmt, arg, "a number");
}

bool lower_arg_name(struct lowering *l, const struct ast_stmt *stmt, size_t index, struct str *name)
{
	const struct ast_expr *arg = argument(l, stmt, index, "a name");
	if (!arg)
		return false;
	if (arg->kind != AST_NAME)
		return wrong_argument(l, stmt, arg, "a name");
	*name = arg->text;
	return true;
}

/* The span excludes the quotes. */
bool lower_arg_text(
	struct lowering *l, const struct ast_stmt *stmt, size_t index, struct span *span)
{
	const struct ast_expr *arg = argument(l, stmt, index, "a text in quotes");
	if (!arg)
		return false;
	if (arg->kind != AST_STRING)
		return wrong_argument(l, stmt, arg, "a text in quotes");
	*span = (struct span){ arg->span.source, arg->span.from + 1, arg->span.to - 1 };
	return true;
}

bool lower_bit_pattern(struct span span, unsigned width, struct cube *cube)
{
	unsigned bits = 0;
	struct str text = span_text(span);
	*cube = (struct cube){ 0 };
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		if (c == ' ' || c == '_')
			continue;
		if (++bits > width || (c != '0' && c != '1' && c != '?'))
			return false;
		cube->mask.lo <<= 1;
		cube->match.lo <<= 1;
		cube->mask.lo |= c != '?';
		cube->match.lo |= c == '1';
	}
	return bits == width;
}

bool lower_duplicate(struct lowering *l, const struct ast_stmt *second, struct span first)
{
	return diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, second->span, first,
		"the first one is here", "duplicate '%.*s'", STR_ARG(second->keyword));
}

_Noreturn void lower_forgotten(const struct ast_stmt *stmt)
{
	fprintf(stderr, "specc: no one lowers '%.*s', a statement of lang/definitions.def\n",
		STR_ARG(stmt->keyword));
	abort();
}

/* ---- values of a type: a number, a name of an enum or of a register ---- */

bool lower_fits(const struct ast_expr *written, uint64_t number, unsigned width)
{
	bool negative = written->kind == AST_UNARY;
	return negative ? 0 - number - 1 <= mask64(width) >> 1 : number <= mask64(width);
}

bool lower_value(
	struct lowering *l, const struct type *type, const struct ast_expr *expr, uint64_t *value)
{
	int64_t number;
	if (type->kind == TYPE_ENUM) {
		/* Names of enumerators may be numbers, so the name as written is looked up first. */
		const struct enumerator *known = type_find_name(type, span_text(expr->span));
		*value = known ? known->value : 0;
		if (known)
			return true;
	} else if (lower_expr_number(expr, &number)) {
		*value = (uint64_t)number & word_mask(0, type->width).lo;
		if (lower_fits(expr, (uint64_t)number, type->width) && cube_set_has(&type->legal, *value))
			return true;
	} else if (type->kind == TYPE_REGISTER && type->file && expr->kind == AST_NAME) {
		if (register_file_find(type->file, expr->text, value))
			return true;
	}
	struct str key = str_printf(
		l->arena, "value %.*s %.*s", STR_ARG(type->name), STR_ARG(span_text(expr->span)));
	if (str_map_put(&l->missing, key, l))
		return false; /* an unknown name is reported only once */
	struct report *report =
		diag_report(l->diag, CHECK_DEFAULT_TYPE, expr->span, "'%.*s' is not a value of type '%.*s'",
			STR_ARG(span_text(expr->span)), STR_ARG(type->name));
	struct str near = type_nearest(type, span_text(expr->span));
	diag_suggest(l->diag, report, NO_SPAN, near);
	type_note_values(l->arena, l->diag, report, type);
	return false;
}
