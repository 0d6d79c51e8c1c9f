/* SPDX-License-Identifier: MIT */
/* Decode trees: a leaf lists every pattern that its words match, in order; the size stays
 * bounded. */
#include <time.h>

#include "unit.h"
#include "encoding/dtree.h"
#include "synthetic_isa.h"

#define BITS 11 /* width of the patterns that are compared word by word */

static struct cube random_cube(unsigned width)
{
	struct word all = word_mask(0, width);
	struct word mask = word_and(all, (struct word){ unit_random(), unit_random() });
	return (struct cube){ mask, word_and(mask, (struct word){ unit_random(), unit_random() }) };
}

static bool lists(const struct dtree *tree, const struct dtree_node *leaf, uint32_t id)
{
	for (uint32_t i = 0; i < leaf->count; i++)
		if (tree->candidates[leaf->first + i] == id)
			return true;
	return false;
}

static void assert_sound(const struct dtree *tree, size_t patterns)
{
	assert_true(tree->node_count <= 8 * patterns + 1 + (1 << DTREE_BITS));
	for (size_t i = 0; i < tree->node_count; i++) {
		const struct dtree_node *node = &tree->nodes[i];
		if (node->width > 0) {
			assert_in_range(node->width, 1, DTREE_BITS);
			assert_true(node->lsb + node->width <= 128);
			assert_true(node->first > i);
			assert_true(node->first + ((size_t)1 << node->width) <= tree->node_count);
			continue;
		}
		assert_true(node->first + node->count <= tree->candidate_count);
		for (uint32_t k = 1; k < node->count; k++)
			assert_true(tree->candidates[node->first + k - 1] < tree->candidates[node->first + k]);
	}
}

/* The decisions on the path hold for the word and lead to its leaf. */
static void assert_path(const struct dtree *tree, struct word w)
{
	struct dtree_step steps[128];
	size_t count = dtree_path(tree, w, steps, 128);
	assert_true(count <= tree->depth);
	uint32_t left = tree->nodes[0].count;
	for (size_t i = 0; i < count; i++) {
		assert_int_equal(word_extract(w, steps[i].lsb, steps[i].width), steps[i].value);
		assert_true(steps[i].left <= left);
		left = steps[i].left;
	}
	assert_int_equal(left, dtree_leaf(tree, w)->count);
	assert_int_equal(dtree_path(tree, w, steps, 1), count < 1 ? count : 1);
}

TEST(leaves_list_all_matches)
{
	for (int round = 0; round < 200; round++) {
		struct arena arena = { 0 };
		struct cube cubes[60];
		size_t count = unit_random() % 60;
		for (size_t i = 0; i < count; i++)
			cubes[i] = random_cube(BITS);
		struct dtree *tree = dtree_from_cubes(&arena, cubes, count);
		assert_sound(tree, count);
		for (uint64_t v = 0; v < 1 << BITS; v++) {
			struct word w = { v, 0 };
			const struct dtree_node *leaf = dtree_leaf(tree, w);
			for (uint32_t i = 0; i < count; i++)
				if (cube_contains(cubes[i], w))
					assert_true(lists(tree, leaf, i));
			assert_path(tree, w);
		}
		arena_free(&arena);
	}
}

TEST(patterns_of_128_bits)
{
	for (int round = 0; round < 30; round++) {
		struct arena arena = { 0 };
		struct cube cubes[200];
		for (size_t i = 0; i < 200; i++)
			cubes[i] = random_cube(128);
		struct dtree *tree = dtree_from_cubes(&arena, cubes, 200);
		assert_sound(tree, 200);
		for (uint32_t i = 0; i < 200; i++) {
			struct word free = word_not(cubes[i].mask);
			struct word noise = { unit_random(), unit_random() };
			struct word w = word_or(cubes[i].match, word_and(free, noise));
			assert_true(lists(tree, dtree_leaf(tree, w), i));
		}
		arena_free(&arena);
	}
}

/* Two adjacent fields that all opcodes fix, of 8 and 4 bits, become one table. */
TEST(two_fields_make_one_table)
{
	static const unsigned lengths[] = { 128, 0 };
	struct arena arena = { 0 };
	struct isa *isa = synthetic_isa(&arena, 128, lengths);
	for (unsigned i = 0; i < 224; i++) {
		struct opcode *opcode = synthetic_opcode(&arena, isa, 128);
		synthetic_fixed(&arena, opcode, 0, 8, 1 + i / 4 * 3);
		synthetic_fixed(&arena, opcode, 8, 4, 1 + i % 4);
		synthetic_operand(&arena, opcode, 12, 4, NULL);
	}
	struct dtree *tree = dtree_new(&arena, isa, 128);
	assert_int_equal(tree->nodes[0].lsb, 0);
	assert_int_equal(tree->nodes[0].width, 12);
	assert_int_equal(tree->node_count, 1 + 4096);
	assert_int_equal(tree->depth, 1);
	assert_int_equal(tree->candidate_count, 224);
	for (unsigned i = 0; i < 224; i++) {
		struct word w = isa->opcodes.items[i]->fixed.match;
		uint32_t after = 0;
		w.hi = 0x123456789abcdef0;
		assert_ptr_equal(dtree_match(tree, isa, w, &after), isa->opcodes.items[i]);
		assert_null(dtree_match(tree, isa, w, &after));
		assert_ptr_equal(dtree_match(tree, isa, w, NULL), isa->opcodes.items[i]);
	}
	assert_null(dtree_match(tree, isa, (struct word){ 0xfff, 0 }, NULL));
	arena_free(&arena);
}

