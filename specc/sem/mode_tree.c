/* SPDX-License-Identifier: MIT */
/* The rows of an operand with alternatives -> nested choices between their code, where each bit is
 * tested once on every path: `if (mod == 0) { if (rm == 5) ...`. */
#include "isa/mode.h"
#include "sem/mode.h"

/* A row with the number of its code. */
struct way {
	const struct alternative *row;
	size_t code;
};

struct ways {
	VEC(struct way) list; /* the first one that is met counts */
};

/* The values of the tested bits that lead to a node. */
struct branch {
	VEC(uint64_t) values;
	struct node *node;
};

struct node {
	struct way leaf; /* if there are no branches */
	struct mode_tested test;
	VEC(struct branch) branches;
	struct node *other; /* NULL: all values that are legal have a branch */
};

struct tree {
	struct mode_text *t;
	size_t leaves, most;
};

/* ---- which bits are tested first ---- */

static bool tests_all(const struct way *way, const struct mode_tested *test)
{
	struct word bits = word_mask(test->lsb, test->end - test->lsb);
	return word_equal(word_and(way->row->when.mask, bits), bits);
}

static bool are_tested(struct cube known, const struct mode_tested *test)
{
	struct word bits = word_mask(test->lsb, test->end - test->lsb);
	return word_equal(word_and(known.mask, bits), bits);
}

/* The bits that most ways test; false: the first one needs no test. */
static bool choose_test(
	const struct tree *tree, const struct ways *ways, struct cube known, struct mode_tested *test)
{
	size_t most = 0;
	if (cube_includes(ways->list.items[0].row->when, known))
		return false;
	VEC_EACH (const struct way, it, &ways->list) {
		struct mode_tested own = { NULL, WORD_BITS, WORD_BITS };
		while (mode_next_tested(tree->t, &it->row->when.mask, &own)) {
			size_t count = 0;
			VEC_EACH (const struct way, other, &ways->list)
				count += tests_all(other, &own);
			if (count <= most || are_tested(known, &own))
				continue;
			most = count;
			*test = own;
		}
	}
	return most != 0;
}

/* ---- the tree ---- */

static struct node *make_node(struct tree *tree, const struct ways *ways, struct cube known);

static bool have_one_code(const struct ways *ways)
{
	VEC_EACH (const struct way, it, &ways->list)
		if (it->code != ways->list.items[0].code)
			return false;
	return true;
}

static bool is_leaf(const struct node *node)
{
	return !node->branches.count;
}

static bool are_one_leaf(const struct node *x, const struct node *y)
{
	return x && y && is_leaf(x) && is_leaf(y) && x->leaf.code == y->leaf.code;
}

/* Have all values of the tested bits a branch? */
static bool has_all_branches(const struct node *node)
{
	unsigned width = node->test.end - node->test.lsb;
	uint64_t count = 0;
	VEC_EACH (const struct branch, it, &node->branches)
		count += it->values.count;
	return width < 64 && count == (uint64_t)1 << width;
}

static bool has_branch(const struct node *node, uint64_t value)
{
	VEC_EACH (const struct branch, it, &node->branches)
		VEC_EACH (const uint64_t, v, &it->values)
			if (*v == value)
				return true;
	return false;
}

/* Adds the branch of a value; values that lead to one leaf share it. */
static void add_branch(struct tree *tree, struct node *node, const struct ways *ways,
	struct cube known, uint64_t value)
{
	struct arena *arena = tree->t->run->arena;
	const struct mode_tested *test = &node->test;
	struct word bits = word_mask(test->lsb, test->end - test->lsb);
	struct ways met = { 0 };
	known.match = word_insert(known.match, test->lsb, test->end - test->lsb, value);
	known.mask = word_or(known.mask, bits);
	VEC_EACH (const struct way, it, &ways->list)
		if (cubes_meet(it->row->when, known))
			VEC_PUSH(arena, &met.list, *it);
	struct branch made = { .node = make_node(tree, &met, known) };
	VEC_EACH (struct branch, it, &node->branches)
		if (are_one_leaf(it->node, made.node)) {
			VEC_PUSH(arena, &it->values, value);
			return;
		}
	VEC_PUSH(arena, &made.values, value);
	VEC_PUSH(arena, &node->branches, made);
}

/* Values that lead where all others do need no branch. If there are no others, the branch of most
 * values needs no test. */
