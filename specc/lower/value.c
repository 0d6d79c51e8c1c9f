/* SPDX-License-Identifier: MIT */
/* Values as they are written: a number, a name of an enum or of a register, for a type. */
#include "lower/internal.h"

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
