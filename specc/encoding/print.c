/* SPDX-License-Identifier: MIT */
/* Prints decode trees. */
#include "encoding/dtree.h"

static void indent_tree(struct buffer *out, unsigned depth)
{
	while (depth--)
		buffer_add_char(out, '\t');
}

static void candidates(struct buffer *out, const struct isa *isa, const struct dtree *tree,
	const struct dtree_node *leaf)
{
	for (uint32_t i = 0; i < leaf->count; i++) {
		const struct opcode *opcode = isa->opcodes.items[tree->candidates[leaf->first + i]];
		buffer_printf(out, " %.*s", STR_ARG(opcode->definition->name));
	}
	buffer_add_char(out, '\n');
}

static void print_tree_table(struct buffer *out, const struct isa *isa, const struct dtree *tree,
	const struct dtree_node *node, unsigned depth)
{
	buffer_printf(out, " bits %.*s, %u opcodes\n",
		STR_ARG(bit_range_text(out->arena, node->lsb, node->width)), node->count);
	for (uint32_t value = 0; value < (uint32_t)1 << node->width; value++) {
		const struct dtree_node *child = &tree->nodes[node->first + value];
		if (!child->count)
			continue;
		indent_tree(out, depth);
		buffer_printf(out, "0x%x:", value);
		if (child->width)
			print_tree_table(out, isa, tree, child, depth + 1);
		else
			candidates(out, isa, tree, child);
	}
}

void dtree_print(struct buffer *out, const struct isa *isa, const struct dtree *tree)
{
	const struct dtree_node *root = &tree->nodes[0];
	buffer_add(out, STR("tree:"));
	if (root->width)
		print_tree_table(out, isa, tree, root, 1);
	else
		candidates(out, isa, tree, root);
}

void dtree_print_path(struct buffer *out, const struct dtree *tree, const struct opcode *opcode)
{
	struct dtree_step steps[WORD_BITS];
	size_t count = dtree_path(tree, opcode->fixed.match, steps, WORD_BITS);
	struct word rest = opcode->fixed.mask;
	buffer_printf(out, "path to %.*s\n", STR_ARG(opcode->definition->name));
	for (size_t i = 0; i < count && i < WORD_BITS; i++) {
		const struct dtree_step *step = &steps[i];
		buffer_printf(out, "\tbits %.*s are 0x%llx: %u left\n",
			STR_ARG(bit_range_text(out->arena, step->lsb, step->width)),
			(unsigned long long)step->value, step->left);
		rest = word_and(rest, word_not(word_mask(step->lsb, step->width)));
	}
	buffer_printf(out, "\tcompared: mask %.*s\n", STR_ARG(word_hex(out->arena, rest, 0)));
}
