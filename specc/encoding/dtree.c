/* SPDX-License-Identifier: MIT */
/* Fixed bits of patterns -> a tree of tables. Works breadth first, one node at a time: finds the
 * run of bits that best separates the node's patterns, and distributes them to the values of the
 * run. Patterns that leave bits of the run open go to several children. */
#include "encoding/dtree.h"

#include <assert.h>
#include <string.h>

#define ENTRIES_PER_PATTERN 8 /* nodes, besides the root's table */
#define SPREAD              2 /* children have at most this many times the node's patterns */

struct builder {
	struct arena *arena;
	const struct cube *cubes;
	VEC(struct dtree_node) nodes;
	VEC(uint32_t) candidates;
	VEC(struct word) decided; /* per node: bits tested on the path to it */
	VEC(uint8_t) depth;       /* per node */
	size_t most_nodes, most_candidates;
};

/* How the patterns of a node fix each bit. */
struct profile {
	struct word always; /* fixed by all */
	struct word varies; /* fixed to 0 by some and to 1 by others */
	uint32_t fixed[128], ones[128];
};

struct run {
	unsigned lsb, width;
};

static void add_profile_pattern(struct profile *profile, struct cube cube, struct word decided)
{
	struct word open = word_and(cube.mask, word_not(decided));
	uint64_t halves[2] = { open.lo, open.hi };
	for (unsigned half = 0; half < 2; half++) {
		for (uint64_t bits = halves[half]; bits; bits &= bits - 1) {
			uint64_t below = (bits & (~bits + 1)) - 1;
			unsigned bit = 64 * half + word_popcount((struct word){ below, 0 });
			profile->fixed[bit]++;
			profile->ones[bit] += word_bit(cube.match, bit);
		}
	}
}

static void profile_node(
	const struct builder *b, const struct dtree_node *node, struct word decided, struct profile *p)
{
	*p = (struct profile){ 0 };
	for (uint32_t i = 0; i < node->count; i++)
		add_profile_pattern(p, b->cubes[b->candidates.items[node->first + i]], decided);
	for (unsigned bit = 0; bit < 128; bit++) {
		struct word one = word_mask(bit, 1);
		if (p->fixed[bit] == node->count)
			p->always = word_or(p->always, one);
		if (p->ones[bit] > 0 && p->ones[bit] < p->fixed[bit])
			p->varies = word_or(p->varies, one);
	}
}

/* The run of at most `most` bits, all in `bits`, with the most varying bits. Among equals prefers
 * the widest (root: whole fields make readable tables) or the narrowest, then the lowest. */
static struct run best_run(struct word bits, struct word varies, unsigned most, bool widest)
{
	struct run best = { 0 };
	unsigned best_score = 0;
	for (unsigned lsb = 0; lsb < 128; lsb++) {
		unsigned score = 0;
		for (unsigned width = 1; width <= most && lsb + width <= 128; width++) {
			unsigned bit = lsb + width - 1;
			if (!word_bit(bits, bit))
				break;
			score += word_bit(varies, bit);
			bool better = widest ? width > best.width : width < best.width;
			if (score > best_score || (score == best_score && score > 0 && better)) {
				best = (struct run){ lsb, width };
				best_score = score;
			}
		}
	}
	return best;
}

/* Most index bits of a table over count patterns: the root may be large, others have less than two
 * entries per pattern. */
static unsigned widest_table(size_t node, uint32_t count)
{
	uint64_t entries = node == 0 ? (uint64_t)64 * count : count;
	unsigned bits = 1;
	while (bits < DTREE_BITS && ((uint32_t)1 << bits) < entries)
		bits++;
	return bits;
}

/* If no bit is fixed by all patterns: the bit that leaves the fewest patterns on its worse side,
 * extended to adjacent bits fixed by equally many patterns. */
static struct run run_with_open_bits(const struct profile *p, uint32_t count, unsigned most)
{
	unsigned best = 128;
	uint32_t least = count;
	for (unsigned bit = 0; bit < 128; bit++) {
		uint32_t ones = p->ones[bit], zeros = p->fixed[bit] - ones;
		uint32_t worse = count - p->fixed[bit] + (ones > zeros ? ones : zeros);
		if (word_bit(p->varies, bit) && worse < least) {
			best = bit;
			least = worse;
		}
	}
	if (best == 128)
		return (struct run){ 0 };
	struct word same = { 0 };
	for (unsigned bit = best; bit < 128 && p->fixed[bit] == p->fixed[best]; bit++)
		same = word_or(same, word_mask(bit, 1));
	for (unsigned bit = best; bit > 0 && p->fixed[bit - 1] == p->fixed[best]; bit--)
		same = word_or(same, word_mask(bit - 1, 1));
	return best_run(same, word_and(same, p->varies), most, false);
}

