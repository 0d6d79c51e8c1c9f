/* SPDX-License-Identifier: MIT */
/* Statements of field types that take words and numbers: Relative<>, Unused<value, ignored>. */
#include "lower/internal.h"

/* ---- displacements ---- */

static void set_relative(struct type *type, const int64_t numbers[3])
{
	type->relative_from = (unsigned)numbers[0];
	type->relative_step = (unsigned)numbers[1];
	type->relative_align = (unsigned)numbers[2];
}

/* Relative<from, step, align>; false if an argument is something else. */
static bool read_relative(const struct ast_stmt *stmt, struct type *type, int64_t numbers[3])
{
	struct ast_expr *const *args = stmt->args.items;
	size_t count = stmt->args.count;
	type->relative_next = count && args[0]->kind == AST_NAME && str_equal_c(args[0]->text, "next");
	if (count > 3 || (count && args[0]->kind == AST_NAME && !type->relative_next))
		return false;
	for (size_t i = type->relative_next; i < count; i++)
		if (!lower_expr_number(args[i], &numbers[i]))
			return false;
	return numbers[0] >= 0 && numbers[0] <= 255 && numbers[1] >= 1 && numbers[1] <= 4096 &&
		   numbers[2] >= 1 && numbers[2] <= 4096;
}

void lower_relative(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	int64_t numbers[3] = { 0, 1, 1 }; /* from, step, align */
	type->relative = true;
	set_relative(type, numbers);
	if (read_relative(stmt, type, numbers))
		set_relative(type, numbers);
	else
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected Relative<from, step, align>: from 0 to 255 or next, the others 1 to 4096");
}

/* ---- bits that do not matter ---- */

void lower_ignored(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	struct str name;
	if (stmt->args.count == 1 || !lower_arg_name(l, stmt, 1, &name))
		return;
	type->ignored = str_equal_c(name, "ignored") && stmt->args.count == 2;
	if (!type->ignored)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[1]->span,
			"expected Unused<value>; or Unused<value, ignored>;");
	else if (!cube_set_is_all(&type->legal))
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[1]->span,
			"bits that are ignored have any value, but not all %u-bit values are legal in '%.*s'",
			type->width, STR_ARG(type->name));
}
