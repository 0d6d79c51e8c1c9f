/* SPDX-License-Identifier: MIT */
/* Nodes of the core form: random expressions over small inputs, computed both from the tree that
 * was requested and from the resulting node. Values, ranges and the bits kept by core_plan are
 * compared with plain 128-bit integers. */
#include "unit.h"
#include "core/core.h"

__extension__ typedef __int128 int128;
__extension__ typedef unsigned __int128 uint128;

enum { INPUTS = 6, MAX_BITS = 90, TREES = 4000, NODES = 4096 };

/* ---- random numbers, the same in every run ---- */

static uint64_t seed = 88172645463325252u;

static unsigned below(unsigned n)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return (unsigned)(seed >> 20) % n;
}

/* ---- integers ---- */

static int128 power(unsigned n)
{
	return (int128)((uint128)1 << n);
}

static int128 floored(int128 x, int128 y)
{
	int128 q = x / y;
	return q * y != x && (x < 0) != (y < 0) ? q - 1 : q;
}

static int128 slice_of(int128 x, unsigned lsb, unsigned width)
{
	return floored(x, power(lsb)) - floored(x, power(lsb + width)) * power(width);
}

static int128 number_of(struct wide w)
{
	return (int128)((uint128)w.limb[1] << 64 | w.limb[0]);
}

/* ---- what was requested ---- */

enum act {
	INPUT,
	NUMBER,
	ADD,
	SUB,
	MUL,
	AND,
	OR,
	XOR,
	NOT,
	SHL,
	SHR,
	DIV,
	MOD,
	EXTRACT,
	EXTEND,
	INSERT,
	BIT,
	EQUAL,
	NOT_EQUAL,
	LESS,
	MORE,
	AT_MOST,
	AT_LEAST,
	SELECT,
	FLOOR,
	ACTS
};

struct tree {
	enum act act;
	const struct tree *a, *b, *c;
	unsigned input, lsb, width;
	int128 number;
	bool truth;
	unsigned bits; /* -2^bits <= value < 2^bits */
	struct core_node *node;
};

struct world {
	struct arena arena;
	struct isa isa;
	struct core_builder b;
	int128 inputs[INPUTS];
	int128 values[NODES]; /* of nodes, by id */
};

static int128 tree_value(const struct world *w, const struct tree *t)
{
	int128 x = t->a ? tree_value(w, t->a) : 0, y = t->b ? tree_value(w, t->b) : 0;
	switch (t->act) {
	case INPUT: return w->inputs[t->input];
	case NUMBER: return t->number;
	case ADD: return x + y;
	case SUB: return x - y;
	case MUL: return x * y;
	case AND: return x & y;
	case OR: return x | y;
	case XOR: return x ^ y;
	case NOT: return t->truth ? 1 - x : -x - 1;
	case SHL: return x * power((unsigned)y);
	case SHR: return floored(x, power((unsigned)y));
	case DIV: return floored(x, y);
	case MOD: return x - floored(x, y) * y;
	case EXTRACT: return slice_of(x, t->lsb, t->width);
	case EXTEND:
		x = slice_of(x, 0, t->width);
		return x >= power(t->width - 1) ? x - power(t->width) : x;
	case INSERT:
		return x + (slice_of(y, 0, t->width) - slice_of(x, t->lsb, t->width)) * power(t->lsb);
	case BIT: return slice_of(x, (unsigned)y, 1);
	case EQUAL: return x == y;
	case NOT_EQUAL: return x != y;
	case LESS: return x < y;
	case MORE: return x > y;
	case AT_MOST: return x <= y;
	case AT_LEAST: return x >= y;
	case SELECT: return x ? y : tree_value(w, t->c);
	case FLOOR: return x < t->number ? t->number : x;
	case ACTS: break;
	}
	fail();
	return 0;
}

/* ---- the meaning of a node, according to core.h ---- */