/* For each value of the run that the pattern allows: adds the pattern to pool if given, else counts
 * it. Returns the number of values. */
static uint32_t deal_out(
	struct cube cube, struct run run, uint32_t *counts, uint32_t id, uint32_t *pool)
{
	uint64_t fixed = word_extract(cube.mask, run.lsb, run.width);
	uint64_t match = word_extract(cube.match, run.lsb, run.width);
	uint64_t open = ~fixed & (((uint64_t)1 << run.width) - 1);
	uint32_t values = 0;
	for (uint64_t part = 0;; part = (part - open) & open) {
		uint64_t value = match | part;
		if (pool)
			pool[counts[value]] = id;
		counts[value]++;
		values++;
		if (part == open)
			return values;
	}
}

/* Is a table over the run worth its size? It must separate the patterns, not multiply them. */
static bool worthwhile(
	const struct builder *b, uint32_t count, struct run run, const uint32_t *counts, uint32_t sum)
{
	size_t entries = (size_t)1 << run.width;
	uint32_t largest = 0;
	for (size_t i = 0; i < entries; i++)
		largest = counts[i] > largest ? counts[i] : largest;
	return largest < count && sum <= SPREAD * (uint64_t)count &&
		   b->candidates.count + sum <= b->most_candidates &&
		   b->nodes.count + entries <= b->most_nodes;
}

/* Turns the node into a table with one new leaf per value of the run. counts: patterns per
 * value. */
static void split_run(
	struct builder *b, size_t index, struct run run, uint32_t *counts, uint32_t sum)
{
	struct dtree_node node = b->nodes.items[index];
	uint32_t entries = (uint32_t)1 << run.width, at = (uint32_t)b->candidates.count;
	uint32_t first = (uint32_t)b->nodes.count;
	struct word decided = word_or(b->decided.items[index], word_mask(run.lsb, run.width));
	uint8_t depth = (uint8_t)(b->depth.items[index] + 1);
	for (uint32_t value = 0; value < entries; value++) {
		struct dtree_node leaf = { 0, 0, at, counts[value] };
		VEC_PUSH(b->arena, &b->nodes, leaf);
		VEC_PUSH(b->arena, &b->decided, decided);
		VEC_PUSH(b->arena, &b->depth, depth);
		counts[value] = at;
		at += leaf.count;
	}
	for (uint32_t i = 0; i < sum; i++)
		VEC_PUSH(b->arena, &b->candidates, 0);
	for (uint32_t i = 0; i < node.count; i++) {
		uint32_t id = b->candidates.items[node.first + i];
		deal_out(b->cubes[id], run, counts, id, b->candidates.items);
	}
	b->nodes.items[index] =
		(struct dtree_node){ (uint8_t)run.lsb, (uint8_t)run.width, first, node.count };
}

/* Splits by the best run of at most `most` bits; false if that is not worthwhile. */
static bool try_run(struct builder *b, size_t index, const struct profile *profile, unsigned most)
{
	struct dtree_node node = b->nodes.items[index];
	uint32_t counts[1 << DTREE_BITS], sum = 0;
	struct run run =
		best_run(profile->always, word_and(profile->always, profile->varies), most, index == 0);
	if (run.width == 0)
		run = run_with_open_bits(profile, node.count, most);
	if (run.width == 0)
		return false;
	memset(counts, 0, sizeof *counts << run.width);
	for (uint32_t i = 0; i < node.count; i++)
		sum += deal_out(b->cubes[b->candidates.items[node.first + i]], run, counts, 0, NULL);
	if (!worthwhile(b, node.count, run, counts, sum))
		return false;
	split_run(b, index, run, counts, sum);
	return true;
}

static void split_node(struct builder *b, size_t index)
{
	struct dtree_node node = b->nodes.items[index];
	if (node.count < 2)
		return;
	struct profile profile;
	profile_node(b, &node, b->decided.items[index], &profile);
	for (unsigned most = widest_table(index, node.count); most > 0; most /= 2)
		if (try_run(b, index, &profile, most))
			return;
}