static void set_other(struct node *node)
{
	size_t kept = 0, most = 0;
	if (node->other) {
		VEC_EACH (struct branch, it, &node->branches)
			if (!are_one_leaf(it->node, node->other))
				node->branches.items[kept++] = *it;
		node->branches.count = kept;
		return;
	}
	for (size_t i = 0; i < node->branches.count; i++)
		if (node->branches.items[i].values.count >= node->branches.items[most].values.count)
			most = i;
	node->other = node->branches.items[most].node;
	for (node->branches.count--; most < node->branches.count; most++)
		node->branches.items[most] = node->branches.items[most + 1];
}

static struct node *make_node(struct tree *tree, const struct ways *ways, struct cube known)
{
	struct arena *arena = tree->t->run->arena;
	struct node *node = ARENA_NEW(arena, struct node);
	struct ways others = { 0 };
	*node = (struct node){ .leaf = ways->list.items[0] };
	if (tree->leaves > tree->most || have_one_code(ways) ||
		!choose_test(tree, ways, known, &node->test)) {
		tree->leaves++;
		return node;
	}
	const struct mode_tested *test = &node->test;
	VEC_EACH (const struct way, it, &ways->list) {
		uint64_t value = word_extract(it->row->when.match, test->lsb, test->end - test->lsb);
		if (!tests_all(it, test))
			VEC_PUSH(arena, &others.list, *it);
		else if (!has_branch(node, value))
			add_branch(tree, node, ways, known, value);
	}
	if (others.list.count && !has_all_branches(node))
		node->other = make_node(tree, &others, known);
	set_other(node);
	return is_leaf(node) ? node->other : node;
}

/* ---- its text ---- */

/* "mod == 1 || mod == 2" */
static void add_values(struct mode_text *t, const struct node *node, const struct branch *branch)
{
	VEC_EACH (const uint64_t, it, &branch->values) {
		made_add_for(&t->made, node->leaf.row->span, it == branch->values.items ? "" : " || ");
		mode_add_equal(t, node->leaf.row->span, &node->test, *it);
	}
}

/* The condition of a branch, with those in it that else lead where it leads: "rm == 4 && b == 5".
 * Returns the node where all hold. */
static const struct node *add_condition(
	struct mode_text *t, const struct node *node, const struct branch *branch)
{
	const struct node *inner = branch->node;
	bool several = branch->values.count > 1;
	if (node->branches.count > 1 || inner->branches.count != 1 ||
		!are_one_leaf(inner->other, node->other)) {
		add_values(t, node, branch);
		return inner;
	}
	made_add_for(&t->made, node->leaf.row->span, several ? "(" : "");
	add_values(t, node, branch);
	made_add_for(&t->made, node->leaf.row->span, several ? ") && " : " && ");
	return add_condition(t, inner, inner->branches.items);
}

static void add_choices(struct mode_text *t, const struct node *node,
	const struct alternative *const *codes, row_code code)
{
	const struct alternative *row = node->leaf.row;
	if (is_leaf(node)) {
		code(t, codes[node->leaf.code]);
		return;
	}
	VEC_EACH (const struct branch, it, &node->branches) {
		made_add_for(&t->made, row->span, "if (");
		const struct node *inner = add_condition(t, node, it);
		made_add_for(&t->made, row->span, ") {\n");
		add_choices(t, inner, codes, code);
		made_add_for(&t->made, row->span, "}\nelse ");
	}
	made_add_for(&t->made, row->span, is_leaf(node->other) ? "{\n" : "");
	add_choices(t, node->other, codes, code);
	made_add_for(&t->made, row->span, is_leaf(node->other) ? "}\n" : "");
}

bool mode_add_tree(struct mode_text *t, row_key key_of, row_code code)
{
	enum { MOST_COPIES = 2 }; /* of the code of a row, on average */
	struct arena *arena = t->run->arena;
	struct tree tree = { .t = t, .most = MOST_COPIES * t->operand->rows.count };
	struct ways ways = { 0 };
	VEC(const struct alternative *) codes = { 0 };
	VEC_EACH (const struct alternative *, it, &t->operand->rows) {
		struct way way = { *it, 0 };
		struct str key = key_of(t, *it);
		while (way.code < codes.count && !str_equal(key_of(t, codes.items[way.code]), key))
			way.code++;
		if (way.code == codes.count)
			VEC_PUSH(arena, &codes, *it);
		VEC_PUSH(arena, &ways.list, way);
	}
	const struct node *top = make_node(&tree, &ways, (struct cube){ 0 });
	if (tree.leaves > tree.most)
		return false;
	add_choices(t, top, codes.items, code);
	return true;
}
