/* SPDX-License-Identifier: MIT */
/* Reports an integer type whose numbers, times Scale plus Offset, 64 bits cannot hold: a text has a
 * sign and a number below 2^64. */
#include "lower/internal.h"
#include "number/wide.h"

struct extent {
	struct wide least, most;
};

/* The numbers that the bits encode. */
static struct extent coded_extent(const struct type *type)
{
	struct wide half = wide_mask(type->width - 1);
	struct extent extent = { wide_from(0), wide_from(0) };
	switch (type->coding) {
	case CODING_UNSIGNED: return (struct extent){ extent.least, wide_mask(type->width) };
	case CODING_SIGNED: return (struct extent){ wide_not(half), half };
	case CODING_ONES: return (struct extent){ wide_neg(half), half };
	case CODING_TABLE:
		for (size_t i = 0; i < type->table.count; i++) {
			extent.least = wide_lesser(extent.least, wide_from(type->table.items[i]));
			extent.most = wide_greater(extent.most, wide_from(type->table.items[i]));
		}
	}
	return extent;
}

static bool is_within(struct extent inner, struct wide least, struct wide most)
{
	return wide_compare(inner.least, least) >= 0 && wide_compare(inner.most, most) <= 0;
}

void lower_number_range(struct lowering *l, const struct type *type)
{
	struct extent n = coded_extent(type);
	struct wide scale = wide_from(type->scale), offset = wide_from(type->offset);
	n.least = wide_mul(n.least, scale);
	n.most = wide_mul(n.most, scale);
	bool product = is_within(n, wide_neg(wide_mask(64)), wide_mask(64));
	n.least = wide_add(n.least, offset);
	n.most = wide_add(n.most, offset);
	if (!product || !is_within(n, wide_neg(wide_power(63)), wide_mask(64)))
		diag_report(l->diag, CHECK_BAD_ARGUMENT, type->span,
			"the numbers of '%.*s' are %.*s to %.*s; expected at most -2^63 to 2^64 - 1: "
			"fewer bits, or a smaller Scale or Offset",
			STR_ARG(type->name), STR_ARG(wide_text(l->arena, n.least)),
			STR_ARG(wide_text(l->arena, n.most)));
}

void lower_check_accept(struct lowering *l, const struct type *type)
{
	VEC_EACH (struct ast_stmt *, it, &type->ast->statements)
		if ((*it)->kind == AST_STMT_BODY_FIELD_TYPE_ACCEPT && (type->scale > 1 || type->offset))
			diag_report(l->diag, CHECK_BAD_ARGUMENT, (*it)->span,
				"'%.*s' has Scale or Offset, so that numbers modulo 2^width are not those of its "
				"text",
				STR_ARG(type->name));
}