static int128 node_value(
	const struct core_node *n, int128 x, int128 y, int128 z, const int128 *inputs)
{
	switch (n->op) {
	case CORE_CONST: return number_of(n->range.lo);
	case CORE_SOURCE: return inputs[n->slot];
	case CORE_ADD: return x + y;
	case CORE_SUB: return x - y;
	case CORE_MUL: return (int128)((uint128)x * (uint128)y);
	case CORE_DIV: return floored(x, y);
	case CORE_MOD: return x - floored(x, y) * y;
	case CORE_SHL: return y > 126 ? 0 : (int128)((uint128)x << (unsigned)y);
	case CORE_SHR: return y > 126 ? (x < 0 ? -1 : 0) : x >> (unsigned)y;
	case CORE_AND: return x & y;
	case CORE_OR: return x | y;
	case CORE_XOR: return x ^ y;
	case CORE_NOT: return n->truth ? 1 - x : ~x;
	case CORE_EXTRACT: return x >> n->lsb & (power(n->width) - 1);
	case CORE_EXTEND: return (int128)((uint128)x << (128 - n->width)) >> (128 - n->width);
	case CORE_SELECT: return x ? y : z;
	case CORE_EQ: return x == y;
	case CORE_LT: return x < y;
	default: break;
	}
	fail_msg("a node of another kind: %d", (int)n->op);
	return 0;
}

static void run_nodes(struct world *w)
{
	VEC_EACH (struct core_node *, it, &w->b.program->nodes) {
		const struct core_node *n = *it;
		int128 x = n->a ? w->values[n->a->id] : 0, y = n->b ? w->values[n->b->id] : 0;
		int128 z = n->c ? w->values[n->c->id] : 0;
		w->values[n->id] = node_value(n, x, y, z, w->inputs);
	}
}

static bool in_range(const struct sem_range *r, int128 value)
{
	bool found = r->set_count == 0;
	for (unsigned i = 0; i < r->set_count; i++)
		found = found || r->set[i] == value;
	return found && number_of(r->lo) <= value && value <= number_of(r->hi) &&
		   (value & number_of(r->zeros)) == 0 && (~value & number_of(r->ones)) == 0;
}

/* ---- making both ---- */

static unsigned most(unsigned x, unsigned y)
{
	return x > y ? x : y;
}

static unsigned length_of(int128 n)
{
	unsigned bits = 0;
	while (n < -power(bits) || n >= power(bits))
		bits++;
	return bits;
}

static struct tree *tree_new(
	struct world *w, enum act act, const struct tree *a, const struct tree *b)
{
	struct tree *t = ARENA_NEW(&w->arena, struct tree);
	t->act = act;
	t->a = a;
	t->b = b;
	return t;
}

static const struct tree *number(struct world *w, int64_t n)
{
	struct tree *t = tree_new(w, NUMBER, NULL, NULL);
	t->number = n;
	t->bits = length_of(n);
	t->node = core_number(&w->b, n);
	return t;
}

/* 0: 0..15, 1: -8..7, 2: truth, 3: 32 bits, 4: 1..7, 5: truth that differs between lanes */
static const struct tree *input(struct world *w, unsigned i)
{
	static const int64_t low[] = { 0, -8, 0, 0, 1, 0 };
	static const int64_t high[] = { 15, 7, 1, 0xFFFFFFFF, 7, 1 };
	struct tree *t = tree_new(w, INPUT, NULL, NULL);
	struct core_node leaf = { .op = CORE_SOURCE, .slot = i, .truth = i == 2 || i == 5 };
	leaf.varying = i == 0 || i == 3 || i == 5;
	leaf.range = range_of(wide_from(low[i]), wide_from(high[i]));
	t->input = i;
	t->truth = leaf.truth;
	t->bits = length_of(high[i]);
	t->node = core_leaf(&w->b, &leaf);
	return t;
}

