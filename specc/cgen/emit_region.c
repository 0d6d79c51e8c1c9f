/* SPDX-License-Identifier: MIT */
/* Where a machine computes each node: in the smallest block of the C text that contains all its
 * uses. A select is an `if` with two blocks; a node that only one side uses is computed in that
 * side. Selects by one condition share an `if` unless one depends on another. */
#include "cgen/emit_internal.h"

/* ---- regions ---- */

static struct emit_branch *new_branch(
	struct emitter *e, struct emit_region *parent, const struct core_node *condition)
{
	struct emit_branch *branch = ARENA_NEW(e->arena, struct emit_branch);
	branch->condition = condition;
	for (unsigned side = 0; side < 2; side++)
		branch->sides[side] =
			(struct emit_region){ .parent = parent, .branch = branch, .depth = parent->depth + 1 };
	VEC_PUSH(e->arena, &parent->inner, branch);
	return branch;
}

static struct emit_region *common(struct emit_region *x, struct emit_region *y)
{
	while (x != y) {
		if (x->depth >= y->depth)
			x = x->parent;
		else
			y = y->parent;
	}
	return x;
}

/* Is its value that of an event? */
static bool is_of_event(const struct core_node *n)
{
	return n->op == CORE_LOAD || n->op == CORE_AFTER;
}

/* Records a use of n in a region. Operands without needed bits are not computed. */
static void use(struct emitter *e, const struct core_node *n, struct emit_region *region)
{
	if (!n || !emit_need(e, n)->used || n->op == CORE_CONST)
		return;
	struct emit_region *known = e->regions[n->id];
	region = is_of_event(n) ? &e->root : known ? common(known, region) : region;
	if (region == known)
		return;
	e->regions[n->id] = region;
	VEC_PUSH(e->arena, &region->nodes, n);
}

/* While regions are made: numbers are given when all are known. */
static bool is_inside_branch(const struct emit_region *region, const struct emit_branch *branch)
{
	for (; region && region->branch && region->depth >= branch->sides[0].depth;
		 region = region->parent)
		if (region->branch == branch)
			return true;
	return false;
}

bool emit_is_inside(const struct emit_region *region, const struct emit_branch *branch)
{
	return region->first >= branch->sides[0].first && region->first <= branch->sides[1].last;
}

/* ---- does one depend on another? ---- */

/* Further apart, selects do not share an `if`: a search ends, so that all of them take time in
 * proportion. */
enum { MAX_REACHED = 256, MAX_BRANCHES = 4 };

/* A search for `wanted`, from a branch through all that it needs. */
struct search {
	struct emitter *e;
	const struct core_node *wanted;
	const struct emit_branch *from;
	bool found;
};

static void reach_use(struct search *s, const struct core_node *n)
{
	if (!n || n->id < s->wanted->id || s->e->reached[n->id] == s->e->searches)
		return;
	s->found = s->found || s->e->list.count == MAX_REACHED;
	s->e->reached[n->id] = s->e->searches;
	VEC_PUSH(s->e->arena, &s->e->list, n);
}

static bool is_member(const struct emit_branch *branch, const struct core_node *n)
{
	VEC_EACH (const struct core_node *, it, &branch->selects)
		if (*it == n)
			return true;
	return false;
}

static void reach_inside(struct search *s, const struct emit_branch *branch)
{
	for (unsigned side = 0; side < 2 && !s->found; side++) {
		const struct emit_region *region = &branch->sides[side];
		VEC_EACH (const struct core_node *, it, &region->nodes)
			if (s->e->regions[(*it)->id] == region)
				reach_use(s, *it);
		VEC_EACH (struct emit_branch *, it, &region->inner)
			reach_inside(s, *it);
	}
}

/* A branch is emitted as a whole: everything in it is reached. */
static void reach_branch(struct search *s, struct emit_branch *branch)
{
	if (branch->search == s->e->searches)
		return;
	branch->search = s->e->searches;
	reach_use(s, branch->condition);
	VEC_EACH (const struct core_node *, it, &branch->selects)
		reach_use(s, *it);
	reach_inside(s, branch);
}

