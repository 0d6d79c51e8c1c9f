/* SPDX-License-Identifier: MIT */
/* The ranges of choices by the order of two values. */
#include "core/core.h"

/* The range that n has if x has this one. */
static struct sem_range range_by(
	const struct core_node *n, const struct core_node *x, const struct sem_range *range)
{
	struct sem_range result;
	if (n == x)
		return *range;
	if (n->op == CORE_NOT && n->a == x)
		return range_not(range);
	if (n->op == CORE_SUB && n->b == x && n->a->op == CORE_CONST &&
		range_sub(&result, &n->a->range, range))
		return result;
	return n->range;
}

/* The range of a select by x < k, for a constant k, if its sides depend on x. */
static void ordered_sides(struct core_node *n)
{
	const struct core_node *x = n->a->a, *k = n->a->b;
	struct sem_range below, other, yes, no;
	if (n->a->op != CORE_LT || n->large || k->op != CORE_CONST || x->op == CORE_CONST)
		return;
	below = range_of(x->range.lo, wide_sub(k->range.lo, wide_from(1)));
	other = range_of(k->range.lo, x->range.hi);
	range_meet(&below, &x->range);
	range_meet(&other, &x->range);
	yes = range_by(n->b, x, &below);
	no = range_by(n->c, x, &other);
	n->range = range_join(&yes, &no);
}

/* x < y ? x : y and x < y ? y : x have the ranges of a minimum and a maximum. */
static void order_range(struct core_node *n)
{
	const struct core_node *c = n->a;
	struct sem_range range;
	if (c->op != CORE_LT || n->large)
		return;
	if (c->a == n->b && c->b == n->c)
		range = range_min(&n->b->range, &n->c->range);
	else if (c->a == n->c && c->b == n->b)
		range = range_max(&n->b->range, &n->c->range);
	else
		return;
	range_meet(&n->range, &range);
}

void core_order_range(struct core_node *n)
{
	ordered_sides(n);
	order_range(n);
}