static const struct tree *leaf(struct world *w)
{
	static const int64_t numbers[] = { 0, 1, -1, 2, 3, 4, 7, 8, 15, 16, -2, -8, 255, 0xFFFFFFFF,
		0x80000000 };
	if (below(3))
		return input(w, below(INPUTS));
	return number(w, numbers[below(sizeof numbers / sizeof *numbers)]);
}

static const struct tree *random_tree(struct world *w, unsigned depth);

static const struct tree *random_truth(struct world *w, unsigned depth)
{
	for (unsigned i = 0; i < 50; i++) {
		const struct tree *t = random_tree(w, depth);
		if (t->truth)
			return t;
	}
	return input(w, below(2) ? 2 : 5);
}

/* A shift count. */
static const struct tree *count(struct world *w)
{
	return below(2) ? number(w, below(40)) : below(2) ? input(w, 0) : input(w, 4);
}

static void arithmetic(struct world *w, struct tree *t)
{
	static const enum core_op ops[] = { [ADD] = CORE_ADD,
		[SUB] = CORE_SUB,
		[MUL] = CORE_MUL,
		[AND] = CORE_AND,
		[OR] = CORE_OR,
		[XOR] = CORE_XOR,
		[SHL] = CORE_SHL,
		[SHR] = CORE_SHR,
		[DIV] = CORE_DIV,
		[MOD] = CORE_MOD };
	unsigned a = t->a->bits, b = t->b->bits;
	if (t->act == MUL && a + b >= MAX_BITS)
		t->act = ADD;
	if (t->act == SHL && a + 40 > MAX_BITS)
		t->act = SHR;
	t->node = core_binary(&w->b, ops[t->act], t->a->node, t->b->node);
	t->truth = (t->act == AND || t->act == OR || t->act == XOR) && t->a->truth && t->b->truth;
	t->bits = t->act == MUL   ? a + b + 1
			  : t->act == SHL ? a + 40
			  : t->act == MOD ? b
							  : most(a, b) + 1;
}

static void comparison(struct world *w, struct tree *t)
{
	static const enum sem_op ops[] = { [EQUAL] = SEM_OP_EQUALS,
		[NOT_EQUAL] = SEM_OP_DIFFERS,
		[LESS] = SEM_OP_LESS,
		[MORE] = SEM_OP_GREATER,
		[AT_MOST] = SEM_OP_AT_MOST,
		[AT_LEAST] = SEM_OP_AT_LEAST };
	t->node = core_compare(&w->b, ops[t->act], t->a->node, t->b->node);
	t->truth = true;
	t->bits = 1;
}

static void bits(struct world *w, struct tree *t)
{
	struct core_node *x = t->a->node;
	t->lsb = below(below(4) ? 12 : 80);
	t->width = 1 + below(below(4) ? 10 : 40);
	t->bits = t->width;
	if (t->act == EXTRACT)
		t->node = core_extract(&w->b, x, t->lsb, t->width);
	else if (t->act == EXTEND)
		t->node = core_extend(&w->b, x, t->width);
	else {
		t->node = core_insert(&w->b, x, t->lsb, t->width, t->b->node);
		t->bits = most(t->a->bits, t->lsb + t->width) + 1;
	}
}

static const struct tree *made(
	struct world *w, enum act act, const struct tree *a, const struct tree *b)
{
	struct tree *t = tree_new(w, act, a, b);
	arithmetic(w, t);
	return t;
}

/* A slice of {high, low} >> count, which becomes an operation on words. */
static const struct tree *funnel(struct world *w, unsigned depth)
{
	const struct tree *high = random_tree(w, depth), *low = input(w, below(2) ? 3 : 0);
	if (high->bits > 40)
		high = input(w, 3);
	const struct tree *n = made(w, MUL, input(w, 2), number(w, 16));
	n = made(w, ADD, n, input(w, 0));
	const struct tree *both = made(w, SHL, high, number(w, 32));
	both = below(2) ? made(w, ADD, both, low) : made(w, OR, low, both);
	struct tree *slice = tree_new(w, EXTRACT, made(w, SHR, both, n), NULL);
	bits(w, slice);
	return slice;
}