/* A load, and what a register holds after a call, wait for all events before. */
static void reach_events(struct search *s, const struct core_node *n)
{
	VEC_EACH (struct core_event, it, &s->e->program->events) {
		const struct core_node *needs[] = { it->condition, it->bank, it->address, it->arguments[0],
			it->arguments[1], it->arguments[2], it->arguments[3] };
		for (unsigned i = 0; i < sizeof needs / sizeof *needs; i++) {
			s->found = s->found || needs[i] == s->wanted;
			reach_use(s, needs[i]);
		}
		VEC_EACH (struct core_write, put, &it->puts) {
			s->found = s->found || put->value == s->wanted;
			reach_use(s, put->value);
		}
		bool is_last = n->op == CORE_AFTER && it == &s->e->program->events.items[n->slot];
		if (it->node == n || is_last)
			break;
	}
}

static void reach_operands(struct search *s, const struct core_node *n)
{
	const struct core_node *operands[] = { n->a, n->b, n->c, n->d };
	bool own = is_member(s->from, n) || is_inside_branch(s->e->regions[n->id], s->from);
	if (is_of_event(n)) {
		reach_events(s, n);
		return;
	}
	for (unsigned i = 0; i < 4; i++) {
		s->found = s->found || (operands[i] == s->wanted && !own);
		reach_use(s, operands[i]);
	}
	if (s->e->branches[n->id] && s->e->branches[n->id] != s->from)
		reach_branch(s, s->e->branches[n->id]);
}

/* Does the branch depend on the select `n` through something outside of the branch? */
static bool waits_for(struct emitter *e, struct emit_branch *branch, const struct core_node *n)
{
	struct search s = { .e = e, .wanted = n, .from = branch };
	e->searches++;
	e->list.count = 0;
	if (branch->condition->id >= n->id && branch->condition != n)
		reach_use(&s, branch->condition);
	reach_branch(&s, branch);
	for (size_t i = 0; i < e->list.count && !s.found; i++)
		reach_operands(&s, e->list.items[i]);
	return s.found || branch->condition == n;
}

/* ---- branches ---- */

static struct emit_branch *branch_for(struct emitter *e, const struct core_node *n)
{
	struct emit_region *region = e->regions[n->id];
	struct emit_branch **place = &e->by_condition[n->a->id], *branch = *place;
	unsigned left = MAX_BRANCHES;
	for (; branch; place = &branch->next, branch = left-- ? *place : NULL)
		if (branch->sides[0].parent == region && !waits_for(e, branch, n))
			break;
	if (branch)
		*place = branch->next;
	else
		branch = new_branch(e, region, n->a);
	branch->next = e->by_condition[n->a->id];
	e->by_condition[n->a->id] = branch;
	VEC_PUSH(e->arena, &branch->selects, n);
	e->branches[n->id] = branch;
	return branch;
}

static void use_operands(struct emitter *e, const struct core_node *n)
{
	struct emit_region *region = e->regions[n->id];
	if (is_of_event(n) || e->branches[n->id])
		return;
	if (n->op == CORE_SELECT) {
		struct emit_branch *branch = branch_for(e, n);
		use(e, n->a, region);
		use(e, n->b, &branch->sides[1]);
		use(e, n->c, &branch->sides[0]);
		return;
	}
	use(e, n->a, region);
	use(e, n->b, region);
	use(e, n->c, region);
	use(e, n->d, region);
}

/* ---- what needs a line of its own ---- */

static bool is_leaf_node(const struct core_node *n)
{
	return !n->a && !n->b && !n->c;
}

/* A constant, or an operand that a line has named. */
static bool is_at_hand(const struct emitter *e, const struct core_node *n)
{
	return n->op == CORE_CONST ||
		   (is_leaf_node(n) && (emit_need(e, n)->users > 1 || e->regions[n->id] == &e->root) &&
			   n->op == CORE_SOURCE);
}

/* Is it a comparison whose operands have a line or are leaves? */
static bool is_comparison_of_names(const struct emitter *e, const struct core_node *n)
{
	return (n->op == CORE_EQ || n->op == CORE_LT) &&
		   (is_leaf_node(n->a) || emit_needs_line(e, n->a)) &&
		   (is_leaf_node(n->b) || emit_needs_line(e, n->b));
}

