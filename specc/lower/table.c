/* SPDX-License-Identifier: MIT */
/* Tables of numbers: the statement Table<...> of a field type, a list or an expression. */
#include "isa/condition.h"
#include "lower/internal.h"

#include <stdlib.h>

/* The value of `bits` in the expression of a table. */
static bool name_table_bits(void *user, struct str name, struct value *value)
{
	value->number = *(const int64_t *)user;
	return str_equal_c(name, "bits");
}

static int compare_table_entries(const void *a, const void *b)
{
	const int64_t *const *x = a, *const *y = b;
	return **x != **y ? (**x > **y) - (**x < **y) : (*x > *y) - (*x < *y);
}

/* The bits whose number is not that of lower ones. */
static struct cube_set first_of_each(struct arena *arena, const struct type *type)
{
	size_t count = type->table.count, kept = 0;
	const int64_t **sorted = ARENA_ARRAY(arena, const int64_t *, count);
	uint64_t *bits = ARENA_ARRAY(arena, uint64_t, count);
	for (size_t i = 0; i < count; i++)
		sorted[i] = &type->table.items[i];
	qsort(sorted, count, sizeof *sorted, compare_table_entries);
	for (size_t i = 0; i < count; i++)
		if (!i || *sorted[i] != *sorted[i - 1])
			bits[kept++] = (uint64_t)(sorted[i] - type->table.items);
	struct cube_set set = cube_set_numbers(arena, type->width, bits, kept);
	return cube_set_compact(arena, &set);
}

enum { FORMULA_WIDTH_MAX = 13 };

/* Table<expression> */
static void type_formula(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	const struct ast_expr *formula = stmt->args.items[0];
	struct value value;
	type->poisoned = true;
	if (type->width > FORMULA_WIDTH_MAX) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, formula->span,
			"a computed table has at most %d bits; '%.*s' has %u", FORMULA_WIDTH_MAX,
			STR_ARG(type->name), type->width);
		return;
	}
	for (int64_t bits = 0; bits <= (int64_t)mask64(type->width); bits++) {
		if (!condition_eval(l->diag, formula, name_table_bits, &bits, &value))
			return;
		if (value.text.length) {
			diag_report(l->diag, CHECK_CONDITION, formula->span, "this is not a number");
			return;
		}
		VEC_PUSH(l->arena, &type->table, value.number);
	}
	type->poisoned = false;
	type->formula = span_text(formula->span);
	type->legal = first_of_each(l->arena, type);
}

void lower_table(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	int64_t only;
	type->kind = TYPE_INTEGER;
	type->coding = CODING_TABLE;
	if (stmt->args.count == 1 && !lower_expr_signed(stmt->args.items[0], &only)) {
		type_formula(l, stmt, type);
		return;
	}
	for (size_t i = 0; i < stmt->args.count; i++) {
		int64_t number;
		if (lower_arg_number(l, stmt, i, &number))
			VEC_PUSH(l->arena, &type->table, number);
	}
	if (!type->table.count || type->table.count - 1 > mask64(type->width))
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"a table of %u bit%s has 1 to 2^%u numbers; found %zu", type->width,
			type->width == 1 ? "" : "s", type->width, type->table.count);
	else
		type->legal = cube_set_range(l->arena, type->width, 0, type->table.count - 1);
}