static const struct tree *random_tree(struct world *w, unsigned depth)
{
	if (depth == 0 || below(8) == 0)
		return leaf(w);
	if (depth < 3 && below(12) == 0)
		return funnel(w, depth - 1);
	enum act act = (enum act)(ADD + below(ACTS - ADD));
	bool truth = act == SELECT || (act == NOT && below(2));
	struct tree *t =
		tree_new(w, act, truth ? random_truth(w, depth - 1) : random_tree(w, depth - 1), NULL);
	if (act == SHL || act == SHR || act == BIT)
		t->b = count(w);
	else if (act == DIV || act == MOD)
		t->b = below(2) ? input(w, 4) : number(w, 1 + below(20));
	else if (act != NOT && act != EXTRACT && act != EXTEND && act != FLOOR)
		t->b = random_tree(w, depth - 1);
	if (act <= XOR || act == SHL || act == SHR || act == DIV || act == MOD)
		arithmetic(w, t);
	else if (act == NOT) {
		/* a number may have become a truth node, whose complement is different */
		t->node = t->a->truth || !t->a->node->truth
					  ? core_not(&w->b, t->a->node)
					  : core_binary(&w->b, CORE_SUB, core_number(&w->b, -1), t->a->node);
		t->truth = t->a->truth;
		t->bits = t->a->bits;
	} else if (act == EXTRACT || act == EXTEND || act == INSERT)
		bits(w, t);
	else if (act == BIT) {
		t->node = core_bit(&w->b, t->a->node, t->b->node);
		t->truth = true;
		t->bits = 1;
	} else if (act == SELECT) {
		t->c = random_tree(w, depth - 1);
		t->node = core_select(&w->b, t->a->node, t->b->node, t->c->node);
		t->truth = t->b->truth && t->c->truth;
		t->bits = most(t->b->bits, t->c->bits);
	} else if (act == FLOOR) {
		t->number = (int)below(20) - 10;
		t->node = core_at_least(&w->b, t->a->node, (int64_t)t->number);
		t->bits = most(t->a->bits, 4);
	} else
		comparison(w, t);
	return t->bits > MAX_BITS ? leaf(w) : t;
}

static void begin(struct world *w)
{
	arena_reset(&w->arena);
	w->b = (struct core_builder){ .arena = &w->arena, .isa = &w->isa, .lanes = 1 };
	w->b.program = ARENA_NEW(&w->arena, struct core_program);
}

static void random_inputs(struct world *w)
{
	static const int64_t words[] = { 0, 1, 2, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE,
		0xFFFFFFFF };
	w->inputs[0] = below(16);
	w->inputs[1] = (int)below(16) - 8;
	w->inputs[2] = below(2);
	w->inputs[3] = below(2) ? words[below(8)] : (int64_t)(seed & 0xFFFFFFFF);
	w->inputs[4] = 1 + below(7);
	w->inputs[5] = below(2);
}

/* ---- tests ---- */

TEST(test_values_and_ranges)
{
	static struct world w;
	for (unsigned i = 0; i < TREES; i++) {
		begin(&w);
		const struct tree *t = random_tree(&w, 1 + below(5));
		assert_null(w.b.failure);
		assert_true(w.b.program->nodes.count < NODES);
		assert_true(t->node->truth || !t->truth);
		for (unsigned k = 0; k < 60; k++) {
			random_inputs(&w);
			run_nodes(&w);
			VEC_EACH (struct core_node *, it, &w.b.program->nodes)
				if (!in_range(&(*it)->range, w.values[(*it)->id]))
					fail_msg("tree %u: node %u (%d) is outside of its range", i, (*it)->id,
						(int)(*it)->op);
			if (tree_value(&w, t) != w.values[t->node->id])
				fail_msg("tree %u, act %d: the node %d has another value", i, (int)t->act,
					(int)t->node->op);
		}
	}
	arena_free(&w.arena);
}

