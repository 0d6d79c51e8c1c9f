/* SPDX-License-Identifier: MIT */
/* Tests of one value against constants that exclude each other. */
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

bool core_never_both(const struct core_node *x, const struct core_node *y, bool hold)
{
	struct test a = test_of(x, hold), b = test_of(y, hold);
	if (!a.x || a.x != b.x || (a.outside && b.outside))
		return false;
	if (a.outside)
		return range_is_number(&b.range) && wide_compare(a.range.lo, b.range.lo) == 0;
	if (b.outside)
		return range_is_number(&a.range) && wide_compare(a.range.lo, b.range.lo) == 0;
	return wide_compare(a.range.hi, b.range.lo) < 0 || wide_compare(b.range.hi, a.range.lo) < 0;
}
