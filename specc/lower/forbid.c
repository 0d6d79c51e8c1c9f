/* SPDX-License-Identifier: MIT */
/* Forbid<...> of a type -> its legal values without those that the numbers and patterns name. */
#include "lower/internal.h"

/* Forbid<"1?00">; */
static void forbid_pattern(
	struct lowering *l, const struct ast_stmt *stmt, size_t i, struct type *type)
{
	struct cube cube;
	struct span bits, quoted = stmt->args.items[i]->span;
	if (!lower_arg_text(l, stmt, i, &bits))
		return;
	if (!lower_bit_pattern(bits, type->width, &cube)) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, quoted,
			"expected a 0, 1 or ? for each of the %u bits of '%.*s'", type->width,
			STR_ARG(type->name));
		return;
	}
	struct cube_set all = cube_set_none(type->width);
	VEC_PUSH(l->arena, &all.cubes, cube);
	if (!cube_set_meet(l->arena, &type->legal, &all).cubes.count)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, quoted,
			"'%.*s' has no value with these bits, which could be forbidden", STR_ARG(type->name));
	type->legal = cube_set_minus(l->arena, &type->legal, &all);
}

void lower_forbid(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	for (size_t i = 0; i < stmt->args.count; i++) {
		int64_t number;
		if (stmt->args.items[i]->kind == AST_STRING) {
			forbid_pattern(l, stmt, i, type);
			continue;
		}
		if (!lower_arg_bits(l, stmt, i, &number))
			continue;
		struct word word = { (uint64_t)number & mask64(type->width), 0 };
		if (!cube_set_contains(&type->legal, word) || word.lo != (uint64_t)number)
			type->poisoned = !diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[i]->span,
				"%lld is not a value of '%.*s' and cannot be forbidden", (long long)number,
				STR_ARG(type->name));
		struct cube_set one = cube_set_single(l->arena, type->width, word);
		type->legal = cube_set_minus(l->arena, &type->legal, &one);
	}
}
