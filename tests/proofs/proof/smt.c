/* SPDX-License-Identifier: MIT */
/* Terms, lookup trees and claims as SMT-LIB 2 text. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "smt.h"

void smt_print(struct smt *smt, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	vfprintf(smt->out, format, arguments);
	va_end(arguments);
}

void smt_number(struct smt *smt, uint64_t value, unsigned width)
{
	smt_print(smt, " (_ bv%llu %u)", (unsigned long long)value, width);
}

static void smt_constant(struct smt *smt, struct word word, unsigned width)
{
	if (width <= 64)
		smt_number(smt, word_and(word, word_ones(width)).limb[0], width);
	else if (width < 128)
		smt_print(smt, " (concat (_ bv%llu %u) #x%016llx)", (unsigned long long)word.limb[1],
			width - 64, (unsigned long long)word.limb[0]);
	else
		smt_print(smt, " #x%016llx%016llx", (unsigned long long)word.limb[1],
			(unsigned long long)word.limb[0]);
}

void smt_word(struct smt *smt, struct word word)
{
	smt_constant(smt, word, smt->width);
}

/* A row of equal extracts, one for each run of ones in the mask: much smaller for a solver than an
 * and of the whole word. */
void smt_cube(struct smt *smt, const char *term, const struct cube *cube, unsigned width)
{
	struct word outside = word_and(word_and(cube->match, word_not(cube->mask)), word_ones(width));
	unsigned bit = 0, end;
	smt_print(smt, " (and %s", word_is_zero(outside) ? "true" : "false");
	for (; bit < width; bit = end + 1) {
		struct word match = cube->match;
		for (end = bit; end < width && cube->mask.limb[end / 64] >> end % 64 & 1; end++)
			;
		if (end == bit)
			continue;
		if (bit >= 64)
			match = (struct word){ { match.limb[1] >> (bit - 64), 0 } };
		else if (bit)
			match = (struct word){ { match.limb[0] >> bit | match.limb[1] << (64 - bit),
				match.limb[1] >> bit } };
		smt_print(smt, " (= ((_ extract %u %u) %s)", end - 1, bit, term);
		smt_constant(smt, word_and(match, word_ones(end - bit)), end - bit);
		smt_print(smt, ")");
	}
	smt_print(smt, ")");
}

void smt_set(struct smt *smt, const char *term, const struct set *set, unsigned width)
{
	if (set->all) {
		smt_print(smt, " true");
		return;
	}
	smt_print(smt, " (or false");
	for (size_t i = 0; i < set->count; i++)
		smt_cube(smt, term, &set->cubes[i], width);
	smt_print(smt, ")");
}

void smt_pieces(struct smt *smt, const struct spec_piece *piece, unsigned count)
{
	if (count > 1)
		smt_print(smt, " (concat");
	for (unsigned i = 0; i < count; i++)
		smt_print(smt, " ((_ extract %u %u) w)", piece[i].lsb + piece[i].width - 1, piece[i].lsb);
	if (count > 1)
		smt_print(smt, ")");
}

/* ---- lookup trees ---- */

/* A node that is there already: its two halves and its bit, or a leaf. */
struct node {
	unsigned low, high, bit;
	const char *leaf;
	unsigned next; /* in the same bucket, plus one */
};

enum { BUCKETS = 4096 };

struct tree {
	struct node *nodes;
	size_t count;
	unsigned bucket[BUCKETS];
};

static unsigned hash(const struct node *node)
{
	unsigned value = node->low * 31 + node->high * 17 + node->bit * 7;
	for (const char *c = node->leaf; c && *c; c++)
		value = value * 33 + (unsigned char)*c;
	return value % BUCKETS;
}

static bool same(const struct node *a, const struct node *b)
{
	if (!a->leaf || !b->leaf)
		return !a->leaf && !b->leaf && a->low == b->low && a->high == b->high && a->bit == b->bit;
	return strcmp(a->leaf, b->leaf) == 0;
}

static unsigned add_node(struct tree *tree, struct node node)
{
	unsigned at = hash(&node);
	if (!node.leaf && node.low == node.high)
		return node.low;
	for (unsigned i = tree->bucket[at]; i; i = tree->nodes[i - 1].next)
		if (same(&tree->nodes[i - 1], &node))
			return i - 1;
	node.next = tree->bucket[at];
	tree->nodes = array_add(tree->nodes, &tree->count, sizeof *tree->nodes);
	tree->nodes[tree->count - 1] = node;
	tree->bucket[at] = (unsigned)tree->count;
	return (unsigned)tree->count - 1;
}

/* The node of leaves [first, first + 2^bits). */
static unsigned add_leaves(struct tree *tree, const char *const *leaf, size_t first, unsigned bits)
{
	if (bits == 0)
		return add_node(tree, (struct node){ .leaf = leaf[first] });
	size_t half = (size_t)1 << (bits - 1);
	struct node node = { .low = add_leaves(tree, leaf, first, bits - 1),
		.high = add_leaves(tree, leaf, first + half, bits - 1),
		.bit = bits - 1 };
	return add_node(tree, node);
}

static void print_child(struct smt *smt, const struct tree *tree, unsigned node)
{
	if (tree->nodes[node].leaf)
		smt_print(smt, " %s", tree->nodes[node].leaf);
	else
		smt_print(smt, " (n%u w)", smt->nodes + node);
}

void smt_lookup(struct smt *smt, const char *name, unsigned lsb, unsigned bits,
	const char *const *leaf, unsigned sort)
{
	static struct tree tree;
	memset(tree.bucket, 0, sizeof tree.bucket);
	free(tree.nodes);
	tree.nodes = NULL;
	tree.count = 0;
	unsigned root = add_leaves(&tree, leaf, 0, bits);
	for (unsigned i = 0; i < tree.count; i++) { /* halves stand before the whole */
		const struct node *node = &tree.nodes[i];
		if (node->leaf)
			continue;
		smt_print(smt, "(define-fun n%u ((w (_ BitVec %u))) (_ BitVec %u)", smt->nodes + i,
			smt->width, sort);
		smt_print(smt, " (ite (= ((_ extract %u %u) w) #b1)", lsb + node->bit, lsb + node->bit);
		print_child(smt, &tree, node->high);
		print_child(smt, &tree, node->low);
		smt_print(smt, "))\n");
	}
	smt_print(smt, "(define-fun %s ((w (_ BitVec %u))) (_ BitVec %u)", name, smt->width, sort);
	print_child(smt, &tree, root);
	smt_print(smt, ")\n");
	smt->nodes += (unsigned)tree.count;
}

/* ---- claims ---- */

bool claim_begin(struct smt *smt, const char *format, ...)
{
	unsigned number = smt->claims++;
	if (smt->only && (number >= smt->only_count || !smt->only[number]))
		return false;
	va_list arguments;
	va_start(arguments, format);
	smt_print(smt, "(push 1)\n(echo \"claim %u ", number);
	vfprintf(smt->out, format, arguments);
	smt_print(smt, "\")\n(assert");
	va_end(arguments);
	return true;
}

void claim_end(struct smt *smt)
{
	smt_print(smt, ")\n(check-sat)\n%s(pop 1)\n", smt->only ? "(get-value (w v))\n" : "");
}
