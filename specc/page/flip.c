/* SPDX-License-Identifier: MIT */
/* Opcodes -> for each, those whose fixed bits differ in exactly one bit that both fix. Opcodes with
 * the same fixed bits are a class. In a class with more opcodes than bits, the opcodes are found by
 * their values with one bit flipped. */
#include "page/encoding.h"

#include <stdlib.h>

/* The opcodes of a class by their values in the bits that another class fixes too. */
struct by_value {
	struct str_map lists; /* value -> struct page_meeting */
};

struct code_class {
	unsigned length;
	struct word mask;
	struct page_meeting opcodes;
	struct str_map indexes; /* bits that are compared -> struct by_value */
};

struct flips {
	struct page_encoding *encoding;
	VEC(struct code_class *) classes;
};

static struct str word_key(const struct word *w)
{
	return (struct str){ (const char *)w, sizeof *w };
}

static void gather_classes(struct flips *f)
{
	struct arena *arena = f->encoding->arena;
	struct str_map known = { .arena = arena };
	VEC_EACH (const struct opcode *, it, &f->encoding->by_code) {
		const uint64_t key[] = { (*it)->fixed.mask.lo, (*it)->fixed.mask.hi, (*it)->length };
		struct str text = str_copy(arena, (struct str){ (const char *)key, sizeof key });
		struct code_class *class = str_map_make(&known, text, sizeof *class);
		if (!class->opcodes.list.count) {
			class->length = (*it)->length;
			class->mask = (*it)->fixed.mask;
			class->indexes.arena = arena;
			VEC_PUSH(arena, &f->classes, class);
		}
		VEC_PUSH(arena, &class->opcodes.list, *it);
	}
}

static struct by_value *index_of_code(struct flips *f, struct code_class *class, struct word both)
{
	struct arena *arena = f->encoding->arena;
	struct by_value *index = str_map_get(&class->indexes, word_key(&both));
	if (index)
		return index;
	index = str_map_make(&class->indexes, str_copy(arena, word_key(&both)), sizeof *index);
	index->lists.arena = arena;
	VEC_EACH (const struct opcode *, it, &class->opcodes.list) {
		struct word value = word_and((*it)->fixed.match, both);
		struct page_meeting *list =
			str_map_make(&index->lists, str_copy(arena, word_key(&value)), sizeof *list);
		VEC_PUSH(arena, &list->list, *it);
	}
	return index;
}

static void add_flip(
	struct flips *f, const struct opcode *opcode, const struct opcode *other, unsigned bit)
{
	struct page_flip flip = { other, bit };
	VEC_PUSH(f->encoding->arena, &f->encoding->flips[opcode->index].list, flip);
}

static unsigned lowest_code_bit(struct word w)
{
	unsigned bit = 0;
	while (!word_bit(w, bit))
		bit++;
	return bit;
}

static void compare_each(
	struct flips *f, const struct opcode *opcode, const struct code_class *class)
{
	struct word both = word_and(opcode->fixed.mask, class->mask);
	VEC_EACH (const struct opcode *, it, &class->opcodes.list) {
		struct word differing = word_and(both, word_xor(opcode->fixed.match, (*it)->fixed.match));
		if (word_popcount(differing) == 1)
			add_flip(f, opcode, *it, lowest_code_bit(differing));
	}
}

static void look_up_flips(struct flips *f, const struct opcode *opcode, struct code_class *class)
{
	struct word both = word_and(opcode->fixed.mask, class->mask);
	const struct by_value *index = index_of_code(f, class, both);
	for (unsigned bit = 0; bit < class->length; bit++) {
		struct word one = word_and(word_mask(bit, 1), both);
		struct word value = word_xor(word_and(opcode->fixed.match, both), one);
		const struct page_meeting *found =
			word_is_zero(one) ? NULL : str_map_get(&index->lists, word_key(&value));
		for (size_t i = 0; found && i < found->list.count; i++)
			add_flip(f, opcode, found->list.items[i], bit);
	}
}

/* From the highest bit down. */
static int compare_flips(const void *a, const void *b)
{
	const struct page_flip *x = a, *y = b;
	if (x->bit != y->bit)
		return x->bit > y->bit ? -1 : 1;
	return x->opcode->index < y->opcode->index ? -1 : x->opcode->index > y->opcode->index;
}

void page_find_flips(struct page_encoding *encoding)
{
	struct flips f = { .encoding = encoding };
	encoding->flips =
		ARENA_ARRAY(encoding->arena, struct page_flips, encoding->isa->opcodes.count + 1);
	gather_classes(&f);
	VEC_EACH (const struct opcode *, it, &encoding->by_code) {
		VEC_EACH (struct code_class *, class, &f.classes) {
			if ((*class)->length != (*it)->length)
				continue;
			if ((*class)->opcodes.list.count <= WORD_BITS)
				compare_each(&f, *it, *class);
			else
				look_up_flips(&f, *it, *class);
		}
		struct page_flips *own = &encoding->flips[(*it)->index];
		if (own->list.count)
			qsort(own->list.items, own->list.count, sizeof *own->list.items, compare_flips);
	}
}