/* Copies the candidates of the leaves together, dropping those of inner nodes. */
static void gather_tree(struct builder *b, struct dtree *tree)
{
	uint32_t *all = ARENA_ARRAY(b->arena, uint32_t, b->candidates.count);
	size_t count = 0;
	for (size_t i = 0; i < b->nodes.count; i++) {
		struct dtree_node *node = &b->nodes.items[i];
		if (node->width > 0)
			continue;
		for (uint32_t k = 0; k < node->count; k++)
			all[count + k] = b->candidates.items[node->first + k];
		node->first = (uint32_t)count;
		count += node->count;
		if (b->depth.items[i] > tree->depth)
			tree->depth = b->depth.items[i];
	}
	tree->candidates = all;
	tree->candidate_count = count;
	tree->nodes = b->nodes.items;
	tree->node_count = b->nodes.count;
}

struct dtree *dtree_from_cubes(struct arena *arena, const struct cube *cubes, size_t count)
{
	struct arena scratch = { 0 };
	struct builder b = { .arena = &scratch, .cubes = cubes };
	struct dtree *tree = ARENA_NEW(arena, struct dtree);
	b.most_nodes = ENTRIES_PER_PATTERN * count + 1 + ((size_t)1 << DTREE_BITS);
	b.most_candidates = 64 * count; /* over all levels */
	for (uint32_t i = 0; i < count; i++)
		VEC_PUSH(&scratch, &b.candidates, i);
	VEC_PUSH(&scratch, &b.nodes, (struct dtree_node){ 0, 0, 0, (uint32_t)count });
	VEC_PUSH(&scratch, &b.decided, (struct word){ 0 });
	VEC_PUSH(&scratch, &b.depth, 0);
	for (size_t i = 0; i < b.nodes.count; i++)
		split_node(&b, i);
	gather_tree(&b, tree);
	struct dtree_node *nodes = ARENA_ARRAY(arena, struct dtree_node, tree->node_count);
	uint32_t *candidates = ARENA_ARRAY(arena, uint32_t, tree->candidate_count);
	memcpy(nodes, tree->nodes, tree->node_count * sizeof *nodes);
	memcpy(candidates, tree->candidates, tree->candidate_count * sizeof *candidates);
	tree->nodes = nodes;
	tree->candidates = candidates;
	arena_free(&scratch);
	return tree;
}

struct dtree *dtree_new(struct arena *arena, const struct isa *isa, unsigned length)
{
	struct arena scratch = { 0 };
	VEC(struct cube) cubes = { 0 };
	VEC(uint32_t) opcodes = { 0 };
	assert(length && length <= WORD_BITS);
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		if ((*it)->defective || (*it)->length != length)
			continue;
		VEC_PUSH(&scratch, &cubes, (*it)->fixed);
		VEC_PUSH(&scratch, &opcodes, (uint32_t)(it - isa->opcodes.items));
	}
	struct dtree *tree = dtree_from_cubes(arena, cubes.items, cubes.count);
	uint32_t *candidates = ARENA_ARRAY(arena, uint32_t, tree->candidate_count);
	for (size_t i = 0; i < tree->candidate_count; i++)
		candidates[i] = opcodes.items[tree->candidates[i]];
	tree->candidates = candidates;
	arena_free(&scratch);
	return tree;
}

/* ---- use ---- */

const struct dtree_node *dtree_leaf(const struct dtree *tree, struct word w)
{
	const struct dtree_node *node = tree->nodes;
	while (node->width > 0)
		node = &tree->nodes[node->first + word_extract(w, node->lsb, node->width)];
	return node;
}

struct opcode *dtree_match(
	const struct dtree *tree, const struct isa *isa, struct word w, uint32_t *after)
{
	const struct dtree_node *leaf = dtree_leaf(tree, w);
	for (uint32_t i = after ? *after : 0; i < leaf->count; i++) {
		struct opcode *opcode = isa->opcodes.items[tree->candidates[leaf->first + i]];
		if (!cube_contains(opcode->fixed, w))
			continue;
		if (after)
			*after = i + 1;
		return opcode;
	}
	return NULL;
}

size_t dtree_path(const struct dtree *tree, struct word w, struct dtree_step *steps, size_t most)
{
	const struct dtree_node *node = tree->nodes;
	size_t count = 0;
	while (node->width > 0 && count < most) {
		uint64_t value = word_extract(w, node->lsb, node->width);
		const struct dtree_node *child = &tree->nodes[node->first + value];
		steps[count++] = (struct dtree_step){ node->lsb, node->width, value, child->count };
		node = child;
	}
	return count;
}
