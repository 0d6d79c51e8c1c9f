/* SPDX-License-Identifier: MIT */
/* Makes selects of the core form, simplified by what their condition says on each side. */
#include "core/core.h"

struct core_node *core_at_least(struct core_builder *b, struct core_node *x, int64_t least)
{
	struct core_node *n = core_number(b, least);
	return core_select(b, core_compare(b, SEM_OP_LESS, x, n), n, x);
}

static struct core_node *select_node(struct core_builder *b, struct core_node *condition,
	struct core_node *yes, struct core_node *no)
{
	struct core_node node = {
		.op = CORE_SELECT, .truth = yes->truth && no->truth, .a = condition, .b = yes, .c = no
	};
	node.varying = condition->varying || yes->varying || no->varying;
	node.large = yes->large || no->large;
	if (!node.large)
		node.range = range_join(&yes->range, &no->range);
	core_order_range(&node);
	return core_leaf(b, &node);
}

/* A select between truth nodes, one of them constant, as an operator; else NULL. */
static struct core_node *truth_select(struct core_builder *b, struct core_node *condition,
	struct core_node *yes, struct core_node *no)
{
	bool value;
	if (core_is_truth(yes, &value))
		return value ? core_binary(b, CORE_OR, condition, no)
					 : core_binary(b, CORE_AND, core_not(b, condition), no);
	if (core_is_truth(no, &value))
		return value ? core_binary(b, CORE_OR, core_not(b, condition), yes)
					 : core_binary(b, CORE_AND, condition, yes);
	return NULL;
}

/* Moves a condition that is the same for all lanes inwards:
 * c ? x | z : x is x | (c ? z : 0), and c ? u & v & w : 0 is (u & v) & (c ? w : 0). Else NULL. */
static struct core_node *masked(struct core_builder *b, struct core_node *condition,
	struct core_node *yes, struct core_node *no)
{
	int64_t number;
	if (condition->varying || !yes->varying || yes->large || yes->truth || no->truth)
		return NULL;
	if (yes->op == CORE_OR && (yes->a == no || yes->b == no)) {
		struct core_node *other = yes->a == no ? yes->b : yes->a;
		return core_binary(b, CORE_OR, no, core_select(b, condition, other, core_number(b, 0)));
	}
	if (yes->op != CORE_AND || !core_is_number(no, &number) || number ||
		(yes->a->op == CORE_AND) == (yes->b->op == CORE_AND))
		return NULL;
	struct core_node *first = yes->a->op == CORE_AND ? yes->a : yes->b;
	struct core_node *last = first == yes->a ? yes->b : yes->a;
	return core_binary(b, CORE_AND, first, core_select(b, condition, last, no));
}

/* A truth node where the condition holds, or where it does not: it may be constant there. */
static struct core_node *truth_where(
	struct core_builder *b, struct core_node *n, struct core_node *condition, bool holds)
{
	if (holds ? core_implies(condition, n) : core_denies(condition, n))
		return core_truth(b, true);
	if (holds ? core_excludes(condition, n) : core_implies(n, condition))
		return core_truth(b, false);
	return n;
}

enum { MAX_CHAIN = 8 };

/* Has x, an OR, the member p? *rest: the others, or NULL. */
static bool take_disjunct(struct core_builder *b, struct core_node *x, const struct core_node *p,
	unsigned depth, struct core_node **rest)
{
	if (x == p || x->op != CORE_OR || !x->truth || !depth) {
		*rest = NULL;
		return x == p;
	}
	struct core_node *other = x->b;
	bool found = take_disjunct(b, x->a, p, depth - 1, rest);
	if (!found) {
		other = x->a;
		found = take_disjunct(b, x->b, p, depth - 1, rest);
	}
	if (found)
		*rest = *rest ? core_binary(b, CORE_OR, *rest, other) : other;
	return found;
}

/* !p && y as p ? false : y; others as they are. */
static struct core_node opened_and(struct core_builder *b, const struct core_node *n)
{
	bool first = n->a->op == CORE_NOT;
	const struct core_node *negated = first ? n->a : n->b;
	struct core_node opened = *n;
	if (negated->op != CORE_NOT)
		return opened;
	opened.op = CORE_SELECT;
	opened.a = negated->a;
	opened.b = core_truth(b, false);
	opened.c = first ? n->b : n->a;
	return opened;
}

/* p || q ? (p ? x : y) : z as p ? x : (q ? y : z): a chain of choices without the conditions that
 * one of them has been made. Else NULL. */
static struct core_node *chained(struct core_builder *b, struct core_node *condition,
	struct core_node *yes, struct core_node *no)
{
	struct core_node *rest;
	struct core_node opened;
	if (condition->op != CORE_OR || b->inside == MAX_CHAIN)
		return NULL;
	if (yes->truth && yes->op == CORE_AND) {
		opened = opened_and(b, yes);
		yes = &opened;
	}
	if (yes->op != CORE_SELECT || !take_disjunct(b, condition, yes->a, MAX_CHAIN, &rest) || !rest)
		return NULL;
	b->inside++;
	struct core_node *other = core_select(b, rest, yes->c, no);
	if (other->op == CORE_SELECT && !other->hint)
		other->hint = yes->hint;
	struct core_node *chain = yes == &opened && other->op == CORE_SELECT
								  ? select_node(b, yes->a, yes->b, other)
								  : core_select(b, yes->a, yes->b, other);
	b->inside--;
	return chain;
}

struct core_node *core_select(struct core_builder *b, struct core_node *condition,
	struct core_node *yes, struct core_node *no)
{
	enum { MAX_INSIDE = 6 };
	bool value;
	if (core_is_truth(condition, &value) || yes == no)
		return yes == no || value ? yes : no;
	if (condition->op == CORE_NOT)
		return core_select(b, condition->a, no, yes);
	yes = core_side_where(yes, condition, true);
	no = core_side_where(no, condition, false);
	if (core_side_where(no, condition, true) == yes)
		return no;
	if (core_side_where(yes, condition, false) == no)
		return yes;
	bool truth = yes->truth && no->truth;
	if (truth) {
		yes = truth_where(b, yes, condition, true);
		no = truth_where(b, no, condition, false);
	}
	struct core_node *simple =
		truth ? truth_select(b, condition, yes, no) : masked(b, condition, yes, no);
	if (!simple)
		simple = chained(b, condition, yes, no);
	if (simple)
		return simple;
	if (yes->op == CORE_SELECT && no->op == CORE_SELECT && yes->a == no->a && yes->a->varying &&
		!condition->varying && b->inside < MAX_INSIDE) {
		b->inside++; /* move the uniform condition inwards, where two may become one */
		struct core_node *other = core_select(b, condition, yes->c, no->c);
		struct core_node *one = core_select(b, condition, yes->b, no->b);
		b->inside--;
		return core_select(b, yes->a, one, other);
	}
	return select_node(b, condition, yes, no);
}
