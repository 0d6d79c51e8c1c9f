/* SPDX-License-Identifier: MIT */
/* Opcodes -> the order in which a search by the first word alone finds each of them. */
#include "encoding/first_word.h"

#include <stdlib.h>
#include <string.h>

static unsigned first_bits(const struct opcode *opcode)
{
	return opcode->length < FIRST_WORD_BITS ? opcode->length : FIRST_WORD_BITS;
}

struct cube first_word(const struct opcode *opcode)
{
	struct word word = word_mask(0, first_bits(opcode));
	return (struct cube){ word_and(opcode->fixed.mask, word), word_and(opcode->fixed.match, word) };
}

/* Does the box contain a word of this cube? Bits that no field covers are zero. */
static bool box_meets(const struct opcode *opcode, const struct box *box, struct cube like)
{
	if (!word_is_zero(word_and(like.match, word_not(opcode->covered))))
		return false;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		struct cube wanted = { { field_extract(field, like.mask), 0 },
			{ field_extract(field, like.match), 0 } };
		bool any = false;
		for (size_t k = 0; k < box->sets[i].cubes.count && !any; k++)
			any = cubes_meet(box->sets[i].cubes.items[k], wanted);
		if (!any)
			return false;
	}
	return true;
}

/* Does the opcode have a legal word that begins like this? */
static bool is_met(const struct opcode *opcode, struct cube like)
{
	struct word own = word_mask(0, opcode->length);
	struct cube here = { word_and(like.mask, own), word_and(like.match, own) };
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes)
			if (box_meets(opcode, box, here))
				return true;
	return false;
}

static int compare_tried(const void *left, const void *right)
{
	const struct opcode *a = *(const struct opcode *const *)left;
	const struct opcode *b = *(const struct opcode *const *)right;
	unsigned more = word_popcount(first_word(a).mask), less = word_popcount(first_word(b).mask);
	if (more != less)
		return more > less ? -1 : 1;
	return (a->index > b->index) - (a->index < b->index);
}

bool first_word_misleads(const struct opcode *a, const struct opcode *b)
{
	struct cube like = first_word(b);
	return a != b && cubes_meet(first_word(a), like) && is_met(a, like);
}

static void leave_out(
	struct first_words *all, const struct opcode *opcode, const struct opcode *like)
{
	str_map_put(&all->left_out, opcode->definition->name, (void *)(uintptr_t)like);
}

/* The index of the first waiting opcode that need not come after another one. If there is none,
 * leaves out the first and returns 0. */
static size_t next_tried(struct first_words *all, const struct opcode *const *waiting, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		size_t k = 0;
		while (k < count && !first_word_misleads(waiting[k], waiting[i]))
			k++;
		if (k == count)
			return i;
		if (i + 1 == count)
			leave_out(all, waiting[0], waiting[1]);
	}
	return 0;
}

/* The opcode number has between 1 and 31 bits. */
static bool has_code_bits(const struct opcode *opcode)
{
	unsigned bits = word_popcount(first_word(opcode).mask);
	return bits > 0 && bits < FIRST_WORD_BITS;
}

void first_words_order(struct first_words *all, const struct opcode **list, size_t count)
{
	if (count)
		qsort(list, count, sizeof *list, compare_tried);
	for (size_t i = 0; i < count; i++) {
		if (!has_code_bits(list[i]))
			leave_out(all, list[i], list[i]);
		for (size_t k = i + 1; k < count; k++)
			if (first_word_misleads(list[i], list[k]) && first_word_misleads(list[k], list[i])) {
				leave_out(all, list[i], list[k]);
				leave_out(all, list[k], list[i]);
			}
	}
	size_t kept = 0;
	for (size_t i = 0; i < count; i++)
		if (!str_map_get(&all->left_out, list[i]->definition->name))
			list[kept++] = list[i];
	for (size_t done = 0; done < kept; done++) {
		size_t next = done + next_tried(all, list + done, kept - done);
		const struct opcode *opcode = list[next];
		memmove(list + done + 1, list + done, (next - done) * sizeof *list);
		list[done] = opcode;
	}
	all->tried = list;
	all->count = kept;
}
