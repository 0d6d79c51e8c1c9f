/* SPDX-License-Identifier: MIT */
/* Opcodes -> layouts of fields, by the order in which their first words are tried. */
#include "encoding/first_layout.h"

#include "isa/mode.h"

struct word first_code_bits(struct word mask)
{
	unsigned best = 0, from = 0;
	for (unsigned at = 0, width; at < FIRST_WORD_BITS; at += width + 1) {
		for (width = 0; at + width < FIRST_WORD_BITS && word_bit(mask, at + width); width++)
			;
		if (width > best) {
			best = width;
			from = at;
		}
	}
	return word_mask(from, best);
}

uint64_t first_code_number(const struct opcode *opcode)
{
	struct cube word = first_word(opcode);
	struct word run = first_code_bits(word.mask);
	uint64_t number = 0;
	for (unsigned at = FIRST_WORD_BITS; at-- > 0;)
		if (word_bit(run, at))
			number = number << 1 | word_bit(word.match, at);
	return number;
}

void first_ranges(const struct field *field, first_range_fn take, void *user)
{
	unsigned from = field->kind == FIELD_FIXED ? FIRST_WORD_BITS : 0;
	size_t own;
	field_appended(field, &own);
	for (size_t i = field->pieces.count; i-- > own;) {
		struct piece piece = field->pieces.items[i];
		unsigned at = piece.lsb, end = piece.lsb + piece.width;
		while (at < end) {
			unsigned next = (at / FIRST_WORD_BITS + 1) * FIRST_WORD_BITS;
			next = next < end ? next : end;
			if (at >= from)
				take(user, at, next - at);
			at = next;
		}
	}
}

static void add_range_key(void *user, unsigned lsb, unsigned width)
{
	buffer_printf(user, " %u+%u", lsb, width);
}

static struct str layout_key(struct arena *arena, const struct opcode *opcode)
{
	struct buffer key = buffer_new(arena);
	struct cube first = first_word(opcode);
	struct word others = word_and(first.match, word_not(first_code_bits(first.mask)));
	buffer_printf(&key, "%u %.*s %.*s", opcode->length, STR_ARG(word_hex(arena, first.mask, 0)),
		STR_ARG(word_hex(arena, others, 0)));
	VEC_EACH (struct field *, it, &opcode->fields) {
		const struct field *field = *it;
		size_t before = key.length;
		buffer_printf(&key, "\n%.*s %.*s", STR_ARG(field->name), STR_ARG(field->type->name));
		if (field->kind == FIELD_FIXED)
			buffer_printf(&key, " =%llu", (unsigned long long)field->value);
		size_t named = key.length;
		first_ranges(field, add_range_key, &key);
		if (key.length == named)
			key.length = before;
	}
	return buffer_str(&key);
}

/* A layout that the opcode can join without being tried too late; NULL if there is none. */
static struct first_layout *find_layout(
	const struct first_layouts *all, struct str key, const struct opcode *opcode)
{
	for (size_t i = all->list.count; i-- > 0;) {
		struct first_layout *layout = all->list.items[i];
		if (str_equal(layout->key, key))
			return layout;
		VEC_EACH (const struct opcode *, it, &layout->opcodes)
			if (first_word_misleads(*it, opcode))
				return NULL;
	}
	return NULL;
}

static void put_layout_opcode(
	struct arena *arena, struct first_layouts *all, const struct opcode *opcode)
{
	struct str key = layout_key(arena, opcode);
	struct first_layout *layout = find_layout(all, key, opcode);
	if (!layout) {
		layout = ARENA_NEW(arena, struct first_layout);
		layout->key = key;
		layout->name = str_printf(arena, "ENC_%.*s", STR_ARG(opcode->definition->name));
		layout->mask = first_word(opcode).mask;
		VEC_PUSH(arena, &all->list, layout);
	}
	VEC_PUSH(arena, &layout->opcodes, opcode);
}

struct first_layouts first_layouts_of(
	struct arena *arena, const struct opcode **opcodes, size_t count)
{
	struct first_layouts all = { .first.left_out.arena = arena };
	first_words_order(&all.first, opcodes, count);
	for (size_t i = 0; i < all.first.count; i++)
		if (!str_map_get(&all.first.left_out, all.first.tried[i]->definition->name))
			put_layout_opcode(arena, &all, all.first.tried[i]);
	return all;
}