/* Opcodes of another length and defective ones are excluded; equal ones are included, in order. */
TEST(which_opcodes_are_in)
{
	static const unsigned lengths[] = { 8, 16, 0 };
	struct arena arena = { 0 };
	struct isa *isa = synthetic_isa(&arena, 8, lengths);
	for (unsigned i = 0; i < 6; i++)
		synthetic_fixed(&arena, synthetic_opcode(&arena, isa, i == 1 ? 8 : 16), 0, 4, 5);
	isa->opcodes.items[3]->defective = true;
	struct dtree *tree = dtree_new(&arena, isa, 16);
	static const size_t wanted[] = { 0, 2, 4, 5 };
	uint32_t after = 0;
	for (size_t i = 0; i < 4; i++)
		assert_ptr_equal(dtree_match(tree, isa, (struct word){ 0x75, 0 }, &after),
			isa->opcodes.items[wanted[i]]);
	assert_null(dtree_match(tree, isa, (struct word){ 0x75, 0 }, &after));
	assert_null(dtree_match(tree, isa, (struct word){ 0x74, 0 }, NULL));
	arena_free(&arena);
}

TEST(empty_tree)
{
	struct arena arena = { 0 };
	struct dtree *tree = dtree_from_cubes(&arena, NULL, 0);
	assert_int_equal(dtree_leaf(tree, (struct word){ 1, 2 })->count, 0);
	assert_int_equal(tree->depth, 0);
	arena_free(&arena);
}

TEST(equal_patterns_stay_together)
{
	enum { COUNT = 5000 };
	struct arena arena = { 0 };
	struct cube *cubes = ARENA_ARRAY(&arena, struct cube, COUNT);
	for (size_t i = 0; i < COUNT; i++)
		cubes[i] = (struct cube){ { 0xff, 0 }, { 0x12, 0 } };
	struct dtree *tree = dtree_from_cubes(&arena, cubes, COUNT);
	assert_int_equal(tree->node_count, 1);
	assert_int_equal(tree->candidate_count, COUNT);
	arena_free(&arena);
}

static double seconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Patterns with 12 to 24 fixed bits: 12 bits, fixed in all, determine where the others are. */
static struct cube orderly_cube(uint32_t i)
{
	unsigned more = i % 13, lsb = 20 + i % 0xfff % 60;
	struct word w = word_insert((struct word){ 0 }, 0, 12, i % 0xfff);
	struct word mask = word_or(word_mask(0, 12), word_mask(lsb, more));
	w = word_insert(w, lsb, more, i / 0xfff);
	return (struct cube){ mask, word_and(w, mask) };
}

/* The time is printed, but not checked; the tree is always the same. */
TEST(many_patterns)
{
	enum { COUNT = 100000 };
	struct arena arena = { 0 };
	for (int kind = 0; kind < 2; kind++) {
		struct cube *cubes = ARENA_ARRAY(&arena, struct cube, COUNT);
		for (uint32_t i = 0; i < COUNT; i++) {
			struct word few = word_mask((unsigned)(unit_random() % 80), 4);
			cubes[i] = orderly_cube(i);
			if (kind == 1)
				cubes[i] = (struct cube){ few, word_and(few, (struct word){ ~0u, i }) };
		}
		double start = seconds();
		size_t used = arena.used;
		struct dtree *tree = dtree_from_cubes(&arena, cubes, COUNT);
		print_message("%d %s patterns: %.3f s, %zu nodes, %zu candidates, depth %u, %zu KiB\n",
			COUNT, kind ? "disorderly" : "orderly", seconds() - start, tree->node_count,
			tree->candidate_count, tree->depth, (arena.used - used) / 1024);
		assert_sound(tree, COUNT);
		struct dtree *again = dtree_from_cubes(&arena, cubes, COUNT);
		assert_int_equal(again->node_count, tree->node_count);
		assert_memory_equal(
			again->candidates, tree->candidates, tree->candidate_count * sizeof *tree->candidates);
	}
	arena_free(&arena);
}
