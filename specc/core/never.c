/* SPDX-License-Identifier: MIT */
/* What one condition says about another: tests of one value against constants, and combinations of
 * conditions. */
#include "core/core.h"

/* x is in the range, or outside of it. */
struct test {
	const struct core_node *x;
	struct sem_range range;
	bool outside;
};

/* What is known about a value if the truth node n is `holds`; x is NULL if n is not such a test. */
static struct test test_of(const struct core_node *n, bool holds)
{
	struct wide one = wide_from(1);
	struct test test = { 0 };
	for (; n->op == CORE_NOT; n = n->a)
		holds = !holds;
	if ((n->op != CORE_EQ && n->op != CORE_LT) || n->a->large || n->b->large)
		return test;
	bool turned = n->a->op == CORE_CONST;
	const struct core_node *x = turned ? n->b : n->a, *k = turned ? n->a : n->b;
	struct wide least = x->range.lo, most = x->range.hi, number = k->range.lo;
	if (k->op != CORE_CONST)
		return test;
	test.x = x;
	if (n->op == CORE_EQ) {
		test.range = k->range;
		test.outside = !holds;
	} else if (turned) {
		test.range = holds ? range_of(wide_add(number, one), most) : range_of(least, number);
	} else {
		test.range = holds ? range_of(least, wide_sub(number, one)) : range_of(number, most);
	}
	return test;
}

/* Can x never be x_holds while y is y_holds, as far as tests of one value against constants say? */
static bool tests_exclude(
	const struct core_node *x, bool x_holds, const struct core_node *y, bool y_holds)
{
	struct test a = test_of(x, x_holds), b = test_of(y, y_holds);
	if (!a.x || a.x != b.x || (a.outside && b.outside))
		return false;
	if (a.outside)
		return range_is_number(&b.range) && wide_compare(a.range.lo, b.range.lo) == 0;
	if (b.outside)
		return range_is_number(&a.range) && wide_compare(a.range.lo, b.range.lo) == 0;
	return wide_compare(a.range.hi, b.range.lo) < 0 || wide_compare(b.range.hi, a.range.lo) < 0;
}

bool core_never_both(const struct core_node *x, const struct core_node *y, bool hold)
{
	return tests_exclude(x, hold, y, hold);
}

/* ---- combinations ---- */

enum { MAX_DEPTH = 6 };

static bool is_contrary(const struct core_node *x, const struct core_node *y)
{
	return (x->op == CORE_NOT && x->a == y) || (y->op == CORE_NOT && y->a == x) ||
		   core_never_both(x, y, true);
}

static bool excludes_within(const struct core_node *x, const struct core_node *y, unsigned depth);

static bool implies_within(const struct core_node *x, const struct core_node *y, unsigned depth)
{
	if (x == y || !depth || tests_exclude(x, true, y, false))
		return x == y || depth;
	if (y->op == CORE_AND)
		return implies_within(x, y->a, depth - 1) && implies_within(x, y->b, depth - 1);
	if (x->op == CORE_AND)
		return implies_within(x->a, y, depth - 1) || implies_within(x->b, y, depth - 1);
	if (y->op == CORE_OR)
		return implies_within(x, y->a, depth - 1) || implies_within(x, y->b, depth - 1);
	return y->op == CORE_NOT && excludes_within(x, y->a, depth - 1);
}

static bool excludes_within(const struct core_node *x, const struct core_node *y, unsigned depth)
{
	if (is_contrary(x, y) || !depth)
		return is_contrary(x, y);
	if (x->op == CORE_AND)
		return excludes_within(x->a, y, depth - 1) || excludes_within(x->b, y, depth - 1);
	if (y->op == CORE_AND)
		return excludes_within(x, y->a, depth - 1) || excludes_within(x, y->b, depth - 1);
	if (y->op == CORE_OR)
		return excludes_within(x, y->a, depth - 1) && excludes_within(x, y->b, depth - 1);
	if (y->op == CORE_NOT)
		return implies_within(x, y->a, depth - 1);
	return x->op == CORE_NOT && implies_within(y, x->a, depth - 1);
}

bool core_implies(const struct core_node *x, const struct core_node *y)
{
	return x->truth && y->truth && implies_within(x, y, MAX_DEPTH);
}

bool core_excludes(const struct core_node *x, const struct core_node *y)
{
	return x->truth && y->truth && excludes_within(x, y, MAX_DEPTH);
}

static bool denies_within(const struct core_node *x, const struct core_node *y, unsigned depth)
{
	if ((x->op == CORE_NOT && x->a == y) || (y->op == CORE_NOT && y->a == x) ||
		core_never_both(x, y, false))
		return true;
	return x->op == CORE_OR && depth &&
		   (denies_within(x->a, y, depth - 1) || denies_within(x->b, y, depth - 1));
}

bool core_denies(const struct core_node *x, const struct core_node *y)
{
	return x->truth && y->truth && denies_within(x, y, MAX_DEPTH);
}

struct core_node *core_side_where(
	struct core_node *n, const struct core_node *condition, bool holds)
{
	for (unsigned left = MAX_DEPTH; n->op == CORE_SELECT && left; left--) {
		const struct core_node *test = n->a;
		bool yes = holds ? core_implies(condition, test)
						 : test->op == CORE_NOT && core_implies(test->a, condition);
		bool no = holds ? core_excludes(condition, test) : core_implies(test, condition);
		if (!yes && !no)
			break;
		n = yes ? n->b : n->c;
	}
	return n;
}
