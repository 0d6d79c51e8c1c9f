/* SPDX-License-Identifier: MIT */
/* Writes tests of single bits where they are read, so that statements about the bits of a value are
 * steps of a loop. For roll.h. */
#include "ctree/roll.h"

/* Is it `x >> 3 & 1`, or what is left of that for the first or the last bit? */
static bool is_bit(const struct c_expr *x)
{
	const bool is_and = x->kind == C_BINARY && x->op == C_AND;
	if (is_and && (x->operands[1]->kind != C_NUMBER || x->operands[1]->number != 1))
		return false;
	const struct c_expr *shift = is_and ? x->operands[0] : x;
	if (shift->kind == C_BINARY && shift->op == C_SHR && shift->operands[1]->kind == C_NUMBER)
		return shift->operands[0]->kind == C_VARIABLE && c_lasts(shift);
	return is_and && shift->kind == C_VARIABLE && c_lasts(shift);
}

static bool declares_bit(const struct c_statement *s)
{
	return s->kind == C_DECLARATION && s->value && s->local->shape == C_PLAIN &&
		   !s->local->changes && !s->local->is_given && is_bit(s->value);
}

static unsigned count_bits(const struct c_block *block)
{
	unsigned count = 0;
	VEC_EACH (struct c_statement *, it, &block->statements)
		count += declares_bit(*it) + count_bits(&(*it)->yes) + count_bits(&(*it)->no);
	return count;
}

static void place_bits(struct c_body *b, struct c_block *block)
{
	size_t kept = 0;
	for (size_t i = 0; i < block->statements.count; i++) {
		struct c_statement *s = block->statements.items[i];
		if (!declares_bit(s))
			block->statements.items[kept++] = s;
		for (size_t k = i + 1; declares_bit(s) && k < block->statements.count; k++)
			roll_use_instead(
				block->statements.items[k], s->local, c_cast(b, s->local->type, s->value));
		place_bits(b, &s->yes);
		place_bits(b, &s->no);
	}
	block->statements.count = kept;
}

static bool uses_local(const struct c_statement *s, const struct c_local *x)
{
	return roll_is_read_by(s, x) || roll_set_by(s) == x || roll_count_sets(&s->yes, x) ||
		   roll_count_sets(&s->no, x);
}

/* Moves declarations of constants down to what reads or assigns them first. */
static void sink_constants(struct c_block *block)
{
	struct c_statement **all = block->statements.items;
	for (size_t i = block->statements.count; i-- > 0;) {
		struct c_statement *s = all[i];
		if (s->kind != C_DECLARATION || !s->value || s->value->kind != C_NUMBER)
			continue;
		for (size_t k = i; k + 1 < block->statements.count && !uses_local(all[k + 1], s->local);
			 k++) {
			all[k] = all[k + 1];
			all[k + 1] = s;
		}
	}
}

bool roll_place_bits(struct c_body *b, unsigned least)
{
	if (count_bits(&b->top) < least)
		return false;
	place_bits(b, &b->top);
	sink_constants(&b->top);
	return true;
}