bool emit_needs_line(const struct emitter *e, const struct core_node *n)
{
	bool in_function = e->regions[n->id] == &e->root;
	if (n->op == CORE_CONST || n->op == CORE_PC || n->op == CORE_NEXT_PC || n->op == CORE_CAUSE ||
		n->op == CORE_BAD_ADDRESS)
		return false;
	if ((n->op == CORE_EQ || n->op == CORE_LT) && is_at_hand(e, n->a) && is_at_hand(e, n->b))
		return false;
	if (n->op == CORE_NOT && n->truth) /* only if its operand would be repeated at each use */
		return emit_need(e, n)->users > 1 && n->a->a && !is_comparison_of_names(e, n->a) &&
			   !emit_needs_line(e, n->a);
	if (n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT ||
		emit_need(e, n)->users > 1 || emit_need(e, n)->deep)
		return true;
	return in_function && (n->name.length || (is_leaf_node(n) && n->op == CORE_SOURCE));
}

static void mark_statements(struct emitter *e)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		const struct emit_region *region = e->regions[(*it)->id];
		if (!region || !emit_needs_line(e, *it))
			continue;
		for (; region->branch; region = region->parent)
			region->branch->is_statement = true;
	}
}

/* ---- roots ---- */

bool emit_is_way(const struct emitter *e, const struct core_node *n)
{
	const struct core_program *program = e->program;
	return n->op == CORE_SELECT && emit_need(e, n)->users == 1 && !program->halt &&
		   program->end == CORE_END_NEXT;
}

static void use_way(struct emitter *e, const struct core_node *n, struct emit_region *region)
{
	if (!n || !emit_is_way(e, n)) {
		use(e, n, region);
		return;
	}
	struct emit_branch *branch = new_branch(e, region, n->a);
	bool early = e->program->writes.count; /* what it needs is read before registers are written */
	e->branches[n->id] = branch;
	use(e, n->a, region);
	use_way(e, n->b, early ? region : &branch->sides[1]);
	use_way(e, n->c, early ? region : &branch->sides[0]);
}

static struct emit_branch *where(struct emitter *e, const struct core_node *condition)
{
	use(e, condition, &e->root);
	return condition ? new_branch(e, &e->root, condition) : NULL;
}

static void use_roots(struct emitter *e)
{
	struct core_program *program = e->program;
	const bool puts_off = e->b->in_place || core_puts_off(program);
	for (size_t i = 0; i < program->events.count; i++) {
		const struct core_event *event = &program->events.items[i];
		e->events[i] = where(e, event->condition); /* LEAVE does not use it */
		struct emit_region *region = e->events[i] ? &e->events[i]->sides[1] : &e->root;
		/* a store needs them twice */
		if (event->kind == CORE_EVENT_STORE && !puts_off)
			region = &e->root;
		use(e, event->node, &e->root);
		use(e, event->bank, region);
		use(e, event->address, region);
		use(e, event->value, region);
		for (unsigned k = 0; k < CORE_MAX_PARAMETERS; k++)
			use(e, event->arguments[k], region);
		VEC_EACH (struct core_write, it, &event->puts)
			use(e, it->value, it->condition || event->kind != CORE_EVENT_CALL ? region : &e->root);
	}
	for (size_t i = 0; i < program->writes.count; i++) {
		use(e, program->writes.items[i].condition, &e->root);
		use(e, program->writes.items[i].index, &e->root);
		use(e, program->writes.items[i].value, &e->root);
	}
	use(e, program->result, &e->root);
	use(e, program->cycles, &e->root);
	use(e, program->halt, &e->root);
	use_way(e, program->pc, &e->root);
}

/* Numbers a region and those inside of it, in the order of the text. */
static void number_region(struct emit_region *region, unsigned *next)
{
	region->first = ++*next;
	VEC_EACH (struct emit_branch *, it, &region->inner)
		for (unsigned side = 0; side < 2; side++)
			number_region(&(*it)->sides[side], next);
	region->last = *next;
}

/* A node of the region `inner` needs `n`: notes it at the branch that n is computed before. */
static void note_need(struct emitter *e, struct emit_region *inner, const struct core_node *n)
{
	const struct emit_region *outer = n ? e->regions[n->id] : NULL;
	if (!outer)
		return;
	while (inner->depth > outer->depth + 1)
		inner = inner->parent;
	if (inner->depth > outer->depth)
		inner->branch->needs_parent = true;
}