/* Bits of a node that no user needs, and those that its machine type truncates, are arbitrary. */
static int128 as_stored(const struct core_node *n, const struct core_need *need, int128 value)
{
	if (n->truth || n->op == CORE_CONST)
		return value;
	uint128 garbage = (uint128)seed << 64 | seed * 0x9E3779B97F4A7C15u, kept = (uint128)value;
	if (need->demand < 128)
		kept = (kept & ((uint128)power(need->demand) - 1)) | garbage << need->demand;
	if (need->bits >= 128)
		return (int128)kept;
	kept &= (uint128)power(need->bits) - 1;
	bool negative = wide_is_negative(n->range.lo) && kept >> (need->bits - 1);
	return (int128)(negative ? kept - (uint128)power(need->bits) : kept);
}

static void run_stored(struct world *w)
{
	const struct core_plan *plan = &w->b.program->plan;
	VEC_EACH (struct core_node *, it, &w->b.program->nodes) {
		const struct core_node *n = *it;
		const struct core_need *need = core_need_of(plan, n);
		if (!need->used)
			continue;
		int128 x = n->a ? w->values[n->a->id] : 0, y = n->b ? w->values[n->b->id] : 0;
		int128 z = n->c ? w->values[n->c->id] : 0;
		bool unused =
			n->op == CORE_SHL && !core_need_of(plan, n->a)->used; /* none of its bits are needed */
		below(2);
		w->values[n->id] = unused ? 0 : as_stored(n, need, node_value(n, x, y, z, w->inputs));
	}
}

TEST(test_demand)
{
	static struct world w;
	static const unsigned widths[] = { 1, 8, 12, 16, 32, 64 };
	unsigned narrowed = 0;
	for (unsigned i = 0; i < TREES; i++) {
		begin(&w);
		const struct tree *t = random_tree(&w, 1 + below(5));
		struct register_file file = { .width = widths[below(6)], .lanes = 4 };
		struct core_write write = { .place = CORE_TO_STATE, .file = &file, .value = t->node };
		struct core_slot slot = { .width = 32 };
		for (unsigned k = 0; k < INPUTS; k++)
			VEC_PUSH(&w.arena, &w.b.program->slots, slot);
		VEC_PUSH(&w.arena, &w.b.program->writes, write);
		core_plan(&w.b, w.b.program);
		assert_null(w.b.failure);
		VEC_EACH (struct core_node *, it, &w.b.program->nodes) {
			const struct core_need *need = core_need_of(&w.b.program->plan, *it);
			narrowed += need->used && need->demand < 32 && !(*it)->truth;
		}
		for (unsigned k = 0; k < 60; k++) {
			random_inputs(&w);
			run_stored(&w);
			int128 difference = tree_value(&w, t) ^ w.values[t->node->id];
			if (difference & (power(file.width) - 1))
				fail_msg("tree %u, act %d: %u bits differ", i, (int)t->act, file.width);
		}
	}
	assert_true(narrowed > TREES); /* otherwise nothing was tested */
	arena_free(&w.arena);
}

TEST(test_equal_nodes_are_one)
{
	static struct world w;
	for (unsigned i = 0; i < 500; i++) {
		begin(&w);
		uint64_t before = seed;
		const struct tree *once = random_tree(&w, 4);
		size_t count_once = w.b.program->nodes.count;
		seed = before;
		const struct tree *twice = random_tree(&w, 4);
		assert_ptr_equal(once->node, twice->node);
		assert_int_equal(w.b.program->nodes.count, count_once);
	}
	begin(&w);
	struct core_node *x = input(&w, 0)->node, *y = input(&w, 3)->node;
	assert_ptr_equal(core_binary(&w.b, CORE_ADD, x, y), core_binary(&w.b, CORE_ADD, y, x));
	assert_ptr_not_equal(core_binary(&w.b, CORE_SUB, x, y), core_binary(&w.b, CORE_SUB, y, x));
	assert_ptr_not_equal(core_number(&w.b, 1), core_truth(&w.b, true));
	arena_free(&w.arena);
}

