/* SPDX-License-Identifier: MIT */
/* C statements that combine the values of all participating lanes. */
#include "base/never.h"
#include "cgen/emit_internal.h"

/* What lanes that do not participate contribute. */
static struct wide emit_neutral(const struct core_node *n)
{
	switch (n->fold) {
	case SEM_FOLD_AND: return wide_from(-1);
	case SEM_FOLD_MIN: return n->a->range.hi;
	case SEM_FOLD_MAX: return n->a->range.lo;
	case SEM_FOLD_ADD:
	case SEM_FOLD_OR:
	case SEM_FOLD_XOR: return wide_from(0);
	case SEM_FOLD_NONE: break;
	}
	NEVER();
}

/* x op y, op being < or >. */
static struct c_expr *emit_less(struct emitter *e, unsigned bits, bool sign, struct c_expr *x,
	enum c_operator op, struct c_expr *y)
{
	enum c_type type = !sign ? emit_type(bits) : bits == 64 ? C_SIGNED64 : C_SIGNED32;
	if (bits > 64)
		return emit_wide_call(e, C_BOOL, bits, sign ? "_less_signed" : "_less", op == C_LT ? x : y,
			op == C_LT ? y : x);
	return c_binary(e->c, c_cast(e->c, type, x), op, c_cast(e->c, type, y));
}

/* Combines one lane's contribution with those before. */
static void emit_joined(struct emitter *e, const struct core_node *n, unsigned bits,
	struct c_expr *all, struct c_expr *given)
{
	static const enum c_operator signs[] = {
		[SEM_FOLD_ADD] = C_ADD, [SEM_FOLD_AND] = C_AND, [SEM_FOLD_OR] = C_OR, [SEM_FOLD_XOR] = C_XOR
	};
	if (n->fold > SEM_FOLD_XOR) {
		enum c_operator op = n->fold == SEM_FOLD_MIN ? C_LT : C_GT;
		struct c_expr *wins = emit_less(e, bits, wide_is_negative(n->a->range.lo), given, op, all);
		c_assign(e->c, all, C_SET, c_choose(e->c, wins, given, all));
	} else if (bits > 64) {
		c_assign(e->c, all, C_SET, emit_arithmetic(e, bits, all, signs[n->fold], given));
	} else {
		c_assign(e->c, all, signs[n->fold], given);
	}
}

void emit_fold(struct emitter *e, const struct core_node *n)
{
	unsigned from = emit_need(e, n->a)->bits == 1 ? 32 : emit_need(e, n->a)->bits;
	unsigned bits =
		n->fold <= SEM_FOLD_XOR ? emit_need(e, n)->bits : from; /* min and max need all bits */
	bool sign = wide_is_negative(n->a->range.lo);
	struct c_expr *row = emit_row(e, n->a, from), *none = emit_number(e, emit_neutral(n), bits);
	struct c_expr *all = c_let(e->c, emit_type(bits), emit_name(e, n), none);
	c_loop(e->c, false);
	struct c_expr *value = emit_convert(e, c_element(e->c, row, e->lane), from, bits, sign);
	struct c_expr *given = c_let(e->c, emit_type(bits), STR("contribution"),
		c_choose(e->c, emit_lane_bit(e, e->mask), value, none));
	emit_joined(e, n, bits, all, given);
	c_end(e->c);
	e->variables[n->id] = emit_convert(e, all, bits, emit_need(e, n)->bits, sign);
}

void emit_ballot(struct emitter *e, const struct core_node *n)
{
	struct c_expr *lanes = c_binary(e->c, emit_mask(e, n->a), C_AND, e->mask);
	e->variables[n->id] = c_let(e->c, emit_type(emit_need(e, n)->bits), emit_name(e, n), lanes);
}