/* Which branches need what is computed directly before them? */
static void note_needs(struct emitter *e)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		const struct core_node *n = *it, *operands[] = { n->a, n->b, n->c, n->d };
		struct emit_region *region = e->regions[n->id];
		struct emit_branch *branch = e->branches[n->id];
		for (unsigned i = 0; region && i < 4; i++)
			note_need(e, branch && i ? &branch->sides[i == 1] : region, operands[i]);
	}
}

void emit_place_nodes(struct emitter *e)
{
	size_t count = e->program->nodes.count;
	e->regions = ARENA_ARRAY(e->arena, struct emit_region *, count + 1);
	e->branches = ARENA_ARRAY(e->arena, struct emit_branch *, count + 1);
	e->events = ARENA_ARRAY(e->arena, struct emit_branch *, e->program->events.count + 1);
	e->by_condition = ARENA_ARRAY(e->arena, struct emit_branch *, count + 1);
	e->reached = ARENA_ARRAY(e->arena, unsigned, count + 1);
	use_roots(e);
	while (count-- > 0)
		if (e->regions[e->program->nodes.items[count]->id])
			use_operands(e, e->program->nodes.items[count]);
	mark_statements(e);
	unsigned regions = 0;
	number_region(&e->root, &regions);
	note_needs(e);
}

/* ---- what is left to the slow path ---- */

enum { COSTLY = 12, MAX_ASSUMPTIONS = 4 }; /* COSTLY: operations on one side */

static unsigned cost_of_region_node(const struct emitter *e, const struct core_node *n)
{
	if (n->op == CORE_CONST || is_leaf_node(n))
		return 0;
	if (n->op >= CORE_ROUND && n->op <= CORE_TO_INT)
		return COSTLY;
	if (n->function)
		return n->function->operations;
	return n->op >= CORE_FEQ && n->op <= CORE_FMAX ? COSTLY / 4
		   : emit_need(e, n)->bits > 64            ? 4
												   : 1;
}

/* Adds up the costs of each region. What is inside a branch comes before its first select. */
static void cost_regions(struct emitter *e)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		struct emit_region *region = e->regions[(*it)->id];
		if (region) {
			region->all += cost_of_region_node(e, *it);
			region->least += cost_of_region_node(e, *it);
		}
	}
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		const struct emit_branch *branch = e->branches[(*it)->id];
		if (!branch || (branch->selects.count && branch->selects.items[0] != *it))
			continue; /* once for each branch */
		const struct emit_region *no = &branch->sides[0], *yes = &branch->sides[1];
		no->parent->all += yes->all + no->all;
		no->parent->least += yes->least < no->least ? yes->least : no->least;
	}
}

/* Leaves the costliest side of a branch to the slow path, if the other side has a cheaper path. */
bool core_assume(struct core_builder *b, struct core_program *program)
{
	struct emitter e = { .b = b, .program = program, .arena = b->arena };
	struct core_assumption found = { 0, false };
	unsigned most = COSTLY;
	if (b->assumptions.count == MAX_ASSUMPTIONS)
		return false;
	emit_place_nodes(&e);
	cost_regions(&e);
	VEC_EACH (struct core_node *, it, &program->nodes) {
		const struct emit_branch *branch = e.branches[(*it)->id];
		if (!branch || branch->condition->op == CORE_CONST)
			continue;
		const struct emit_region *no = &branch->sides[0], *yes = &branch->sides[1];
		unsigned cost = yes->least > no->least ? yes->all : no->all;
		if (yes->least == no->least || cost <= most)
			continue;
		most = cost;
		found = (struct core_assumption){ branch->condition->id, yes->least < no->least };
	}
	if (most == COSTLY)
		return false;
	/* an assumption changes the ids of later nodes: assumptions about those are made anew */
	while (b->assumptions.count && b->assumptions.items[b->assumptions.count - 1].id > found.id)
		b->assumptions.count--;
	VEC_PUSH(b->arena, &b->assumptions, found);
	return true;
}