/* Values without inputs are folded when the node is made. */
TEST(test_constants_fold)
{
	static struct world w;
	int64_t n;
	bool truth;
	begin(&w);
	struct core_node *x = core_number(&w.b, -5), *y = core_number(&w.b, 3);
	assert_true(core_is_number(core_binary(&w.b, CORE_MUL, x, y), &n) && n == -15);
	assert_true(core_is_number(core_binary(&w.b, CORE_DIV, x, y), &n) && n == -2);
	assert_true(core_is_number(core_binary(&w.b, CORE_MOD, x, y), &n) && n == 1);
	assert_true(core_is_number(core_binary(&w.b, CORE_SHR, x, y), &n) && n == -1);
	assert_true(core_is_number(core_extract(&w.b, x, 100, 4), &n) && n == 15);
	assert_true(core_is_truth(core_compare(&w.b, SEM_OP_LESS, x, y), &truth) && truth);
	assert_true(core_is_truth(core_bit(&w.b, x, core_number(&w.b, 2)), &truth) && !truth);
	/* a divisor of 0, in lanes where the value does not matter */
	assert_true(core_is_number(core_binary(&w.b, CORE_DIV, y, core_number(&w.b, 0)), &n) && n == 3);
	assert_true(core_is_number(core_binary(&w.b, CORE_SHL, y, core_number(&w.b, -1)), &n));
	/* a value combined with itself */
	struct core_node leaf = { .op = CORE_SOURCE, .range = range_bits(8) };
	struct core_node *z = core_leaf(&w.b, &leaf);
	assert_true(core_is_number(core_binary(&w.b, CORE_SUB, z, z), &n) && n == 0);
	assert_true(core_is_number(core_binary(&w.b, CORE_XOR, z, z), &n) && n == 0);
	assert_ptr_equal(core_binary(&w.b, CORE_AND, z, z), z);
	/* which of two constants was chosen */
	struct core_node *is_y = core_compare(&w.b, SEM_OP_EQUALS, z, y);
	struct core_node *choice = core_select(&w.b, is_y, core_number(&w.b, 7), core_number(&w.b, 9));
	assert_ptr_equal(core_compare(&w.b, SEM_OP_EQUALS, choice, core_number(&w.b, 7)), is_y);
	assert_ptr_equal(
		core_compare(&w.b, SEM_OP_EQUALS, core_number(&w.b, 9), choice), core_not(&w.b, is_y));
	assert_true(
		core_is_truth(core_compare(&w.b, SEM_OP_EQUALS, choice, core_number(&w.b, 8)), &truth) &&
		!truth);
	assert_ptr_equal(core_binary(&w.b, CORE_OR, z, z), z);
	arena_free(&w.arena);
}

/* 2^300 has no range, but slices of it do. */
TEST(test_large_values)
{
	static struct world w;
	int64_t n;
	begin(&w);
	struct core_node *x = input(&w, 3)->node, *one = core_number(&w.b, 1);
	struct core_node *large = core_binary(&w.b, CORE_SHL, one, core_number(&w.b, 300));
	struct core_node *sum = core_binary(&w.b, CORE_ADD, x, large);
	assert_true(large->large && sum->large);
	assert_ptr_equal(core_extract(&w.b, sum, 0, 32), core_extract(&w.b, sum, 0, 32));
	assert_true(core_is_number(core_extract(&w.b, large, 0, 64), &n) && n == 0);
	assert_true(range_within(&core_extract(&w.b, sum, 0, 32)->range, wide_from(0), wide_mask(32)));
	assert_null(w.b.failure);
	core_compare(&w.b, SEM_OP_LESS, sum, x);
	assert_non_null(w.b.failure);
	arena_free(&w.arena);
}
